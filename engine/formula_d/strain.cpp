#include "engine/formula_d/pure.hpp"

// What a strained engine stands (FD-MOTOR).
namespace paddock::formula_d {

int strain_threshold(const Terms& terms, const State& state, const Car& car) {
    const int others = terms.strain.on(state.weather);                            // FD-WX-17, FD-MOTOR-04
    return car.driver == Driver::tzarof ? others - terms.tzarof_strain : others;  // FD-DRV-13
}

}  // namespace paddock::formula_d
