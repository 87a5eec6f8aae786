#include <algorithm>

#include "engine/schneider/play.hpp"

// Rounds, order and turns (ST-ROUND, ST-TURN), leader and drafting markers (ST-AIR, ST-DRAFT).
namespace paddock::schneider {

// ST-OVER-09: as the planes stand at this moment. A square holds one at most (ST-MOVE-03).
Seat plane_on(const State& state, SquareId square) {
    for (std::size_t i = 0; i < state.planes.size(); ++i) {
        if (state.planes[i].square == square) return seat(static_cast<int>(i));
    }
    return Seat::nobody;
}

int planes_flying(const State& state) {
    int flying = 0;
    for (const Plane& plane : state.planes) flying += plane.flying() ? 1 : 0;
    return flying;
}

// ST-SETUP-06, ST-LAP-07: the grid in the order drawn, or in the order of arrival of the lap before, whatever was flown
// beyond the line (ST-LAP-10). What is not touched here goes on as it is (ST-LAP-08): hands, decks and piles
// (ST-CARD-07), tokens on gauges, beside them and on expert cockpits (ST-DANGER-05, ST-EXP-16).
void begin_lap(const Play& play) {
    State& state = play.state;
    if (state.lap > 0) {
        const std::size_t last = state.lap - 1U;
        state.order.resize(state.planes.size());
        for (std::size_t i = 0; i < state.planes.size(); ++i)
            state.order[state.planes[i].lap_rank[last] - 1U] = seat(static_cast<int>(i));
    }
    ++state.lap;
    state.round = 0;
    state.crashes = 0;
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        Plane& plane = state.plane(state.order[i]);
        plane.square = play.course().grid(static_cast<int>(i) + 1);
        plane.crashed = 0;
        plane.lines = 0;
        plane.turns = 0;
        plane.bet_slot = no_slot;  // ST-SETUP-10
        plane.bet_on = Seat::nobody;
        if (play.options().doolittle == DoolittleScope::lap) plane.dive_used = false;  // ST-R-28
    }
    play.tell(LapBegan{"ST-ROUND-01"_rule, state.lap});
    state.phase = Phase::begin_round;
}

// ST-DRAFT-01, ST-DRAFT-04: one of the squares that follow directly holds a plane, across a fork too (ST-R-05); the
// other branch follows no square of this one (ST-ROUTE-03). ST-PERM-04: NODRAFT gives none.
bool drafts(const Schneider& game, const State& state, const Plane& plane) {
    const Square& here = game.course(state).at(plane.square);
    for (const SquareId next : here.next) {
        const Seat ahead = next == SquareId::none ? Seat::nobody : plane_on(state, next);
        if (ahead != Seat::nobody && !state.plane(ahead).permanents.has(Effect::no_drafting)) return true;
    }
    return false;
}

// ST-DRAFT-06: the grid counts like any squares unless the table wants it otherwise (ST-R-06).
bool has_markers(const Schneider& game, const State& state) { return state.round > 1 || game.options().grid_drafting; }

namespace {

// ST-ROUND-06, ST-R-02: both hold for the whole round, even when another takes the lead (ST-AIR-02) or the plane ahead
// is gone (ST-DRAFT-05).
void set_markers(const Play& play) {
    State& state = play.state;
    const bool none = !has_markers(play.game, state);
    SeatSet drafting;
    for (const Seat seat : state.order) {
        Plane& plane = state.plane(seat);
        plane.leading = !none && seat == state.order[0];
        plane.drafting = !none && drafts(play.game, state, plane);
        if (plane.drafting) drafting.add(seat);
    }
    play.tell(MarkersSet{"ST-ROUND-06"_rule, none ? Seat::nobody : state.order[0], drafting});
}

}  // namespace

// ST-ROUND-04, ST-ROUND-05, ST-R-04: a stable sort, so that planes level inside a fork keep the order of the round just
// played.
void order_of_flight(const Schneider& game, const State& state, SmallVector<Seat, max_planes>& order) {
    const Course& course = game.course(state);
    order.clear();
    for (const Seat seat : state.order) {
        if (!state.plane(seat).flying()) continue;
        order.push_back(seat);
        const int key = course.at(state.plane(seat).square).order;
        for (std::size_t i = order.size() - 1; i > 0; --i) {
            if (course.at(state.plane(order[i - 1]).square).order >= key) break;
            std::swap(order[i - 1], order[i]);
        }
    }
}

// ST-ROUND-02, ST-ROUND-03, ST-R-03: the order is made anew for each round and stands to its end.
void begin_round(const Play& play) {
    State& state = play.state;
    SmallVector<Seat, max_planes> order;
    order_of_flight(play.game, state, order);
    state.order = order;
    ++state.round;
    state.turn = 0;
    play.tell(RoundBegan{"ST-ROUND-02"_rule, state.round});
    set_markers(play);
    state.phase = Phase::begin_turn;
}

// ST-TURN-01
void begin_turn(const Play& play) {
    State& state = play.state;
    const Seat seat = state.mover();
    state.move = {};
    ++state.plane(seat).turns;
    play.tell(TurnBegan{"ST-ROUND-01"_rule, seat});
    if (play.game.is_autopilot(seat)) return fly_autopilot(play);
    state.phase = Phase::declare;
    if (may_bet(state, seat)) play.ask(Ask::bet, seat);  // ST-BET-13: who has no turn left has no bet left
}

// ST-LAP-01, ST-LAP-09, ST-R-14: one plane left ends the lap, once the turn in which another crashed is complete.
void end_turn(const Play& play) {
    State& state = play.state;
    if (planes_flying(state) == 1) {
        state.phase = Phase::end_lap;
        return;
    }
    do {  // ST-ROUND-07: who has crashed takes no turn
        ++state.turn;
    } while (state.turn < state.order.size() && !state.plane(state.order[state.turn]).flying());
    if (state.turn < state.order.size()) {
        state.phase = Phase::begin_turn;
        return;
    }
    // ST-LAP-02: by where the planes stand now, so one that crashed beyond the line has not crossed (ST-CRASH-08,
    // ST-R-15), and one that dropped back behind it no longer has (ST-PERM-14).
    bool crossed = false;
    for (const Plane& plane : state.planes)
        crossed = crossed || (plane.flying() && play.course().crossed(plane.square));
    state.phase = crossed ? Phase::end_lap : Phase::begin_round;
}

}  // namespace paddock::schneider
