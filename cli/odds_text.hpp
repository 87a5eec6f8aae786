#pragma once

#include <string>

#include "table/json.hpp"

namespace paddock::cli {

// Exact odds (docs/json.md) in plain lines.
std::string odds_in_lines(const table::Json& odds);

}  // namespace paddock::cli
