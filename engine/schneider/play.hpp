#pragma once

#include "engine/schneider/game.hpp"

// A turn being played: the game, the table, the rolls and the ears, handed from chapter to chapter.
namespace paddock::schneider {

struct Play {
    const Schneider& game;
    State& state;
    Rolls& rolls;
    const Events<Event>& events;

    const Content& content() const { return game.content(); }
    const Options& options() const { return game.options(); }
    const Course& course() const { return game.course(state); }
    Seat mover() const { return state.mover(); }
    Plane& plane() const { return state.plane(state.mover()); }

    template <class E>
    void tell(const E& event) const {
        if (events.heard()) events.tell(Event{event});
    }
    void ask(Ask what, SeatSet whom) const {
        state.ask = what;
        state.asked = whom;
    }
};

using Verdict = Result<void, Refusal>;

// Counts of this game are small.
constexpr std::uint8_t byte(int count) { return static_cast<std::uint8_t>(count); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(number(seat)); }

// One of the outcomes with a weight, numbered from 1. A script may name an impossible one: then the first possible.
int draw_from(const Play& play, Purpose purpose, Seat seat, std::span<const std::uint8_t> weights);

// Set-up: setup.cpp.
void draw_seats(const Play& play);
void ask_nations(const Play& play);
void ask_autopilot_nations(const Play& play);
void give_nation(const Play& play, Seat seat, Nation nation);
SmallVector<Nation, nation_count> nations_left(const State& state);
Seat autopilot_without_nation(const Schneider& game, const State& state);
void draw_grid(const Play& play);
void ask_pilots(const Play& play);
SmallVector<Pilot, nation_count> pilots_left(const State& state);
Seat autopilot_without_pilot(const Schneider& game, const State& state);
void give_pilot(const Play& play, Seat seat, Pilot pilot);
void give_any_pilot(const Play& play, Seat seat);
void deal_first_hands(const Play& play);

// Rounds, order and turns: rounds.cpp.
void begin_lap(const Play& play);
void begin_round(const Play& play);
void begin_turn(const Play& play);
void end_turn(const Play& play);
Seat plane_on(const State& state, SquareId square);  // nobody: it is free
int planes_flying(const State& state);
void order_of_flight(const Schneider& game, const State& state, SmallVector<Seat, max_planes>& order);
bool drafts(const Schneider& game, const State& state, const Plane& plane);  // as the planes stand now
bool has_markers(const Schneider& game, const State& state);                 // this round

// Cards and throttle back: cards.cpp.
int hand_limit(const Schneider& game, const State& state, Seat seat);
CardId drawn_card(const Plane& plane, std::uint8_t slot);
std::uint8_t slot_of(const Plane& plane, CardId card);  // no_slot: not in the set
bool in_hand(const Plane& plane, std::uint8_t slot);
void draw_to_limit(const Play& play, Seat seat, int limit);
void put_away(const Play& play);
void put_under(const Play& play, Seat seat, std::uint8_t slot);
void keep_card(const Play& play, Seat seat, std::uint8_t kept, std::uint8_t first);
void refill(const Play& play);
void choose_card(const Play& play, std::uint8_t slot, int value);
void choose_throttle(const Play& play);
void declare(const Play& play);
int throttle_base(const Schneider& game, const Plane& plane);
void repair_before(const Play& play);
void repair_after(const Play& play);

// Speed: speed.cpp.
bool has_skill(const Schneider& game, const State& state, Seat seat, Pilot pilot);
bool may_dive(const Schneider& game, const State& state, Seat seat);
struct Modifiers {
    int drafting = 0;
    int air = 0;
    int handicap = 0;
    int sum() const { return drafting + air + handicap; }
};
Modifiers modifiers(const Schneider& game, const State& state, Seat seat, int value);
int speed_of_skill(const Move& move);  // dive and trim
int total_speed(const Schneider& game, const State& state, Seat seat, const Move& move);
void set_speed(const Play& play);
// How much faster than its number this plane crosses a line without a draw.
int line_margin(const Schneider& game, const State& state, Seat seat);
bool too_fast(const Schneider& game, const State& state, Seat seat, int speed, int line);

// Flying: flight.cpp.
Flight flight(const State& state, Seat seat, int speed, bool hop);
// Flies on to the end, or to a fork square that has to be left. True when the path is complete.
bool fly_on(const Schneider& game, const State& state, Flight& path);
void leave_fork(const Schneider& game, const State& state, Flight& path, Way way);
void fly(const Play& play);
void take_way(const Play& play, Seat seat, Way way);
// Draws the path would cause with this speed, before IGN.
int draws_of(const Schneider& game, const State& state, Seat seat, const Flight& path, int speed);

// Danger: danger.cpp. Expert cockpit: cockpit.cpp.
void meet_hazards(const Play& play);
void crash(const Play& play, RuleId rule);
void repair_gauge(const Play& play, Seat seat);
void hit_cockpit(const Play& play);
void repair_cross(const Play& play, Seat seat);
// Autopilots always use the basic cockpit (ST-SETUP-13).
inline bool is_expert(const Schneider& game, Seat seat) {
    return game.options().cockpit == Cockpit::expert && !game.is_autopilot(seat);
}
int handicaps(const Schneider& game, const Plane& plane, Fault fault);
int first_empty(const Schneider& game, const Plane& plane, Component component);  // -1: full
int tokens_on(const Plane& plane, Token token);                                   // of the expert cockpit
void place_token(const Play& play, Component component);
void return_token(const Play& play, Seat seat, Component component, int square, RuleId rule);
Token draw_token(const Play& play, Seat seat);
void put_in_bag(const Play& play, Seat seat, Token token, RuleId rule);
Fault fault_at(const Schneider& game, const Plane& plane, Component component, int square);

// Reactions: reactions.cpp.
void land(const Play& play);
void offer_drop_back(const Play& play);
void drop_back(const Play& play, Seat seat);

// Bets: bets.cpp.
bool may_bet(const State& state, Seat seat);
Verdict check_bet(const Schneider& game, const State& state, Seat seat, const PlaceBet& bet);
Verdict check_slot(const Schneider& game, const State& state, Seat seat, int slot);  // whatever the plane
void place_bet(const Play& play, Seat seat, int slot, Seat on);
void pay_bets(const Play& play);
void pay(const Play& play, Seat seat, int coins, RuleId rule);
void earn(const Play& play, Seat seat, int coins, RuleId rule);
Seat seat_of(const State& state, Nation nation);

// End of a lap and of the race: laps.cpp.
int lap_pays(const Schneider& game, int rank);  // VP, rank from 1
void end_lap(const Play& play);
void repair_crashes(const Play& play);
void end_race(const Play& play);

// Campaign: campaign.cpp.
enum class Stage : std::uint8_t { race, development, end };
Stage stage_at(Campaign campaign, int stage);
void next_stage(const Play& play);
void name_next_course(const Play& play);
// Lowest on the score track first (ST-DEV-20).
SmallVector<Seat, max_planes> score_track(const State& state);

// Autopilots: autopilot.cpp.
void fly_autopilot(const Play& play);
Way sheet_way(Nation nation, int value);
void autopilot_lands(const Play& play);

}  // namespace paddock::schneider
