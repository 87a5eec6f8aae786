#pragma once

#include "engine/formula_d/game.hpp"

// A turn being played: the game, the table, the rolls and the ears, handed from chapter to chapter.
namespace paddock::formula_d {

struct Play {
    const FormulaD& game;
    State& state;
    Rolls& rolls;
    const Events<Event>& events;

    const Setting& setting() const { return game.setting(); }
    const Terms& terms() const { return game.terms(); }
    const Circuit& circuit() const { return game.circuit(); }
    const Options& options() const { return game.options(); }
    Seat mover() const { return state.mover(); }
    Car& car() const { return state.car(state.mover()); }
    const Space& space_of(const Car& car) const { return circuit().at(car.space); }

    template <class E>
    void tell(const E& event) const {
        if (events.heard()) events.tell(Event{event});
    }
    void ask(Ask what, SeatSet whom) const {
        state.ask = what;
        state.asked = whom;
    }
};

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

// One roll of the black die. `ends` marks the bands of numbers that mean the same (see Chance).
int roll_black_die(const Play& play, Purpose purpose, Seat seat, std::uint64_t ends = ~std::uint64_t{0});
constexpr std::uint64_t band_end(int value) { return std::uint64_t{1} << (value - 1); }
// A test that fails on 1…up_to.
bool test_fails(const Play& play, Purpose purpose, Seat seat, int up_to, RuleId rule);

// Wear (FD-WP), damage markers (FD-DAM) and elimination (FD-ELIM): damage.cpp.
void lose(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule);
void regain(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule);
void lay_marker(const Play& play, SpaceId space, RuleId rule);
void eliminate(const Play& play, Seat seat, Cause cause, RuleId rule);
int danger_threshold(const Terms& terms, const State& state, const Car& car);
void damage_test(const Play& play);  // on entering a dangerous space

// Turn order: turn_order.cpp.
std::uint64_t turn_key(const Circuit& circuit, const Car& car, Seat seat);
void set_turn_order(const Setting& setting, State& state);

// Set-up, grid, start: start.cpp, qualifying.cpp.
void draft(const Play& play);
void build(const Play& play);
void ask_tires(const Play& play, Phase next);
void lay_out_grid(const Play& play);
void begin_round(const Play& play);
void begin_turn(const Play& play);
void end_turn(const Play& play);
Result<void, Refusal> check_build(const Terms& terms, const Car& car, Gauge gauge, int points);
void next_qualifying_lap(const Play& play);
void end_qualifying_lap(const Play& play, bool failed);
void settle_qualifying_overshoot(const Play& play);
int qualifying_score(const QualifyingLap& lap);

// Gears: gears.cpp.
Result<Skip, Refusal> shift_price(const Setting& setting, const State& state, const Car& car, Gear to);
void shift(const Play& play, Gear to, Skip price);
void roll_gear_die(const Play& play);

// Bonuses before driving: bonuses.cpp.
bool may_fire_nitro(const Options& options, const State& state, const Car& car);
bool may_take_soft_bonus(const Setting& setting, const State& state, const Car& car);
bool may_skid(const Circuit& circuit, const State& state, const Car& car);
bool may_drop_scrap(const State& state, const Car& car);
void ask_bonuses(const Play& play);

// Driving: driving.cpp. Blocking: blocking.cpp. Tires and slide: tires.cpp.
void drive(const Play& play);
void walk(const Play& play);
void after_part(const Play& play);
int slide_spaces(const Play& play);
RuleId slide_rule(const Terms& terms, const State& state, const Car& car);
int overshoot_factor(const Setting& setting, const State& state, const Car& car);
RuleId overshoot_rule(const Setting& setting, const State& state, const Car& car);
struct BlockPrice {
    int brakes = 0;
    int tires = 0;
    bool out = false;
};
BlockPrice block_price(const Setting& setting, int brakes, int tires, int undriven);
void pay_block(const Play& play);

// Slipstream: slipstream.cpp.
Seat tow_car(const Setting& setting, const State& state, Seat seat);
void offer_slipstream(const Play& play);
void list_tows(const Setting& setting, const State& state, Seat seat, Choices& list);
Result<void, Refusal> check_tow(const Setting& setting, const State& state, Seat seat, const Tow& tow);

// End of the move: overshooting.cpp, collisions.cpp, road_race.cpp, strain.cpp, weather.cpp, finish.cpp.
void stop(const Play& play);
struct OvershootPrice {
    int tires = 0;
    bool spin = false;
    bool out = false;
};
OvershootPrice overshoot_price(const Terms& terms, int tires, int spaces, int factor);
void settle_overshoot(const Play& play);
void settle_collisions(const Play& play);
void shoot(const Play& play);
SeatSet radio_targets(const Circuit& circuit, const State& state, Seat thrower);
void offer_radio(const Play& play);
void throw_radio(const Play& play, Seat target);
void test_engines(const Play& play);
void roll_weather(const Play& play);
void roll_chart_again(const Play& play);  // FD-DRV-02
void settle_weather_roll(const Play& play);
void cross_finish(const Play& play);

// Road races: road_race.cpp.
bool hazards(const Options& options);
bool closes_police_contest(const State& state, const Options& options, Seat seat);
void cross_police_line(const Play& play);
void settle_police(const Play& play);
Seat racing_driver(const State& state, Driver driver);

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
void repair(const Play& play, Seat seat, const Gauges& points, RuleId rule);

// Pits: pits.cpp.
SpaceId box_of(const Circuit& circuit, Seat seat);
bool pit_entry_open(const Options& options, const State& state, const Car& car);
int reserve_of(const Options& options, const State& state, Seat seat);
void reach_box(const Play& play);
void serve(const Play& play, const StopAtBox& choice);
void call_mechanics(const Play& play);
Result<void, Refusal> check_stop(const Setting& setting, const State& state, Seat seat, const StopAtBox& choice);
void list_stops(const Setting& setting, const State& state, Seat seat, Choices& list);

}  // namespace paddock::formula_d
