// Vectors of the rule reference (§8.2): bets, laps, the run-out, reactions.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Vectors, ST_V_47_slots_one_can_pay) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.purse = 8});
    const Seat b = race.add("3");
    race.plane(b).bet_slot = 0;
    race.plane(b).bet_on = a;
    race.go(a);
    ASSERT_EQ(race.asks(), Ask::bet);
    EXPECT_EQ(race.offers(), (Names{"bet no", "bet C france", "bet C britain", "bet D france", "bet D britain"}));
    race.play("bet C britain");
    EXPECT_EQ(race.plane(a).purse, 3);
    EXPECT_EQ(race.plane(a).bet_on, b);
}

TEST(Vectors, ST_V_48_bets_pay_by_slot_and_rank) {
    Race race{"SPI"};
    const Seat fr = race.add("10", {.nation = Nation::france});
    const Seat gb = race.add("12", {.nation = Nation::britain});
    const Seat it = race.add("22", {.nation = Nation::italy, .hand = {"4"}});
    const Seat us = race.add("14", {.nation = Nation::usa, .hand = {}, .no_deck = true});
    race.plane(fr).bet_slot = 0;
    race.plane(fr).bet_on = it;
    race.plane(gb).bet_slot = 3;
    race.plane(gb).bet_on = us;
    race.plane(us).bet_slot = 3;
    race.plane(us).bet_on = fr;
    race.state.phase = Phase::end_lap;
    race.put(it, "F3");
    race.resume();
    EXPECT_EQ(race.plane(fr).bonus, 3);
    EXPECT_EQ(race.plane(fr).purse, 20);
    EXPECT_EQ(race.plane(gb).bonus, 0);
    EXPECT_EQ(race.plane(gb).purse, 5);
    EXPECT_EQ(race.plane(us).bonus, 0);
    EXPECT_EQ(race.plane(us).purse, 0);
}

TEST(Vectors, ST_V_49_with_two_planes_the_second_is_last) {
    Race race{"SPI"};
    const Seat gb = race.add("F1", {.nation = Nation::britain});
    const Seat us = race.add("14", {.nation = Nation::usa});
    race.plane(gb).bet_slot = 1;
    race.plane(gb).bet_on = us;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(gb).lap_points[0], 10);
    EXPECT_EQ(race.plane(us).lap_points[0], 0);
    EXPECT_EQ(race.plane(gb).bonus, 0);
    EXPECT_EQ(race.plane(gb).purse, 0);
}

TEST(Vectors, ST_V_50_a_tie_goes_to_the_better_third_lap) {
    Race race{"SPI"};
    const Seat gb = race.add("14", {.nation = Nation::britain});
    const Seat it = race.add("18", {.nation = Nation::italy});
    const Seat us = race.add("F1", {.nation = Nation::usa});
    race.plane(gb).lap_rank = {1, 2, 3};
    race.plane(gb).lap_points = {10, 8, 0};
    race.plane(gb).bonus = 3;
    race.plane(it).lap_rank = {2, 1, 2};
    race.plane(it).lap_points = {3, 10, 8};
    race.plane(us).lap_rank = {3, 3, 1};
    race.plane(us).lap_points = {0, 0, 10};
    race.state.lap = 3;
    race.state.phase = Phase::end_race;
    race.resume();
    EXPECT_EQ(race.plane(it).points(), 21);
    EXPECT_EQ(race.plane(gb).points(), 21);
    EXPECT_EQ(race.state.ranking[0], it);
    EXPECT_EQ(race.state.ranking[1], gb);
    EXPECT_EQ(race.game().standings(race.state)[0].seat, it);
}

TEST(Vectors, ST_V_70_markers_on_the_grid) {
    for (const bool on : {true, false}) {
        Race race{"SPI", {.grid_drafting = on}};
        const Seat a = race.add("G1");
        const Seat b = race.add("G2");
        const Seat c = race.add("G3");
        const Seat d = race.add("G4");
        race.state.round = 0;
        race.begin_round();
        EXPECT_EQ(race.plane(a).leading, on);
        EXPECT_FALSE(race.plane(a).drafting);
        for (const Seat behind : {b, c, d}) EXPECT_EQ(race.plane(behind).drafting, on);
    }
}

TEST(Vectors, ST_V_71_dropping_back) {
    for (const bool free : {true, false}) {
        Race race{"SPI"};
        const Seat a = race.add("12", {.permanents = {Effect::drop_back}});
        const Seat b = race.add("aS2", {.hand = {}, .no_deck = true});
        race.add(free ? "3" : "10");
        race.go(b);
        race.throttle();
        EXPECT_EQ(race.where(b), "11");
        if (!free) {
            EXPECT_NE(race.asks(), Ask::drop_back);
            continue;
        }
        ASSERT_EQ(race.asks(), Ask::drop_back);
        EXPECT_EQ(race.asked(), a);
        race.play("drop yes");
        EXPECT_EQ(race.where(a), "10");
        EXPECT_EQ(race.draws(a), 0);
    }
}

TEST(Vectors, ST_V_72_drafting_the_other_plane_ahead) {
    Race race{"SPI"};
    const Seat a = race.add("9");
    race.add("aS1", {.permanents = {Effect::no_drafting}});
    race.add("aL1");
    race.begin_round();
    EXPECT_TRUE(race.plane(a).drafting);
    EXPECT_EQ(modifiers(race.game(), race.state, a, 5).drafting, 1);
}

TEST(Vectors, ST_V_79_immediately_behind_at_the_rejoining_square) {
    Race race{"CAL"};
    const Seat a = race.add("18");
    const Seat b = race.add("17");
    race.begin_round();
    EXPECT_TRUE(race.plane(a).leading);
    EXPECT_FALSE(race.plane(b).drafting);

    Race both{"CAL"};
    both.add("18");
    const Seat on_short = both.add("aS2");
    const Seat on_long = both.add("aL4");
    both.begin_round();
    EXPECT_TRUE(both.plane(on_short).drafting);
    EXPECT_TRUE(both.plane(on_long).drafting);
}

TEST(Vectors, ST_V_80_level_planes_keep_the_old_order) {
    Race race{"SPI"};
    const Seat a = race.add("aS2");
    const Seat b = race.add("aL3");
    const Seat c = race.add("10");
    race.state.order.clear();
    for (const Seat s : {b, a, c}) race.state.order.push_back(s);
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{c, b, a}));
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(c).lap_rank[0], 1);
    EXPECT_EQ(race.plane(b).lap_rank[0], 2);
    EXPECT_EQ(race.plane(a).lap_rank[0], 3);
}

TEST(Vectors, ST_V_81_the_run_out) {
    struct Case {
        bool lines, dive;
        const char* end;
        int draws;
    };
    for (const Case& c : {Case{false, false, "F8", 0}, Case{true, false, "F8", 1}, Case{false, true, "F12", 0},
                          Case{true, true, "F12", 2}}) {
        Race race{"HAM", {.runout_lines = c.lines}};
        const Seat a = race.add("17", {.pilot = Pilot::doolittle, .hand = {"M07"}});
        race.add("3");
        race.go(a);
        Script script;
        for (int i = 0; i < c.draws; ++i) script.push_back({"danger", alert});
        race.fly("M07", script, c.dive ? " dive" : "");
        EXPECT_EQ(race.where(a), c.end);
        EXPECT_EQ(race.draws(a), c.draws);
    }
}

TEST(Vectors, ST_V_82_a_bet_on_a_crashed_plane) {
    Race race{"SPI"};
    const Seat fr = race.add("1", {.nation = Nation::france});
    const Seat gb = race.add("20", {.nation = Nation::britain, .hand = {}, .no_deck = true, .purse = 5});
    const Seat it = race.add("2", {.nation = Nation::italy});
    const Seat us = race.add("22", {.nation = Nation::usa, .hand = {}, .no_deck = true});
    race.plane(fr).square = race.plane(it).square = SquareId::none;
    race.plane(fr).crashed = 1;
    race.plane(it).crashed = 2;
    race.plane(fr).gauge = race.plane(it).gauge = 4;
    race.state.crashes = 2;
    race.go(us);
    race.throttle();
    ASSERT_EQ(race.asked(), gb);
    race.play("bet C italy");
    race.play("throttle");
    EXPECT_EQ(race.plane(us).lap_rank[0], 1);
    EXPECT_EQ(race.plane(gb).lap_rank[0], 2);
    EXPECT_EQ(race.plane(it).lap_rank[0], 3);
    EXPECT_EQ(race.plane(fr).lap_rank[0], 4);
    EXPECT_EQ(race.plane(gb).purse, 5);
    EXPECT_EQ(race.plane(gb).bonus, 0);
}

TEST(Vectors, ST_V_83_two_crashes_in_one_round) {
    Race race{"SPI"};
    const Seat a = race.add("17", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("22", {.hand = {"3"}});
    const Seat c = race.add("16", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat d = race.add("10", {.hand = {"8"}});
    race.state.order.clear();
    for (const Seat s : {a, b, c, d}) race.state.order.push_back(s);
    race.state.turn = 0;
    race.state.phase = Phase::begin_turn;
    race.resume();
    race.fly("6", {{"danger", damage}});
    race.fly("3");
    race.fly("6", {{"danger", damage}});
    race.fly("8", {{"danger", alert}});
    EXPECT_EQ(race.plane(b).lap_rank[0], 1);
    EXPECT_EQ(race.plane(d).lap_rank[0], 2);
    EXPECT_EQ(race.plane(c).lap_rank[0], 3);
    EXPECT_EQ(race.plane(a).lap_rank[0], 4);
}

TEST(Vectors, ST_V_88_pushed_over_the_line) {
    for (const int token : {alert, damage}) {
        Race race{"SPI"};
        const Seat a = race.add("20", {.hand = {}, .no_deck = true, .gauge = 3, .bag_damage = 9});
        const Seat b = race.add("22", {.hand = {}, .no_deck = true});
        race.add("3");
        race.go(a);
        race.throttle({{"danger", token}});
        if (token == alert) {
            EXPECT_EQ(race.where(a), "F1");
        } else {
            EXPECT_EQ(race.plane(a).crashed, 1);
        }
        EXPECT_EQ(race.where(b), "22");
    }
}

TEST(Vectors, ST_V_89_dropping_back_over_the_line) {
    Race race{"SPI"};
    const Seat a = race.add("F1", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    const Seat b = race.add("20", {.hand = {}, .no_deck = true});
    race.go(b);
    race.throttle();
    ASSERT_EQ(race.asks(), Ask::drop_back);
    race.play("drop yes");
    EXPECT_EQ(race.where(a), "21");
    EXPECT_EQ(race.state.lap, 1) << "the lap goes on";
    EXPECT_EQ(race.asks(), Ask::bet);
}

TEST(Vectors, ST_V_95_a_crash_ends_the_lap_of_two) {
    Race race{"SPI"};
    const Seat a = race.add("3", {.hand = {"7", "3", "4"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2");
    race.begin_round();
    ASSERT_EQ(race.order(), (std::vector{a, b}));
    race.fly("7", {{"danger", damage}});
    EXPECT_EQ(race.hand(a).size(), 3U) << "A refills";
    const auto turns = race.events<TurnBegan>();
    ASSERT_GE(turns.size(), 1U);
    EXPECT_EQ(turns[0].seat, a);
    EXPECT_TRUE(race.events<BetPlaced>().empty()) << "B had no turn, and so no bet";
    EXPECT_EQ(race.plane(b).lap_points[0], 10);
    EXPECT_EQ(race.plane(a).lap_points[0], 0);
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.order()[0], b);
    EXPECT_EQ(race.where(a), "G2");
    EXPECT_EQ(race.plane(a).gauge, 2);
}

TEST(Vectors, ST_V_96_pushed_through_a_fork) {
    for (const bool is_short : {true, false}) {
        Race race{"SPI"};
        const Seat a = race.add("7");
        race.add("9");
        race.add("aL1");
        race.go(a);
        race.throttle();
        ASSERT_EQ(race.asks(), Ask::way);
        race.play(is_short ? "way short" : "way long", {{"danger", alert}});
        EXPECT_EQ(race.where(a), is_short ? "aS1" : "aL2");
        EXPECT_EQ(race.draws(a), 1);
    }
}

}  // namespace
}  // namespace paddock::schneider::tests
