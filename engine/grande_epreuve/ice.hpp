#pragma once

#include "engine/track/circuit.hpp"

namespace paddock::grande_epreuve {

// GE-ICE-01, GE-RUL-26: every corner wants one stop more than printed. GE-ICE-02 follows, because missing stops are
// counted from the raised number. A circuit of ice is raised once, before the season.
inline void ice_over(track::Circuit& circuit) {
    for (track::Corner& corner : circuit.corners) ++corner.stops;
}

}  // namespace paddock::grande_epreuve
