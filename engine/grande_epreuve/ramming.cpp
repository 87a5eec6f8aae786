#include <algorithm>

#include "engine/formula_d/damage.hpp"
#include "engine/grande_epreuve/rules.hpp"

// A car that is left no way (GE-BLOCK).
namespace paddock::grande_epreuve {

// GE-OVER-06, GE-BLOCK-06: faced backwards where it is; it restarts in 1st in the next round. GE-RUL-47: a car that has
// not moved yet in this round loses its move.
void spin(const Play& play, Seat seat, RuleId rule) {
    Car& car = play.state.car(seat);
    if (car.status != Status::racing) return;
    car.spun = true;
    car.stalled = false;
    car.gear = Gear::first;
    play.state.incident = true;
    play.state.racer(seat).lost_move = seat != play.mover() && !play.state.racer(seat).has_gone;
    play.tell(formula_d::Spun{rule, seat, car.space});
}

namespace {

// GE-RUL-14: straight ahead of the last space driven; when nothing stands there, to the right, then to the left.
SpaceId space_rammed(const Ground& ground) {
    const Space& at = ground.circuit.at(ground.car.space);
    for (const SpaceId space : {at.ahead, at.right, at.left}) {
        if (space != SpaceId::none && ground.is_occupied(space)) return space;
    }
    return at.ahead;
}

Seat car_on(const State& state, SpaceId space) {
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& car = state.cars[i];
        if (car.status == Status::racing && car.space == space && !car.in_box) return seat(static_cast<int>(i));
    }
    return Seat::nobody;
}

// GE-BLOCK-07, GE-RUL-15: who loses the last point here lies there at once, for a time in any race.
void lose_body(const Play& play, Seat seat, RuleId rule) {
    play.lose(seat, Gauge::body, 1, rule);
    if (play.state.racer(seat).wreck == Wreck::rolling) rest(play, seat, true);
}

// GE-BLOCK-03, GE-BLOCK-04, GE-BLOCK-08: placed behind the car it hits, however many spaces are left over.
void ram(const Play& play) {
    State& state = play.state;
    const Seat rammer = play.mover();
    const Seat hit = car_on(state, space_rammed(play.ground()));
    state.incident = true;
    play.tell(Rammed{"GE-BLOCK-03"_rule, rammer, hit});
    const bool in_first = play.car().gear == Gear::first || (hit != Seat::nobody && state.car(hit).gear == Gear::first);
    if (is_le_mans_start(state) && in_first) return;  // GE-RUL-27
    lose_body(play, rammer, "GE-BLOCK-03"_rule);
    if (hit != Seat::nobody) lose_body(play, hit, "GE-BLOCK-03"_rule);
    if (play.car().status != Status::racing) return;  // GE-RUL-47
    const int gear = number(play.car().gear);
    if (!test_fails(play, {"ram"}, rammer, gear, "GE-BLOCK-05"_rule)) return;
    lose_body(play, rammer, "GE-BLOCK-05"_rule);
    spin(play, rammer, "GE-BLOCK-06"_rule);
    if (hit != Seat::nobody) spin(play, hit, "GE-BLOCK-06"_rule);
}

}  // namespace

// GE-BLOCK-01, GE-BLOCK-02, GE-RUL-13: brakes first, then tires, all there are of either; tires at 0 do not spin
// (GE-RUL-42). GE-RUL-48: a slide owed is paid with the rest.
void Rules::pay_block(const Play& play) {
    formula_d::Move& move = play.state.move;
    const int undriven = std::exchange(move.undriven, 0);
    play.tell(formula_d::CarBlocked{"GE-BLOCK-01"_rule, play.mover(), byte(undriven)});
    if (move.great_start && play.options().start_block_free) return;
    const Gauges& wear = play.car().wear;
    const formula_d::BlockPrice price = block_price(play.setting, wear[Gauge::brakes], wear[Gauge::tires], undriven);
    play.state.incident = true;
    play.lose(play.mover(), Gauge::brakes, price.brakes, "GE-BLOCK-01"_rule);
    play.lose(play.mover(), Gauge::tires, price.tires, "GE-BLOCK-02"_rule);
    move.braked = true;
    if (price.brakes + price.tires < undriven) ram(play);
}

}  // namespace paddock::grande_epreuve
