// Vectors of the rule reference (§8): road races, the street board.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// Gear, die and move of a driver who saves the nitro.
void plain_turn(Race& race, int gear, int die, const std::string& move, const Script& script = {}) {
    race.play("gear " + std::to_string(gear), {{"gear", die}});
    race.play("nitro no");
    race.play("move " + move, script);
}

TEST(Vectors, V_FD_50_nitro_adds_the_gear_once_a_lap) {
    Race race{road};
    const Seat a = race.add("55C", {.gear = 4, .driver = Driver::tzarof});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    ASSERT_EQ(race.asks(), Ask::nitro);
    EXPECT_FALSE(race.accepts("nitro better"));
    race.play("nitro yes");
    race.play("move 13");
    EXPECT_EQ(race.where(a), "68C");
    race.play("gear 4", {{"gear", 9}});
    EXPECT_NE(race.asks(), Ask::nitro);
    EXPECT_FALSE(race.accepts("nitro yes"));
    race.play("move 9");
    EXPECT_EQ(race.where(a), "77C");
}

TEST(Vectors, V_FD_50_cadena_may_add_three_more) {
    Race race{road};
    const Seat a = race.add("55C", {.gear = 4, .driver = Driver::cadena});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    EXPECT_TRUE(race.accepts("nitro yes"));
    race.play("nitro better");
    race.play("move 16");
    EXPECT_EQ(race.where(a), "71C");
}

TEST(Vectors, V_FD_51_the_police_reward_the_fastest_the_first_of_equals) {
    Race race{road, race_city_board()};
    const Seat a = race.add("C.5.5", {.gear = 4, .driver = Driver::tzarof, .tires = 2, .handling = 1});
    const Seat b = race.add("L.5.3", {.gear = 4, .driver = Driver::montfort, .tires = 2});
    const Seat c = race.add("R.5.4", {.gear = 3, .driver = Driver::cadena, .tires = 2});
    race.go();
    plain_turn(race, 4, 12, "12");
    plain_turn(race, 4, 12, "12");
    plain_turn(race, 3, 8, "6");
    const std::vector<SpeedNoted> noted = race.events<SpeedNoted>();
    ASSERT_EQ(noted.size(), 3U);
    EXPECT_EQ(noted[0].speed, 120);
    EXPECT_EQ(noted[1].speed, 120);
    EXPECT_EQ(noted[2].speed, 80);
    ASSERT_EQ(race.asks(), Ask::police);
    ASSERT_EQ(race.asked(), a);
    race.play(a, "repair tires 1 handling 1");
    EXPECT_EQ(race.wear(a), "3/4/3/3/3/2");
    EXPECT_EQ(race.left(b, Gauge::tires), 2);
    ASSERT_EQ(race.asked(), c);
    race.play("move 2");
    EXPECT_EQ(race.where(c), "R.5.12");
    EXPECT_EQ(race.left(c, Gauge::tires), 2);
}

// Tzarof (5/4/3/3/3/4) stops under a sniper's window.
std::pair<std::string, Names> under_fire(int value) {
    Race race{road, race_city_board()};
    const Seat a = race.add("C.15.1", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    plain_turn(race, 2, 3, "3", {{"sniper", value, a}});
    return {race.wear(a), race.markers()};
}

TEST(Vectors, V_FD_52_snipers) {
    EXPECT_EQ(under_fire(15), std::pair(std::string("5/4/3/3/3/4"), Names{}));
    EXPECT_EQ(under_fire(16), std::pair(std::string("4/4/3/3/3/4"), Names{}));
    EXPECT_EQ(under_fire(19), std::pair(std::string("5/4/3/2/3/4"), Names{"C.15.4"}));
    EXPECT_EQ(under_fire(20), std::pair(std::string("5/4/3/3/2/4"), Names{"C.15.4"}));
}

TEST(Vectors, V_FD_53_the_checkpoint_renews_tires_and_two_points) {
    Race race{road};
    const Seat li = race.add(
        "108C", {.gear = 2, .driver = Driver::li, .tires = 1, .brakes = 0, .gearbox = 1, .body = 2, .engine = 3});
    race.go();
    plain_turn(race, 2, 4, "3");
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    EXPECT_EQ(race.refusal("repair body 1"), "FD-WP-04");
    EXPECT_EQ(race.refusal("repair brakes 1 body 1"), "FD-WP-04");
    race.play("repair brakes 2");
    EXPECT_EQ(race.wear(li), "7/2/1/2/3/3");
    race.play("move 1");
    EXPECT_EQ(race.where(li), "2C");
}

TEST(Vectors, V_FD_54_the_mechanic_repairs_four_points) {
    Race race{road};
    const Seat a = race.add("108C", {.gear = 2, .driver = Driver::slivers, .tires = 1, .brakes = 2, .handling = 1});
    race.go();
    plain_turn(race, 2, 4, "3");
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    EXPECT_TRUE(race.accepts("repair brakes 4"));
    EXPECT_FALSE(race.accepts("repair brakes 5"));
    race.play("repair brakes 3 handling 1");
    EXPECT_EQ(race.wear(a), "4/5/2/3/3/2");
}

TEST(Vectors, V_FD_55_the_car_radio_flies_once) {
    Race race{road};
    const Seat w = race.add("28C", {.gear = 2, .driver = Driver::washington});
    const Seat x = race.add("30L", {.gear = 2, .driver = Driver::cadena, .gearbox = 1});
    race.go();
    plain_turn(race, 2, 2, "2", {{"collision", 20, x}, {"collision", 20, w}});
    ASSERT_EQ(race.asks(), Ask::radio);
    race.play("radio 2", {{"radio", 9, x}});  // X is car number 2
    EXPECT_EQ(race.wear(x), "5/5/0/2/3/2");
    EXPECT_TRUE(race.car(w).radio_used);
    // Beside X again: the radio is gone.
    race.car(w).space = race.board().space("28C");
    race.go();
    plain_turn(race, 2, 2, "2", {{"collision", 20, x}, {"collision", 20, w}});
    EXPECT_EQ(race.asked(), x);
    EXPECT_EQ(race.asks(), Ask::gear);
}

int engine_of_tzarof_after(int value, WeatherLine line) {
    Race race{{.weather = true, .road_race = true}};
    const Seat a = race.add("55C", {.gear = 5, .driver = Driver::tzarof});
    race.weather(line);
    race.go();
    plain_turn(race, 5, 20, "20", {{"strain", value, a}});
    return race.left(a, Gauge::engine);
}

TEST(Vectors, V_FD_56_the_little_genius_has_a_robust_engine) {
    EXPECT_EQ(engine_of_tzarof_after(4, WeatherLine::good), 3);
    EXPECT_EQ(engine_of_tzarof_after(3, WeatherLine::good), 2);
    EXPECT_EQ(engine_of_tzarof_after(3, WeatherLine::rain), 3);
    EXPECT_EQ(engine_of_tzarof_after(2, WeatherLine::rain), 2);
}

TEST(Vectors, V_FD_57_montfort_goes_first_among_level_cars) {
    Race race{road};
    const Seat x = race.add("30L", {.gear = 5, .driver = Driver::cadena});
    const Seat montfort = race.add("30R", {.gear = 2, .driver = Driver::montfort});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{montfort, x}));
}

TEST(Vectors, V_FD_57_montfort_wins_a_tie_for_the_grid) {
    Race race{road};
    const Seat x = seat(0), montfort = seat(1);
    race.start(2);
    race.play(x, "driver cadena");
    race.rolls.let_the_rest_fall();
    race.play(montfort, "driver montfort", {{"grid", 12, x}, {"grid", 12, montfort}});
    const std::vector<GridTaken> taken = race.events<GridTaken>();
    ASSERT_EQ(taken.size(), 2U);
    EXPECT_EQ(taken[0].seat, montfort);
    EXPECT_EQ(taken[0].slot, 1);
    EXPECT_EQ(race.events<GridRolled>().size(), 2U);
}

TEST(Vectors, V_FD_58_opponents_of_manson_roll_twice) {
    Race race{road};
    const Seat manson = race.add("28C", {.gear = 2, .driver = Driver::manson});
    const Seat x = race.add("30L", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    plain_turn(race, 2, 2, "2", {{"collision", 1, x}, {"collision", 1, x}, {"collision", 9, manson}});
    EXPECT_EQ(race.wear(x), "5/4/3/1/3/4");
    EXPECT_EQ(race.wear(manson), "6/3/2/4/3/3");
    EXPECT_EQ(race.markers(), (Names{"30L"}));
}

TEST(Vectors, V_FD_84_rolls_about_manson_are_doubled_others_not) {
    Race race{road};
    const Seat manson = race.add("30L", {.gear = 2, .driver = Driver::manson});
    const Seat z = race.add("30R", {.gear = 2, .driver = Driver::cadena});
    const Seat x = race.add("28C", {.gear = 2, .driver = Driver::montfort});
    race.go(x);
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro no");
    race.play("move 2", {{"collision", 8, manson},
                         {"collision", 15, z},
                         {"collision", 1, x},
                         {"collision", 6, x},
                         {"collision", 1, x}});
    EXPECT_EQ(race.wear(x), "6/4/2/1/3/3");
    EXPECT_EQ(race.wear(manson), "6/3/2/4/3/3");
    EXPECT_EQ(race.wear(z), "5/5/3/2/3/2");
    EXPECT_EQ(race.markers(), (Names{"30C"}));
}

}  // namespace
}  // namespace paddock::formula_d::tests
