#pragma once

#include <string>
#include <string_view>

namespace paddock::cli::formula_d {

// A rule of the reference for people at the table: gauges by their names instead of the letters the reference uses,
// "costs 1 gearbox and 1 brake".
std::string rule_in_words(std::string_view text);

}  // namespace paddock::cli::formula_d
