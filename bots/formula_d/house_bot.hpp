#pragma once

#include "bots/bot_of.hpp"
#include "bots/formula_d/school.hpp"
#include "table/formula_d/binding.hpp"

namespace paddock::bots {

inline constexpr MakeBot formula_d_bot = bot_of<paddock::formula_d::FormulaD>;

}  // namespace paddock::bots
