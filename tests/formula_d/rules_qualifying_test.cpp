// FD-QUAL: the qualifying lap against the stopwatch.

#include "engine/formula_d/pure.hpp"
#include "tests/formula_d/qualifying_lap.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

constexpr Options quali{.qualifying = true};

// The grid after laps with these results.
Seats grid_after(const std::vector<QualifyingLap>& laps, const Script& script = {}) {
    Race race{quali};
    for (const QualifyingLap& lap : laps) race.car(race.add("110C", on_grid())).qualifying = lap;
    for (Car& car : race.state.cars) car.qualifying.driven = true;
    race.state.session = Session::setup;
    race.state.phase = Phase::grid;
    race.script(script);
    race.rolls.let_the_rest_fall();
    race.resume();
    return grid_of(race);
}

TEST(QualifyingLaps, FD_QUAL_01_one_lap_each_one_after_another_alone_on_the_track) {
    Qualifying session;
    EXPECT_TRUE(session.race.events<GridRolled>().empty()) << "nobody rolls for the grid";
    EXPECT_EQ(session.race.where(b), "-") << "B waits off the track";
    ASSERT_EQ(session.race.events<QualifyingBegan>().size(), 1U);
    session.race.turn(2, 4, "4");
    EXPECT_EQ(session.race.asked(), a) << "the same driver again";
    session.finish(30, {{"gear", 2, b}});
    ASSERT_EQ(session.race.events<QualifyingBegan>().size(), 2U);
    EXPECT_EQ(session.race.events<QualifyingBegan>()[1].seat, b);
    EXPECT_EQ(session.race.where(a), "-");
    session.race.play("move 2");
    session.race.rolls.let_the_rest_fall();
    session.finish(30, {});
    EXPECT_EQ(session.race.state.session, Session::race);
    EXPECT_EQ(session.race.events<QualifyingEnded>().size(), 2U) << "one lap each";
}

TEST(QualifyingLaps, FD_QUAL_02_the_driving_code_holds_but_no_wear_is_counted) {
    Qualifying session;
    session.put("60C", 5);
    session.race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(session.race.wear(a), "6/3/3/3/3/2") << "three gears skipped for nothing";
    EXPECT_EQ(session.race.refusal("move LR"), "FD-LANE-02");
    session.race.play("move 2");
    session.put("25C", 3);
    EXPECT_EQ(session.race.refusal("gear 5"), "FD-GEAR-03");
    session.race.turn(3, 8, "8");
    EXPECT_EQ(session.race.wear(a), "6/3/3/3/3/2") << "eight spaces over";
    EXPECT_TRUE(session.race.racing(a));
}

TEST(QualifyingLaps, FD_QUAL_03_the_table_keeps_the_record_for_everybody_to_see) {
    Qualifying session;
    session.put("25C", 2);
    session.race.turn(2, 3, "3");
    for (const Seat viewer : {a, b, Seat::nobody}) {
        const View view = session.race.game().view(session.race.state, viewer);
        EXPECT_EQ(view.table.car(a).qualifying.throws, 2);
        EXPECT_EQ(view.table.car(a).qualifying.penalty, 3);
    }
    session.finish(95, {{"gear", 1, b}});
    EXPECT_EQ(session.race.game().view(session.race.state, b).table.car(a).qualifying.seconds, 95);
    const QualifyingEnded ended = session.race.events<QualifyingEnded>()[0];
    EXPECT_EQ(ended.throws, 3);
    EXPECT_EQ(ended.penalty, 3);
    EXPECT_EQ(ended.seconds, 95);
}

TEST(QualifyingLaps, FD_QUAL_04_from_the_last_space_of_the_middle_lane_in_first) {
    for (const auto& [board, start] : {std::pair{&plain(), "110C"}, std::pair{&monaco_board(), "C.23.14"}}) {
        Race race{quali, *board};
        race.start(2, {{"gear", 2, a}});
        EXPECT_EQ(race.where(a), start);
        EXPECT_EQ(race.lever(a), 1);
    }
}

TEST(QualifyingLaps, FD_QUAL_05_the_clock_is_read_when_the_car_crosses_the_finish_line) {
    Qualifying session;  // the start line was crossed with the first throw: no clock yet
    session.race.turn(2, 4, "4");
    session.put("110C", 1);
    session.race.play("gear 1", {{"gear", 1}});
    const std::vector<AskedRoll> rolls = rolls_after(session.race, "move 1");
    ASSERT_FALSE(rolls.empty());
    EXPECT_EQ(rolls[0].purpose, "clock");
    EXPECT_EQ(rolls[0].seat, a);
    EXPECT_EQ(rolls[0].first, 0);
    session.finish(299, {{"gear", 1, b}});
    EXPECT_EQ(session.race.car(a).qualifying.seconds, 299);
}

TEST(QualifyingLaps, FD_QUAL_06_the_score_is_the_number_of_throws) {
    Qualifying session;
    session.race.turn(2, 4, "4");
    session.race.turn(2, 2, "2");
    session.finish(0, {{"gear", 1, b}});
    EXPECT_EQ(session.race.car(a).qualifying.throws, 4);
    EXPECT_EQ(qualifying_score(session.race.car(a).qualifying), 4);
}

TEST(QualifyingLaps, FD_QUAL_07_a_throw_for_every_full_minute) {
    for (const auto& [seconds, score] :
         {std::pair{59, 10}, std::pair{60, 11}, std::pair{119, 11}, std::pair{120, 12}, std::pair{605, 20}}) {
        const QualifyingLap lap{.seconds = static_cast<std::uint16_t>(seconds), .throws = 10};
        EXPECT_EQ(qualifying_score(lap), score) << seconds;
    }
    const QualifyingLap slow{.seconds = 60, .throws = 10};
    const QualifyingLap quick{.seconds = 59, .throws = 11};
    EXPECT_EQ(grid_after({slow, quick}), (Seats{b, a})) << "eleven each, the clock decides";
}

TEST(QualifyingLaps, FD_QUAL_08_a_throw_for_every_space_overshot) {
    Qualifying session;
    session.put("22C", 3);
    session.race.turn(3, 5, "5");
    EXPECT_EQ(session.race.car(a).qualifying.penalty, 2);
    session.put("54C", 2, 1);
    session.race.turn(2, 3, "3");
    EXPECT_EQ(session.race.car(a).qualifying.penalty, 5);
    EXPECT_EQ(qualifying_score(session.race.car(a).qualifying), 3 + 5);
}

TEST(QualifyingLaps, FD_QUAL_09_no_stop_in_a_corner_of_two_or_three_ends_the_lap) {
    for (const auto& [space, stops, over] : {std::tuple{"54C", 0, true}, std::tuple{"92C", 0, true},
                                             std::tuple{"54C", 1, false}, std::tuple{"25C", 0, false}}) {
        Qualifying session;
        session.put(space, 1, stops);
        session.race.play("gear 1", {{"gear", 1}});
        session.race.rolls.let_the_rest_fall();
        session.race.play("move 1");
        ASSERT_EQ(session.race.events<QualifyingEnded>().size(), over ? 1U : 0U) << space << stops;
        EXPECT_EQ(session.race.car(a).qualifying.failed, over);
        if (over) {
            EXPECT_EQ(session.race.asked(), b);
        }
    }
    EXPECT_EQ(grid_after({{.failed_at = 300, .throws = 1, .failed = true}, {.seconds = 3000, .throws = 99}}),
              (Seats{b, a}))
        << "the last slot";
}

TEST(QualifyingLaps, FD_QUAL_10_fewest_throws_first) {
    EXPECT_EQ(grid_after({{.throws = 22}, {.throws = 20}, {.throws = 18, .penalty = 3}}),
              (Seats{seat(1), seat(2), seat(0)}));
}

TEST(QualifyingLaps, FD_QUAL_11_of_equal_throws_the_shorter_time) {
    EXPECT_EQ(grid_after({{.seconds = 50, .throws = 20}, {.seconds = 49, .throws = 20}, {.seconds = 51, .throws = 20}}),
              (Seats{seat(1), seat(0), seat(2)}));
}

TEST(QualifyingLaps, FD_QUAL_12_no_start_roll_and_the_last_throw_counts) {
    Race race{quali};
    race.start(2, {{"gear", 1, a}});  // a start roll would come before the gear die
    EXPECT_TRUE(race.events<StartRolled>().empty());
    ASSERT_EQ(race.events<DieRolled>().size(), 1U);
    EXPECT_EQ(race.events<DieRolled>()[0].gear, Gear::first);

    Qualifying session;
    session.finish(10, {{"gear", 1, b}});
    EXPECT_EQ(session.race.events<QualifyingEnded>()[0].throws, 2) << "the first throw and the one that crosses";
}

}  // namespace
}  // namespace paddock::formula_d::tests
