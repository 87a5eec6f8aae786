// FD-BRAKE and FD-BLOCK: stopping short, by choice and by force.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Braking, FD_BRAKE_01_each_point_shortens_the_move_by_one) {
    for (int brakes = 0; brakes <= 3; ++brakes) {
        Race race;
        const Seat a = race.add("60C", {.gear = 3});
        race.go();
        const std::string text = brakes == 0 ? "6" : std::to_string(6 - brakes) + " brake " + std::to_string(brakes);
        race.turn(3, 6, text);
        EXPECT_EQ(race.where(a), std::to_string(66 - brakes) + "C");
        EXPECT_EQ(race.left(a, Gauge::brakes), 3 - brakes);
    }
}

TEST(Braking, FD_BRAKE_02_any_number_the_car_has_down_to_no_move_at_all) {
    Race race;
    const Seat a = race.add("60C", {.gear = 2});
    race.go();
    EXPECT_FALSE(race.accepts("move 2 brake 1")) << "the die comes first";
    race.play("gear 2", {{"gear", 3}});
    EXPECT_FALSE(race.accepts("move 1 brake 4"));
    EXPECT_TRUE(race.accepts("move 1 brake 2"));
    race.play("move - brake 3");
    EXPECT_EQ(race.where(a), "60C");
    EXPECT_EQ(race.wear(a), "6/0/3/3/3/2");
}

TEST(Braking, FD_BRAKE_02_no_more_than_the_car_has) {
    Race race;
    race.add("60C", {.gear = 3, .brakes = 2});
    race.go();
    race.play("gear 3", {{"gear", 6}});
    EXPECT_EQ(race.refusal("move 3 brake 3"), "FD-BRAKE-02");
    EXPECT_TRUE(race.accepts("move 4 brake 2"));
}

TEST(Braking, FD_BRAKE_02_at_any_time_of_the_move) {
    Race race;
    const Seat a = race.add("60C", {.gear = 3});
    race.marker("62C");
    race.go();
    race.play("gear 3", {{"gear", 6}});
    race.play("move 2", {{"danger", 20, a}});
    race.play("move 2 brake 2");  // after the debris
    EXPECT_EQ(race.where(a), "64C");
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
}

TEST(Braking, FD_BRAKE_03_brakes_reduce_or_avoid_an_overshoot) {
    for (const auto& [move, tires, stops] :
         {std::tuple{"7", 4, 0}, std::tuple{"6 brake 1", 5, 0}, std::tuple{"5 brake 2", 6, 1}}) {
        Race race;
        const Seat a = race.add("20C", {.gear = 3});
        race.go();
        race.turn(3, 7, move);
        EXPECT_EQ(race.left(a, Gauge::tires), tires) << move;
        EXPECT_EQ(race.car(a).stops, stops) << move;
    }
}

// A mover on (8,C) behind cars that fill row 11; `gap` leaves lane L of that row open.
struct Wall {
    Race race;
    Seat mover, ahead;

    explicit Wall(const CarSetup& setup, bool gap = false) {
        mover = race.add("8C", setup);
        ahead = race.add("11C", {.gear = 1});
        race.add("11R", {.gear = 1});
        if (!gap) race.add("11L", {.gear = 1});
        race.go();
    }
    void drive(int gear, int die, const std::string& move) {
        race.play("gear " + std::to_string(gear), {{"gear", die}});
        race.rolls.let_the_rest_fall();  // collisions are another chapter
        race.play("move " + move);
    }
};

TEST(Blocking, FD_BLOCK_01_blocked_is_who_has_no_way_for_all_its_spaces) {
    Wall blocked{{.gear = 3}};
    blocked.drive(3, 4, "2");
    ASSERT_EQ(blocked.race.events<CarBlocked>().size(), 1U);
    EXPECT_EQ(blocked.race.events<CarBlocked>()[0].undriven, 2);

    Wall free_lane{{.gear = 3}, true};
    free_lane.race.play("gear 3", {{"gear", 4}});
    EXPECT_EQ(free_lane.race.refusal("move 2"), "FD-MOVE-04");
    EXPECT_TRUE(free_lane.race.accepts("move 2L1"));
}

TEST(Blocking, FD_BLOCK_01_the_rules_of_the_lanes_block_as_well) {
    Race race;  // the only gap would need a third lane change
    const Seat a = race.add("60C", {.gear = 2});
    for (const char* space : {"61C", "61R", "62L", "63C"}) race.add(space, {.gear = 1});
    race.go();
    race.play("gear 2", {{"gear", 4}});
    EXPECT_EQ(race.refusal("move LRR1"), "FD-LANE-01");
    race.rolls.let_the_rest_fall();
    race.play("move LR");
    EXPECT_EQ(race.where(a), "62C");
    ASSERT_EQ(race.events<CarBlocked>().size(), 1U);
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
}

TEST(Blocking, FD_BLOCK_02_it_drives_as_far_as_it_can) {
    Wall wall{{.gear = 3}};
    wall.race.play("gear 3", {{"gear", 5}});
    EXPECT_FALSE(wall.race.accepts("move 1"));
    EXPECT_FALSE(wall.race.accepts("move -"));
    for (const char* move : {"move 2", "move L1", "move 1R"}) EXPECT_TRUE(wall.race.accepts(move)) << "free to choose";
}

TEST(Blocking, FD_BLOCK_03_undriven_spaces_are_paid_by_the_table) {
    const std::vector<std::pair<int, std::string>> table{{1, "6/2"}, {2, "6/1"}, {3, "6/0"},
                                                         {4, "5/0"}, {5, "4/0"}, {6, "3/0"}};
    for (const auto& [undriven, left] : table) {
        Race race;
        const Seat a = race.add("10C", {.gear = undriven < 4 ? 2 : 3});
        for (const char* space : {"11L", "11C", "11R"}) race.add(space, {.gear = 1});
        if (undriven == 1) race.car(a).space = race.board().space("9C");
        race.go();
        race.play("gear " + std::to_string(undriven < 4 ? 2 : 3), {{"gear", std::max(undriven, 2)}});
        race.rolls.let_the_rest_fall();
        race.play(undriven == 1 ? "move 1" : "move -");
        EXPECT_EQ(race.wear(a), left + "/3/3/3/2") << undriven;
        EXPECT_TRUE(race.racing(a));
    }
}

TEST(Blocking, FD_BLOCK_03_after_an_event_on_the_way_too) {
    Race race;
    const Seat a = race.add("60C", {.gear = 3});
    for (const char* space : {"63L", "63C", "63R"}) race.add(space, {.gear = 1});
    race.marker("61C");
    race.go();
    race.play("gear 3", {{"gear", 6}});
    race.play("move 1", {{"danger", 20, a}});
    EXPECT_FALSE(race.accepts("move -"));
    race.play("move 1", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(race.where(a), "62C");
    EXPECT_EQ(race.wear(a), "5/0/3/3/3/2") << "four of six undriven";
}

TEST(Blocking, FD_BLOCK_04_seven_or_more_are_the_end) {
    for (const int die : {9, 12}) {
        Wall wall{{.gear = 4, .tires = 14, .brakes = 7}};
        wall.drive(4, die, "2");
        EXPECT_TRUE(wall.race.out(wall.mover)) << die;
        EXPECT_EQ(wall.race.car(wall.mover).cause, Cause::blocked);
    }
    Wall six{{.gear = 3}};
    six.drive(3, 8, "2");
    EXPECT_TRUE(six.race.racing(six.mover));
}

TEST(Blocking, FD_BLOCK_05_without_the_points_demanded_it_is_out) {
    for (const CarSetup& setup : {CarSetup{.gear = 3, .brakes = 2}, CarSetup{.gear = 3, .tires = 1}}) {
        Wall wall{setup};
        wall.drive(3, 7, "2");  // five: three brakes, two tires
        EXPECT_TRUE(wall.race.out(wall.mover));
        EXPECT_EQ(wall.race.car(wall.mover).cause, Cause::blocked);
    }
    Wall enough{{.gear = 3, .tires = 2, .brakes = 3}};
    enough.drive(3, 7, "2");
    EXPECT_TRUE(enough.race.racing(enough.mover));
    EXPECT_EQ(enough.race.wear(enough.mover), "0/0/3/3/3/2");
}

}  // namespace
}  // namespace paddock::formula_d::tests
