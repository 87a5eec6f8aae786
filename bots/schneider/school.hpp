#pragma once

#include "bots/schneider/bot.hpp"
#include "bots/school.hpp"

namespace paddock::bots {

template <>
struct School<paddock::schneider::Schneider> {
    using Study = schneider::Study;
    using Bot = schneider::Bot;
    static constexpr auto make = schneider::make_bot;
};

}  // namespace paddock::bots
