#include "engine/formula_d/damage.hpp"

#include "engine/grande_epreuve/rules.hpp"

// Points lost, and what lies on the road (GE-ENG, GE-DAM).
namespace paddock::grande_epreuve {

int roll_d10(const Play& play, Purpose purpose, Seat seat, std::uint64_t ends) {
    return play.rolls.roll({.purpose = purpose, .seat = seat, .first = 1, .count = d10, .ends = ends});
}

// GE-ENG-01, GE-RUL-08: an engine blows up when a point is demanded that it does not have. GE-GEAR-04: by a skip too.
bool Rules::ruins(const Setting& setting, const Car& car, Gauge gauge, int points) {
    if (gauge == Gauge::engine && setting.own().engine_out == EngineOut::below_zero) return points > car.wear[gauge];
    return formula_d::Rules::ruins(setting, car, gauge, points);
}

RuleId Rules::ruin_rule(Gauge gauge) {
    switch (gauge) {
        case Gauge::body: return "GE-COLL-03"_rule;
        case Gauge::engine: return "GE-ENG-01"_rule;
        default: return "GE-DAM-04"_rule;
    }
}

// GE-DAM-01: body and engine leave debris, as in Formula D.
void Rules::lose(const Play& play, Seat seat, Gauge gauge, int points, RuleId rule) {
    const bool vital = gauge == Gauge::body || gauge == Gauge::engine || gauge == Gauge::handling;
    if (vital && points > 0) play.state.incident = true;
    formula_d::Rules::lose(play, seat, gauge, points, rule);
}

// Debris first, then goats (rule reference §6). GE-DAM-02: the faster the car, the sooner it is hurt; GE-RUL-12 keeps
// Formula D's test as a choice. GE-DAM-03: who changes lanes in time meets nothing.
void Rules::meet_danger(const Play& play) {
    const Car& car = play.car();
    if (play.state.markers[index_of(car.space)]) {
        const bool by_gear = play.setting.own().debris_rule == DebrisRule::gear;
        const int up_to = by_gear ? debris.on(play.state.weather) + number(car.gear) : debris_fd.on(play.state.weather);
        if (test_fails(play, {"danger"}, play.mover(), up_to, "GE-DAM-02"_rule))
            play.lose(play.mover(), Gauge::handling, 1, "GE-DAM-02"_rule);
    }
    if (car.status == Status::racing) hit_goats(play);
}

}  // namespace paddock::grande_epreuve
