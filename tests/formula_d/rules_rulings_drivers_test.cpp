// Rulings about the drivers of the road races.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// X crosses the line with four spaces from (109,C), two of them beyond; Li races elsewhere.
std::string beyond_the_line(LiScope scope, int crossings) {
    Race race{{.road_race = true, .li_scope = scope}};
    race.add("109C", {.gear = 2, .crossings = crossings, .driver = Driver::tzarof});
    race.add("50C", {.gear = 2, .stops = 2, .driver = Driver::li});
    race.go();
    roll(race, 2, 4);
    race.play("nitro no");
    while (race.asks() == Ask::drive && race.asked() == a) race.play(race.offers().back());
    return race.where(a).substr(0, 1);
}

TEST(RulingsDrivers, FD_RUL_38_at_crossings_that_complete_a_lap_or_at_all_or_at_overtakings) {
    EXPECT_EQ(beyond_the_line(LiScope::lap_crossing, 1), "2");
    EXPECT_EQ(beyond_the_line(LiScope::lap_crossing, 0), "3");
    EXPECT_EQ(beyond_the_line(LiScope::every_crossing, 1), "2");
    EXPECT_EQ(beyond_the_line(LiScope::every_crossing, 0), "2");
    EXPECT_EQ(beyond_the_line(LiScope::overtake, 1), "3");
}

TEST(RulingsDrivers, FD_RUL_38_overtaking_li_on_a_straight_costs_a_space_once) {
    for (const LiScope scope : {LiScope::overtake, LiScope::lap_crossing}) {
        Race race{{.road_race = true, .li_scope = scope}};
        race.add("60C", {.gear = 3, .driver = Driver::tzarof});
        race.add("61L", {.gear = 2, .driver = Driver::li});
        race.go();
        roll(race, 3, 6);
        race.play("nitro no");
        if (scope == LiScope::overtake) {
            race.play("move 2");
            race.play("move 3");
        } else {
            race.play("move 6");
        }
        EXPECT_EQ(race.where(a), scope == LiScope::overtake ? "65C" : "66C");
    }
}

TEST(RulingsDrivers, FD_RUL_38_passing_her_in_or_from_a_corner_costs_nothing) {
    for (const auto& [from, li] : {std::pair{"21C", "22L"}, std::pair{"24C", "25L"}, std::pair{"19C", "20L"}}) {
        Race race{{.road_race = true, .li_scope = LiScope::overtake}};
        race.add(from, {.gear = 2, .stops = 1, .driver = Driver::tzarof});
        race.add(li, {.gear = 2, .driver = Driver::li});
        race.go();
        roll(race, 2, 4);
        race.play("nitro no");
        race.play("move 4");
        EXPECT_EQ(race.where(a), std::to_string(std::stoi(from) + 4) + "C") << from;
    }
}

TEST(RulingsDrivers, FD_RUL_38_a_tow_or_a_slide_across_the_line_is_shortened_too) {
    Race tow{road};
    tow.add("100C", {.gear = 4, .driver = Driver::tzarof});
    tow.add("50C", {.gear = 2, .stops = 2, .driver = Driver::li});
    tow.add("110C", {.gear = 4, .driver = Driver::cadena});
    tow.go();
    road_turn(tow, 4, 9, "9");
    ASSERT_EQ(tow.asks(), Ask::slipstream);
    tow.play("tow L2");
    EXPECT_EQ(tow.where(a), "1L") << "(110,L), (1,L), and the third space is lost";
    EXPECT_EQ(tow.car(a).crossings, 2);
    EXPECT_NE(tow.asked(), a);

    Race slide{{.weather = true, .road_race = true}, line_after_94()};
    slide.add("91C", {.gear = 2, .stops = 3, .driver = Driver::tzarof});
    slide.add("50C", {.gear = 2, .stops = 2, .driver = Driver::li});
    slide.weather(WeatherLine::rain);
    slide.go();
    road_turn(slide, 2, 2, "2");
    ASSERT_EQ(slide.where(a), "93C");
    slide.play("move 2");
    EXPECT_EQ(slide.where(a), "95C");
    EXPECT_NE(slide.asked(), a) << "the third space of the slide is lost";
}

TEST(RulingsDrivers, FD_RUL_38_not_below_nothing) {
    Race race{road};
    race.add("110C", {.gear = 1, .driver = Driver::tzarof});
    race.add("50C", {.gear = 2, .stops = 2, .driver = Driver::li});
    race.go();
    road_turn(race, 1, 1, "1");
    EXPECT_EQ(race.where(a), "1C");
    EXPECT_EQ(race.asked(), seat(1));
}

TEST(RulingsDrivers, FD_RUL_39_matahi_one_and_two_in_all_weathers_and_on_red_spaces) {
    for (const WeatherLine line : {WeatherLine::good, WeatherLine::rain}) {
        for (const int value : {2, 3}) {
            Race race{{.weather = true, .road_race = true}, race_city_board()};
            race.add("C.13.2", {.gear = 2, .driver = Driver::matahi});
            race.car(a).scrap_used = true;
            race.weather(line);
            race.go();
            road_turn(race, 2, 2, "1", {{"danger", value, a}});  // passing over C3
            EXPECT_EQ(race.left(a, Gauge::handling), value == 2 ? 2 : 3);
        }
    }
}

TEST(RulingsDrivers, FD_RUL_39_he_marks_the_space_on_which_his_turn_began) {
    Race race{road};
    race.add("60C", {.gear = 2, .driver = Driver::matahi});
    race.go();
    roll(race, 2, 3);
    race.play("nitro no");
    race.play("scrap yes");
    EXPECT_TRUE(race.markers().empty()) << "when he leaves it";
    race.play("move 3");
    EXPECT_EQ(race.markers(), (Names{"60C"}));
    EXPECT_TRUE(race.events<Tested>().empty());

    Race stays{road};
    stays.add("60C", {.gear = 1, .driver = Driver::matahi});
    stays.go();
    roll(stays, 1, 1);
    stays.play("nitro no");
    stays.play("scrap yes");
    stays.play("move - brake 1");
    EXPECT_TRUE(stays.markers().empty()) << "he has not left it";
}

// Washington ends on (60,C); X stands here. Whether the radio can hit it.
bool radio_reaches(const std::string& x) {
    Race race{road};
    race.add("58L", {.gear = 2, .driver = Driver::washington});
    race.add(x, {.gear = 2, .driver = Driver::tzarof});
    race.go();
    roll(race, 2, 2);
    race.play("nitro no");
    race.rolls.let_the_rest_fall();
    race.play("move 1R");
    return race.asks() == Ask::radio;
}

TEST(RulingsDrivers, FD_RUL_40_the_radio_hits_beside_ahead_and_behind_at_the_end_of_the_move) {
    for (const char* space : {"60L", "60R", "61C", "59C"}) EXPECT_TRUE(radio_reaches(space)) << space;
    for (const char* space : {"61L", "59R", "62C"}) EXPECT_FALSE(radio_reaches(space)) << space;
}

TEST(RulingsDrivers, FD_RUL_40_what_it_does) {
    for (const auto& [value, fate] : {std::pair{9, "unhurt"}, std::pair{12, "out"}, std::pair{15, "marker"}}) {
        Race race{road};
        race.add("58C", {.gear = 2, .driver = Driver::washington});
        const Seat x = race.add("60L", {.gear = 2, .driver = Driver::tzarof, .gearbox = 0, .body = 1});
        race.go();
        road_turn(race, 2, 2, "2", {{"collision", 20}, {"collision", 20}});
        race.play("radio 2", {{"radio", value, x}});
        EXPECT_EQ(race.out(x), fate == std::string("out")) << "the last body point";
        EXPECT_EQ(race.markers(), fate == std::string("unhurt") ? Names{} : Names{"60L"}) << value;
        EXPECT_EQ(race.left(x, Gauge::gearbox), 0) << "an empty gauge loses nothing";
    }
}

// Whether Owens is asked about a skid after this throw in 2nd.
bool owens_asked(const std::string& from, int die, int tires = 9, bool nitro = false) {
    Race race{road};
    race.add(from, {.gear = 2, .driver = Driver::owens, .tires = tires});
    race.go();
    roll(race, 2, die);
    race.play(nitro ? "nitro yes" : "nitro no");
    return race.asks() == Ask::skid;
}

TEST(RulingsDrivers, FD_RUL_41_owens_in_a_corner_or_within_reach_of_one) {
    EXPECT_TRUE(owens_asked("25C", 2)) << "starts in one";
    EXPECT_TRUE(owens_asked("19C", 2)) << "reaches one";
    EXPECT_FALSE(owens_asked("18C", 2)) << "one space short";
    EXPECT_TRUE(owens_asked("18C", 2, 9, true)) << "with nitro";
    EXPECT_FALSE(owens_asked("22C", 2, 0)) << "no tires";
}

TEST(RulingsDrivers, FD_RUL_41_once_a_move_and_no_braking) {
    Race race{road};
    race.add("70C", {.gear = 4, .driver = Driver::owens});
    race.add("81C", {.gear = 4, .driver = Driver::tzarof});
    race.go();
    roll(race, 4, 11);
    race.play("nitro no");
    ASSERT_EQ(race.asks(), Ask::skid);
    race.play("skid -1");
    ASSERT_EQ(race.asks(), Ask::drive) << "once";
    race.play("move 10");
    EXPECT_EQ(race.where(a), "80C");
    EXPECT_EQ(race.asks(), Ask::slipstream) << "he did not brake to get there";
    EXPECT_EQ(race.left(a, Gauge::brakes), 2);
}

TEST(RulingsDrivers, FD_RUL_42_marcellins_slide_is_always_one_or_only_when_he_stops_in_the_corner) {
    for (const FrogSlide rule : {FrogSlide::always, FrogSlide::only_if_die_move_ends_in_corner}) {
        for (const int die : {4, 6}) {  // in K1, past K1
            Race race{{.weather = true, .road_race = true, .frog_slide = rule}};
            race.add("20C", {.gear = 3, .driver = Driver::marcellin});
            race.weather(WeatherLine::rain);
            race.go();
            road_turn(race, 3, die, std::to_string(die));
            ASSERT_EQ(race.asks(), Ask::drive);
            const bool one = rule == FrogSlide::always || die == 4;
            EXPECT_EQ(race.accepts("move 1"), one) << die;
            EXPECT_EQ(race.accepts("move 3"), !one) << die;
        }
    }
}

// Blocked one space into the first corner, with five of six spaces left: a slide of three is too much, of one not.
TEST(RulingsDrivers, FD_RUL_42_the_slide_he_owes_when_blocked_follows_from_where_he_stops) {
    for (const FrogSlide rule : {FrogSlide::always, FrogSlide::only_if_die_move_ends_in_corner}) {
        Race race{{.weather = true, .road_race = true, .frog_slide = rule}, race_city_board()};
        const Seat frog = race.add("C.1.14", {.gear = 3, .driver = Driver::marcellin});
        race.add("C.2.2", {.gear = 2, .driver = Driver::manson});
        race.add("R.2.2", {.gear = 2, .driver = Driver::cadena});
        race.add("R.2.1", {.gear = 2, .driver = Driver::tzarof});
        race.weather(WeatherLine::rain);
        race.go();
        race.play("gear 3", {{"gear", 7}});
        race.play("nitro no");
        EXPECT_TRUE(race.offers("move 1 brake 1"));
        race.rolls.let_the_rest_fall();
        race.play("move 1 brake 1");
        EXPECT_TRUE(race.racing(frog));
        EXPECT_EQ(race.wear(frog), "5/0/2/2/3/2") << "one freely, then five and the slide: three brakes, three tires";
    }
}

TEST(RulingsDrivers, FD_RUL_42_and_is_three_when_he_stops_beyond) {
    // Blocked right behind K1 with two spaces left: they and the slide cost three brakes and two tires, or
    // two and the small slide three brakes.
    for (const FrogSlide rule : {FrogSlide::always, FrogSlide::only_if_die_move_ends_in_corner}) {
        Race race{{.weather = true, .road_race = true, .frog_slide = rule}};
        const Seat frog = race.add("23C", {.gear = 3, .stops = 1, .driver = Driver::marcellin});
        const std::vector drivers{Driver::manson, Driver::cadena, Driver::tzarof};
        const Names abreast{"28L", "28C", "28R"};
        for (std::size_t i = 0; i < 3; ++i) race.add(abreast[i], {.gear = 2, .driver = drivers[i]});
        race.weather(WeatherLine::rain);
        race.go();
        race.rolls.let_the_rest_fall();
        road_turn(race, 3, 6, "4");
        const bool small = rule == FrogSlide::always;
        EXPECT_EQ(race.left(frog, Gauge::tires), small ? 8 : 6);
        EXPECT_EQ(race.left(frog, Gauge::brakes), 1);
    }
}

TEST(RulingsDrivers, FD_RUL_56_the_cars_of_the_ten_drivers) {
    const Names cars{"7/3/2/2/3/3", "8/4/2/2/3/2", "6/3/2/4/3/3", "9/2/2/2/3/2", "4/6/2/3/3/2",
                     "6/4/2/3/3/3", "7/2/3/2/3/3", "6/3/3/3/3/3", "5/4/3/3/3/4", "5/5/3/2/3/2"};
    for (int i = 0; i < driver_count; ++i) {
        Race race{{.weather = true, .road_race = true}};
        race.start(2);
        race.play(a, "driver " + std::string(name_of(static_cast<Driver>(i + 1))));
        race.rolls.let_the_rest_fall();
        race.play(seat(1), i == 9 ? "driver li" : "driver cadena");
        if (race.asks() == Ask::weather) race.play("weather keep");
        EXPECT_EQ(race.wear(a), cars[static_cast<std::size_t>(i)]) << i;
        EXPECT_EQ(race.car(a).full, race.car(a).wear);
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
