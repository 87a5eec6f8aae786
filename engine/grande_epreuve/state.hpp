#pragma once

#include "engine/formula_d/state.hpp"
#include "engine/grande_epreuve/cars.hpp"

// Everything that lies on the table: the race under way, and the season around it.
namespace paddock::grande_epreuve {

using formula_d::Ask;
using formula_d::Gauge;
using formula_d::Gauges;
using formula_d::Gear;
using formula_d::Phase;
using formula_d::SpaceId;
using formula_d::SpaceSet;

inline constexpr int max_drivers = 15;
inline constexpr int max_races = 15;
inline constexpr int max_herds = 8;
inline constexpr std::uint8_t no_venue = 0xff;

// Her own phases and questions, numbered after Formula D's.
namespace phases {
inline constexpr int first = static_cast<int>(Phase::over) + 1;
inline constexpr Phase ballot{first};         // the drivers vote for circuits
inline constexpr Phase next_race{first + 1};  // a circuit is called, cars are made ready
inline constexpr Phase prizes{first + 2};     // points won are placed
inline constexpr Phase runners{first + 3};    // GE-RUL-05 (2)
inline constexpr Phase dice{first + 4};       // (3)
inline constexpr Phase pairs{first + 5};      // (5)
inline constexpr Phase herds{first + 6};      // (6)
inline constexpr Phase wrecks{first + 7};     // (8), (9)
inline constexpr Phase race_end{first + 8};   // results
}  // namespace phases
namespace asks {
inline constexpr int first = static_cast<int>(Ask::weather) + 1;
inline constexpr Ask country{first};     // D1
inline constexpr Ask car{first + 1};     // D1
inline constexpr Ask ballot{first + 2};  // D2
inline constexpr Ask prize{first + 3};   // D4
}  // namespace asks

enum class Wreck : std::uint8_t { none, rolling, resting };

// What a car has in a race beyond formula_d::Car.
struct Racer {
    Gear ordered = Gear::first;  // sealed until the last driver has answered
    std::uint8_t start = 0;      // the d10 of the start roll; 0: none in this round
    std::uint8_t roll = 0;       // the d20; 0: none in this round
    std::uint8_t table = 0;      // what the table says
    std::uint8_t points = 0;     // to be driven: after the hill
    std::uint8_t beyond = 0;     // spaces past the line, of a car that has finished
    std::uint8_t ran = 0;        // of the way to its car, in a Le Mans start
    std::uint8_t rounds = 0;     // a wreck at rest stays for; 0: to the end of the race
    Wreck wreck = Wreck::none;
    bool rested_now = false;  // it came to rest in this round, which does not count
    bool parked = false;      // stands in the row of a Le Mans start
    bool on_foot = false;
    bool moved = false;      // at least a space in this round
    bool has_gone = false;   // its move of the round is over
    bool lost_move = false;  // spun by another before its own move
    bool gives_up = false;   // at the end of the round; sealed like the gear
    bool leaves = false;     // and the season with it

    bool operator==(const Racer&) const = default;
};

// How a race ended for a driver. No place: did not finish.
struct Result {
    std::uint8_t place = 0;
    std::uint8_t points = 0;
    bool operator==(const Result&) const = default;
};

struct Entry {
    Country country = Country::none;
    std::uint8_t sheet = no_sheet;
    std::uint8_t won = 0;      // points still to be placed
    std::uint8_t lot = 0;      // the d20 that settles the last tie
    std::uint16_t ballot = 0;  // bits: venues named, sealed
    bool voted = false;
    bool gone = false;  // has left the season
    Gauges added;       // GE-CAMP-08: for the rest of the season
    std::array<Result, max_races> results{};

    bool operator==(const Entry&) const = default;
};

struct Season {
    std::array<Entry, max_drivers> entries{};
    std::array<std::uint8_t, max_races> calendar{};  // venues, race by race
    SmallVector<Seat, max_drivers> choosing;         // who picks a country and a car when
    std::uint8_t race = 0;                           // the one under way
    bool operator==(const Season&) const = default;
};

struct State : formula_d::State {
    std::array<Racer, max_drivers> racers{};
    SmallVector<SpaceId, max_herds> herds;
    SpaceSet wrecks;  // spaces they block
    Season season;
    std::uint8_t herds_hit = 0;  // bits: they panic when the move under way is over
    bool goats_released = false;
    bool incident = false;  // in this round, of the kind that ends a period of several rounds (GE-RUL-31)

    bool operator==(const State&) const = default;

    Racer& racer(Seat seat) { return racers[static_cast<std::size_t>(number(seat))]; }
    const Racer& racer(Seat seat) const { return racers[static_cast<std::size_t>(number(seat))]; }
    Entry& entry(Seat seat) { return season.entries[static_cast<std::size_t>(number(seat))]; }
    const Entry& entry(Seat seat) const { return season.entries[static_cast<std::size_t>(number(seat))]; }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 3072);

}  // namespace paddock::grande_epreuve
