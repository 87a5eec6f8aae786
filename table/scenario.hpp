#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/any_match.hpp"
#include "table/library.hpp"

// A scenario: a position, scripted rolls, choices, and what is expected of them (docs/scenario.md).
// For referees at a cardboard table, puzzle makers, bug reports and rule tests.
namespace paddock::table {

struct Adjudication {
    Json answer;                       // events with their rules, and the position after
    std::optional<std::string> fault;  // the first thing that is wrong or not as expected

    bool as_expected() const { return !fault; }
};

// Plays a scenario and compares it with its expectations.
Adjudication adjudicate(const Library& library, const std::string& file, std::string_view text);

// The exact odds of a scenario's last choice; the choices before it are played.
Result<Json, std::string> scenario_odds(const Library& library, const std::string& file, std::string_view text,
                                        const OddsLimits& limits = {});

}  // namespace paddock::table
