#pragma once

#include "bots/formula_d/outlook.hpp"

namespace paddock::bots::formula_d {

// An answer, and what it leads to: turns still to drive, in ticks, the one under way not counted.
struct Scored {
    Choice choice;
    int value = 0;
};
using Ranking = SmallVector<Scored, 128>;

// The answer of a club driver.
Scored club_answer(Almanac& almanac, const State& state, Seat seat);
// Every answer a club driver would think about, best first.
void rank_answers(Almanac& almanac, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::formula_d
