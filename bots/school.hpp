#pragma once

#include <vector>

#include "bots/temper.hpp"

namespace paddock::bots {

// Where the bots of a game come from, for whoever drives any game by its types. bots/<game>/school.hpp has: Study,
// what the bots of one match share; `make`, which makes a Bot of a level; `margins`, what an answer may cost to be
// sensible or risky beside the best.
template <class G>
struct School;

// Who decides for a seat: sees a View and returns a Choice, nothing more.
template <class G>
class Bot {
  public:
    virtual ~Bot() = default;
    // The answer of the seat whose view this is; something must be asked of it. The same view and seed get the same
    // answer, unless the budget is a time.
    virtual typename G::Choice decide(const typename G::View& view) = 0;
};

// An answer, and how it strikes whoever has to give one.
template <class G>
struct Answer {
    typename G::Choice choice;
    Impression impression;
};
// All that a club bot would think about, the best first.
template <class G>
using Answers = std::vector<Answer<G>>;

}  // namespace paddock::bots
