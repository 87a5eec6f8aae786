#pragma once

#include <string>

#include "engine/formula_d/events.hpp"
#include "table/library.hpp"
#include "table/words.hpp"

namespace paddock::table {

// An event in plain words: "Car 3 loses 1 body (collision, rolled 1), 2 left." What was told just before it (or
// nullptr) gives the number on the die.
std::string formula_d_sentence(const LoadedCircuit& content, const formula_d::Event& event,
                               const formula_d::Event* before, const Words& words);

}  // namespace paddock::table
