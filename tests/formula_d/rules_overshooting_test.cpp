// FD-OVER: leaving a corner too early.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// One car that drives straight on from here.
struct Drive1 {
    Race race;
    Seat car;

    Drive1(const std::string& from, const CarSetup& setup, int die) {
        car = race.add(from, setup);
        race.go();
        race.turn(setup.gear, die, std::to_string(die));
    }
    int tires() const { return race.left(car, Gauge::tires); }
    bool spun() const { return race.racing(car) && race.car(car).spun; }
};

std::string rule_of_elimination(const Race& race) {
    const std::vector<CarOut> out = race.events<CarOut>();
    return out.empty() ? "" : std::string(out[0].rule.view());
}

TEST(Overshooting, FD_OVER_01_ending_beyond_the_corner_with_too_few_stops) {
    EXPECT_EQ(Drive1("20C", {.gear = 3}, 5).race.events<Overshot>().size(), 0U) << "the move ends in the corner";
    EXPECT_EQ(Drive1("20C", {.gear = 3}, 6).race.events<Overshot>().size(), 1U);
    EXPECT_EQ(Drive1("23C", {.gear = 3, .stops = 1}, 6).race.events<Overshot>().size(), 0U) << "enough stops";
    EXPECT_EQ(Drive1("23C", {.gear = 3, .stops = 0}, 6).race.events<Overshot>().size(), 1U) << "started inside";
}

TEST(Overshooting, FD_OVER_02_one_tire_for_each_space_past_the_corner) {
    for (int over = 1; over <= 3; ++over) {
        const Drive1 drive("20C", {.gear = 3}, 5 + over);
        EXPECT_EQ(drive.tires(), 6 - over);
        ASSERT_EQ(drive.race.events<WearLost>().size(), 1U);
        EXPECT_EQ(drive.race.events<WearLost>()[0].gauge, Gauge::tires);
    }
    const Drive1 far("16C", {.gear = 4}, 12);
    EXPECT_EQ(far.race.where(far.car), "28C");
    EXPECT_EQ(far.tires(), 3);
}

TEST(Overshooting, FD_OVER_02_slipstream_included) {
    Race race;
    const Seat a = race.add("16C", {.gear = 4});
    race.add("25C", {.gear = 4});
    race.go();
    race.turn(4, 8, "8");
    race.play("tow R2");
    EXPECT_EQ(race.where(a), "27R");
    EXPECT_EQ(race.left(a, Gauge::tires), 4);
}

TEST(Overshooting, FD_OVER_02_slide_included) {
    Race race{{.weather = true, .tires = true}};
    const Seat a = race.add("20C", {.gear = 3});
    race.weather(WeatherLine::rain);
    race.go();
    race.turn(3, 4, "4");
    race.play("move 3");
    EXPECT_EQ(race.where(a), "27C");
    EXPECT_EQ(race.left(a, Gauge::tires), 4);
}

TEST(Overshooting, FD_OVER_02_the_spaces_of_the_lane_driven_count) {
    for (const auto& [from, left] : {std::pair{"R.1.12", 3}, std::pair{"L.1.12", 5}}) {
        Race race{{}, monaco_board()};
        const Seat a = race.add(from, {.gear = 3});
        race.go();
        race.turn(3, 8, "8");
        EXPECT_EQ(race.left(a, Gauge::tires), left) << from;
    }
}

TEST(Overshooting, FD_OVER_03_a_corner_of_one_stop_never_eliminates_by_itself) {
    const Drive1 drive("20C", {.gear = 4, .tires = 14}, 12);
    EXPECT_EQ(drive.race.where(drive.car), "32C");
    EXPECT_TRUE(drive.race.racing(drive.car));
    EXPECT_EQ(drive.tires(), 7);
}

TEST(Overshooting, FD_OVER_04_a_corner_of_two_stops_without_any_eliminates_at_any_distance) {
    const Drive1 drive("54C", {.gear = 1, .tires = 14}, 1);
    EXPECT_TRUE(drive.race.out(drive.car));
    EXPECT_EQ(drive.race.car(drive.car).cause, Cause::missed_stops);
    EXPECT_EQ(rule_of_elimination(drive.race), "FD-OVER-04");
}

TEST(Overshooting, FD_OVER_05_a_corner_of_two_stops_with_one_costs_tires) {
    const Drive1 drive("54C", {.gear = 2, .stops = 1}, 3);
    EXPECT_TRUE(drive.race.racing(drive.car));
    EXPECT_EQ(drive.tires(), 3);
}

TEST(Overshooting, FD_OVER_06_a_corner_of_three_stops_with_none_or_one_eliminates) {
    for (const int stops : {0, 1}) {
        const Drive1 drive("92C", {.gear = 1, .stops = stops, .tires = 14}, 1);
        EXPECT_TRUE(drive.race.out(drive.car)) << stops;
        EXPECT_EQ(drive.race.car(drive.car).cause, Cause::missed_stops);
        EXPECT_EQ(rule_of_elimination(drive.race), "FD-OVER-06") << stops;
    }
}

TEST(Overshooting, FD_OVER_06_where_the_move_ends_is_of_no_account) {
    Race race{{}, monaco_board()};
    const Seat a = race.add("L.10.8", {.gear = 3});
    race.go();
    race.turn(3, 6, "6");
    EXPECT_TRUE(race.out(a)) << "in Portier, beyond the short chute";
    EXPECT_EQ(rule_of_elimination(race), "FD-OVER-06");
}

TEST(Overshooting, FD_OVER_07_a_corner_of_three_stops_with_two_costs_tires) {
    const Drive1 drive("92C", {.gear = 2, .stops = 2}, 4);
    EXPECT_TRUE(drive.race.racing(drive.car));
    EXPECT_EQ(drive.tires(), 2);
}

TEST(Overshooting, FD_OVER_08_no_lane_change_from_the_end_line_on) {
    Race race;
    race.add("22C", {.gear = 3});
    race.go();
    race.play("gear 3", {{"gear", 6}});
    EXPECT_EQ(refusal_of_all(race, {"move 3L2", "move 4L1", "move 5R", "move 3R2"}), "FD-OVER-08");
    EXPECT_TRUE(race.accepts("move 2L3")) << "the last step inside the corner";
    EXPECT_TRUE(race.accepts("move 6"));
}

TEST(Overshooting, FD_OVER_08_an_event_on_the_way_changes_nothing) {
    Race race;
    const Seat a = race.add("20C", {.gear = 3});
    race.marker("26C");
    race.go();
    race.play("gear 3", {{"gear", 8}});
    race.play("move 6", {{"danger", 20, a}});
    EXPECT_EQ(refusal_of_all(race, {"move L1", "move 1R"}), "FD-OVER-08");
    race.play("move 2");
    EXPECT_EQ(race.where(a), "28C");
    EXPECT_EQ(race.left(a, Gauge::tires), 3) << "all three spaces count";
}

TEST(Overshooting, FD_OVER_08_to_the_end_of_that_move_only) {
    Race race;
    const Seat a = race.add("22C", {.gear = 3});
    race.go();
    race.turn(3, 6, "6");
    race.turn(3, 6, "L5");
    EXPECT_EQ(race.where(a), "34L");
}

TEST(Overshooting, FD_OVER_08_with_its_stops_made_a_car_may_change_lanes_after_the_corner) {
    Race race;
    race.add("22C", {.gear = 3, .stops = 1});
    race.go();
    race.play("gear 3", {{"gear", 6}});
    EXPECT_TRUE(race.accepts("move 4L1"));
}

TEST(Overshooting, FD_OVER_09_a_stop_reached_by_overshooting_does_not_count_in_the_new_corner) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("52C", {.gear = 2});
    race.go();
    race.turn(2, 4, "4");
    EXPECT_EQ(race.where(a), "56C");
    EXPECT_EQ(race.car(a).stops, 0);
    EXPECT_EQ(race.left(a, Gauge::tires), 4);
    race.turn(2, 4, "4");
    EXPECT_EQ(race.car(a).stops, 1) << "the next stop there does";
}

TEST(Overshooting, FD_OVER_09_without_overshooting_the_stop_counts) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("52C", {.gear = 2, .stops = 1});
    race.go();
    race.turn(2, 4, "4");
    EXPECT_EQ(race.car(a).stops, 1);
}

TEST(Overshooting, FD_OVER_10_an_overshooting_car_is_blocked_by_a_car_in_its_lane) {
    Race race;
    const Seat a = race.add("22L", {.gear = 3});
    const Seat x = race.add("28L", {.gear = 1});
    race.add("24C", {.gear = 1});  // keeps A in its lane before the end line
    race.add("25C", {.gear = 1});
    race.add("23C", {.gear = 1});
    race.go();
    race.play("gear 3", {{"gear", 7}});
    EXPECT_EQ(race.refusal("move 4R2"), "FD-OVER-08");
    race.play("move 5", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "27L");
    EXPECT_EQ(race.wear(a), "4/1/3/3/3/2") << "two over, two undriven";
}

TEST(Overshooting, FD_OVER_11_the_last_tire_spins_the_car) {
    const Drive1 drive("20C", {.gear = 3, .tires = 3}, 8);
    EXPECT_EQ(drive.tires(), 0);
    EXPECT_TRUE(drive.spun());
    ASSERT_EQ(drive.race.events<Spun>().size(), 1U);
    EXPECT_EQ(drive.race.events<Spun>()[0].rule.view(), "FD-OVER-11");
    const Drive1 one_left("20C", {.gear = 3, .tires = 4}, 8);
    EXPECT_EQ(one_left.tires(), 1);
    EXPECT_FALSE(one_left.spun());
}

TEST(Overshooting, FD_OVER_12_a_spun_car_stays_where_its_move_ended) {
    const Drive1 drive("20C", {.gear = 3, .tires = 3}, 8);
    EXPECT_EQ(drive.race.where(drive.car), "28C");
    ASSERT_EQ(drive.race.events<Spun>().size(), 1U);
    EXPECT_EQ(drive.race.board().name(drive.race.events<Spun>()[0].space), "28C");
    EXPECT_TRUE(drive.race.markers().empty());
}

TEST(Overshooting, FD_OVER_13_it_drives_off_in_first_on_its_next_turn) {
    Drive1 drive("20C", {.gear = 4, .tires = 4}, 9);
    ASSERT_TRUE(drive.spun());
    EXPECT_EQ(drive.race.offers(), (Names{"gear 1"}));
    EXPECT_EQ(refusal_of_all(drive.race, {"gear 2", "gear 3", "gear 4", "gear 5"}), "FD-OVER-13");
    drive.race.turn(1, 1, "1");
    EXPECT_EQ(drive.race.where(drive.car), "30C");
    EXPECT_EQ(drive.race.wear(drive.car), "0/3/3/3/3/2");
    EXPECT_FALSE(drive.spun());
    EXPECT_TRUE(drive.race.accepts("gear 2"));
}

TEST(Overshooting, FD_OVER_14_without_tires_one_space_over_spins_again) {
    const Drive1 drive("24C", {.gear = 1, .tires = 0}, 2);
    EXPECT_EQ(drive.race.where(drive.car), "26C");
    EXPECT_TRUE(drive.spun());
    EXPECT_EQ(drive.tires(), 0);
    ASSERT_EQ(drive.race.events<Spun>().size(), 1U);
    EXPECT_EQ(drive.race.events<Spun>()[0].rule.view(), "FD-OVER-14");
}

TEST(Overshooting, FD_OVER_15_without_tires_more_than_one_space_over_eliminates) {
    for (const int die : {2, 3, 4}) {
        const Drive1 drive("25C", {.gear = 2, .tires = 0}, die);
        EXPECT_TRUE(drive.race.out(drive.car)) << die;
        EXPECT_EQ(drive.race.car(drive.car).cause, Cause::overshoot);
    }
}

TEST(Overshooting, FD_OVER_16_a_penalty_beyond_the_tires_left_eliminates) {
    const Drive1 drive("20C", {.gear = 3, .tires = 2}, 8);
    EXPECT_TRUE(drive.race.out(drive.car));
    EXPECT_EQ(drive.race.car(drive.car).cause, Cause::overshoot);
    const Drive1 by_one("25C", {.gear = 2, .tires = 1}, 2);
    EXPECT_TRUE(by_one.race.out(by_one.car));
}

}  // namespace
}  // namespace paddock::formula_d::tests
