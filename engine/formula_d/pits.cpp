#include "engine/formula_d/pure.hpp"

// Which stops there can be (FD-PIT, FD-TECH, FD-TEAM-02).
namespace paddock::formula_d {

// FD-PIT-01, FD-LAP3-02, FD-RUL-47: at the end of every lap but the last, for Formula 1 cars (FD-ROAD-05, FD-ROAD-06).
// The driving code (steps.hpp) lets no overshooting car in (FD-RUL-46).
bool pit_entry_open(const Options& options, const State& state, const Car& car) {
    if (state.session != Session::race || options.road_race) return false;
    return car.crossings >= 1 && car.crossings < options.race_laps();
}

// FD-TEAM-02: a team's reserve lies with its first car.
Seat reserve_holder(const Options& options, Seat seat) {
    return options.teams ? paddock::seat(number(seat) & ~1) : seat;
}

int reserve_of(const Options& options, const State& state, Seat seat) {
    return state.car(reserve_holder(options, seat)).reserve;
}

void list_stops(const Setting& setting, const State& state, Seat seat, Choices& list) {
    const Car& car = state.car(seat);
    SmallVector<Gauges, 256> repairs;
    const RepairTerms terms = repair_terms(setting, state, seat);
    const bool other_tires = setting.options().tires;
    list_repairs(car, state.move.refused_repair ? RepairTerms{0, false, false} : terms, repairs);
    for (int i = 0; i < compound_count; ++i) {
        const Compound compound = other_tires ? static_cast<Compound>(i) : car.compound;
        list.push_back(StopAtBox{false, compound, {}});
        for (const Gauges& points : repairs) list.push_back(StopAtBox{true, compound, points});
        if (!other_tires) return;
    }
}

Result<void, Refusal> check_stop(const Setting& setting, const State& state, Seat seat, const StopAtBox& choice) {
    const Car& car = state.car(seat);
    if (choice.compound != car.compound && !setting.options().tires)
        return Refusal{"FD-TECH-04"_rule, "there are no other tyres"};
    if (!choice.technical) {
        if (choice.repair.total() > 0) return Refusal{"FD-TECH-03"_rule, "repairs need a technical stop"};
        return {};
    }
    if (state.move.refused_repair && choice.repair.total() > 0)
        return Refusal{"FD-TEAM-02"_rule, "the team mate has not agreed"};
    if (choice.repair[Gauge::tires] > 0) return Refusal{"FD-TECH-08"_rule, "the reserve cannot restore tyres"};
    return check_repair(car, choice.repair, repair_terms(setting, state, seat), "FD-TECH-05"_rule);
}

}  // namespace paddock::formula_d
