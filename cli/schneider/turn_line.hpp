#pragma once

#include <span>
#include <string>

#include "table/any_match.hpp"

// A turn of Schneider Trophy in one line: "[2] Ben: plays IT-04 as 5, flies at 6 to 14, draws a DAMAGE".
namespace paddock::cli::schneider {

bool begins_line(const table::Told& told);
std::string turn_line(const table::AnyMatch& match, std::span<const table::Told> events, const table::Words& words);
std::size_t most_notable(std::span<const table::Told> events);
bool harms(const table::Told& told);

}  // namespace paddock::cli::schneider
