#include "engine/formula_d/gears.hpp"
#include "engine/formula_d/start.hpp"
#include "engine/grande_epreuve/rules.hpp"

// A round (GE-TURN, GE-RUL-05): orders are sealed, all dice fall, then the cars go one after another.
namespace paddock::grande_epreuve {

// GE-TURN-02, GE-TURN-03, GE-TURN-04 by the lever before the orders (GE-RUL-03). Wrecks due to roll on go at their
// place. False when no car is left to drive (GE-FIN-01).
bool begin_round(const Play& play) {
    State& state = play.state;
    SeatSet movers = racing_cars(state);
    if (movers.empty()) return false;
    for (int i = 0; i < play.setting.cars(); ++i) {
        if (state.racer(seat(i)).wreck == Wreck::rolling) movers.add(seat(i));
    }
    set_turn_order(play.setting, state, movers);
    state.turn = 0;
    state.move = {};
    state.incident = false;
    for (Racer& racer : state.racers) {
        racer.ordered = Gear::first;
        racer.start = racer.roll = racer.table = racer.points = racer.beyond = 0;
        racer.moved = racer.has_gone = racer.rested_now = false;
    }
    ++state.round;  // GE-RUL-33: the start round is the first
    play.tell(formula_d::RoundBegan{"GE-TURN-01"_rule, state.round});
    return true;
}

// GE-TURN-01, GE-RUL-57: whoever may drive names a gear, all at once and unseen. Cars that start or stalled have no
// choice (GE-START-01, GE-RUL-35).
void ask_orders(const Play& play) {
    const State& state = play.state;
    SeatSet owing;
    for (const Seat seat : state.order) {
        const Car& car = state.car(seat);
        if (car.status == Status::racing && !car.start_due && !car.stalled) owing.add(seat);
    }
    if (!owing.empty()) play.ask(Ask::gear, owing);
}

Verdict answer(const Play& play, Seat seat, const formula_d::ShiftTo& choice) {
    if (play.state.ask != Ask::gear) return formula_d::wrong_question();
    const auto price = shift_price(play.setting, play.state, play.state.car(seat), choice.gear);
    if (!price) return price.error();
    play.state.racer(seat).ordered = choice.gear;
    play.answered(seat);
    return {};
}
Phase phase_after(const Play& play, const formula_d::ShiftTo&) { return play.state.phase; }

// GE-RUL-56: the car drives this round in the gear it has, then it is taken off. Always possible, so it is on no list.
Verdict answer(const Play& play, Seat seat, const GiveUp& choice) {
    State& state = play.state;
    if (state.ask != Ask::gear) return formula_d::wrong_question();
    const Car& car = state.car(seat);
    state.racer(seat).ordered = car.spun ? Gear::first : car.in_box ? play.terms().pit_gear : car.gear;
    state.racer(seat).gives_up = true;
    state.racer(seat).leaves = choice.season;
    play.answered(seat);
    return {};
}

namespace {

// GE-START-02: a d10 in the first round. True when the car goes on to the d20.
bool make_start_roll(const Play& play, Seat seat) {
    Car& car = play.state.car(seat);
    Racer& racer = play.state.racer(seat);
    const formula_d::Terms& terms = play.terms();
    const int value = roll_d10(play, {"start"}, seat, start_bands(terms));
    const int spaces = terms.start_spaces[static_cast<std::size_t>(value) - 1];
    car.start_due = false;
    car.stalled = spaces == formula_d::Terms::stall;
    racer.start = byte(value);
    racer.points = spaces > 0 ? byte(spaces) : 0;
    const RuleId rule = car.stalled                  ? "GE-START-03"_rule
                        : spaces == 0                ? "GE-START-04"_rule
                        : value == terms.start_faces ? "GE-START-06"_rule
                                                     : "GE-START-05"_rule;
    play.tell(formula_d::StartRolled{rule, seat, byte(value)});
    return spaces == 0;
}

// GE-MOVE-01; GE-MOVE-02 is what Rolls are for.
void read_table(const Play& play, Seat seat) {
    Racer& racer = play.state.racer(seat);
    const int roll = roll_black_die(play, {"gear"}, seat, movement_bands(racer.ordered));
    racer.roll = byte(roll);
    racer.table = byte(movement(roll, racer.ordered));
    racer.points = byte(after_hill(play.setting, play.state.car(seat), racer.ordered, racer.table));
    if (racer.start > 0) racer.points = racer.table;  // GE-RUL-59: not the start move
    play.tell(TableRead{"GE-MOVE-01"_rule, seat, racer.ordered, racer.roll, racer.points});
}

}  // namespace

// GE-RUL-05 (3), GE-MAIL-08: car by car in race order, and all is known before the first one moves.
void roll_dice(const Play& play) {
    for (const Seat seat : play.state.order) {
        Car& car = play.state.car(seat);
        const Racer& racer = play.state.racer(seat);
        if (car.status != Status::racing || racer.on_foot || racer.has_gone) continue;
        if (!car.start_due || make_start_roll(play, seat)) read_table(play, seat);
    }
}

// A car's own move: the lever, then what the dice gave it.
Phase begin_turn(const Play& play) {
    State& state = play.state;
    const Seat seat = play.mover();
    Racer& racer = state.racer(seat);
    Car& car = state.car(seat);
    state.move = {};
    if (racer.wreck == Wreck::rolling) {
        roll_on(play);
        return Phase::end_turn;
    }
    const bool drives = car.status == Status::racing && racer.points > 0 && !racer.lost_move;
    racer.lost_move = false;
    if (!drives) return Phase::end_turn;
    formula_d::begin_turn(play);
    const bool starts = racer.start > 0 || formula_d::drives_off(play);
    if (!starts) {
        const auto price = shift_price(play.setting, state, car, racer.ordered);
        formula_d::shift(play, racer.ordered, price ? *price : formula_d::Skip{});
        if (car.status != Status::racing) return Phase::strain;
    }
    formula_d::Move& move = state.move;
    move.die = racer.table;
    move.remaining = racer.points;
    move.tire_age = car.tire_age;
    move.great_start = racer.table == 0;
    move.strain = play.terms().strains(racer.ordered, racer.table);
    if (racer.parked && !leaves_row(play)) return Phase::end_turn;
    return Phase::bonus;
}

Phase end_turn(const Play& play) {
    State& state = play.state;
    Racer& racer = state.racer(play.mover());
    racer.has_gone = true;
    racer.moved = racer.moved || state.move.moved;
    state.incident = state.incident || (state.move.moved && play.car().spun);
    panic(play);
    return formula_d::next_turn(play) ? Phase::begin_turn : phases::pairs;
}

// GE-RUL-05 (9), and who gives up is taken off without a trace on the track (GE-RUL-56).
void end_round(const Play& play) {
    State& state = play.state;
    settle_finishers(play);
    for (int i = 0; i < play.setting.cars(); ++i) {
        const Seat seat = paddock::seat(i);
        if (!std::exchange(state.racer(seat).gives_up, false)) continue;
        state.entry(seat).gone = state.racer(seat).leaves;
        Car& car = state.car(seat);
        if (car.status != Status::racing) continue;
        car.status = Status::out;
        car.place = ++state.eliminated;
        play.tell(GaveUp{"GE-RUL-56"_rule, seat, state.entry(seat).gone});
    }
}

}  // namespace paddock::grande_epreuve
