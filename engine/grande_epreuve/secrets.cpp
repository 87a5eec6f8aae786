#include "engine/grande_epreuve/orders.hpp"

// Gears, ballots, builds and tires are sealed until the last one is in (GE-TURN-01).
namespace paddock::grande_epreuve {

void cover_orders(State& table, Seat viewer) {
    formula_d::cover_secrets(table, viewer);
    for (int i = 0; i < static_cast<int>(table.cars.size()); ++i) {
        if (seat(i) == viewer) continue;
        if (table.ask == Ask::gear) {
            table.racer(seat(i)).ordered = Gear::first;
            table.racer(seat(i)).gives_up = table.racer(seat(i)).leaves = false;
        }
        if (table.ask == asks::ballot) table.entry(seat(i)).ballot = 0;
    }
}

void imagine_orders(const Setting& setting, State& table, Seat viewer, Rolls& rolls) {
    formula_d::imagine_secrets(setting.terms(), table, viewer, rolls);
    if (table.ask != Ask::gear) return;
    for (int i = 0; i < static_cast<int>(table.cars.size()); ++i) {
        const Car& car = table.car(seat(i));
        const bool sealed = car.status == Status::racing && !car.start_due && !car.stalled;
        if (seat(i) == viewer || !sealed || table.asked.contains(seat(i))) continue;
        SmallVector<Gear, formula_d::gear_count> legal;
        for (int gear = 1; gear <= formula_d::gear_count; ++gear) {
            if (shift_price(setting, table, car, formula_d::gear(gear))) legal.push_back(formula_d::gear(gear));
        }
        const int drawn =
            rolls.roll({.purpose = {"imagine"}, .seat = seat(i), .first = 0, .count = static_cast<int>(legal.size())});
        table.racer(seat(i)).ordered = legal[static_cast<std::size_t>(drawn)];
    }
}

}  // namespace paddock::grande_epreuve
