#pragma once

#include "engine/formula_d/damage.hpp"
#include "engine/formula_d/qualifying.hpp"

// The finish line: laps, the flag (FD-FIN, FD-GEN-08).
namespace paddock::formula_d {

// FD-RUL-21: an overshoot of the last corner counts up to the line, or in full.
template <class R>
OvershootPrice overshoot_at_flag(const Play<R>& play) {
    const Move& move = play.state.move;
    const bool full = play.options().overshoot_past_flag == OvershootPastFlag::full;
    const int beyond = full ? move.remaining * move.overshot : -move.overshot;
    const int spaces = move.overshoot + beyond;
    if (spaces == 0) return {};
    return overshoot_price(play.terms(), play.car().wear[Gauge::tires], spaces,
                           overshoot_factor(play.setting, play.state, play.car()));
}

// Then the flag falls.
template <class R>
bool survives_to_flag(const Play<R>& play) {
    const Move& move = play.state.move;
    if (move.overshot == 0) return true;
    const OvershootPrice price = overshoot_at_flag(play);
    if (move.missed_two || price.out) {
        play.car().space = move.before;
        play.eliminate(play.mover(), move.missed_two ? Cause::missed_stops : Cause::overshoot, "FD-RUL-21"_rule);
        return false;
    }
    play.lose(play.mover(), Gauge::tires, price.tires, "FD-RUL-21"_rule);
    return true;
}

// FD-GEN-01, FD-FIN-01, FD-FIN-02, FD-RUL-22: ranked in the order of crossing, and off the board.
template <class R>
void Rules::take_flag(const Play<R>& play) {
    Car& car = play.car();
    if (survives_to_flag(play)) {
        ++car.crossings;
        car.status = Status::finished;
        car.space = SpaceId::none;
        car.place = ++play.state.finishers;
        play.tell(CarFinished{"FD-FIN-01"_rule, play.mover(), car.place});
        play.state.police_check = true;
    }
    play.state.move.arrival = Arrival::settled;
}

// FD-DRV-01, FD-RUL-38.
template <class R>
void lose_space_to_li(const Play<R>& play, bool completes_lap) {
    const LiScope scope = play.options().li_scope;
    if (scope == LiScope::overtake || (scope == LiScope::lap_crossing && !completes_lap)) return;
    const Seat li = racing_driver(play.state, Driver::li);
    if (li == Seat::nobody || li == play.mover() || play.state.move.remaining == 0) return;
    --play.state.move.remaining;
    play.tell(SpacesAdded{"FD-DRV-01"_rule, play.mover(), -1});
}

// FD-CHK-01, -02.
template <class R>
void stop_at_checkpoint(const Play<R>& play) {
    const Car& car = play.car();
    regain(play, play.mover(), Gauge::tires, car.full[Gauge::tires], "FD-CHK-01"_rule);
    if (room_for_repairs(car, false) > 0) play.ask(Ask::checkpoint, play.mover());
}

template <class R>
void begin_lap(const Play<R>& play) {
    Car& car = play.car();
    const bool new_set = play.space_of(car).in_pit_lane() && car.box_served;  // FD-RUL-54
    if (!new_set && car.tire_age < play.terms().worn_lap) ++car.tire_age;
    const bool road_race = play.options().road_race && car.driver != Driver::none;
    if (road_race) stop_at_checkpoint(play);
    car.nitro_used = false;  // FD-NITRO-03
    car.scrap_used = false;
}

template <class R>
void cross_finish(const Play<R>& play) {
    Car& car = play.car();
    const bool completes_lap = car.crossings >= 1;
    if (play.state.session == Session::qualifying) {
        ++car.crossings;
        if (completes_lap) finish_qualifying_lap(play);
        return;
    }
    if (car.crossings == play.options().race_laps()) return R::take_flag(play);
    ++car.crossings;
    play.tell(LineCrossed{"FD-GEN-08"_rule, play.mover(), car.crossings});
    if (play.options().road_race) lose_space_to_li(play, completes_lap);
    if (completes_lap) begin_lap(play);
}

}  // namespace paddock::formula_d
