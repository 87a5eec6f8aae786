// Vectors of the rule reference (§8): lanes, blocking, collisions, engines, debris.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// Three cars side by side on row 11, the mover on (8,C).
struct WallOfThree {
    Race race;
    Seat mover, ahead;

    explicit WallOfThree(const CarSetup& setup, const Options& options = {}) : race(options) {
        mover = race.add("8C", setup);
        race.add("11L", {.gear = 1});
        ahead = race.add("11C", {.gear = 1});
        race.add("11R", {.gear = 1});
        race.go();
    }
    Script collision() const { return {{"collision", 20, ahead}, {"collision", 20, mover}}; }
};

TEST(Vectors, V_FD_22_a_blocked_car_pays_for_undriven_spaces) {
    WallOfThree wall{{.gear = 3}};
    wall.race.play("gear 3", {{"gear", 6}});
    EXPECT_FALSE(wall.race.accepts("move 1"));
    wall.race.play("move 2", wall.collision());
    EXPECT_EQ(wall.race.where(wall.mover), "10C");
    EXPECT_EQ(wall.race.wear(wall.mover), "5/0/3/3/3/2");
    EXPECT_EQ(wall.race.events<CarBlocked>().at(0).undriven, 4);
}

TEST(Vectors, V_FD_23_without_the_brakes_demanded_a_blocked_car_is_out) {
    WallOfThree wall{{.gear = 3, .brakes = 2}};
    wall.race.turn(3, 5, "2");
    EXPECT_TRUE(wall.race.out(wall.mover));
    EXPECT_EQ(wall.race.car(wall.mover).cause, Cause::blocked);
    EXPECT_EQ(wall.race.markers(), (Names{"10C"}));
}

TEST(Vectors, V_FD_23_with_block_substitution_tires_replace_brakes) {
    WallOfThree wall{{.gear = 3, .brakes = 2}, {.block_substitution = true}};
    wall.race.turn(3, 5, "2", wall.collision());
    EXPECT_TRUE(wall.race.racing(wall.mover));
    EXPECT_EQ(wall.race.wear(wall.mover), "5/0/3/3/3/2");
}

TEST(Vectors, V_FD_24_seven_undriven_spaces_are_the_end) {
    WallOfThree wall{{.gear = 4, .brakes = 4}};
    wall.race.turn(4, 9, "2");
    EXPECT_TRUE(wall.race.out(wall.mover));
    EXPECT_EQ(wall.race.car(wall.mover).cause, Cause::blocked);
}

TEST(Vectors, V_FD_24_a_blocked_car_may_brake_first) {
    WallOfThree wall{{.gear = 4, .brakes = 4}};
    wall.race.turn(4, 9, "2 brake 1", wall.collision());
    EXPECT_TRUE(wall.race.racing(wall.mover));
    EXPECT_EQ(wall.race.where(wall.mover), "10C");
    EXPECT_EQ(wall.race.wear(wall.mover), "3/0/3/3/3/2");
}

TEST(Vectors, V_FD_30_a_twenty_in_fifth_strains_the_engines_in_fifth_and_sixth) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5});
    const Seat b = race.add("30L", {.gear = 6});
    const Seat c = race.add("35R", {.gear = 5});
    const Seat d = race.add("40C", {.gear = 4});
    race.go();
    race.turn(5, 20, "20", {{"strain", 4, a}, {"strain", 5, b}, {"strain", 1, c}});
    EXPECT_EQ(race.left(a, Gauge::engine), 2);
    EXPECT_EQ(race.left(b, Gauge::engine), 3);
    EXPECT_EQ(race.left(c, Gauge::engine), 2);
    EXPECT_EQ(race.left(d, Gauge::engine), 3);
    EXPECT_EQ(race.markers(), (Names{"35R", "75C"}));
}

// The car at (10,C) drives three spaces over the marker at (12,C) and rolls `value` there.
std::string wear_after_debris(int value, const Options& options = {}, WeatherLine line = WeatherLine::unset) {
    Race race{options};
    const Seat a = race.add("10C", {.gear = 2});
    race.marker("12C");
    race.weather(line);
    race.go();
    race.play("gear 2", {{"gear", 3}});
    race.play("move 2", {{"danger", value, a}});
    race.play("move 1");
    EXPECT_EQ(race.where(a), "13C");
    return race.wear(a);
}

TEST(Vectors, V_FD_31_debris_costs_handling_on_one_to_four) {
    EXPECT_EQ(wear_after_debris(4), "6/3/3/3/3/1");
    EXPECT_EQ(wear_after_debris(5), "6/3/3/3/3/2");
    EXPECT_EQ(wear_after_debris(5, {.weather = true}, WeatherLine::rain), "6/3/3/3/3/1");
}

TEST(Vectors, V_FD_32_the_last_handling_point_ends_the_drive_on_the_spot) {
    Race race;
    const Seat a = race.add("10C", {.gear = 2, .handling = 1});
    race.marker("12C");
    race.go();
    race.turn(2, 3, "2", {{"danger", 2, a}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::handling);
    ASSERT_EQ(race.events<CarOut>().size(), 1U);
    EXPECT_EQ(race.board().name(race.events<CarOut>()[0].space), "12C");
    EXPECT_EQ(race.markers(), (Names{"12C"}));
}

// The mover ends on (30,C) beside X (30,L) and behind Y (31,C).
struct Touch {
    Race race;
    Seat x, y, mover;

    explicit Touch(const CarSetup& of_x = {}, const Options& options = {}) : race(options) {
        x = race.add("30L", of_x);
        y = race.add("31C");
        mover = race.add("27C", {.gear = 2});
    }
    void crash(const Script& script) {
        race.go(mover);
        race.turn(2, 3, "3", script);
        EXPECT_EQ(race.where(mover), "30C");
        EXPECT_EQ(race.wear(mover), "6/3/3/3/3/2");
        EXPECT_EQ(race.wear(y), "6/3/3/3/3/2");
    }
};

TEST(Vectors, V_FD_33_those_touched_roll_once_each_then_the_mover_for_each) {
    Touch touch;
    touch.crash({{"collision", 1, touch.x},
                 {"collision", 20, touch.y},
                 {"collision", 7, touch.mover},
                 {"collision", 12, touch.mover}});
    EXPECT_EQ(touch.race.wear(touch.x), "6/3/3/2/3/2");
    EXPECT_EQ(touch.race.markers(), (Names{"30L"}));
}

TEST(Vectors, V_FD_33_all_concerned_roll_once) {
    Touch touch{{}, {.collision_rolls = CollisionRolls::all_concerned}};
    touch.crash({{"collision", 1, touch.x}, {"collision", 20, touch.y}, {"collision", 7, touch.mover}});
    EXPECT_EQ(touch.race.wear(touch.x), "6/3/3/2/3/2");
}

TEST(Vectors, V_FD_33_only_the_mover_rolls) {
    Touch touch{{}, {.collision_rolls = CollisionRolls::mover_only}};
    touch.crash({{"collision", 7, touch.mover}});
    EXPECT_EQ(touch.race.wear(touch.x), "6/3/3/3/3/2");
    EXPECT_TRUE(touch.race.markers().empty());
}

TEST(Vectors, V_FD_34_the_last_body_point_removes_the_car) {
    Touch touch{{.body = 1}};
    const Seat z = touch.race.add("28L", {.gear = 2});
    touch.crash({{"collision", 1, touch.x},
                 {"collision", 20, touch.y},
                 {"collision", 7, touch.mover},
                 {"collision", 12, touch.mover}});
    EXPECT_TRUE(touch.race.out(touch.x));
    EXPECT_EQ(touch.race.car(touch.x).cause, Cause::body);
    EXPECT_EQ(touch.race.markers(), (Names{"30L"}));
    // Its space is free: Z may stop there.
    ASSERT_EQ(touch.race.asked(), z);
    touch.race.turn(2, 2, "2", {{"danger", 20, z}, {"collision", 20, touch.mover}, {"collision", 20, z}});
    EXPECT_EQ(touch.race.where(z), "30L");
}

TEST(Vectors, V_FD_63_the_collision_of_the_picture) {
    Race race;
    const Seat b = race.add("22L");
    const Seat c = race.add("22R");
    const Seat d = race.add("23C");
    const Seat a = race.add("20C", {.gear = 1});
    race.go(a);
    race.turn(1, 2, "2",
              {{"collision", 5, b},
               {"collision", 1, c},
               {"collision", 20, d},
               {"collision", 1, a},
               {"collision", 12, a},
               {"collision", 1, a}});
    EXPECT_EQ(race.left(a, Gauge::body), 1);
    EXPECT_EQ(race.left(b, Gauge::body), 3);
    EXPECT_EQ(race.left(c, Gauge::body), 2);
    EXPECT_EQ(race.left(d, Gauge::body), 3);
    EXPECT_EQ(race.markers(), (Names{"22C", "22R"}));
}

TEST(Vectors, V_FD_67_two_lane_changes_on_a_straight) {
    Race race;
    const Seat a = race.add("5L", {.gear = 3});
    race.go();
    race.play("gear 3", {{"gear", 5}});
    EXPECT_EQ(race.refusal("move RRL2"), "FD-LANE-01");
    EXPECT_EQ(race.refusal("move RR1L1"), "FD-LANE-01");
    race.play("move RR3");
    EXPECT_EQ(race.where(a), "10R");
}

TEST(Vectors, V_FD_68_no_zigzag) {
    Race race;
    const Seat a = race.add("5C", {.gear = 3});
    race.go();
    race.play("gear 3", {{"gear", 5}});
    EXPECT_EQ(race.refusal("move L1R2"), "FD-LANE-02");
    race.play("move L4");
    EXPECT_EQ(race.where(a), "10L");
}

TEST(Vectors, V_FD_69_returning_to_a_lane_needs_a_car_passed) {
    Race race;
    const Seat a = race.add("5C", {.gear = 3});
    race.add("8C");
    race.go();
    race.play("gear 3", {{"gear", 5}});
    EXPECT_EQ(race.refusal("move LR3"), "FD-LANE-02");
    EXPECT_EQ(race.refusal("move LRL2"), "FD-LANE-02");
    EXPECT_EQ(race.refusal("move LRR2"), "FD-LANE-02");
    race.play("move 1L1R1");
    EXPECT_EQ(race.where(a), "10C");
}

TEST(Vectors, V_FD_70_returning_to_a_lane_round_debris) {
    Race race;
    const Seat a = race.add("5C", {.gear = 3});
    race.marker("8C");
    race.go();
    race.turn(3, 5, "2LR1");
    EXPECT_EQ(race.where(a), "10C");
    EXPECT_TRUE(race.events<Tested>().empty());
}

TEST(Vectors, V_FD_70_not_with_zigzag_debris_off) {
    Race race{{.zigzag_debris = false}};
    race.add("5C", {.gear = 3});
    race.marker("8C");
    race.go();
    race.play("gear 3", {{"gear", 5}});
    EXPECT_EQ(race.refusal("move 2LR1"), "FD-LANE-02");
}

}  // namespace
}  // namespace paddock::formula_d::tests
