#include <algorithm>
#include <span>

#include "engine/formula_d/play.hpp"

// The street board and its drivers: snipers, police, radio (FD-SNIPE, FD-POL, FD-DRV).
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
namespace {

Hit hit_at(std::span<const Hit> table, int value) {
    return *std::ranges::find_if(table, [&](const Hit& row) { return value <= row.up_to; });
}

std::uint64_t bands_of(std::span<const Hit> table) {
    std::uint64_t bands = 0;
    for (const Hit& row : table.first(table.size() - 1)) bands |= band_end(row.up_to);
    return bands;
}

}  // namespace

// FD-SNIPE-01, table 2.13.
void shoot(const Play& play) {
    State& state = play.state;
    state.phase = Phase::radio;
    const Car& car = play.car();
    if (!hazards(play.options()) || !play.space_of(car).has(track::Feature::sniper)) return;
    if (play.options().no_move_no_test && !state.move.moved) return;
    const int value = roll_black_die(play, {"sniper"}, play.mover(), bands_of(play.terms().sniper));
    play.tell(ShotFired{"FD-SNIPE-01"_rule, play.mover(), static_cast<std::uint8_t>(value)});
    const Hit hit = hit_at(play.terms().sniper, value);
    lose(play, play.mover(), hit.gauge, hit.points, "FD-SNIPE-01"_rule);
    if (car.status != Status::racing) state.phase = Phase::strain;
}

namespace {

int police_lap(const Options& options, const Car& car) {
    const int lap = car.crossings - 1;
    if (lap < 0 || lap >= max_laps) return -1;
    return options.police_contest == PoliceContest::first_lap_only && lap > 0 ? -1 : lap;
}

bool crossed(const Car& car, std::size_t lap) { return car.police_turn[lap] != 0; }

bool everybody_crossed(const State& state, std::size_t lap, Seat but) {
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& car = state.cars[i];
        if (car.status == Status::racing && seat(static_cast<int>(i)) != but && !crossed(car, lap)) return false;
    }
    return true;
}

// FD-POL-02, -03, FD-RUL-37: the fastest that is not out; the first of equals.
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

}  // namespace

bool closes_police_contest(const State& state, const Options& options, Seat seat) {
    const int lap = police_lap(options, state.car(seat));
    if (lap < 0 || ((state.police_closed >> lap) & 1U) != 0) return false;
    return everybody_crossed(state, static_cast<std::size_t>(lap), seat);
}

// FD-POL-01: the number on the gear die, times ten.
void cross_police_line(const Play& play) {
    if (!hazards(play.options()) || play.state.session != Session::race) return;
    Car& car = play.car();
    const int lap = police_lap(play.options(), car);
    if (lap < 0) return;
    const auto i = static_cast<std::size_t>(lap);
    car.police_speed[i] = play.state.move.die;
    car.police_turn[i] = ++play.state.police_turns;
    play.tell(SpeedNoted{"FD-POL-01"_rule, play.mover(), static_cast<std::uint8_t>(lap + 1),
                         static_cast<std::uint16_t>(play.state.move.die * 10)});
    if (everybody_crossed(play.state, i, play.mover())) play.state.police_check = true;
}

void settle_police(const Play& play) {
    State& state = play.state;
    if (hazards(play.options()) && play.circuit().has_police_line) {
        for (int lap = 0; lap < max_laps; ++lap) {
            const auto i = static_cast<std::size_t>(lap);
            if (((state.police_closed >> lap) & 1U) != 0 || !everybody_crossed(state, i, Seat::nobody)) continue;
            const Seat winner = fastest(state, i);
            if (winner == Seat::nobody) continue;
            state.police_closed |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(lap));
            if (state.car(winner).status != Status::racing) continue;
            play.tell(PrizeWon{"FD-POL-02"_rule, winner, static_cast<std::uint8_t>(lap + 1)});
            if (room_for_repairs(state.car(winner), true) > 0) return play.ask(Ask::police, winner);
        }
    }
    state.police_check = false;
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

void offer_radio(const Play& play) {
    State& state = play.state;
    if (state.move.radio_asked || radio_targets(play.circuit(), state, play.mover()).empty()) {
        state.phase = Phase::strain;
        return;
    }
    play.ask(Ask::radio, play.mover());
}

// FD-DRV-09, -10.
void throw_radio(const Play& play, Seat target) {
    play.car().radio_used = true;
    const int value = roll_black_die(play, {"radio"}, target, bands_of(play.terms().radio));
    play.tell(RadioThrown{"FD-DRV-09"_rule, play.mover(), target, static_cast<std::uint8_t>(value)});
    const Hit hit = hit_at(play.terms().radio, value);
    lose(play, target, hit.gauge, hit.points, "FD-DRV-09"_rule);
}

}  // namespace paddock::formula_d
