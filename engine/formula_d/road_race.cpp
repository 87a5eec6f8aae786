#include <algorithm>

#include "engine/formula_d/pure.hpp"

// Who is hit, who has won, who can be reached (FD-SNIPE, FD-POL, FD-DRV).
namespace paddock::formula_d {

// FD-RUL-71: Formula 1 cars meet the hazards of a street board too, unless agreed otherwise.
bool hazards(const Options& options) { return options.road_race || options.f1_street_hazards; }

Seat racing_driver(const State& state, Driver driver) {
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        if (state.cars[i].driver == driver && state.cars[i].status == Status::racing) return seat(static_cast<int>(i));
    }
    return Seat::nobody;
}

// Tables of hits (2.13): the row a number falls into, and the bands of numbers that mean the same.
Hit hit_at(std::span<const Hit> table, int value) {
    return *std::ranges::find_if(table, [&](const Hit& row) { return value <= row.up_to; });
}

std::uint64_t bands_of(std::span<const Hit> table) {
    std::uint64_t bands = 0;
    for (const Hit& row : table.first(table.size() - 1)) bands |= band_end(row.up_to);
    return bands;
}

int police_lap(const Options& options, const Car& car) {
    const int lap = car.crossings - 1;
    if (lap < 0 || lap >= max_laps) return -1;
    return options.police_contest == PoliceContest::first_lap_only && lap > 0 ? -1 : lap;
}

static bool crossed(const Car& car, std::size_t lap) { return car.police_turn[lap] != 0; }

bool everybody_crossed(const State& state, std::size_t lap, Seat but) {
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& car = state.cars[i];
        if (car.status == Status::racing && seat(static_cast<int>(i)) != but && !crossed(car, lap)) return false;
    }
    return true;
}

// FD-POL-02, FD-POL-03, FD-RUL-37: the fastest that is not out; the first of equals.
Seat fastest(const State& state, std::size_t lap) {
    Seat best = Seat::nobody;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& car = state.cars[i];
        if (car.status == Status::out || !crossed(car, lap)) continue;
        const bool better = best == Seat::nobody || car.police_speed[lap] > state.car(best).police_speed[lap] ||
                            (car.police_speed[lap] == state.car(best).police_speed[lap] &&
                             car.police_turn[lap] < state.car(best).police_turn[lap]);
        if (better) best = seat(static_cast<int>(i));
    }
    return best;
}

bool closes_police_contest(const State& state, const Options& options, Seat seat) {
    const int lap = police_lap(options, state.car(seat));
    if (lap < 0 || ((state.police_closed >> lap) & 1U) != 0) return false;
    return everybody_crossed(state, static_cast<std::size_t>(lap), seat);
}

namespace {

// FD-RUL-40: beside, directly ahead or directly behind.
bool in_reach(const Circuit& circuit, const Car& car, const Car& other) {
    if (!on_track(circuit, other) || other.space == car.space) return false;
    const Space& space = circuit.at(car.space);
    if (other.space == space.ahead || other.space == space.behind) return true;
    for (const SpaceId beside : space.beside) {
        if (beside == other.space) return true;
    }
    return false;
}

}  // namespace

SeatSet radio_targets(const Circuit& circuit, const State& state, Seat thrower) {
    SeatSet targets;
    const Car& car = state.car(thrower);
    if (car.driver != Driver::washington || car.radio_used || !on_track(circuit, car)) return targets;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Seat other = seat(static_cast<int>(i));
        if (other != thrower && in_reach(circuit, car, state.cars[i])) targets.add(other);
    }
    return targets;
}

}  // namespace paddock::formula_d
