#include "engine/formula_d/play.hpp"

// Engines strained by a 20 in fifth or a 30 in sixth (FD-MOTOR).
namespace paddock::formula_d {
namespace {

int engine_threshold(const Terms& terms, const State& state, const Car& car) {
    const int others = terms.strain.on(state.weather);                            // FD-WX-17, FD-MOTOR-04
    return car.driver == Driver::tzarof ? others - terms.tzarof_strain : others;  // FD-DRV-13
}

void test_engine(const Play& play, Seat seat) {
    const Car& car = play.state.car(seat);
    const RuleId rule = car.driver == Driver::tzarof ? "FD-DRV-13"_rule : "FD-MOTOR-04"_rule;
    if (test_fails(play, {"strain"}, seat, engine_threshold(play.terms(), play.state, car), rule))
        lose(play, seat, Gauge::engine, 1, rule);
}

}  // namespace

// FD-MOTOR-02, -03, -06, FD-RUL-65: the thrower first if it still races on the track, then the
// others. Stops where a car's end closes the police contest, as collisions do.
void test_engines(const Play& play) {
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
        if (state.police_check) return;
    }
    move.tests = 0;
    state.phase = Phase::weather;
}

}  // namespace paddock::formula_d
