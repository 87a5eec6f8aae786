// Rulings about tires, slides and the weather.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// A car in the rain.
struct Wet {
    Race race;
    Seat a;

    Wet(const std::string& from, const CarSetup& setup, const Options& options = wet_and_dry,
        const Board& board = plain())
        : race(options, board) {
        a = race.add(from, setup);
        race.weather(WeatherLine::rain);
    }
    bool slides() const { return race.asks() == Ask::drive && race.asked() == a; }
};

TEST(RulingsTires, FD_RUL_31_worn_soft_tires_slide_on_in_the_rain_unless_agreed_otherwise) {
    for (const bool slide : {true, false}) {
        Options options = wet_and_dry;
        options.soft_rain_lap3_slide = slide;
        Wet wet{"20C", {.gear = 2, .compound = Compound::soft, .tire_age = 3, .tires = 12}, options};
        wet.race.go();
        wet.race.turn(2, 4, "4");
        EXPECT_EQ(wet.slides(), slide);
        if (slide) {
            wet.race.play("move 3");
            EXPECT_EQ(wet.race.where(wet.a), "27C");
            EXPECT_EQ(wet.race.left(wet.a, Gauge::tires), 6) << "two spaces, trebled as well";
        }
        Wet younger{"20C", {.gear = 2, .compound = Compound::soft, .tire_age = 2}, options};
        younger.race.go();
        younger.race.turn(2, 4, "4");
        EXPECT_TRUE(younger.slides());
    }
}

TEST(RulingsTires, FD_RUL_32_the_space_left_at_the_start_does_not_count) {
    Wet leaving{"25C", {.gear = 2, .stops = 1}};
    leaving.race.go();
    leaving.race.turn(2, 2, "2");
    EXPECT_FALSE(leaving.slides());
    Wet within{"24C", {.gear = 2, .stops = 1}};
    within.race.go();
    within.race.turn(2, 2, "2");
    EXPECT_TRUE(within.slides()) << "(25,C) was entered";
}

TEST(RulingsTires, FD_RUL_32_bonus_spaces_count) {
    Wet wet{"18C", {.gear = 2, .driver = Driver::tzarof}, {.weather = true, .road_race = true}};
    wet.race.go();
    wet.race.play("gear 2", {{"gear", 2}});
    wet.race.play("nitro yes");
    wet.race.play("move 4");
    EXPECT_EQ(wet.race.where(wet.a), "22C");
    EXPECT_TRUE(wet.slides());
}

TEST(RulingsTires, FD_RUL_32_brakes_shorten_the_die_part_or_the_slide) {
    for (const auto& [first, second] : {std::pair{"move 1 brake 1", "move 3"}, std::pair{"move 2", "move 2 brake 1"}}) {
        Wet wet{"20C", {.gear = 2}};
        wet.race.go();
        wet.race.play("gear 2", {{"gear", 2}});
        wet.race.play(first);
        ASSERT_TRUE(wet.slides());
        wet.race.play(second);
        EXPECT_EQ(wet.race.where(wet.a), "24C");
        EXPECT_EQ(wet.race.left(wet.a, Gauge::brakes), 2);
    }
    Wet all{"20C", {.gear = 2}};
    all.race.go();
    all.race.turn(2, 2, "2");
    EXPECT_TRUE(all.race.accepts("move - brake 3"));
}

TEST(RulingsTires, FD_RUL_33_the_slide_comes_first_then_the_slipstream) {
    Wet wet{"74C", {.gear = 4}};
    wet.race.add("82C", {.gear = 4});  // the die part ends behind X, the slide behind Y
    wet.race.add("85L", {.gear = 4});
    wet.race.go();
    wet.race.turn(4, 7, "7");
    ASSERT_EQ(wet.race.where(wet.a), "81C");
    ASSERT_TRUE(wet.slides()) << "no tow by X is asked";
    wet.race.play("move L2");
    ASSERT_EQ(wet.race.where(wet.a), "84L");
    ASSERT_EQ(wet.race.asks(), Ask::slipstream);
    wet.race.play("tow R2");
    EXPECT_EQ(wet.race.where(wet.a), "87C");
    ASSERT_EQ(wet.race.events<Towed>().size(), 1U);
    EXPECT_EQ(wet.race.events<Towed>()[0].by, seat(2)) << "by Y, after the slide";
}

TEST(RulingsTires, FD_RUL_33_a_slide_into_the_open_ends_the_chance_of_a_tow) {
    Wet wet{"74C", {.gear = 4}};
    wet.race.add("82C", {.gear = 4});
    wet.race.go();
    wet.race.turn(4, 7, "7");
    ASSERT_EQ(wet.race.where(wet.a), "81C") << "right behind X";
    wet.race.play("move L2");
    EXPECT_EQ(wet.race.asked(), seat(1)) << "the tow is tested where the slide ends";
}

TEST(RulingsTires, FD_RUL_33_at_most_one_slide_in_a_move) {
    Wet wet{"42C", {.gear = 4}, wet_and_dry, twin_corners()};
    wet.race.add("53C", {.gear = 4});
    wet.race.go();
    wet.race.turn(4, 7, "7");
    wet.race.play("move 3");
    ASSERT_EQ(wet.race.where(wet.a), "52C");
    ASSERT_EQ(wet.race.asks(), Ask::slipstream);
    wet.race.play("tow L2");
    EXPECT_EQ(wet.race.where(wet.a), "55L") << "into the next corner";
    EXPECT_EQ(wet.race.asked(), seat(1)) << "and no further";
}

TEST(RulingsTires, FD_RUL_33_a_tow_into_a_corner_slides_before_the_next_tow) {
    Wet wet{"70C", {.gear = 4}};
    wet.race.add("80C", {.gear = 4});
    wet.race.add("86L", {.gear = 4});
    wet.race.go();
    wet.race.turn(4, 9, "9");
    wet.race.play("tow L2");
    ASSERT_EQ(wet.race.where(wet.a), "82L");
    ASSERT_TRUE(wet.slides());
    wet.race.play("move 3");
    EXPECT_EQ(wet.race.where(wet.a), "85L");
    EXPECT_EQ(wet.race.asks(), Ask::slipstream);
}

// A throws 20 on line 2 and the chart says rain; B has its turn in the same round.
struct Shower {
    Race race;
    Seat a, b;

    explicit Shower(WeatherTiming timing) : race({.weather = true, .weather_timing = timing}) {
        a = race.add("56C", {.gear = 5});
        b = race.add("30C", {.gear = 1});
        race.weather(WeatherLine::changeable);
        race.go();
    }
};

TEST(RulingsTires, FD_RUL_34_the_weather_changes_at_once) {
    Shower shower{WeatherTiming::immediate};
    shower.race.turn(5, 20, "20", {{"strain", 4, shower.a}, {"weather", 1}});
    EXPECT_EQ(shower.race.left(shower.a, Gauge::engine), 2) << "the engines were tested in the dry";
    EXPECT_EQ(shower.race.asked(), shower.b);
    EXPECT_EQ(shower.race.state.weather, WeatherLine::rain_changeable) << "B drives in the rain";
}

TEST(RulingsTires, FD_RUL_34_or_at_the_end_of_the_round) {
    Shower shower{WeatherTiming::end_of_round};
    shower.race.turn(5, 20, "20", {{"strain", 20, shower.a}});
    EXPECT_EQ(shower.race.asked(), shower.b);
    EXPECT_EQ(shower.race.state.weather, WeatherLine::changeable);
    shower.race.turn(1, 1, "1", {{"weather", 1}});
    EXPECT_EQ(shower.race.state.weather, WeatherLine::rain_changeable);
}

TEST(RulingsTires, FD_RUL_35_one_weather_roll_for_each_twenty) {
    for (const WeatherTiming timing : {WeatherTiming::immediate, WeatherTiming::end_of_round}) {
        Race race{{.weather = true, .weather_timing = timing}};
        const Seat a = race.add("56C", {.gear = 5});
        const Seat b = race.add("57L", {.gear = 5});
        race.weather(WeatherLine::changeable);
        race.go();
        Script first{{"strain", 20, a}, {"strain", 20, b}}, second{{"strain", 20, b}, {"strain", 20, a}};
        if (timing == WeatherTiming::immediate) first.push_back({"weather", 1});
        if (timing == WeatherTiming::end_of_round) second.push_back({"weather", 1});
        second.push_back({"weather", 2});
        race.turn(5, 20, "20", first);
        race.turn(5, 20, "20", second);
        EXPECT_EQ(race.events<ForecastRolled>().size(), 2U);
        EXPECT_EQ(race.state.weather, WeatherLine::rain);
    }
}

TEST(RulingsTires, FD_RUL_54_a_new_set_is_not_aged_by_the_line_in_the_lane) {
    Race race{{.three_lap = true, .tires = true}};
    const Seat a = race.add("99R", {.gear = 4, .compound = Compound::soft, .tire_age = 1});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    race.play("bonus no");
    race.play("move 1P5", {{"pit", 10, a}});
    race.play("move 5");  // P11, across the line
    EXPECT_EQ(race.where(a), "P11");
    EXPECT_EQ(race.car(a).crossings, 2);
    EXPECT_EQ(race.car(a).tire_age, 1);
    race.car(a).space = race.board().space("110C");
    race.car(a).gear = Gear::first;
    race.car(a).box_served = false;
    race.go();
    race.play("gear 1", {{"gear", 1}});
    race.play("bonus no");
    race.play("move 1");
    EXPECT_EQ(race.car(a).tire_age, 2) << "but by the line a lap later";
}

TEST(RulingsTires, FD_RUL_54_a_box_beyond_the_line) {
    Race race{{.three_lap = true, .tires = true}, monaco_board()};
    for (int i = 0; i < 7; ++i) race.add("C.13." + std::to_string(i + 1), {.gear = 1});
    const Seat black = race.add("P9", {.gear = 2, .compound = Compound::soft, .tire_age = 2});  // yellow, box P11
    race.go(black);
    race.turn(2, 4, "2", {{"pit", 20, black}});
    EXPECT_EQ(race.where(black), "P11");
    EXPECT_EQ(race.car(black).crossings, 2);
    EXPECT_EQ(race.car(black).tire_age, 1);
}

TEST(RulingsTires, FD_RUL_54_the_age_of_a_move_is_that_at_the_throw) {
    Race race{{.three_lap = true, .tires = true}, line_after_94()};
    const Seat a = race.add(
        "92C", {.gear = 2, .crossings = 2, .stops = 2, .compound = Compound::soft, .tire_age = 2, .tires = 14});
    race.go();
    race.turn(2, 4, "4");  // across the line, four spaces over
    EXPECT_EQ(race.where(a), "96C");
    EXPECT_EQ(race.left(a, Gauge::tires), 6) << "doubled, not yet trebled";
    EXPECT_EQ(race.car(a).tire_age, 3);
}

TEST(RulingsTires, FD_RUL_61_undriven_spaces_of_die_bonus_and_slide_are_paid_once_together) {
    Wet wet{"18C", {.gear = 2}};
    for (const char* space : {"22L", "22C", "22R"}) wet.race.add(space, {.gear = 1});
    wet.race.go();
    wet.race.play("gear 2", {{"gear", 4}});
    wet.race.play("move 3", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(wet.race.wear(wet.a), "5/0/3/3/3/2") << "one and three: the row of four";
    ASSERT_EQ(wet.race.events<CarBlocked>().size(), 1U);
    EXPECT_EQ(wet.race.events<CarBlocked>()[0].undriven, 4);
}

TEST(RulingsTires, FD_RUL_61_no_slide_is_owed_before_the_corner) {
    Wet wet{"18C", {.gear = 2}};
    for (const char* space : {"21L", "21C", "21R"}) wet.race.add(space, {.gear = 1});
    wet.race.go();
    wet.race.play("gear 2", {{"gear", 4}});
    wet.race.play("move 2", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(wet.race.wear(wet.a), "6/1/3/3/3/2");
}

TEST(RulingsTires, FD_RUL_61_the_longest_legal_way_is_taken_and_the_pit_lane_is_none) {
    Race race;
    const Seat a = race.add("99R", {.gear = 3});
    for (const char* space : {"102L", "102C", "102R"}) race.add(space, {.gear = 1});
    race.go();
    race.play("gear 3", {{"gear", 4}});
    EXPECT_TRUE(race.accepts("move 2")) << "blocked, although the pit lane is open";
    EXPECT_FALSE(race.accepts("move 1"));
    EXPECT_TRUE(race.accepts("move 1P2")) << "which may be chosen all the same";
    race.rolls.let_the_rest_fall();
    race.play("move 2");
    EXPECT_EQ(race.where(a), "101R");
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
}

TEST(RulingsTires, FD_RUL_62_slide_spaces_are_driven_like_any_others) {
    Wet wet{"20C", {.gear = 2, .stops = 0}};
    wet.race.marker("25C");
    wet.race.go();
    wet.race.turn(2, 4, "4");
    ASSERT_EQ(wet.race.where(wet.a), "24C");
    EXPECT_TRUE(wet.race.accepts("move L2")) << "the driver picks the way";
    EXPECT_EQ(wet.race.refusal("move LR1"), "FD-OVER-08") << "locked beyond the end line";
    wet.race.play("move 1", {{"danger", 1, wet.a}});
    EXPECT_EQ(wet.race.left(wet.a, Gauge::handling), 1);
    wet.race.play("move 2");
    EXPECT_EQ(wet.race.where(wet.a), "27C");
}

TEST(RulingsTires, FD_RUL_62_the_limit_of_lane_changes_holds_on) {
    Wet wet{"25L", {.gear = 3, .stops = 1}};
    wet.race.car(wet.a).space = wet.race.board().space("24L");
    wet.race.go();
    wet.race.turn(3, 4, "2RR");
    ASSERT_EQ(wet.race.where(wet.a), "28R");
    ASSERT_TRUE(wet.slides());
    EXPECT_FALSE(wet.race.accepts("move L2"));
    EXPECT_TRUE(wet.race.accepts("move 3"));
}

TEST(RulingsTires, FD_RUL_62_a_slide_goes_on_in_the_pit_lane) {
    Wet wet{"91R", {.gear = 4, .stops = 3, .tires = 2}};
    wet.race.go();
    wet.race.turn(4, 12, "9P2");
    ASSERT_EQ(wet.race.where(wet.a), "P3");
    ASSERT_TRUE(wet.slides());
    wet.race.play("move 3", {{"pit", 20, wet.a}});
    EXPECT_EQ(wet.race.where(wet.a), "P6");
    EXPECT_EQ(wet.race.left(wet.a, Gauge::tires), 6);
}

}  // namespace
}  // namespace paddock::formula_d::tests
