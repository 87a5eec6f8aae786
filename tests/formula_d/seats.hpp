#pragma once

#include "tests/formula_d/fixture.hpp"

namespace paddock::formula_d::tests {

inline constexpr Seat a = seat(0), b = seat(1), c = seat(2), d = seat(3), e = seat(4);

}  // namespace paddock::formula_d::tests
