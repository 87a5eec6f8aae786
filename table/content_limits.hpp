#pragma once

#include <cstddef>

// How long the texts of circuits, courses and packs may be.
namespace paddock::table {

inline constexpr std::size_t longest_name = 80;
inline constexpr std::size_t longest_path = 200;

}  // namespace paddock::table
