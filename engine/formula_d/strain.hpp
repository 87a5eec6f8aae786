#pragma once

#include "engine/formula_d/play.hpp"

// Engines strained by a high number in a high gear (FD-MOTOR).
namespace paddock::formula_d {

template <class R>
void test_engine(const Play<R>& play, Seat seat) {
    const Car& car = play.state.car(seat);
    const RuleId rule = car.driver == Driver::tzarof ? "FD-DRV-13"_rule : "FD-MOTOR-04"_rule;
    if (test_fails(play, {"strain"}, seat, strain_threshold(play.terms(), play.state, car), rule))
        play.lose(seat, Gauge::engine, 1, rule);
}

// FD-MOTOR-02, FD-MOTOR-03, FD-MOTOR-06, FD-RUL-65: the thrower first if it still races on the track, then the others.
// True when all tests are made: it stops where a car's end closes the police contest, as collisions do.
template <class R>
bool test_engines(const Play<R>& play) {
    State& state = play.state;
    Move& move = state.move;
    const Seat thrower = play.mover();
    const int last = move.strain ? static_cast<int>(state.order.size()) : -1;
    while (move.tests <= last) {
        const int turn = move.tests++;
        const Seat seat = turn == 0 ? thrower : state.order[static_cast<std::size_t>(turn - 1)];
        const Car& car = state.car(seat);
        if (!on_track(play.circuit(), car)) continue;
        if (turn > 0 && (seat == thrower || number(car.gear) < number(play.terms().strained_with))) continue;
        test_engine(play, seat);
        if (state.police_check) return false;
    }
    move.tests = 0;
    return true;
}

}  // namespace paddock::formula_d
