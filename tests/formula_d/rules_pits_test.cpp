// FD-PIT: into the lane, the stop, out again.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

// A car of the first colour (box P6) on the row before the branch, its die thrown.
struct Entry {
    Race race;

    explicit Entry(int gear, int die, const CarSetup& setup = {}, const Options& options = {}) : race(options) {
        CarSetup mine = setup;
        mine.gear = gear;
        race.add("99R", mine);
        race.go();
        race.play("gear " + std::to_string(gear), {{"gear", die}});
    }
};

TEST(Pits, FD_PIT_01_the_entry_is_open_at_the_end_of_the_first_lap) {
    EXPECT_TRUE(Entry(4, 12, {.crossings = 1}).race.offers("move 1P5"));
    EXPECT_FALSE(Entry(4, 12, {.crossings = 2}).race.accepts("move 1P5"));
    EXPECT_TRUE(Entry(4, 12, {.crossings = 2}, {.three_lap = true}).race.offers("move 1P5"));
    EXPECT_TRUE(Entry(4, 12, {.crossings = 1}).race.accepts("move 12")) << "nobody must";
}

TEST(Pits, FD_PIT_02_any_gear_and_the_full_die) {
    for (const auto& [gear, die] :
         {std::pair{1, 2}, std::pair{3, 5}, std::pair{4, 7}, std::pair{5, 20}, std::pair{6, 30}}) {
        Entry entry{gear, die};
        entry.race.rolls.let_the_rest_fall();
        entry.race.play(die <= 6 ? "move 1P" + (die > 2 ? std::to_string(die - 2) : std::string()) : "move 1P5");
        EXPECT_EQ(entry.race.where(a), "P" + std::to_string(std::min(die - 1, 6))) << gear;
        EXPECT_EQ(entry.race.wear(a), "6/3/3/3/3/2");
    }
}

TEST(Pits, FD_PIT_03_the_distance_to_the_box_is_enough_and_the_rest_is_lost) {
    for (const int die : {7, 8, 12}) {
        Entry entry{4, die};
        EXPECT_FALSE(entry.race.accepts("move 1P4")) << "it must go on to its box";
        EXPECT_FALSE(entry.race.accepts("move 1P6")) << "and no further";
        entry.race.play("move 1P5", {{"pit", 20, a}});
        EXPECT_EQ(entry.race.where(a), "P6");
        EXPECT_TRUE(entry.race.car(a).in_box);
        EXPECT_EQ(entry.race.wear(a), "6/3/3/3/3/2");
    }
}

TEST(Pits, FD_PIT_04_with_too_little_it_goes_on_from_the_lane_next_turn) {
    Entry entry{3, 5, {.tires = 1}};
    entry.race.play("move 1P3");
    EXPECT_EQ(entry.race.where(a), "P4");
    EXPECT_FALSE(entry.race.car(a).in_box);
    EXPECT_EQ(entry.race.left(a, Gauge::tires), 1);
    entry.race.turn(3, 4, "2", {{"pit", 20, a}});
    EXPECT_EQ(entry.race.where(a), "P6");
    EXPECT_TRUE(entry.race.car(a).in_box);
    EXPECT_EQ(entry.race.left(a, Gauge::tires), 6);
}

TEST(Pits, FD_PIT_05_all_lost_tires_come_back_at_once_and_nothing_else) {
    Entry entry{4, 12, {.tires = 0, .brakes = 1, .gearbox = 1, .body = 1, .engine = 1, .handling = 1}};
    entry.race.play("move 1P5", {{"pit", 1, a}});
    ASSERT_EQ(entry.race.asks(), Ask::drive) << "before it leaves";
    EXPECT_EQ(entry.race.wear(a), "6/1/1/1/1/1");
}

TEST(Pits, FD_PIT_06_then_the_mechanics_are_rolled_for) {
    Entry entry{4, 12};
    const std::vector<AskedRoll> rolls = rolls_after(entry.race, "move 1P5");
    ASSERT_FALSE(rolls.empty());
    EXPECT_EQ(rolls[0].purpose, "pit");
    EXPECT_EQ(rolls[0].seat, a);
    entry.race.play("move 1P5", {{"pit", 13, a}});
    EXPECT_EQ(entry.race.events<PitRolled>().size(), 1U);
}

TEST(Pits, FD_PIT_07_one_to_ten_leaves_at_once_in_fourth_with_half_the_roll_rounded_up) {
    for (int value = 1; value <= 10; ++value) {
        Entry entry{5, 11};
        entry.race.play("move 1P5", {{"pit", value, a}});
        ASSERT_EQ(entry.race.asks(), Ask::drive) << value;
        const int spaces = (value + 1) / 2;
        EXPECT_EQ(ends_of_offers(entry.race), (Names{"P" + std::to_string(6 + spaces)})) << value;
        entry.race.play("move " + std::to_string(spaces));
        EXPECT_EQ(entry.race.where(a), "P" + std::to_string(6 + spaces));
        EXPECT_EQ(entry.race.lever(a), 4);
        EXPECT_FALSE(entry.race.car(a).in_box);
    }
}

TEST(Pits, FD_PIT_08_eleven_to_twenty_stays_until_the_next_round) {
    for (const int value : {11, 20}) {
        Entry entry{4, 12};
        entry.race.play("move 1P5", {{"pit", value, a}});
        EXPECT_TRUE(entry.race.car(a).in_box);
        EXPECT_EQ(entry.race.where(a), "P6");
        EXPECT_EQ(entry.race.events<RoundBegan>().size(), 1U);
        EXPECT_EQ(entry.race.asks(), Ask::gear);
    }
}

TEST(Pits, FD_PIT_09_then_it_leaves_in_fourth_or_lower) {
    for (const int lever : {1, 6}) {
        Race race;
        race.add("P6", {.gear = lever, .in_box = true});
        race.go();
        EXPECT_EQ(race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"})) << lever;
        EXPECT_EQ(refusal_of_all(race, {"gear 5", "gear 6"}), "FD-PIT-09");
        race.turn(4, 9, "9");
        EXPECT_EQ(race.where(a), "P15");
        EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    }
}

TEST(Pits, FD_PIT_10_no_skip_wear_no_brakes_no_engine_tests_in_the_lane) {
    Race race;
    race.add("P2", {.gear = 6, .gearbox = 0});
    race.go();
    EXPECT_EQ(race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4", "gear 5", "gear 6"}));
    race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(race.refusal("move 1 brake 1"), "FD-PIT-10");
    race.play("move 2");
    EXPECT_EQ(race.wear(a), "6/3/0/3/3/2");

    Race strained;
    strained.add("P7", {.gear = 5});
    strained.car(a).box_served = true;
    strained.add("P9", {.gear = 5});
    strained.go();
    strained.turn(5, 20, "1");  // held up behind the other car
    EXPECT_EQ(strained.where(a), "P8");
    EXPECT_TRUE(strained.events<Tested>().empty()) << "neither engine nor collision";
}

TEST(Pits, FD_PIT_11_a_car_held_up_in_the_lane_loses_nothing) {
    Race race;
    race.add("P7", {.gear = 6});
    race.car(a).box_served = true;
    const Seat ahead = race.add("P12", {.gear = 1});
    race.go();
    race.play("gear 6", {{"gear", 30}});
    EXPECT_EQ(ends_of_offers(race), (Names{"P11"})) << "no overtaking";
    race.play("move 4");
    EXPECT_EQ(race.where(a), "P11");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    EXPECT_TRUE(race.events<CarBlocked>().empty());
    EXPECT_EQ(race.asked(), ahead);
}

TEST(Pits, FD_PIT_12_the_lane_waits_for_the_cars_beside_it_and_ahead) {
    Race race;
    const Seat behind = race.add("100C", {.gear = 6});
    const Seat foremost = race.add("P10", {.gear = 1});
    const Seat second = race.add("P2", {.gear = 6});
    const Seat beside = race.add("101C", {.gear = 1});
    const Seat ahead = race.add("8C", {.gear = 1, .crossings = 2});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{ahead, beside, foremost, second, behind}));
}

}  // namespace
}  // namespace paddock::formula_d::tests
