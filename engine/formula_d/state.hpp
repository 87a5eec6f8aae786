#pragma once

#include <type_traits>

#include "engine/formula_d/vocabulary.hpp"

// Everything that lies on the table, and nothing else.
namespace paddock::formula_d {

struct QualifyingLap {
    std::uint16_t seconds = 0;
    std::uint16_t failed_at = 0;  // order along the lap where the lap ended, for failed drivers
    std::uint8_t throws = 0;
    std::uint8_t penalty = 0;  // throws added for overshooting
    bool driven = false;
    bool failed = false;
    bool operator==(const QualifyingLap&) const = default;
};

struct Car {
    Gauges wear;  // what is left
    Gauges full;  // the values at the start of the race
    SpaceId space = SpaceId::none;
    Gear gear = Gear::first;  // at the start: FD-START-01
    Status status = Status::racing;
    Cause cause = Cause::none;
    Driver driver = Driver::none;
    Compound compound = Compound::hard;
    std::uint8_t tire_age = 1;   // the race lap this set is in
    std::uint8_t crossings = 0;  // of the finish line
    std::uint8_t stops = 0;      // made in the corner it stands in
    std::uint8_t place = 0;      // finishers: order of crossing; cars that are out: how many were out, itself included
    std::uint8_t reserve = 0;    // repair points left; a team's reserve lies with its first car
    bool start_due = true;       // has not made its start roll
    bool stalled = false;        // drives off on its next turn, without another start roll
    bool spun = false;
    bool in_box = false;
    bool box_served = false;  // has had its stop on this visit to the pits
    bool nitro_used = false;
    bool scrap_used = false;
    bool radio_used = false;
    std::array<std::uint8_t, max_laps> police_speed{};  // by lap: number on the die when crossing the police line
    std::array<std::uint8_t, max_laps> police_turn{};   // by lap: 1 for the first to cross, 2 for the second, …
    QualifyingLap qualifying;

    bool operator==(const Car&) const = default;
};

enum class Session : std::uint8_t { setup, qualifying, race, over };

// Where the turn stands: the next thing to be done (FD-TURN-08), when nothing is asked.
enum class Phase : std::uint8_t {
    draft,
    build,
    qualifying_weather,
    qualifying_tires,
    qualifying_lap,
    race_weather,
    race_tires,
    grid,
    begin_round,
    begin_turn,
    roll_die,
    bonus,
    drive,
    walk,
    after_part,
    slipstream,
    box,
    mechanics,
    stop,
    overshoot,
    collision,
    sniper,
    radio,
    strain,
    weather,
    round_weather,
    end_turn,
    over,
};

// What is asked, of the seats in State::asked.
enum class Ask : std::uint8_t {
    nothing,
    driver,      // D2
    build,       // D1
    tires,       // D3
    gear,        // D4, D14
    nitro,       // D5
    soft_bonus,  // D6
    skid,        // D7
    scrap,       // D18
    drive,       // D8, D9, D11, D21, D22
    slipstream,  // D10
    pit_stop,    // D12
    consent,     // D13
    checkpoint,  // D15
    police,      // D16
    radio,       // D17
    weather,     // D19
};

enum class Part : std::uint8_t { die, slide, tow, exit };  // of a move; exit: out of the box after a quick stop

// Entering a space: what is still to be settled there (FD-RUL-59).
enum class Arrival : std::uint8_t { settled, police, finish, danger };

// What the lane rules remember of a move on one straight (FD-LANE-01, FD-LANE-02, FD-RUL-60): changes made, lanes
// left, and in which of those something has been passed since. One byte, because the search for
// ways compares thousands of them.
struct LaneHistory {
    std::uint8_t bits = 0;  // 0–1 changes, 2–4 lanes left, 5–7 lanes one may return to

    constexpr unsigned changes() const { return bits & 3U; }
    constexpr unsigned left() const { return (bits >> 2U) & 7U; }
    constexpr unsigned returnable() const { return bits >> 5U; }
    constexpr unsigned forbidden() const { return left() & ~returnable(); }  // lanes a return to would be a zig-zag
    constexpr void count() { ++bits; }
    constexpr void only_return(unsigned lanes) { bits = static_cast<std::uint8_t>((bits & 31U) | lanes << 5U); }
    constexpr void may_return(unsigned lanes) { bits = static_cast<std::uint8_t>(bits | lanes << 5U); }
    constexpr void change(unsigned from, unsigned to, bool counts) {
        const unsigned kept = bits & ~(to << 2U | (from | to) << 5U);
        bits = static_cast<std::uint8_t>((kept | from << 2U) + (counts ? 1U : 0U));
    }
    constexpr bool operator==(const LaneHistory&) const = default;
};

// The move under way.
struct Move {
    Path path;                       // the steps decided on, of which `walked` are done
    SpaceId from = SpaceId::none;    // where the turn began
    SpaceId before = SpaceId::none;  // the space left last
    std::uint8_t walked = 0;
    std::uint8_t die = 0;         // number on the gear die; 0: none was rolled
    std::uint8_t remaining = 0;   // spaces to drive of the part under way
    std::uint8_t undriven = 0;    // spaces a block has left undriven
    std::uint8_t overshot = 0;    // corners left short of their stops
    std::uint8_t overshoot = 0;   // spaces entered beyond their end lines
    std::uint8_t tire_age = 1;    // when the gear die was rolled
    std::uint8_t reach = 0;       // after a halt: spaces that the best way still allowed
    std::uint8_t regained = 0;    // brake points regained on the way of the tow under way
    std::uint8_t tests = 0;       // collision or engine tests already made
    std::uint16_t concerned = 0;  // bit of each seat the collision tests concern
    Part part = Part::die;
    Arrival arrival = Arrival::settled;
    LaneHistory lanes;
    bool moved = false;
    bool missed_two = false;  // an overshot corner lacks two stops or more
    bool missed_all = false;  // … demands two or more and saw none
    bool touched_corner = false;
    bool die_ended_in_corner = false;
    bool slid = false;
    bool blocked = false;
    bool braked = false;       // brakes shortened the move: no slipstream
    bool engine_hurt = false;  // a marker is due where this move ends
    bool scrap = false;        // a marker is left on the space where the turn began
    bool passed_li = false;
    bool great_start = false;
    bool nitro = false;
    bool nitro_asked = false;
    bool soft_asked = false;
    bool skid_asked = false;
    bool scrap_asked = false;
    bool radio_asked = false;
    bool left_box = false;        // this turn began in the box
    bool refused_repair = false;  // the team mate did not agree
    bool strain = false;          // 20 in 5th or 30 in 6th

    bool operator==(const Move&) const = default;
};

struct State {
    SmallVector<Car, max_cars> cars;    // by seat
    SmallVector<Seat, max_cars> order;  // of this round
    SpaceSet markers;
    Move move;
    SeatSet asked;
    Gauges proposal;  // repairs the team mate is asked to agree to
    Ask ask = Ask::nothing;
    Phase phase = Phase::draft;
    Session session = Session::setup;
    WeatherLine weather = WeatherLine::unset;
    std::uint16_t round = 0;
    std::uint8_t turn = 0;  // index into order
    std::uint8_t finishers = 0;
    std::uint8_t eliminated = 0;
    std::uint8_t weather_roll = 0;   // the roll Marcellin may have repeated
    std::uint8_t weather_due = 0;    // rolls to be made at the end of the round
    std::uint8_t police_turns = 0;   // crossings of the police line so far
    std::uint8_t police_closed = 0;  // bits: laps whose contest is closed
    Compound proposal_compound = Compound::hard;
    bool police_check = false;  // somebody crossed, finished or went out since the last look

    bool operator==(const State&) const = default;

    Car& car(Seat seat) { return cars[static_cast<std::size_t>(number(seat))]; }
    const Car& car(Seat seat) const { return cars[static_cast<std::size_t>(number(seat))]; }
    Seat mover() const { return order.empty() ? Seat::nobody : order[turn]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace paddock::formula_d
