#include <algorithm>

#include "engine/formula_d/play.hpp"

// The pit stop (FD-PIT, FD-TECH, FD-TEAM-02).
namespace paddock::formula_d {

SpaceId box_of(const Circuit& circuit, Seat seat) {
    return circuit.boxes[static_cast<std::size_t>(colour(seat)) % circuit.boxes.size()];
}

// FD-PIT-01, FD-LAP3-02, FD-RUL-47, FD-ROAD-05: at the end of every lap but the last.
bool pit_entry_open(const Options& options, const State& state, const Car& car) {
    if (state.session != Session::race || options.road_race) return false;
    return car.crossings >= 1 && car.crossings < options.race_laps();
}

namespace {

// FD-TEAM-02: a team's reserve lies with its first car.
Seat reserve_holder(const Options& options, Seat seat) {
    return options.teams ? paddock::seat(number(seat) & ~1) : seat;
}

// FD-PIT-08, FD-TECH-06: the car waits for its next turn.
void stay(const Play& play) { play.state.phase = Phase::stop; }

}  // namespace

int reserve_of(const Options& options, const State& state, Seat seat) {
    return state.car(reserve_holder(options, seat)).reserve;
}

// FD-PIT-05; FD-RUL-54: the new set is in its first lap.
void reach_box(const Play& play) {
    State& state = play.state;
    Car& car = play.car();
    if (!car.in_box) {
        car.in_box = true;
        car.box_served = true;
        car.tire_age = state.move.tire_age = 1;
        state.move.touched_corner = false;  // the move ends here: nothing is left to slide
        play.tell(BoxReached{"FD-PIT-03"_rule, play.mover(), car.space});
        regain(play, play.mover(), Gauge::tires, car.full[Gauge::tires], "FD-PIT-05"_rule);
    }
    if (play.options().technical_stops()) return play.ask(Ask::pit_stop, play.mover());  // FD-TECH-02
    state.phase = Phase::mechanics;
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
        return Refusal{"FD-TECH-04"_rule, "there are no other tires"};
    if (!choice.technical) {
        if (choice.repair.total() > 0) return Refusal{"FD-TECH-03"_rule, "repairs need a technical stop"};
        return {};
    }
    if (state.move.refused_repair && choice.repair.total() > 0)
        return Refusal{"FD-TEAM-02"_rule, "the team mate has not agreed"};
    if (choice.repair[Gauge::tires] > 0) return Refusal{"FD-TECH-08"_rule, "the reserve cannot restore tires"};
    return check_repair(car, choice.repair, repair_terms(setting, state, seat), "FD-TECH-05"_rule);
}

void serve(const Play& play, const StopAtBox& choice) {
    State& state = play.state;
    Car& car = play.car();
    if (choice.compound != car.compound) {  // FD-TECH-04
        car.compound = choice.compound;
        play.tell(TiresFitted{"FD-TECH-04"_rule, play.mover(), car.compound});
    }
    if (!choice.technical) {
        state.phase = Phase::mechanics;
        return;
    }
    repair(play, play.mover(), choice.repair, "FD-TECH-05"_rule);
    Car& holder = state.car(reserve_holder(play.options(), play.mover()));
    holder.reserve = static_cast<std::uint8_t>(holder.reserve - choice.repair.total());
    stay(play);
}

// FD-PIT-06..08.
void call_mechanics(const Play& play) {
    State& state = play.state;
    Car& car = play.car();
    const int quick = play.terms().quick_stop;
    std::uint64_t bands = 0;  // two numbers give as many spaces
    for (int last = 2; last <= quick; last += 2) bands |= band_end(last);
    const int value = roll_black_die(play, {"pit"}, play.mover(), bands);
    play.tell(PitRolled{value <= quick ? "FD-PIT-07"_rule : "FD-PIT-08"_rule, play.mover(),
                        static_cast<std::uint8_t>(value)});
    if (value > quick) return stay(play);
    play.tell(Shifted{"FD-PIT-07"_rule, play.mover(), car.gear, play.terms().pit_gear});
    car.gear = play.terms().pit_gear;
    state.move.part = Part::exit;
    state.move.remaining = static_cast<std::uint8_t>((value + 1) / 2);
    state.phase = Phase::drive;
}

}  // namespace paddock::formula_d
