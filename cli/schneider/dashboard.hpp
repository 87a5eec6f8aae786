#pragma once

#include <string>
#include <vector>

#include "cli/json_reading.hpp"
#include "engine/schneider/game.hpp"
#include "table/any_match.hpp"

// What lies before a player of Schneider Trophy, in lines of text, from the JSON view.
namespace paddock::cli::schneider {

// "Calshot 1929, lap 1 of 3, round 2: [2] 9, [1] 7 drafting, …"
std::string order_line(const table::AnyMatch& match, const Json& position, const table::Words& words);
// Cockpit, purse and points of a plane.
std::string cockpit_line(const table::AnyMatch& match, const Json& plane, const table::Words& words);
// Hand and deck of the own plane.
std::string hand_line(const paddock::schneider::Schneider& game, const Json& plane, const table::Words& words);
// The two markets, air show and calendar of a development year.
std::vector<std::string> year_lines(const paddock::schneider::Schneider& game, const Json& position,
                                    const table::Words& words);

}  // namespace paddock::cli::schneider
