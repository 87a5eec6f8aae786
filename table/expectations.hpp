#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/any_match.hpp"

namespace paddock::table {

// What a scenario expects of its end. Every part may be missing.
struct Expectations {
    Json position;                       // values that must be in the position after, as far as they are given
    std::vector<Json> events;            // must have been told, in this order
    std::vector<Json> absent;            // must not have been told
    std::vector<std::string> offers;     // must be listed now: "1: tow L2"
    std::vector<std::string> refuses;    // must not be accepted now
    std::optional<std::string> refusal;  // the rule that refuses the scenario's last choice
};

// Answers it names must be answers of the match's game.
Expectations read_expectations(const JsonReader& value, const AnyMatch& match);

// "1: gear 4" as a seat of the match and a text it understands; a fault is noted when it is not.
SeatedText read_answer(const JsonReader& item, const std::string& text, const AnyMatch& match);

// The first expectation that is not met.
std::optional<std::string> unmet(const Expectations& expected, const AnyMatch& match, const std::vector<Told>& told);

// Where `actual` lacks something of `expected`: objects may hold more than expected; an array may be
// expected as an object of entry numbers from 1, as {"2": …}. Nothing when all of it is there.
std::optional<std::string> difference(const Json& expected, const Json& actual, const std::string& place = "");

}  // namespace paddock::table
