#pragma once

#include "cli/face.hpp"

namespace paddock::cli::formula_d {

// Formula D in the terminal.
const Face& face();

}  // namespace paddock::cli::formula_d
