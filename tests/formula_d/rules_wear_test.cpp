// FD-WP: the six gauges, what an empty one means, and that none is ever overfilled.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(WearPoints, FD_WP_01_six_gauges) {
    Names names;
    for (const Gauge gauge : all_gauges) names.emplace_back(name_of(gauge));
    EXPECT_EQ(names, (Names{"tires", "brakes", "gearbox", "body", "engine", "handling"}));
    // Six ways to lose a point, each from its own gauge.
    Race tires;
    tires.add("24C", {.gear = 2});
    tires.go();
    tires.turn(2, 2, "2");
    EXPECT_EQ(tires.wear(seat(0)), "5/3/3/3/3/2");

    Race brakes;
    brakes.add("60C", {.gear = 2});
    brakes.go();
    brakes.turn(2, 2, "1 brake 1");
    EXPECT_EQ(brakes.wear(seat(0)), "6/2/3/3/3/2");

    Race gearbox;
    gearbox.add("60C", {.gear = 4});
    gearbox.go();
    gearbox.turn(2, 2, "2");
    EXPECT_EQ(gearbox.wear(seat(0)), "6/3/2/3/3/2");

    Race body;
    body.add("60C", {.gear = 2});
    body.add("62L", {.gear = 1});
    body.go();
    body.turn(2, 2, "2", {{"collision", 20, seat(1)}, {"collision", 1, seat(0)}});
    EXPECT_EQ(body.wear(seat(0)), "6/3/3/2/3/2");

    Race engine;
    engine.add("56C", {.gear = 5});
    engine.go();
    engine.turn(5, 20, "20", {{"strain", 4, seat(0)}});
    EXPECT_EQ(engine.wear(seat(0)), "6/3/3/3/2/2");

    Race handling;
    handling.add("60C", {.gear = 2});
    handling.marker("62C");
    handling.go();
    handling.turn(2, 2, "2", {{"danger", 4, seat(0)}});
    EXPECT_EQ(handling.wear(seat(0)), "6/3/3/3/3/1");
}

TEST(WearPoints, FD_WP_02_every_car_starts_with_the_same_twenty_points) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(10);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(race.wear(seat(i)), "6/3/3/3/3/2");
    EXPECT_EQ(race.car(seat(0)).full.total(), 20);
}

TEST(WearPoints, FD_WP_02_not_so_with_own_cars_and_in_road_races) {
    Race built{{.build = true}};
    built.rolls.let_the_rest_fall();
    built.start(2);
    for (int i = 0; i < 2; ++i) {
        for (const char* gauge : {"tires 5", "brakes 3", "gearbox 3", "body 3", "engine 3"})
            built.play(seat(i), std::string("build ") + gauge);
    }
    EXPECT_EQ(built.wear(seat(0)), "5/3/3/3/3/3");
    Race road{{.road_race = true}};
    road.rolls.let_the_rest_fall();
    road.start(2);
    road.play("driver owens");
    road.play("driver slivers");
    EXPECT_EQ(road.wear(seat(0)), "9/2/2/2/3/2");
}

TEST(WearPoints, FD_WP_03_gauges_start_full_and_fall_by_the_stated_number) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(2);
    EXPECT_EQ(race.car(seat(0)).wear, race.car(seat(0)).full);
    Race braking;
    const Seat a = braking.add("55C", {.gear = 4});
    braking.go();
    braking.turn(4, 9, "7 brake 2");
    EXPECT_EQ(braking.wear(a), "6/1/3/3/3/2");
    ASSERT_EQ(braking.events<WearLost>().size(), 1U);
    EXPECT_EQ(braking.events<WearLost>()[0].points, 2);
    EXPECT_EQ(braking.events<WearLost>()[0].left, 1);
}

TEST(WearPoints, FD_WP_03_no_gauge_goes_below_zero) {
    Race race{{.road_race = true}, race_city_board()};
    const Seat a = race.add("C.15.1", {.gear = 2, .driver = Driver::tzarof, .tires = 0});
    race.go();
    road_turn(race, 2, 3, "3", {{"sniper", 16, a}});
    EXPECT_EQ(race.wear(a), "0/4/3/3/3/4");
    EXPECT_TRUE(race.racing(a));
}

TEST(WearPoints, FD_WP_04_new_tires_fill_the_gauge_no_further_than_at_the_start) {
    Race race{{.build = true}};
    const Seat a = race.add("99R", {.gear = 4});
    race.car(a).full = Gauges{{4, 4, 3, 3, 3, 3}};
    race.car(a).wear = Gauges{{1, 4, 3, 3, 3, 3}};
    race.go();
    race.turn(4, 12, "1P5", {{"pit", 11, a}});
    EXPECT_EQ(race.wear(a), "4/4/3/3/3/3");
}

TEST(WearPoints, FD_WP_04_nor_do_repairs_in_the_pits) {
    Race race{{.tech_pit = true}};
    race.add("99R", {.gear = 4, .engine = 2});
    race.go();
    race.turn(4, 12, "1P5");
    EXPECT_EQ(race.refusal("stop technical engine 2 fit hard"), "FD-WP-04");
    EXPECT_EQ(race.refusal("stop technical body 1 fit hard"), "FD-WP-04");
    EXPECT_TRUE(race.accepts("stop technical engine 1 fit hard"));
}

TEST(WearPoints, FD_WP_04_nor_the_checkpoint_nor_the_police) {
    Race race{{.road_race = true}};
    race.add("108C", {.gear = 2, .driver = Driver::tzarof, .brakes = 3, .gearbox = 1});
    race.go();
    road_turn(race, 2, 4, "3");
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    EXPECT_EQ(race.refusal("repair brakes 2"), "FD-WP-04");
    EXPECT_TRUE(race.accepts("repair brakes 1 gearbox 1"));

    Race trap{{.road_race = true}, race_city_board()};
    const Seat a = trap.add("C.5.9", {.gear = 2, .driver = Driver::tzarof, .tires = 4, .brakes = 3});
    trap.go();
    road_turn(trap, 2, 4, "1");
    ASSERT_EQ(trap.asks(), Ask::police);
    ASSERT_EQ(trap.asked(), a);
    EXPECT_EQ(trap.refusal("repair tires 2"), "FD-WP-04");
    EXPECT_TRUE(trap.accepts("repair tires 1 brakes 1"));
}

TEST(WearPoints, FD_WP_05_without_body_a_car_is_out_at_once) {
    Race race;
    const Seat a = race.add("28C", {.gear = 2, .body = 1});
    const Seat x = race.add("30L");
    race.go();
    race.turn(2, 2, "2", {{"collision", 20, x}, {"collision", 1, a}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::body);
    EXPECT_EQ(race.asked(), x);
}

TEST(WearPoints, FD_WP_06_without_engine_a_car_is_out_at_once) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5, .engine = 1});
    const Seat b = race.add("30C");
    race.go();
    race.turn(5, 20, "20", {{"strain", 4, a}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::engine);
    EXPECT_EQ(race.asked(), b);
}

TEST(WearPoints, FD_WP_07_without_handling_a_car_is_out_at_once) {
    Race race;
    const Seat a = race.add("55C", {.gear = 2, .handling = 1});
    const Seat b = race.add("30C");
    race.marker("56C");
    race.go();
    race.turn(2, 4, "1", {{"danger", 4, a}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::handling);
    EXPECT_EQ(race.asked(), b) << "it drives no further";
}

TEST(WearPoints, FD_WP_08_without_brakes_a_car_drives_on_but_cannot_brake) {
    Race race;
    const Seat a = race.add("55C", {.gear = 3, .brakes = 1});
    race.go();
    race.turn(3, 6, "5 brake 1");
    EXPECT_EQ(race.left(a, Gauge::brakes), 0);
    EXPECT_TRUE(race.racing(a));
    race.play("gear 3", {{"gear", 6}});
    EXPECT_FALSE(race.accepts("move 5 brake 1"));
    for (const std::string& offer : race.offers()) EXPECT_EQ(offer.find("brake"), std::string::npos) << offer;
    race.play("move 6");
    EXPECT_EQ(race.where(a), "66C");
}

TEST(WearPoints, FD_WP_09_without_gearbox_a_car_shifts_down_one_gear_at_a_time) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5, .gearbox = 1});
    race.go();
    race.turn(3, 4, "4");
    EXPECT_EQ(race.left(a, Gauge::gearbox), 0);
    EXPECT_EQ(race.offers(), (Names{"gear 2", "gear 3", "gear 4"}));
    race.turn(4, 7, "7");
    EXPECT_EQ(race.offers(), (Names{"gear 3", "gear 4", "gear 5"})) << "for the rest of the race";
}

TEST(WearPoints, FD_WP_10_without_tires_a_car_drives_on) {
    Race race;
    const Seat a = race.add("8C", {.gear = 3, .tires = 1});
    race.add("11L");
    race.add("11C");
    race.add("11R");
    race.go();
    race.turn(3, 6, "2", {{"collision", 20}, {"collision", 20}});
    EXPECT_EQ(race.left(a, Gauge::tires), 0);
    EXPECT_TRUE(race.racing(a));
    EXPECT_FALSE(race.car(a).spun);
    race.car(a).space = race.board().space("24C");
    race.go(a);
    race.turn(2, 2, "2");
    EXPECT_TRUE(race.racing(a));
    EXPECT_TRUE(race.car(a).spun) << "one space over";
}

}  // namespace
}  // namespace paddock::formula_d::tests
