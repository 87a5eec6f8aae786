#pragma once

#include <string>

#include "engine/formula_d/events.hpp"
#include "table/library.hpp"

namespace paddock::table {

// An event in plain English: "Car 3 loses 1 body, 2 left: collision, rolled 1." What was told just
// before it (or nullptr) gives the number on the die.
std::string formula_d_sentence(const LoadedCircuit& content, const formula_d::Event& event,
                               const formula_d::Event* before);

}  // namespace paddock::table
