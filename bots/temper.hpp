#pragma once

#include <cstdint>
#include <span>

#include "engine/core/seat.hpp"

// Levels below the club's: they look at the answers a club bot would think about, with its values, and misjudge them.
// Who gives way to them makes the mistakes people make: too brave or too careful, a corner misjudged, something
// forgotten; and the worse an answer is, the less likely it is given.
namespace paddock::bots {

// How a level errs. Costs are in the game's own unit.
struct Temper {
    double doubt = 0;  // how far off its judgement of an answer may be, each way
    double nerve = 0;  // a step of daring is thought so much cheaper by the bravest, dearer by the most careful
    double worst = 0;  // the dearest mistake it makes: it does not fall for more
    int forgets = 0;   // times in a hundred that what is off the beaten track does not come to mind
};

// An answer as it strikes whoever has to give one.
struct Impression {
    double cost = 0;       // as a club bot reckons it: the least is the best
    int daring = 0;        // steps: a gear, a point of speed
    bool unusual = false;  // a pit stop, a tow, a dive: easily forgotten
    bool absurd = false;   // what nobody does while there is anything else
};

// The place of the answer that is liked best. The same position and seed get the same answer; a seat is brave or
// careful for a whole match.
std::size_t liked(std::span<const Impression> answers, const Temper& temper, Seat seat, std::uint64_t seed,
                  std::uint64_t position);

}  // namespace paddock::bots
