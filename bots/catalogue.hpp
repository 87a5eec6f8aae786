#pragma once

#include "table/json.hpp"
#include "table/library.hpp"
#include "table/words.hpp"

namespace paddock::bots {

// Everything a table can be set up with: games, their circuits, options and presets, the levels of bots.
// Of one game `only`, when it is named. docs/protocol.md, GET /api/games.
table::Json games_json(const table::Library& library, const table::WordsOf& words_of, std::string_view only = {});

}  // namespace paddock::bots
