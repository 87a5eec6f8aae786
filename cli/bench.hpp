#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/formula_d/game.hpp"
#include "engine/schneider/game.hpp"

// How fast the rules and the bots are on this machine: one core, in processor time of this thread, so
// that other programs disturb as little as possible. Every figure is the median of several rounds.
namespace paddock::cli {

// What the rules of any game cost.
struct RulesSpeed {
    double ns_per_decision = 0;  // uniformly random legal play: choices, apply and rolls
    double choices_ns = 0;       // listing the answers to a question
    double apply_ns = 0;         // an answer, and all that follows up to the next question
    std::size_t state_bytes = 0;
    double copy_ns = 0;             // of a state
    double memcpy_ns = 0;           // of as many bytes
    double roll_ns = 0;             // one roll of the fast generator
    std::uint64_t allocations = 0;  // calls of operator new by choices and apply while they were measured
};

// Rules and bots, on positions of club races; what is listed are the ways of a move.
struct SpeedReport : RulesSpeed {
    double table_ms = 0;  // the value tables of a club driver, computed once a match
    double club_us_per_decision = 0;
    double club_races_per_second = 0;
    double works_ms_per_decision = 0;  // with its usual budget
};

SpeedReport measure_speed(const formula_d::FormulaD& game, double seconds);

// The rules alone, on positions of random matches.
struct RulesReport : RulesSpeed {
    double races_per_second = 0;  // of random play, from set-up to result
};

RulesReport measure_rules(const schneider::Schneider& game, double seconds);

}  // namespace paddock::cli
