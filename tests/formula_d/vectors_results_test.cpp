// Vectors of the rule reference (§8): building cars, qualifying, finish, teams.

#include "engine/formula_d/pure.hpp"
#include "tests/formula_d/fixture.hpp"

namespace paddock::formula_d::tests {
namespace {

struct Throw {
    int gear;
    int die;
    int spaces = 0;  // driven; 0: as many as the die shows
};

// Drives a qualifying lap straight on in lane C. The first throw needs no gear, it is in 1st.
void drive_lap(Race& race, const std::vector<Throw>& lap, const std::string& bonus = "") {
    for (std::size_t i = 0; i < lap.size(); ++i) {
        if (i > 0) race.play("gear " + std::to_string(lap[i].gear), {{"gear", lap[i].die}});
        if (!bonus.empty()) race.play(bonus);
        race.play("move " + std::to_string(lap[i].spaces > 0 ? lap[i].spaces : lap[i].die));
    }
}

// Up to row 54, the end of K2, with all stops made.
const std::vector<Throw> up_to_k2{{1, 2}, {2, 4}, {3, 8}, {3, 8}, {4, 12}, {4, 12}, {3, 8}};
// On to row 88 with one stop in K3, then to row 95.
const std::vector<Throw> through_k3{{4, 12}, {5, 11}, {5, 11}, {3, 7}};

std::vector<Throw> joined(std::vector<Throw> a, const std::vector<Throw>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

// Slots by seat when everybody has driven a lap with this result.
std::vector<Seat> ranked_after(const std::vector<QualifyingLap>& laps) {
    Race race{{.qualifying = true}};
    for (std::size_t i = 0; i < laps.size(); ++i) {
        const Seat seat = race.add("110C", on_grid());
        race.car(seat).qualifying = laps[i];
        race.car(seat).qualifying.driven = true;
    }
    race.state.session = Session::setup;
    race.state.phase = Phase::grid;
    race.rolls.let_the_rest_fall();
    race.resume();
    std::vector<Seat> slots(laps.size());
    for (const GridTaken& taken : race.events<GridTaken>()) slots[taken.slot - 1U] = taken.seat;
    return slots;
}

TEST(Vectors, V_FD_46_team_points_add_up) {
    Race race{{.teams = true}};
    // Red first and eighth, blue second and seventh, the others between them.
    for (const int place : {1, 8, 2, 7, 3, 6, 4, 5}) {
        const Seat seat = race.add("1C", {.crossings = 3});
        race.car(seat).status = Status::finished;
        race.car(seat).place = static_cast<std::uint8_t>(place);
    }
    race.state.finishers = 8;
    race.state.session = Session::over;
    race.state.phase = Phase::over;
    EXPECT_EQ(race.standing(seat(0)).points, 10);
    EXPECT_EQ(race.standing(seat(1)).points, 1);
    EXPECT_EQ(race.standing(seat(2)).points, 8);
    EXPECT_EQ(race.standing(seat(3)).points, 2);
    const TeamStandings ranking = race.game().teams(race.state);
    EXPECT_TRUE(ranking[0].seats.contains(seat(0)) && ranking[0].seats.contains(seat(1)));
    EXPECT_EQ(ranking[0].points, 11);
    const auto blue = std::find_if(ranking.begin(), ranking.end(),
                                   [](const TeamStanding& team) { return team.seats.contains(seat(2)); });
    ASSERT_NE(blue, ranking.end());
    EXPECT_EQ(blue->points, 10);
}

TEST(Vectors, V_FD_47_throws_minutes_and_overshot_spaces_add_up) {
    Race race{{.qualifying = true}};
    race.start(2, {{"gear", 2, seat(0)}});
    EXPECT_EQ(race.where(seat(0)), "110C");
    // K2 is left one space too far with one of two stops, K3 two spaces too far with two of three.
    drive_lap(
        race,
        {{1, 2}, {2, 4}, {3, 8}, {3, 8}, {4, 12}, {4, 12}, {4, 9}, {5, 16}, {4, 12}, {3, 4}, {3, 7}, {3, 4}, {4, 7}});
    EXPECT_EQ(race.where(seat(0)), "105C");
    race.play("gear 4", {{"gear", 12}});
    race.script({{"clock", 155, seat(0)}});
    race.rolls.let_the_rest_fall();  // the next driver's lap begins
    race.play("move 6");
    const std::vector<QualifyingEnded> ended = race.events<QualifyingEnded>();
    ASSERT_EQ(ended.size(), 1U);
    EXPECT_EQ(ended[0].throws, 14);
    EXPECT_EQ(ended[0].penalty, 3);
    EXPECT_EQ(ended[0].seconds, 155);
    EXPECT_FALSE(ended[0].failed);
    EXPECT_EQ(qualifying_score(race.car(seat(0)).qualifying), 19);
    EXPECT_EQ(race.wear(seat(0)), "6/3/3/3/3/2");
}

TEST(Vectors, V_FD_48_no_stop_in_a_corner_of_two_ends_the_lap) {
    Race race{{.qualifying = true}};
    race.start(2, {{"gear", 2, seat(0)}});
    drive_lap(race, {{1, 2}, {2, 4}, {3, 8}, {3, 8}, {4, 12}, {5, 11}});
    EXPECT_EQ(race.where(seat(0)), "45C");
    race.play("gear 4", {{"gear", 12}});
    race.rolls.let_the_rest_fall();
    race.play("move 12");
    const std::vector<QualifyingEnded> ended = race.events<QualifyingEnded>();
    ASSERT_EQ(ended.size(), 1U);
    EXPECT_TRUE(ended[0].failed);
    EXPECT_EQ(race.events<QualifyingBegan>().size(), 2U);
    // The last slot, however slow the others were.
    const QualifyingLap failed = race.car(seat(0)).qualifying;
    EXPECT_EQ(ranked_after({failed, {.seconds = 900, .throws = 70}, {.seconds = 900, .throws = 71}}),
              (std::vector{seat(1), seat(2), seat(0)}));
}

TEST(Vectors, V_FD_49_twenty_points_within_the_limits) {
    Race race{{.build = true}};
    race.start(2);
    ASSERT_EQ(race.asks(), Ask::build);
    EXPECT_EQ(race.refusal("build tires 15"), "FD-BUILD-02");
    race.play(seat(0), "build tires 14");
    EXPECT_EQ(race.refusal("build brakes 0"), "FD-BUILD-03");
    for (const char* gauge : {"brakes", "gearbox", "body", "engine"})
        race.play(seat(0), std::string("build ") + gauge + " 1");
    const Gauges built{{14, 1, 1, 1, 1, 2}};
    EXPECT_EQ(race.car(seat(0)).full, built);
    EXPECT_EQ(race.asked(), seat(1));
}

TEST(Vectors, V_FD_60_cars_rank_in_the_order_of_crossing) {
    Race race;
    const Seat x = race.add("105C", {.crossings = 2});
    const Seat y = race.add("104L", {.crossings = 2});
    race.add("50C", {.crossings = 2});
    race.go();
    race.turn(4, 9, "6");
    EXPECT_TRUE(race.finished(x));
    EXPECT_EQ(race.asked(), y);
    race.turn(4, 12, "7");
    EXPECT_TRUE(race.finished(y));
    EXPECT_EQ(race.standing(x).place, 1);
    EXPECT_EQ(race.standing(y).place, 2);
    EXPECT_EQ(race.standing(x).fate, Fate::finished);
}

TEST(Vectors, V_FD_60_a_finished_car_is_off_the_board) {
    Race race;
    const Seat x = race.add("110C", {.gear = 1, .crossings = 2});
    const Seat y = race.add("110L", {.gear = 1, .crossings = 1});
    race.go();
    race.turn(1, 1, "1");
    ASSERT_TRUE(race.finished(x));
    race.turn(1, 1, "R");  // onto the space beyond the line, where X would stand
    EXPECT_EQ(race.where(y), "1C");
    EXPECT_TRUE(race.events<Tested>().empty());
}

TEST(Vectors, V_FD_65_the_qualifying_of_the_picture) {
    const QualifyingLap a{.seconds = 4 * 60 + 23, .throws = 18, .penalty = 2};
    const QualifyingLap b{.seconds = 7 * 60, .throws = 17, .penalty = 3};
    const QualifyingLap c{.seconds = 8 * 60 + 16, .throws = 19};
    const QualifyingLap d{.failed_at = 50, .throws = 9, .failed = true};
    EXPECT_EQ(qualifying_score(a), 24);
    EXPECT_EQ(qualifying_score(b), 27);
    EXPECT_EQ(qualifying_score(c), 27);
    EXPECT_EQ(ranked_after({a, b, c, d}), (std::vector{seat(0), seat(1), seat(2), seat(3)}));
    EXPECT_EQ(ranked_after({d, c, b, a}), (std::vector{seat(3), seat(2), seat(1), seat(0)}));
}

TEST(Vectors, V_FD_92_one_stop_of_three_costs_throws) {
    Race race{{.qualifying = true}};
    race.start(2, {{"gear", 2, seat(0)}});
    drive_lap(race, joined(up_to_k2, through_k3));
    EXPECT_EQ(race.where(seat(0)), "95C");
    EXPECT_EQ(race.car(seat(0)).qualifying.penalty, 3);
    EXPECT_TRUE(race.events<QualifyingEnded>().empty());
    EXPECT_EQ(race.asked(), seat(0));
}

TEST(Vectors, V_FD_92_soft_tires_double_the_throws) {
    Race race{{.qualifying = true, .tires = true}};
    race.start(2);
    race.play(seat(0), "fit soft");
    race.play(seat(1), "fit hard", {{"gear", 2, seat(0)}});
    drive_lap(race, joined(up_to_k2, through_k3), "bonus no");
    EXPECT_EQ(race.where(seat(0)), "95C");
    EXPECT_EQ(race.car(seat(0)).qualifying.penalty, 6);
    EXPECT_EQ(race.asked(), seat(0));
}

TEST(Vectors, V_FD_92_or_ends_the_lap) {
    Race race{{.qualifying = true, .qual_one_of_three = QualifyingOneOfThree::end}};
    race.start(2, {{"gear", 2, seat(0)}});
    std::vector<Throw> lap = joined(up_to_k2, through_k3);
    lap.pop_back();
    drive_lap(race, lap);
    race.play("gear 3", {{"gear", 7}});
    race.rolls.let_the_rest_fall();
    race.play("move 7");
    ASSERT_EQ(race.events<QualifyingEnded>().size(), 1U);
    EXPECT_TRUE(race.events<QualifyingEnded>()[0].failed);
    EXPECT_EQ(ranked_after({race.car(seat(0)).qualifying, {.throws = 99}}), (std::vector{seat(1), seat(0)}));
}

TEST(Vectors, V_FD_99_the_race_goes_on_until_everybody_is_home) {
    Race race;
    const Seat last = race.add("108C", {.gear = 2, .crossings = 1});
    const Seat winner = race.add("1C", {.crossings = 3});
    const Seat second = race.add("2C", {.crossings = 3});
    for (const Seat seat : {winner, second}) {
        race.car(seat).status = Status::finished;
        race.car(seat).place = ++race.state.finishers;
    }
    race.begin_round();
    race.turn(2, 4, "4");
    EXPECT_TRUE(race.racing(last));
    EXPECT_EQ(race.where(last), "2C");
    EXPECT_EQ(race.asked(), last);
    race.car(last).space = race.board().space("108C");
    race.begin_round();
    race.turn(2, 4, "3");
    EXPECT_TRUE(race.finished(last));
    EXPECT_EQ(race.placed(), (std::vector{winner, second, last}));
    EXPECT_TRUE(race.state.asked.empty());
    EXPECT_EQ(race.state.session, Session::over);
}

}  // namespace
}  // namespace paddock::formula_d::tests
