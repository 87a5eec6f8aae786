#include "bots/formula_d/garage.hpp"

#include <algorithm>
#include <cstdlib>

namespace paddock::bots::formula_d {

// Drivers by their wins in bot races, the best first.
int value_of_driver(Driver driver) {
    constexpr std::array<Driver, driver_count> by_wins{
        Driver::owens,  Driver::cadena, Driver::marcellin, Driver::slivers,    Driver::montfort,
        Driver::tzarof, Driver::li,     Driver::matahi,    Driver::washington, Driver::manson};
    constexpr int step = turn / 16;
    const auto place = std::find(by_wins.begin(), by_wins.end(), driver) - by_wins.begin();
    return static_cast<int>(place) * step;
}

// A car for the corners: tires, brakes and gearbox do the work, the rest needs a little to spare. Whoever began
// otherwise comes as near to it as the points left allow: one too many is one too few elsewhere.
int value_of_gauge(const Car& car, const BuildGauge& built) {
    constexpr Gauges own_car{{8, 4, 2, 2, 2, 2}};
    constexpr int step = turn / 4;
    int spent = 0;
    for (const Gauge gauge : all_gauges) {
        if (car.full[gauge] > 0) spent += car.full[gauge] - own_car[gauge];
    }
    const int wanted = own_car[built.gauge] - spent;
    return std::abs(built.points - wanted) * step;
}

// The fewest turns from the third slot of the grid, in the weather of now.
int value_of_tires(Almanac& almanac, const State& state, Seat seat, Compound compound) {
    State start = state;
    const bool qualifying = state.phase == Phase::qualifying_lap;
    if (qualifying) start.session = Session::qualifying;
    const Circuit& circuit = almanac.game().circuit();
    const SpaceId slot =
        qualifying ? circuit.qualifying_start : circuit.grid[std::min<std::size_t>(2, circuit.grid.size() - 1)];
    const Car& car = start.car(seat);
    const Layer& layer = almanac.layer_with(start, car, compound, 1);
    const Stock& stock = layer.stock();
    const int column = qualifying ? 0 : stock.column(car.full[Gauge::brakes], car.full[Gauge::gearbox]);
    const int tires = qualifying ? 0 : stock.row(car.full[Gauge::tires]);
    return layer.value(almanac.course().at(slot).node, 1, tires, column);
}

}  // namespace paddock::bots::formula_d
