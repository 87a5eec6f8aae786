#pragma once

#include "cli/face.hpp"

namespace paddock::cli::schneider {

// Schneider Trophy in the terminal.
const Face& face();

}  // namespace paddock::cli::schneider
