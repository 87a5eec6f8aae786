#pragma once

#include <string>
#include <vector>

#include "tests/formula_d/fixture.hpp"

// What many a chapter's tests say.
namespace paddock::formula_d::tests {

using Names = std::vector<std::string>;

inline constexpr Options road{.road_race = true};
inline constexpr Options wet_road{.weather = true, .road_race = true};
inline constexpr Options wet_and_dry{.weather = true, .tires = true};

inline void roll(Race& race, int gear, int die) { race.play("gear " + std::to_string(gear), {{"gear", die}}); }

}  // namespace paddock::formula_d::tests
