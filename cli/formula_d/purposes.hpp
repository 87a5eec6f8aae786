#pragma once

#include <string>
#include <string_view>

#include "engine/formula_d/game.hpp"
#include "table/words.hpp"

// What the dice of Formula D are rolled for, for people who roll them by hand.
namespace paddock::cli::formula_d {

inline std::string purpose_in_words(const Chance& chance, const table::Words& words) {
    const std::string_view purpose = chance.purpose.view();
    if (purpose != "gear") {
        const std::string key = "purpose." + std::string(purpose);
        return words.has(key) ? words.say(key) : "";
    }
    int gear = 0;
    for (const paddock::formula_d::GearDie& die : paddock::formula_d::FormulaD::terms().gear_dice) {
        ++gear;
        if (die.first == chance.first && die.count == chance.count)
            return words.say("purpose.gear", {{"gear", words.say("gear." + std::to_string(gear))}});
    }
    return "";
}

}  // namespace paddock::cli::formula_d
