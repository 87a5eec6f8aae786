// ST-MOVE, ST-ROUTE, ST-OVER: movement, routes, overtaking.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Flight, ST_MOVE_01_forward_square_by_square) {
    const Course& course = content().courses[static_cast<std::size_t>(course_number("SPI"))];
    for (std::size_t i = 0; i + 1 < course.squares.size(); ++i) {
        for (const SquareId next : course.squares[i].next) {
            ASSERT_NE(next, SquareId::none);
            EXPECT_GT(course.at(next).order, course.squares[i].order);
        }
    }
}

TEST(Flight, ST_MOVE_02_ST_OVER_06_occupied_squares_count_and_flying_over_is_safe) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3"}});
    race.add("11");
    race.add("12");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.where(a), "13");
    EXPECT_EQ(race.draws(a), 0);
}

TEST(Flight, ST_MOVE_03_one_plane_a_square_at_rest) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3"}});
    race.add("13");
    race.go(a);
    race.fly("3", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "14");
}

TEST(Flight, ST_MOVE_04_ST_R_17_positions_do_not_wrap_round) {
    Race race;
    const Seat late = race.add("22", empty_handed);
    const Seat grid = race.add("G1", empty_handed);
    const Seat first = race.add("1", empty_handed);
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{late, first, grid}));
    EXPECT_FALSE(race.plane(late).drafting) << "square 1 is not ahead of the finish";
    race.go(late);
    race.throttle();
    EXPECT_EQ(race.where(late), "F2") << "not blocked by a plane near the start";
    EXPECT_EQ(race.draws(late), 0);
}

TEST(Flight, ST_ROUTE_01_the_way_is_chosen_when_the_fork_square_is_left) {
    Race race;
    const Seat a = race.add("7", {.hand = {"3"}, .no_deck = true});
    const Seat b = race.add("3", empty_handed);
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.where(a), "9") << "it stops on the fork square without a question";
    race.put(b, "1");
    race.go(a);
    race.fly("3");
    ASSERT_EQ(race.asks(), Ask::way);
    EXPECT_EQ(race.offers(), (Names{"way short", "way long"}));
    race.play("way short");
    EXPECT_EQ(race.where(a), "10");
}

TEST(Flight, ST_ROUTE_02_a_plane_stays_on_its_branch_and_sees_its_lines_only) {
    for (const bool is_short : {true, false}) {
        Race race;
        const Seat a = race.add(is_short ? "aS1" : "aL2", {.hand = {"5"}});
        race.add("3");
        race.go(a);
        race.fly("5", is_short ? Script{{"danger", alert}} : Script{});
        EXPECT_EQ(race.draws(a), is_short ? 1 : 0) << "line 2S is 4, line 2L is 6";
        EXPECT_EQ(race.where(a), "13");
    }
}

TEST(Flight, ST_ROUTE_03_branches_do_not_block_or_draft_one_another) {
    Race race;
    const Seat a = race.add("aS1", empty_handed);
    const Seat b = race.add("aL1", empty_handed);
    // One step less to the rejoining square: next in the order of flight, and yet not ahead on its own branch.
    EXPECT_EQ(race.course().at(race.plane(a).square).order, race.course().at(race.plane(b).square).order + 1);
    race.begin_round();
    EXPECT_FALSE(race.plane(b).drafting);
    race.put(b, "aS2");
    race.put(a, "aS1");
    race.begin_round();
    EXPECT_TRUE(race.plane(a).drafting) << "on the same branch it does";
    // As many steps from the rejoining square as the one that is occupied on the other branch.
    race.put(a, "aS1");
    race.put(b, "9");
    race.go(b);
    race.throttle();
    race.play("way long");
    EXPECT_EQ(race.where(b), "aL2");
    EXPECT_EQ(race.course().at(race.plane(a).square).order, race.course().at(race.plane(b).square).order);
    EXPECT_EQ(race.draws(b), 0);
    EXPECT_TRUE(race.events<PushedOn>(b).empty());
}

TEST(Flight, ST_ROUTE_04_ST_R_84_the_run_out_is_a_single_file) {
    const Course& course = content().courses[static_cast<std::size_t>(course_number("HAM"))];
    SquareId at = course.first_runout;
    int squares = 1;
    for (; course.at(at).next[0] != SquareId::none; ++squares) {
        EXPECT_FALSE(course.at(at).is_fork());
        EXPECT_TRUE(course.at(at).runout);
        at = course.at(at).next[0];
    }
    EXPECT_GE(squares, 19);
    // Lines lie where the long branch has them: after F6, and after F10 (8 main squares, aL1, aL2).
    EXPECT_EQ(course.at(square_named(course, "F6")).line[0], 5);
    EXPECT_EQ(course.at(square_named(course, "F10")).line[0], 5);
    EXPECT_EQ(course.at(square_named(course, "F9")).line[0], 0);
}

TEST(Overtaking, ST_OVER_01_ST_OVER_02_pushed_to_the_next_free_square_for_a_draw) {
    Race race;
    const Seat a = race.add("10", empty_handed);
    race.add("12");
    race.go(a);
    race.throttle({{"danger", damage}});
    EXPECT_EQ(race.where(a), "13");
    EXPECT_EQ(race.plane(a).gauge, 1);
    EXPECT_EQ(race.events<PushedOn>(a).size(), 1U);
}

TEST(Overtaking, ST_OVER_03_ST_R_10_one_draw_however_many_are_jumped) {
    Race race;
    const Seat a = race.add("10", empty_handed);
    race.add("12");
    race.add("13");
    race.add("14");
    race.go(a);
    race.throttle({{"danger", alert}});
    EXPECT_EQ(race.where(a), "15");
    EXPECT_EQ(race.draws(a), 1);
}

TEST(Overtaking, ST_OVER_04_ST_OVER_05_ST_R_09_the_speed_stays_and_lines_count) {
    Race race;
    const Seat a = race.add("13", {.hand = {"4"}});
    race.add("17");
    race.go(a);
    race.fly("4", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "18");
    EXPECT_EQ(race.speed(a), 4);
    EXPECT_EQ(race.draws(a), 1) << "line 3 is 4: five squares, but speed 4. Only the overtaking draws";
}

TEST(Overtaking, ST_OVER_07_through_a_fork_by_choice) {
    Race race;
    const Seat a = race.add("7", empty_handed);
    race.add("9");
    race.go(a);
    race.throttle();
    ASSERT_EQ(race.asks(), Ask::way);
    race.play("way long", {{"danger", alert}});
    EXPECT_EQ(race.where(a), "aL1");
}

TEST(Overtaking, ST_OVER_08_over_the_finish_line) {
    Race race;
    const Seat a = race.add("20", empty_handed);
    race.add("22", empty_handed);
    race.go(a);
    race.throttle({{"danger", alert}});
    EXPECT_EQ(race.plane(a).lap_rank[0], 1) << "it has crossed: the lap is over";
}

TEST(Overtaking, ST_OVER_09_planes_that_have_gone_do_not_count) {
    Race race;
    const Seat a = race.add("10", empty_handed);
    const Seat b = race.add("12", empty_handed);
    race.begin_round();
    race.throttle();
    EXPECT_EQ(race.where(b), "13");
    race.throttle();
    EXPECT_EQ(race.where(a), "12");
    EXPECT_EQ(race.draws(a), 0);
    Race crashed;
    const Seat c = crashed.add("10", empty_handed);
    const Seat gone = crashed.add("12", empty_handed);
    crashed.add("1");
    crashed.plane(gone).square = SquareId::none;
    crashed.plane(gone).crashed = 1;
    crashed.go(c);
    crashed.throttle();
    EXPECT_EQ(crashed.where(c), "12");
}

}  // namespace
}  // namespace paddock::schneider::tests
