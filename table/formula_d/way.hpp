#pragma once

#include "engine/formula_d/events.hpp"
#include "engine/formula_d/routes.hpp"

namespace paddock::table {

// Calls `pass` with each space a car has driven over, the one it set out from left out.
template <class Pass>
void follow_way(const track::Circuit& circuit, const formula_d::Drove& drove, const Pass& pass) {
    track::SpaceId at = drove.from;
    for (int i = 0; i < drove.path.size(); ++i) {
        at = formula_d::link_of(circuit.at(at), drove.path[i]);
        pass(at);
    }
}

}  // namespace paddock::table
