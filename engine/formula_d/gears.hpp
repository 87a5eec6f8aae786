#pragma once

#include "engine/formula_d/play.hpp"

// Choosing a gear, paying for it, rolling its die (FD-GEAR).
namespace paddock::formula_d {

// Pays for the gear, before the die is rolled (FD-GEAR-13). A car whose engine does not survive it is out before the
// roll (FD-RUL-07).
template <class R>
void shift(const Play<R>& play, Gear to, Skip price) {
    Car& car = play.car();
    const Gear from = car.gear;
    const RuleId rule = skip_rule(gears_skipped(from, to));
    car.gear = to;
    play.tell(Shifted{car.spun ? "FD-OVER-13"_rule : "FD-GEAR-02"_rule, play.mover(), from, to});
    car.spun = false;
    play.lose(play.mover(), Gauge::gearbox, price.gearbox, rule);
    play.lose(play.mover(), Gauge::brakes, price.brakes, rule);
    if (price.engine == 0) return;
    if (R::ruins(play.setting, car, Gauge::engine, price.engine))
        return play.lose(play.mover(), Gauge::engine, price.engine, rule);
    // FD-DAM-01: the marker lies where this turn's move will end.
    car.wear[Gauge::engine] = static_cast<std::uint8_t>(car.wear[Gauge::engine] - price.engine);
    play.state.move.engine_hurt = true;
    play.tell(WearLost{rule, play.mover(), Gauge::engine, price.engine, car.wear[Gauge::engine]});
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const ShiftTo& choice) {
    if (play.state.ask != Ask::gear) return wrong_question();
    const auto price = shift_price(play.setting, play.state, play.state.car(seat), choice.gear);
    if (!price) return price.error();
    play.answered();
    shift(play, choice.gear, *price);
    return {};
}

// FD-GEAR-11; FD-MOTOR-01 looks at the number on the die alone (FD-MOTOR-05).
template <class R>
void roll_gear_die(const Play<R>& play) {
    State& state = play.state;
    Car& car = play.car();
    const GearDie& die = play.terms().gear_die(car.gear);
    Chance chance{.purpose = {"gear"}, .seat = play.mover(), .first = die.first, .count = die.count};
    if (!die.even) chance.weights = std::span{die.weights}.first(die.count);
    const int value = play.rolls.roll(chance);
    play.tell(DieRolled{"FD-GEAR-11"_rule, play.mover(), car.gear, static_cast<std::uint8_t>(value)});
    state.move.die = state.move.remaining = static_cast<std::uint8_t>(value);
    state.move.tire_age = car.tire_age;
    state.move.strain = state.session == Session::race && play.terms().strains(car.gear, value);
    if (state.session == Session::qualifying && car.qualifying.throws < 255) ++car.qualifying.throws;
}

}  // namespace paddock::formula_d
