#pragma once

#include "engine/core/declare.hpp"
#include "engine/schneider/choices.hpp"

// The words of the book as texts and JSON hold them.
namespace paddock::schneider::names {

inline constexpr std::array<Named<Nation>, nation_count + 1> nations{{{"none", Nation::none},
                                                                      {"france", Nation::france},
                                                                      {"britain", Nation::britain},
                                                                      {"italy", Nation::italy},
                                                                      {"usa", Nation::usa}}};
inline constexpr std::array<Named<Pilot>, nation_count + 1> pilots{{{"none", Pilot::none},
                                                                    {"sadi-lecointe", Pilot::sadi_lecointe},
                                                                    {"greig", Pilot::greig},
                                                                    {"de-bernardi", Pilot::de_bernardi},
                                                                    {"doolittle", Pilot::doolittle}}};
inline constexpr auto components = names_of<Component>({"cooling", "propulsion", "controls", "structure"});
inline constexpr auto tokens = names_of<Token>({"none", "damage", "alert"});
inline constexpr auto ways = names_of<Way>({"short", "long"});
inline constexpr auto boards = names_of<Board>({"card", "spying", "reserved", "show"});
inline constexpr auto slots = names_of<std::uint8_t>({"A", "B", "C", "D"});  // of the betting board
static_assert(slots.size() == betting_slots);
// What a square of an expert component does, as the boards print it.
inline constexpr auto faults = names_of<Fault>({"blank", "to-cooling", "to-propulsion", "to-controls", "to-structure",
                                                "move-1", "curve", "pilot", "hand-1", "cross"});
inline constexpr auto decisions = names_of<Decided>(
    {"level", "points", "lap-wins", "last-lap", "gold", "silver", "bronze", "last-race", "position", "trophy"});

}  // namespace paddock::schneider::names
