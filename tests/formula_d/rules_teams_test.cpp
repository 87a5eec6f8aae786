// FD-TEAM: two cars, one purse of points.

#include "engine/formula_d/pure.hpp"
#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

constexpr Seat mate = seat(1);
constexpr Options teams{.teams = true};

TEST(Teams, FD_TEAM_01_an_even_number_of_cars) {
    for (int cars = 2; cars <= 10; ++cars)
        EXPECT_EQ(FormulaD::check(monaco_board().circuit(), teams, cars).has_value(), cars % 2 == 0) << cars;
    EXPECT_TRUE(FormulaD::check(monaco_board().circuit(), {}, 3));
}

TEST(Teams, FD_TEAM_01_the_two_cars_of_a_colour_share_a_box) {
    for (int i = 0; i < 4; ++i) {
        Race stop{teams};
        for (int k = 0; k < 4; ++k) stop.add(k == i ? "100R" : std::to_string(30 + k) + "C", {.gear = k == i ? 4 : 1});
        stop.go(seat(i));
        stop.turn(4, 12, i < 2 ? "P5" : "P7");
        EXPECT_EQ(stop.asks(), Ask::pit_stop) << "box P6 of the first team, P8 of the second";
    }
}

// A has reached the box; its team mate races elsewhere.
struct TeamStop {
    Race race;

    explicit TeamStop(const Options& options = teams) : race(options) {
        race.add("99R", {.gear = 4, .tires = 1, .brakes = 1, .engine = 1});
        race.add("50C", {.gear = 2, .stops = 2});
        race.go();
        race.turn(4, 12, "1P5");
    }
};

TEST(Teams, FD_TEAM_02_a_common_reserve_of_four) {
    Race race{teams};
    race.rolls.let_the_rest_fall();
    race.start(4);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(reserve_of(teams, race.state, seat(i)), 4) << "for either car to draw on";
    for (int team = 0; team < 2; ++team)
        EXPECT_EQ(race.car(seat(2 * team)).reserve + race.car(seat(2 * team + 1)).reserve, 4);

    TeamStop stop;
    stop.race.play(a, "stop technical brakes 2 fit hard");
    stop.race.play(mate, "consent yes");
    EXPECT_EQ(stop.race.left(a, Gauge::brakes), 3);
    // Both cars draw on what is left.
    Car& other = stop.race.car(mate);
    other.space = stop.race.board().space("99R");
    other.gear = Gear::fourth;
    other.wear[Gauge::engine] = 1;
    stop.race.car(a).space = stop.race.board().space("30C");
    stop.race.car(a).in_box = stop.race.car(a).box_served = false;
    stop.race.go(mate);
    stop.race.turn(4, 12, "1P5");
    EXPECT_TRUE(stop.race.accepts("stop technical engine 2 fit hard"));
}

TEST(Teams, FD_TEAM_02_both_decide_on_its_use) {
    TeamStop stop;
    stop.race.play(a, "stop technical brakes 1 engine 1 fit hard");
    ASSERT_EQ(stop.race.asks(), Ask::consent);
    EXPECT_EQ(stop.race.asked(), mate);
    EXPECT_EQ(stop.race.left(a, Gauge::brakes), 1) << "nothing is repaired yet";
    EXPECT_EQ(stop.race.offers(), (Names{"consent yes", "consent no"}));
    EXPECT_TRUE(stop.race.accepts("consent yes"));
    stop.race.play(mate, "consent no");
    ASSERT_EQ(stop.race.asks(), Ask::pit_stop) << "the driver has to think again";
    EXPECT_EQ(stop.race.asked(), a);
    EXPECT_EQ(stop.race.left(a, Gauge::brakes), 1);
}

TEST(Teams, FD_TEAM_02_what_the_mate_agrees_to_is_done_and_without_him_nothing_of_the_reserve_is_used) {
    const Options options{.tires = true, .teams = true};
    TeamStop agreed{options};
    agreed.race.play(a, "stop technical brakes 1 engine 1 fit rain");
    agreed.race.play(mate, "consent yes");
    EXPECT_EQ(agreed.race.wear(a), "6/2/3/3/2/2");
    EXPECT_EQ(agreed.race.car(a).compound, Compound::rain);

    TeamStop refused{options};
    refused.race.play(a, "stop technical brakes 1 engine 1 fit rain");
    refused.race.play(mate, "consent no");
    EXPECT_FALSE(refused.race.accepts("stop technical brakes 2 fit hard"));
    for (const std::string& offer : refused.race.offers()) {
        EXPECT_EQ(offer.find("brakes"), std::string::npos) << offer;
        EXPECT_EQ(offer.find("engine"), std::string::npos) << offer;
    }
    refused.race.play(a, "stop tires fit soft", {{"pit", 20, a}});
    EXPECT_EQ(refused.race.wear(a), "6/1/3/3/1/2");
    EXPECT_EQ(refused.race.car(a).compound, Compound::soft);
}

TEST(Teams, FD_TEAM_02_nobody_is_asked_about_a_tire_stop) {
    TeamStop stop;
    stop.race.play(a, "stop tires fit hard", {{"pit", 20, a}});
    EXPECT_EQ(stop.race.asks(), Ask::gear);
    EXPECT_EQ(stop.race.left(a, Gauge::tires), 6);
}

// All cars are home, in this order of seats.
void finish_in_order(Race& race, const std::vector<int>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) race.add("1C", {.crossings = 3});
    for (std::size_t i = 0; i < order.size(); ++i) {
        Car& car = race.car(seat(order[i]));
        car.status = Status::finished;
        car.place = static_cast<std::uint8_t>(i + 1);
    }
    race.state.finishers = static_cast<std::uint8_t>(order.size());
    race.state.session = Session::over;
    race.state.phase = Phase::over;
}

TEST(Teams, FD_TEAM_03_points_by_rank) {
    Race race{teams};
    finish_in_order(race, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    std::vector<int> points;
    for (int i = 0; i < 10; ++i) points.push_back(race.standing(seat(i)).points);
    EXPECT_EQ(points, (std::vector{10, 8, 6, 5, 4, 3, 2, 1, 0, 0}));
}

TEST(Teams, FD_TEAM_04_the_highest_sum_wins) {
    Race race{teams};
    finish_in_order(race, {0, 2, 3, 4, 5, 1});  // first and last against second and third
    const TeamStandings ranking = race.game().teams(race.state);
    ASSERT_EQ(ranking.size(), 3U);
    EXPECT_TRUE(ranking[0].seats.contains(seat(2)) && ranking[0].seats.contains(seat(3)));
    EXPECT_EQ(ranking[0].points, 8 + 6);
    EXPECT_EQ(ranking[1].points, 10 + 3);
    EXPECT_EQ(ranking[2].points, 5 + 4);
    EXPECT_EQ(ranking[2].place, 3);
}

TEST(Teams, FD_TEAM_04_the_winning_team_is_told_with_the_sums) {
    Race race{teams};
    finish_in_order(race, {0, 2, 3, 1});
    race.state.session = Session::race;
    race.state.phase = Phase::begin_round;
    race.resume();
    const std::vector<TeamRanked> told = race.events<TeamRanked>();
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0].seat, seat(0)) << "10 + 5 against 8 + 6";
    EXPECT_EQ(told[0].mate, seat(1));
    EXPECT_EQ(told[0].points, 15);
    EXPECT_EQ(told[1].seat, seat(2));
    EXPECT_EQ(told[1].points, 14);
    EXPECT_EQ(told[1].place, 2);
}

TEST(Teams, FD_TEAM_04_without_teams_none_is_told) {
    Race race{{}};
    finish_in_order(race, {0, 2, 3, 1});
    race.state.session = Session::race;
    race.state.phase = Phase::begin_round;
    race.resume();
    EXPECT_TRUE(race.events<TeamRanked>().empty());
    EXPECT_TRUE(race.game().teams(race.state).empty());
}

// A turn with an overshoot, debris and a collision.
State after_a_rough_turn(const Options& options) {
    Race race{options};
    const Seat mover = race.add("20C", {.gear = 3});
    const Seat x = race.add("28L", {.gear = 1});
    race.marker("22C");
    race.go();
    race.play("gear 3", {{"gear", 8}});
    race.play("move 2", {{"danger", 1, mover}});
    race.play("move 6", {{"collision", 1, x}, {"collision", 20, mover}});
    for (Car& car : race.state.cars) car.reserve = 0;
    return race.state;
}

TEST(Teams, FD_TEAM_05_all_other_rules_are_unchanged) {
    EXPECT_TRUE(after_a_rough_turn(teams) == after_a_rough_turn({}));
    EXPECT_TRUE(after_a_rough_turn(teams) == after_a_rough_turn({.tech_pit = true}));
    EXPECT_EQ(after_a_rough_turn(teams).car(a).wear, (Gauges{{3, 3, 3, 3, 3, 1}}));
}

TEST(Teams, FD_TEAM_05_team_mates_block_and_collide_like_anybody_else) {
    Race race{teams};
    const Seat mover = race.add("58C", {.gear = 2});
    const Seat beside = race.add("60L", {.gear = 1});
    race.go();
    race.turn(2, 2, "2", {{"collision", 1, beside}, {"collision", 20, mover}});
    EXPECT_EQ(race.left(beside, Gauge::body), 2);
}

}  // namespace
}  // namespace paddock::formula_d::tests
