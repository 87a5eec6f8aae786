// ST-MC, ST-PERM: what movement cards and permanent cards do.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(MovementCards, ST_MC_01_ST_R_36_tokens_come_off_before_speed_or_after_the_draws) {
    for (const RepairTiming timing : {RepairTiming::before, RepairTiming::after}) {
        Race race{"SPI", {.repair_timing = timing}};
        const Seat a = race.add("3", {.hand = {"M12"}, .gauge = 1, .bag_damage = 11});
        race.add("1");
        race.go(a);
        race.fly("M12", {{"danger", damage}});
        EXPECT_EQ(race.plane(a).gauge, timing == RepairTiming::before ? 1 : 0);
    }
    EXPECT_EQ(Options{}.repair_timing, RepairTiming::before);
}

TEST(MovementCards, ST_MC_02_basic_takes_damage_only_expert_any_token_or_fewer) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M11"}, .gauge = 3, .aside = 2, .bag_damage = 9, .bag_alert = 4});
    race.add("1");
    race.go(a);
    race.fly("M11");
    EXPECT_EQ(race.plane(a).gauge, 1) << "REP2";
    EXPECT_EQ(race.plane(a).aside, 2) << "ALERTs stay aside";

    Race chosen{"SPI", {.cockpit = Cockpit::expert}};
    const Seat b = chosen.add("10", {.hand = {"M11"}, .tokens = {"AD", "", "D", ""}});
    chosen.add("1");
    chosen.go(b);
    chosen.fly("M11");
    EXPECT_EQ(chosen.offers(), (Names{"repair no", "repair cooling 1", "repair cooling 2", "repair controls 1"}));
    EXPECT_EQ(chosen.fallback(), "repair cooling 2") << "a DAMAGE on a handicap first";
    EXPECT_EQ(chosen.refusal("repair structure 1"), "ST-MC-02");
    chosen.play("repair cooling 1");
    chosen.play("repair no");
    EXPECT_EQ(chosen.tokens(b, Component::cooling), ".D");
    EXPECT_EQ(chosen.tokens(b, Component::controls), "D");
}

TEST(MovementCards, ST_MC_03_ST_R_37_the_first_draws_are_not_made) {
    Race race{"VEN"};
    const Seat a = race.add("7", {.hand = {"M13", "M15"}});
    race.add("1");
    race.go(a);
    race.fly("M13", {{"danger", alert}});
    EXPECT_EQ(race.draws(a), 1) << "IGN1 covers the first of two lines";
    EXPECT_EQ(race.bag(a), "12 D 5 A");
    Race two{"VEN"};
    const Seat b = two.add("7", {.hand = {"M16"}});
    two.add("1");
    two.go(b);
    two.fly("M16");
    EXPECT_EQ(two.draws(b), 0) << "IGN2 covers both";
}

TEST(MovementCards, ST_MC_04_chains_are_not_ignored) {
    Race race{"VEN", {.cockpit = Cockpit::expert}};
    const Seat a = race.add("7", {.hand = {"M13"}});
    race.add("1");
    race.go(a);
    race.fly("M13", {{"danger", damage}});
    race.play("hit cooling", {{"danger", alert}});
    EXPECT_EQ(race.draws(a), 2) << "the second draw is made, and so is its chain";
}

TEST(MovementCards, ST_MC_05_points_and_coins_at_once) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M19", "M20"}});
    race.add("1", empty_handed);
    race.go(a);
    race.fly("M19");
    EXPECT_EQ(race.plane(a).bonus, 2);
    race.go(a);
    race.fly("M20", {{"danger", alert}});
    EXPECT_EQ(race.plane(a).purse, 10);
}

TEST(MovementCards, ST_MC_06_ST_R_39_one_of_the_printed_values) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M23"}, .permanents = {Effect::clean_five}});
    race.add("1");
    race.begin_round();
    race.pass_bet();
    EXPECT_EQ(race.offers(), (Names{"play M23 as 3", "play M23 as 5", "play M23 as 7", "throttle"}));
    EXPECT_EQ(race.refusal("play M23 as 6"), "ST-MC-06");
    race.play("play M23 as 7");
    EXPECT_EQ(race.speed(a), 7) << "worth 7 for CLEAN5 too";
}

TEST(MovementCards, ST_MC_07_ST_MC_08_ST_R_40_draw_three_serves_the_first_missing_card) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M26", "3"}, .under = {"4", "5", "6", "7", "8"}, .no_deck = true});
    race.add("1");
    race.go(a);
    race.fly("M26");
    ASSERT_EQ(race.asks(), Ask::keep);
    EXPECT_EQ(race.fallback(), "keep GB-06 then GB-04") << "the highest; the others as drawn";
    race.play("keep GB-06 then FR-04");
    EXPECT_EQ(race.hand(a), (Names{"GB-02", "GB-06", "M01"})) << "the other missing card is drawn normally";
    EXPECT_EQ(race.under(a), (Names{"M03", "FR-04", "GB-04"}));

    Race sated;
    const Seat b = sated.add("10", {.hand = {"M26", "3", "4", "5"}});
    sated.add("1");
    sated.go(b);
    sated.fly("M26");
    EXPECT_NE(sated.asks(), Ask::keep) << "no card is missing";
}

TEST(MovementCards, ST_MC_09_a_short_deck_is_looked_at_as_far_as_it_goes) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M26", "3", "4"}, .under = {"5", "6"}, .no_deck = true});
    race.add("1");
    race.go(a);
    race.fly("M26");
    EXPECT_EQ(race.offers(), (Names{"keep FR-04", "keep GB-06"}));
    Race single;
    const Seat b = single.add("10", {.hand = {"M26", "3", "4"}, .under = {"5"}, .no_deck = true});
    single.add("1");
    single.go(b);
    single.fly("M26");
    EXPECT_EQ(single.hand(b), (Names{"GB-02", "GB-04", "FR-04"}));
}

TEST(MovementCards, ST_MC_10_ST_R_41_pass_three_while_it_is_visible) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M28", "3"}, .no_deck = true});
    const Seat b = race.add("1", empty_handed);
    race.go(a);
    race.fly("M28");
    EXPECT_EQ(race.speed(a), 5) << "not in the turn it is played";
    race.plane(a).square = square_named(race.course(), "F1");
    race.state.phase = Phase::end_lap;
    race.resume();
    ASSERT_EQ(race.state.lap, 2);
    race.put(b, "G4");
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.speed(a), 3) << "across laps";
    race.go(a);
    race.fly("3");
    EXPECT_EQ(throttle_base(race.game(), race.plane(a)), 2) << "covered";
}

TEST(MovementCards, ST_MC_11_ST_R_38_hopping) {
    Race race;
    const Seat a = race.add("10", {.hand = {"M30"}});
    race.add("16");
    race.add("17");
    race.go(a);
    race.fly("M30", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "18") << "16 and 17 are not counted";
    EXPECT_EQ(race.draws(a), 1) << "line 3 at speed 6";
    EXPECT_TRUE(race.events<PushedOn>().empty());
}

TEST(Permanents, ST_PERM_01_beside_the_ten_cards_and_open) {
    Race race;
    const Seat a = race.add("10", {.permanents = {Effect::trim}});
    const Seat b = race.add("3");
    EXPECT_TRUE(race.game().view(race.state, b).table.plane(a).permanents.has(Effect::trim));
    EXPECT_EQ(slot_of(race.plane(a), *card_named("P09")), no_slot);
}

TEST(Permanents, ST_PERM_02_each_effect_once) {
    Year year;
    year.plane(seat(0)).permanents.add(Effect::no_drafting);
    year.show(1, "P02");
    year.draw(seat(0));
    EXPECT_EQ(year.refusal("marker card 1"), "ST-PERM-02");
    EXPECT_FALSE(year.offers("marker card 1"));
}

TEST(Permanents, ST_PERM_03_a_larger_hand_from_the_first_hand_on) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    const Seat a = race.add("-", {.permanents = {Effect::larger_hand}});
    race.add("-");
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.options.pilots = PilotChoice::national;
    race.plane(a).nation = Nation::britain;
    race.plane(seat(1)).nation = Nation::usa;
    race.resume();
    EXPECT_EQ(race.hand(a).size(), 4U);
}

TEST(Permanents, ST_PERM_04_no_drafting_from_its_owner) {
    Race race;
    race.add("12", {.permanents = {Effect::no_drafting}});
    const Seat b = race.add("11");
    race.begin_round();
    EXPECT_FALSE(race.plane(b).drafting);
}

TEST(Permanents, ST_PERM_05_ST_PERM_06_ST_R_42_dropping_back_without_draws_or_new_markers) {
    Race race;
    const Seat a = race.add("18", {.hand = {"4"}, .permanents = {Effect::drop_back}});
    const Seat b = race.add("15", empty_handed);
    const Seat c = race.add("1", empty_handed);
    race.state.order.clear();
    for (const Seat s : {b, a, c}) race.state.order.push_back(s);
    race.state.turn = 0;
    race.plane(a).leading = true;
    race.state.phase = Phase::begin_turn;
    race.resume();
    race.throttle();
    ASSERT_EQ(race.where(b), "17");
    ASSERT_EQ(race.asks(), Ask::drop_back);
    EXPECT_EQ(race.asked(), a);
    EXPECT_EQ(race.fallback(), "drop no");
    EXPECT_EQ(race.offers(), (Names{"drop no", "drop yes"}));
    race.play("drop yes");
    EXPECT_EQ(race.where(a), "16") << "back over line 3";
    EXPECT_EQ(race.draws(a), 0);
    EXPECT_TRUE(race.plane(a).leading);
    EXPECT_EQ(race.order(), (std::vector{b, a, c}));
    ASSERT_EQ(race.asked(), a) << "it still has its turn, from the new square";
    race.fly("4");
    EXPECT_EQ(race.where(a), "19");
    EXPECT_EQ(race.speed(a), 3);
}

TEST(Permanents, ST_PERM_05_on_the_branch_the_opponent_came_from) {
    for (const bool is_short : {true, false}) {
        Race race;
        const Seat a = race.add("11", {.permanents = {Effect::drop_back}});
        const Seat b = race.add(is_short ? "aS1" : "aL2", empty_handed);
        race.go(b);
        race.throttle();
        ASSERT_EQ(race.where(b), "10");
        race.play("drop yes");
        EXPECT_EQ(race.where(a), is_short ? "aS2" : "aL3");
    }
}

TEST(Permanents, ST_PERM_05_ahead_of_a_fork_square_on_either_branch) {
    for (const char* square : {"aS1", "aL1"}) {
        Race race;
        const Seat a = race.add(square, {.permanents = {Effect::drop_back}});
        const Seat b = race.add("7", empty_handed);
        race.go(b);
        race.throttle();
        ASSERT_EQ(race.asks(), Ask::drop_back) << square;
        race.play("drop yes");
        EXPECT_EQ(race.where(a), "8");
    }
    Race beyond;
    beyond.add("10", {.permanents = {Effect::drop_back}});
    const Seat b = beyond.add("7", empty_handed);
    beyond.go(b);
    beyond.throttle();
    EXPECT_NE(beyond.asks(), Ask::drop_back) << "the rejoining square does not follow the fork square";
}

TEST(Permanents, ST_PERM_07_better_drafting) {
    Race race;
    race.add("12");
    const Seat b = race.add("11", {.permanents = {Effect::better_drafting}});
    race.begin_round();
    EXPECT_EQ(modifiers(race.game(), race.state, b, 3).drafting, 2);
}

TEST(Permanents, ST_PERM_08_safe_passing_but_not_safe_curves) {
    Race race;
    const Seat a = race.add("12", {.hand = {"5"}, .permanents = {Effect::safe_passing}});
    race.add("17");
    race.go(a);
    race.fly("5", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "18");
    EXPECT_EQ(race.draws(a), 1);
}

TEST(Permanents, ST_PERM_09_trim_lowers_by_one_and_not_below_one) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    const Seat a = race.add("12", {.permanents = {Effect::trim}, .tokens = {"", "AD", "", ""}});
    race.add("1");
    race.go(a);
    race.pass_bet();
    EXPECT_TRUE(race.offers("throttle trim"));
    EXPECT_EQ(race.refusal("throttle dive"), "ST-PILOT-05");
    race.throttle({}, " trim");
    EXPECT_EQ(race.speed(a), 1);
    Race without;
    const Seat b = without.add("12");
    without.add("1");
    without.go(b);
    without.pass_bet();
    EXPECT_EQ(without.refusal("throttle trim"), "ST-PERM-09");
}

TEST(Permanents, ST_PERM_10_each_card_from_two) {
    Race race;
    const Seat a = race.add(
        "10", {.hand = {"3"}, .under = {"4", "5", "6", "7"}, .no_deck = true, .permanents = {Effect::draw_two}});
    race.add("1");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.offers(), (Names{"keep GB-04", "keep FR-04"}));
    race.play("keep FR-04");
    EXPECT_EQ(race.offers(), (Names{"keep GB-06", "keep M01"}));
    race.play("keep M01");
    EXPECT_EQ(race.offers(), (Names{"keep GB-04", "keep GB-06"})) << "put under before the next card is drawn";
    race.play("keep GB-04");
    EXPECT_EQ(race.hand(a), (Names{"FR-04", "M01", "GB-04"}));
}

TEST(Permanents, ST_PERM_10_not_for_the_first_hand) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    const Seat a = race.add("-", {.nation = Nation::britain, .permanents = {Effect::draw_two}});
    race.add("-", {.nation = Nation::usa});
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.resume();
    EXPECT_EQ(race.asks(), Ask::bet);
    EXPECT_EQ(race.hand(a).size(), 3U);
}

TEST(Permanents, ST_PERM_11_clean_from_five) {
    Race race;
    const Seat a = race.add("10", {.permanents = {Effect::clean_five}});
    race.add("1");
    race.begin_round();
    EXPECT_EQ(modifiers(race.game(), race.state, a, 5).air, 0);
    EXPECT_EQ(modifiers(race.game(), race.state, a, 4).air, -1);
    race.throttle();
    EXPECT_EQ(race.speed(a), 1);
}

TEST(Permanents, ST_PERM_12_ST_R_89_markers_on_the_second_copy_go_back) {
    Year year;
    year.show(1, "P09");
    year.show(2, "P10");
    year.mark(1, seat(0), 1);
    year.mark(2, seat(0), 1);
    year.mark(2, seat(1), 1);
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_TRUE(year.plane(seat(0)).permanents.has(Effect::trim));
    EXPECT_EQ(year.markers(2, seat(0)), 0);
    EXPECT_EQ(year.markers(2, seat(1)), 1) << "those of others stay";
}

TEST(Permanents, ST_PERM_13_only_the_end_of_a_turns_move) {
    Race race;
    const Seat a = race.add("14", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    const Seat b = race.add("15", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    const Seat c = race.add("11", empty_handed);
    race.go(c);
    race.throttle();
    ASSERT_EQ(race.asks(), Ask::drop_back);
    EXPECT_EQ(race.asked(), a);
    race.play("drop yes");
    EXPECT_EQ(race.where(a), "12");
    EXPECT_NE(race.asks(), Ask::drop_back) << "a drop is not answered by another";
    EXPECT_EQ(race.where(b), "15");
}

TEST(Permanents, ST_PERM_13_an_autopilot_is_an_opponent_too) {
    Race race;
    const Seat a = race.add("14", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    const Seat us = race.add_autopilot(Nation::usa, "10", {.hand = {"3"}, .no_deck = true});
    race.go(us);
    ASSERT_EQ(race.asks(), Ask::drop_back);
    EXPECT_EQ(race.asked(), a);
    race.play("drop yes");
    EXPECT_EQ(race.where(a), "12");
}

TEST(Permanents, ST_PERM_14_back_over_the_finish_line) {
    Race race;
    const Seat a = race.add("F1", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    const Seat b = race.add("20", empty_handed);
    race.go(b);
    race.throttle();
    race.play("drop yes");
    EXPECT_EQ(race.where(a), "21");
    EXPECT_EQ(race.state.lap, 1);
}

}  // namespace
}  // namespace paddock::schneider::tests
