#pragma once

#include "table/instructions.hpp"

// What a pilot of the Schneider Trophy may leave instructions for: the reactions (ST-D-13, ST-D-20), and what is asked
// again and again.
namespace paddock::table {

namespace schneider_instructions {

using Pick = InstructionAnswer::Pick;
using Bound = InstructionAnswer::Bound;

inline constexpr std::string_view campaigns = "short medium long trophy";
inline constexpr int fullest_purse = 1000;

inline constexpr InstructionAnswer drop_back[] = {
    {"no", Pick::named, "drop no"},
    {"yes", Pick::named, "drop yes"},
};
inline constexpr InstructionAnswer spying[] = {{"no", Pick::named, "buy no"}};
inline constexpr InstructionAnswer bet[] = {{"no", Pick::named, "bet no"}};
inline constexpr InstructionAnswer speed_up[] = {
    {"no", Pick::named, "hurry no"},
    {"yes", Pick::named, "hurry yes"},
    {"left", Pick::named, "hurry yes", Bound::at_least, "left", 0, fullest_purse},
};
inline constexpr InstructionAnswer crash_repair[] = {{"rules", Pick::rules}};

inline constexpr InstructionKind kinds[] = {
    {"drop-back", drop_back, "campaign", campaigns}, {"spying", spying, "campaign", campaigns},           {"bet", bet},
    {"speed-up", speed_up, "campaign", campaigns},   {"crash-repair", crash_repair, "cockpit", "expert"},
};

}  // namespace schneider_instructions

}  // namespace paddock::table
