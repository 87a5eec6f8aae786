// ST-CARD, ST-THR: cards and throttle back.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Cards, ST_CARD_01_the_number_is_the_base_speed) {
    Race race;
    const Seat a = race.add("10", {.hand = {"5"}});
    race.add("3");
    race.go(a);
    race.fly("5");
    EXPECT_EQ(race.speed(a), 5);
    EXPECT_EQ(race.where(a), "15");
}

TEST(Cards, ST_CARD_02_ST_CARD_03_ST_R_19_a_played_card_lies_on_the_pile_for_the_race) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4"}, .no_deck = true});
    const Seat b = race.add("3", {.hand = {}, .no_deck = true});
    race.go(a);
    race.fly("3");
    ASSERT_EQ(race.plane(a).pile.size(), 1U);
    EXPECT_EQ(name_of(race.plane(a).set[race.plane(a).pile.back()]), "GB-02");
    EXPECT_EQ(race.hand(a), (Names{"GB-04"})) << "the pile is not drawn from, though the deck is empty";
    race.put(b, "2");
    race.go(a);
    race.pass_bet();
    EXPECT_EQ(race.refusal("play GB-02 as 3"), "ST-TURN-02");
}

TEST(Cards, ST_CARD_04_draws_to_the_limit_or_until_the_deck_is_empty) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4", "5"}, .deck = {"6"}});
    race.add("3");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.hand(a), (Names{"GB-04", "FR-04", "GB-06"}));
    race.go(a);
    race.fly("4");
    EXPECT_EQ(race.hand(a), (Names{"FR-04", "GB-06"}));
}

TEST(Cards, ST_CARD_05_the_hand_limit) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    const Seat a = race.add("10");
    const auto limit = [&] { return hand_limit(race.game(), race.state, a); };
    EXPECT_EQ(limit(), 3);
    race.plane(a).pilot = Pilot::sadi_lecointe;
    EXPECT_EQ(limit(), 4);
    race.plane(a).permanents.add(Effect::larger_hand);
    EXPECT_EQ(limit(), 5);
    race.plane(a).tiles[0].tokens[1] = Token::damage;
    EXPECT_EQ(limit(), 4);
    // A tile with three such squares would take it below 1.
    Content harsh = content();
    harsh.tiles[0][0].clear();
    for (int i = 0; i < 5; ++i) harsh.tiles[0][0].push_back(Fault::small_hand);
    race.plane(a).permanents = {};
    race.plane(a).pilot = Pilot::none;
    race.plane(a).tiles[0].tokens = {Token::damage, Token::damage, Token::damage, Token::damage, Token::none};
    const Schneider game{harsh, race.options, 1};
    EXPECT_EQ(hand_limit(game, race.state, a), 1);
}

TEST(Cards, ST_CARD_06_a_hand_above_its_limit_is_not_cut_down) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4", "5", "6", "7"}});
    race.add("3");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.hand(a).size(), 4U);
    race.go(a);
    race.fly("4");
    EXPECT_EQ(race.hand(a).size(), 3U);
}

TEST(Cards, ST_CARD_07_cards_carry_over_from_lap_to_lap) {
    Race race;
    const Seat a = race.add("F2", {.hand = {"3", "4"}, .pile = {"5"}, .under = {"6"}});
    race.add("10");
    const Plane before = race.plane(a);
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.plane(a).hand, before.hand);
    EXPECT_EQ(race.plane(a).pile, before.pile);
    EXPECT_EQ(race.plane(a).under, before.under);
    EXPECT_EQ(race.plane(a).unseen, before.unseen);
}

TEST(Cards, ST_CARD_08_without_a_card_only_throttle_back_is_left) {
    Race race;
    const Seat a = race.add("10", {.hand = {}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.pass_bet();
    EXPECT_EQ(race.offers(), (Names{"throttle"}));
}

TEST(Cards, ST_CARD_09_ST_CRASH_03_the_card_reaches_the_pile_also_after_a_crash) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6", "4", "5"}, .gauge = 3, .bag_damage = 9});
    race.add("2");
    race.add("1");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    ASSERT_FALSE(race.plane(a).flying());
    ASSERT_EQ(race.plane(a).pile.size(), 1U);
    EXPECT_EQ(race.hand(a).size(), 3U) << "refilled as usual";
}

TEST(Throttle, ST_THR_01_ST_THR_02_base_two_with_every_modifier) {
    Race race;
    const Seat a = race.add("12", {.pilot = Pilot::doolittle, .permanents = {Effect::trim}});
    const Seat b = race.add("11");
    race.begin_round();
    race.throttle();
    EXPECT_EQ(race.speed(a), 1) << "2 − 1 as leader";
    race.play("under GB-02");
    race.throttle();
    EXPECT_EQ(race.speed(b), 3) << "2 + 1 drafting, over the leader on 13 onto 14";
    race.play("under GB-02");
    race.go(a);
    race.throttle({{"danger", alert}}, " dive trim");
    EXPECT_EQ(race.speed(a), 5);
}

TEST(Throttle, ST_THR_03_a_card_goes_under_the_deck_then_the_hand_is_refilled) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4", "5"}, .deck = {"7"}});
    race.add("3");
    race.go(a);
    race.throttle();
    ASSERT_EQ(race.asks(), Ask::put_away);
    EXPECT_EQ(race.offers(), (Names{"under GB-02", "under GB-04", "under FR-04"}));
    EXPECT_EQ(race.refusal("under M01"), "ST-THR-03");
    race.play("under FR-04");
    EXPECT_EQ(race.hand(a), (Names{"GB-02", "GB-04", "M01"}));
    EXPECT_EQ(race.under(a), (Names{"FR-04"}));
}

TEST(Throttle, ST_THR_04_ST_R_18_an_empty_deck_gives_the_card_back) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3"}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.hand(a), (Names{"GB-02"}));
}

TEST(Throttle, ST_THR_05_ST_R_18_an_empty_hand_puts_nothing_away) {
    Race race;
    const Seat a = race.add("10", {.hand = {}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.where(a), "12");
    EXPECT_TRUE(race.events<CardPutAway>(a).empty());
}

TEST(Throttle, ST_THR_06_the_visible_card_stays_visible) {
    Race race;
    const Seat a = race.add("10", {.hand = {}, .pile = {"5"}, .no_deck = true});
    race.add("3");
    race.go(a);
    race.throttle();
    ASSERT_EQ(race.plane(a).pile.size(), 1U);
    EXPECT_EQ(name_of(race.plane(a).set[race.plane(a).pile.back()]), "FR-04");
}

TEST(Throttle, ST_THR_07_ST_R_90_the_card_is_chosen_after_the_move_and_a_crash_does_not_excuse_it) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4"}, .no_deck = true, .gauge = 3, .bag_damage = 9});
    race.add("12");
    race.add("1");
    race.go(a);
    race.throttle({{"danger", damage}});
    ASSERT_FALSE(race.plane(a).flying());
    ASSERT_EQ(race.asks(), Ask::put_away);
    EXPECT_EQ(race.fallback(), "under GB-02") << "the lowest value";
    race.play("under GB-04");
    EXPECT_EQ(race.hand(a), (Names{"GB-02", "GB-04"}));
}

}  // namespace
}  // namespace paddock::schneider::tests
