#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

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

// A figure that only some games have.
struct Figure {
    std::string_view key;   // in JSON
    std::string_view what;  // for people
    double value = 0;
    int decimals = 1;
    std::string_view unit = {};  // ms, us, or nothing: so many a second
    std::string_view beside = {};
};

struct BenchReport {
    std::string_view about;    // what was played: "Monaco, ten cars, two laps"
    std::string_view listing;  // what `choices_ns` is of: "listing the ways of a move"
    RulesSpeed rules;
    std::vector<Figure> more;
};

}  // namespace paddock::cli
