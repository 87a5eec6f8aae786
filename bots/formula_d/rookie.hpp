#pragma once

#include "bots/formula_d/course.hpp"

namespace paddock::bots::formula_d {

// The answer of somebody who has driven a few races: looks no farther than the next corner, trusts
// the middle of the die, brakes when it is late. Never asks for trouble that can be seen.
Choice rookie_answer(const FormulaD& game, const Course& course, const State& state, Seat seat);

}  // namespace paddock::bots::formula_d
