#pragma once

#include <type_traits>

#include "engine/schneider/vocabulary.hpp"

// Everything that lies on the table, and nothing else: one value for a race as for a whole campaign.
//
// How it is put together, for whoever goes on from here:
//
// - Seats are planes. The first ones are people, the last `options.autopilots` are flown by the rules (autopilot.cpp)
//   and never asked. A seat's `set` holds its ten movement cards, and the autopilot cards behind them; inside a race
//   cards are spoken of by their slot in that set, so that a pile is a list of small numbers and a deck a mask.
// - Nothing is shuffled beforehand. A deck is the set of cards not seen yet (`unseen`), of which one is drawn when it
//   is needed, on top of the cards put under it (`under`, known to their owner); likewise the development deck and all
//   bags. So the state holds no secret order: what a view must hide is hands, `under`, `looked`, `unseen` and the plane
//   a chip names; and what `imagine` must deal is just that (secrets.cpp).
// - A move is flown in two passes. flight.cpp fixes the path, asking at forks, and notes the lines crossed;
//   danger.cpp then goes through the hazards one by one (ST-TURN-05, ST-DANGER-04).
// - `phase` is the next thing to be done when nothing is asked; game.cpp hands it from chapter to chapter.
namespace paddock::schneider {

inline constexpr std::uint8_t no_slot = 0xff;

// What a view has in place of what it hides. No table holds these, so that hidden and empty never look alike; a hidden
// card has the slot `no_slot`, the plane of a hidden bet is nobody's.
inline constexpr std::uint16_t hidden_purse = 0xffff;
inline constexpr std::uint16_t hidden_deck = 0xffff;
static_assert(slots_in_a_set < 16);

// A component of the expert cockpit. Each has a level of its own (ST-R-35), because cards raise them one by one.
struct ComponentTile {
    std::uint8_t level = 1;
    std::array<Token, squares_in_a_component> tokens{};
    bool operator==(const ComponentTile&) const = default;
};

struct Cups {
    std::uint8_t gold = 0;
    std::uint8_t silver = 0;
    std::uint8_t bronze = 0;
    auto operator<=>(const Cups&) const = default;
};

struct Plane {
    Nation nation = Nation::none;
    Pilot pilot = Pilot::none;
    // Cards.
    std::array<CardId, slots_in_a_set> set{};
    SmallVector<std::uint8_t, 8> hand;                // slots; of an autopilot the face-up cards, in the order laid
    SmallVector<std::uint8_t, slots_in_a_set> under;  // put under the deck, the next to come first
    SmallVector<std::uint8_t, slots_in_a_set> pile;   // cards played, the visible one last
    SmallVector<std::uint8_t, 3> looked;              // DRAW2, DRAW3: waiting for the choice
    std::uint16_t unseen = 0;                         // bits: slots in the shuffled part of the deck
    std::uint8_t slots = set_size;                    // cards of the set, autopilot cards included
    Permanents permanents;                            // beside the cockpit, none of the ten cards (ST-PERM-01)
    // Cockpit and bag.
    std::uint8_t bag_damage = 0;
    std::uint8_t bag_alert = 0;
    std::uint8_t gauge = 0;  // DAMAGE on the basic cockpit
    std::uint8_t aside = 0;  // ALERTs beside it
    std::array<ComponentTile, component_count> tiles{};
    // This lap.
    SquareId square = SquareId::none;  // none: crashed, or not in a race
    bool drafting = false;             // markers of this round
    bool leading = false;
    std::uint8_t crashed = 0;  // 1: first to crash in this lap; 0: flying
    std::uint8_t cross = 0;    // expert: component and square of the token to be taken off after the crash, plus 1
    std::uint8_t lines = 0;    // crossed in this lap
    std::uint8_t turns = 0;    // taken in this lap
    std::uint8_t bet_slot = no_slot;
    Seat bet_on = Seat::nobody;
    bool dive_used = false;  // Doolittle's +4
    // This race, as the score sheet has it (ST-RACE-03): a column for each lap, and the bonus.
    std::array<std::uint8_t, laps_in_a_race> lap_rank{};  // 0: not flown yet
    std::array<std::uint8_t, laps_in_a_race> lap_points{};
    std::uint8_t bonus = 0;
    // The campaign.
    std::uint16_t purse = 0;
    std::uint16_t earlier_points = 0;  // VP of the races before this one
    Cups cups;
    std::uint8_t race_rank = 0;  // in the race flown last

    bool operator==(const Plane&) const = default;

    int points() const { return lap_points[0] + lap_points[1] + lap_points[2] + bonus; }
    int lap_wins() const { return (lap_rank[0] == 1) + (lap_rank[1] == 1) + (lap_rank[2] == 1); }
    bool flying() const { return square != SquareId::none; }
};

// The next thing to be done, when nothing is asked: set-up in the order of ST-SETUP-15, then the steps of a turn in the
// order of ST-TURN-01.
enum class Phase : std::uint8_t {
    seats,
    nations,
    autopilot_nations,
    next_stage,
    grid,
    pilots,
    first_hands,
    begin_lap,
    begin_round,
    begin_turn,
    declare,
    repair,
    speed,
    fly,
    hazards,
    late_repair,
    landed,
    reactions,
    put_away,
    refill,
    end_turn,
    end_lap,
    crash_repairs,
    end_race,
    next_course,
    development,
    draw_token,
    purchase,
    exchange,
    spying,
    over,
};

// What is asked, of the seats in State::asked.
enum class Ask : std::uint8_t {
    nothing,
    nation,            // D-23
    autopilot_nation,  // D-24, of the host
    pilot,             // D-02
    autopilot_pilot,   // D-24
    bet,               // D-03
    card,              // D-04, D-05, D-07, D-08
    repair,            // D-11
    way,               // D-09
    component,         // D-10
    drop_back,         // D-13
    put_away,          // D-06
    keep,              // D-12
    crash_repair,      // D-14
    course,            // D-15
    marker,            // D-16
    speed_up,          // D-17
    recycle,           // D-18
    spying,            // D-19, D-20
    level,             // D-21
    victim,            // D-22
};

inline constexpr int most_lines = 24;  // crossed in one move

// A path while it is being fixed, square by square.
struct Flight {
    SmallVector<std::uint8_t, most_lines> lines;  // numbers of the lines crossed, in path order
    SquareId at = SquareId::none;
    SquareId before = SquareId::none;  // the square before that one
    std::uint8_t left = 0;             // squares still to be flown
    std::uint8_t lap_lines = 0;        // lines crossed this side of the finish
    std::uint8_t forks = 0;            // left so far
    std::uint8_t long_ways = 0;        // bits: which of them by the long way, the first one lowest
    bool hop = false;                  // occupied squares are not counted
    bool pushed = false;               // dangerous overtaking
    bool operator==(const Flight&) const = default;
};

// The move under way.
struct Move {
    Flight path;
    std::uint8_t slot = no_slot;  // the card played; none: throttle back
    std::uint8_t value = 0;       // the card's value for all purposes of the turn
    std::uint8_t base = 0;        // what the speed is reckoned from
    std::uint8_t speed = 0;       // total
    std::uint8_t repairs = 0;     // tokens REP still takes off
    std::uint8_t ignored = 0;     // draws IGN still covers
    std::uint8_t hazard = 0;      // the next to be looked at: lines in path order, then the overtaking
    Token token = Token::none;    // drawn, and waiting for a component
    bool dive = false;            // Doolittle's +4
    bool trim = false;
    bool fixed = false;   // an autopilot card has set the total speed
    bool sure = false;    // no draw of this move is made
    bool looked = false;  // DRAW3 has been served
    SeatSet reacted;      // owners of DROPBACK who have answered
    bool operator==(const Move&) const = default;
};

// The development year.
struct Development {
    CardSet deck;
    CardSet discards;
    CardSet laid;  // permanent cards beside a cockpit
    std::array<CardId, track_places> track{CardId::none, CardId::none, CardId::none,
                                           CardId::none, CardId::none, CardId::none};
    std::array<std::array<std::uint8_t, max_planes>, track_places> markers{};  // on those cards, by seat
    SmallVector<CardId, spying_places> spying;                                 // oldest first
    std::array<std::uint8_t, max_planes> spies{};                              // there, for any card (ST-SPY-01)
    std::array<Seat, public_shows> shows{Seat::nobody, Seat::nobody, Seat::nobody};
    SeatSet reserved;                            // seats whose own air-show space is taken
    std::array<std::uint8_t, max_planes> bag{};  // markers in the common bag
    std::uint8_t bag_time = 0;                   // TIME markers in it
    std::uint8_t calendar = 0;                   // TIME markers drawn
    // A purchase under way.
    Seat buyer = Seat::nobody;
    CardId taken = CardId::none;
    std::uint8_t place = 0;  // on the track that it leaves
    bool from_spying = false;
    bool arrived = false;          // a card has come to the spying track: claims are due
    Seat newcomer = Seat::nobody;  // whose card that was
    SeatSet claimed;               // seats asked since then
    bool operator==(const Development&) const = default;
};

struct State {
    SmallVector<Plane, max_planes> planes;     // by seat
    SmallVector<Seat, max_planes> seat_order;  // people as drawn, then autopilots as the host named them
    SmallVector<Seat, max_planes> order;       // of this round
    SmallVector<Seat, max_planes> ranking;     // of the race flown last, first place first
    Move move;
    Development year;
    SeatSet asked;
    Ask ask = Ask::nothing;
    Phase phase = Phase::seats;
    std::uint8_t stage = 0;  // of the campaign: races and development phases begun so far
    std::uint8_t races = 0;  // begun so far
    std::uint8_t course = 0;
    std::uint8_t lap = 0;      // 1 to 3
    std::uint8_t round = 0;    // of this lap
    std::uint8_t turn = 0;     // index into order
    std::uint8_t crashes = 0;  // in this lap
    bool developing = false;   // a development phase is under way

    bool operator==(const State&) const = default;

    Plane& plane(Seat seat) { return planes[static_cast<std::size_t>(number(seat))]; }
    const Plane& plane(Seat seat) const { return planes[static_cast<std::size_t>(number(seat))]; }
    Seat mover() const { return turn < order.size() ? order[turn] : Seat::nobody; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace paddock::schneider
