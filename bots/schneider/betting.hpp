#pragma once

#include "bots/schneider/ranking.hpp"

namespace paddock::bots::schneider {

using RankTable = std::array<Points, max_planes>;  // chances of the ranks of this lap, by seat

// The bet that pays most by these chances; none when none pays.
PlaceBet best_bet(const Atlas& atlas, const State& state, Seat seat, const RankTable& ranks);
// Whether to name a plane now: the lap may be over before the seat's next turn, or a good slot is about to go.
bool time_to_bet(const Atlas& atlas, const State& state, Seat seat);
// Every bet, and none, as a club pilot values them.
void rank_bets(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::schneider
