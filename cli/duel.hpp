#pragma once

#include <array>
#include <cstdint>

#include "bots/budget.hpp"
#include "bots/level.hpp"
#include "engine/core/seat.hpp"

// Two levels of bots against each other, in any game the bots play; or one level against the rules' own autopilots.
namespace paddock::cli {

struct Duel {
    std::array<bots::Level, 2> levels{};
    std::array<bots::Budget, 2> budgets{};
    int sides = 2;    // 1: every seat that is asked belongs to the first side
    int races = 300;  // matches: a campaign counts as one
    std::uint64_t seed = 1;
};

// What one side has done. A win is the first place in the final standings: of the race, or of the campaign, whose cup
// it is. A plane that crashed counts with the points it has; an autopilot can win, and then neither side has. Planes
// are never level at the end: the last lap, or the last race, decides.
struct SideTally {
    int seats = 0;
    int wins = 0;
    int finished = 0;
    int places = 0;  // sum
    std::int64_t answers = 0;
    std::int64_t nanoseconds = 0;

    SideTally& operator+=(const SideTally& other);
};

// The two sides, and the seats that the rules fly themselves.
inline constexpr int autopilot_side = 2;
using DuelTally = std::array<SideTally, 3>;

// The interval in which a share lies with 95 % confidence (Wilson).
struct Interval {
    double low = 0;
    double high = 1;
};
Interval confidence(int hits, int tries);

}  // namespace paddock::cli
