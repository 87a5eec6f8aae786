// Vectors of the rule reference (§8): weather and tires.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Vectors, V_FD_39_the_weather_moves_line_by_line_until_it_settles) {
    Race race{{.weather = true}};
    const Seat a = race.add("55C", {.gear = 5});
    race.weather(WeatherLine::changeable);
    const auto throw_twenty = [&](const Script& weather) {
        race.car(a).space = race.board().space("55C");
        race.go();
        Script script{{"strain", 20, a}};
        script.insert(script.end(), weather.begin(), weather.end());
        race.turn(5, 20, "20", script);
        return race.state.weather;
    };
    EXPECT_EQ(throw_twenty({{"weather", 7}}), WeatherLine::rain_changeable);
    EXPECT_TRUE(rains(race.state.weather));
    EXPECT_EQ(throw_twenty({{"weather", 13}}), WeatherLine::changeable);
    EXPECT_EQ(throw_twenty({{"weather", 20}}), WeatherLine::good);
    EXPECT_EQ(throw_twenty({}), WeatherLine::good);
}

TEST(Vectors, V_FD_40_soft_tires_may_add_a_space_and_double_the_penalty) {
    Race race{{.tires = true}};
    const Seat a = race.add("18C", {.gear = 4, .compound = Compound::soft});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    ASSERT_EQ(race.asks(), Ask::soft_bonus);
    race.play("bonus yes");
    race.play("move 10");
    EXPECT_EQ(race.where(a), "28C");
    EXPECT_EQ(race.wear(a), "0/3/3/3/3/2");
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_TRUE(race.racing(a));
}

TEST(Vectors, V_FD_41_soft_tires_in_their_third_lap_treble_the_penalty) {
    Race race{{.tires = true}};
    const Seat a = race.add("18C", {.gear = 4, .compound = Compound::soft, .tire_age = 3, .tires = 9});
    race.go();
    race.turn(4, 10, "10");
    EXPECT_EQ(race.where(a), "28C");
    EXPECT_EQ(race.left(a, Gauge::tires), 0);
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_TRUE(race.racing(a));
}

// A car on (18,C) in the rain.
struct Rainy {
    Race race;
    Seat a;

    explicit Rainy(int gear, Compound compound = Compound::hard) : race(wet_and_dry) {
        a = race.add("18C", {.gear = gear, .compound = compound});
        race.weather(WeatherLine::rain);
    }
};

TEST(Vectors, V_FD_42_hard_tires_slide_three_spaces_in_a_wet_corner) {
    Rainy wet{2};
    wet.race.go();
    wet.race.turn(2, 3, "3");
    ASSERT_EQ(wet.race.where(wet.a), "21C");
    ASSERT_EQ(wet.race.asks(), Ask::drive);
    wet.race.play("move 3");
    EXPECT_EQ(wet.race.where(wet.a), "24C");
    EXPECT_EQ(wet.race.car(wet.a).stops, 1);
    EXPECT_EQ(wet.race.wear(wet.a), "6/3/3/3/3/2");
}

TEST(Vectors, V_FD_43_no_slide_when_brakes_keep_the_car_out_of_the_corner) {
    Rainy wet{2};
    wet.race.go();
    wet.race.turn(2, 3, "2 brake 1");
    EXPECT_EQ(wet.race.where(wet.a), "20C");
    EXPECT_EQ(wet.race.wear(wet.a), "6/2/3/3/3/2");
    EXPECT_EQ(wet.race.asks(), Ask::gear);
}

TEST(Vectors, V_FD_44_rain_tires_slide_one_space) {
    Rainy wet{3, Compound::rain};
    wet.race.go();
    wet.race.turn(3, 5, "5");
    ASSERT_EQ(wet.race.where(wet.a), "23C");
    wet.race.play("move 1");
    EXPECT_EQ(wet.race.where(wet.a), "24C");
    EXPECT_EQ(wet.race.car(wet.a).stops, 1);
}

TEST(Vectors, V_FD_66_the_weather_of_the_picture) {
    Race race{{.weather = true}};
    const Seat a = race.add("55C", {.gear = 5});
    race.weather(WeatherLine::changeable);
    race.go();
    race.turn(5, 20, "20", {{"strain", 20, a}, {"weather", 1}});
    EXPECT_EQ(race.state.weather, WeatherLine::rain_changeable);
    EXPECT_TRUE(rains(race.state.weather));
    race.car(a).space = race.board().space("55C");
    race.go();
    race.turn(6, 30, "30", {{"strain", 20, a}, {"weather", 13}});
    EXPECT_EQ(race.state.weather, WeatherLine::changeable);
    EXPECT_FALSE(rains(race.state.weather));
}

TEST(Vectors, V_FD_75_a_slide_may_carry_the_car_past_the_corner) {
    Rainy wet{3};
    wet.race.go();
    wet.race.turn(3, 5, "5");
    wet.race.play("move 3");
    EXPECT_EQ(wet.race.where(wet.a), "26C");
    EXPECT_EQ(wet.race.wear(wet.a), "5/3/3/3/3/2");
    EXPECT_TRUE(wet.race.events<StopMade>().empty());
}

TEST(Vectors, V_FD_76_towed_into_a_wet_corner_the_car_slides) {
    Race race{wet_and_dry};
    const Seat a = race.add("70C", {.gear = 4});
    race.add("80C", {.gear = 4});
    race.weather(WeatherLine::rain);
    race.go();
    race.turn(4, 9, "9");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    race.play("tow L2");
    EXPECT_EQ(race.where(a), "82L");
    EXPECT_EQ(race.wear(a), "6/2/3/3/3/2");
    ASSERT_EQ(race.asks(), Ask::drive);
    race.play("move 3");
    EXPECT_EQ(race.where(a), "85L");
    EXPECT_EQ(race.car(a).stops, 1);
    EXPECT_EQ(race.wear(a), "6/2/3/3/3/2");
}

TEST(Vectors, V_FD_77_a_blocked_car_pays_for_the_slide_as_well) {
    Rainy wet{3};
    wet.race.add("22L", {.gear = 1});
    const Seat ahead = wet.race.add("22C", {.gear = 1});
    wet.race.add("22R", {.gear = 1});
    wet.race.go();
    wet.race.turn(3, 6, "3", {{"collision", 20, ahead}, {"collision", 20, wet.a}});
    EXPECT_EQ(wet.race.where(wet.a), "21C");
    EXPECT_EQ(wet.race.wear(wet.a), "3/0/3/3/3/2");
    EXPECT_EQ(wet.race.car(wet.a).stops, 1);
    EXPECT_TRUE(wet.race.racing(wet.a));
}

// A driver of the road race slides from (21,C) in the rain; `tires` is off.
std::string road_race_slide(Driver driver, const std::string& slide) {
    Race race{{.weather = true, .road_race = true}};
    const Seat a = race.add("18C", {.gear = 2, .driver = driver});
    race.weather(WeatherLine::rain);
    race.go();
    race.play("gear 2", {{"gear", 3}});
    race.play("nitro no");
    race.play("move 3");
    EXPECT_EQ(race.where(a), "21C");
    race.play("move " + slide);
    EXPECT_EQ(race.asks(), Ask::gear);
    return race.where(a);
}

TEST(Vectors, V_FD_97_road_race_cars_slide_on_hard_tires_without_the_tire_rules) {
    EXPECT_EQ(road_race_slide(Driver::tzarof, "3"), "24C");
    EXPECT_EQ(road_race_slide(Driver::marcellin, "1"), "22C");
}

}  // namespace
}  // namespace paddock::formula_d::tests
