#include <algorithm>

#include "engine/formula_d/routes.hpp"

// What a car looking for its way finds before it.
namespace paddock::formula_d {

Ground::Ground(const Setting& setting_, const State& state_, Seat seat_, const Obstacles& obstacles)
    : setting(setting_),
      circuit(setting_.circuit()),
      options(setting_.options()),
      state(state_),
      car(state_.car(seat_)),
      seat(seat_),
      lane_changes(setting_.terms().lane_changes),
      lane_return(setting_.terms().lane_return),
      obstacles_(obstacles),
      strays_(!obstacles.straying.empty()),
      dangerous_(state_.session == Session::race ? obstacles.dangerous : no_spaces),
      occupied_(state_.session == Session::race ? obstacles.blocking : no_spaces),
      eventful_(dangerous_) {
    const std::uint8_t corner = circuit.at(car.space).corner;
    if (corner != track::no_corner && car.stops >= circuit.corners[corner].stops) corner_done = corner;
    constexpr auto finish = static_cast<std::uint8_t>(track::Feature::before_finish);
    constexpr auto police = static_cast<std::uint8_t>(track::Feature::before_police);
    if (state.session != Session::race) {
        if (car.crossings == 1) flag_line = interrupting_lines = finish;  // the end of a qualifying lap
        return;
    }
    race = true;
    red_spaces = circuit.has_danger_zone && hazards(options);
    if (red_spaces) eventful_ |= circuit.danger;
    for (const SpaceId space : obstacles.straying) eventful_[static_cast<std::size_t>(track::number(space))] = true;
    see_other_cars();
    const bool road_race = options.road_race && car.driver != Driver::none;
    if (car.crossings == options.race_laps()) flag_line = finish;
    if (flag_line != 0 || (road_race && (car.crossings >= 1 || options.li_scope == LiScope::every_crossing)))
        interrupting_lines = finish;
    if (road_race && (interrupting_lines & finish) != 0 && flag_line == 0) look_beyond_the_line();
    if (circuit.has_police_line && hazards(options) && closes_police_contest(state, options, seat))
        interrupting_lines |= police;
    if (options.road_race && options.li_scope == LiScope::overtake && !state.move.passed_li) {
        const Seat li_seat = racing_driver(state, Driver::li);
        if (li_seat != Seat::nobody && li_seat != seat) li = state.car(li_seat).space;
    }
}

// On the board and in nobody's way while it stands in its box.
static bool stands(const Car& car) { return car.status == Status::racing && !car.in_box; }

void Ground::see_other_cars() {
    for (const Car& other : state.cars) {
        if (stands(other) && &other != &car) occupied_[static_cast<std::size_t>(track::number(other.space))] = true;
    }
    eventful_ |= occupied_;
}

SpaceId Ground::box() const {
    return race && circuit.pit_spaces > 0 && !car.box_served ? setting.box_of(seat) : SpaceId::none;
}

// FD-RUL-19
bool Ground::box_taken() const {
    return std::any_of(state.cars.begin(), state.cars.end(), [&](const Car& other) {
        return other.status == Status::racing && other.in_box && &other != &car && other.space == box();
    });
}

// FD-DRV-01 and FD-RUL-43: what a lap completed takes away and gives.
void Ground::look_beyond_the_line() {
    const Seat li_seat = racing_driver(state, Driver::li);
    line_costs_a_space = options.li_scope != LiScope::overtake && li_seat != Seat::nobody && li_seat != seat;
    if (car.crossings == 0 || (options.nitro_no_brake && state.move.nitro)) return;  // no checkpoint; no braking
    const int given = checkpoint_points(setting.terms(), car);
    brakes_to_come = std::min(given, car.full[Gauge::brakes] - car.wear[Gauge::brakes]);
}

// FD-RUL-38 `overtake`: behind or level before the step, ahead after it, on her straight.
bool Ground::passes_li(const Space& from, SpaceId to_id) const {
    if (li == SpaceId::none) return false;
    const Space& to = circuit.at(to_id);
    const Space& hers = circuit.at(li);
    if (hers.straight == track::no_straight || from.straight != hers.straight || to.straight != hers.straight)
        return false;
    // Rows left to the next corner grow smaller along a straight, across the finish line too.
    return from.to_corner >= hers.to_corner && to.to_corner < hers.to_corner;
}

int Ground::brakes_available() const {
    if (state.session == Session::qualifying)
        return options.qual_wp_actions == QualifyingActions::free ? car.full[Gauge::brakes] : 0;  // FD-RUL-29
    if (options.nitro_no_brake && state.move.nitro) return 0;                                     // FD-RUL-36
    return car.wear[Gauge::brakes];
}

}  // namespace paddock::formula_d
