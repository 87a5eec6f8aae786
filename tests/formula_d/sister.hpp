#pragma once

#include "engine/formula_d/game.hpp"

// A sister of Formula D as small as can be. One table differs: the start is rolled with a die of ten, and sixteen may
// start. One chapter is another: cars that touch roll once, and both lose. One obstacle is new: wrecks block
// the track until the round is over. Nothing of Formula D is said again.
namespace paddock::sister {

using formula_d::Phase;
using formula_d::Play;

struct State : formula_d::State {
    formula_d::SpaceSet wrecks;
    bool operator==(const State&) const = default;
};

struct WreckLeft {
    RuleId rule;
    formula_d::SpaceId space;
};

constexpr formula_d::Terms own_terms() {
    formula_d::Terms terms;
    terms.most_cars = 16;
    terms.start_faces = 10;
    terms.start_spaces = {formula_d::Terms::stall, 0, 0, 0, 0, 0, 0, 0, 3, 4};
    return terms;
}

struct Rules : formula_d::Rules {
    using State = sister::State;
    using Event = formula_d::Extended<formula_d::Event, WreckLeft>;
    static constexpr formula_d::Terms terms = own_terms();

    static Phase next_phase(const Play<Rules>& play);
    static void eliminate(const Play<Rules>& play, Seat seat, formula_d::Cause cause, RuleId rule);
    static formula_d::Obstacles obstacles(const State& state) { return {state.wrecks, state.markers}; }
};

using Sister = formula_d::Race<Rules>;
static_assert(Game<Sister>);

}  // namespace paddock::sister

extern template class paddock::formula_d::Race<paddock::sister::Rules>;
