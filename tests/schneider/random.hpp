#pragma once

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

// Random options, and what must be true of every position.
namespace paddock::schneider::tests {

Options any_options(table::FastRolls& rolls);
int any_planes(table::FastRolls& rolls, const Options& options);
void check_position(const Schneider& game, const State& state);

}  // namespace paddock::schneider::tests
