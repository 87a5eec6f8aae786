#pragma once

#include "bots/formula_d/bot.hpp"
#include "bots/school.hpp"

namespace paddock::bots {

template <>
struct School<paddock::formula_d::FormulaD> {
    using Study = formula_d::Study;
    static constexpr auto make = formula_d::make_bot;
    static constexpr Margins margins{.sensible = 0.4 * formula_d::turn, .risky = 1.25 * formula_d::turn};  // ticks
};

}  // namespace paddock::bots
