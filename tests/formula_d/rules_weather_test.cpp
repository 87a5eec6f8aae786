// FD-WX: the weather, its chart, and what rain does to the tests.

#include "tests/formula_d/qualifying_lap.hpp"

namespace paddock::formula_d::tests {
namespace {

constexpr Options weather{.weather = true};

// The line a race starts on when the chart is asked with this number.
WeatherLine first_line(int value, const Board& board = plain()) {
    Race race{weather, board};
    race.script({{"weather", value}});
    race.rolls.let_the_rest_fall();
    race.start(2);
    return race.state.weather;
}

// The line after a throw on this line, with this number on the chart.
WeatherLine next_line(WeatherLine line, int value, int gear = 5) {
    Race race{weather};
    const Seat a = race.add("55C", {.gear = gear});
    race.weather(line);
    race.go();
    const int highest = gear == 5 ? 20 : 30;
    race.turn(gear, highest, std::to_string(highest), {{"strain", 20, a}, {"weather", value}});
    return race.state.weather;
}

TEST(Weather, FD_WX_01_each_circuit_has_a_chart) {
    for (int value = 1; value <= 20; ++value) {
        const WeatherLine monaco = value <= 7    ? WeatherLine::rain
                                   : value <= 12 ? WeatherLine::changeable
                                                 : WeatherLine::good;
        const WeatherLine city = value <= 8    ? WeatherLine::rain
                                 : value <= 14 ? WeatherLine::changeable
                                               : WeatherLine::good;
        EXPECT_EQ(first_line(value, monaco_board()), monaco) << value;
        EXPECT_EQ(first_line(value, race_city_board()), city) << value;
    }
}

TEST(Weather, FD_WX_02_weather_goes_without_the_tire_rules) {
    EXPECT_TRUE(FormulaD::check(plain().circuit(), {.weather = true, .tires = false}, 2));
    EXPECT_TRUE(FormulaD::check(plain().circuit(), {.weather = true, .tires = true}, 2));
    EXPECT_TRUE(FormulaD::check(plain().circuit(), {.weather = false, .tires = true}, 2));
    Race race{weather};
    const Seat a = race.add("20C", {.gear = 2});
    race.weather(WeatherLine::rain);
    race.go();
    race.turn(2, 3, "3");
    EXPECT_EQ(race.where(a), "23C");
    EXPECT_EQ(race.asks(), Ask::gear) << "without the tire rules nobody slides";
}

// A driver throws 20 in 5th in qualifying; the session's weather was set by this number.
void qualify_in(int value, WeatherLine expected) {
    const Options options{.qualifying = true, .weather = true};
    Race race{options};
    race.start(2, {{"weather", value}, {"gear", 2, seat(0)}});
    EXPECT_EQ(race.state.weather, expected);
    race.play("move 2");
    race.car(seat(0)).space = race.board().space("55C");
    race.car(seat(0)).gear = Gear::fifth;
    race.turn(5, 20, "20");  // no roll of any kind follows
    EXPECT_EQ(race.state.weather, expected);
}

TEST(Weather, FD_WX_03_one_roll_holds_for_all_qualifying_laps) {
    qualify_in(10, WeatherLine::changeable);
    qualify_in(7, WeatherLine::rain);
    qualify_in(20, WeatherLine::good);
}

// Whether a car on hard tires slides in qualifying when the chart showed this number.
bool slides_in_qualifying(int value) {
    Race race{{.qualifying = true, .weather = true, .tires = true}};
    race.start(2, {{"weather", value}});
    race.play("fit hard");
    race.play("fit hard", {{"gear", 2, seat(0)}});
    race.play("move 2");
    race.car(seat(0)).space = race.board().space("20C");
    race.car(seat(0)).gear = Gear::second;
    race.turn(2, 2, "2");
    return race.asks() == Ask::drive;
}

TEST(Weather, FD_WX_04_good_or_changeable_has_no_effect_on_qualifying) {
    EXPECT_FALSE(slides_in_qualifying(20));
    EXPECT_FALSE(slides_in_qualifying(8));
}

TEST(Weather, FD_WX_05_in_rain_all_qualifying_laps_are_wet) { EXPECT_TRUE(slides_in_qualifying(7)); }

TEST(Weather, FD_WX_06_the_chart_is_rolled_again_before_the_race) {
    Race race{{.qualifying = true, .weather = true, .qual_clock = QualifyingClock::off}};
    race.start(2, {{"weather", 1}, {"gear", 1}});
    for (int driver = 0; driver < 2; ++driver) {
        race.play("move 1");
        race.car(seat(driver)).space = race.board().space("110C");
        race.play("gear 1", {{"gear", 1}});
        if (driver == 0) {
            race.play("move 1", {{"gear", 1, seat(1)}});
        } else {
            race.script({{"weather", 13}});
            race.rolls.let_the_rest_fall();
            race.play("move 1");
        }
    }
    EXPECT_EQ(race.state.session, Session::race);
    EXPECT_EQ(race.state.weather, WeatherLine::good);
    EXPECT_EQ(race.events<ForecastRolled>().size(), 2U);
}

TEST(Weather, FD_WX_06_once_when_nobody_qualifies_and_never_without_the_option) {
    Race race{weather};
    race.rolls.let_the_rest_fall();
    race.start(2);
    EXPECT_EQ(race.events<ForecastRolled>().size(), 1U);
    Race fair;
    fair.rolls.let_the_rest_fall();
    fair.start(2);
    EXPECT_TRUE(fair.events<ForecastRolled>().empty());
}

// Throws 20 in 5th; no roll on the chart may follow.
void throw_twenty_without_a_chart_roll(WeatherLine line) {
    Race race{weather};
    const Seat a = race.add("55C", {.gear = 5});
    race.weather(line);
    race.go();
    race.turn(5, 20, "20", {{"strain", 20, a}});
    EXPECT_EQ(race.state.weather, line);
}

TEST(Weather, FD_WX_07_good_is_line_one_for_the_whole_race) {
    EXPECT_EQ(first_line(13), WeatherLine::good);
    throw_twenty_without_a_chart_roll(WeatherLine::good);
}

TEST(Weather, FD_WX_08_changeable_is_line_two_dry_but_open) {
    EXPECT_EQ(first_line(12), WeatherLine::changeable);
    EXPECT_FALSE(rains(first_line(8)));
    EXPECT_EQ(next_line(WeatherLine::changeable, 1), WeatherLine::rain_changeable);
}

TEST(Weather, FD_WX_09_rain_is_line_four_for_the_whole_race) {
    EXPECT_EQ(first_line(7), WeatherLine::rain);
    throw_twenty_without_a_chart_roll(WeatherLine::rain);
}

TEST(Weather, FD_WX_10_a_twenty_in_fifth_or_a_thirty_in_sixth_rolls_on_the_chart) {
    for (const WeatherLine line : {WeatherLine::changeable, WeatherLine::rain_changeable}) {
        EXPECT_EQ(next_line(line, 8, 5), line);
        EXPECT_EQ(next_line(line, 8, 6), line);
    }
    Race race{weather};
    race.add("55C", {.gear = 5});
    race.weather(WeatherLine::changeable);
    race.go();
    race.turn(5, 19, "19");  // no roll
    EXPECT_TRUE(race.events<ForecastRolled>().empty());
}

TEST(Weather, FD_WX_11_good_moves_one_line_up) {
    EXPECT_EQ(next_line(WeatherLine::rain_changeable, 13), WeatherLine::changeable);
    EXPECT_EQ(next_line(WeatherLine::changeable, 20), WeatherLine::good);
}

TEST(Weather, FD_WX_12_rain_moves_one_line_down) {
    EXPECT_EQ(next_line(WeatherLine::changeable, 7), WeatherLine::rain_changeable);
    EXPECT_EQ(next_line(WeatherLine::rain_changeable, 1), WeatherLine::rain);
}

TEST(Weather, FD_WX_13_changeable_changes_nothing) {
    EXPECT_EQ(next_line(WeatherLine::changeable, 8), WeatherLine::changeable);
    EXPECT_EQ(next_line(WeatherLine::rain_changeable, 12), WeatherLine::rain_changeable);
}

TEST(Weather, FD_WX_14_on_lines_one_and_four_the_chart_rests) {
    throw_twenty_without_a_chart_roll(WeatherLine::good);
    throw_twenty_without_a_chart_roll(WeatherLine::rain);
}

// Engine points left after a strain roll of 4.
int engine_after_four(WeatherLine line, int value = 4) {
    Race race{weather};
    const Seat a = race.add("55C", {.gear = 5});
    race.weather(line);
    race.go();
    Script script{{"strain", value, a}};
    if (may_change(line)) script.push_back({"weather", 10});
    race.turn(5, 20, "20", script);
    return race.left(a, Gauge::engine);
}

TEST(Weather, FD_WX_15_it_rains_on_lines_three_and_four_only) {
    EXPECT_EQ(engine_after_four(WeatherLine::good), 2);
    EXPECT_EQ(engine_after_four(WeatherLine::changeable), 2);
    EXPECT_EQ(engine_after_four(WeatherLine::rain_changeable), 3);
    EXPECT_EQ(engine_after_four(WeatherLine::rain), 3);
}

TEST(Weather, FD_WX_16_in_rain_a_collision_happens_on_one_and_two) {
    for (const auto& [line, value, left] : {std::tuple{WeatherLine::rain, 2, 2}, std::tuple{WeatherLine::rain, 3, 3},
                                            std::tuple{WeatherLine::good, 2, 3}}) {
        Race race{weather};
        const Seat a = race.add("58C", {.gear = 2});
        const Seat x = race.add("60L", {.gear = 1});
        race.weather(line);
        race.go();
        race.turn(2, 2, "2", {{"collision", value, x}, {"collision", value, a}});
        EXPECT_EQ(race.left(a, Gauge::body), left) << value;
        EXPECT_EQ(race.left(x, Gauge::body), left) << value;
    }
}

TEST(Weather, FD_WX_17_in_rain_an_engine_point_is_lost_on_one_to_three) {
    EXPECT_EQ(engine_after_four(WeatherLine::rain, 3), 2);
    EXPECT_EQ(engine_after_four(WeatherLine::rain, 4), 3);
}

TEST(Weather, FD_WX_18_in_rain_a_handling_point_is_lost_on_one_to_five) {
    for (const auto& [line, value, left] : {std::tuple{WeatherLine::rain, 5, 1}, std::tuple{WeatherLine::rain, 6, 2},
                                            std::tuple{WeatherLine::good, 5, 2}}) {
        Race race{weather};
        const Seat a = race.add("60C", {.gear = 1});
        race.marker("61C");
        race.weather(line);
        race.go();
        race.turn(1, 1, "1", {{"danger", value, a}});
        EXPECT_EQ(race.left(a, Gauge::handling), left) << value;
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
