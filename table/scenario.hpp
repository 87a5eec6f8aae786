#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/any_match.hpp"
#include "table/library.hpp"

// A scenario: a position, scripted rolls, choices, and what is expected of them (docs/scenario.md).
// For referees at a cardboard table, puzzle makers, bug reports and rule tests.
namespace paddock::table {

// The first thing that is wrong with a scenario. One that is malformed cannot be played at all; any other holds
// something that the rules do not allow, or that turns out otherwise than expected.
struct ScenarioFault {
    std::string text;
    bool malformed = false;
};

struct Adjudication {
    Json answer;  // events with their rules, and the position after
    std::optional<std::string> fault;
    bool malformed = false;
    std::unique_ptr<AnyMatch> match;  // where the story ended; nothing when it is malformed

    bool as_expected() const { return !fault; }
};

// Plays a scenario and compares it with its expectations.
Adjudication adjudicate(const Library& library, const std::string& file, std::string_view text);

// The exact odds of a scenario's last choice; the choices before it are played.
Result<Json, ScenarioFault> scenario_odds(const Library& library, const std::string& file, std::string_view text,
                                          const OddsLimits& limits = {});

}  // namespace paddock::table
