#include "cli/yardstick.hpp"

#include <gtest/gtest.h>

namespace paddock::cli {
namespace {

// Figures in yardsticks can be compared only where the work is the same: by every compiler, on every machine, each
// time.
TEST(Yardstick, DoesTheSameWorkEverywhere) {
    EXPECT_EQ(lay_yardstick().squares, 10422U);
    EXPECT_EQ(lay_yardstick().squares, 10422U);
}

}  // namespace
}  // namespace paddock::cli
