#pragma once

#include <string>
#include <vector>

#include "cli/console.hpp"
#include "cli/failure.hpp"

namespace paddock::cli {

// The whole program: finds the command, runs it, and turns every failure into one sentence on stderr.
Exit run(const std::vector<std::string>& words, Console& console);

}  // namespace paddock::cli
