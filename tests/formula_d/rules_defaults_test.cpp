// What the table answers for a driver who does not: the column "default" of the decision points (rule
// reference §5), one test for each.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

std::string fallback(const Race& race) { return to_text(race.game().fallback(race.state, race.asked())); }

// A car that is asked this and nothing else.
struct Asked {
    Race race;

    Asked(Ask what, const CarSetup& setup, const Options& options = {}) : race(options) {
        race.add("60C", setup);
        race.add("10C", {.gear = 1});
        race.state.order.push_back(seat(0));
        race.state.ask = what;
        race.state.asked = seat(0);
    }
};

TEST(Defaults, D1_the_standard_car) {
    Race race{{.build = true}};
    race.rolls.let_the_rest_fall();
    race.start(2);
    while (race.asks() == Ask::build) race.play(fallback(race));
    for (const Seat car : {seat(0), seat(1)}) EXPECT_EQ(race.wear(car), "6/3/3/3/3/2");
}

TEST(Defaults, D2_a_free_driver_that_depends_on_the_seat) {
    Race race{{.weather = true, .road_race = true}};
    race.rolls.let_the_rest_fall();
    race.start(10);
    Names picked;
    for (int i = 0; i < 10; ++i) {
        ASSERT_EQ(race.asks(), Ask::driver);
        EXPECT_EQ(fallback(race), fallback(race)) << "no roll is drawn";
        picked.push_back(fallback(race));
        race.play(picked.back());
    }
    EXPECT_NE(picked.front(), "driver li") << "not simply the first of the list";
    std::sort(picked.begin(), picked.end());
    EXPECT_EQ(std::unique(picked.begin(), picked.end()), picked.end());
}

TEST(Defaults, D3_rain_tires_when_it_rains_else_hard) {
    for (const auto& [line, tires] :
         {std::pair{WeatherLine::good, "fit hard"}, std::pair{WeatherLine::changeable, "fit hard"},
          std::pair{WeatherLine::rain_changeable, "fit rain"}, std::pair{WeatherLine::rain, "fit rain"}}) {
        Asked asked{Ask::tires, {.compound = Compound::soft}, {.weather = true, .tires = true}};
        asked.race.weather(line);
        EXPECT_EQ(fallback(asked.race), tires);
    }
}

std::string default_gear(const std::string& from, const CarSetup& setup, const Options& options = {},
                         WeatherLine line = WeatherLine::unset) {
    Race race{options};
    race.add(from, setup);
    if (line != WeatherLine::unset) race.weather(line);
    race.go();
    return fallback(race);
}

TEST(Defaults, D4_the_highest_gear_of_three_that_cannot_overshoot) {
    EXPECT_EQ(default_gear("13C", {.gear = 3}), "gear 4") << "twelve spaces to the end of K1";
    EXPECT_EQ(default_gear("14C", {.gear = 3}), "gear 3");
    EXPECT_EQ(default_gear("20C", {.gear = 3}), "gear 2");
    EXPECT_EQ(default_gear("23C", {.gear = 3, .stops = 1}), "gear 4") << "K1 wants no further stop";
    EXPECT_EQ(default_gear("60C", {.gear = 6}), "gear 6") << "there is no seventh";
}

TEST(Defaults, D4_else_one_down_or_first) {
    EXPECT_EQ(default_gear("23C", {.gear = 4}), "gear 3");
    EXPECT_EQ(default_gear("25C", {.gear = 1}), "gear 1");
}

TEST(Defaults, D4_the_slide_is_part_of_the_move) {
    const Options wet{.weather = true, .tires = true};
    EXPECT_EQ(default_gear("15C", {.gear = 3}, wet, WeatherLine::good), "gear 3");
    EXPECT_EQ(default_gear("15C", {.gear = 3}, wet, WeatherLine::rain), "gear 2") << "8 to row 23, 3 more to row 26";
    EXPECT_EQ(default_gear("14C", {.gear = 3}, wet, WeatherLine::rain), "gear 3") << "to row 25";
    EXPECT_EQ(default_gear("15C", {.gear = 3, .compound = Compound::rain}, wet, WeatherLine::rain), "gear 3");
}

TEST(Defaults, D4_corners_beyond_the_flag_do_not_matter) {
    EXPECT_EQ(default_gear("107C", {.gear = 5, .crossings = 1}), "gear 5");
    EXPECT_EQ(default_gear("107C", {.gear = 5, .crossings = 2}), "gear 6");
}

TEST(Defaults, D5_no_nitro) { EXPECT_EQ(fallback(Asked(Ask::nitro, {.driver = Driver::cadena}).race), "nitro no"); }

TEST(Defaults, D6_no_soft_bonus) {
    EXPECT_EQ(fallback(Asked(Ask::soft_bonus, {.compound = Compound::soft}).race), "bonus no");
}

TEST(Defaults, D7_no_skid) { EXPECT_EQ(fallback(Asked(Ask::skid, {.driver = Driver::owens}).race), "skid 0"); }

// A car that has rolled and is asked where to drive.
struct Rolled {
    Race race;

    Rolled(const std::string& from, const CarSetup& setup, int die, const Names& others = {}, const Names& debris = {},
           const Options& options = {}, const Board& board = plain(), WeatherLine line = WeatherLine::unset)
        : race(options, board) {
        race.add(from, setup);
        const std::vector drivers{Driver::cadena, Driver::manson, Driver::li, Driver::owens};
        for (std::size_t i = 0; i < others.size(); ++i)
            race.add(others[i], {.gear = 1, .driver = options.road_race ? drivers[i] : Driver::none});
        for (const std::string& space : debris) race.marker(space);
        if (line != WeatherLine::unset) race.weather(line);
        race.go();
        race.play("gear " + std::to_string(setup.gear), {{"gear", die}});
        if (race.asks() == Ask::nitro) race.play("nitro no");
    }
};

TEST(Defaults, D8_least_tires_then_brakes_then_dangers_then_lane_changes) {
    EXPECT_EQ(fallback(Rolled("20C", {.gear = 3}, 6).race), "move 5 brake 1") << "a brake rather than a tire";
    EXPECT_EQ(fallback(Rolled("20C", {.gear = 3, .brakes = 0}, 6).race), "move 6");
    EXPECT_EQ(fallback(Rolled("60C", {.gear = 2}, 4).race), "move 4") << "no lane change without need";
    const Rolled debris{"60C", {.gear = 2}, 4, {}, {"62C", "64C"}};
    const std::string way = fallback(debris.race);
    EXPECT_EQ(way.find("brake"), std::string::npos) << way << ": a brake weighs more than debris";
    for (const AskedRoll& roll : rolls_after(debris.race, way)) EXPECT_NE(roll.purpose, "danger") << way;
    EXPECT_EQ(std::count(way.begin(), way.end(), 'L') + std::count(way.begin(), way.end(), 'R'), 1) << way;
}

// Rain in Race City: eight spaces straight on end in a corner of two stops, and the slide beyond it.
TEST(Defaults, D8_the_slide_to_come_is_reckoned_with) {
    Rolled rolled{"C.7.7",
                  {.gear = 3, .driver = Driver::tzarof, .brakes = 0},
                  8,
                  {"C.13.2"},
                  {},
                  {.weather = true, .road_race = true},
                  race_city_board(),
                  WeatherLine::rain};
    rolled.race.rolls.let_the_rest_fall();
    rolled.race.play(fallback(rolled.race));
    ASSERT_EQ(rolled.race.asks(), Ask::drive) << "the slide";
    ASSERT_EQ(rolled.race.asked(), seat(0));
    rolled.race.play(fallback(rolled.race));
    EXPECT_TRUE(rolled.race.racing(seat(0)));
    EXPECT_EQ(rolled.race.left(seat(0), Gauge::tires), 5) << "nothing lost";
}

TEST(Defaults, D9_an_undriven_slide_is_part_of_the_block) {
    // Three spaces lead into K1; four more and the slide of three would eliminate.
    const Rolled rolled{"18C", {.gear = 3, .brakes = 5},         7,       {"22L", "22C", "22R"},
                        {},    {.weather = true, .tires = true}, plain(), WeatherLine::rain};
    EXPECT_EQ(fallback(rolled.race), "move 3 brake 1");
}

TEST(Defaults, D9_no_voluntary_brakes_unless_they_avoid_elimination) {
    const Options road{.road_race = true};
    Rolled rolled{"C.5.1",
                  {.gear = 3, .driver = Driver::slivers, .tires = 4, .brakes = 6},
                  5,
                  {"L.5.3", "R.5.3", "C.5.3"},
                  {},
                  road,
                  race_city_board()};
    EXPECT_EQ(fallback(rolled.race), "move 1");
    rolled.race.rolls.let_the_rest_fall();
    rolled.race.play(fallback(rolled.race));
    EXPECT_EQ(rolled.race.left(seat(0), Gauge::brakes), 3) << "the table: three brakes and a tire";
    EXPECT_EQ(rolled.race.left(seat(0), Gauge::tires), 3);

    const Rolled seven{"60C", {.gear = 4, .brakes = 7}, 8, {"62L", "62C", "62R"}};
    EXPECT_EQ(fallback(seven.race), "move 1 brake 1") << "seven undriven would eliminate: the fewest that help";
}

TEST(Defaults, D10_no_slipstream) {
    Race race;
    race.add("56C", {.gear = 4});
    race.add("66C", {.gear = 4});
    race.go();
    race.turn(4, 9, "9");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    EXPECT_EQ(fallback(race), "tow no");
}

TEST(Defaults, D11_stay_out) {
    const Rolled rolled{"98R", {.gear = 3}, 6};
    const Names offers = rolled.race.offers();
    EXPECT_TRUE(std::any_of(offers.begin(), offers.end(), [](const std::string& way) { return way.find('P') < 99; }));
    EXPECT_EQ(fallback(rolled.race), "move 6");
}

TEST(Defaults, D12_a_tire_stop_with_the_same_compound) {
    for (const auto& [compound, stop] :
         {std::pair{Compound::hard, "stop tires fit hard"}, std::pair{Compound::soft, "stop tires fit soft"}}) {
        const Options options{.weather = true, .tires = true, .tech_pit = true};
        EXPECT_EQ(fallback(Asked(Ask::pit_stop, {.compound = compound, .body = 1}, options).race), stop);
    }
}

TEST(Defaults, D13_the_proposal_of_the_driver) {
    EXPECT_EQ(fallback(Asked(Ask::consent, {}, {.teams = true}).race), "consent yes");
}

TEST(Defaults, D14_out_of_the_box_in_fourth) {
    EXPECT_EQ(default_gear("P6", {.gear = 2, .in_box = true}), "gear 4");
    EXPECT_EQ(default_gear("P6", {.gear = 6, .in_box = true}), "gear 4");
}

std::string default_repair(Ask what, const CarSetup& setup) {
    return fallback(Asked(what, setup, {.road_race = true}).race);
}

TEST(Defaults, D15_the_lowest_gauge_relative_to_its_start) {
    EXPECT_EQ(default_repair(Ask::checkpoint, {.tires = 0, .brakes = 2, .body = 1, .handling = 1}),
              "repair body 1 handling 1");
    EXPECT_EQ(default_repair(Ask::checkpoint, {.brakes = 2, .gearbox = 2, .body = 2, .engine = 2}),
              "repair body 1 engine 1")
        << "equal: engine, body, handling, brakes, gearbox";
    EXPECT_EQ(default_repair(Ask::checkpoint, {.brakes = 2, .gearbox = 2}), "repair brakes 1 gearbox 1");
}

TEST(Defaults, D16_as_at_the_checkpoint_with_the_tires_last) {
    EXPECT_EQ(default_repair(Ask::police, {.tires = 0, .brakes = 2}), "repair tires 1 brakes 1");
    EXPECT_EQ(default_repair(Ask::police, {.tires = 1, .body = 1, .engine = 2}), "repair body 1 engine 1");
    EXPECT_EQ(default_repair(Ask::police, {.tires = 1}), "repair tires 2");
}

TEST(Defaults, D17_no_radio) {
    EXPECT_EQ(fallback(Asked(Ask::radio, {.driver = Driver::washington}).race), "radio no");
}

TEST(Defaults, D18_no_scrap) { EXPECT_EQ(fallback(Asked(Ask::scrap, {.driver = Driver::matahi}).race), "scrap no"); }

TEST(Defaults, D19_the_weather_as_rolled) {
    EXPECT_EQ(fallback(Asked(Ask::weather, {.driver = Driver::marcellin}).race), "weather keep");
}

TEST(Defaults, D20_the_switches_of_the_reference) {
    const Options options;
    EXPECT_FALSE(options.build || options.qualifying || options.three_lap || options.weather || options.tires ||
                 options.tech_pit || options.teams || options.road_race);
    EXPECT_FALSE(options.block_substitution || options.nitro_no_brake || options.no_move_no_test ||
                 options.team_points_for_dnf);
    EXPECT_TRUE(options.zigzag_debris && options.soft_rain_lap3_slide && options.start_block_free &&
                options.f1_street_hazards);
    EXPECT_EQ(options.race_laps(), 2);
    EXPECT_EQ(options.collision_rolls, CollisionRolls::per_pair);
    EXPECT_EQ(options.overtake_lane_changes, OvertakeLaneChanges::count);
    EXPECT_EQ(options.last_engine_skip, LastEngineSkip::eliminate);
    EXPECT_EQ(options.order_basis, OrderBasis::progress);
    EXPECT_EQ(options.overshoot_past_flag, OvershootPastFlag::to_line);
    EXPECT_EQ(options.weather_timing, WeatherTiming::immediate);
    EXPECT_EQ(options.slip_corner_nobrake, SlipCornerNoBrake::forbid);
    EXPECT_EQ(options.qual_wp_actions, QualifyingActions::skip);
    EXPECT_EQ(options.qual_clock, QualifyingClock::real);
    EXPECT_EQ(options.qual_one_of_three, QualifyingOneOfThree::penalty);
    EXPECT_EQ(options.police_contest, PoliceContest::per_lap);
    EXPECT_EQ(options.frog_slide, FrogSlide::always);
    EXPECT_EQ(options.li_scope, LiScope::lap_crossing);
    EXPECT_EQ(options.team_stop_limit, 2);
    EXPECT_EQ(options.min_players, 2);
    EXPECT_EQ(options.marker_limit, 0) << "none";
}

TEST(Defaults, D21_of_the_longest_ways_the_one_that_ends_farthest_ahead) {
    Rolled rolled{"C.2.3",
                  {.gear = 3, .driver = Driver::tzarof},
                  5,
                  {"L.2.7", "C.2.5", "C.2.6", "R.2.5"},
                  {},
                  {.road_race = true},
                  race_city_board()};
    EXPECT_EQ(rolled.race.offers(), (Names{"move 1 brake 4", "move R brake 4", "move 1L brake 3", "move R1 brake 3"}));
    const auto order = [&](const char* space) {
        return rolled.race.board().circuit().at(rolled.race.board().space(space)).order;
    };
    EXPECT_LT(order("L.2.5"), order("R.2.4")) << "both two spaces and one lane change away";
    EXPECT_EQ(fallback(rolled.race), "move R1 brake 3");
}

TEST(Defaults, D22_brakes_shorten_the_die_part) {
    const Rolled rolled{"20C", {.gear = 2}, 3, {}, {}, {.weather = true, .tires = true}, plain(), WeatherLine::rain};
    EXPECT_TRUE(rolled.race.offers("move 3")) << "and brake in the slide";
    EXPECT_EQ(fallback(rolled.race), "move 2 brake 1");
}

}  // namespace
}  // namespace paddock::formula_d::tests
