#pragma once

#include <vector>

#include "engine/formula_d/events.hpp"
#include "engine/formula_d/routes.hpp"

namespace paddock::table {

// The spaces a car has driven over, the one it set out from left out.
inline std::vector<track::SpaceId> way_of(const track::Circuit& circuit, const formula_d::Drove& drove) {
    std::vector<track::SpaceId> way;
    track::SpaceId at = drove.from;
    for (int i = 0; i < drove.path.size(); ++i) {
        at = formula_d::link_of(circuit.at(at), drove.path[i]);
        way.push_back(at);
    }
    return way;
}

}  // namespace paddock::table
