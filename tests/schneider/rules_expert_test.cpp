// ST-EXP, ST-MALUS: the expert cockpit.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

// A plane on SPI 3 that flies over line 1 too fast: one draw.
struct OneHazard {
    Race race{"SPI", expert};
    Seat a;
    explicit OneHazard(const PlaneSetup& setup = {}) {
        PlaneSetup own = setup;
        own.hand = {"6", "4", "5"};
        a = race.add("3", own);
        race.add("2", empty_handed);
        race.add("1", empty_handed);
        race.go(a);
    }
    void draw(int token) { race.fly("6", {{"danger", token}}); }
    std::string tokens(Component component) const { return race.tokens(a, component); }
};

TEST(Expert, ST_EXP_01_ST_R_35_levels_of_the_plane_card) {
    Race race{"SPI", expert};
    race.start(4);
    for (const char* nation : {"nation usa", "nation italy", "nation france"}) race.play(nation);
    const auto levels = [&](int i) {
        std::string text;
        for (const ComponentTile& tile : race.plane(seat(i)).tiles) text += std::to_string(tile.level);
        return text;
    };
    EXPECT_EQ(levels(0), "1122");
    EXPECT_EQ(levels(1), "1221");
    EXPECT_EQ(levels(2), "2121");
    EXPECT_EQ(levels(3), "1212");
    for (const Component component : all_components) {
        EXPECT_EQ(content().tile(component, 1).size(), 3U);
        EXPECT_EQ(content().tile(component, 2).size(), 4U);
        EXPECT_EQ(content().tile(component, 3).size(), 5U);
        EXPECT_EQ(content().tile(component, 3)[4], Fault::cross);
    }
}

TEST(Expert, ST_EXP_02_ST_R_33_the_bag_is_twelve_damage_and_six_alerts) {
    Race race{"SPI", expert};
    race.start(2);
    race.play("nation usa");
    race.play("nation italy");
    EXPECT_EQ(race.bag(seat(0)), "12 D 6 A");
}

TEST(Expert, ST_EXP_03_draws_for_the_same_reasons) {
    Race race{"SPI", expert};
    const Seat a = race.add("12", {.hand = {"5"}});
    race.add("17");
    race.go(a);
    race.fly("5", {{"danger", alert}});
    race.play("hit cooling", {{"danger", alert}});
    race.play("hit cooling");
    EXPECT_EQ(race.draws(a), 2) << "a line and an overtaking";
}

TEST(Expert, ST_EXP_04_ST_R_29_the_token_is_seen_before_the_choice) {
    OneHazard hazard;
    hazard.draw(alert);
    ASSERT_EQ(hazard.race.asks(), Ask::component);
    EXPECT_EQ(hazard.race.state.move.token, Token::alert);
    EXPECT_EQ(hazard.race.offers(), (Names{"hit cooling", "hit propulsion", "hit controls", "hit structure"}));
    EXPECT_EQ(hazard.race.fallback(), "hit cooling") << "all next squares are chains";
}

TEST(Expert, ST_EXP_05_ST_EXP_06_the_first_empty_square_and_alerts_cancel_it) {
    OneHazard hazard{{.tokens = {"A", "", "", ""}}};
    hazard.draw(alert);
    hazard.race.play("hit cooling");
    EXPECT_EQ(hazard.tokens(Component::cooling), "AA");
    EXPECT_EQ(hand_limit(hazard.race.game(), hazard.race.state, hazard.a), 3) << "HAND−1 is covered by an ALERT";
    EXPECT_EQ(hazard.race.draws(hazard.a), 1);
}

TEST(Expert, ST_EXP_07_ST_EXP_09_a_handicap_is_active_at_once_and_ends_the_draw) {
    OneHazard hazard{{.tokens = {"", "A", "", ""}}};
    hazard.draw(damage);
    hazard.race.play("hit propulsion");
    EXPECT_EQ(handicaps(hazard.race.game(), hazard.race.plane(hazard.a), Fault::slower), 1);
    EXPECT_EQ(hazard.race.draws(hazard.a), 1);
    OneHazard blank{{.levels = {3, 1, 1, 1}}};
    blank.draw(damage);
    blank.race.play("hit cooling");
    EXPECT_EQ(blank.race.draws(blank.a), 1) << "a blank does nothing";
}

TEST(Expert, ST_EXP_08_ST_R_83_chains_run_on) {
    OneHazard hazard;
    hazard.draw(damage);
    hazard.race.play("hit controls", {{"danger", damage}, {"danger", damage}});
    EXPECT_EQ(hazard.tokens(Component::controls), "DD");
    EXPECT_EQ(hazard.tokens(Component::structure), "D");
    EXPECT_EQ(hazard.race.draws(hazard.a), 3);
}

TEST(Expert, ST_EXP_10_ST_R_30_only_components_with_an_empty_square) {
    OneHazard hazard{{.tokens = {"AAA", "", "AAA", ""}}};
    hazard.draw(alert);
    EXPECT_EQ(hazard.race.refusal("hit cooling"), "ST-EXP-10");
    EXPECT_EQ(hazard.race.offers(), (Names{"hit propulsion", "hit structure"}));

    OneHazard full{{.bag_damage = 4, .bag_alert = 2, .tokens = {"AAA", "AAA", "AAA", "AAA"}}};
    full.draw(damage);
    EXPECT_EQ(full.race.bag(full.a), "4 D 2 A") << "put back, and nothing happens";
    EXPECT_TRUE(full.race.plane(full.a).flying());
}

TEST(Expert, ST_EXP_11_a_chain_to_a_full_component_ends) {
    OneHazard hazard{{.tokens = {"", "", "AAA", ""}}};
    hazard.draw(damage);
    hazard.race.play("hit structure");
    EXPECT_EQ(hazard.tokens(Component::structure), "D");
    EXPECT_EQ(hazard.race.draws(hazard.a), 1);
}

TEST(Expert, ST_EXP_12_the_cross_crashes) {
    OneHazard hazard{{.tokens = {"AA", "", "", ""}}};
    hazard.draw(damage);
    hazard.race.play("hit cooling");
    EXPECT_FALSE(hazard.race.plane(hazard.a).flying());
    EXPECT_EQ(hazard.race.plane(hazard.a).crashed, 1);
    EXPECT_EQ(hazard.race.plane(hazard.a).pile.size(), 1U);
    EXPECT_EQ(hazard.race.hand(hazard.a).size(), 3U);
}

TEST(Expert, ST_EXP_13_ST_R_34_the_token_of_the_cross_and_one_more) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"6"}, .bag_damage = 11, .bag_alert = 4, .tokens = {"AA", "D", "", ""}});
    const Seat b = race.add("2", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit cooling");
    ASSERT_EQ(race.asks(), Ask::crash_repair);
    EXPECT_EQ(race.tokens(a, Component::cooling), "AA");
    EXPECT_EQ(race.offers(), (Names{"repair cooling 1", "repair cooling 2", "repair propulsion 1"}));
    EXPECT_EQ(race.refusal("repair no"), "ST-EXP-13");
    EXPECT_EQ(race.fallback(), "repair propulsion 1") << "a DAMAGE before an ALERT";
    race.play("repair cooling 1");
    EXPECT_EQ(race.bag(a), "11 D 5 A");
    EXPECT_EQ(race.where(b), "G1");
    EXPECT_EQ(race.where(a), "G2");
}

TEST(Expert, ST_EXP_14_a_cross_under_an_alert_does_nothing) {
    OneHazard hazard{{.tokens = {"AA", "", "", ""}}};
    hazard.draw(alert);
    hazard.race.play("hit cooling");
    EXPECT_TRUE(hazard.race.plane(hazard.a).flying());
}

TEST(Expert, ST_EXP_15_no_gauge_and_no_limit_of_four) {
    OneHazard hazard{{.bag_damage = 7, .tokens = {"D", "D", "D", "D"}, .levels = {3, 3, 3, 3}}};
    hazard.draw(damage);
    hazard.race.play("hit cooling", {{"danger", alert}});
    EXPECT_TRUE(hazard.race.plane(hazard.a).flying()) << "five DAMAGE";
    EXPECT_EQ(hazard.race.plane(hazard.a).gauge, 0);
    EXPECT_EQ(hazard.race.plane(hazard.a).aside, 0);
}

TEST(Expert, ST_EXP_16_tokens_stay_from_lap_to_lap) {
    Race race{"SPI", expert};
    const Seat a = race.add("F1", {.tokens = {"D", "A", "", "DA"}});
    race.add("3");
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.tokens(a, Component::cooling), "D");
    EXPECT_EQ(race.tokens(a, Component::structure), "DA");
}

TEST(Expert, ST_EXP_17_ST_EXP_19_ST_R_31_an_emptied_square_works_anew) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.hand = {"M10"}, .bag_damage = 10, .tokens = {"DD", "", "", ""}});
    race.add("1", empty_handed);
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 2);
    race.go(a);
    race.fly("M10");
    race.play("repair cooling 2", {{"danger", damage}});
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 3) << "the handicap ends with its DAMAGE";
    EXPECT_EQ(first_empty(race.game(), race.plane(a), Component::cooling), 1);
    race.play("hit cooling");
    EXPECT_EQ(race.tokens(a, Component::cooling), "DD");
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 2) << "and comes back";
}

TEST(Expert, ST_EXP_18_two_hazards_two_choices) {
    Race race{"VEN", expert};
    const Seat a = race.add("7", {.hand = {"6"}});
    race.add("1", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", alert}});
    race.play("hit cooling", {{"danger", alert}});
    race.play("hit structure");
    EXPECT_EQ(race.tokens(a, Component::cooling), "A");
    EXPECT_EQ(race.tokens(a, Component::structure), "A");
}

TEST(Handicaps, ST_MALUS_01_equal_speed_counts_and_greig_comes_first) {
    Race race{"SPI", expert};
    const Seat a = race.add("3", {.tokens = {"", "", "AD", ""}});
    EXPECT_TRUE(too_fast(race.game(), race.state, a, 5, 5));
    EXPECT_FALSE(too_fast(race.game(), race.state, a, 4, 5));
    race.plane(a).pilot = Pilot::greig;
    EXPECT_FALSE(too_fast(race.game(), race.state, a, 5, 5));
    EXPECT_TRUE(too_fast(race.game(), race.state, a, 6, 5));
}

TEST(Handicaps, ST_MALUS_02_ST_MALUS_06_ST_R_32_each_move_from_the_next_on_is_shorter) {
    OneHazard hazard{{.tokens = {"", "A", "", ""}}};
    hazard.draw(damage);
    hazard.race.play("hit propulsion");
    EXPECT_EQ(hazard.race.where(hazard.a), "9") << "this move is as long as it was";
    hazard.race.go(hazard.a);
    hazard.race.fly("4");
    EXPECT_EQ(hazard.race.speed(hazard.a), 3);
}

TEST(Handicaps, ST_MALUS_03_ST_MALUS_06_the_skill_is_off_within_the_move) {
    Race race{"VEN", expert};
    // Greig at 6 over lines 4 and 5: the first draws; losing his skill makes the second draw too.
    const Seat a = race.add("7", {.pilot = Pilot::greig, .hand = {"6"}, .tokens = {"", "", "", "A"}});
    race.add("1", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.play("hit structure", {{"danger", alert}});
    ASSERT_EQ(race.asks(), Ask::component);
    EXPECT_EQ(race.draws(a), 2);
}

TEST(Handicaps, ST_MALUS_04_the_hand_is_smaller_at_this_turns_refill) {
    OneHazard hazard{{.tokens = {"A", "", "", ""}}};
    hazard.draw(damage);
    hazard.race.play("hit cooling");
    EXPECT_EQ(hazard.race.hand(hazard.a).size(), 2U);
}

TEST(Handicaps, ST_MALUS_05_equal_handicaps_add_up) {
    Content twice = content();
    twice.tiles[0][0][1] = Fault::slower;
    Options options = expert;
    Race race{"SPI", options};
    const Seat a = race.add("3", {.tokens = {"AD", "AD", "", ""}});
    const Schneider game{twice, options, 1};
    EXPECT_EQ(modifiers(game, race.state, a, 5).handicap, -2);
    EXPECT_EQ(handicaps(race.game(), race.plane(a), Fault::small_hand), 1);
}

}  // namespace
}  // namespace paddock::schneider::tests
