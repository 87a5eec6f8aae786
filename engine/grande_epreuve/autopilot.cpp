#include "engine/formula_d/routes.hpp"
#include "engine/grande_epreuve/best_effort.hpp"
#include "engine/grande_epreuve/orders.hpp"

// What is done for a driver who does not answer (GE-RUL-07).
namespace paddock::grande_epreuve {
namespace {

bool is_safe(const Setting& setting, const Ground& ground, int gear) {
    const int most = setting.terms().gear_die(formula_d::gear(gear)).last();
    return !overshoots(ground, after_hill(setting, ground.car, formula_d::gear(gear), most));
}

Gear autopilot_gear(const Setting& setting, const State& now, Seat seat) {
    const Ground ground{setting, now, seat, Rules::obstacles(now)};
    const Car& car = ground.car;
    if (car.spun) return Gear::first;
    const int highest = car.in_box ? number(setting.terms().pit_gear) : std::min(6, number(car.gear) + 1);
    const int lowest = car.in_box ? 1 : std::max(1, number(car.gear) - 1);
    for (int gear = highest; gear > lowest; --gear) {
        if (is_safe(setting, ground, gear)) return formula_d::gear(gear);
    }
    return formula_d::gear(lowest);
}

}  // namespace

Choice autopilot(const Setting& setting, const State& now, Seat seat) {
    const auto usual = [&] {
        const formula_d::Choice choice = default_choice(setting, now, seat, Rules::obstacles(now));
        return std::visit([](const auto& chosen) { return Choice{chosen}; }, choice);
    };
    if (now.ask == Ask::gear) return formula_d::ShiftTo{autopilot_gear(setting, now, seat)};
    const bool in_lane = in_pit_lane(setting.circuit(), now.car(seat));
    if (now.ask == Ask::drive && !now.racer(seat).parked && !in_lane)
        return autopilot_drive(Ground{setting, now, seat, Rules::obstacles(now)});
    if (now.ask <= Ask::weather && !(now.ask == Ask::drive && now.racer(seat).parked)) return usual();
    Choices list;
    list_choices(setting, now, seat, list);
    return list.empty() ? Choice{} : list[0];
}

}  // namespace paddock::grande_epreuve
