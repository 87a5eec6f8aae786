#include "tests/grande_epreuve/boards.hpp"

// Test vectors (§8) about the season.
namespace paddock::grande_epreuve::tests {
namespace {

TEST(Vectors, V_GE_03_GE_GRID_01) {
    Race race;
    race.state.session = formula_d::Session::setup;
    const Seat a = race.add("110L");
    const Seat b = race.add("110R");
    race.car(a).full = race.car(a).wear = {{9, 6, 3, 3, 3, 3}};  // 27
    race.car(b).full = race.car(b).wear = {{7, 4, 3, 3, 3, 2}};  // 22
    race.car(a).start_due = race.car(b).start_due = true;
    race.state.phase = Phase::grid;
    race.script({{"grid", 2, a}, {"grid", 8, b}});
    race.rolls.let_the_rest_fall();
    State state = race.state;
    race.game().resume(state, race.rolls, {});
    EXPECT_EQ(state.order[0], b) << "29 against 30: B is on pole";
}

TEST(Vectors, V_GE_08) {
    EXPECT_EQ(points_of_place(1), 1);
    EXPECT_EQ(points_of_place(2), 3);
    EXPECT_EQ(points_of_place(9), 11);
    EXPECT_EQ(points_of_place(12), 11);
    EXPECT_EQ(points_of_share(80, 100), 12);
    EXPECT_EQ(points_of_share(75, 100), 13);
    EXPECT_EQ(points_of_share(50, 100), 14);
    EXPECT_EQ(points_of_share(25, 100), 15);
    EXPECT_EQ(points_of_share(10, 100), 15);
}

TEST(Vectors, V_GE_44) {
    Options options;
    options.races = 3;
    State state;
    state.season.race = 3;
    // 1 + 1 + 7 against 1 + 3 + 5: nine points each, two wins against one.
    state.season.entries[0].results = {{{2, 3}, {1, 1}, {3, 5}}};
    state.season.entries[1].results = {{{1, 1}, {1, 1}, {5, 7}}};
    const Standings table = season_table(options, state, 2);
    EXPECT_EQ(table[0].points, 9);
    EXPECT_EQ(table[1].points, 9);
    EXPECT_EQ(table[0].seat, seat(1));
}

TEST(Vectors, V_GE_50_GE_GRID_02) {
    Race race;
    race.state.session = formula_d::Session::setup;
    const Seat a = race.add("110L", on_grid());
    const Seat b = race.add("110R", on_grid());
    race.car(a).full = race.car(b).full = {{6, 4, 3, 3, 2, 2}};
    race.state.phase = Phase::grid;
    race.script({{"grid", 8, a}, {"grid", 8, b}, {"grid", 3, a}, {"grid", 3, b}, {"grid", 6, a}, {"grid", 2, b}});
    race.rolls.let_the_rest_fall();
    race.game().resume(race.state, race.rolls, {});
    EXPECT_EQ(race.state.order[0], a);
}

TEST(Vectors, V_GE_57_GE_RUL_19) {
    for (const auto& [space, points] : {std::pair{"C.11.3", 13}, std::pair{"C.12.1", 12}}) {
        Race race{{}, monte_carlo()};
        const Seat a = race.add(space, {.crossings = 2});
        race.wreck(a, Wreck::resting, 5);
        race.begin_round();
        EXPECT_EQ(race.state.entry(a).results[0].points, points) << space;
    }
}

TEST(Vectors, V_GE_69) {
    const std::array<Venue, 3> venues{{{&plain().circuit(), 1}, {&plain().circuit(), 3}, {&plain().circuit(), 9}}};
    Options options;
    options.races = 2;
    const GrandeEpreuve game{venues, options, 6};
    State state;
    state.cars.resize(6);
    state.phase = phases::ballot;
    ScriptedRolls rolls;
    rolls.let_the_rest_fall();
    game.resume(state, rolls, {});
    ASSERT_EQ(state.ask, asks::ballot);
    const auto vote = [&](int driver, std::uint8_t venue) {
        ASSERT_TRUE(game.apply(state, seat(driver), VoteFor{venue}, rolls, {}));
    };
    for (const int driver : {0, 1, 2}) {
        vote(driver, 0);
        vote(driver, 1);
    }
    vote(3, 0);
    vote(3, 2);
    vote(4, 2);
    EXPECT_FALSE(game.apply(state, seat(4), VoteFor{2}, rolls, {})) << "named twice";
    vote(4, no_venue);
    vote(5, 2);
    vote(5, no_venue);  // 01 has four votes, 03 and 09 have three
    EXPECT_EQ(state.season.calendar[0], 0) << "29 April";
    EXPECT_EQ(state.season.calendar[1], 1) << "6 October";
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
