#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/formula_d/game.hpp"
#include "table/library.hpp"
#include "tests/battery/formula_d_options.hpp"

// The rules never touch the heap while they list and carry out choices.
namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
// The forms that the library derives from this one are replaced too: a sanitizer brings its own otherwise.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace paddock::formula_d {
namespace {

TEST(Allocation, none_in_choices_and_apply_of_formula_d) {
    const table::Library library;
    std::size_t counted = 0;
    std::size_t decisions = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        table::FastRolls rolls{seed};
        const Options options = tests::any_options(rolls);
        const int cars = tests::any_cars(rolls, options);
        const FormulaD game{library.circuit(seed % 2 == 0 ? "monaco" : "race-city")->track(), options, cars};
        Events<Event> silent;
        Choices list;
        const std::size_t before = allocations;
        State state = game.start(rolls, silent);
        for (; !game.awaiting(state).empty(); ++decisions) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            if (!game.apply(state, seat, list[pick], rolls, silent)) FAIL() << "a listed choice was refused";
        }
        counted += allocations - before;
    }
    EXPECT_GT(decisions, 10'000U);
    EXPECT_EQ(counted, 0U);
}

}  // namespace
}  // namespace paddock::formula_d
