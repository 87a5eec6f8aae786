// Vectors of the rule reference (§8.2): flying, drafting, routes, overtaking, laps.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Vectors, ST_V_14_throttle_back_as_leader) {
    Race race{"SPI"};
    const Seat us = race.add("8", {.nation = Nation::usa});
    race.add("3");
    race.begin_round();
    race.throttle();
    EXPECT_EQ(race.speed(us), 1);
    EXPECT_EQ(race.where(us), "9");
    EXPECT_EQ(race.draws(us), 0);
}

TEST(Vectors, ST_V_15_equal_is_safe_one_more_is_not) {
    for (const bool faster : {false, true}) {
        Race race{"SPI"};
        const Seat gb = race.add("3", {.nation = Nation::britain, .hand = {"4", "5"}});
        race.add("4");
        race.begin_round();
        race.throttle();
        race.play("under GB-02");
        ASSERT_EQ(race.asked(), gb);
        race.fly(faster ? "5" : "4", faster ? Script{{"danger", alert}} : Script{});
        EXPECT_EQ(race.speed(gb), faster ? 6 : 5);
        EXPECT_EQ(race.where(gb), faster ? "9" : "8");
        EXPECT_EQ(race.draws(gb), faster ? 1 : 0);
    }
}

TEST(Vectors, ST_V_16_short_and_long_branch) {
    for (const bool is_short : {true, false}) {
        Race race{"SPI"};
        const Seat us = race.add("8", {.nation = Nation::usa, .hand = {"6"}});
        race.add("3");
        race.begin_round();
        race.fly("6");
        ASSERT_EQ(race.asks(), Ask::way);
        race.play(is_short ? "way short" : "way long", is_short ? Script{{"danger", alert}} : Script{});
        EXPECT_EQ(race.speed(us), 5);
        EXPECT_EQ(race.where(us), is_short ? "11" : "10");
        EXPECT_EQ(race.draws(us), is_short ? 1 : 0);
    }
}

TEST(Vectors, ST_V_17_two_lines_two_draws) {
    for (const bool faster : {true, false}) {
        Race race{"VEN"};
        const Seat a = race.add("7", {.hand = {"6", "5"}});
        race.add("20");
        race.go(a);
        race.fly(faster ? "6" : "5", faster ? Script{{"danger", alert}, {"danger", alert}} : Script{{"danger", alert}});
        EXPECT_EQ(race.where(a), faster ? "13" : "12");
        EXPECT_EQ(race.draws(a), faster ? 2 : 1);
    }
}

TEST(Vectors, ST_V_18_two_planes_jumped_one_draw) {
    Race race{"SPI"};
    const Seat a = race.add("10");
    race.add("12");
    race.add("13");
    race.go(a);
    race.throttle({{"danger", alert}});
    EXPECT_EQ(race.where(a), "14");
    EXPECT_EQ(race.draws(a), 1);
}

TEST(Vectors, ST_V_19_pushed_over_a_line) {
    struct Case {
        std::string card;
        std::vector<Effect> permanents;
        Script script;
        int draws;
    };
    // IT-08 is an IGN1 card of 7; an IGN1 card of 5 is GB-05.
    for (const Case& c :
         {Case{"5", {}, {{"danger", alert}, {"danger", alert}}, 2},
          Case{"5", {Effect::safe_passing}, {{"danger", alert}}, 1}, Case{"GB-05", {}, {{"danger", alert}}, 1}}) {
        Race race{"SPI"};
        const Seat a = race.add("12", {.hand = {c.card}, .permanents = c.permanents});
        race.add("17");
        race.go(a);
        race.fly(c.card, c.script);
        EXPECT_EQ(race.where(a), "18");
        EXPECT_EQ(race.draws(a), c.draws);
        if (c.card == "GB-05") {
            const auto told = race.events<DrawIgnored>(a);
            ASSERT_EQ(told.size(), 1U);
            EXPECT_EQ(told[0].rule, "ST-MC-03"_rule);
        }
    }
}

TEST(Vectors, ST_V_20_flying_over_is_no_overtaking) {
    Race race{"SPI"};
    const Seat a = race.add("10", {.hand = {"3"}});
    race.add("11");
    const Seat c = race.add("12");
    race.begin_round();
    ASSERT_EQ(race.asked(), c);
    race.state.turn = 2;
    race.state.phase = Phase::begin_turn;
    race.resume();
    ASSERT_EQ(race.asked(), a);
    race.fly("3");
    EXPECT_EQ(race.speed(a), 4);
    EXPECT_EQ(race.where(a), "14");
    EXPECT_EQ(race.draws(a), 0);
}

TEST(Vectors, ST_V_21_drafting_outlives_the_plane_ahead) {
    Race race{"SPI"};
    const Seat a = race.add("17", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("16", {.hand = {"4"}});
    race.add("3");
    race.begin_round();
    race.fly("6", {{"danger", damage}});
    ASSERT_FALSE(race.plane(a).flying());
    ASSERT_EQ(race.asked(), b);
    race.fly("4", {{"danger", alert}});
    EXPECT_EQ(race.speed(b), 5);
}

TEST(Vectors, ST_V_22_only_the_leader_of_the_start_suffers) {
    Race race{"SPI"};
    const Seat a = race.add("10");
    const Seat b = race.add("8", {.hand = {"6"}});
    race.begin_round();
    ASSERT_EQ(race.asked(), a);
    race.throttle();
    race.play("under GB-02");
    EXPECT_EQ(race.where(a), "11");
    race.fly("6");
    race.play("way short", {{"danger", alert}});
    EXPECT_EQ(race.speed(b), 6);
    EXPECT_EQ(race.where(b), "12");
    EXPECT_EQ(race.order(), (std::vector{b, a})) << "of the next round";
    EXPECT_TRUE(race.plane(b).leading);
    EXPECT_FALSE(race.plane(a).leading);
    EXPECT_TRUE(race.plane(a).drafting);
}

TEST(Vectors, ST_V_23_order_inside_a_fork) {
    Race race{"SPI"};
    const Seat fork = race.add("9");
    const Seat on_long = race.add("aL1");
    const Seat on_short = race.add("aS1");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{on_short, on_long, fork}));
    EXPECT_TRUE(race.plane(fork).drafting);
    EXPECT_FALSE(race.plane(on_long).drafting);
    EXPECT_FALSE(race.plane(on_short).drafting);
}

TEST(Vectors, ST_V_24_a_plane_in_the_fork_is_ahead_of_the_fork_square) {
    Race race{"HAM"};
    const Seat fork = race.add("8");
    const Seat on_long = race.add("aL1");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{on_long, fork}));
    EXPECT_TRUE(race.plane(on_long).leading);
    EXPECT_TRUE(race.plane(fork).drafting);

    Race level{"SPI"};
    const Seat a = level.add("aS1");
    const Seat b = level.add("aL2");
    level.state.order.clear();
    level.state.order.push_back(b);
    level.state.order.push_back(a);
    level.begin_round();
    EXPECT_EQ(level.order(), (std::vector{b, a}));
    EXPECT_TRUE(level.plane(b).leading);
}

TEST(Vectors, ST_V_25_furthest_beyond_the_line_wins) {
    for (const bool seven : {false, true}) {
        Race race{"CAL"};
        const Seat a = race.add("18", {.hand = {"5"}});
        const Seat b = race.add("17", {.hand = {"8", "7"}});
        race.begin_round();
        EXPECT_FALSE(race.plane(b).drafting);
        race.fly("5");
        EXPECT_EQ(race.where(a), "F1");
        race.fly(seven ? "7" : "8");
        race.play("way short", seven ? Script{{"danger", alert}, {"danger", alert}} : Script{{"danger", alert}});
        EXPECT_EQ(race.draws(b), seven ? 2 : 1);
        const auto flown = race.events<Flew>(b);
        ASSERT_FALSE(flown.empty());
        EXPECT_EQ(square_name(race.course(), flown[0].to), "F2");
        EXPECT_EQ(race.plane(b).lap_rank[0], 1);
        EXPECT_EQ(race.plane(a).lap_rank[0], 2);
    }
}

TEST(Vectors, ST_V_26_the_long_way_round_does_not_cross) {
    Race race{"CAL"};
    const Seat a = race.add("18", {.hand = {"5"}});
    const Seat b = race.add("17", {.hand = {"8"}});
    race.begin_round();
    race.fly("5");
    race.fly("8");
    race.play("way long", {{"danger", alert}});
    const auto flown = race.events<Flew>(b);
    EXPECT_EQ(square_name(race.course(), flown[0].to), "21");
    EXPECT_EQ(race.plane(a).lap_rank[0], 1);
    EXPECT_EQ(race.plane(b).lap_rank[0], 2);
}

TEST(Vectors, ST_V_27_crashes_are_ranked_from_the_bottom) {
    Race race{"SPI"};
    const Seat a = race.add("5");
    const Seat b = race.add("6");
    const Seat c = race.add("21", {.hand = {"4"}});
    const Seat d = race.add("20", {.hand = {"3"}, .no_deck = true});
    race.plane(a).crashed = 1;
    race.plane(b).crashed = 2;
    race.plane(a).square = race.plane(b).square = SquareId::none;
    race.plane(a).gauge = race.plane(b).gauge = 4;
    race.state.crashes = 2;
    race.go(c);
    race.fly("4");
    race.put(d, "18");
    race.throttle();
    EXPECT_EQ(race.plane(c).lap_points[0], 10);
    EXPECT_EQ(race.plane(d).lap_points[0], 8);
    EXPECT_EQ(race.plane(b).lap_points[0], 5);
    EXPECT_EQ(race.plane(a).lap_points[0], 0);
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.where(c), "G1");
    EXPECT_EQ(race.where(d), "G2");
    EXPECT_EQ(race.where(b), "G3");
    EXPECT_EQ(race.where(a), "G4");
}

TEST(Vectors, ST_V_28_the_fourth_damage_and_the_repair_of_the_lap) {
    Race race{"SPI"};
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    race.add("10");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.plane(a).gauge, 2) << "the lap is over: two planes, one crash";
    EXPECT_EQ(race.bag(a), "10 D 6 A");
    EXPECT_EQ(race.state.lap, 2);
}

TEST(Vectors, ST_V_29_a_crash_over_the_line_has_not_crossed) {
    Race race{"SPI"};
    const Seat a = race.add("17", {.hand = {"8"}, .gauge = 3, .bag_damage = 9});
    race.add("10");
    race.add("8");
    race.go(a);
    race.fly("8", {{"danger", damage}});
    EXPECT_FALSE(race.plane(a).flying());
    EXPECT_EQ(race.plane(a).crashed, 1);
    EXPECT_EQ(race.state.lap, 1) << "the lap goes on";
}

TEST(Vectors, ST_V_30_a_crash_drops_the_other_draws) {
    Race race{"VEN"};
    const Seat a = race.add("7", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    race.add("20");
    race.add("21");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.draws(a), 1);
    EXPECT_FALSE(race.plane(a).flying());
}

TEST(Vectors, ST_V_31_the_last_plane_flying_is_first) {
    Race race{"SPI"};
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2", {.hand = {"7"}, .gauge = 3, .bag_damage = 9});
    const Seat c = race.add("1");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.fly("7", {{"danger", damage}});
    EXPECT_EQ(race.plane(c).lap_points[0], 10);
    EXPECT_EQ(race.plane(b).lap_points[0], 8);
    EXPECT_EQ(race.plane(a).lap_points[0], 0);
}

}  // namespace
}  // namespace paddock::schneider::tests
