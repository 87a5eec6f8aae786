#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "table/formula_d/binding.hpp"
#include "table/games.hpp"
#include "table/match.hpp"
#include "table/rolls.hpp"

// Helpers of the tests of table/.
namespace paddock::table::tests {

// The built-in content, read once.
const Library& library();

// A match from a set-up that must be sound.
std::unique_ptr<AnyMatch> opened(const std::string& setup);
// Set-ups that between them bring every question of Formula D into play.
const std::vector<std::string>& varied_setups();

// Plays listed choices at random, until the match is over, `steps` are played or `look` says false.
using Look = std::function<bool(AnyMatch& match)>;
void play_at_random(AnyMatch& match, FastRolls& rolls, int steps, const Look& look = {});

// Plays a match at random, to its end or for long, and looks at it from time to time: at its start, then after fewer
// than `apart` steps each.
std::unique_ptr<AnyMatch> played_through(const std::string& setup, std::uint64_t seed, int apart,
                                         const std::function<void(AnyMatch& match)>& look);

// Plays on at random; from time to time a position is taken from the match, changed, and laid out elsewhere: it is
// refused, or the match can be played on from there. How many were accepted.
struct Spoiling {
    std::function<Json(const AnyMatch& match)> taken;
    std::function<void(Json& position, FastRolls& rolls)> spoil;
    std::function<bool(AnyMatch& other, const JsonDocument& read)> lay_out;
};
int accepted_after_spoiling(AnyMatch& match, FastRolls& rolls, int steps, const Spoiling& spoiling);

// The errors as one text, for messages.
std::string all_of(const std::vector<InputError>& errors);

// Parses a JSON text that must be sound.
JsonDocument document(const std::string& text);

using FormulaDMatch = Match<formula_d::FormulaD>;
inline const formula_d::State& state_of(const AnyMatch& match) { return match_of<formula_d::FormulaD>(match)->state(); }

}  // namespace paddock::table::tests
