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
    {"no", "Stay in front", Pick::named, "drop no"},
    {"yes", "Drop back behind it", Pick::named, "drop yes"},
};
inline constexpr InstructionAnswer spying[] = {{"no", "Buy nothing", Pick::named, "buy no"}};
inline constexpr InstructionAnswer bet[] = {{"no", "No bet", Pick::named, "bet no"}};
inline constexpr InstructionAnswer speed_up[] = {
    {"no", "Wait for the next marker", Pick::named, "hurry no"},
    {"yes", "Pay and take the card", Pick::named, "hurry yes"},
    {"left", "Pay when at least {n} AIRCOINS are left after it, else ask me", Pick::named, "hurry yes", Bound::at_least,
     "left", 0, fullest_purse},
};
inline constexpr InstructionAnswer crash_repair[] = {{"rules", "Take off what the rules foresee", Pick::rules}};

inline constexpr InstructionKind kinds[] = {
    {"drop-back", "A plane has come up behind you", drop_back, "campaign", campaigns},
    {"spying", "A second-hand card can be bought", spying, "campaign", campaigns},
    {"bet", "You could bet on a plane", bet},
    {"speed-up", "One marker is missing for a card", speed_up, "campaign", campaigns},
    {"crash-repair", "One more token comes off after a crash", crash_repair, "cockpit", "expert"},
};

}  // namespace schneider_instructions

}  // namespace paddock::table
