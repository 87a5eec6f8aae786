#include "engine/formula_d/pure.hpp"

// What a driver may do between the die and the drive: nitro, soft tires, skidding, dropping scrap.
namespace paddock::formula_d {

// FD-NITRO-01, FD-RUL-44: once a lap, only after a gear die.
bool may_fire_nitro(const Options& options, const State& state, const Car& car) {
    return options.road_race && car.driver != Driver::none && !car.nitro_used && state.move.die > 0;
}

// FD-TIRE-05, FD-TIRE-07; FD-TECH-07 takes it from the move out of the pits.
bool may_take_soft_bonus(const Setting& setting, const State& state, const Car& car) {
    const Options& options = setting.options();
    if (!options.tires || car.compound != Compound::soft || rains(state.weather)) return false;
    if (state.move.left_box && options.technical_stops()) return false;
    return state.move.tire_age == setting.terms().fresh_lap;
}

// FD-DRV-05, FD-RUL-41.
bool may_skid(const Circuit& circuit, const State& state, const Car& car) {
    if (car.driver != Driver::owens || state.session != Session::race || car.wear[Gauge::tires] == 0) return false;
    if (state.move.die == 0) return false;
    const Space& space = circuit.at(car.space);
    return space.in_corner() || state.move.remaining >= space.to_corner;
}

// FD-DRV-11, FD-RUL-39.
bool may_drop_scrap(const State& state, const Car& car) {
    return car.driver == Driver::matahi && state.session == Session::race && !car.scrap_used &&
           state.move.remaining > 0;
}

}  // namespace paddock::formula_d
