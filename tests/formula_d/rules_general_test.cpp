// FD-GEN: what every race has in common. (The default board and the options of a match: rules_match_test.cpp.)

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(General, FD_GEN_01_the_first_car_across_the_line_with_its_laps_driven_wins) {
    Race race;
    const Seat lapped = race.add("110L", {.gear = 2, .crossings = 1});
    const Seat winner = race.add("110C", {.gear = 2, .crossings = 2});
    const Seat second = race.add("110R", {.gear = 2, .crossings = 2});
    race.go();
    race.turn(2, 2, "2");
    EXPECT_TRUE(race.racing(lapped)) << "it crossed first, but has a lap to go";
    race.turn(2, 4, "1");
    EXPECT_TRUE(race.finished(winner));
    race.turn(2, 4, "1");
    EXPECT_EQ(race.standing(winner).place, 1);
    EXPECT_EQ(race.standing(second).place, 2);
    EXPECT_EQ(race.standing(lapped).place, 3);
}

TEST(General, FD_GEN_02_two_laps_are_driven_by_default) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(2);
    ASSERT_EQ(race.events<RaceBegan>().size(), 1U);
    EXPECT_EQ(race.events<RaceBegan>()[0].laps, 2);
    EXPECT_EQ(Options{}.race_laps(), 2);

    Race last_lap;
    const Seat a = last_lap.add("110L", {.gear = 1, .crossings = 1});
    const Seat b = last_lap.add("110R", {.gear = 1, .crossings = 2});
    last_lap.go();
    last_lap.turn(1, 1, "1");
    last_lap.turn(1, 1, "1");
    EXPECT_TRUE(last_lap.racing(a));
    EXPECT_TRUE(last_lap.finished(b));
}

TEST(General, FD_GEN_03_two_to_ten_cars) {
    const auto check = [](int cars) { return FormulaD::check(monaco_board().circuit(), {}, cars).has_value(); };
    for (int cars = 2; cars <= 10; ++cars) EXPECT_TRUE(check(cars)) << cars;
    for (const int cars : {-1, 0, 1, 11, 100}) EXPECT_FALSE(check(cars)) << cars;
}

TEST(General, FD_GEN_03_five_colours_of_two_cars) {
    const Names spaces_to_box{"4", "4", "6", "6", "8", "8", "10", "10", "12", "12"};  // beyond P1: P5, P7, P9, P11, P13
    for (int i = 0; i < 10; ++i) {
        Race race{{}, monaco_board()};
        for (int k = 0; k < 10; ++k)
            race.add(k == i ? "R.23.4" : "C.13." + std::to_string(k + 1), {.gear = k == i ? 6 : 1});
        race.go(seat(i));
        race.play("gear 6", {{"gear", 21}});
        race.script({{"pit", 20, seat(i)}});
        race.rolls.let_the_rest_fall();
        race.play("move P" + spaces_to_box[static_cast<std::size_t>(i)]);
        EXPECT_TRUE(race.car(seat(i)).in_box) << i;
    }
}

TEST(General, FD_GEN_04_levers_and_gauges_are_open_to_everybody) {
    Race race;
    race.add("50C", {.gear = 4, .tires = 2});
    race.add("60C", {.gear = 6, .brakes = 0});
    race.add("70C", {.gear = 1, .engine = 1});
    race.go();
    race.play("gear 5", {{"gear", 15}});
    for (const Seat viewer : {seat(0), seat(1), seat(2), Seat::nobody}) {
        const View view = race.game().view(race.state, viewer);
        ASSERT_EQ(view.table.cars.size(), 3U);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(view.table.cars[i].wear, race.state.cars[i].wear);
            EXPECT_EQ(view.table.cars[i].full, race.state.cars[i].full);
            EXPECT_EQ(view.table.cars[i].gear, race.state.cars[i].gear);
        }
    }
    EXPECT_EQ(race.lever(seat(0)), 5);
}

TEST(General, FD_GEN_06_every_optional_rule_stands_on_its_own) {
    for (unsigned bits = 0; bits < 128; ++bits) {
        const auto on = [&](unsigned bit) { return ((bits >> bit) & 1U) != 0; };
        const Options options{.build = on(0),
                              .qualifying = on(1),
                              .three_lap = on(2),
                              .weather = on(3),
                              .tires = on(4),
                              .tech_pit = on(5),
                              .teams = on(6)};
        EXPECT_TRUE(FormulaD::check(monaco_board().circuit(), options, 4)) << bits;
        Race race{options, monaco_board()};
        race.rolls.let_the_rest_fall();
        race.start(4);
        EXPECT_FALSE(race.offers().empty()) << bits;
        EXPECT_EQ(race.asks() == Ask::build, options.build) << bits;
        EXPECT_EQ(race.asks() == Ask::tires, options.tires && !options.build) << bits;
    }
}

void expect_black_die(const std::vector<AskedRoll>& rolls, const std::string& purpose) {
    const auto found =
        std::find_if(rolls.begin(), rolls.end(), [&](const AskedRoll& r) { return r.purpose == purpose; });
    ASSERT_NE(found, rolls.end()) << "no roll for " << purpose;
    EXPECT_EQ(found->first, 1) << purpose;
    EXPECT_EQ(found->shares.size(), 20U) << purpose;
    for (const int share : found->shares) EXPECT_EQ(share, found->shares[0]) << purpose;
}

TEST(General, FD_GEN_07_the_black_die_for_grid_and_start) {
    WatchedRolls rolls;
    FormulaD{plain().circuit(), {}, 2}.start(rolls, Events<Event>{});
    expect_black_die(rolls.asked(), "grid");
    expect_black_die(rolls.asked(), "start");
}

TEST(General, FD_GEN_07_the_black_die_for_debris_collision_engines_and_weather) {
    Race race{{.weather = true}};
    race.add("56C", {.gear = 5});
    race.add("76L", {.gear = 1});
    race.weather(WeatherLine::changeable);
    race.marker("57C");
    race.go();
    race.play("gear 5", {{"gear", 20}});
    expect_black_die(rolls_after(race, "move 1"), "danger");
    race.play("move 1", {{"danger", 20}});
    const std::vector<AskedRoll> at_the_end = rolls_after(race, "move 19");
    expect_black_die(at_the_end, "collision");
    expect_black_die(at_the_end, "strain");
    expect_black_die(at_the_end, "weather");
}

TEST(General, FD_GEN_07_the_black_die_for_the_mechanics) {
    Race race;
    race.add("99R", {.gear = 4});
    race.go();
    race.play("gear 4", {{"gear", 12}});
    expect_black_die(rolls_after(race, "move 1P5"), "pit");
}

TEST(General, FD_GEN_07_the_black_die_for_snipers_and_radio) {
    Race race{{.road_race = true}, race_city_board()};
    race.add("C.15.1", {.gear = 2, .driver = Driver::washington});
    race.add("C.15.5", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    race.play("gear 2", {{"gear", 3}});
    race.play("nitro no");
    expect_black_die(rolls_after(race, "move 3"), "sniper");
    race.play("move 3", {{"collision", 20}, {"collision", 20}, {"sniper", 1}});
    expect_black_die(rolls_after(race, "radio 2"), "radio");
}

TEST(General, FD_GEN_08_the_first_crossing_opens_lap_one_and_crossing_n_plus_one_finishes) {
    for (const bool three_lap : {false, true}) {
        const int laps = three_lap ? 3 : 2;
        for (int crossings = 0; crossings <= laps; ++crossings) {
            Race race{{.three_lap = three_lap}};
            const Seat a = race.add("110C", {.gear = 1, .crossings = crossings});
            race.add("50C");
            race.go();
            race.turn(1, 1, "1");
            EXPECT_EQ(race.finished(a), crossings == laps) << crossings << " of " << laps;
            EXPECT_EQ(race.car(a).crossings, crossings + 1);
        }
    }
}

TEST(General, FD_GEN_08_the_line_is_crossed_in_the_pit_lane_too) {
    Race race;
    race.add("P9", {.gear = 2});
    const Seat b = race.add("50C");
    race.go();
    race.turn(2, 2, "2");
    EXPECT_EQ(race.where(seat(0)), "P11");
    EXPECT_EQ(race.car(seat(0)).crossings, 2);
    EXPECT_EQ(race.car(b).crossings, 1);
}

TEST(General, FD_GEN_08_once_a_lap_counts_the_grid_stretch_as_part_of_lap_one) {
    Race race{{.road_race = true}};
    const Seat a = race.add("110C", {.gear = 1, .crossings = 0, .driver = Driver::tzarof});
    race.go();
    race.play("gear 1", {{"gear", 1}});
    race.play("nitro yes");
    race.play("move 2");
    EXPECT_EQ(race.car(a).crossings, 1);
    race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(race.asks(), Ask::drive) << "no second nitro in lap 1";
    race.car(a).space = race.board().space("110C");
    race.go();
    race.turn(1, 1, "1");
    race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(race.asks(), Ask::nitro) << "a new lap, a new nitro";
}

}  // namespace
}  // namespace paddock::formula_d::tests
