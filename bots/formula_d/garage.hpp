#pragma once

#include "bots/formula_d/almanac.hpp"

// Before the start: what drivers, gauges of an own car and tires are worth, in ticks, the less the better (D1, D2, D3).
namespace paddock::bots::formula_d {

int value_of_driver(Driver driver);
int value_of_gauge(const Car& car, const BuildGauge& built);
int value_of_tires(Almanac& almanac, const State& state, Seat seat, Compound compound);

}  // namespace paddock::bots::formula_d
