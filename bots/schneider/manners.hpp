#pragma once

#include "bots/level.hpp"
#include "bots/schneider/club.hpp"
#include "bots/temper.hpp"

// How pilots below the club's err.
namespace paddock::bots::schneider {

// In victory points.
Temper temper_of(Level level);

// How an answer strikes a pilot: speed is daring; dives, trims, bets and a place given up are forgotten.
// Nobody flies into an all but certain crash, bets on a wreck, lays a DAMAGE on a cross or wastes
// the dive.
Impression impression_of(const Atlas& atlas, const View& view, const Scored& answer);

}  // namespace paddock::bots::schneider
