#include <algorithm>

#include "engine/schneider/play.hpp"

// Movement, routes, overtaking (ST-MOVE, ST-ROUTE, ST-OVER). The whole path is fixed before anything is drawn.
namespace paddock::schneider {
namespace {

// One square on. While squares are left each counts, occupied or not (ST-MOVE-02), but for occupied ones under HOP
// (ST-MC-11, ST-R-38). A line is noted when it is crossed (ST-CURVE-04), in squares pushed on too (ST-OVER-05,
// ST-R-09).
void step(const Schneider& game, const State& state, Flight& path, Way way) {
    const Square& from = game.course(state).at(path.at);
    path.before = path.at;
    path.at = from.next_by(way);
    const std::uint8_t line = from.line_by(way);
    if (line != 0 && !from.runout) ++path.lap_lines;
    // ST-CURVE-05, ST-R-16
    const bool tested = line != 0 && (!from.runout || game.options().runout_lines);
    if (tested && !path.lines.full()) path.lines.push_back(line);
    if (path.left > 0 && !(path.hop && plane_on(state, path.at) != Seat::nobody)) --path.left;
}

// All squares up to the next line or fork, which nothing can happen on.
void glide(const Course& course, Flight& path) {
    const int squares = std::min(course.at(path.at).plain, path.left);
    if (squares == 0) return;
    path.at = square(number(path.at) + squares);
    path.before = square(number(path.at) - 1);
    path.left = byte(path.left - squares);
}

}  // namespace

Flight flight(const State& state, Seat seat, int speed, bool hop) {
    Flight path;
    path.at = state.plane(seat).square;
    path.before = path.at;
    path.left = byte(speed);
    path.hop = hop;
    return path;
}

// ST-TURN-04: to the last square, nobody may stop short. Planes are flown over freely (ST-OVER-06); who would stop on
// one goes on to the first free square (ST-OVER-01), over a fork (ST-OVER-07) or the finish (ST-OVER-08) if need be, at
// the same speed (ST-OVER-04), and that counts once (ST-OVER-03, ST-R-10).
bool fly_on(const Schneider& game, const State& state, Flight& path) {
    const Course& course = game.course(state);
    while (true) {
        if (!path.hop) glide(course, path);
        const Square& here = course.at(path.at);
        if (here.next[0] == SquareId::none) return true;  // the run-out is longer than any move
        if (path.left == 0) {
            if (plane_on(state, path.at) == Seat::nobody) return true;
            path.pushed = true;
        }
        if (here.is_fork()) return false;
        step(game, state, path, Way::short_way);
    }
}

void leave_fork(const Schneider& game, const State& state, Flight& path, Way way) {
    path.long_ways = byte(path.long_ways | (way == Way::long_way ? 1 << path.forks : 0));
    ++path.forks;
    step(game, state, path, way);
}

// Step (e) and (f)
void fly(const Play& play) {
    State& state = play.state;
    const Seat seat = state.mover();
    Move& move = state.move;
    while (!fly_on(play.game, state, move.path)) {
        if (!play.game.is_autopilot(seat)) return play.ask(Ask::way, seat);
        take_way(play, seat, sheet_way(state.plane(seat).nation, move.value));
    }
    Plane& plane = state.plane(seat);
    play.tell(Flew{"ST-MOVE-01"_rule, seat, plane.square, move.path.at, state.course, move.path.long_ways});
    if (move.path.pushed) play.tell(PushedOn{"ST-OVER-01"_rule, seat, move.path.at, state.course});
    plane.square = move.path.at;
    plane.lines = byte(plane.lines + move.path.lap_lines);
    state.phase = Phase::hazards;
}

// ST-ROUTE-01
void take_way(const Play& play, Seat seat, Way way) {
    play.tell(WayTaken{"ST-ROUTE-01"_rule, seat, play.state.move.path.at, way, play.state.course});
    leave_fork(play.game, play.state, play.state.move.path, way);
}

int draws_of(const Schneider& game, const State& state, Seat seat, const Flight& path, int speed) {
    int draws = 0;
    for (const std::uint8_t line : path.lines) draws += too_fast(game, state, seat, speed, line) ? 1 : 0;
    const bool safe = state.plane(seat).permanents.has(Effect::safe_passing);
    return draws + (path.pushed && !safe ? 1 : 0);
}

}  // namespace paddock::schneider
