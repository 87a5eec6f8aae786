#pragma once

#include "table/instructions.hpp"

// What a driver of Formula D may leave instructions for: what is asked out of turn (D13, D16, D19), and the small
// questions within a turn that some always answer alike.
namespace paddock::table {

namespace formula_d_instructions {

using Pick = InstructionAnswer::Pick;
using Bound = InstructionAnswer::Bound;

inline constexpr InstructionAnswer consent[] = {
    {"yes", Pick::named, "consent yes"},
    {"no", Pick::named, "consent no"},
    {"most", Pick::named, "consent yes", Bound::at_most, "points", 1, 4},
};
inline constexpr InstructionAnswer weather[] = {
    {"keep", Pick::named, "weather keep"},
    {"again", Pick::named, "weather again"},
};
inline constexpr InstructionAnswer police[] = {{"rules", Pick::rules}};
inline constexpr InstructionAnswer move[] = {{"only", Pick::only}};
inline constexpr InstructionAnswer tow[] = {{"no", Pick::named, "tow no"}};
inline constexpr InstructionAnswer bonus[] = {
    {"yes", Pick::named, "bonus yes"},
    {"no", Pick::named, "bonus no"},
};
inline constexpr InstructionAnswer nitro[] = {{"no", Pick::named, "nitro no"}};
inline constexpr InstructionAnswer skid[] = {{"no", Pick::named, "skid 0"}};
inline constexpr InstructionAnswer scrap[] = {
    {"yes", Pick::named, "scrap yes"},
    {"no", Pick::named, "scrap no"},
};
inline constexpr InstructionAnswer radio[] = {{"no", Pick::named, "radio no"}};

inline constexpr InstructionKind kinds[] = {
    {"consent", consent, "teams"},
    {"weather", weather, "road_race"},
    {"police", police, "road_race"},
    {"move", move},
    {"tow", tow},
    {"bonus", bonus, "tires"},
    {"nitro", nitro, "road_race"},
    {"skid", skid, "road_race"},
    {"scrap", scrap, "road_race"},
    {"radio", radio, "road_race"},
};

}  // namespace formula_d_instructions

}  // namespace paddock::table
