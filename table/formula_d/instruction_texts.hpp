#pragma once

#include "table/instructions.hpp"

// What a driver of Formula D may leave instructions for: what is asked out of turn (D13, D16, D19), and the small
// questions within a turn that some always answer alike.
namespace paddock::table {

namespace formula_d_instructions {

using Pick = InstructionAnswer::Pick;
using Bound = InstructionAnswer::Bound;

inline constexpr InstructionAnswer consent[] = {
    {"yes", "Agree", Pick::named, "consent yes"},
    {"no", "Do not agree", Pick::named, "consent no"},
    {"most", "Agree to {n} points at most, else ask me", Pick::named, "consent yes", Bound::at_most, "points", 1, 4},
};
inline constexpr InstructionAnswer weather[] = {
    {"keep", "Let the roll stand", Pick::named, "weather keep"},
    {"again", "Have it rolled again", Pick::named, "weather again"},
};
inline constexpr InstructionAnswer police[] = {{"rules", "Repair as the rules foresee", Pick::rules}};
inline constexpr InstructionAnswer move[] = {{"only", "Take the way when there is only one", Pick::only}};
inline constexpr InstructionAnswer tow[] = {{"no", "Do not slipstream", Pick::named, "tow no"}};
inline constexpr InstructionAnswer bonus[] = {
    {"yes", "Take the extra space", Pick::named, "bonus yes"},
    {"no", "No extra space", Pick::named, "bonus no"},
};
inline constexpr InstructionAnswer nitro[] = {{"no", "Keep the nitro", Pick::named, "nitro no"}};
inline constexpr InstructionAnswer skid[] = {{"no", "Do not skid", Pick::named, "skid 0"}};
inline constexpr InstructionAnswer scrap[] = {
    {"yes", "Leave scrap", Pick::named, "scrap yes"},
    {"no", "Leave nothing behind", Pick::named, "scrap no"},
};
inline constexpr InstructionAnswer radio[] = {{"no", "Keep the car radio", Pick::named, "radio no"}};

inline constexpr InstructionKind kinds[] = {
    {"consent", "Your team mate wants repairs from the reserve", consent, "teams"},
    {"weather", "The weather has been rolled", weather, "road_race"},
    {"police", "You win the police prize", police, "road_race"},
    {"move", "Your way", move},
    {"tow", "You could slipstream", tow},
    {"bonus", "The extra space of soft tires", bonus, "tires"},
    {"nitro", "You could fire the nitro", nitro, "road_race"},
    {"skid", "You could skid", skid, "road_race"},
    {"scrap", "You could leave scrap behind", scrap, "road_race"},
    {"radio", "You could throw the car radio", radio, "road_race"},
};

}  // namespace formula_d_instructions

}  // namespace paddock::table
