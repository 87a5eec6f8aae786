#pragma once

#include "bots/formula_d/club.hpp"

// The questions beside gear, way and slipstream: bonuses, pits and repairs, drivers' abilities, and
// what is settled before the start.
namespace paddock::bots::formula_d {

// Bonuses after the die: every answer with its value.
void rank_bonuses(Almanac& almanac, const State& state, Seat seat, Ranking& ranking);

// Everything else: every answer with its value, in ticks.
void rank_question(Almanac& almanac, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::formula_d
