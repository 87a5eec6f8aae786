#pragma once

#include "bots/schneider/prospects.hpp"

namespace paddock::bots::schneider {

// An answer, and the victory points it is thought to lead to.
struct Scored {
    Choice choice;
    double value = 0;
};
using Ranking = SmallVector<Scored, 96>;

// The answer of a club pilot: each is weighed by where it leads, with the exact odds of the danger bag, the course and
// the cards ahead. Looks only at what the seat may know, so a view's table does as well as a true one.
Choice club_answer(const Atlas& atlas, const State& state, Seat seat);
// Answers of a turn (card, way, card to put away or keep, component, reaction) with their values, best first. Empty for
// other questions.
void rank_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking);

}  // namespace paddock::bots::schneider
