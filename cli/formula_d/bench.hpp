#pragma once

#include "cli/bench.hpp"
#include "table/library.hpp"

namespace paddock::cli::formula_d {

// Rules and bots, on positions of club races.
BenchReport bench(const table::Library& library, double seconds);

}  // namespace paddock::cli::formula_d
