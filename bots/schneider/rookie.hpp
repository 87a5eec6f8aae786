#pragma once

#include "engine/schneider/play.hpp"

namespace paddock::bots::schneider {

using namespace paddock::schneider;

// The answer of somebody at his first races: flies as fast as the lines allow, without a thought for the laps to come;
// dares a draw while the plane is whole; bets on whoever is in front. Never asks for a crash that can be avoided.
Choice rookie_answer(const Schneider& game, const State& state, Seat seat);

}  // namespace paddock::bots::schneider
