#include <algorithm>

#include "engine/schneider/play.hpp"

// Total speed (ST-SPEED, ST-AIR, ST-DRAFT) and the pilots' skills (ST-PILOT).
namespace paddock::schneider {
namespace {

constexpr int dive_bonus = 4;
constexpr int clean_value = 5;

}  // namespace

// ST-PILOT-01, ST-MALUS-03, ST-PILOT-08: PILOT takes the skill, not what permanents give.
bool has_skill(const Schneider& game, const State& state, Seat seat, Pilot pilot) {
    const Plane& plane = state.plane(seat);
    if (plane.pilot != pilot) return false;
    return !is_expert(game, seat) || handicaps(game, plane, Fault::no_skill) == 0;
}

// ST-PILOT-05, ST-PILOT-08: a +4 not used waits until the handicap is gone.
bool may_dive(const Schneider& game, const State& state, Seat seat) {
    return !state.plane(seat).dive_used && has_skill(game, state, seat, Pilot::doolittle);
}

Modifiers modifiers(const Schneider& game, const State& state, Seat seat, int value) {
    const Plane& plane = state.plane(seat);
    Modifiers found;
    // ST-DRAFT-02, ST-DRAFT-03: nobody may decline it. De Bernardi (ST-PILOT-02, ST-PILOT-06) and DRAFT2 (ST-PERM-07)
    // do not add up (ST-R-43); who has his skill back in this very turn has it now (ST-R-94).
    if (plane.drafting) {
        const bool better =
            plane.permanents.has(Effect::better_drafting) || has_skill(game, state, seat, Pilot::de_bernardi);
        found.drafting = better ? 2 : 1;
    }
    const bool clean = plane.permanents.has(Effect::clean_five) && value >= clean_value;  // ST-PERM-11
    if (plane.leading && !clean) found.air = -1;                                          // ST-AIR-01
    if (is_expert(game, seat)) found.handicap = -handicaps(game, plane, Fault::slower);   // ST-MALUS-02
    return found;
}

int speed_of_skill(const Move& move) { return (move.dive ? dive_bonus : 0) - (move.trim ? 1 : 0); }

// ST-SPEED-01, for throttle back as for cards (ST-THR-02); never below 1 (ST-SPEED-02, ST-R-07). A speed set by an
// autopilot card stays what it is (ST-R-93).
int total_speed(const Schneider& game, const State& state, Seat seat, const Move& move) {
    if (move.fixed) return move.base;
    // Throttle back is never worth five or more, whatever its base.
    const int value = move.slot == no_slot ? 0 : move.value;
    const int sum = move.base + modifiers(game, state, seat, value).sum() + speed_of_skill(move);
    return std::max(sum, 1);
}

// Step (d). The one number is flown and compared with lines (ST-SPEED-03); a handicap gained later in the move does not
// shorten it (ST-MALUS-06, ST-R-32).
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

// ST-CURVE-02, with the handicaps of this moment (ST-MALUS-06).
bool too_fast(const Schneider& game, const State& state, Seat seat, int speed, int line) {
    return speed > line + line_margin(game, state, seat);
}

}  // namespace paddock::schneider
