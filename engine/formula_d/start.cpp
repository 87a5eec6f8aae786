#include "engine/formula_d/pure.hpp"

// Whether there can be a race, and with which cars; what a start roll means.
namespace paddock::formula_d {

Result<void, Refusal> check_race(const Setting& setting) {
    const Circuit& circuit = setting.circuit();
    const Options& options = setting.options();
    const int cars = setting.cars();
    const int most = setting.terms().most_cars;
    if (options.min_players < 1 || options.min_players > most)
        return Refusal{"FD-RUL-01"_rule, "min_players is 1 to 10"};
    if (cars < options.min_players || cars > most) return Refusal{"FD-GEN-03"_rule, "2 to 10 cars take part"};
    if (static_cast<std::size_t>(cars) > circuit.grid.size())
        return Refusal{"FD-GRID-03"_rule, "the circuit has too few grid slots"};
    if (options.teams && cars % 2 != 0) return Refusal{"FD-TEAM-01"_rule, "a team race needs an even number of cars"};
    if (options.laps < 1 || options.laps > max_laps) return Refusal{"FD-ROAD-08"_rule, "a race has 1 to 3 laps"};
    if (options.laps != 2 && !options.road_race)
        return Refusal{"FD-GEN-02"_rule, "a race has two laps, or three with three_lap; road races choose 1 to 3"};
    if (options.road_race && !options.weather && cars > driver_count - 1)
        return Refusal{"FD-ROAD-02"_rule, "without weather Marcellin stays at home: nine drivers at most"};
    if (options.weather && !circuit.weather.is_there())
        return Refusal{"FD-WX-01"_rule, "the circuit has no weather chart"};
    if (options.team_stop_limit != 2 && options.team_stop_limit != 4)
        return Refusal{"FD-RUL-73"_rule, "team_stop_limit is 2 or 4"};
    return {};
}

Result<void, Refusal> check_driver(const Setting& setting, const State& state, Driver driver) {
    if (driver == Driver::none || static_cast<int>(driver) > driver_count)
        return Refusal{"FD-ROAD-03"_rule, "there are ten drivers"};
    if (driver == Driver::marcellin && !setting.options().weather)
        return Refusal{"FD-ROAD-02"_rule, "Marcellin needs the weather rules"};
    for (const Car& other : state.cars) {
        if (other.driver == driver) return Refusal{"FD-ROAD-03"_rule, "this driver is taken"};
    }
    return {};
}

// FD-BUILD-01..03: the points of one gauge, leaving the others room to make twenty in all.
Result<void, Refusal> check_build(const Terms& terms, const Car& car, Gauge gauge, int points) {
    const bool tires = gauge == Gauge::tires;
    const int most = tires ? terms.build_most_tires : terms.build_most_others;
    if (car.full[gauge] != 0) return Refusal{"FD-BUILD-01"_rule, "this gauge is already set"};
    if (gauge != Gauge::tires && car.full.points[static_cast<std::size_t>(gauge) - 1] == 0)
        return Refusal{"FD-BUILD-01"_rule, "the gauges are set in order"};
    if (points < 1 || points > most)
        return tires ? Refusal{"FD-BUILD-02"_rule, "tyres take 1 to 14 points"}
                     : Refusal{"FD-BUILD-03"_rule, "this gauge takes 1 to 7 points"};
    const int left = terms.build_total - car.full.total() - points;
    const int gauges_left = gauge_count - 1 - static_cast<int>(gauge);
    if (left < gauges_left || left > gauges_left * terms.build_most_others)
        return Refusal{"FD-BUILD-01"_rule, "the other gauges could not bring the car to exactly 20 points"};
    return {};
}

// Numbers of the start roll that mean the same.
std::uint64_t start_bands(const Terms& terms) {
    std::uint64_t bands = 0;
    for (std::size_t value = 1; value < terms.start_faces; ++value) {
        if (terms.start_spaces[value - 1] != terms.start_spaces[value]) bands |= band_end(static_cast<int>(value));
    }
    return bands;
}

}  // namespace paddock::formula_d
