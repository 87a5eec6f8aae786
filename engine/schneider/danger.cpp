#include "engine/schneider/play.hpp"

// Curves, danger, crash (ST-CURVE, ST-DANGER, ST-CRASH); the basic cockpit.
namespace paddock::schneider {
namespace {

constexpr int damage_returned = 2;

// The token of a hazard, on a cockpit; hazards are the same for both (ST-EXP-03). Expert: the player sees it, then
// chooses the component, and no fourth DAMAGE counts (ST-EXP-15). Basic: an ALERT lies aside (ST-DANGER-02), a DAMAGE
// goes on the gauge (ST-DANGER-03).
void take_token(const Play& play) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    const Token token = draw_token(play, seat);
    if (token == Token::none) return;  // ST-DANGER-06, ST-R-79
    if (is_expert(play.game, seat)) {
        play.state.move.token = token;
        return hit_cockpit(play);
    }
    if (token == Token::alert) {
        ++plane.aside;
        return;
    }
    ++plane.gauge;
    if (plane.gauge >= crash_damage) crash(play, "ST-CRASH-01"_rule);
}

// Whether the next hazard wants a draw (ST-DANGER-04, ST-R-11): each line by itself (ST-CURVE-03, ST-R-08), then a
// dangerous overtaking (ST-OVER-02). It is looked at with the state of this moment.
bool next_hazard_draws(const Play& play) {
    const Move& move = play.state.move;
    const Seat seat = play.mover();
    if (play.state.move.hazard < move.path.lines.size()) {
        const int line = move.path.lines[move.hazard];
        if (!too_fast(play.game, play.state, seat, move.speed, line)) return false;
        play.tell(Oversped{"ST-CURVE-02"_rule, seat, move.speed, byte(line)});
        return true;
    }
    if (!move.path.pushed) return false;
    if (!play.plane().permanents.has(Effect::safe_passing)) return true;
    play.tell(DrawIgnored{"ST-PERM-08"_rule, seat});
    return false;
}

}  // namespace

// ST-C-03. None from an empty bag.
Token draw_token(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    const std::array<std::uint8_t, 2> bag{plane.bag_damage, plane.bag_alert};
    if (bag[0] + bag[1] == 0) return Token::none;
    const Token token = static_cast<Token>(draw_from(play, {"danger"}, seat, bag));
    --(token == Token::damage ? plane.bag_damage : plane.bag_alert);
    play.tell(TokenDrawn{"ST-DANGER-01"_rule, seat, token});
    return token;
}

void put_in_bag(const Play& play, Seat seat, Token token, RuleId rule) {
    Plane& plane = play.state.plane(seat);
    ++(token == Token::damage ? plane.bag_damage : plane.bag_alert);
    play.tell(TokenReturned{rule, seat, token});
}

// Step (g). IGN and an autopilot's card leave draws of hazards out, and never those of a chain, which belong to a draw
// already made (ST-MC-04, ST-R-37).
void meet_hazards(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    while (move.hazard <= move.path.lines.size()) {
        const bool draws = next_hazard_draws(play);
        ++move.hazard;
        if (!draws) continue;
        if (move.sure) {
            play.tell(DrawIgnored{"ST-AUTO-29"_rule, play.mover()});
        } else if (move.ignored > 0) {
            --move.ignored;
            play.tell(DrawIgnored{"ST-MC-03"_rule, play.mover()});
        } else {
            take_token(play);
            if (state.ask != Ask::nothing || state.phase != Phase::hazards) return;
        }
    }
    state.phase = Phase::late_repair;
}

// ST-CRASH-02, ST-CRASH-04: off the board at once; the rest of its draws and of its move is dropped. Its turn goes on
// to the end (ST-CRASH-10, ST-R-12): the card is spent or put away, the hand filled (ST-CRASH-03).
void crash(const Play& play, RuleId rule) {
    State& state = play.state;
    Plane& plane = play.plane();
    play.tell(Crashed{rule, play.mover(), plane.square, state.course});
    plane.square = SquareId::none;
    plane.leading = false;
    plane.drafting = false;
    plane.crashed = ++state.crashes;
    state.phase = Phase::put_away;
}

// ST-CRASH-06; ALERTs stay aside (ST-CRASH-07).
void repair_gauge(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    for (int i = 0; i < damage_returned && plane.gauge > 0; ++i) {
        --plane.gauge;
        put_in_bag(play, seat, Token::damage, "ST-CRASH-06"_rule);
    }
}

}  // namespace paddock::schneider
