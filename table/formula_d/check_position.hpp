#pragma once

#include "engine/formula_d/game.hpp"
#include "table/json_reader.hpp"

// Whether a position laid out by hand could lie on the table. The rules may be relied on from such
// a position and from no other.
namespace paddock::table {

inline bool driving(const formula_d::State& state) {
    return state.session == formula_d::Session::race || state.session == formula_d::Session::qualifying;
}

void check_car(const formula_d::FormulaD& game, const formula_d::State& state, const formula_d::Car& car, Seat seat,
               JsonFields& fields);
void check_table(const formula_d::FormulaD& game, const formula_d::State& state, JsonFields& fields);

}  // namespace paddock::table
