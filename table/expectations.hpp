#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/any_match.hpp"

namespace paddock::table {

// What one seat must see and hear; nobody is a spectator.
struct SeatExpectations {
    Seat seat = Seat::nobody;
    Json view;                 // values that must be in its view, as far as they are given
    std::vector<Json> hears;   // must be told to it, in this order
    std::vector<Json> misses;  // must not be told to it
};

// What a scenario expects of its end, or of one of its choices. Every part may be missing.
struct Expectations {
    Json position;                        // values that must be in the position after, as far as they are given
    Json standings;                       // … and in the standings
    std::vector<Json> events;             // must have been told, in this order
    std::vector<Json> absent;             // must not have been told
    std::vector<std::string> offers;      // must be listed now: "1: tow L2"
    std::vector<std::string> accepts;     // must be accepted now, listed or not
    std::vector<std::string> refuses;     // must not be accepted now
    std::vector<SeatExpectations> seats;  // must see and hear
    std::optional<std::string> refusal;   // the rule that refuses the choice
};

// Reads them from an object that may hold other keys too. Answers, rules and events they name must be the match's
// game's.
Expectations read_expectations(JsonFields& fields, const AnyMatch& match);

// "1: gear 4" as a seat of the match and a text it understands; a fault is noted when it is not.
SeatedText read_answer(const JsonReader& item, const std::string& text, const AnyMatch& match);

// The first expectation that is not met, its place below `place`. Of the events those from `first_event` on count.
std::optional<std::string> unmet(const Expectations& expected, const AnyMatch& match, std::size_t first_event,
                                 const std::string& place);

// Where `actual` lacks something of `expected`: objects may hold more than expected; an array may be
// expected as an object of entry numbers from 1, as {"2": …}; arrays below the keys of `sets` have no order.
// Nothing when all of it is there.
std::optional<std::string> difference(const Json& expected, const Json& actual, const std::string& place = "",
                                      std::span<const std::string_view> sets = {});

}  // namespace paddock::table
