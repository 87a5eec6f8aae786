#include "bots/formula_d/garage.hpp"

namespace paddock::bots::formula_d {

// Drivers by their wins in bot races, the best first.
Choice pick_driver(const FormulaD& game, const State& state, Seat seat) {
    constexpr std::array<Driver, driver_count> by_wins{
        Driver::owens,  Driver::cadena, Driver::marcellin, Driver::slivers,    Driver::montfort,
        Driver::tzarof, Driver::li,     Driver::matahi,    Driver::washington, Driver::manson};
    Choices list;
    game.choices(state, seat, list);
    for (const Driver driver : by_wins) {
        for (const Choice& choice : list) {
            if (std::get<PickDriver>(choice).driver == driver) return choice;
        }
    }
    return list[0];
}

// A car for the corners: tires, brakes and gearbox do the work, the rest needs a little to spare.
Choice build_gauge(const Car& car) {
    constexpr Gauges own_car{{8, 4, 2, 2, 2, 2}};
    for (const Gauge gauge : all_gauges) {
        if (car.full[gauge] == 0) return BuildGauge{gauge, own_car[gauge]};
    }
    return BuildGauge{};
}

// The compound with the fewest turns from the third slot of the grid, in the weather of now.
Choice fit_tires(Almanac& almanac, const State& state, Seat seat) {
    const FormulaD& game = almanac.game();
    State start = state;
    const bool qualifying = state.phase == Phase::qualifying_lap;
    if (qualifying) start.session = Session::qualifying;
    const Circuit& circuit = game.circuit();
    const SpaceId slot =
        qualifying ? circuit.qualifying_start : circuit.grid[std::min<std::size_t>(2, circuit.grid.size() - 1)];
    Compound best = Compound::hard;
    int least = -1;
    for (int i = 0; i < compound_count; ++i) {
        const auto compound = static_cast<Compound>(i);
        const Car& car = start.car(seat);
        const Layer& layer = almanac.layer_with(start, car, compound, 1);
        const Stock& stock = layer.stock();
        const int column = qualifying ? 0 : stock.column(car.full[Gauge::brakes], car.full[Gauge::gearbox]);
        const int tires = qualifying ? 0 : stock.row(car.full[Gauge::tires]);
        const int value = layer.value(almanac.course().at(slot).node, 1, tires, column);
        if (least >= 0 && value >= least) continue;
        least = value;
        best = compound;
    }
    return FitTires{best};
}

}  // namespace paddock::bots::formula_d
