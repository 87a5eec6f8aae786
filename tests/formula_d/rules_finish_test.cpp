// FD-FIN, FD-LAP3: the end of the race.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Finish, FD_FIN_01_crossing_the_line_in_the_last_lap_ends_the_race_of_a_car) {
    Race race;
    const Seat x = race.add("107C", {.gear = 2, .crossings = 2});
    const Seat y = race.add("50C", {.gear = 2, .crossings = 2});
    race.go();
    race.play("gear 2", {{"gear", 4}});
    EXPECT_TRUE(race.accepts("move 4")) << "four spaces to the first beyond the line";
    race.play("move 4");
    EXPECT_TRUE(race.finished(x));
    EXPECT_EQ(race.asked(), y);
    EXPECT_EQ(race.standing(x).place, 1);
    EXPECT_EQ(race.standing(x).fate, Fate::finished);
    EXPECT_EQ(race.events<CarFinished>().size(), 1U);
    race.turn(2, 2, "2");
    EXPECT_EQ(race.asked(), y) << "X has no turn any more";
}

TEST(Finish, FD_FIN_01_not_before_the_line) {
    Race race;
    const Seat x = race.add("107C", {.gear = 2, .crossings = 2});
    race.go();
    race.turn(2, 3, "3");
    EXPECT_EQ(race.where(x), "110C");
    EXPECT_TRUE(race.racing(x));
}

TEST(Finish, FD_FIN_02_in_the_same_round_the_first_to_cross_is_ahead) {
    Race race;
    const Seat late = race.add("100C", {.gear = 5, .crossings = 2});
    const Seat early = race.add("109L", {.gear = 1, .crossings = 2});
    race.begin_round();
    race.turn(1, 2, "2");
    race.turn(5, 19, "11");  // it would have gone much farther
    EXPECT_EQ(race.placed(), (Seats{early, late}));
}

TEST(Finish, FD_FIN_03_a_lapped_car_drives_the_full_distance) {
    Race race;
    const Seat winner = race.add("110C", {.gear = 1, .crossings = 2});
    const Seat lapped = race.add("110L", {.gear = 1, .crossings = 1});
    race.go();
    race.turn(1, 1, "1");
    ASSERT_TRUE(race.finished(winner));
    race.turn(1, 1, "1");
    EXPECT_TRUE(race.racing(lapped)) << "one lap to go, although the winner is home";
    EXPECT_EQ(race.state.session, Session::race);
    race.car(lapped).space = race.board().space("110L");
    race.begin_round();
    race.turn(1, 1, "1");
    EXPECT_TRUE(race.finished(lapped));
    EXPECT_EQ(race.state.session, Session::over);
    EXPECT_EQ(race.placed(), (Seats{winner, lapped}));
    EXPECT_EQ(race.events<RaceOver>().size(), 1U);
}

TEST(Finish, FD_FIN_04_eliminated_cars_rank_behind_all_finishers) {
    Race race;
    const Seat leader = race.add("92C", {.gear = 1, .crossings = 2});  // goes out far ahead of all
    const Seat last = race.add("110C", {.gear = 1, .crossings = 1});
    race.go();
    race.turn(1, 1, "1");
    ASSERT_TRUE(race.out(leader));
    race.car(last).crossings = 2;
    race.turn(1, 1, "1");
    ASSERT_TRUE(race.finished(last));
    EXPECT_EQ(race.placed(), (Seats{last, leader}));
    EXPECT_EQ(race.standing(leader).fate, Fate::out);
}

TEST(ThreeLaps, FD_LAP3_01_three_laps) {
    Race race{{.three_lap = true}};
    const Seat x = race.add("110C", {.gear = 1, .crossings = 2});
    const Seat y = race.add("110L", {.gear = 1, .crossings = 3});
    race.go();
    race.turn(1, 1, "1");
    race.turn(1, 1, "1");
    EXPECT_TRUE(race.racing(x));
    EXPECT_TRUE(race.finished(y));
    EXPECT_EQ((Options{.three_lap = true}.race_laps()), 3);
}

TEST(ThreeLaps, FD_LAP3_02_a_pit_stop_after_the_first_and_one_after_the_second_lap) {
    for (const int lap : {1, 2}) {
        Race race{{.three_lap = true}};
        const Seat x = race.add("99R", {.gear = 4, .crossings = lap, .tires = 1});
        race.go();
        race.turn(4, 9, "1P5", {{"pit", 20, x}});
        EXPECT_EQ(race.left(x, Gauge::tires), 6) << lap;
    }
    Race race{{.three_lap = true}};
    race.add("99R", {.gear = 4, .crossings = 3});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    EXPECT_FALSE(race.accepts("move 1P5"));
}

}  // namespace
}  // namespace paddock::formula_d::tests
