#include <gtest/gtest.h>

#include "cli/heap_count.hpp"
#include "engine/formula_d/game.hpp"
#include "table/library.hpp"
#include "tests/formula_d/battery/options.hpp"

// The rules never touch the heap while they list and carry out choices.
namespace paddock::formula_d {
namespace {

TEST(Allocation, none_in_choices_and_apply_of_formula_d) {
    const table::Library library;
    std::uint64_t counted = 0;
    std::size_t decisions = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        table::FastRolls rolls{seed};
        const Options options = tests::any_options(rolls);
        const int cars = tests::any_cars(rolls, options);
        const FormulaD game{library.circuit(seed % 2 == 0 ? "monaco" : "race-city")->track(), options, cars};
        Events<Event> silent;
        Choices list;
        const std::uint64_t before = cli::heap_calls();
        State state = game.start(rolls, silent);
        for (; !game.awaiting(state).empty(); ++decisions) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            if (!game.apply(state, seat, list[pick], rolls, silent)) FAIL() << "a listed choice was refused";
        }
        counted += cli::heap_calls() - before;
    }
    EXPECT_GT(decisions, 10'000U);
    EXPECT_EQ(counted, 0U);
}

}  // namespace
}  // namespace paddock::formula_d
