#include "tests/grande_epreuve/boards.hpp"

// The rules of a race by their ids, where no vector says it already.
namespace paddock::grande_epreuve::tests {
namespace {

using Names = std::vector<std::string>;

TEST(Movement, GE_MOVE_01_the_table) {
    EXPECT_EQ(movement(1, Gear::first), 1);
    EXPECT_EQ(movement(11, Gear::first), 2);
    EXPECT_EQ(movement(20, Gear::sixth), 30);
    int sum = 0;
    for (int roll = 1; roll <= 20; ++roll) sum += movement(roll, Gear::second);
    EXPECT_EQ(sum, 65) << "3.25 on average";
    EXPECT_EQ(Rules::terms.gear_die(Gear::third).weights[0], 2);
}

TEST(Movement, GE_RUL_01_the_d10_shows_1_to_10) {
    Race race;
    race.add("110L", on_grid());
    race.begin_round({{"start", 10}});
    EXPECT_EQ(race.state.move.remaining, 4);
}

TEST(Start, GE_START_01_GE_START_04_GE_START_05_GE_START_06_rules_are_told) {
    const auto told = [](int roll) {
        Race race;
        race.add("110L", on_grid());
        race.begin_round({{"start", roll}});
        race.rolls.let_the_rest_fall();
        return std::string(race.events<formula_d::StartRolled>()[0].rule.view());
    };
    EXPECT_EQ(told(9), "GE-START-05");
    EXPECT_EQ(told(10), "GE-START-06");
    Race race;
    const Seat a = race.add("110L", on_grid());
    race.begin_round({{"start", 9}});
    race.play(a, "move 3");
    EXPECT_TRUE(race.offers(a, "gear 2")) << "2nd is allowed after a good start";
    EXPECT_FALSE(race.offers(a, "gear 3"));
}

TEST(Round, GE_TURN_01_GE_RUL_05_GE_RUL_57_gears_are_sealed_until_the_last_is_in) {
    Race race;
    const Seat a = race.add("30C", {.gear = 3});
    const Seat b = race.add("60C", {.gear = 3});
    race.begin_round();
    EXPECT_TRUE(race.asks(Ask::gear, a));
    EXPECT_TRUE(race.asks(Ask::gear, b));
    race.play(a, "gear 2");
    const auto seen = race.game().view(race.state, b);
    EXPECT_EQ(seen.table.racer(a).ordered, Gear::first) << "nothing of it can be seen";
    EXPECT_EQ(race.game().view(race.state, a).table.racer(a).ordered, Gear::second);
    EXPECT_EQ(race.game().view(race.state, Seat::nobody).table.racer(a).ordered, Gear::first);
    EXPECT_TRUE(race.events<TableRead>().empty());
    race.play(b, "gear 4", {{"gear", 1, b}, {"gear", 1, a}});
    EXPECT_EQ(race.events<TableRead>().size(), 2U) << "all dice fall before the first car moves (GE-RUL-05)";
    EXPECT_TRUE(race.asks(Ask::drive, b));
}

TEST(Round, GE_TURN_02_GE_TURN_04_GE_RUL_03_leader_first_level_cars_by_the_old_lever) {
    Race race;
    const Seat a = race.add("30C", {.gear = 2});
    const Seat b = race.add("30L", {.gear = 3});
    const Seat c = race.add("40C", {.gear = 1});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{c, b, a}));
}

TEST(Round, GE_RUL_33_the_start_round_is_move_1) {
    Race race;
    race.add("110L", on_grid());
    race.begin_round({{"start", 9}});
    EXPECT_EQ(race.state.round, 1);
}

TEST(Round, GE_RUL_35_GE_OVER_06_a_spun_car_restarts_in_first) {
    Race race;
    const Seat a = race.add("30C", {.gear = 4, .spun = true});
    race.begin_round();
    EXPECT_EQ(race.offers(a), (Names{"gear 1"}));
    EXPECT_EQ(race.refusal(a, "gear 2"), "FD-OVER-13");
    race.play(a, "gear 1", {{"gear", 20}});
    EXPECT_FALSE(race.car(a).spun);
    race.play(a, "move 2");
    EXPECT_EQ(race.where(a), "32C") << "in that round";
}

TEST(Round, GE_RUL_56_giving_up) {
    Race race;
    const Seat a = race.add("30C", {.gear = 2});
    const Seat b = race.add("60C", {.gear = 2});
    race.begin_round();
    EXPECT_FALSE(race.offers(a, "give-up race"));
    race.play(a, "give-up race");
    race.play(b, "gear 2", {{"gear", 1, b}, {"gear", 1, a}});
    race.play(b, "move 2");
    race.play(a, "move 2");
    EXPECT_TRUE(race.out(a));
    EXPECT_FALSE(race.state.wrecks.any());
    EXPECT_FALSE(race.state.markers.any());
}

TEST(Overshooting, GE_OVER_01_GE_OVER_03_a_tire_for_each_space) {
    Race race;
    const Seat a = race.add("22C", {.gear = 3});
    race.last_to_go(a, 3, 6);
    race.play(a, "move 6");
    EXPECT_EQ(race.left(a, Gauge::tires), 3);
}

TEST(Overshooting, GE_OVER_02_GE_RUL_16_two_stops_missing) {
    Race race;
    const Seat a = race.add("50C", {.gear = 3, .tires = 14});
    race.last_to_go(a, 3, 6);
    race.play(a, "move 6");
    EXPECT_TRUE(race.out(a));
    EXPECT_FALSE(race.state.wrecks.any()) << "taken off";
    EXPECT_EQ(race.markers(), (Names{"56C"}));
}

TEST(Overshooting, GE_OVER_05_GE_RUL_16_a_crash_may_be_taken_off) {
    Options options;
    options.tire_crash = TireCrash::remove;
    Race race{options};
    const Seat a = race.add("18C", {.gear = 4, .tires = 3});
    race.last_to_go(a, 4, 17);
    race.play(a, "move 12");
    EXPECT_TRUE(race.out(a));
    EXPECT_FALSE(race.state.wrecks.any());
}

TEST(Overshooting, GE_OVER_07_no_lane_change_beyond_the_line) {
    Race race;
    const Seat a = race.add("22C", {.gear = 3});
    race.last_to_go(a, 3, 6);
    EXPECT_EQ(race.refusal(a, "move 4R1"), "FD-OVER-08");
}

TEST(Overshooting, GE_OVER_08_a_stop_in_the_next_corner_does_not_count) {
    Race race{{}, formula_d::tests::twin_corners()};
    const Seat a = race.add("53C", {.gear = 2});
    race.last_to_go(a, 2, 20);
    race.play(a, "move 4");
    EXPECT_EQ(race.where(a), "57C");
    EXPECT_EQ(race.car(a).stops, 0);
}

TEST(Overshooting, GE_OVER_09_a_car_ahead_of_an_overrunning_one_blocks_it) {
    Race race;
    race.add("27C", {.gear = 1});
    race.add("26L", {.gear = 1});
    race.add("26R", {.gear = 1});
    const Seat a = race.add("22C", {.gear = 3});
    race.last_to_go(a, 3, 6);
    race.play(a, "move 4 brake 2", {{"collision", 20}, {"collision", 20}, {"collision", 20}});
    EXPECT_EQ(race.where(a), "26C");
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
    EXPECT_EQ(race.left(a, Gauge::tires), 5);
}

TEST(Blocking, GE_BLOCK_01_GE_BLOCK_02_GE_RUL_13_GE_RUL_42_brakes_then_tires_and_no_spin) {
    Race race;
    race.add("11L", {.gear = 1});
    race.add("11C", {.gear = 1});
    race.add("11R", {.gear = 1});
    const Seat a = race.add("8C", {.gear = 3, .tires = 3, .brakes = 3});
    race.last_to_go(a, 3, 16);
    race.play(a, "move 2", {{"collision", 20}});
    EXPECT_EQ(race.wear(a), "0/0/3/3/3/2");
    EXPECT_FALSE(race.car(a).spun);
    EXPECT_TRUE(race.events<Rammed>().empty());
}

TEST(Blocking, GE_RUL_14_GE_BLOCK_08_a_wreck_that_is_hit_loses_nothing) {
    Race race;
    for (const char* space : {"11L", "11C", "11R"}) race.wreck(race.add(space), Wreck::resting, 9);
    const Seat a = race.add("8C", {.gear = 3, .tires = 0, .brakes = 0});
    race.last_to_go(a, 3, 16);
    race.play(a, "move 2", {{"ram", 3}});
    EXPECT_EQ(race.left(a, Gauge::body), 1);
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_EQ(race.left(seat(1), Gauge::body), 3);
    ASSERT_EQ(race.events<Rammed>().size(), 1U);
    EXPECT_EQ(race.events<Rammed>()[0].hit, Seat::nobody);
}

TEST(Blocking, GE_RUL_47_a_car_hit_before_its_move_loses_it) {
    Race race;
    const Seat slow = race.add("11C", {.gear = 1, .crossings = 1, .body = 3});
    race.wreck(race.add("11L"), Wreck::resting, 9);
    race.wreck(race.add("11R"), Wreck::resting, 9);
    const Seat fast = race.add("8C", {.gear = 3, .crossings = 2, .tires = 0, .brakes = 0});
    race.round({{fast, 3, 16}, {slow, 2, 20}});
    race.play(fast, "move 2", {{"ram", 1}, {"collision", 20}});
    EXPECT_TRUE(race.car(slow).spun);
    EXPECT_EQ(race.where(slow), "11C") << "it has not moved";
    EXPECT_EQ(race.state.round, 2);
    EXPECT_EQ(race.offers(slow), (Names{"gear 1"}));
}

TEST(Blocking, GE_RUL_15_GE_BLOCK_07_after_a_ramming_also_for_a_time_in_one_lap) {
    Options options;
    options.laps = 1;
    Race race{options};
    const Seat hit = race.add("11C", {.gear = 1, .body = 1});
    race.wreck(race.add("11L"), Wreck::resting, 0);
    race.wreck(race.add("11R"), Wreck::resting, 0);
    const Seat a = race.add("8C", {.gear = 3, .tires = 0, .brakes = 0});
    race.last_to_go(a, 3, 16);
    race.play(a, "move 2", {{"wreck", 3}, {"ram", 20}});
    EXPECT_EQ(race.racer(hit).wreck, Wreck::resting);
    EXPECT_EQ(race.racer(hit).rounds, 13);
}

TEST(Collisions, GE_COLL_02_in_the_rain) {
    Options options;
    options.weather = true;
    for (const int roll : {2, 3}) {
        Race race{options};
        race.state.weather = WeatherLine::rain;
        const Seat a = race.add("26C", {.gear = 2});
        const Seat b = race.add("30L", {.gear = 2});
        race.last_to_go(a, 2, 20);
        race.play(a, "move 4", {{"collision", roll}});
        EXPECT_EQ(race.left(a, Gauge::body), roll == 2 ? 2 : 3);
        EXPECT_EQ(race.left(b, Gauge::body), roll == 2 ? 2 : 3);
    }
}

TEST(Collisions, GE_COLL_03_GE_RUL_39_both_may_be_lost_and_roll_on) {
    Race race;
    const Seat a = race.add("26C", {.gear = 2, .body = 1});
    const Seat b = race.add("31C", {.gear = 2, .body = 1});
    const Seat c = race.add("70C", {.gear = 1});
    race.last_to_go(a, 2, 20);
    race.play(a, "move 4", {{"collision", 1}});
    EXPECT_TRUE(race.out(a));
    EXPECT_TRUE(race.out(b));
    race.round({{c, 1, 1}}, {{"wreck", 1, b}, {"wreck", 2, a}});
    race.play(c, "move 1");
    EXPECT_EQ(race.where(b), "34C");
    EXPECT_EQ(race.where(a), "33C");
}

TEST(Collisions, GE_RUL_10_diagonal_pairs_where_agreed) {
    Options options;
    options.diagonal_adjacent = true;
    Race race{options};
    const Seat a = race.add("26C", {.gear = 2});
    race.add("31L", {.gear = 2});
    race.last_to_go(a, 2, 20);
    race.play(a, "move 4", {{"collision", 20}});
    EXPECT_EQ(race.events<PairTested>().size(), 1U);
}

TEST(Collisions, GE_RUL_09_on_stop) {
    Options options;
    options.collision_timing = CollisionTiming::on_stop;
    Race race{options};
    const Seat a = race.add("26C", {.gear = 2});
    const Seat b = race.add("30L", {.gear = 2});
    race.round({{b, 2, 20}, {a, 2, 20}});
    race.play(b, "move 4");
    race.car(b).space = race.space("30L");
    race.play(a, "move 4", {{"collision", 1, a}});
    EXPECT_EQ(race.left(a, Gauge::body), 2);
    EXPECT_EQ(race.left(b, Gauge::body), 2);
}

TEST(Wrecks, GE_WRECK_02_in_a_race_of_one_lap_to_the_end) {
    Options options;
    options.laps = 1;
    Race race{options};
    const Seat a = race.add("30C");
    const Seat b = race.add("70C", {.gear = 1});
    race.wreck(a, Wreck::rolling, 0);
    race.round({{b, 1, 1}});
    race.play(b, "move 1");
    EXPECT_EQ(race.racer(a).wreck, Wreck::resting);
    EXPECT_EQ(race.racer(a).rounds, 0) << "no roll, no end";
}

TEST(Wrecks, GE_WRECK_01_GE_RUL_17_a_wreck_stops_behind_goats_and_never_finishes) {
    Race race;
    const Seat a = race.add("109C", {.crossings = 2});
    const Seat b = race.add("70C", {.gear = 1});
    race.goats("3C");
    race.wreck(a, Wreck::rolling, 0);
    race.round({{b, 1, 1}}, {{"wreck", 1}, {"goats", 9}, {"goats", 8}, {"goats", 8}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(a), "2C");
    EXPECT_TRUE(race.out(a));
}

TEST(Engines, GE_MOTOR_01_GE_MOTOR_02_18_does_not_redline) {
    Race race;
    const Seat a = race.add("26C", {.gear = 5, .tires = 14});
    race.last_to_go(a, 5, 16);
    race.play(a, "move 18");
    EXPECT_TRUE(race.events<formula_d::Tested>().empty());
}

TEST(Engines, GE_MOTOR_03_GE_RUL_11_four_in_the_rain_where_agreed) {
    Options options;
    options.weather = true;
    options.motor_rain = 4;
    Race race{options};
    race.state.weather = WeatherLine::rain;
    const Seat a = race.add("26C", {.gear = 5});
    race.last_to_go(a, 5, 18);
    race.play(a, "move 19", {{"strain", 4}});
    EXPECT_EQ(race.left(a, Gauge::engine), 2);
}

TEST(Engines, GE_ENG_01_GE_RUL_08_at_zero_where_agreed) {
    Options options;
    options.engine_out = EngineOut::zero;
    Race race{options};
    const Seat a = race.add("26C", {.gear = 5, .engine = 1});
    race.last_to_go(a, 5, 18);
    race.play(a, "move 19", {{"strain", 2}});
    EXPECT_TRUE(race.out(a));
}

TEST(Gears, GE_GEAR_01_GE_GEAR_02_GE_GEAR_03_GE_GEAR_04_skips) {
    Race race;
    const Seat a = race.add("30C", {.gear = 6, .engine = 0});
    const Seat b = race.add("70C", {.gear = 1});
    race.begin_round();
    EXPECT_EQ(race.refusal(a, "gear 1"), "FD-GEAR-08");
    race.play(a, "gear 2");
    race.play(b, "gear 1", {{"gear", 1, b}, {"gear", 1, a}});
    race.play(b, "move 1");
    EXPECT_TRUE(race.out(a)) << "three gears skipped with no engine point (GE-RUL-46): it stands where it stood";
    EXPECT_EQ(race.where(a), "30C");
    EXPECT_EQ(race.left(a, Gauge::gearbox), 2);
    EXPECT_EQ(race.left(a, Gauge::brakes), 2);
    EXPECT_TRUE(race.wreck_at("30C"));
    EXPECT_EQ(race.markers(), (Names{"30C"}));
}

TEST(Debris, GE_DAM_02_GE_RUL_12_formula_ds_test_where_agreed) {
    Options options;
    options.debris_rule = DebrisRule::fd;
    Race race{options};
    const Seat a = race.add("1C", {.gear = 5});
    race.marker("4C");
    race.last_to_go(a, 5, 1);
    race.play(a, "move 3", {{"danger", 5}});
    EXPECT_EQ(race.left(a, Gauge::handling), 2);
}

TEST(Debris, GE_DAM_03_a_change_of_lanes_avoids_it) {
    Race race;
    const Seat a = race.add("1C", {.gear = 3});
    race.marker("4C");
    race.last_to_go(a, 3, 1);
    race.play(a, "move 2R1");
    EXPECT_TRUE(race.events<formula_d::Tested>().empty());
}

TEST(Slipstream, GE_SLIP_03_into_a_corner_costs_a_brake) {
    Race race;
    race.add("44C", {.gear = 4});
    const Seat a = race.add("34C", {.gear = 4});
    race.last_to_go(a, 4, 7);
    race.play(a, "move 9");
    ASSERT_TRUE(race.asks(Ask::slipstream, a));
    race.play(a, "tow L2");
    EXPECT_EQ(race.where(a), "46L");
    EXPECT_EQ(race.left(a, Gauge::brakes), 2);
}

TEST(Weather, GE_WX_03_19_does_not_change_it) {
    Options options;
    options.weather = true;
    Race race{options};
    race.state.weather = WeatherLine::changeable;
    const Seat a = race.add("58C", {.gear = 5});
    race.round({{a, 5, 18}});
    race.play(a, "move 19", {{"strain", 20}});
    EXPECT_TRUE(race.events<formula_d::ForecastRolled>().empty());
}

TEST(Weather, GE_RUL_23_at_once_where_agreed) {
    Options options;
    options.weather = true;
    options.weather_timing = formula_d::WeatherTiming::immediate;
    Race race{options};
    race.state.weather = WeatherLine::changeable;
    const Seat a = race.add("58C", {.gear = 5});
    const Seat b = race.add("30C", {.gear = 1});
    race.round({{a, 5, 20}, {b, 1, 1}});
    race.play(a, "move 20", {{"strain", 20}, {"weather", 1}});
    EXPECT_EQ(race.state.weather, WeatherLine::rain_changeable);
    EXPECT_TRUE(race.asks(Ask::drive, b));
}

TEST(Pits, GE_PIT_10_a_slow_stop_stays) {
    Race race;
    const Seat a = race.add("99R", {.gear = 4});
    race.round({{a, 4, 20}});
    race.play(a, "move 1P5");
    race.play(a, "stop tires fit hard", {{"pit", 11}});
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_TRUE(race.asks(Ask::gear, a));
}

TEST(Pits, GE_PIT_12_GE_PIT_13_GE_RUL_28_tires_or_repairs) {
    Options options;
    options.tires = true;
    Race race{options};
    const Seat a = race.add("99R", {.gear = 4});
    race.round({{a, 4, 20}});
    race.play(a, "move 1P5");
    EXPECT_EQ(race.refusal(a, "stop technical brakes 1 fit rain"), "GE-RUL-28");
    EXPECT_FALSE(race.offers(a, "stop technical brakes 1 fit rain"));
    race.play(a, "stop tires fit soft");
    EXPECT_EQ(race.car(a).compound, formula_d::Compound::soft);
    EXPECT_TRUE(race.asks(Ask::gear, a)) << "the change costs the round";
}

TEST(Pits, GE_RUL_28_both_together_where_agreed) {
    Options options;
    options.tires = options.fd_technical = true;
    Race race{options};
    const Seat a = race.add("99R", {.gear = 4});
    race.round({{a, 4, 20}});
    race.play(a, "move 1P5");
    EXPECT_EQ(race.refusal(a, "stop technical brakes 1 fit rain"), "");
}

TEST(Pits, GE_PIT_05_GE_PIT_14_GE_RUL_65_behind_cars_beside_the_pits_and_past_cars_in_garages) {
    Race race;
    const Seat lane = race.add("P3", {.gear = 2});
    const Seat beside = race.add("105C", {.gear = 2});
    const Seat far = race.add("95C", {.gear = 2});
    const Seat parked = race.add("P5", {.gear = 2, .in_box = true});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{beside, parked, lane, far}));
    race.script({{"gear", 20, beside}, {"gear", 1, parked}, {"gear", 20, lane}, {"gear", 1, far}});
    for (const Seat seat : {lane, beside, far, parked}) race.play(seat, "gear 2");
    race.play(beside, "move 4");
    race.play(parked, "move 2");
    EXPECT_EQ(race.where(parked), "P7");
    race.car(parked).space = race.space("P5");
    race.car(parked).in_box = true;
    race.car(lane).box_served = true;
    EXPECT_TRUE(race.offers(lane, "move 4")) << "past the car in its garage";
}

TEST(Pits, GE_PIT_04_no_wear_and_no_tests_in_the_lane) {
    Race race;
    const Seat a = race.add("P2", {.gear = 6});
    const Seat b = race.add("P4", {.gear = 1});
    race.car(b).box_served = true;
    race.begin_round();
    race.script({{"gear", 1, b}, {"gear", 20, a}});
    race.play(a, "gear 2");
    race.play(b, "gear 1");
    race.play(b, "move 1");
    race.play(a, "move 2");
    EXPECT_EQ(race.where(a), "P4") << "up to the car ahead";
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    EXPECT_TRUE(race.events<PairTested>().empty());
}

TEST(Weather, GE_WX_01_only_where_the_circuit_has_a_chart) {
    Options options;
    options.weather = true;
    const Venue dry{&monte_carlo().circuit(), 9};
    const Venue charted{&plain().circuit(), 1};
    EXPECT_EQ(GrandeEpreuve::check({&dry, 1}, options, 2).error().rule.view(), "GE-WX-01");
    EXPECT_TRUE(GrandeEpreuve::check({&charted, 1}, options, 2));
}

TEST(Pits, GE_TIRE_02_no_bonus_out_of_the_pits) {
    Options options;
    options.tires = true;
    Race race{options};
    const Seat a = race.add("P6", {.gear = 4, .compound = formula_d::Compound::soft, .in_box = true});
    race.round({{a, 2, 1}});
    EXPECT_TRUE(race.asks(Ask::drive, a));
    Race track{options};
    const Seat b = track.add("30C", {.gear = 3, .compound = formula_d::Compound::soft});
    track.round({{b, 2, 1}});
    EXPECT_TRUE(track.asks(Ask::soft_bonus, b)) << "on the track there is one (GE-TIRE-01)";
}

TEST(Pits, GE_PIT_02_garages_by_nation) {
    Race race{{}, monte_carlo()};
    const Seat a = race.add("C.1.1");
    const Seat b = race.add("C.1.3");
    const Seat c = race.add("C.1.5");
    race.state.entry(a).country = Country::usa;
    race.state.entry(b).country = Country::france;
    race.state.entry(c).country = Country::usa;
    const Setting setting = race.game().setting(race.state);
    EXPECT_EQ(setting.box_of(b), race.space("P4"));
    EXPECT_EQ(setting.box_of(a), race.space("P5"));
    EXPECT_EQ(setting.box_of(c), race.space("P5")) << "one garage for a nation";
}

TEST(Pits, GE_RUL_52_GE_RUL_66_GE_PIT_06_behind_a_car_in_the_lane) {
    Race race;
    const Seat a = race.add("99R", {.gear = 4});
    race.add("P9", {.gear = 1});
    race.car(seat(1)).box_served = true;
    race.last_to_go(a, 4, 20);
    race.play(a, "move 1P5");
    race.play(a, "stop tires fit hard", {{"pit", 1}, {"pit-exit", 10}});
    EXPECT_EQ(race.where(a), "P8") << "up to the car ahead, without loss (GE-PIT-06)";
    EXPECT_EQ(race.left(a, Gauge::brakes), 3);
}

TEST(Finish, GE_FIN_01_GE_FIN_04_GE_RUL_22_the_race_goes_on_for_the_others) {
    Race race;
    const Seat a = race.add("108C", {.gear = 3, .crossings = 2});
    const Seat b = race.add("90C", {.gear = 2, .crossings = 2, .stops = 3});
    race.round({{a, 3, 3}, {b, 2, 1}});
    race.play(a, "move 3");
    EXPECT_TRUE(race.finished(a));
    race.play(b, "move 2");
    EXPECT_TRUE(race.asks(Ask::gear, b));
    race.car(b).space = race.space("108C");
    race.play(b, "gear 3", {{"gear", 20}});
    race.play(b, "move 3");
    EXPECT_EQ(race.car(b).place, 2) << "farther beyond the line, but a round later";
    EXPECT_EQ(race.state.phase, Phase::over);
    EXPECT_EQ(race.game().standings(race.state)[0].seat, a);
    EXPECT_EQ(race.game().standings(race.state)[0].points, 1);
}

TEST(Finish, GE_RUL_49_two_stops_missing_is_no_finish) {
    Race race{{}, formula_d::tests::line_after_94()};
    const Seat a = race.add("90C", {.gear = 3, .crossings = 2, .tires = 14});
    race.round({{a, 3, 16}});
    race.play(a, "move 5");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::missed_stops);
}

TEST(Goats, GE_GOAT_01_GE_RUL_24_they_come_when_the_leader_is_two_elements_away) {
    Race race{{}, pasture()};
    const Seat a = race.add("24C", {.gear = 1, .stops = 1});
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1");
    EXPECT_TRUE(race.herds().empty());
    race.round({{a, 1, 1}});
    race.play(a, "move 1");
    EXPECT_EQ(race.herds(), (Names{"74C"})) << "row 20 of the pasture";
    race.round({{a, 1, 1}});
    race.play(a, "move 1", {{"goats", 1}});
    EXPECT_EQ(race.herds(), (Names{"74R"}));
}

TEST(Goats, GE_GOAT_05_GE_RUL_25_two_groups_do_not_split_and_may_meet) {
    Race race;
    const Seat a = race.add("90C", {.gear = 1, .stops = 1});
    race.goats("20C");
    race.goats("21C");
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1", {{"goats", 10}, {"goats", 14}});
    EXPECT_EQ(race.herds(), (Names{"21C"})) << "the foremost stays, the other joins it";
}

TEST(Goats, GE_RUL_24_they_never_step_onto_a_car) {
    Race race;
    const Seat a = race.add("20C", {.gear = 1});
    race.goats("20L");
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1 ", {{"goats", 1}});
    EXPECT_EQ(race.herds(), (Names{"20C"})) << "the car has gone";
    race.goats("21R");
    race.state.herds[0] = race.space("22L");
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1", {{"goats", 2}, {"goats", 8}});
    EXPECT_EQ(race.herds(), (Names{"22L", "21R"})) << "it stays: a car stands there";
}

TEST(LeMans, GE_LMS_01_GE_LMS_02_GE_LMS_03_pole_foremost_and_a_run) {
    Race race{{}, beach()};
    race.state.session = formula_d::Session::setup;
    for (int i = 0; i < 3; ++i) {
        const Seat seat = race.add("110L", {.gear = 1, .crossings = 1, .start_due = true});
        race.car(seat).full = {{6, 4, 3, 3, 2, 2}};
        race.racer(seat).parked = race.racer(seat).on_foot = true;
    }
    race.state.phase = Phase::grid;
    race.script({{"grid", 3}, {"grid", 9}, {"grid", 5}});
    race.script({{"run", 20}, {"run", 1}, {"run", 11}});
    race.rolls.let_the_rest_fall();
    ScriptedRolls& rolls = race.rolls;
    race.game().resume(race.state, rolls, {});
    EXPECT_EQ(race.racer(seat(1)).ran, 3) << "pole ran first, all the way";
    const Setting setting = race.game().setting(race.state);
    const Play play{setting, race.state, race.rolls, {}};
    EXPECT_EQ(Rules::slot(play, 0), race.space("3L")) << "the foremost of three";
    EXPECT_EQ(Rules::slot(play, 2), race.space("1L"));
}

TEST(LeMans, GE_LMS_04_GE_LMS_05_GE_LMS_06_the_way_out_is_prescribed) {
    Race race{{}, beach()};
    const Seat a = race.add("1L", {.gear = 1, .crossings = 1, .start_due = true});
    race.racer(a).parked = true;
    race.begin_round({{"start", 9, a}});
    EXPECT_EQ(race.offers(a), (Names{"move RR1", "move RR brake 1", "move R brake 2", "move - brake 3"}));
    EXPECT_EQ(race.refusal(a, "move 3"), "GE-LMS-06");
    EXPECT_EQ(race.refusal(a, "move R2"), "GE-LMS-06");
}

TEST(LeMans, GE_RUL_64_braked_to_a_stand_it_stays_in_the_row) {
    Race race{{}, beach()};
    const Seat a = race.add("1L", {.gear = 1, .crossings = 1, .start_due = true});
    race.racer(a).parked = true;
    race.begin_round({{"start", 5, a}, {"gear", 1, a}});
    race.play(a, "move - brake 1", {{"gear", 20, a}});
    EXPECT_EQ(race.where(a), "1L");
    EXPECT_EQ(race.state.round, 2);
    EXPECT_EQ(race.state.move.remaining, 2) << "in 1st, without a start roll";
    race.play(a, "move RR");
    EXPECT_EQ(race.where(a), "3R");
}

TEST(Hills, GE_HILL_01_GE_RUL_59_GE_CAMP_09_off_by_agreement) {
    Options options;
    options.hills = false;
    Race race{options, hilly()};
    const Seat a = race.add("30C", {.gear = 4});
    race.round({{a, 4, 7}});
    EXPECT_EQ(race.state.move.remaining, 9);
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
