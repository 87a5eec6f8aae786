// Vectors of the rule reference (§8.2): cards, throttle back, skills, the expert cockpit.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

constexpr Options expert_after{.cockpit = Cockpit::expert, .repair_timing = RepairTiming::after};

TEST(Vectors, ST_V_32_the_card_put_away_goes_under_the_deck) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"3", "6", "7"}, .under = {"5", "4"}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.throttle();
    race.play("under GB-02");
    EXPECT_EQ(race.hand(a), (Names{"GB-06", "M01", "FR-04"}));
    EXPECT_EQ(race.under(a), (Names{"GB-04", "GB-02"}));
}

TEST(Vectors, ST_V_33_with_an_empty_deck_the_card_comes_back) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"3", "7"}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.throttle();
    race.play("under GB-02");
    EXPECT_EQ(race.hand(a), (Names{"M01", "GB-02"}));
    EXPECT_TRUE(race.under(a).empty());
    EXPECT_EQ(race.where(a), "12");
}

TEST(Vectors, ST_V_34_without_cards_throttle_back_just_moves) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {}, .no_deck = true});
    const Seat b = race.add("3");
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.where(a), "12");
    EXPECT_EQ(race.asked(), b);
}

TEST(Vectors, ST_V_35_slim_floats_while_they_are_visible) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"3"}, .pile = {"M28"}, .no_deck = true});
    const Seat b = race.add("1", {.hand = {}, .no_deck = true});
    for (const int expected : {2, 2}) {
        race.begin_round();
        ASSERT_EQ(race.asked(), a);
        race.throttle();
        EXPECT_EQ(race.speed(a), expected);
        race.put(b, "1");
    }
    race.begin_round();
    race.fly("3");
    EXPECT_EQ(race.speed(a), 2);
    race.put(b, "1");
    race.begin_round();
    race.throttle();
    EXPECT_EQ(race.speed(a), 1);
}

TEST(Vectors, ST_V_36_never_below_one) {
    Race race{"SPI", expert};
    const Seat a = race.add("10", {.tokens = {"", "AD", "", ""}});
    race.add("3");
    race.begin_round();
    race.throttle();
    EXPECT_EQ(race.speed(a), 1);
    EXPECT_EQ(race.where(a), "11");
}

TEST(Vectors, ST_V_37_greig_and_the_sharp_lines) {
    Race race{"SPI", expert};
    const Seat a = race.add("13", {.pilot = Pilot::greig});
    race.add("3");
    const Schneider game = race.game();
    EXPECT_FALSE(too_fast(game, race.state, a, 5, 4));
    EXPECT_TRUE(too_fast(game, race.state, a, 6, 4));
    race.plane(a).tiles[index(Component::controls)].tokens = {Token::alert, Token::damage};
    EXPECT_TRUE(too_fast(game, race.state, a, 5, 4));
    EXPECT_FALSE(too_fast(game, race.state, a, 4, 4));
}

TEST(Vectors, ST_V_38_doolittle_dives_once) {
    Race race{"SPI"};
    const Seat us = race.add("13", {.nation = Nation::usa, .pilot = Pilot::doolittle, .hand = {"4", "5"}});
    race.add("3");
    race.go(us);
    race.fly("4", {{"danger", alert}}, " dive");
    EXPECT_EQ(race.speed(us), 8);
    EXPECT_EQ(race.where(us), "21");
    EXPECT_EQ(race.draws(us), 1);
    EXPECT_TRUE(race.plane(us).dive_used);
    race.go(us);
    race.pass_bet();
    EXPECT_EQ(race.refusal("throttle dive"), "ST-PILOT-05");
}

TEST(Vectors, ST_V_39_hopping_over_planes) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"M30"}});
    race.add("12");
    race.add("14");
    race.go(a);
    race.fly("M30", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "18");
    EXPECT_EQ(race.draws(a), 1);
    EXPECT_TRUE(race.events<PushedOn>().empty());
}

TEST(Vectors, ST_V_40_repair_before_or_after_the_move) {
    for (const RepairTiming timing : {RepairTiming::before, RepairTiming::after}) {
        Race race{"SPI", {.repair_timing = timing}};
        // A REP1 card of 6 is M10.
        const Seat a = race.add("3", {.hand = {"M10"}, .gauge = 3, .bag_damage = 9});
        race.add("20");
        race.add("19");
        race.go(a);
        race.fly("M10", {{"danger", damage}});
        const bool before = timing == RepairTiming::before;
        EXPECT_EQ(race.plane(a).flying(), before);
        EXPECT_EQ(race.plane(a).gauge, before ? 3 : 4);
        EXPECT_EQ(race.bag(a), before ? "9 D 6 A" : "8 D 6 A");
        EXPECT_EQ(race.events<TokenReturned>(a).size(), before ? 1U : 0U);
    }
}

TEST(Vectors, ST_V_41_a_chain_ends_at_a_full_component) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"6"}, .bag_damage = 10, .bag_alert = 4, .tokens = {"DAA", "", "", ""}});
    race.add("20");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit propulsion");
    EXPECT_EQ(race.tokens(a, Component::propulsion), "D");
    EXPECT_EQ(race.tokens(a, Component::cooling), "DAA");
    EXPECT_EQ(race.draws(a), 1);
    EXPECT_TRUE(race.plane(a).flying());
}

TEST(Vectors, ST_V_42_a_chain_to_the_cross) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"6"}, .tokens = {"", "", "", "AA"}});
    race.add("20");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit controls", {{"danger", damage}});
    ASSERT_EQ(race.asks(), Ask::crash_repair) << "crashed, the lap is over; the cross is cleared already";
    EXPECT_EQ(race.tokens(a, Component::structure), "AA");
    race.play("repair controls 1");
    EXPECT_EQ(race.tokens(a, Component::controls), "");
    EXPECT_EQ(race.bag(a), "12 D 6 A");
    EXPECT_EQ(race.where(a), "G2");
}

TEST(Vectors, ST_V_43_an_alert_on_the_cross_does_nothing) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"6"}, .tokens = {"", "", "", "AA"}});
    race.add("20");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit controls", {{"danger", alert}});
    EXPECT_EQ(race.tokens(a, Component::structure), "AAA");
    EXPECT_TRUE(race.plane(a).flying());
    EXPECT_LT(first_empty(race.game(), race.plane(a), Component::structure), 0);
}

TEST(Vectors, ST_V_44_a_handicap_acts_on_later_lines_of_the_move) {
    Race race{"VEN", expert};
    const Seat a = race.add("7", {.hand = {"5"}, .tokens = {"", "", "A", ""}});
    race.add("20");
    race.go(a);
    race.fly("5", {{"danger", damage}});
    race.play("hit controls", {{"danger", alert}});
    ASSERT_EQ(race.asks(), Ask::component) << "line 2 is crossed at exactly 5: a second draw";
    race.play("hit cooling");
    EXPECT_EQ(race.draws(a), 2);
}

TEST(Vectors, ST_V_45_a_smaller_hand_and_its_repair) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"6", "GB-01", "3"}, .tokens = {"A", "", "", ""}});
    const Seat b = race.add("1", {.hand = {}, .no_deck = true});
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit cooling");
    EXPECT_EQ(race.hand(a).size(), 2U);
    race.put(b, "1");
    race.go(a);
    race.fly("GB-01");
    ASSERT_EQ(race.asks(), Ask::repair);
    race.play("repair cooling 2", {});
    if (race.asks() == Ask::way) race.play("way long");
    EXPECT_EQ(race.hand(a).size(), 3U);
}

TEST(Vectors, ST_V_46_a_pilot_without_skill_keeps_his_cards) {
    Race race{"SPI", expert};
    const Seat a =
        race.add("10", {.pilot = Pilot::sadi_lecointe, .hand = {"3", "4", "5", "6"}, .tokens = {"", "", "", "AD"}});
    race.add("3");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 3);
    EXPECT_EQ(race.hand(a).size(), 3U);
}

TEST(Vectors, ST_V_73_clean_flight_from_five) {
    for (const auto& [card, expected] : {std::pair<std::string, int>{"5", 5}, {"4", 3}, {"", 1}}) {
        Race race{"SPI"};
        const Seat a = race.add("10", {.hand = {"4", "5"}, .permanents = {Effect::clean_five}});
        race.add("3");
        race.begin_round();
        if (card.empty()) {
            race.throttle();
        } else {
            race.fly(card);
        }
        EXPECT_EQ(race.speed(a), expected);
    }
}

TEST(Vectors, ST_V_74_trimming_to_the_line) {
    Race race{"SPI"};
    const Seat a = race.add("3", {.hand = {"6"}, .permanents = {Effect::trim}});
    race.add("20");
    race.go(a);
    race.fly("6", {}, " trim");
    EXPECT_EQ(race.speed(a), 5);
    EXPECT_EQ(race.where(a), "8");
    EXPECT_EQ(race.draws(a), 0);
}

TEST(Vectors, ST_V_75_draw_three_keep_one) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"M26", "3", "7"}, .under = {"4", "8", "5", "6"}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.fly("M26");
    ASSERT_EQ(race.asks(), Ask::keep);
    EXPECT_TRUE(race.offers("keep M03 then GB-04"));
    EXPECT_TRUE(race.offers("keep M03 then FR-04"));
    EXPECT_EQ(race.offers().size(), 6U);
    EXPECT_EQ(race.refusal("keep M03 then GB-02"), "ST-MC-07") << "it was not looked at";
    EXPECT_EQ(race.refusal("keep M03 then M03"), "ST-MC-07");
    EXPECT_EQ(race.refusal("keep GB-02 then M03"), "ST-MC-07");
    EXPECT_EQ(race.refusal("keep M03"), "ST-MC-07");
    race.play("keep M03 then GB-04");
    EXPECT_EQ(race.hand(a), (Names{"GB-02", "M01", "M03"}));
    EXPECT_EQ(race.under(a), (Names{"GB-06", "GB-04", "FR-04"}));
}

TEST(Vectors, ST_V_84_a_hand_limit_that_falls_in_this_turn) {
    Race race{"SPI", expert};
    const Seat a = race.add("10", {.hand = {"3", "5", "6"}, .no_deck = true, .tokens = {"A", "", "", ""}});
    race.add("12");
    race.go(a);
    race.throttle({{"danger", damage}});
    race.play("hit cooling");
    ASSERT_EQ(race.asks(), Ask::put_away);
    race.play("under GB-02");
    EXPECT_EQ(race.hand(a), (Names{"FR-04", "GB-06"}));
    EXPECT_EQ(race.under(a), (Names{"GB-02"}));
}

TEST(Vectors, ST_V_90_repair_counts_for_the_speed_of_the_move) {
    for (const Options& options : {expert, expert_after}) {
        const bool before = options.repair_timing == RepairTiming::before;
        Race race{"SPI", options};
        // REP1 cards of 4: FR-02, GB-03.
        const Seat a = race.add("10", {.hand = {"FR-02", "3"}, .tokens = {"", "AD", "", ""}});
        race.add("3");
        race.go(a);
        race.fly("FR-02");
        ASSERT_EQ(race.asks(), Ask::repair);
        race.play("repair propulsion 2");
        EXPECT_EQ(race.speed(a), before ? 4 : 3);

        Race drafting{"SPI", options};
        const Seat it =
            drafting.add("10", {.pilot = Pilot::de_bernardi, .hand = {"FR-02"}, .tokens = {"", "", "", "AD"}});
        drafting.add("11");
        drafting.begin_round();
        drafting.state.turn = 1;
        drafting.state.phase = Phase::begin_turn;
        drafting.resume();
        drafting.fly("FR-02", {});
        drafting.rolls.add({});
        ASSERT_EQ(drafting.asks(), Ask::repair);
        drafting.play("repair structure 2");
        EXPECT_EQ(drafting.speed(it), before ? 6 : 5);
    }
}

TEST(Vectors, ST_V_91_safe_passing_uses_up_no_ignored_draw) {
    Race race{"SPI"};
    const Seat a = race.add("12", {.hand = {"GB-05"}, .permanents = {Effect::safe_passing}});
    race.add("17");
    race.go(a);
    race.fly("GB-05");
    EXPECT_EQ(race.where(a), "18");
    EXPECT_EQ(race.draws(a), 0);
}

TEST(Vectors, ST_V_94_points_of_a_card_outlive_the_crash) {
    Race race{"SPI"};
    const Seat a = race.add("3", {.hand = {"M19"}, .gauge = 3, .bag_damage = 9});
    race.add("20");
    race.add("19");
    race.go(a);
    race.fly("M19", {{"danger", damage}});
    EXPECT_FALSE(race.plane(a).flying());
    EXPECT_EQ(race.plane(a).bonus, 2);
    ASSERT_EQ(race.plane(a).pile.size(), 1U);
    EXPECT_EQ(name_of(race.plane(a).set[race.plane(a).pile[0]]), "M19");
}

}  // namespace
}  // namespace paddock::schneider::tests
