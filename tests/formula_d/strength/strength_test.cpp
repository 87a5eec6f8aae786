#include <gtest/gtest.h>

#include "cli/formula_d/duel.hpp"
#include "tests/formula_d/bots/races.hpp"

// Levels differ, and a duel is the same every time it is driven with a budget in nodes.
namespace paddock::cli {
namespace {

using formula_d::FormulaD;

DuelTally duel(bots::Level a, bots::Level b, int races, int nodes, int threads = 1) {
    const FormulaD game{bots::tests::circuit("monaco"), formula_d::Options{}, 6};
    Duel duel;
    duel.levels = {a, b};
    duel.budgets = {bots::Budget{nodes, 0}, bots::Budget{nodes, 0}};
    duel.races = races;
    return drive_duel(game, duel, threads);
}

// Measured over thousands of races the club wins nineteen of twenty: three quarters are far below what luck can do.
TEST(BotStrength, club_beats_rookie) {
    const DuelTally tally = duel(bots::Level::club, bots::Level::rookie, 40, 0);
    EXPECT_GT(tally[0].wins, 30);
    EXPECT_GT(tally[1].wins, 0) << "a rookie is a beginner, not a straw man";
    EXPECT_EQ(tally[0].wins + tally[1].wins, 40);
    EXPECT_EQ(tally[0].seats, tally[1].seats);
}

// Two thirds to four fifths by thousands of races (docs/bots.md); these dice fall the same every time.
TEST(BotStrength, each_step_of_the_ladder_is_a_step_and_no_abyss) {
    for (std::size_t i = 1; i < bots::all_levels.size() - 1; ++i) {
        const DuelTally tally = duel(bots::all_levels[i], bots::all_levels[i - 1], 200, 0);
        EXPECT_GT(tally[0].wins, 120) << bots::name_of(bots::all_levels[i]);
        EXPECT_LT(tally[0].wins, 170) << bots::name_of(bots::all_levels[i]);
    }
}

TEST(BotStrength, rookies_mostly_finish) {
    const DuelTally tally = duel(bots::Level::rookie, bots::Level::rookie, 40, 0);
    EXPECT_GT(tally[0].finished + tally[1].finished, 240 * 7 / 10);
}

TEST(BotStrength, club_and_works_nearly_always_finish) {
    const DuelTally tally = duel(bots::Level::works, bots::Level::club, 20, 100);
    EXPECT_GT(tally[0].finished, 60 * 8 / 10);
    EXPECT_GT(tally[1].finished, 60 * 8 / 10);
}

TEST(BotStrength, a_duel_in_nodes_repeats_itself_on_any_number_of_threads) {
    const DuelTally once = duel(bots::Level::works, bots::Level::club, 6, 40, 1);
    const DuelTally again = duel(bots::Level::works, bots::Level::club, 6, 40, 2);
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].wins, again[i].wins);
        EXPECT_EQ(once[i].places, again[i].places);
        EXPECT_EQ(once[i].answers, again[i].answers);
    }
}

TEST(Duel, sides_change_seats) {
    const FormulaD game{bots::tests::circuit("monaco"), formula_d::Options{}, 6};
    for (int i = 0; i < 6; ++i) EXPECT_NE(side_of(game, Duel{}, seat(i), 0), side_of(game, Duel{}, seat(i), 1));
}

TEST(Duel, wilson_interval) {
    const Interval half = confidence(50, 100);
    EXPECT_NEAR(half.low, 0.404, 0.001);
    EXPECT_NEAR(half.high, 0.596, 0.001);
    const Interval all = confidence(10, 10);
    EXPECT_NEAR(all.low, 0.722, 0.001);
    EXPECT_NEAR(all.high, 1.0, 0.001);
}

}  // namespace
}  // namespace paddock::cli
