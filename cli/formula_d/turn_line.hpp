#pragma once

#include <span>
#include <string>

#include "table/any_match.hpp"

namespace paddock::cli::formula_d {

// A turn in one line: "[3] Club 3: 3rd to 4th, rolls 9, to L.3.4, stop 1 of 2 in Casino".
std::string turn_line(const table::AnyMatch& match, std::span<const table::Told> events, const table::Words& words);
// The event of the turn that hurt most, else where the car went.
std::size_t most_notable(std::span<const table::Told> events);
bool begins_line(const table::Told& told);

}  // namespace paddock::cli::formula_d
