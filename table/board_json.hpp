#pragma once

#include "draw/palette.hpp"
#include "table/json.hpp"
#include "table/library.hpp"

namespace paddock::table {

// A board for laying cars, paths and choices over it: the drawing, and where each space lies by its name.
// docs/json.md, Board.
Json board_json(const LoadedCircuit& circuit, const draw::Palette& palette);

}  // namespace paddock::table
