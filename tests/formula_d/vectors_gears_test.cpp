// Vectors of the rule reference (§8): start, gears, order of the turns.

#include "tests/formula_d/fixture.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Vectors, V_FD_01_overtaking_changes_the_order_of_the_next_round_only) {
    Race race;
    const Seat a = race.add("30L", {.gear = 3});
    const Seat b = race.add("32C", {.gear = 3});
    const Seat c = race.add("28C", {.gear = 3});
    race.begin_round();
    ASSERT_EQ(race.order(), (std::vector{b, a, c}));
    race.turn(3, 4, "4");
    ASSERT_EQ(race.asked(), a);
    race.turn(4, 8, "8");
    EXPECT_EQ(race.where(a), "38L");
    EXPECT_EQ(race.where(b), "36C");
    EXPECT_EQ(race.order(), (std::vector{b, a, c}));
    ASSERT_EQ(race.asked(), c);
    race.turn(3, 4, "4");
    EXPECT_EQ(race.order(), (std::vector{a, b, c}));
    EXPECT_EQ(race.asked(), a);
}

TEST(Vectors, V_FD_02_skipping_one_gear_costs_gearbox) {
    Race race;
    const Seat a = race.add("55C", {.gear = 6});
    race.go();
    race.play("gear 4", {{"gear", 7}});
    EXPECT_EQ(race.wear(a), "6/3/2/3/3/2");
    EXPECT_EQ(race.lever(a), 4);
}

TEST(Vectors, V_FD_03_skipping_two_gears_costs_gearbox_and_brakes) {
    Race race;
    const Seat a = race.add("55C", {.gear = 4});
    race.go();
    race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(race.wear(a), "6/2/2/3/3/2");
}

TEST(Vectors, V_FD_04_skipping_three_gears_hurts_the_engine_and_leaves_a_marker) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5});
    race.go();
    race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(race.wear(a), "6/2/2/3/2/2");
    EXPECT_TRUE(race.markers().empty());
    race.play("move 2");
    EXPECT_EQ(race.markers(), (std::vector<std::string>{"57C"}));
    EXPECT_EQ(race.wear(a), "6/2/2/3/2/2");
}

TEST(Vectors, V_FD_05_sixth_to_first_is_forbidden) {
    Race race;
    race.add("55C", {.gear = 6});
    race.go();
    EXPECT_EQ(race.refusal("gear 1"), "FD-GEAR-08");
    EXPECT_FALSE(race.offers("gear 1"));
}

TEST(Vectors, V_FD_06_one_gear_up_at_most) {
    Race race;
    race.add("55C", {.gear = 1});
    race.go();
    EXPECT_EQ(race.refusal("gear 3"), "FD-GEAR-03");
    EXPECT_FALSE(race.offers("gear 3"));
    EXPECT_TRUE(race.accepts("gear 2"));
    EXPECT_TRUE(race.offers("gear 2"));
}

TEST(Vectors, V_FD_07_without_gearbox_one_gear_down_at_a_time) {
    Race race;
    const Seat a = race.add("55C", {.gear = 4, .gearbox = 0});
    race.go();
    EXPECT_EQ(race.refusal("gear 2"), "FD-GEAR-09");
    race.play("gear 3", {{"gear", 5}});
    EXPECT_EQ(race.wear(a), "6/3/0/3/3/2");
    EXPECT_EQ(race.lever(a), 3);
}

TEST(Vectors, V_FD_08_a_skip_needs_the_brakes_it_costs) {
    Race race;
    const Seat a = race.add("55C", {.gear = 4, .brakes = 0, .gearbox = 2});
    race.go();
    EXPECT_EQ(race.refusal("gear 1"), "FD-RUL-07");
    race.play("gear 2", {{"gear", 3}});
    EXPECT_EQ(race.wear(a), "6/0/1/3/3/2");
}

TEST(Vectors, V_FD_09_a_stalled_car_starts_in_the_next_round_without_a_start_roll) {
    Race race;
    const Seat a = race.add("110L", on_grid());
    const Seat b = race.add("109R", on_grid());
    race.begin_round({{"start", 1, a}, {"start", 1, b}, {"gear", 2, a}});
    EXPECT_EQ(race.where(a), "110L");
    EXPECT_EQ(race.where(b), "109R");
    EXPECT_EQ(race.events<RoundBegan>().size(), 2U);
    EXPECT_TRUE(race.events<Drove>().empty());
    race.rolls.let_the_rest_fall();  // the turn of b may go on as far as its die
    race.play("move 2");
    EXPECT_EQ(race.where(a), "2L");
    EXPECT_EQ(race.lever(a), 1);
    EXPECT_EQ(race.events<StartRolled>().size(), 2U);
}

TEST(Vectors, V_FD_10_a_great_start_drives_four_spaces_in_first) {
    Race race;
    const Seat a = race.add("108L", on_grid());
    ASSERT_EQ(race.board().circuit().grid[2], race.board().space("108L"));
    race.begin_round({{"start", 20, a}});
    ASSERT_EQ(race.asks(), Ask::drive);
    race.play("move 4");
    EXPECT_EQ(race.where(a), "2L");
    EXPECT_EQ(race.lever(a), 1);
    ASSERT_EQ(race.asks(), Ask::gear);
    EXPECT_TRUE(race.accepts("gear 2"));
    EXPECT_EQ(race.refusal("gear 3"), "FD-GEAR-03");
}

TEST(Vectors, V_FD_61_level_cars_in_the_same_gear_the_inside_of_the_next_corner_first) {
    Race race;
    const Seat b = race.add("30R", {.gear = 4});
    const Seat a = race.add("30L", {.gear = 4});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{a, b}));
}

TEST(Vectors, V_FD_61_level_cars_the_higher_gear_first) {
    Race race;
    const Seat a = race.add("30L", {.gear = 4});
    const Seat b = race.add("30R", {.gear = 5});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{b, a}));
}

TEST(Vectors, V_FD_85_grid_by_descending_rolls_ties_roll_again) {
    Race race;
    const Seat a = seat(0), b = seat(1), c = seat(2), d = seat(3);
    race.rolls.let_the_rest_fall();
    race.start(4, {{"grid", 18, a}, {"grid", 12, b}, {"grid", 12, c}, {"grid", 5, d}, {"grid", 3, b}, {"grid", 9, c}});
    std::vector<Seat> slots(4);
    for (const GridTaken& taken : race.events<GridTaken>()) slots[taken.slot - 1U] = taken.seat;
    EXPECT_EQ(slots, (std::vector{a, c, b, d}));
    for (const GridTaken& taken : race.events<GridTaken>())
        EXPECT_EQ(taken.space, race.board().circuit().grid[taken.slot - 1U]);
    EXPECT_EQ(race.events<GridRolled>().size(), 6U);
}

TEST(Vectors, V_FD_85_montfort_wins_ties_without_rolling_again) {
    Race race{{.road_race = true}};
    const Seat a = seat(0), b = seat(1), c = seat(2), d = seat(3);
    race.start(4);
    race.play(a, "driver tzarof");
    race.play(b, "driver montfort");
    race.play(c, "driver cadena");
    race.rolls.let_the_rest_fall();
    race.play(d, "driver owens", {{"grid", 18, a}, {"grid", 12, b}, {"grid", 12, c}, {"grid", 5, d}});
    std::vector<Seat> slots(4);
    for (const GridTaken& taken : race.events<GridTaken>()) slots[taken.slot - 1U] = taken.seat;
    EXPECT_EQ(slots, (std::vector{a, b, c, d}));
    EXPECT_EQ(race.events<GridRolled>().size(), 4U);
}

TEST(Vectors, V_FD_88_order_by_crossings_then_by_row) {
    Race race;
    const Seat d = race.add("5C", {.crossings = 1});
    const Seat c = race.add("109C", {.crossings = 1});
    const Seat b = race.add("1C", {.crossings = 2});
    const Seat a = race.add("3C", {.crossings = 2});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{a, b, c, d}));
}

TEST(Vectors, V_FD_95_a_spun_car_drives_off_in_first_even_without_gearbox) {
    Race race;
    const Seat a = race.add("18C", {.gear = 4, .tires = 4, .gearbox = 0});
    race.go();
    race.turn(5, 11, "11");
    ASSERT_TRUE(race.car(a).spun);
    ASSERT_EQ(race.wear(a), "0/3/0/3/3/2");
    ASSERT_EQ(race.asks(), Ask::gear);
    EXPECT_EQ(race.refusal("gear 2"), "FD-OVER-13");
    EXPECT_FALSE(race.offers("gear 2"));
    race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(race.wear(a), "0/3/0/3/3/2");
    race.play("move 2");
    EXPECT_EQ(race.where(a), "31C");
    EXPECT_FALSE(race.car(a).spun);
}

}  // namespace
}  // namespace paddock::formula_d::tests
