#pragma once

#include <algorithm>

#include "engine/formula_d/play.hpp"

// The qualifying lap against the stopwatch (FD-QUAL).
namespace paddock::formula_d {

inline constexpr int longest_clock = 3600;  // seconds the stopwatch can show

template <class R>
void reset_for_race(const Play<R>& play, Car& car) {
    Car fresh;
    fresh.full = fresh.wear = car.full;
    fresh.driver = car.driver;
    fresh.reserve = car.reserve;
    fresh.compound = play.options().tires ? Compound::hard : car.compound;
    fresh.qualifying = car.qualifying;
    car = fresh;
}

template <class R>
void line_up(const Play<R>& play, Seat seat) {
    Car& car = play.state.car(seat);
    play.state.order.clear();
    play.state.order.push_back(seat);
    play.state.turn = 0;
    car.space = play.circuit().qualifying_start;  // FD-QUAL-04
    car.gear = Gear::first;
    car.start_due = false;
    car.stalled = true;  // FD-QUAL-12: straight to the 1st-gear die
    play.tell(QualifyingBegan{"FD-QUAL-01"_rule, seat});
}

// FD-QUAL-01: one after another, alone on the track. False when everybody has driven.
template <class R>
bool next_qualifying_lap(const Play<R>& play) {
    State& state = play.state;
    state.session = Session::qualifying;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        if (state.cars[i].qualifying.driven) continue;
        line_up(play, seat(static_cast<int>(i)));
        return true;
    }
    for (Car& car : state.cars) reset_for_race(play, car);
    state.order.clear();
    state.turn = 0;
    state.session = Session::setup;
    state.weather = WeatherLine::unset;
    return false;
}

template <class R>
void end_qualifying_lap(const Play<R>& play, bool failed) {
    Car& car = play.car();
    QualifyingLap& lap = car.qualifying;
    lap.driven = true;
    lap.failed = failed;
    if (failed) lap.failed_at = play.space_of(car).order;
    // FD-QUAL-05: the clock is read, not drawn; whoever hands in the rolls measures it.
    if (!failed && play.options().qual_clock == QualifyingClock::real)
        lap.seconds = static_cast<std::uint16_t>(
            play.rolls.roll({.purpose = {"clock"}, .seat = play.mover(), .first = 0, .count = longest_clock}));
    play.tell(QualifyingEnded{failed ? "FD-QUAL-09"_rule : "FD-QUAL-06"_rule, play.mover(), lap.throws, lap.penalty,
                              lap.seconds, failed});
    car.space = SpaceId::none;
}

// FD-QUAL-08, -09, FD-RUL-69: spaces become throws, a missed corner ends the lap.
template <class R>
void settle_qualifying_overshoot(const Play<R>& play) {
    Move& move = play.state.move;
    if (move.overshot == 0) return;
    const bool strict = play.options().qual_one_of_three == QualifyingOneOfThree::end;
    if (move.missed_all || (move.missed_two && strict)) return end_qualifying_lap(play, true);
    const int factor = overshoot_factor(play.setting, play.state, play.car());
    QualifyingLap& lap = play.car().qualifying;
    lap.penalty = static_cast<std::uint8_t>(std::min(255, lap.penalty + move.overshoot * factor));
    move.overshot = 0;
    move.overshoot = 0;
}

template <class R>
void finish_qualifying_lap(const Play<R>& play) {
    Move& move = play.state.move;
    move.overshoot = static_cast<std::uint8_t>(move.overshoot - move.overshot);  // FD-RUL-69: up to the line
    move.arrival = Arrival::settled;
    move.path = {};
    move.remaining = 0;
    play.car().space = move.before;  // a lap that fails here failed before the line (FD-RUL-30)
    settle_qualifying_overshoot(play);
    if (!play.car().qualifying.driven) end_qualifying_lap(play, false);
}

}  // namespace paddock::formula_d
