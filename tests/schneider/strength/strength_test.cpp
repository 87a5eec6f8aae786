#include <gtest/gtest.h>

#include "cli/schneider/duel.hpp"
#include "tests/schneider/bots/races.hpp"

// Levels differ, and a duel is the same every time it is flown with a budget in nodes.
namespace paddock::cli {
namespace {

using bots::Level;
using schneider::Schneider;

DuelTally duel(const schneider::Options& options, Level a, Level b, int races, int nodes, int sides = 2,
               int threads = 1) {
    const Schneider game{bots::tests::schneider::content(), options, 4, 0};
    Duel duel;
    duel.levels = {a, b};
    duel.budgets = {bots::Budget{nodes, 0}, bots::Budget{nodes, 0}};
    duel.sides = sides;
    duel.races = races;
    return drive_duel(game, duel, threads);
}

// Measured over thousands of races the club wins nine of ten: two of three are far below what luck can do.
TEST(SchneiderStrength, club_beats_rookie) {
    const DuelTally tally = duel({}, Level::club, Level::rookie, 120, 0);
    EXPECT_GT(tally[0].wins, 80);
    EXPECT_GT(tally[1].wins, 0) << "a rookie is a beginner, not a straw man";
    EXPECT_EQ(tally[0].wins + tally[1].wins, 120);
    EXPECT_EQ(tally[0].seats, tally[1].seats);
    EXPECT_EQ(tally[autopilot_side].seats, 0);
}

// Two thirds to four fifths by thousands of races (docs/bots.md); these dice fall the same every time.
TEST(SchneiderStrength, each_step_of_the_ladder_is_a_step_and_no_abyss) {
    for (std::size_t i = 1; i < bots::all_levels.size() - 1; ++i) {
        const DuelTally tally = duel({}, bots::all_levels[i], bots::all_levels[i - 1], 200, 0);
        EXPECT_GT(tally[0].wins, 120) << bots::name_of(bots::all_levels[i]);
        EXPECT_LT(tally[0].wins, 170) << bots::name_of(bots::all_levels[i]);
    }
}

TEST(SchneiderStrength, works_beats_club) {
    const DuelTally tally = duel({}, Level::works, Level::club, 40, 800);
    EXPECT_GT(tally[0].wins, 22);
}

TEST(SchneiderStrength, club_beats_rookie_in_campaigns_with_the_expert_cockpit) {
    schneider::Options options;
    options.campaign = schneider::Campaign::medium;
    options.cockpit = schneider::Cockpit::expert;
    const DuelTally tally = duel(options, Level::club, Level::rookie, 40, 0);
    EXPECT_GT(tally[0].wins, 26);
}

TEST(SchneiderStrength, one_level_against_autopilots) {
    schneider::Options options;
    options.autopilots = 3;
    const DuelTally tally = duel(options, Level::works, Level::works, 30, 600, 1);
    EXPECT_EQ(tally[0].seats, 30);
    EXPECT_EQ(tally[1].seats, 0);
    EXPECT_EQ(tally[autopilot_side].seats, 90);
    EXPECT_EQ(tally[0].wins + tally[autopilot_side].wins, 30);
    EXPECT_GT(tally[0].wins, 8) << "a quarter is what an autopilot would win";
}

TEST(SchneiderStrength, a_duel_in_nodes_repeats_itself_on_any_number_of_threads) {
    const DuelTally once = duel({}, Level::works, Level::club, 6, 200, 2, 1);
    const DuelTally again = duel({}, Level::works, Level::club, 6, 200, 2, 2);
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].wins, again[i].wins);
        EXPECT_EQ(once[i].places, again[i].places);
        EXPECT_EQ(once[i].answers, again[i].answers);
    }
}

TEST(SchneiderDuel, sides_change_seats_and_autopilots_belong_to_neither) {
    schneider::Options options;
    options.autopilots = 2;
    const Schneider game{bots::tests::schneider::content(), options, 4, 0};
    for (int i = 0; i < 2; ++i) EXPECT_NE(side_of(game, Duel{}, seat(i), 0), side_of(game, Duel{}, seat(i), 1));
    for (int i = 2; i < 4; ++i) EXPECT_EQ(side_of(game, Duel{}, seat(i), 0), autopilot_side);
}

}  // namespace
}  // namespace paddock::cli
