#include "engine/formula_d/pure.hpp"

// What wear leads to, and how likely.
namespace paddock::formula_d {

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

int danger_threshold(const Terms& terms, const State& state, const Car& car) {
    if (car.driver == Driver::matahi) return terms.matahi_damage;  // FD-DRV-12
    return terms.damage.on(state.weather);                         // FD-WX-18, FD-DAM-04
}

}  // namespace paddock::formula_d
