#pragma once

#include "bots/schneider/atlas.hpp"

namespace paddock::bots::schneider {

// Answers to the questions of a development year: what a card would bring, against the markers and AIRCOINS it costs.
Choice workshop_answer(const Atlas& atlas, const State& state, Seat seat);

}  // namespace paddock::bots::schneider
