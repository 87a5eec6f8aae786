// FD-BUILD: cars of one's own.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

constexpr Options own_cars{.build = true};

// Sets the gauges in order; true when all are accepted. The last one follows by itself.
bool builds(Race& race, Seat seat, const std::array<int, 5>& points) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string choice = std::string("build ") + name_of(all_gauges[i]) + " " + std::to_string(points[i]);
        if (race.asked() != seat || !race.accepts(choice)) return false;
        race.play(seat, choice);
    }
    return true;
}

TEST(Building, FD_BUILD_01_exactly_twenty_points) {
    Race race{own_cars};
    race.start(2);
    ASSERT_EQ(race.asks(), Ask::build);
    ASSERT_TRUE(builds(race, seat(0), {5, 4, 3, 2, 2}));
    EXPECT_EQ(race.car(seat(0)).full, (Gauges{{5, 4, 3, 2, 2, 4}})) << "the handling takes the rest";
    EXPECT_EQ(race.car(seat(0)).full.total(), 20);
}

TEST(Building, FD_BUILD_01_to_the_very_edge_of_the_limits) {
    for (const std::array<int, 5>& points : {std::array{14, 2, 1, 1, 1}, std::array{1, 1, 1, 3, 7},
                                             std::array{7, 7, 2, 1, 1}, std::array{2, 4, 4, 4, 5}}) {
        Race race{own_cars};
        race.start(2);
        EXPECT_TRUE(builds(race, seat(0), points));
        EXPECT_EQ(race.car(seat(0)).full.total(), 20);
    }
}

TEST(Building, FD_BUILD_01_nothing_that_cannot_become_twenty) {
    for (const std::array<int, 5>& points :
         {std::array{1, 1, 1, 1, 1}, std::array{14, 2, 2, 1, 1}, std::array{2, 2, 2, 2, 4}}) {
        Race race{own_cars};
        race.start(2);
        EXPECT_FALSE(builds(race, seat(0), points));
    }
}

TEST(Building, FD_BUILD_01_without_the_option_nobody_is_asked) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(2);
    EXPECT_NE(race.asks(), Ask::build);
}

TEST(Building, FD_BUILD_01_cars_are_shown_together) {
    Race race{own_cars};
    race.start(2);
    State one = race.state, other = race.state;
    WatchedRolls rolls;
    ASSERT_TRUE(race.game().apply(one, seat(0), *parse_choice("build tires 3"), rolls, Events<Event>{}));
    ASSERT_TRUE(race.game().apply(other, seat(0), *parse_choice("build tires 9"), rolls, Events<Event>{}));
    for (const Seat viewer : {seat(1), Seat::nobody})
        EXPECT_EQ(race.game().view(one, viewer), race.game().view(other, viewer));
    EXPECT_NE(race.game().view(one, seat(0)), race.game().view(other, seat(0)));
    race.rolls.let_the_rest_fall();
    ASSERT_TRUE(builds(race, seat(0), {5, 4, 3, 2, 2}));
    ASSERT_TRUE(builds(race, seat(1), {6, 3, 3, 3, 3}));
    EXPECT_EQ(race.game().view(race.state, seat(1)).table.car(seat(0)).full, (Gauges{{5, 4, 3, 2, 2, 4}}));
    EXPECT_EQ(race.events<CarBuilt>().size(), 2U);
}

TEST(Building, FD_BUILD_02_tires_between_one_and_fourteen) {
    Race race{own_cars};
    race.start(2);
    EXPECT_EQ(refusal_of_all(race, {"build tires 0", "build tires 15", "build tires 20"}), "FD-BUILD-02");
    EXPECT_TRUE(race.accepts("build tires 1"));
    EXPECT_TRUE(race.accepts("build tires 14"));
    EXPECT_EQ(race.offers().size(), 14U);
}

TEST(Building, FD_BUILD_03_the_others_between_one_and_seven) {
    Race race{own_cars};
    race.start(2);
    race.play("build tires 2");
    EXPECT_EQ(refusal_of_all(race, {"build brakes 0", "build brakes 8"}), "FD-BUILD-03");
    race.play("build brakes 7");
    EXPECT_EQ(refusal_of_all(race, {"build gearbox 0", "build gearbox 8"}), "FD-BUILD-03");
    race.play("build gearbox 1");
    EXPECT_EQ(refusal_of_all(race, {"build body 0", "build body 8"}), "FD-BUILD-03");
    race.play("build body 1");
    EXPECT_EQ(refusal_of_all(race, {"build engine 0", "build engine 8"}), "FD-BUILD-03");
    EXPECT_FALSE(race.accepts("build engine 1")) << "the handling would need eight";
    EXPECT_TRUE(race.accepts("build engine 2"));
    race.play("build engine 7");
    EXPECT_EQ(race.car(seat(0)).full, (Gauges{{2, 7, 1, 1, 7, 2}}));
}

TEST(Building, FD_BUILD_04_the_chosen_values_are_the_start_values) {
    Race race{own_cars};
    race.rolls.let_the_rest_fall();
    race.start(2);
    ASSERT_TRUE(builds(race, seat(0), {2, 7, 2, 2, 2}));
    ASSERT_TRUE(builds(race, seat(1), {6, 3, 3, 3, 3}));
    EXPECT_EQ(race.wear(seat(0)), "2/7/2/2/2/5");
    Car& car = race.car(seat(0));
    car.space = race.board().space("99R");
    car.gear = Gear::fourth;
    car.crossings = 1;
    car.start_due = false;
    car.wear[Gauge::tires] = 0;
    race.go();
    race.script({{"gear", 12}, {"pit", 20}});
    race.play("gear 4");
    race.play("move 1P5");
    EXPECT_EQ(race.left(seat(0), Gauge::tires), 2) << "no further than at the start";
}

}  // namespace
}  // namespace paddock::formula_d::tests
