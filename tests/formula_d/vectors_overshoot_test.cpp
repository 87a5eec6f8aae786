// Vectors of the rule reference (§8): corners, overshooting, braking.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Vectors, V_FD_11_overshoot_pays_tires) {
    Race race;
    const Seat a = race.add("18C", {.gear = 3});
    race.go();
    race.turn(4, 12, "12");
    EXPECT_EQ(race.where(a), "30C");
    EXPECT_EQ(race.wear(a), "1/3/3/3/3/2");
    EXPECT_FALSE(race.car(a).spun);
    ASSERT_EQ(race.events<Overshot>().size(), 1U);
    EXPECT_EQ(race.events<Overshot>()[0].corner, 0);
    EXPECT_EQ(race.events<Overshot>()[0].made, 0);
    EXPECT_TRUE(race.events<StopMade>().empty());
}

TEST(Vectors, V_FD_11_no_lane_change_beyond_the_end_line) {
    Race race;
    race.add("18C", {.gear = 3});
    race.go();
    race.play("gear 4", {{"gear", 12}});
    EXPECT_EQ(race.refusal("move 9L2"), "FD-OVER-08");
    EXPECT_TRUE(race.accepts("move 6L5"));
}

TEST(Vectors, V_FD_12_the_last_tires_spin_the_car) {
    Race race;
    const Seat a = race.add("18C", {.gear = 3, .tires = 5});
    race.go();
    race.turn(4, 12, "12");
    EXPECT_EQ(race.where(a), "30C");
    EXPECT_EQ(race.wear(a), "0/3/3/3/3/2");
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_TRUE(race.racing(a));
    ASSERT_EQ(race.asks(), Ask::gear);
    EXPECT_EQ(race.offers(), (Names{"gear 1"}));
    race.turn(1, 2, "2");
    EXPECT_EQ(race.where(a), "32C");
    EXPECT_FALSE(race.car(a).spun);
    EXPECT_EQ(race.wear(a), "0/3/3/3/3/2");
}

TEST(Vectors, V_FD_13_more_than_the_tires_left_removes_the_car) {
    Race race;
    const Seat a = race.add("18C", {.gear = 3, .tires = 4});
    const Seat b = race.add("28L", {.gear = 3});
    race.go();
    race.turn(4, 12, "12");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::overshoot);
    EXPECT_EQ(race.markers(), (Names{"30C"}));
    ASSERT_EQ(race.events<CarOut>().size(), 1U);
    EXPECT_EQ(race.board().name(race.events<CarOut>()[0].space), "30C");
    race.play("gear 3", {{"gear", 4}});
    race.play("move 1R", {{"danger", 20, b}});
    race.play("move 2");
    EXPECT_EQ(race.where(b), "32C");
}

TEST(Vectors, V_FD_14_without_tires_one_space_over_spins) {
    Race race;
    const Seat a = race.add("20C", {.gear = 3, .tires = 0});
    race.go();
    race.turn(3, 6, "6");
    EXPECT_EQ(race.where(a), "26C");
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_TRUE(race.racing(a));
    EXPECT_EQ(race.wear(a), "0/3/3/3/3/2");
}

TEST(Vectors, V_FD_15_without_tires_two_spaces_over_are_the_end) {
    Race race;
    const Seat a = race.add("20C", {.gear = 3, .tires = 0});
    race.go();
    race.turn(3, 7, "7");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::overshoot);
}

TEST(Vectors, V_FD_16_brakes_shorten_an_overshoot) {
    Race race;
    const Seat a = race.add("18C", {.gear = 3});
    race.go();
    race.turn(4, 12, "10 brake 2");
    EXPECT_EQ(race.where(a), "28C");
    EXPECT_EQ(race.wear(a), "3/1/3/3/3/2");
}

TEST(Vectors, V_FD_17_a_corner_of_two_stops_left_without_any) {
    Race race;
    const Seat a = race.add("44C", {.gear = 4});
    race.go();
    race.turn(4, 11, "11");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::missed_stops);
    EXPECT_EQ(race.markers(), (Names{"55C"}));
}

TEST(Vectors, V_FD_18_a_corner_of_two_stops_left_with_one) {
    Race race;
    const Seat a = race.add("50C", {.gear = 3, .stops = 1});
    race.go();
    race.turn(3, 8, "8");
    EXPECT_EQ(race.where(a), "58C");
    EXPECT_EQ(race.wear(a), "2/3/3/3/3/2");
    EXPECT_FALSE(race.car(a).spun);
    EXPECT_TRUE(race.racing(a));
}

TEST(Vectors, V_FD_19_a_corner_of_three_stops_left_with_one) {
    Race race;
    const Seat a = race.add("85C", {.gear = 4, .stops = 1});
    race.go();
    race.turn(4, 12, "12");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::missed_stops);
    EXPECT_EQ(race.markers(), (Names{"97C"}));
}

TEST(Vectors, V_FD_20_a_corner_of_three_stops_left_with_two) {
    Race race;
    const Seat a = race.add("90C", {.gear = 3, .stops = 2});
    race.go();
    race.turn(3, 5, "5");
    EXPECT_EQ(race.where(a), "95C");
    EXPECT_EQ(race.wear(a), "3/3/3/3/3/2");
    EXPECT_TRUE(race.racing(a));
}

TEST(Vectors, V_FD_21_an_overshooting_stop_does_not_count_for_the_next_corner) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("44C", {.gear = 4});
    race.go();
    race.turn(4, 11, "11");
    EXPECT_EQ(race.where(a), "55C");
    EXPECT_EQ(race.wear(a), "5/3/3/3/3/2");
    EXPECT_EQ(race.car(a).stops, 0);
    EXPECT_TRUE(race.events<StopMade>().empty());
    // None of one made: leaving K2b now overshoots it.
    race.turn(3, 8, "8");
    EXPECT_EQ(race.where(a), "63C");
    EXPECT_EQ(race.wear(a), "2/3/3/3/3/2");
}

TEST(Vectors, V_FD_62_an_overshooting_car_is_blocked_in_its_lane) {
    Race race;
    const Seat a = race.add("20C", {.gear = 3});
    race.add("26L");
    race.add("26R");
    const Seat ahead = race.add("28C");
    race.go();
    race.play("gear 3", {{"gear", 8}});
    EXPECT_TRUE(race.refusal("move 6L1").starts_with("FD-OVER"));
    EXPECT_FALSE(race.accepts("move 6"));
    race.play("move 7", {{"collision", 20, ahead}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "27C");
    EXPECT_EQ(race.wear(a), "4/2/3/3/3/2");
    ASSERT_EQ(race.events<CarBlocked>().size(), 1U);
    EXPECT_EQ(race.events<CarBlocked>()[0].undriven, 1);
}

TEST(Vectors, V_FD_64_braking_into_the_second_stop) {
    Race race;
    const Seat a = race.add("53C", {.gear = 2, .stops = 1});
    race.go();
    race.turn(2, 3, "1 brake 2");
    EXPECT_EQ(race.where(a), "54C");
    EXPECT_EQ(race.wear(a), "6/1/3/3/3/2");
    EXPECT_EQ(race.car(a).stops, 2);
    EXPECT_TRUE(race.events<Overshot>().empty());
}

TEST(Vectors, V_FD_91_a_spinning_car_strains_its_engine_all_the_same) {
    Race race{{.build = true}};
    const Seat a = race.add("18C", {.gear = 4, .tires = 13, .brakes = 1, .gearbox = 1, .body = 1, .engine = 2});
    const Seat b = race.add("60C", {.gear = 5});
    const Seat d = race.add("65C", {.gear = 4});
    race.go();
    race.turn(5, 20, "20", {{"strain", 4, a}, {"strain", 9, b}});
    EXPECT_EQ(race.where(a), "38C");
    EXPECT_EQ(race.wear(a), "0/1/1/1/1/2");
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_EQ(race.lever(a), 1);
    EXPECT_EQ(race.left(b, Gauge::engine), 3);
    EXPECT_EQ(race.left(d, Gauge::engine), 3);
    EXPECT_EQ(race.markers(), (Names{"38C"}));
}

}  // namespace
}  // namespace paddock::formula_d::tests
