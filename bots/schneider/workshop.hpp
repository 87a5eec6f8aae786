#pragma once

#include "bots/schneider/ranking.hpp"

namespace paddock::bots::schneider {

// Answers to the questions of a development year: what a card would bring, against the markers and AIRCOINS it costs.
void rank_workshop(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::schneider
