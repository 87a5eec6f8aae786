#include <gtest/gtest.h>

#include <set>

#include "tests/schneider/bots/races.hpp"

// Whatever is switched on, bots answer every question with a listed choice, and their races and campaigns end.
namespace paddock::bots::tests::schneider {
namespace {

struct Table {
    explicit Table(std::uint64_t seed) : rolls(seed) {
        options = paddock::schneider::tests::any_options(rolls);
        planes = paddock::schneider::tests::any_planes(rolls, options);
        course = rolls.below(static_cast<int>(content().courses.size()));
    }
    table::FastRolls rolls;
    Options options;
    int planes = 2;
    int course = 0;
};

// Random play leads to positions that no bot would get into: there too the answer is a listed one.
void ask_at_random_positions(std::uint64_t seed, const Budget& budget, int every, std::set<Ask>& asked, int& answers) {
    Table table{seed};
    const Schneider game{content(), table.options, table.planes, table.course};
    const auto study = std::make_shared<Study>(game);
    std::array<std::unique_ptr<Bot>, all_levels.size()> players;
    for (std::size_t i = 0; i < players.size(); ++i) players[i] = make_bot(all_levels[i], study, seed, budget);
    const std::size_t levels = all_levels.size() - (budget.nodes > 0 ? 0 : 1);  // the last one searches
    const bool whole = fly(game, seed, [&](const State& state, Seat seat) {
        if (table.rolls.below(every) == 0) {
            asked.insert(state.ask);
            const View view = game.view(state, seat);
            for (std::size_t i = 0; i < levels; ++i) {
                const Choice choice = players[i]->decide(view);
                EXPECT_TRUE(listed(game, state, seat, choice)) << name_of(all_levels[i]) << ": " << to_text(choice);
                ++answers;
            }
        }
        return any_choice(game, state, seat, table.rolls);
    });
    EXPECT_TRUE(whole) << "seed " << seed;
}

TEST(SchneiderLegality, all_but_works_at_random_positions_of_any_options) {
    std::set<Ask> asked;
    int answers = 0;
    for (std::uint64_t seed = 1; seed <= 400 && !testing::Test::HasFailure(); ++seed)
        ask_at_random_positions(seed, {}, 3, asked, answers);
    EXPECT_GT(answers, 20'000);
    EXPECT_EQ(asked.size(), 20U) << "every question has been asked";
}

TEST(SchneiderLegality, works_bots_at_random_positions_of_any_options) {
    std::set<Ask> asked;
    int answers = 0;
    for (std::uint64_t seed = 501; seed <= 540 && !testing::Test::HasFailure(); ++seed)
        ask_at_random_positions(seed, {150, 0}, 7, asked, answers);
    EXPECT_GT(answers, 1500);
}

// Every seat with a level of its own, races and campaigns to their end.
TEST(SchneiderLegality, bots_fly_to_the_end_under_any_options) {
    int matches = 0;
    for (std::uint64_t seed = 1; seed <= 150 && !testing::Test::HasFailure(); ++seed) {
        Table table{seed + 9000};
        const Schneider game{content(), table.options, table.planes, table.course};
        const auto study = std::make_shared<Study>(game);
        const std::array<std::unique_ptr<Bot>, 2> players{make_bot(Level::rookie, study), make_bot(Level::club, study)};
        const bool whole = fly(game, seed, [&](const State& state, Seat seat) {
            const auto level = (static_cast<std::size_t>(number(seat)) + seed) % players.size();
            return players[level]->decide(game.view(state, seat));
        });
        EXPECT_TRUE(whole) << "seed " << seed;
        ++matches;
    }
    EXPECT_EQ(matches, 150);
}

}  // namespace
}  // namespace paddock::bots::tests::schneider
