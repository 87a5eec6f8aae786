#pragma once

#include "bots/formula_d/school.hpp"
#include "cli/duel_races.hpp"
#include "table/formula_d/binding.hpp"

namespace paddock::cli {

// Drivers of a team are on the same side.
template <>
struct DuelTerms<paddock::formula_d::FormulaD> : UsualDuelTerms<paddock::formula_d::FormulaD> {
    static int place(const paddock::formula_d::FormulaD& game, Seat seat) {
        return game.options().teams ? number(seat) / 2 : number(seat);
    }
};

}  // namespace paddock::cli
