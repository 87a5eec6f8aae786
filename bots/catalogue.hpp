#pragma once

#include "table/json.hpp"
#include "table/library.hpp"

namespace paddock::bots {

// Everything a table can be set up with: games, their circuits, options and presets, the levels of bots.
// docs/protocol.md, GET /api/games.
table::Json games_json(const table::Library& library);

}  // namespace paddock::bots
