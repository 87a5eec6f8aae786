#pragma once

#include "bots/formula_d/club.hpp"
#include "bots/level.hpp"
#include "bots/temper.hpp"

// How drivers below the club's err.
namespace paddock::bots::formula_d {

// In ticks.
Temper temper_of(Level level);

// How an answer strikes a driver: higher gears are daring; pits, tows and bonuses are forgotten.
Impression impression_of(const State& state, Seat seat, const Scored& answer);

}  // namespace paddock::bots::formula_d
