#include <algorithm>

#include "engine/formula_d/play.hpp"

// The finish line: laps, the flag, the ranking (FD-FIN, FD-GEN-08).
namespace paddock::formula_d {
namespace {

void leave_race(const Play& play) {
    play.state.move.arrival = Arrival::settled;
    play.state.move.path = {};
    play.state.move.walked = 0;
    play.state.move.remaining = 0;
    play.state.phase = Phase::strain;
}

// FD-RUL-21: an overshoot of the last corner counts up to the line (or in full), then the flag falls.
bool survives_to_flag(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    if (move.overshot == 0) return true;
    const bool full = play.options().overshoot_past_flag == OvershootPastFlag::full;
    const int beyond = full ? move.remaining * move.overshot : -move.overshot;
    const int tires = play.car().wear[Gauge::tires];
    const int spaces = move.overshoot + beyond;
    const OvershootPrice price =
        spaces == 0 ? OvershootPrice{}
                    : overshoot_price(play.terms(), tires, spaces, overshoot_factor(play.setting(), state, play.car()));
    if (move.missed_two || price.out) {
        play.car().space = move.before;
        eliminate(play, play.mover(), move.missed_two ? Cause::missed_stops : Cause::overshoot, "FD-RUL-21"_rule);
        return false;
    }
    lose(play, play.mover(), Gauge::tires, price.tires, "FD-RUL-21"_rule);
    return true;
}

// FD-FIN-01, FD-RUL-22: ranked in the order of crossing, and off the board.
void take_flag(const Play& play) {
    Car& car = play.car();
    if (survives_to_flag(play)) {
        ++car.crossings;
        car.status = Status::finished;
        car.space = SpaceId::none;
        car.place = ++play.state.finishers;
        play.tell(CarFinished{"FD-FIN-01"_rule, play.mover(), car.place});
        play.state.police_check = true;
    }
    leave_race(play);
}

void finish_qualifying_lap(const Play& play) {
    Move& move = play.state.move;
    move.overshoot = static_cast<std::uint8_t>(move.overshoot - move.overshot);  // FD-RUL-69: up to the line
    move.arrival = Arrival::settled;
    move.path = {};
    move.remaining = 0;
    play.car().space = move.before;  // a lap that fails here failed before the line (FD-RUL-30)
    settle_qualifying_overshoot(play);
    if (!play.car().qualifying.driven) end_qualifying_lap(play, false);
}

// FD-DRV-01, FD-RUL-38.
void lose_space_to_li(const Play& play, bool completes_lap) {
    const LiScope scope = play.options().li_scope;
    if (scope == LiScope::overtake || (scope == LiScope::lap_crossing && !completes_lap)) return;
    const Seat li = racing_driver(play.state, Driver::li);
    if (li == Seat::nobody || li == play.mover() || play.state.move.remaining == 0) return;
    --play.state.move.remaining;
    play.tell(SpacesAdded{"FD-DRV-01"_rule, play.mover(), -1});
}

// FD-CHK-01, -02.
void stop_at_checkpoint(const Play& play) {
    Car& car = play.car();
    regain(play, play.mover(), Gauge::tires, car.full[Gauge::tires], "FD-CHK-01"_rule);
    if (room_for_repairs(car, false) > 0) play.ask(Ask::checkpoint, play.mover());
}

void begin_lap(const Play& play) {
    Car& car = play.car();
    const bool new_set = play.space_of(car).in_pit_lane() && car.box_served;  // FD-RUL-54
    if (!new_set && car.tire_age < play.terms().worn_lap) ++car.tire_age;
    const bool road_race = play.options().road_race && car.driver != Driver::none;
    if (road_race) stop_at_checkpoint(play);
    car.nitro_used = false;  // FD-NITRO-03
    car.scrap_used = false;
}

}  // namespace

void cross_finish(const Play& play) {
    State& state = play.state;
    Car& car = play.car();
    const bool completes_lap = car.crossings >= 1;
    if (state.session == Session::qualifying) {
        ++car.crossings;
        if (completes_lap) finish_qualifying_lap(play);
        return;
    }
    if (car.crossings == play.options().race_laps()) return take_flag(play);
    ++car.crossings;
    play.tell(LineCrossed{"FD-GEN-08"_rule, play.mover(), car.crossings});
    if (play.options().road_race) lose_space_to_li(play, completes_lap);
    if (completes_lap) begin_lap(play);
}

}  // namespace paddock::formula_d
