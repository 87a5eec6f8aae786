#pragma once

#include "bots/schneider/prospects.hpp"

namespace paddock::bots::schneider {

// An answer, and the victory points it is thought to lead to.
struct Scored {
    Choice choice;
    double value = 0;
};
using Ranking = SmallVector<Scored, 96>;

inline constexpr double worth_of_square = 0.3;  // victory points, about

}  // namespace paddock::bots::schneider
