#include "tests/support/scripted_rolls.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace paddock::formula_d::tests {

int ScriptedRolls::roll(const Chance& chance) {
    const std::string purpose(chance.purpose.view());
    if (script_.empty()) {
        if (!rest_may_fall_) ADD_FAILURE() << "unscripted roll: " << purpose << " by seat " << number(chance.seat);
        return chance.first + unscripted_++ % chance.count;
    }
    const Roll next = script_.front();
    script_.pop_front();
    EXPECT_EQ(purpose, next.purpose) << "what the roll of " << next.value << " is for";
    if (next.seat != Seat::nobody) {
        EXPECT_EQ(chance.seat, next.seat) << "who rolls for " << purpose;
    }
    EXPECT_GE(next.value, chance.first) << purpose;
    EXPECT_LE(next.value, chance.last()) << purpose;
    return std::clamp(next.value, chance.first, chance.last());
}

}  // namespace paddock::formula_d::tests
