#pragma once

#include "engine/grande_epreuve/rules.hpp"

// What may be answered, what is sealed, and what is done for a driver who does not answer.
namespace paddock::grande_epreuve {

void list_choices(const Setting& setting, const State& now, Seat seat, Choices& list);
void cover_orders(State& table, Seat viewer);
void imagine_orders(const Setting& setting, State& table, Seat viewer, Rolls& rolls);
Choice autopilot(const Setting& setting, const State& now, Seat seat);

}  // namespace paddock::grande_epreuve
