#include <gtest/gtest.h>

#include <set>

#include "tests/formula_d/battery/options.hpp"
#include "tests/formula_d/bots/races.hpp"

// Whatever is switched on, bots answer every question legally, and their races end.
namespace paddock::bots::tests {
namespace {

struct Tried {
    int races = 0;
    std::set<Ask> asked;
};

// Races of one random set of options, every seat with a level of its own.
void race(std::uint64_t seed, int races, const Budget& budget, Tried& tried) {
    table::FastRolls rolls{seed};
    const Options options = paddock::tests::any_options(rolls);
    const int cars = paddock::tests::any_cars(rolls, options);
    const FormulaD game{circuit(seed % 2 == 0 ? "monaco" : "race-city"), options, cars};
    if (!FormulaD::check(game.circuit(), options, cars)) return;
    const auto study = std::make_shared<Study>(game);
    std::array<std::unique_ptr<Bot>, all_levels.size()> players;
    for (std::size_t i = 0; i < players.size(); ++i) players[i] = make_bot(all_levels[i], study, seed, budget);
    const std::size_t levels = all_levels.size() - (budget.nodes > 0 ? 0 : 1);  // the last one searches
    for (int i = 0; i < races; ++i) {
        const auto bot_for = [&](Seat seat) -> Bot& {
            return *players[static_cast<std::size_t>(number(seat) + i) % levels];
        };
        Choice last;
        const bool whole = drive(game, seed * 1000 + static_cast<std::uint64_t>(i), bot_for,
                                 [&](const State& state, Seat, const Choice& choice) {
                                     tried.asked.insert(state.ask);
                                     last = choice;
                                 });
        ASSERT_TRUE(whole) << "seed " << seed << ", race " << i << ": " << to_text(last);
        ++tried.races;
    }
}

TEST(BotLegality, all_but_works_under_any_options) {
    Tried tried;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) race(seed, 40, {}, tried);
    EXPECT_GT(tried.races, 1000);
    EXPECT_EQ(tried.asked.size(), 16U) << "every question has been asked";
}

TEST(BotLegality, works_bots_under_any_options) {
    Tried tried;
    for (std::uint64_t seed = 201; seed <= 208; ++seed) race(seed, 2, {40, 0}, tried);
    EXPECT_GT(tried.races, 10);
}

// A rookie never shifts, drives or brakes into certain ruin while another answer survives.
TEST(BotLegality, rookies_do_not_ask_for_ruin) {
    const FormulaD game{circuit("monaco"), Options{}, 6};
    const auto study = std::make_shared<Study>(game);
    const std::unique_ptr<Bot> rookie = make_bot(Level::rookie, study);
    int drives = 0;
    const auto ruined = [&](const State& state, Seat seat, const Choice& choice) {
        State after = state;
        table::MedianRolls rolls;
        EXPECT_TRUE(game.apply(after, seat, choice, rolls, {}));
        return after.car(seat).status == Status::out;
    };
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        drive(
            game, seed, [&](Seat) -> Bot& { return *rookie; },
            [&](const State& state, Seat seat, const Choice& choice) {
                if (state.ask != Ask::drive || !ruined(state, seat, choice)) return;
                ++drives;
                Choices list;
                game.choices(state, seat, list);
                for (const Choice& other : list) EXPECT_TRUE(ruined(state, seat, other)) << to_text(other);
            });
    }
    EXPECT_GT(drives, 0) << "some races do end in ruin that nothing could avoid";
}

}  // namespace
}  // namespace paddock::bots::tests
