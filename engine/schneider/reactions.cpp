#include "engine/schneider/play.hpp"

// DROPBACK: the one reaction in a race (ST-PERM-05, ST-R-42).
namespace paddock::schneider {
namespace {

// Whether the mover has ended immediately behind this plane, and the square behind him is free.
bool may_drop_back(const Play& play, const Plane& plane) {
    if (!plane.flying() || !plane.permanents.has(Effect::drop_back)) return false;
    const Flight& path = play.state.move.path;
    const Square& here = play.course().at(path.at);
    if (here.next[0] != plane.square && here.next[1] != plane.square) return false;
    return plane_on(play.state, path.before) == Seat::nobody;
}

}  // namespace

// Step (h): the move is over.
void land(const Play& play) {
    if (play.game.is_autopilot(play.mover())) autopilot_lands(play);
    play.state.phase = Phase::reactions;
}

// ST-PERM-13: to the end of a move, not to another's dropping back; so each owner once, however planes stand by then.
void offer_drop_back(const Play& play) {
    State& state = play.state;
    for (const Seat seat : state.order) {
        if (seat == state.mover() || play.game.is_autopilot(seat) || state.move.reacted.contains(seat)) continue;
        if (!may_drop_back(play, state.plane(seat))) continue;
        state.move.reacted.add(seat);
        return play.ask(Ask::drop_back, seat);
    }
    state.phase = Phase::put_away;
}

// ST-PERM-06: no move, so nothing is drawn, and order and markers stay; lines and the finish may lie ahead again
// (ST-PERM-14).
void drop_back(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    const SquareId to = play.state.move.path.before;
    play.tell(DroppedBack{"ST-PERM-05"_rule, seat, plane.square, to, play.state.course});
    plane.square = to;
}

}  // namespace paddock::schneider
