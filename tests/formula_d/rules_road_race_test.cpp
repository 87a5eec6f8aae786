// FD-ROAD, FD-NITRO, FD-CHK: road races, nitro, the checkpoint.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(RoadRace, FD_ROAD_01_the_advanced_rules_on_the_street_board) {
    EXPECT_TRUE(FormulaD::check(race_city_board().circuit(), road, 9));
    Race race{road, race_city_board()};
    const Seat a = race.add("C.1.12", {.gear = 4, .driver = Driver::tzarof});
    race.go();
    EXPECT_EQ(race.refusal("gear 6"), "FD-GEAR-03");
    road_turn(race, 4, 11, "11");  // through Town Hall, six spaces, without a stop
    EXPECT_EQ(race.where(a), "C.3.3");
    EXPECT_EQ(race.left(a, Gauge::tires), 2);
}

TEST(RoadRace, FD_ROAD_02_marcellin_only_with_the_weather) {
    Race dry{road};
    dry.start(2);
    EXPECT_EQ(dry.refusal("driver marcellin"), "FD-ROAD-02");
    EXPECT_FALSE(dry.offers("driver marcellin"));
    Race wet{wet_road};
    wet.start(2);
    EXPECT_TRUE(wet.offers("driver marcellin"));
    EXPECT_TRUE(wet.accepts("driver marcellin"));
    EXPECT_FALSE(FormulaD::check(race_city_board().circuit(), road, 10)) << "nine drivers are left";
    EXPECT_TRUE(FormulaD::check(race_city_board().circuit(), wet_road, 10));
}

TEST(RoadRace, FD_ROAD_03_ten_drivers_each_taken_once) {
    const std::vector<std::pair<std::string, std::string>> cards{
        {"li", "7/3/2/2/3/3"},         {"marcellin", "8/4/2/2/3/2"}, {"manson", "6/3/2/4/3/3"},
        {"owens", "9/2/2/2/3/2"},      {"slivers", "4/6/2/3/3/2"},   {"montfort", "6/4/2/3/3/3"},
        {"washington", "7/2/3/2/3/3"}, {"matahi", "6/3/3/3/3/3"},    {"tzarof", "5/4/3/3/3/4"},
        {"cadena", "5/5/3/2/3/2"}};
    Race race{wet_road, race_city_board()};
    race.start(10);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ASSERT_EQ(race.asks(), Ask::driver);
        EXPECT_EQ(race.asked(), seat(static_cast<int>(i))) << "in order of the seats";
        EXPECT_EQ(race.offers().size(), 10 - i);
        if (i > 0) {
            EXPECT_EQ(race.refusal("driver " + cards[i - 1].first), "FD-ROAD-03") << "already taken";
        }
        if (i == 9) race.rolls.let_the_rest_fall();
        race.play("driver " + cards[i].first);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) EXPECT_EQ(race.wear(seat(static_cast<int>(i))), cards[i].second);
}

TEST(RoadRace, FD_ROAD_03_the_driver_brings_the_car_even_where_cars_are_built) {
    Race race{{.build = true, .road_race = true}, race_city_board()};
    race.rolls.let_the_rest_fall();
    race.start(2);
    race.play("driver li");
    race.play("driver tzarof");
    EXPECT_NE(race.asks(), Ask::build);
    EXPECT_EQ(race.wear(seat(0)), "7/3/2/2/3/3");
    EXPECT_EQ(race.wear(seat(1)), "5/4/3/3/3/4");
}

// Spaces a road race car slides after driving into K1 in the rain.
bool slides(const Options& options) {
    Race race{options};
    race.add("20C", {.gear = 2, .driver = Driver::tzarof});
    race.weather(WeatherLine::rain);
    race.go();
    road_turn(race, 2, 2, "2");
    return race.asks() == Ask::drive && race.accepts("move 3") && !race.accepts("move 2");
}

TEST(RoadRace, FD_ROAD_04_hard_tires_for_everybody) {
    EXPECT_TRUE(slides(wet_road));
    EXPECT_TRUE(slides({.weather = true, .tires = true, .road_race = true}));
    Race race{{.weather = true, .tires = true, .road_race = true}};
    race.start(2, {});
    race.play("driver tzarof");
    race.rolls.let_the_rest_fall();
    race.play("driver cadena");
    EXPECT_NE(race.asks(), Ask::tires) << "nothing to choose";
    EXPECT_EQ(race.car(seat(0)).compound, Compound::hard);
}

TEST(RoadRace, FD_ROAD_05_gt_cars_do_not_use_the_pits) {
    Race race{road, race_city_board()};
    race.add("R.19.2", {.gear = 4, .driver = Driver::tzarof});
    race.go();
    race.play("gear 4", {{"gear", 12}});
    race.play("nitro no");
    EXPECT_EQ(race.refusal("move 1P3"), "FD-ROAD-05");
    for (const std::string& offer : race.offers()) EXPECT_EQ(offer.find('P'), std::string::npos) << offer;
}

TEST(RoadRace, FD_ROAD_06_formula_1_cars_do) {
    Race race{{}, race_city_board()};
    const Seat a = race.add("R.19.2", {.gear = 4, .tires = 1});
    race.go();
    race.turn(4, 12, "1P3", {{"pit", 20, a}});
    EXPECT_EQ(race.where(a), "P4");
    EXPECT_EQ(race.left(a, Gauge::tires), 6);
}

TEST(RoadRace, FD_ROAD_07_the_first_across_the_line_wins) {
    Race race{road};
    const Seat x = race.add("110C", {.gear = 1, .crossings = 2, .driver = Driver::tzarof});
    const Seat y = race.add("110L", {.gear = 1, .crossings = 2, .driver = Driver::cadena});
    race.go();
    road_turn(race, 1, 1, "1");
    road_turn(race, 1, 1, "1");
    EXPECT_EQ(race.placed(), (Seats{x, y}));
    EXPECT_EQ(race.state.session, Session::over);
}

TEST(RoadRace, FD_ROAD_08_one_to_three_laps_as_agreed) {
    const auto check = [](int laps) {
        return FormulaD::check(race_city_board().circuit(),
                               {.road_race = true, .laps = static_cast<std::uint8_t>(laps)}, 4)
            .has_value();
    };
    for (const int laps : {1, 2, 3}) EXPECT_TRUE(check(laps)) << laps;
    for (const int laps : {0, 4}) EXPECT_FALSE(check(laps)) << laps;
    Race race{{.road_race = true, .laps = 1}};
    const Seat a = race.add("110C", {.gear = 1, .crossings = 1, .driver = Driver::tzarof, .tires = 1});
    race.go();
    road_turn(race, 1, 1, "1");
    EXPECT_TRUE(race.finished(a));
    EXPECT_EQ(race.left(a, Gauge::tires), 1) << "no checkpoint";
}

TEST(Nitro, FD_NITRO_01_after_the_die_the_gear_in_spaces) {
    const std::vector<std::pair<int, int>> gears{{1, 1}, {2, 3}, {3, 4}, {4, 7}, {5, 11}};
    for (const auto& [gear, die] : gears) {
        Race race{road};
        const Seat a = race.add("55C", {.gear = gear, .driver = Driver::tzarof});
        race.go();
        race.play("gear " + std::to_string(gear), {{"gear", die}});
        ASSERT_EQ(race.asks(), Ask::nitro);
        race.play("nitro yes");
        race.play("move " + std::to_string(die + gear));
        EXPECT_EQ(race.where(a), std::to_string(55 + die + gear) + "C");
    }
    Race sixth{road};
    const Seat a = sixth.add("55C", {.gear = 6, .driver = Driver::tzarof});
    sixth.go();
    sixth.play("gear 6", {{"gear", 21}});
    sixth.play("nitro yes");
    sixth.play("move 27");
    EXPECT_EQ(sixth.where(a), "82C");
}

TEST(Nitro, FD_NITRO_01_once_a_lap_and_for_gt_cars_only) {
    Race race{road};
    race.add("55C", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro yes");
    race.play("move 4");
    race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(race.asks(), Ask::drive);
    Race formula_1;
    formula_1.add("55C", {.gear = 2});
    formula_1.go();
    formula_1.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(formula_1.asks(), Ask::drive);
}

TEST(Nitro, FD_NITRO_02_whole_or_not_at_all) {
    Race race{road};
    race.add("55C", {.gear = 4, .driver = Driver::tzarof, .brakes = 0});
    race.go();
    race.play("gear 4", {{"gear", 7}});
    EXPECT_EQ(race.offers(), (Names{"nitro no", "nitro yes"}));
    race.play("nitro yes");
    EXPECT_EQ(ends_of_offers(race), (Names{"66C", "66L", "66R"}));
}

TEST(Nitro, FD_NITRO_03_its_use_is_seen_and_the_next_lap_brings_it_back) {
    Race race{road};
    const Seat a = race.add("108C", {.gear = 1, .driver = Driver::tzarof});
    race.go();
    race.play("gear 1", {{"gear", 1}});
    race.play("nitro yes");
    race.play("move 2");
    EXPECT_TRUE(race.game().view(race.state, Seat::nobody).table.car(a).nitro_used);
    race.turn(1, 2, "1");  // across the line
    EXPECT_FALSE(race.car(a).nitro_used);
    race.play("move 1");
    race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(race.asks(), Ask::nitro);
}

TEST(Checkpoint, FD_CHK_01_all_tires_back_when_a_lap_is_complete_and_another_to_go) {
    for (const auto& [crossings, tires] : {std::pair{0, 1}, std::pair{1, 5}}) {
        Race race{road};
        const Seat a = race.add("110C", {.gear = 1, .crossings = crossings, .driver = Driver::tzarof, .tires = 1});
        race.go();
        road_turn(race, 1, 1, "1");
        EXPECT_EQ(race.left(a, Gauge::tires), tires) << crossings;
    }
    Race last{road};
    const Seat a = last.add("110C", {.gear = 1, .crossings = 2, .driver = Driver::tzarof, .tires = 1});
    last.go();
    road_turn(last, 1, 1, "1");
    EXPECT_TRUE(last.finished(a));
    EXPECT_EQ(last.left(a, Gauge::tires), 1);
    Race formula_1;
    const Seat b = formula_1.add("110C", {.gear = 1, .tires = 1});
    formula_1.go();
    formula_1.turn(1, 1, "1");
    EXPECT_EQ(formula_1.left(b, Gauge::tires), 1) << "in road races only";
}

TEST(Checkpoint, FD_CHK_02_and_two_points_on_the_other_gauges) {
    Race race{road};
    const Seat a = race.add("110C", {.gear = 1, .driver = Driver::tzarof, .tires = 1, .brakes = 1, .engine = 1});
    race.go();
    road_turn(race, 1, 1, "1");
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    EXPECT_FALSE(race.accepts("repair tires 2")) << "the tires are full already";
    EXPECT_FALSE(race.accepts("repair brakes 3"));
    EXPECT_FALSE(race.accepts("repair brakes 2 engine 1"));
    EXPECT_FALSE(race.accepts("repair brakes 1")) << "points that can be used are not given away";
    EXPECT_TRUE(race.accepts("repair brakes 2"));
    race.play("repair brakes 1 engine 1");
    EXPECT_EQ(race.wear(a), "5/2/3/3/2/4");
}

}  // namespace
}  // namespace paddock::formula_d::tests
