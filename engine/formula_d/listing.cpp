#include <algorithm>

#include "engine/formula_d/routes.hpp"

// Every legal answer to what is asked.
namespace paddock::formula_d {
namespace {

void list_drivers(const Options& options, const State& state, Choices& list) {
    SmallVector<Driver, max_cars> taken;
    for (const Car& car : state.cars) taken.push_back(car.driver);
    for (int i = 1; i <= driver_count; ++i) {
        const auto driver = static_cast<Driver>(i);
        bool free = driver != Driver::marcellin || options.weather;  // FD-ROAD-02
        for (const Driver other : taken) free = free && other != driver;
        if (free) list.push_back(PickDriver{driver});
    }
}

void list_builds(const Terms& terms, const Car& car, Choices& list) {
    for (const Gauge gauge : all_gauges) {
        if (car.full[gauge] != 0) continue;
        for (std::uint8_t points = 1; points <= terms.build_most_tires; ++points) {
            if (check_build(terms, car, gauge, points)) list.push_back(BuildGauge{gauge, points});
        }
        return;
    }
}

void list_gears(const Setting& setting, const State& state, const Car& car, Choices& list) {
    const int highest =
        car.in_box ? gear_count : std::min(gear_count, number(car.gear) + 1);  // the rest is never legal
    for (int i = 1; i <= highest; ++i) {
        if (shift_price(setting, state, car, gear(i))) list.push_back(ShiftTo{gear(i)});
    }
}

}  // namespace

void list_choices(const Setting& setting, const State& now, Seat seat, const Obstacles& obstacles, Choices& list) {
    list.clear();
    if (!now.asked.contains(seat)) return;
    const Circuit& circuit = setting.circuit();
    const Options& options = setting.options();
    const Car& car = now.car(seat);
    switch (now.ask) {
        case Ask::nothing: return;
        case Ask::driver: return list_drivers(options, now, list);
        case Ask::build: return list_builds(setting.terms(), car, list);
        case Ask::tires:
            for (int i = 0; i < compound_count; ++i) list.push_back(FitTires{static_cast<Compound>(i)});
            return;
        case Ask::gear: return list_gears(setting, now, car, list);
        case Ask::nitro:
            list.push_back(FireNitro{Nitro::no});
            list.push_back(FireNitro{Nitro::fire});
            if (car.driver == Driver::cadena) list.push_back(FireNitro{Nitro::fire_better});
            return;
        case Ask::soft_bonus:
            list.push_back(TakeSoftBonus{false});
            list.push_back(TakeSoftBonus{true});
            return;
        case Ask::skid:
            for (const int by : {0, -1, 1}) list.push_back(Skid{static_cast<std::int8_t>(by)});
            return;
        case Ask::scrap:
            list.push_back(DropScrap{false});
            list.push_back(DropScrap{true});
            return;
        case Ask::drive: return list_drives(Ground{setting, now, seat, obstacles}, list);
        case Ask::slipstream: return list_tows(Ground{setting, now, seat, obstacles}, list);
        case Ask::pit_stop: return list_stops(setting, now, seat, list);
        case Ask::consent:
            list.push_back(Consent{true});
            list.push_back(Consent{false});
            return;
        case Ask::checkpoint:
        case Ask::police: {
            SmallVector<Gauges, 256> repairs;
            list_repairs(car, repair_terms(setting, now, seat), repairs);
            for (const Gauges& points : repairs) list.push_back(Repair{points});
            return;
        }
        case Ask::radio:
            list.push_back(ThrowRadio{});
            for (const Seat target : radio_targets(circuit, now, seat)) list.push_back(ThrowRadio{target});
            return;
        case Ask::weather:
            list.push_back(RollWeatherAgain{false});
            list.push_back(RollWeatherAgain{true});
            return;
    }
}

}  // namespace paddock::formula_d
