#pragma once

#include "engine/formula_d/play.hpp"
#include "engine/formula_d/qualifying.hpp"

// The stop at the end of a move, and paying for a missed one (FD-CORN, FD-OVER).
namespace paddock::formula_d {

// FD-OVER-12; only an overshoot spins (FD-RUL-16).
template <class R>
void spin(const Play<R>& play, RuleId rule) {
    Car& car = play.car();
    car.spun = true;
    car.gear = Gear::first;  // FD-RUL-55
    play.tell(Spun{rule, play.mover(), car.space});
}

// FD-TURN-07, FD-CORN-02, FD-OVER-09: a stop counts unless the move overshot another corner (FD-RUL-53), also of a car
// that did not get away (FD-RUL-52).
template <class R>
void stop(const Play<R>& play) {
    const State& state = play.state;
    Car& car = play.car();
    if (state.move.engine_hurt) lay_marker(play, car.space, "FD-DAM-01"_rule);
    const Space& space = play.space_of(car);
    if (!space.in_corner() || state.move.overshot > 0) return;
    if (car.stops < 9) ++car.stops;
    play.tell(
        StopMade{"FD-CORN-02"_rule, play.mover(), space.corner, car.stops, play.circuit().corners[space.corner].stops});
}

// FD-OVER-05, FD-OVER-07: one stop missing costs tires.
template <class R>
void settle_overshoot(const Play<R>& play) {
    const State& state = play.state;
    const Move& move = state.move;
    if (move.overshot == 0) return;
    if (state.session == Session::qualifying) return settle_qualifying_overshoot(play);
    if (move.missed_two)
        return play.eliminate(play.mover(), Cause::missed_stops, missed_stops_rule(play.setting, state));
    const int factor = overshoot_factor(play.setting, state, play.car());
    const int tires = play.car().wear[Gauge::tires];
    const OvershootPrice price = overshoot_price(play.terms(), tires, move.overshoot, factor);
    if (price.out) return play.eliminate(play.mover(), Cause::overshoot, R::crash_rule(tires == 0));
    play.lose(play.mover(), Gauge::tires, price.tires, overshoot_rule(play.setting, state, play.car()));
    if (price.spin) spin(play, R::spin_rule(tires == 0));
}

}  // namespace paddock::formula_d
