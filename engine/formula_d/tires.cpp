#include "engine/formula_d/routes.hpp"

// Compounds, wear with age, sliding in the rain (FD-TIRE, FD-ROAD-04).
namespace paddock::formula_d {
namespace {

bool tires_matter(const Options& options) { return options.tires || (options.road_race && options.weather); }

}  // namespace

int slide_spaces(const Setting& setting, const State& state, const Car& car, bool ends_in_corner) {
    const Options& options = setting.options();
    const Terms& terms = setting.terms();
    const int slide = terms.slide[static_cast<std::size_t>(car.compound)];
    if (!tires_matter(options) || !rains(state.weather)) return 0;
    switch (car.compound) {
        case Compound::rain: return slide;  // FD-TIRE-13
        case Compound::soft:                // FD-TIRE-09, -10
            return state.move.tire_age >= terms.worn_lap && !options.soft_rain_lap3_slide ? 0 : slide;
        default: break;
    }
    if (car.driver != Driver::marcellin) return slide;  // FD-TIRE-04
    const bool reduced = options.frog_slide == FrogSlide::always || ends_in_corner;
    return reduced ? terms.marcellin_slide : slide;  // FD-DRV-03, FD-RUL-42
}

int Ground::slide_owed(SpaceId end) const {
    return state.move.slid ? 0 : slide_spaces(setting, state, car, circuit.at(end).in_corner());
}

RuleId slide_rule(const Terms& terms, const State& state, const Car& car) {
    switch (car.compound) {
        case Compound::rain: return "FD-TIRE-13"_rule;
        case Compound::soft: return state.move.tire_age >= terms.worn_lap ? "FD-RUL-31"_rule : "FD-TIRE-09"_rule;
        default: return car.driver == Driver::marcellin ? "FD-DRV-03"_rule : "FD-TIRE-04"_rule;
    }
}

// FD-TIRE-06, FD-TIRE-08, FD-TIRE-10, FD-TIRE-11, FD-TIRE-12: by how much an overshoot costs more; nothing on hard
// tires (FD-TIRE-03).
int overshoot_factor(const Setting& setting, const State& state, const Car& car) {
    if (!setting.options().tires || setting.options().road_race) return 1;
    const Terms::Wear& factor = setting.terms().overshoot_factor[static_cast<std::size_t>(car.compound)];
    const bool worn = state.move.tire_age >= setting.terms().worn_lap;
    if (rains(state.weather)) return worn ? factor.rain_worn : factor.rain;
    return worn ? factor.dry_worn : factor.dry;
}

RuleId overshoot_rule(const Setting& setting, const State& state, const Car& car) {
    const int factor = overshoot_factor(setting, state, car);
    if (factor == 1) return "FD-OVER-02"_rule;
    if (car.compound == Compound::rain) return factor == 2 ? "FD-TIRE-11"_rule : "FD-TIRE-12"_rule;
    if (factor == 2) return "FD-TIRE-06"_rule;
    return rains(state.weather) ? "FD-TIRE-10"_rule : "FD-TIRE-08"_rule;
}

}  // namespace paddock::formula_d
