#pragma once

#include <span>

#include "engine/grande_epreuve/rules.hpp"

// How an order is carried out in traffic (GE-TURN-05, GE-TURN-06, GE-TURN-07, GE-RUL-06), and the way an autopilot
// takes (GE-RUL-07). Both look at the whole move and answer the question that is open: up to the first space where
// something happens.
namespace paddock::grande_epreuve {

// The first option that can be driven, by its own route or another to its end; else as close as possible to the first.
formula_d::Drive carry_out(const Ground& ground, std::span<const formula_d::Drive> options);
formula_d::Drive autopilot_drive(const Ground& ground);

}  // namespace paddock::grande_epreuve
