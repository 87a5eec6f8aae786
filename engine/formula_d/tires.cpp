#include "engine/formula_d/routes.hpp"

// Compounds, wear with age, sliding in the rain (FD-TIRE, FD-ROAD-04).
namespace paddock::formula_d {
namespace {

bool tires_matter(const Options& options) { return options.tires || (options.road_race && options.weather); }

int slide_on(const Options& options, const State& state, const Car& car, bool ends_in_corner) {
    if (!tires_matter(options) || !rains(state.weather)) return 0;
    switch (car.compound) {
        case Compound::rain: return 1;  // FD-TIRE-13
        case Compound::soft:            // FD-TIRE-09, -10
            return state.move.tire_age >= 3 && !options.soft_rain_lap3_slide ? 0 : 3;
        default: break;
    }
    if (car.driver != Driver::marcellin) return 3;  // FD-TIRE-04
    const bool reduced = options.frog_slide == FrogSlide::always || ends_in_corner;
    return reduced ? 1 : 3;  // FD-DRV-03, FD-RUL-42
}

}  // namespace

int slide_spaces(const Play& play) {
    return slide_on(play.options(), play.state, play.car(), play.state.move.die_ended_in_corner);
}

int Ground::slide_owed(SpaceId end) const {
    return state.move.slid ? 0 : slide_on(options, state, car, circuit.at(end).in_corner());
}

RuleId slide_rule(const State& state, const Car& car) {
    switch (car.compound) {
        case Compound::rain: return "FD-TIRE-13"_rule;
        case Compound::soft: return state.move.tire_age >= 3 ? "FD-RUL-31"_rule : "FD-TIRE-09"_rule;
        default: return car.driver == Driver::marcellin ? "FD-DRV-03"_rule : "FD-TIRE-04"_rule;
    }
}

// FD-TIRE-06, -08, -10, -11, -12: by how much an overshoot costs more.
int overshoot_factor(const Options& options, const State& state, const Car& car) {
    if (!options.tires || options.road_race) return 1;
    const bool rain = rains(state.weather);
    const bool worn = state.move.tire_age >= 3;
    if (car.compound == Compound::soft) return worn ? 3 : rain ? 1 : 2;
    if (car.compound == Compound::rain && !rain) return worn ? 3 : 2;
    return 1;
}

RuleId overshoot_rule(const Options& options, const State& state, const Car& car) {
    const int factor = overshoot_factor(options, state, car);
    if (factor == 1) return "FD-OVER-02"_rule;
    if (car.compound == Compound::rain) return factor == 2 ? "FD-TIRE-11"_rule : "FD-TIRE-12"_rule;
    if (factor == 2) return "FD-TIRE-06"_rule;
    return rains(state.weather) ? "FD-TIRE-10"_rule : "FD-TIRE-08"_rule;
}

}  // namespace paddock::formula_d
