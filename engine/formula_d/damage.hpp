#pragma once

#include <algorithm>

#include "engine/formula_d/play.hpp"

// Wear points, damage markers, elimination (FD-WP, FD-DAM, FD-ELIM).
namespace paddock::formula_d {

// FD-DAM-03: it lies there for the rest of the race.
template <class R>
void lay_marker(const Play<R>& play, SpaceId space, RuleId rule) {
    const auto i = static_cast<std::size_t>(track::number(space));
    if (play.state.markers[i]) return;
    const int limit = play.options().marker_limit;
    if (limit > 0 && static_cast<int>(play.state.markers.count()) >= limit) return;  // FD-RUL-28
    play.state.markers[i] = true;
    play.tell(MarkerLaid{rule, space});
}

// FD-WP-03: no gauge falls below nothing. FD-DAM-01: body and engine leave debris.
template <class R>
void Rules::lose(const Play<R>& play, Seat seat, Gauge gauge, int points, RuleId rule) {
    Car& car = play.state.car(seat);
    const bool ruined = R::ruins(play.setting, car, gauge, points);
    const int lost = std::min<int>(points, car.wear[gauge]);
    if (lost > 0) {
        car.wear[gauge] = static_cast<std::uint8_t>(car.wear[gauge] - lost);
        play.tell(WearLost{rule, seat, gauge, static_cast<std::uint8_t>(lost), car.wear[gauge]});
    }
    if (ruined) {
        play.eliminate(seat, cause_of(gauge), R::ruin_rule(gauge));
    } else if (lost > 0 && (gauge == Gauge::body || gauge == Gauge::engine)) {
        lay_marker(play, car.space, "FD-DAM-01"_rule);
    }
}

// FD-WP-04: never above the value at the start.
template <class R>
void regain(const Play<R>& play, Seat seat, Gauge gauge, int points, RuleId rule) {
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
template <class R>
void Rules::eliminate(const Play<R>& play, Seat seat, Cause cause, RuleId rule) {
    Car& car = play.state.car(seat);
    car.status = Status::out;
    car.cause = cause;
    car.place = ++play.state.eliminated;
    car.spun = false;
    play.tell(CarOut{rule, seat, cause, car.space});
    lay_marker(play, car.space, "FD-DAM-02"_rule);
    play.state.police_check = true;
}

// FD-DAM-04, FD-DANG-01: on entering a dangerous space.
template <class R>
void Rules::meet_danger(const Play<R>& play) {
    const Seat seat = play.mover();
    const Space& space = play.space_of(play.car());
    const bool red = space.has(track::Feature::danger) && hazards(play.options());
    const RuleId rule = play.car().driver == Driver::matahi ? "FD-DRV-12"_rule
                        : red                               ? "FD-DANG-01"_rule
                                                            : "FD-DAM-04"_rule;
    if (test_fails(play, {"danger"}, seat, danger_threshold(play.terms(), play.state, play.car()), rule))
        play.lose(seat, Gauge::handling, 1, rule);
}

}  // namespace paddock::formula_d
