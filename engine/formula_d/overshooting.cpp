#include "engine/formula_d/play.hpp"

// The stop at the end of a move, and what a missed one costs (FD-CORN, FD-OVER).
namespace paddock::formula_d {
namespace {

void spin(const Play& play, RuleId rule) {
    Car& car = play.car();
    car.spun = true;
    car.gear = Gear::first;  // FD-RUL-55
    play.tell(Spun{rule, play.mover(), car.space});
}

// FD-OVER-04, -06: which kind of corner was left without two of its stops, looking back from where the
// move ended. Corners the move came through have seen no stop at all.
RuleId missed_stops_rule(const Play& play) {
    const Circuit& circuit = play.circuit();
    SpaceId at = play.car().space;
    for (int found = 0; found < play.state.move.overshot && circuit.at(at).behind != SpaceId::none;) {
        const Space& to = circuit.at(at);
        at = to.behind;
        const Space& from = circuit.at(at);
        if (!from.in_corner() || from.corner == to.corner) continue;
        ++found;
        const int stops = circuit.corners[from.corner].stops;
        if (stops >= play.terms().fatal_stops) return stops == 2 ? "FD-OVER-04"_rule : "FD-OVER-06"_rule;
    }
    return "FD-OVER-04"_rule;
}

}  // namespace

// FD-CORN-02, FD-OVER-09: a stop counts unless the move overshot another corner.
void stop(const Play& play) {
    State& state = play.state;
    Car& car = play.car();
    if (state.move.engine_hurt) lay_marker(play, car.space, "FD-DAM-01"_rule);
    const Space& space = play.space_of(car);
    if (space.in_corner() && state.move.overshot == 0) {
        if (car.stops < 9) ++car.stops;
        play.tell(StopMade{"FD-CORN-02"_rule, play.mover(), space.corner, car.stops,
                           play.circuit().corners[space.corner].stops});
    }
    state.phase = Phase::overshoot;
}

// FD-OVER-11, -14..16; `spaces` are counted, `factor` multiplies points (FD-RUL-17).
OvershootPrice overshoot_price(const Terms& terms, int tires, int spaces, int factor) {
    if (tires == 0) return {0, spaces == terms.bald_spaces, spaces > terms.bald_spaces};
    const int points = spaces * factor;
    const int spins_at = tires + terms.spin_beyond;
    return {points, points == spins_at, points > spins_at};
}

void settle_overshoot(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    if (state.session == Session::qualifying) {
        settle_qualifying_overshoot(play);
        if (state.phase == Phase::overshoot) state.phase = Phase::end_turn;
        return;
    }
    state.phase = Phase::collision;
    if (move.overshot == 0) return;
    if (move.missed_two) {
        eliminate(play, play.mover(), Cause::missed_stops, missed_stops_rule(play));
    } else {
        const int factor = overshoot_factor(play.setting(), state, play.car());
        const int tires = play.car().wear[Gauge::tires];
        const OvershootPrice price = overshoot_price(play.terms(), tires, move.overshoot, factor);
        if (price.out) {
            eliminate(play, play.mover(), Cause::overshoot, tires == 0 ? "FD-OVER-15"_rule : "FD-OVER-16"_rule);
        } else {
            lose(play, play.mover(), Gauge::tires, price.tires, overshoot_rule(play.setting(), state, play.car()));
            if (price.spin) spin(play, tires == 0 ? "FD-OVER-14"_rule : "FD-OVER-11"_rule);
        }
    }
    if (play.car().status != Status::racing) state.phase = Phase::strain;
}

}  // namespace paddock::formula_d
