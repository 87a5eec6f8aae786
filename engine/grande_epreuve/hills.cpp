#include <algorithm>

#include "engine/grande_epreuve/rules.hpp"

// Hills (GE-HILL): the space counts on which a move begins.
namespace paddock::grande_epreuve {

// GE-HILL-01, GE-HILL-02, GE-HILL-03, GE-RUL-59: one point in low gears, two in high ones, and one at least is left.
// There are none in the pit lane.
int after_hill(const Setting& setting, const Car& car, Gear gear, int points) {
    if (!setting.own().hills) return points;
    const Space& space = setting.circuit().at(car.space);
    const int by = number(gear) <= number(Gear::third) ? 1 : 2;
    if (space.has(track::Feature::uphill)) return std::max(1, points - by);
    return space.has(track::Feature::downhill) ? points + by : points;
}

}  // namespace paddock::grande_epreuve
