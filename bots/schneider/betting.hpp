#pragma once

#include "bots/schneider/prospects.hpp"

namespace paddock::bots::schneider {

using RankTable = std::array<Points, max_planes>;  // chances of the ranks of this lap, by seat

// The bet that pays most by these chances; none when none pays.
PlaceBet best_bet(const Atlas& atlas, const State& state, Seat seat, const RankTable& ranks);
// Whether to name a plane now: the lap may be over before the seat's next turn, or a good slot is about to go.
bool time_to_bet(const Atlas& atlas, const State& state, Seat seat);
// The bet of a club pilot.
PlaceBet club_bet(const Atlas& atlas, const State& state, Seat seat);

}  // namespace paddock::bots::schneider
