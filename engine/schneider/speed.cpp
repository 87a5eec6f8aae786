#include <algorithm>

#include "engine/schneider/play.hpp"

// Total speed (ST-SPEED, ST-AIR, ST-DRAFT) and the pilots' skills (ST-PILOT).
namespace paddock::schneider {
namespace {

constexpr int dive_bonus = 4;
constexpr int clean_value = 5;

}  // namespace

// ST-PILOT-01, ST-MALUS-03
bool has_skill(const Schneider& game, const State& state, Seat seat, Pilot pilot) {
    const Plane& plane = state.plane(seat);
    if (plane.pilot != pilot) return false;
    return !is_expert(game, seat) || handicaps(game, plane, Fault::no_skill) == 0;
}

// ST-PILOT-05, -08
bool may_dive(const Schneider& game, const State& state, Seat seat) {
    return !state.plane(seat).dive_used && has_skill(game, state, seat, Pilot::doolittle);
}

Modifiers modifiers(const Schneider& game, const State& state, Seat seat, int value) {
    const Plane& plane = state.plane(seat);
    Modifiers found;
    if (plane.drafting) {  // ST-DRAFT-03, ST-PILOT-06
        const bool better =
            plane.permanents.has(Effect::better_drafting) || has_skill(game, state, seat, Pilot::de_bernardi);
        found.drafting = better ? 2 : 1;
    }
    const bool clean = plane.permanents.has(Effect::clean_five) && value >= clean_value;  // ST-PERM-11
    if (plane.leading && !clean) found.air = -1;
    if (is_expert(game, seat)) found.handicap = -handicaps(game, plane, Fault::slower);
    return found;
}

int speed_of_skill(const Move& move) { return (move.dive ? dive_bonus : 0) - (move.trim ? 1 : 0); }

// ST-SPEED-01, -02. A speed set by an autopilot card stays what it is (ST-R-93).
int total_speed(const Schneider& game, const State& state, Seat seat, const Move& move) {
    if (move.fixed) return move.base;
    // Throttle back is never worth five or more, whatever its base.
    const int value = move.slot == no_slot ? 0 : move.value;
    const int sum = move.base + modifiers(game, state, seat, value).sum() + speed_of_skill(move);
    return std::max(sum, 1);
}

// Step (d)
void set_speed(const Play& play) {
    const Seat seat = play.mover();
    Move& move = play.state.move;
    move.speed = byte(total_speed(play.game, play.state, seat, move));
    if (play.events.heard()) {
        const Modifiers parts =
            move.fixed ? Modifiers{} : modifiers(play.game, play.state, seat, move.slot == no_slot ? 0 : move.value);
        play.tell(SpeedSet{move.fixed ? "ST-AUTO-28"_rule : "ST-SPEED-01"_rule, seat, move.speed,
                           static_cast<std::int8_t>(parts.drafting), static_cast<std::int8_t>(parts.air),
                           static_cast<std::int8_t>(parts.handicap), static_cast<std::int8_t>(speed_of_skill(move))});
    }
    const bool hop = move.path.hop;
    move.path = flight(play.state, seat, move.speed, hop);
    play.state.phase = Phase::fly;
}

// ST-PILOT-04, ST-MALUS-01
int line_margin(const Schneider& game, const State& state, Seat seat) {
    const bool sharp = is_expert(game, seat) && handicaps(game, state.plane(seat), Fault::sharp_lines) > 0;
    return (has_skill(game, state, seat, Pilot::greig) ? 1 : 0) - (sharp ? 1 : 0);
}

// ST-CURVE-02
bool too_fast(const Schneider& game, const State& state, Seat seat, int speed, int line) {
    return speed > line + line_margin(game, state, seat);
}

}  // namespace paddock::schneider
