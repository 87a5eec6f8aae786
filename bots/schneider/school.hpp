#pragma once

#include "bots/schneider/bot.hpp"
#include "bots/school.hpp"

namespace paddock::bots {

template <>
struct School<paddock::schneider::Schneider> {
    using Study = schneider::Study;
    static constexpr auto make = schneider::make_bot;
    static constexpr Margins margins{.sensible = 0.75, .risky = 3};  // victory points
};

}  // namespace paddock::bots
