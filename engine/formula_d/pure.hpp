#pragma once

#include <span>

#include "engine/core/game.hpp"
#include "engine/formula_d/choices.hpp"
#include "engine/formula_d/state.hpp"
#include "engine/formula_d/terms.hpp"

// What the rules work out of a position without changing anything: prices, permissions, lists, order. Plain
// functions over data. The chapters pay by them, bots and tables look ahead with them.
namespace paddock::formula_d {

constexpr int colour(Seat seat) { return number(seat) / 2; }
constexpr Seat team_mate(Seat seat) { return paddock::seat(number(seat) ^ 1); }

// A car that stands on the circuit itself, not in the pit lane.
inline bool on_track(const Circuit& circuit, const Car& car) {
    return car.status == Status::racing && car.space != SpaceId::none && !circuit.at(car.space).in_pit_lane();
}
inline bool in_pit_lane(const Circuit& circuit, const Car& car) {
    return car.status == Status::racing && car.space != SpaceId::none && circuit.at(car.space).in_pit_lane();
}

inline constexpr int black_die_faces = 20;  // FD-GEN-07
constexpr std::uint64_t band_end(int value) { return std::uint64_t{1} << (value - 1); }
// Tables of hits (2.13): the row a number falls into, and the bands of numbers that mean the same.
Hit hit_at(std::span<const Hit> table, int value);
std::uint64_t bands_of(std::span<const Hit> table);

// Set-up: start.cpp. The stopwatch: qualifying.cpp.
Result<void, Refusal> check_race(const Setting& setting);
Result<void, Refusal> check_driver(const Setting& setting, const State& state, Driver driver);
Result<void, Refusal> check_build(const Terms& terms, const Car& car, Gauge gauge, int points);
std::uint64_t start_bands(const Terms& terms);
int qualifying_score(const QualifyingLap& lap);
std::uint64_t qualifying_key(const QualifyingLap& lap);

// Who moves when: turn_order.cpp.
std::uint64_t turn_key(const Circuit& circuit, const Car& car, Seat seat);
SeatSet racing_cars(const State& state);
void set_turn_order(const Setting& setting, State& state, SeatSet movers);

// Gears: gears.cpp.
Result<Skip, Refusal> shift_price(const Setting& setting, const State& state, const Car& car, Gear to);
RuleId skip_rule(int skipped);

// Bonuses before driving: bonuses.cpp.
bool may_fire_nitro(const Options& options, const State& state, const Car& car);
bool may_take_soft_bonus(const Setting& setting, const State& state, const Car& car);
bool may_skid(const Circuit& circuit, const State& state, const Car& car);
bool may_drop_scrap(const State& state, const Car& car);

// Tires: tires.cpp.
int slide_spaces(const Setting& setting, const State& state, const Car& car, bool ends_in_corner);
RuleId slide_rule(const Terms& terms, const State& state, const Car& car);
int overshoot_factor(const Setting& setting, const State& state, const Car& car);
RuleId overshoot_rule(const Setting& setting, const State& state, const Car& car);

// Blocking: blocking.cpp.
struct BlockPrice {
    int brakes = 0;
    int tires = 0;
    bool out = false;
};
BlockPrice block_price(const Setting& setting, int brakes, int tires, int undriven);

// Slipstream: slipstream.cpp; the shapes are listed and checked over a Ground (routes.hpp).
Seat tow_car(const Setting& setting, const State& state, Seat seat);

// Corners: overshooting.cpp.
struct OvershootPrice {
    int tires = 0;
    bool spin = false;
    bool out = false;
};
OvershootPrice overshoot_price(const Terms& terms, int tires, int spaces, int factor);
RuleId missed_stops_rule(const Setting& setting, const State& state);

// Wear and damage: damage.cpp. Collisions: collisions.cpp. Engines: strain.cpp.
Cause cause_of(Gauge gauge);
RuleId ruin_rule(Gauge gauge);
int danger_threshold(const Terms& terms, const State& state, const Car& car);
std::uint16_t cars_concerned(const Circuit& circuit, const State& state, Seat mover);
struct CollisionTest {
    Seat seat;
    RuleId rule;
};
using CollisionTests = SmallVector<CollisionTest, 4 * max_cars>;
CollisionTests collision_tests(const Setting& setting, const State& state, unsigned concerned);
int strain_threshold(const Terms& terms, const State& state, const Car& car);

// Weather: weather.cpp.
Forecast forecast(const Circuit& circuit, int value);
WeatherLine first_line(Forecast forecast);
WeatherLine next_line(WeatherLine line, Forecast forecast);
RuleId line_rule(Forecast forecast, bool first);
bool is_first_weather(Phase phase);
RuleId weather_roll_rule(Phase phase);
bool weather_roll_due(const Options& options, const State& state);

// Road races: road_race.cpp.
bool hazards(const Options& options);
Seat racing_driver(const State& state, Driver driver);
int police_lap(const Options& options, const Car& car);
bool everybody_crossed(const State& state, std::size_t lap, Seat but);
Seat fastest(const State& state, std::size_t lap);
bool closes_police_contest(const State& state, const Options& options, Seat seat);
SeatSet radio_targets(const Circuit& circuit, const State& state, Seat thrower);

// Repairs of any kind: repairs.cpp.
struct RepairTerms {
    int points = 0;            // at most
    bool all = true;           // all of them, as far as gauges have room
    bool tires = false;        // may the tires have some?
    int gauges = gauge_count;  // over how many they may be spread
};
RepairTerms repair_terms(const Setting& setting, const State& state, Seat seat);
int checkpoint_points(const Terms& terms, const Car& car);
int room_for_repairs(const Car& car, bool tires);
Result<void, Refusal> check_repair(const Car& car, const Gauges& points, const RepairTerms& terms, RuleId rule);
void list_repairs(const Car& car, const RepairTerms& terms, SmallVector<Gauges, 256>& list);

// Pits: pits.cpp.
bool pit_entry_open(const Options& options, const State& state, const Car& car);
Seat reserve_holder(const Options& options, Seat seat);
int reserve_of(const Options& options, const State& state, Seat seat);
Result<void, Refusal> check_stop(const Setting& setting, const State& state, Seat seat, const StopAtBox& choice);
void list_stops(const Setting& setting, const State& state, Seat seat, Choices& list);

// Results: standings.cpp. What is sealed: secrets.cpp.
Standings ranking(const Setting& setting, const State& state);
TeamStandings team_ranking(const Standings& standings);
void cover_secrets(State& table, Seat viewer);
void imagine_secrets(const Terms& terms, State& table, Seat viewer, Rolls& rolls);

}  // namespace paddock::formula_d
