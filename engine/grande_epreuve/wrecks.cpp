#include "engine/formula_d/damage.hpp"
#include "engine/grande_epreuve/rules.hpp"

// Cars that are out: taken off, or wrecks that roll on and lie there (GE-WRECK).
namespace paddock::grande_epreuve {

// GE-OVER-02: two stops missing take a car off at once; so does a crash by tires where that was agreed (GE-RUL-16).
// GE-RUL-46: the marker lies where it stopped, and the wreck rolls on in the next round.
void Rules::eliminate(const Play& play, Seat seat, Cause cause, RuleId rule) {
    formula_d::Rules::eliminate(play, seat, cause, rule);
    play.state.incident = true;
    const bool removed = cause == Cause::missed_stops ||
                         (cause == Cause::overshoot && play.setting.own().tire_crash == TireCrash::remove);
    if (!removed) leave_wreck(play, seat);
}

// GE-WRECK-01, GE-BLOCK-07: an obstacle from now on.
void leave_wreck(const Play& play, Seat seat) {
    play.state.racer(seat).wreck = Wreck::rolling;
    play.state.wrecks[index_of(play.state.car(seat).space)] = true;
}

// GE-WRECK-02, GE-RUL-18: in a race of one lap it stays to the end, unless it was a ramming (GE-RUL-15), or cars still
// wait in a Le Mans row, whose way out it might bar for ever.
void rest(const Play& play, Seat seat, bool timed) {
    Racer& racer = play.state.racer(seat);
    racer.wreck = Wreck::resting;
    racer.rested_now = true;
    if (timed || play.options().race_laps() > 1 || is_le_mans_start(play.state))
        racer.rounds = byte(wreck_least_rounds + roll_d10(play, {"wreck"}, seat));
    play.tell(WreckRested{"GE-WRECK-02"_rule, seat, play.state.car(seat).space, racer.rounds});
}

// GE-RUL-17: three spaces straight on, up to whatever is in the way; no tests, no stops, no finish. GE-RUL-39: the
// front one of a pair goes first, because the order says so.
void roll_on(const Play& play) {
    State& state = play.state;
    const Seat seat = play.mover();
    Car& car = state.car(seat);
    const SpaceId from = car.space;
    state.wrecks[index_of(from)] = false;
    const Ground ground = play.ground(seat);
    for (int i = 0; i < wreck_rolls; ++i) {
        const Space& space = play.circuit().at(car.space);
        if (ground.is_occupied(space.ahead) || Rules::obstacles(state).strays(space.ahead)) break;
        car.space = space.ahead;
        if (space.has(track::Feature::before_finish)) ++car.crossings;
    }
    state.wrecks[index_of(car.space)] = true;
    play.tell(WreckRolled{"GE-WRECK-01"_rule, seat, from, car.space});
    rest(play, seat, false);
}

// GE-RUL-05 (8), GE-RUL-18: the round in which it came to rest is not counted. Its marker stays (GE-RUL-46).
void count_wrecks(const Play& play) {
    State& state = play.state;
    for (int i = 0; i < play.setting.cars(); ++i) {
        Racer& racer = state.racer(seat(i));
        if (racer.wreck != Wreck::resting || racer.rested_now || racer.rounds == 0 || --racer.rounds > 0) continue;
        const SpaceId space = state.car(seat(i)).space;
        racer.wreck = Wreck::none;
        state.wrecks[index_of(space)] = false;
        play.tell(WreckTaken{"GE-WRECK-02"_rule, seat(i), space});
    }
}

}  // namespace paddock::grande_epreuve
