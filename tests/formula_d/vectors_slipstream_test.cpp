// Vectors of the rule reference (§8): slipstream.

#include "tests/formula_d/fixture.hpp"

namespace paddock::formula_d::tests {
namespace {

// A follower on (56,C), ten spaces behind X on (66,C).
struct Pair {
    Race race;
    Seat follower, x;

    explicit Pair(int gear_of_x = 4) {
        follower = race.add("56C", {.gear = 4});
        x = race.add("66C", {.gear = gear_of_x});
    }
    Script collision() const { return {{"collision", 20, x}, {"collision", 20, follower}}; }
};

TEST(Vectors, V_FD_25_slipstreaming_past_a_car) {
    Pair pair;
    pair.race.go();
    pair.race.turn(4, 9, "9");
    ASSERT_EQ(pair.race.where(pair.follower), "65C");
    ASSERT_EQ(pair.race.asks(), Ask::slipstream);
    EXPECT_TRUE(pair.race.offers("tow L1R"));
    EXPECT_TRUE(pair.race.offers("tow no"));
    pair.race.play("tow L1R");
    EXPECT_EQ(pair.race.where(pair.follower), "68C");
    EXPECT_EQ(pair.race.wear(pair.follower), "6/3/3/3/3/2");
    EXPECT_TRUE(pair.race.events<Tested>().empty());
    EXPECT_EQ(pair.race.asked(), pair.x);
}

TEST(Vectors, V_FD_25_the_way_of_the_shape) {
    Pair pair;
    pair.race.marker("66L");
    pair.race.marker("67L");
    pair.race.marker("68C");
    pair.race.go();
    pair.race.turn(4, 9, "9");
    ASSERT_EQ(pair.race.asks(), Ask::slipstream);
    pair.race.script({{"danger", 20}, {"danger", 20}, {"danger", 20}});
    pair.race.play("tow L1R");
    EXPECT_EQ(pair.race.where(pair.follower), "68C");
}

TEST(Vectors, V_FD_26_a_slipstream_may_follow_a_slipstream) {
    Pair pair;
    pair.race.add("69C", {.gear = 4});
    pair.race.go();
    pair.race.turn(4, 9, "9");
    pair.race.play("tow L1R");
    ASSERT_EQ(pair.race.where(pair.follower), "68C");
    ASSERT_EQ(pair.race.asks(), Ask::slipstream);
    ASSERT_EQ(pair.race.asked(), pair.follower);
    pair.race.play("tow R2");
    EXPECT_EQ(pair.race.where(pair.follower), "71R");
}

TEST(Vectors, V_FD_27_no_slipstream_behind_a_faster_car) {
    Pair pair{5};
    pair.race.go();
    pair.race.turn(4, 9, "9", pair.collision());
    EXPECT_EQ(pair.race.where(pair.follower), "65C");
    EXPECT_EQ(pair.race.asked(), pair.x);
}

TEST(Vectors, V_FD_28_no_slipstream_after_braking) {
    Pair pair;
    pair.race.go();
    pair.race.turn(4, 10, "9 brake 1", pair.collision());
    EXPECT_EQ(pair.race.where(pair.follower), "65C");
    EXPECT_EQ(pair.race.asked(), pair.x);
}

TEST(Vectors, V_FD_29_towed_into_a_corner) {
    Race race;
    const Seat follower = race.add("68C", {.gear = 5, .brakes = 1});
    race.add("80C", {.gear = 5});
    race.go();
    race.turn(5, 11, "11");
    ASSERT_EQ(race.where(follower), "79C");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    race.play("tow L2");
    EXPECT_EQ(race.where(follower), "82L");
    EXPECT_EQ(race.wear(follower), "6/0/3/3/3/2");
    EXPECT_EQ(race.car(follower).stops, 1);
}

TEST(Vectors, V_FD_29_not_towed_into_a_corner_without_brakes) {
    Race race;
    const Seat follower = race.add("68C", {.gear = 5, .brakes = 0});
    const Seat x = race.add("80C", {.gear = 5});
    race.go();
    race.turn(5, 11, "11", {{"collision", 20, x}, {"collision", 20, follower}});
    EXPECT_EQ(race.where(follower), "79C");
    EXPECT_EQ(race.asked(), x);
}

TEST(Vectors, V_FD_78_an_overshooting_car_cannot_slipstream) {
    Race race;
    const Seat a = race.add("20C", {.gear = 4});
    const Seat x = race.add("30C", {.gear = 4});
    race.go();
    race.turn(4, 9, "9", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "29C");
    EXPECT_EQ(race.wear(a), "2/3/3/3/3/2");
    EXPECT_EQ(race.asked(), x);
}

TEST(Vectors, V_FD_79_brakes_paid_for_a_block_rule_out_a_slipstream) {
    Race race;
    const Seat mover = race.add("56C", {.gear = 4});
    race.add("66L", {.gear = 4});
    const Seat ahead = race.add("66C", {.gear = 4});
    race.add("66R", {.gear = 4});
    race.go();
    race.turn(4, 11, "9", {{"collision", 20, ahead}, {"collision", 20, mover}});
    EXPECT_EQ(race.where(mover), "65C");
    EXPECT_EQ(race.wear(mover), "6/1/3/3/3/2");
    EXPECT_NE(race.asked(), mover);
}

// (24,C) in K1, directly behind X on its last row.
struct InTheCorner {
    Race race;
    Seat a, x;

    InTheCorner() {
        a = race.add("16C", {.gear = 4});
        x = race.add("25C", {.gear = 4});
        race.go();
        race.turn(4, 8, "8");
    }
};

TEST(Vectors, V_FD_80_a_tow_may_leave_the_corner_unstopped_without_lane_changes_beyond_it) {
    InTheCorner at;
    ASSERT_EQ(at.race.asks(), Ask::slipstream);
    EXPECT_FALSE(at.race.offers("tow L1R"));
    EXPECT_EQ(at.race.refusal("tow L1R"), "FD-RUL-63");
    ASSERT_TRUE(at.race.offers("tow L2"));
    at.race.play("tow L2");
    EXPECT_EQ(at.race.where(at.a), "27L");
    EXPECT_EQ(at.race.wear(at.a), "4/3/3/3/3/2");
    EXPECT_EQ(at.race.car(at.a).stops, 0);
}

TEST(Vectors, V_FD_80_declined_the_stop_in_the_corner_counts) {
    InTheCorner at;
    ASSERT_EQ(at.race.asks(), Ask::slipstream);
    at.race.play("tow no", {{"collision", 20, at.x}, {"collision", 20, at.a}});
    EXPECT_EQ(at.race.where(at.a), "24C");
    EXPECT_EQ(at.race.car(at.a).stops, 1);
    EXPECT_EQ(at.race.wear(at.a), "6/3/3/3/3/2");
}

}  // namespace
}  // namespace paddock::formula_d::tests
