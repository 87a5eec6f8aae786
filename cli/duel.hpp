#pragma once

#include <array>
#include <cstdint>

#include "bots/budget.hpp"
#include "bots/level.hpp"
#include "engine/formula_d/game.hpp"

// Two levels of bots against each other.
namespace paddock::cli {

struct Duel {
    std::array<bots::Level, 2> levels{};
    std::array<bots::Budget, 2> budgets{};
    int races = 300;
    std::uint64_t seed = 1;
};

// What one side has done.
struct SideTally {
    int cars = 0;
    int wins = 0;
    int finished = 0;
    int places = 0;  // sum
    std::int64_t answers = 0;
    std::int64_t nanoseconds = 0;
};
using DuelTally = std::array<SideTally, 2>;

// The side a seat is on. Sides change seats from race to race; the two races of a pair share their dice.
int side_of(const formula_d::FormulaD& game, Seat seat, int race);

// Drives the races on `threads` threads. With budgets in nodes the result does not depend on them.
// Ends early when the person at the keyboard interrupts.
DuelTally drive_duel(const formula_d::FormulaD& game, const Duel& duel, int threads);

// The interval in which a share lies with 95 % confidence (Wilson).
struct Interval {
    double low = 0;
    double high = 1;
};
Interval confidence(int hits, int tries);

}  // namespace paddock::cli
