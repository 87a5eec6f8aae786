#pragma once

#include "bots/formula_d/bot.hpp"
#include "bots/school.hpp"

namespace paddock::bots {

template <>
struct School<paddock::formula_d::FormulaD> {
    using Study = formula_d::Study;
    using Bot = formula_d::Bot;
    static constexpr auto make = formula_d::make_bot;
};

}  // namespace paddock::bots
