#include "engine/formula_d/pure.hpp"

// What a seat may know of the others, and what it may suppose. Builds and tires are sealed until the last one is in.
namespace paddock::formula_d {

void cover_secrets(State& table, Seat viewer) {
    for (std::size_t i = 0; i < table.cars.size(); ++i) {
        if (number(viewer) == static_cast<int>(i)) continue;
        Car& car = table.cars[i];
        if (table.ask == Ask::build) car.full = car.wear = Gauges{};
        if (table.ask == Ask::tires) car.compound = Compound::hard;
    }
}

namespace {

// Any car the builder may have made: a point each, the rest spread by the rolls.
Gauges imagined_build(const Terms& terms, Rolls& rolls, Seat seat) {
    Gauges gauges{{1, 1, 1, 1, 1, 1}};
    while (gauges.total() < terms.build_total) {
        const int value = rolls.roll({.purpose = {"imagine"}, .seat = seat, .first = 0, .count = gauge_count});
        const Gauge gauge = all_gauges[static_cast<std::size_t>(value)];
        const int most = gauge == Gauge::tires ? terms.build_most_tires : terms.build_most_others;
        // A full gauge passes its point to the tires, which have room for all that is left.
        ++gauges[gauges[gauge] < most || gauge == Gauge::tires ? gauge : Gauge::tires];
    }
    return gauges;
}

}  // namespace

void imagine_secrets(const Terms& terms, State& table, Seat viewer, Rolls& rolls) {
    for (std::size_t i = 0; i < table.cars.size(); ++i) {
        const Seat other = seat(static_cast<int>(i));
        if (other == viewer || table.asked.contains(other)) continue;
        Car& car = table.cars[i];
        if (table.ask == Ask::build) car.full = car.wear = imagined_build(terms, rolls, other);
        if (table.ask == Ask::tires)
            car.compound = static_cast<Compound>(
                rolls.roll({.purpose = {"imagine"}, .seat = other, .first = 0, .count = compound_count}));
    }
}

}  // namespace paddock::formula_d
