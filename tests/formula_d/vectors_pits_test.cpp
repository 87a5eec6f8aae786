// Vectors of the rule reference (§8): pit lane, pit stops.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Vectors, V_FD_35_a_quick_stop_leaves_in_fourth_in_the_same_turn) {
    Race race;
    const Seat a = race.add("99R", {.gear = 4, .tires = 2});
    race.go();
    race.turn(4, 12, "1P5", {{"pit", 7, a}});
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_EQ(race.events<BoxReached>().size(), 1U);
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    ASSERT_EQ(race.asks(), Ask::drive);
    EXPECT_FALSE(race.accepts("move 3"));
    race.play("move 4");
    EXPECT_EQ(race.where(a), "P10");
    EXPECT_EQ(race.lever(a), 4);
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
}

TEST(Vectors, V_FD_36_a_slow_stop_leaves_next_round_in_any_gear_up_to_fourth) {
    Race race;
    const Seat a = race.add("95R", {.gear = 6, .tires = 2});
    race.go();
    race.turn(6, 21, "5P5", {{"pit", 11, a}});
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_TRUE(race.car(a).in_box);
    ASSERT_EQ(race.asks(), Ask::gear);
    for (const char* gear : {"gear 1", "gear 2", "gear 3", "gear 4"}) EXPECT_TRUE(race.accepts(gear)) << gear;
    EXPECT_EQ(race.refusal("gear 5"), "FD-PIT-09");
    EXPECT_EQ(race.refusal("gear 6"), "FD-PIT-09");
    race.turn(1, 1, "1");
    EXPECT_EQ(race.where(a), "P7");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
}

TEST(Vectors, V_FD_37_held_up_in_the_pit_lane_a_car_loses_nothing) {
    Race race;
    const Seat a = race.add("P3", {.gear = 5});
    race.add("P4", {.gear = 1});
    race.go();
    race.play("gear 5", {{"gear", 14}});
    race.play("move -");
    EXPECT_EQ(race.where(a), "P3");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    EXPECT_TRUE(race.racing(a));
    EXPECT_NE(race.asked(), a);
}

TEST(Vectors, V_FD_38_pit_lane_cars_follow_those_beside_and_ahead) {
    Race race;
    const Seat n = race.add("98C");
    const Seat p = race.add("P9");
    const Seat q = race.add("105C");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{q, p, n}));
}

TEST(Vectors, V_FD_45_the_repair_reserve_lasts_for_the_whole_race) {
    Race race{{.three_lap = true, .tech_pit = true}};
    const Seat a = race.add("99R", {.gear = 4, .tires = 1, .body = 2, .engine = 1, .handling = 1});
    race.go();
    race.turn(4, 12, "1P5");
    ASSERT_EQ(race.asks(), Ask::pit_stop);
    race.play("stop technical engine 1 fit hard");
    EXPECT_EQ(race.wear(a), "6/3/3/2/2/1");
    EXPECT_EQ(race.car(a).reserve, 1);
    EXPECT_TRUE(race.car(a).in_box);
    // A lap later.
    Car& car = race.car(a);
    car.space = race.board().space("99R");
    car.crossings = 2;
    car.in_box = car.box_served = false;
    race.go();
    race.turn(4, 12, "1P5");
    ASSERT_EQ(race.asks(), Ask::pit_stop);
    EXPECT_EQ(race.refusal("stop technical body 1 handling 1 fit hard"), "FD-TECH-05");
    race.play("stop technical body 1 fit hard");
    EXPECT_EQ(race.wear(a), "6/3/3/3/2/1");
    EXPECT_EQ(race.car(a).reserve, 0);
}

TEST(Vectors, V_FD_81_the_second_car_of_a_team_waits_before_the_taken_box) {
    Race race;
    const Seat mate = race.add("P6", {.gear = 4, .in_box = true});
    const Seat a = race.add("99R", {.gear = 4, .tires = 2});
    race.go(a);
    race.turn(4, 12, "1P4");
    EXPECT_EQ(race.where(a), "P5");
    EXPECT_EQ(race.wear(a), "2/3/3/3/3/2");
    EXPECT_EQ(race.order(), (std::vector{mate, a}));
    ASSERT_EQ(race.asked(), mate);
    race.turn(4, 7, "7");
    EXPECT_EQ(race.where(mate), "P13");
    ASSERT_EQ(race.asked(), a);
    race.turn(1, 1, "1", {{"pit", 15, a}});
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_TRUE(race.car(a).in_box);
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
}

// A throws 20 in 5th on its way into the pits; B races in 5th, C rolls through the pit lane in 6th.
struct StrainInThePits {
    Race race;
    Seat a, b, c;

    explicit StrainInThePits(const Options& options) : race(options) {
        a = race.add("97R", {.gear = 5});
        b = race.add("30C", {.gear = 5});
        c = race.add("P9", {.gear = 6});
    }
};

TEST(Vectors, V_FD_82_pit_lane_cars_do_not_test_their_engines) {
    StrainInThePits in{{}};
    in.race.go();
    in.race.turn(5, 20, "3P5", {{"pit", 11, in.a}, {"strain", 4, in.b}});
    EXPECT_EQ(in.race.where(in.a), "P6");
    EXPECT_EQ(in.race.left(in.a, Gauge::engine), 3);
    EXPECT_EQ(in.race.left(in.b, Gauge::engine), 2);
    EXPECT_EQ(in.race.left(in.c, Gauge::engine), 3);
    EXPECT_EQ(in.race.markers(), (Names{"30C"}));
}

TEST(Vectors, V_FD_82_the_weather_is_rolled_all_the_same) {
    StrainInThePits in{{.weather = true}};
    in.race.weather(WeatherLine::changeable);
    in.race.go();
    in.race.turn(5, 20, "3P5", {{"pit", 11, in.a}, {"strain", 20, in.b}, {"weather", 7}});
    EXPECT_EQ(in.race.state.weather, WeatherLine::rain_changeable);
}

TEST(Vectors, V_FD_89_a_pit_lane_car_counts_as_just_beyond_the_branch) {
    Race race;
    const Seat n = race.add("100C", {.crossings = 1});
    const Seat p = race.add("P12", {.crossings = 2});
    const Seat q = race.add("108C", {.crossings = 1});
    const Seat m = race.add("3L", {.crossings = 2});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{m, q, p, n}));
}

// W is in the way when the car has had its quick stop of five spaces.
struct TrafficInThePits {
    Race race;
    Seat w, a;

    explicit TrafficInThePits(std::string_view where_w_is) {
        w = race.add(where_w_is, {.gear = 4});
        a = race.add("99R", {.gear = 4});
        race.go(a);
        race.turn(4, 12, "1P5", {{"pit", 9, a}});
    }
};

TEST(Vectors, V_FD_96_a_quick_stop_drives_as_far_as_the_lane_is_free) {
    TrafficInThePits in{"P8"};
    ASSERT_EQ(in.race.asks(), Ask::drive);
    in.race.play("move 1");
    EXPECT_EQ(in.race.where(in.a), "P7");
    EXPECT_EQ(in.race.wear(in.a), "6/3/3/3/3/2");
    EXPECT_EQ(in.race.asked(), in.w);
}

TEST(Vectors, V_FD_96_with_the_next_space_taken_it_stays_in_the_box) {
    TrafficInThePits in{"P7"};
    in.race.play("move -");
    EXPECT_EQ(in.race.where(in.a), "P6");
    EXPECT_TRUE(in.race.car(in.a).in_box);
    EXPECT_EQ(in.race.wear(in.a), "6/3/3/3/3/2");
    ASSERT_EQ(in.race.asked(), in.w);
    in.race.turn(4, 7, "7");
    ASSERT_EQ(in.race.asked(), in.a);
    ASSERT_EQ(in.race.asks(), Ask::gear);
    EXPECT_EQ(in.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"}));
    in.race.turn(1, 2, "2");
    EXPECT_EQ(in.race.where(in.a), "P8");
    EXPECT_EQ(in.race.wear(in.a), "6/3/3/3/3/2");
}

bool pit_entry_is_open(const Options& options, int crossings) {
    Race race{options};
    race.add("99R", {.gear = 4, .crossings = crossings});
    race.go();
    race.play("gear 4", {{"gear", 12}});
    EXPECT_EQ(race.offers("move 1P5"), race.accepts("move 1P5"));
    const std::string refusal = race.refusal("move 1P5");
    EXPECT_TRUE(refusal.empty() || refusal == "FD-PIT-01" || refusal == "FD-RUL-47") << refusal;
    return refusal.empty();
}

TEST(Vectors, V_FD_98_the_pits_open_at_the_end_of_every_lap_but_the_last) {
    const Options three_laps{.three_lap = true};
    EXPECT_TRUE(pit_entry_is_open(three_laps, 1));
    EXPECT_TRUE(pit_entry_is_open(three_laps, 2));
    EXPECT_FALSE(pit_entry_is_open(three_laps, 3));
    EXPECT_TRUE(pit_entry_is_open({}, 1));
    EXPECT_FALSE(pit_entry_is_open({}, 2));
    EXPECT_FALSE(pit_entry_is_open({}, 0));
}

}  // namespace
}  // namespace paddock::formula_d::tests
