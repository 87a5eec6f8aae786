#pragma once

#include "bots/bot_of.hpp"
#include "bots/schneider/school.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::bots {

inline constexpr MakeBot schneider_bot = bot_of<paddock::schneider::Schneider>;

}  // namespace paddock::bots
