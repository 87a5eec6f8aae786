#pragma once

#include <string>
#include <vector>

#include "engine/core/small_vector.hpp"
#include "table/json.hpp"
#include "table/words.hpp"

// What a bot would answer in a seat's place, why, and what a club bot thinks of the other answers: made from what the
// seat sees.
namespace paddock::bots {

inline constexpr int advice_nodes = 1'000;  // thought over, but not so long that anybody waits

enum class Verdict : std::uint8_t { advised, sensible, risky, hopeless };
std::string_view name_of(Verdict verdict);

// Up to which cost, in the game's own unit, an answer is no worse than that beside the advised one.
struct Margins {
    double sensible = 0;
    double risky = 0;
};
Verdict verdict_on(double cost, double least, const Margins& margins);

// A message of the game's words and what it is filled in with.
struct Reason {
    struct Figure {
        std::string_view name;
        int value = 0;
    };
    std::string_view key;  // "advice.gear.brakes"
    SmallVector<Figure, 4> figures = {};
};
std::string in_words(const Reason& reason, const table::Words& words);

struct Advice {
    struct Answer {
        std::string choice;
        Verdict verdict = Verdict::sensible;
    };
    Reason reason;
    std::vector<Answer> answers;  // the advised one first; empty when nothing is asked
};
table::Json to_json(const Advice& advice);

}  // namespace paddock::bots
