// Rulings about who takes part, whose turn it is, and how results are ranked.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(RulingsOrder, FD_RUL_01_two_players_or_one_for_practice) {
    EXPECT_FALSE(FormulaD::check(plain().circuit(), {}, 1));
    EXPECT_TRUE(FormulaD::check(plain().circuit(), {}, 2));
    EXPECT_TRUE(FormulaD::check(plain().circuit(), {.min_players = 1}, 1));
    EXPECT_FALSE(FormulaD::check(plain().circuit(), {.min_players = 1}, 0));
    EXPECT_FALSE(FormulaD::check(plain().circuit(), {.min_players = 4}, 3));
}

Seats order_with_lapped_cars(OrderBasis basis) {
    Race race{{.order_basis = basis}};
    race.add("60C", {.crossings = 1});   // lapped, just ahead of the leader on the track
    race.add("50C", {.crossings = 2});   // the leader
    race.add("40C", {.crossings = 1});   // lapped
    race.add("45C", {.crossings = 2});   // second
    race.add("108L", {.crossings = 1});  // lapped
    race.begin_round();
    return race.order();
}

TEST(RulingsOrder, FD_RUL_03_position_is_crossings_then_rank) {
    EXPECT_EQ(order_with_lapped_cars(OrderBasis::progress), (Seats{seat(1), seat(3), seat(4), seat(0), seat(2)}));
}

TEST(RulingsOrder, FD_RUL_03_or_the_track_backwards_from_the_leader) {
    EXPECT_EQ(order_with_lapped_cars(OrderBasis::track), (Seats{seat(1), seat(3), seat(2), seat(4), seat(0)}));
}

TEST(RulingsOrder, FD_RUL_03_a_lapped_car_blocks_collides_and_tows_like_any_other) {
    Race race;
    const Seat a = race.add("56C", {.gear = 4, .crossings = 2});
    const Seat lapped = race.add("66C", {.gear = 4, .crossings = 1});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    race.play("move 9");
    ASSERT_EQ(race.asks(), Ask::slipstream) << "it tows";
    race.play("tow no", {{"collision", 20, lapped}, {"collision", 1, a}});
    EXPECT_EQ(race.left(a, Gauge::body), 2) << "it collides";
    race.car(a).space = race.board().space("56C");
    race.state.markers = {};
    race.go();
    race.play("gear 4", {{"gear", 10}});
    EXPECT_EQ(race.refusal("move 10"), "FD-MOVE-02") << "it blocks";
    for (const char* space : {"66L", "66R"}) race.add(space, {.gear = 1, .crossings = 1});
    race.go();
    race.play("gear 4", {{"gear", 10}});
    race.rolls.let_the_rest_fall();
    race.play("move 9");
    ASSERT_EQ(race.events<CarBlocked>().size(), 1U) << "three of them leave no way";
    EXPECT_EQ(race.left(a, Gauge::brakes), 2);
}

TEST(RulingsOrder, FD_RUL_04_level_means_exactly_equal_rank) {
    Race race{{}, monaco_board()};
    const Seat centre = race.add("C.2.1", {.gear = 6});  // rank 13
    const Seat right = race.add("R.2.1", {.gear = 1});   // rank 13⅕
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{right, centre})) << "not level: the gear does not matter";
    race.car(centre).space = race.board().space("C.2.6");  // both 18
    race.car(right).space = race.board().space("R.2.5");
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{centre, right})) << "level: the higher gear first";
}

TEST(RulingsOrder, FD_RUL_05_the_lever_at_the_beginning_of_the_round_breaks_the_tie) {
    Race race;
    const Seat a = race.add("30R", {.gear = 4});
    const Seat b = race.add("30L", {.gear = 4});
    race.begin_round();
    ASSERT_EQ(race.order(), (Seats{b, a})) << "the same lever: B has the inside of K2";
    race.turn(4, 7, "7");
    race.turn(5, 11, "11");
    race.car(b).space = race.board().space("41L");  // level again
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{a, b})) << "A came there in 5th, B in 4th";
    race.play("gear 3", {{"gear", 4}});
    EXPECT_EQ(race.order(), (Seats{a, b})) << "what A chooses now counts in the next round";
    race.play("move 4");
    race.car(a).space = race.board().space("41R");
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{b, a})) << "now A's lever is in 3rd";
}

TEST(RulingsOrder, FD_RUL_06_debris_counts_the_moment_it_is_reached) {
    Race race;
    const Seat a = race.add("109C", {.gear = 2, .crossings = 2, .handling = 1});
    race.marker("110C");
    race.go();
    race.turn(2, 4, "1", {{"danger", 1, a}});
    EXPECT_TRUE(race.out(a)) << "one space short of the flag";
    EXPECT_FALSE(race.finished(a));
}

TEST(RulingsOrder, FD_RUL_06_block_then_collision_then_engines) {
    Race out;
    out.add("60C", {.gear = 2, .brakes = 0});
    for (const char* space : {"61L", "61C", "61R"}) out.add(space, {.gear = 1});
    out.go();
    out.turn(2, 4, "-");  // out by the block: no collision test
    EXPECT_TRUE(out.out(seat(0)));

    Race race;
    const Seat a = race.add("55C", {.gear = 5});
    const Seat x = race.add("75L", {.gear = 5});
    race.go();
    race.turn(5, 20, "20", {{"collision", 20, x}, {"collision", 20, a}, {"strain", 20, a}, {"strain", 20, x}});
}

TEST(RulingsOrder, FD_RUL_07_a_skip_needs_the_brakes_it_costs) {
    Race race;
    race.add("55C", {.gear = 6, .brakes = 0});
    race.go();
    EXPECT_EQ(refusal_of_all(race, {"gear 2", "gear 3"}), "FD-RUL-07");
    EXPECT_TRUE(race.accepts("gear 4"));
    EXPECT_EQ(race.offers(), (Names{"gear 4", "gear 5", "gear 6"}));
}

TEST(RulingsOrder, FD_RUL_07_paying_the_last_engine_point_eliminates_or_is_forbidden) {
    Race race;
    const Seat a = race.add("55C", {.gear = 6, .engine = 1});
    race.go();
    race.play("gear 2");
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::engine);

    Race strict{{.last_engine_skip = LastEngineSkip::forbid}};
    strict.add("55C", {.gear = 6, .engine = 1});
    strict.go();
    EXPECT_EQ(strict.refusal("gear 2"), "FD-RUL-07");
    EXPECT_FALSE(strict.offers("gear 2"));
    EXPECT_TRUE(strict.accepts("gear 3"));
}

TEST(RulingsOrder, FD_RUL_18_pit_lane_cars_count_as_just_beyond_the_branch_row) {
    Race race;
    const Seat on_branch = race.add("100L", {.gear = 6});
    const Seat in_box = race.add("P6", {.gear = 1, .in_box = true});
    const Seat beyond_line = race.add("P14", {.gear = 1, .crossings = 2});
    const Seat entering = race.add("P1", {.gear = 1});
    const Seat just_past = race.add("101R", {.gear = 1});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{just_past, beyond_line, in_box, entering, on_branch}));
}

TEST(RulingsOrder, FD_RUL_18_in_the_lap_in_which_they_left_the_track) {
    Race race;
    const Seat lapped = race.add("105C", {.crossings = 1});
    const Seat lane = race.add("P3", {.crossings = 2});  // a lap ahead
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{lane, lapped}));
}

TEST(RulingsOrder, FD_RUL_20_eliminated_cars_rank_by_progress_then_by_the_later_elimination) {
    Race race;
    for (const char* space : {"30C", "80C", "80L", "20C"}) race.add(space, {.crossings = 1});
    race.car(seat(3)).crossings = 2;
    std::uint8_t eliminated = 0;
    for (const int i : {1, 3, 2, 0}) {
        race.car(seat(i)).status = Status::out;
        race.car(seat(i)).place = ++eliminated;
    }
    race.state.eliminated = eliminated;
    race.state.session = Session::over;
    race.state.phase = Phase::over;
    EXPECT_EQ(race.placed(), (Seats{seat(3), seat(2), seat(1), seat(0)}));
}

TEST(RulingsOrder, FD_RUL_22_a_finished_car_is_gone_and_nothing_beyond_the_line_matters) {
    Race race;
    const Seat a = race.add("110C", {.gear = 2, .crossings = 2, .brakes = 0});
    for (const char* space : {"1L", "1C", "1R"}) race.add(space, {.gear = 1, .crossings = 2});
    race.marker("1C");
    race.go();
    race.turn(2, 4, "1");
    EXPECT_TRUE(race.finished(a)) << "neither blocked, nor hurt, nor hit";
    EXPECT_EQ(race.wear(a), "6/0/3/3/3/2");
    EXPECT_TRUE(race.events<Tested>().empty());
}

TEST(RulingsOrder, FD_RUL_22_it_is_in_nobodys_way) {
    Race race;
    const Seat a = race.add("110C", {.gear = 1, .crossings = 2});
    const Seat b = race.add("109C", {.gear = 2, .crossings = 1});
    race.go();
    race.turn(1, 2, "1");
    ASSERT_TRUE(race.finished(a));
    race.turn(2, 2, "2");
    EXPECT_EQ(race.where(b), "1C");
    EXPECT_TRUE(race.events<Tested>().empty());
}

// The cars of two teams out of `places`: seat by seat its place, 0 when it is out.
int winner_of(const std::vector<int>& places, const Options& options = {.teams = true}) {
    Race race{options};
    std::uint8_t eliminated = 0;
    for (const int place : places) {
        const Seat car = race.add("50C", {.crossings = 3});
        race.car(car).status = place == 0 ? Status::out : Status::finished;
        race.car(car).place = static_cast<std::uint8_t>(place == 0 ? ++eliminated : place);
        if (place != 0) ++race.state.finishers;
    }
    race.state.eliminated = eliminated;
    race.state.session = Session::over;
    race.state.phase = Phase::over;
    return number(race.game().teams(race.state)[0].seats.lowest()) / 2;
}

TEST(RulingsOrder, FD_RUL_49_of_equal_totals_the_best_single_rank_wins) {
    EXPECT_EQ(winner_of({3, 4, 1, 8, 2, 7, 5, 6}), 1) << "6 + 5 and 10 + 1: eleven each, but a first place";
    EXPECT_EQ(winner_of({2, 6, 1, 8, 3, 4, 5, 7}), 1) << "8 + 3, 10 + 1, 6 + 5";
}

TEST(RulingsOrder, FD_RUL_49_eliminated_cars_score_nothing_unless_agreed) {
    EXPECT_EQ(winner_of({2, 3, 1, 0}), 0) << "8 + 6 against 10";
    EXPECT_EQ(winner_of({3, 2, 1, 0, 0, 0}), 0) << "6 + 8 against 10";
    for (const bool agreed : {false, true}) {
        Race race{{.teams = true, .team_points_for_dnf = agreed}};
        for (const char* space : {"30C", "40C"}) race.add(space);
        race.car(seat(0)).status = Status::finished;
        race.car(seat(0)).place = race.state.finishers = 1;
        race.car(seat(1)).status = Status::out;
        race.car(seat(1)).place = race.state.eliminated = 1;
        race.state.session = Session::over;
        race.state.phase = Phase::over;
        EXPECT_EQ(race.standing(seat(1)).points, agreed ? 8 : 0);
        EXPECT_EQ(race.game().teams(race.state)[0].points, agreed ? 18 : 10);
    }
}

TEST(RulingsOrder, FD_RUL_50_a_team_race_has_technical_stops) {
    for (const bool teams : {true, false}) {
        Race race{{.teams = teams}};
        const Seat a = race.add("99R", {.gear = 4, .engine = 1});
        race.add("50C", {.gear = 1, .stops = 2});
        race.go();
        if (teams) {
            race.turn(4, 12, "1P5");
            EXPECT_EQ(race.asks(), Ask::pit_stop);
            EXPECT_TRUE(race.offers("stop technical engine 2 fit hard"));
        } else {
            race.turn(4, 12, "1P5", {{"pit", 20, a}});
            EXPECT_NE(race.asks(), Ask::pit_stop);
        }
    }
}

TEST(RulingsOrder, FD_RUL_51_when_all_are_out_the_farthest_wins) {
    Race race;
    const Seat a = race.add("54C", {.gear = 1});
    const Seat b = race.add("92C", {.gear = 1});
    race.go();
    race.turn(1, 1, "1");
    race.turn(1, 1, "1");
    EXPECT_EQ(race.state.session, Session::over);
    EXPECT_TRUE(race.state.asked.empty());
    EXPECT_EQ(race.placed(), (Seats{b, a}));
    EXPECT_EQ(race.standing(b).place, 1);
}

TEST(RulingsOrder, FD_RUL_57_montfort_goes_first_on_a_grid_with_level_slots) {
    track::Source source = test_board();
    source.grid = {{Lane::left, 7, 18}, {Lane::right, 7, 18}};
    const Board level{source};
    Race race{{.road_race = true}, level};
    race.start(2);
    race.play("driver tzarof");
    race.script({{"grid", 20, seat(0)}, {"grid", 1, seat(1)}, {"start", 10, seat(1)}});
    race.rolls.let_the_rest_fall();
    race.play("driver montfort");
    EXPECT_EQ(race.order(), (Seats{seat(1), seat(0)})) << "although Tzarof has pole";
}

}  // namespace
}  // namespace paddock::formula_d::tests
