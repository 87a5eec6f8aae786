#pragma once

#include <string>

#include "table/json.hpp"
#include "table/words.hpp"

namespace paddock::cli {

// Exact odds (docs/json.md) in plain lines.
std::string odds_in_lines(const table::Json& odds, const table::Words& words);

}  // namespace paddock::cli
