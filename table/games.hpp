#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/library.hpp"

// The games of the house, and how a match of one is opened.
namespace paddock::table {

std::span<const GameInfo> games();
// Of a game that is there; of the first one otherwise.
const GameInfo& game_info(std::string_view game);
// Where a game can be played.
std::vector<Venue> venues_of(const Library& library, std::string_view game);

// Opens a match from a set-up (docs/json.md), ready for start():
//     {"game": KEY, "circuit": "monaco", "options": {"weather": true}, "seats": ["Ada", "Ben"]}
Result<std::unique_ptr<AnyMatch>, std::vector<InputError>> open_match(const Library& library, const std::string& file,
                                                                      std::string_view setup);

// The same from fields of a larger document, for records and scenarios. Where "seats" may be left
// out, `usual_seats` says how many there are then. nullptr when a fault was noted.
std::unique_ptr<AnyMatch> open_match(const Library& library, JsonFields& setup,
                                     std::optional<int> usual_seats = std::nullopt);

// A rule as docs/rules/<game>.md states it: the answer to "why?".
struct RuleText {
    std::string id;
    std::string text;    // the rule; of a ruling the question and the answer
    std::string source;  // where the book says so, or why we ruled so
};
std::optional<RuleText> rule_text(std::string_view game, std::string_view id);
// The same from a ledger at hand: in the browser the rules are a file of their own.
std::optional<RuleText> rule_text_in(std::string_view ledger, std::string_view id);

}  // namespace paddock::table
