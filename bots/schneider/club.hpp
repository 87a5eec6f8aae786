#pragma once

#include "bots/schneider/ranking.hpp"

namespace paddock::bots::schneider {

// The answer of a club pilot: each is weighed by where it leads, with the exact odds of the danger bag, the course and
// the cards ahead. Looks only at what the seat may know, so a view's table does as well as a true one.
Choice club_answer(const Atlas& atlas, const State& state, Seat seat);
// Every answer with its value, best first.
void rank_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::schneider
