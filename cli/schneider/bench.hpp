#pragma once

#include "cli/bench.hpp"
#include "table/library.hpp"

namespace paddock::cli::schneider {

// The rules alone, on positions of random races.
BenchReport bench(const table::Library& library, double seconds);

}  // namespace paddock::cli::schneider
