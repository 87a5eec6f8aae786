#pragma once

namespace paddock::bots {

// Where the bots of a game come from, for whoever drives any game by its types. bots/<game>/school.hpp has: Study,
// what the bots of one match share; Bot, which decides for a seat; `make`, which makes one of a level.
template <class G>
struct School;

}  // namespace paddock::bots
