#pragma once

#include <string>
#include <string_view>

#include "engine/formula_d/game.hpp"
#include "table/text.hpp"

// What the dice of Formula D are rolled for, for people who roll them by hand.
namespace paddock::cli::formula_d {

struct PurposeWords {
    std::string_view purpose, words;
};
inline constexpr PurposeWords purpose_words[] = {
    {"grid", "the black die for the grid"},
    {"start", "the black die for the start"},
    {"danger", "the black die for a dangerous space"},
    {"pit", "the black die for the mechanics"},
    {"collision", "the black die for a collision"},
    {"sniper", "the black die under a sniper's window"},
    {"radio", "the black die against the car radio"},
    {"strain", "the black die for the engine"},
    {"weather", "the black die for the weather"},
};

inline std::string purpose_in_words(const Chance& chance) {
    for (const PurposeWords& entry : purpose_words) {
        if (entry.purpose == chance.purpose.view()) return std::string(entry.words);
    }
    int gear = 0;
    for (const paddock::formula_d::GearDie& die : paddock::formula_d::FormulaD::terms().gear_dice) {
        ++gear;
        if (chance.purpose.view() == "gear" && die.first == chance.first && die.count == chance.count)
            return "the die of " + table::ordinal(gear) + " gear";
    }
    return "";
}

}  // namespace paddock::cli::formula_d
