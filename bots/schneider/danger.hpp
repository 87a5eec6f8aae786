#pragma once

#include "bots/schneider/weights.hpp"
#include "engine/schneider/play.hpp"

// What drawing from the danger bag leads to.
namespace paddock::bots::schneider {

using namespace paddock::schneider;

// After a number of draws.
struct Danger {
    double crash = 0;  // chance
    double harm = 0;   // victory points with a whole race ahead, when it does not crash
};

// Basic cockpit: exact. `repaired` tokens have gone from the gauge to the bag before.
Danger danger_of(const Weights& weights, const Plane& plane, int draws, int repaired);
// Expert cockpit: each token is laid where it hurts least.
Danger expert_danger(const Schneider& game, const Plane& plane, int draws);

// How much a token of this kind hurts on a component: a crash counts `crash_harm`, handicaps by what they spoil, chains
// by what they may lead to.
double harm_on(const Schneider& game, const Plane& plane, Component component, Token token);

inline constexpr double crash_harm = 8;  // victory points

}  // namespace paddock::bots::schneider
