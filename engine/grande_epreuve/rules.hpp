#pragma once

#include "engine/formula_d/play.hpp"
#include "engine/grande_epreuve/choices.hpp"
#include "engine/grande_epreuve/events.hpp"
#include "engine/grande_epreuve/options.hpp"
#include "engine/grande_epreuve/state.hpp"
#include "engine/grande_epreuve/terms.hpp"
#include "engine/grande_epreuve/venues.hpp"

// What differs from Formula D. A file for each chapter; what is not said here is Formula D's: steps and arrows
// (GE-LANE-02, GE-LANE-03, GE-CORN-01, GE-CORN-02), what an overshoot costs (GE-OVER-01, GE-OVER-07, GE-OVER-08,
// GE-OVER-09), brakes (GE-BRAKE-01), gears (GE-GEAR-01, GE-GEAR-02, GE-GEAR-03), tows by the levers as they stand
// (GE-SLIP-01, GE-SLIP-03, GE-SLIP-04, GE-RUL-51), the weather and its tires (GE-WX-02, GE-TIRE-01, GE-TIRE-02).
namespace paddock::grande_epreuve {

using formula_d::Car;
using formula_d::Cause;
using formula_d::Circuit;
using formula_d::Ground;
using formula_d::Obstacles;
using formula_d::Space;
using formula_d::Status;
using formula_d::Verdict;

// A race of the season: its circuit and laps are one of several, its garages go by nations.
class Setting : public formula_d::Setting {
  public:
    Setting(Venues venues, int venue, const Options& options, int cars);

    const Options& own() const { return own_; }
    Venues venues() const { return venues_; }
    Country host() const { return host_; }
    bool has_goats() const { return own_.goats && circuit().pasture != track::no_element; }
    bool starts_on_foot() const { return own_.le_mans && circuit().le_mans != SpaceId::none; }

  private:
    Options own_;
    Venues venues_;
    Country host_;
};

struct Rules : formula_d::Rules {
    using Setting = grande_epreuve::Setting;
    using State = grande_epreuve::State;
    using Choice = grande_epreuve::Choice;
    using Event = grande_epreuve::Event;
    using Play = formula_d::Play<Rules>;
    static constexpr formula_d::Terms terms = own_terms();

    static Phase next_phase(const Play& play);  // order.cpp

    static int roll_for_grid(const Play& play, Seat seat, bool again);  // start.cpp
    static SpaceId slot(const Play& play, int slot);                    // le_mans.cpp

    static bool ruins(const Setting& setting, const Car& car, Gauge gauge, int points);  // damage.cpp
    static RuleId ruin_rule(Gauge gauge);
    static void lose(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule);
    static void meet_danger(const Play& play);
    static void eliminate(const Play& play, Seat seat, Cause cause, RuleId rule);  // wrecks.cpp

    static Obstacles obstacles(const State& state) {
        return {state.wrecks, state.markers, {state.herds.begin(), state.herds.end()}};
    }

    static RuleId spin_rule(bool) { return "GE-OVER-04"_rule; }
    static RuleId crash_rule(bool) { return "GE-OVER-05"_rule; }
    static void pay_block(const Play& play);  // ramming.cpp
    static void take_flag(const Play& play);  // finish.cpp
};
using Play = Rules::Play;

constexpr std::size_t index_of(SpaceId space) { return static_cast<std::size_t>(track::number(space)); }
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// One roll of the d10; `ends` marks bands that mean the same (Chance).
int roll_d10(const Play& play, Purpose purpose, Seat seat, std::uint64_t ends = ~std::uint64_t{0});

// Before the season and its races: season.cpp, ballot.cpp, prizes.cpp.
void draft(const Play& play);
void hold_ballot(const Play& play);
void call_race(const Play& play);
void score_race(const Play& play);
void award_prizes(const Play& play);
void ask_prizes(const Play& play);
void end_season(const Play& play);
int total_points(const Options& options, const Entry& entry);
Standings season_table(const Options& options, const State& state, int drivers);
Verdict check_country(const Setting& setting, const State& state, Country country);
Verdict check_car(const Setting& setting, const State& state, Seat seat, int sheet);
Verdict check_vote(const Setting& setting, const State& state, Seat seat, int venue);
Verdict check_point(const State& state, Seat seat, Gauge gauge);
Verdict answer(const Play& play, Seat seat, const PickCountry& choice);
Verdict answer(const Play& play, Seat seat, const PickCar& choice);
Verdict answer(const Play& play, Seat seat, const VoteFor& choice);
Verdict answer(const Play& play, Seat seat, const PlacePoint& choice);

// A round: rounds.cpp.
bool begin_round(const Play& play);
void ask_orders(const Play& play);
void roll_dice(const Play& play);
Phase begin_turn(const Play& play);
Phase end_turn(const Play& play);
void end_round(const Play& play);
Verdict answer(const Play& play, Seat seat, const formula_d::ShiftTo& choice);
Verdict answer(const Play& play, Seat seat, const GiveUp& choice);
Phase phase_after(const Play& play, const formula_d::ShiftTo&);

// The Le Mans start: le_mans.cpp.
void run_to_cars(const Play& play);
bool leaves_row(const Play& play);  // false: the car waits
void list_exits(const formula_d::Setting& setting, const State& state, Seat seat, formula_d::Choices& list);
Verdict answer(const Play& play, Seat seat, const formula_d::Drive& choice);
bool is_le_mans_start(const State& state);

// Driving on without a question, out of the garage: driving.cpp.
Phase drive_on(const Play& play);

// Cars that touch: collisions.cpp, ramming.cpp.
void test_pairs(const Play& play);
void test_neighbours(const Play& play);
void spin(const Play& play, Seat seat, RuleId rule);

// Wrecks: wrecks.cpp. Engines: motor.cpp. Goats: goats.cpp. Garages: garages.cpp.
void leave_wreck(const Play& play, Seat seat);
void rest(const Play& play, Seat seat, bool timed);
void roll_on(const Play& play);
void count_wrecks(const Play& play);
void test_motor(const Play& play);
void release_goats(const Play& play);
void move_goats(const Play& play);
void hit_goats(const Play& play);
void panic(const Play& play);
bool attempt_quick_stop(const Play& play);
void list_stops(const Setting& setting, const State& state, Seat seat, formula_d::Choices& list);
Verdict answer(const Play& play, Seat seat, const formula_d::StopAtBox& choice);
Phase phase_after(const Play& play, const formula_d::StopAtBox& choice);

// The flag: finish.cpp.
void settle_finishers(const Play& play);

// What a hill does to a car's points: hills.cpp.
int after_hill(const Setting& setting, const Car& car, Gear gear, int points);

}  // namespace paddock::grande_epreuve
