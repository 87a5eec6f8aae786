#include "engine/formula_d/play.hpp"

// Wear points, damage markers, elimination.
namespace paddock::formula_d {
namespace {

Cause cause_of(Gauge gauge) {
    switch (gauge) {
        case Gauge::body: return Cause::body;
        case Gauge::engine: return Cause::engine;
        default: return Cause::handling;
    }
}

RuleId ruin_rule(Gauge gauge) {
    switch (gauge) {
        case Gauge::body: return "FD-WP-05"_rule;
        case Gauge::engine: return "FD-WP-06"_rule;
        default: return "FD-WP-07"_rule;
    }
}

}  // namespace

int roll_black_die(const Play& play, Purpose purpose, Seat seat, std::uint64_t ends) {
    return play.rolls.roll({.purpose = purpose, .seat = seat, .first = 1, .count = black_die_faces, .ends = ends});
}

bool test_fails(const Play& play, Purpose purpose, Seat seat, int up_to, RuleId rule) {
    const int value = roll_black_die(play, purpose, seat, band_end(up_to));
    play.tell(Tested{rule, seat, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(up_to)});
    return value <= up_to;
}

void lay_marker(const Play& play, SpaceId space, RuleId rule) {
    const auto i = static_cast<std::size_t>(track::number(space));
    if (play.state.markers[i]) return;
    const int limit = play.options().marker_limit;
    if (limit > 0 && static_cast<int>(play.state.markers.count()) >= limit) return;  // FD-RUL-28
    play.state.markers[i] = true;
    play.tell(MarkerLaid{rule, space});
}

// FD-WP-03: no gauge falls below nothing. FD-DAM-01: body and engine leave debris.
void lose(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule) {
    Car& car = play.state.car(seat);
    const int lost = std::min<int>(points, car.wear[gauge]);
    if (lost == 0) return;
    car.wear[gauge] = static_cast<std::uint8_t>(car.wear[gauge] - lost);
    play.tell(WearLost{rule, seat, gauge, static_cast<std::uint8_t>(lost), car.wear[gauge]});
    const bool vital = gauge == Gauge::body || gauge == Gauge::engine || gauge == Gauge::handling;
    if (vital && car.wear[gauge] == 0) {
        eliminate(play, seat, cause_of(gauge), ruin_rule(gauge));
    } else if (gauge == Gauge::body || gauge == Gauge::engine) {
        lay_marker(play, car.space, "FD-DAM-01"_rule);
    }
}

// FD-WP-04: never above the value at the start.
void regain(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule) {
    Car& car = play.state.car(seat);
    const int gained = std::min<int>(points, car.full[gauge] - car.wear[gauge]);
    if (gained <= 0) return;
    car.wear[gauge] = static_cast<std::uint8_t>(car.wear[gauge] + gained);
    Move& move = play.state.move;
    const bool being_towed = play.state.phase == Phase::walk && move.part == Part::tow && seat == play.mover();
    if (gauge == Gauge::brakes && being_towed) move.regained = static_cast<std::uint8_t>(move.regained + gained);
    play.tell(WearRegained{rule, seat, gauge, static_cast<std::uint8_t>(gained), car.wear[gauge]});
}

// FD-ELIM-01: taken off the board; its space stays on record for the ranking (FD-RUL-20).
void eliminate(const Play& play, Seat seat, Cause cause, RuleId rule) {
    Car& car = play.state.car(seat);
    car.status = Status::out;
    car.cause = cause;
    car.place = ++play.state.eliminated;
    car.spun = false;
    play.tell(CarOut{rule, seat, cause, car.space});
    lay_marker(play, car.space, "FD-DAM-02"_rule);
    play.state.police_check = true;
}

int danger_threshold(const Terms& terms, const State& state, const Car& car) {
    if (car.driver == Driver::matahi) return terms.matahi_damage;  // FD-DRV-12
    return terms.damage.on(state.weather);                         // FD-WX-18, FD-DAM-04
}

void damage_test(const Play& play) {
    const Seat seat = play.mover();
    const Space& space = play.space_of(play.car());
    const bool red = space.has(track::Feature::danger) && hazards(play.options());
    const RuleId rule = play.car().driver == Driver::matahi ? "FD-DRV-12"_rule
                        : red                               ? "FD-DANG-01"_rule
                                                            : "FD-DAM-04"_rule;
    if (test_fails(play, {"danger"}, seat, danger_threshold(play.terms(), play.state, play.car()), rule))
        lose(play, seat, Gauge::handling, 1, rule);
}

}  // namespace paddock::formula_d
