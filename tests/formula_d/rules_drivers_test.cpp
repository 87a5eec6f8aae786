// FD-DRV: the ten drivers of the road races.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Drivers, FD_DRV_01_li_costs_every_other_driver_a_space_beyond_the_line) {
    for (const bool li_races : {true, false}) {
        Race race{road};
        const Seat x = race.add("109C", {.gear = 2, .driver = Driver::tzarof});
        const Seat li = race.add("50C", {.gear = 2, .stops = 2, .driver = Driver::li});
        if (!li_races) race.car(li).status = Status::out;
        race.go();
        race.play("gear 2", {{"gear", 4}});
        race.play("nitro no");
        race.play("move 2");
        race.play(li_races ? "move 1" : "move 2");
        EXPECT_EQ(race.where(x), li_races ? "2C" : "3C");
    }
}

TEST(Drivers, FD_DRV_01_not_li_herself) {
    Race race{road};
    const Seat li = race.add("109C", {.gear = 2, .driver = Driver::li});
    race.go();
    race.play("gear 2", {{"gear", 4}});
    race.play("nitro no");
    race.play("move 2");
    race.play("move 2");
    EXPECT_EQ(race.where(li), "3C");
}

TEST(Drivers, FD_DRV_02_marcellin_may_have_the_first_weather_rolled_again) {
    Race race{wet_road};
    race.start(2);
    race.play("driver marcellin");
    race.play("driver tzarof", {{"weather", 20}});
    ASSERT_EQ(race.asks(), Ask::weather);
    ASSERT_EQ(race.asked(), seat(0));
    EXPECT_EQ(race.offers(), (Names{"weather keep", "weather again"}));
    race.script({{"weather", 1}});
    race.rolls.let_the_rest_fall();
    race.play("weather again");
    EXPECT_EQ(race.state.weather, WeatherLine::rain) << "the second result counts, and he is not asked again";
}

TEST(Drivers, FD_DRV_02_and_every_later_one) {
    Race race{wet_road};
    const Seat x = race.add("55C", {.gear = 5, .driver = Driver::tzarof});
    const Seat marcellin = race.add("30C", {.gear = 2, .driver = Driver::marcellin});
    race.weather(WeatherLine::changeable);
    race.go();
    road_turn(race, 5, 20, "20", {{"strain", 20, x}, {"weather", 1}});
    ASSERT_EQ(race.asks(), Ask::weather);
    EXPECT_EQ(race.asked(), marcellin);
    EXPECT_EQ(race.state.weather, WeatherLine::changeable) << "not before he has answered";
    race.play("weather keep");
    EXPECT_EQ(race.state.weather, WeatherLine::rain_changeable);
}

TEST(Drivers, FD_DRV_03_marcellin_slides_one_space) {
    Race race{wet_road};
    const Seat a = race.add("20C", {.gear = 2, .driver = Driver::marcellin});
    race.weather(WeatherLine::rain);
    race.go();
    road_turn(race, 2, 2, "2");
    ASSERT_EQ(race.asks(), Ask::drive);
    EXPECT_FALSE(race.accepts("move 3"));
    race.play("move 1");
    EXPECT_EQ(race.where(a), "23C");
}

TEST(Drivers, FD_DRV_04_opponents_of_manson_roll_twice) {
    Race race{road};
    const Seat manson = race.add("58C", {.gear = 2, .driver = Driver::manson});
    const Seat x = race.add("60L", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 2, "2", {{"collision", 1, x}, {"collision", 1, x}, {"collision", 1, manson}});
    EXPECT_EQ(race.left(x, Gauge::body), 1) << "two tests, two points";
    EXPECT_EQ(race.left(manson, Gauge::body), 3) << "he himself rolls once";
}

// Owens on his way into K1; `by` lengthens or shortens his move of 3.
std::string owens_skids(const std::string& by, int tires_left) {
    Race race{road};
    const Seat owens = race.add("20C", {.gear = 2, .driver = Driver::owens});
    race.go();
    race.play("gear 2", {{"gear", 3}});
    race.play("nitro no");
    EXPECT_EQ(race.asks(), Ask::skid);
    EXPECT_EQ(race.offers(), (Names{"skid 0", "skid -1", "skid +1"}));
    race.play("skid " + by);
    race.play(by == "+1" ? "move 4" : by == "-1" ? "move 2" : "move 3");
    EXPECT_EQ(race.left(owens, Gauge::tires), tires_left);
    return race.where(owens);
}

TEST(Drivers, FD_DRV_05_owens_adjusts_his_move_in_corners_for_a_tire) {
    EXPECT_EQ(owens_skids("+1", 8), "24C");
    EXPECT_EQ(owens_skids("-1", 8), "22C");
    EXPECT_EQ(owens_skids("0", 9), "23C");
    Race race{road};
    race.add("20C", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    race.play("gear 2", {{"gear", 3}});
    race.play("nitro no");
    EXPECT_EQ(race.asks(), Ask::drive) << "nobody else can";
}

TEST(Drivers, FD_DRV_06_slivers_repairs_four_points_at_the_checkpoint) {
    Race race{road};
    const Seat a = race.add("110C", {.gear = 1, .driver = Driver::slivers, .brakes = 1, .engine = 1, .handling = 1});
    race.go();
    road_turn(race, 1, 1, "1");
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    EXPECT_FALSE(race.accepts("repair brakes 5"));
    EXPECT_EQ(race.refusal("repair brakes 1 engine 3"), "FD-WP-04");
    race.play("repair brakes 2 engine 1 handling 1");
    EXPECT_EQ(race.wear(a), "4/3/2/3/2/2");
}

TEST(Drivers, FD_DRV_07_montfort_goes_first_among_level_cars) {
    Race race{road};
    const Seat inside = race.add("30L", {.gear = 6, .driver = Driver::tzarof});
    const Seat middle = race.add("30C", {.gear = 5, .driver = Driver::cadena});
    const Seat montfort = race.add("30R", {.gear = 1, .driver = Driver::montfort});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{montfort, inside, middle}));
    race.car(inside).space = race.board().space("31L");
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{inside, montfort, middle})) << "not before a car that is ahead";
}

TEST(Drivers, FD_DRV_08_montfort_wins_every_tie_for_the_grid) {
    Race race{road};
    const Seat x = seat(0), montfort = seat(1), y = seat(2);
    race.start(3);
    race.play("driver tzarof");
    race.play("driver montfort");
    race.script({{"grid", 12, x}, {"grid", 12, montfort}, {"grid", 12, y}, {"grid", 3, x}, {"grid", 9, y}});
    race.rolls.let_the_rest_fall();
    race.play("driver cadena");
    EXPECT_EQ(grid_of(race), (Seats{montfort, y, x})) << "the others roll again among themselves";
}

// What the radio takes off Tzarof's gauges, by the number rolled.
std::string radio_hits(int value) {
    Race race{road};
    race.add("58C", {.gear = 2, .driver = Driver::washington});
    const Seat x = race.add("60L", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 2, "2", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(race.asks(), Ask::radio);
    race.play("radio 2", {{"radio", value, x}});
    return race.wear(x);
}

TEST(Drivers, FD_DRV_09_the_car_radio_costs_a_neighbour_a_point) {
    for (int value = 1; value <= 20; ++value) {
        const std::string left = value <= 4    ? "4/4/3/3/3/4"
                                 : value <= 7  ? "5/3/3/3/3/4"
                                 : value <= 10 ? "5/4/2/3/3/4"
                                 : value <= 13 ? "5/4/3/2/3/4"
                                 : value <= 17 ? "5/4/3/3/2/4"
                                               : "5/4/3/3/3/3";
        EXPECT_EQ(radio_hits(value), left) << value;
    }
}

TEST(Drivers, FD_DRV_09_he_may_keep_it) {
    Race race{road};
    const Seat w = race.add("58C", {.gear = 2, .driver = Driver::washington});
    race.add("60L", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 2, "2", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(race.offers(), (Names{"radio no", "radio 2"}));
    race.play("radio no");
    EXPECT_FALSE(race.car(w).radio_used);
    EXPECT_EQ(race.asked(), seat(1)) << "his turn is over";
}

TEST(Drivers, FD_DRV_10_the_radio_does_not_come_back) {
    Race race{road};
    const Seat w = race.add("108C", {.gear = 2, .driver = Driver::washington});
    const Seat x = race.add("110L", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 2, "2", {{"collision", 20}, {"collision", 20}});
    race.play("radio 2", {{"radio", 1, x}});
    EXPECT_TRUE(race.game().view(race.state, Seat::nobody).table.car(w).radio_used);
    race.car(x).space = race.board().space("2L");
    race.go();
    road_turn(race, 2, 2, "1");  // the line: a new lap
    race.play("move 1", {{"collision", 20}, {"collision", 20}});
    EXPECT_NE(race.asks(), Ask::radio);
    EXPECT_TRUE(race.car(w).radio_used);
}

TEST(Drivers, FD_DRV_11_matahi_may_leave_a_marker_once_a_lap) {
    Race race{road};
    const Seat a = race.add("108C", {.gear = 1, .driver = Driver::matahi});
    race.go();
    race.play("gear 1", {{"gear", 1}});
    race.play("nitro no");
    ASSERT_EQ(race.asks(), Ask::scrap);
    race.play("scrap yes");
    race.play("move 1");
    EXPECT_EQ(race.markers(), (Names{"108C"}));
    EXPECT_TRUE(race.car(a).scrap_used);
    race.play("gear 1", {{"gear", 2}});
    race.play("nitro no");
    ASSERT_EQ(race.asks(), Ask::drive) << "once a lap";
    race.play("move 2");  // across the line
    race.play("gear 1", {{"gear", 1}});
    race.play("nitro no");
    ASSERT_EQ(race.asks(), Ask::scrap);
    race.play("scrap no");
    race.play("move 1");
    EXPECT_EQ(race.markers(), (Names{"108C"}));
}

TEST(Drivers, FD_DRV_12_matahi_loses_handling_on_one_and_two_only) {
    for (const int value : {1, 2, 3, 4}) {
        Race race{road};
        const Seat a = race.add("60C", {.gear = 1, .driver = Driver::matahi});
        race.car(a).scrap_used = true;
        race.marker("61C");
        race.go();
        road_turn(race, 1, 1, "1", {{"danger", value, a}});
        EXPECT_EQ(race.left(a, Gauge::handling), value <= 2 ? 2 : 3) << value;
    }
}

TEST(Drivers, FD_DRV_13_tzarof_has_a_robust_engine) {
    for (const auto& [line, fails_up_to] : {std::pair{WeatherLine::good, 3}, std::pair{WeatherLine::rain, 2}}) {
        for (int value = 1; value <= 4; ++value) {
            Race race{wet_road};
            const Seat a = race.add("55C", {.gear = 5, .driver = Driver::tzarof});
            race.weather(line);
            race.go();
            road_turn(race, 5, 20, "20", {{"strain", value, a}});
            EXPECT_EQ(race.left(a, Gauge::engine), value <= fails_up_to ? 2 : 3) << value;
            ASSERT_EQ(race.events<Tested>().size(), 1U);
            EXPECT_EQ(race.events<Tested>()[0].fails_up_to, fails_up_to);
            EXPECT_EQ(race.events<Tested>()[0].rule.view(), "FD-DRV-13");
        }
    }
}

TEST(Drivers, FD_DRV_14_cadena_may_add_three_spaces_to_his_nitro) {
    for (const auto& [nitro, end] :
         {std::pair{"nitro better", "62C"}, std::pair{"nitro yes", "59C"}, std::pair{"nitro no", "57C"}}) {
        Race race{road};
        const Seat a = race.add("55C", {.gear = 2, .driver = Driver::cadena});
        race.go();
        race.play("gear 2", {{"gear", 2}});
        EXPECT_EQ(race.offers(), (Names{"nitro no", "nitro yes", "nitro better"}));
        race.play(nitro);
        race.play("move " + std::to_string(std::stoi(end) - 55));
        EXPECT_EQ(race.where(a), end);
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
