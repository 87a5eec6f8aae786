#pragma once

#include "bots/formula_d/almanac.hpp"

// Before the start: drivers, own cars, tires (D1, D2, D3).
namespace paddock::bots::formula_d {

Choice pick_driver(const FormulaD& game, const State& state, Seat seat);
Choice build_gauge(const Car& car);
Choice fit_tires(Almanac& almanac, const State& state, Seat seat);

}  // namespace paddock::bots::formula_d
