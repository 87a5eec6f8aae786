#pragma once

#include "engine/formula_d/damage.hpp"

// The pit stop, and points given back there and elsewhere (FD-PIT, FD-TECH, FD-TEAM-02, FD-CHK, FD-POL).
namespace paddock::formula_d {

// FD-PIT-05; FD-TIRE-15, FD-RUL-54: the new set, of the same compound (FD-RUL-70), is in its first lap.
template <class R>
void reach_box(const Play<R>& play) {
    State& state = play.state;
    Car& car = play.car();
    if (!car.in_box) {
        car.in_box = true;
        car.box_served = true;
        car.tire_age = state.move.tire_age = play.terms().fresh_lap;
        state.move.touched_corner = false;  // the move ends here: nothing is left to slide
        play.tell(BoxReached{"FD-PIT-03"_rule, play.mover(), car.space});
        regain(play, play.mover(), Gauge::tires, car.full[Gauge::tires], "FD-PIT-05"_rule);
    }
    if (play.options().technical_stops()) play.ask(Ask::pit_stop, play.mover());  // FD-TECH-02
}

template <class R>
void repair(const Play<R>& play, Seat seat, const Gauges& points, RuleId rule) {
    for (const Gauge gauge : all_gauges) regain(play, seat, gauge, points[gauge], rule);
}

template <class R>
void serve(const Play<R>& play, const StopAtBox& choice) {
    Car& car = play.car();
    if (choice.compound != car.compound) {  // FD-TECH-04
        car.compound = choice.compound;
        play.tell(TiresFitted{"FD-TECH-04"_rule, play.mover(), car.compound});
    }
    if (!choice.technical) return;
    repair(play, play.mover(), choice.repair, "FD-TECH-05"_rule);
    Car& holder = play.state.car(reserve_holder(play.options(), play.mover()));
    holder.reserve = static_cast<std::uint8_t>(holder.reserve - choice.repair.total());
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const StopAtBox& choice) {
    State& state = play.state;
    if (state.ask != Ask::pit_stop) return wrong_question();
    const Verdict verdict = check_stop(play.setting, state, seat, choice);
    if (!verdict) return verdict;
    play.answered();
    if (play.options().teams && choice.repair.total() > 0) {  // FD-TEAM-02, D13
        state.proposal = choice.repair;
        state.proposal_compound = choice.compound;
        play.tell(RepairProposed{"FD-TEAM-02"_rule, seat, team_mate(seat), choice.repair});
        play.ask(Ask::consent, team_mate(seat));
        return {};
    }
    serve(play, choice);
    return {};
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const Consent& choice) {
    State& state = play.state;
    if (state.ask != Ask::consent) return wrong_question();
    play.answered();
    play.tell(RepairAnswered{"FD-TEAM-02"_rule, seat, choice.agreed});
    const StopAtBox proposal{true, state.proposal_compound, state.proposal};
    state.proposal = {};
    state.proposal_compound = Compound::hard;
    if (choice.agreed) {
        serve(play, proposal);
    } else {
        state.move.refused_repair = true;  // asked once more, without the reserve
    }
    return {};
}

// FD-PIT-06..08: true when the stop is quick and the car drives out at once, all of its spaces (FD-RUL-48).
template <class R>
bool call_mechanics(const Play<R>& play) {
    Car& car = play.car();
    const Terms& terms = play.terms();
    std::uint64_t bands = 0;  // two numbers give as many spaces
    for (int last = 2; last <= terms.quick_stop; last += 2) bands |= band_end(last);
    const int value = roll_black_die(play, {"pit"}, play.mover(), bands);
    const bool quick = value <= terms.quick_stop;
    play.tell(PitRolled{quick ? "FD-PIT-07"_rule : "FD-PIT-08"_rule, play.mover(), static_cast<std::uint8_t>(value)});
    if (!quick) return false;
    play.tell(Shifted{"FD-PIT-07"_rule, play.mover(), car.gear, terms.pit_gear});
    car.gear = terms.pit_gear;
    play.state.move.part = Part::exit;
    play.state.move.remaining = static_cast<std::uint8_t>((value + 1) / 2);
    return true;
}

// Checkpoint and police prize.
template <class R>
Verdict answer(const Play<R>& play, Seat seat, const Repair& choice) {
    const State& state = play.state;
    if (state.ask != Ask::checkpoint && state.ask != Ask::police) return wrong_question();
    const Car& car = state.car(seat);
    const RuleId rule = state.ask == Ask::police        ? "FD-POL-02"_rule
                        : car.driver == Driver::slivers ? "FD-DRV-06"_rule
                                                        : "FD-CHK-02"_rule;
    const Verdict verdict = check_repair(car, choice.points, repair_terms(play.setting, state, seat), rule);
    if (!verdict) return verdict;
    play.answered();
    repair(play, seat, choice.points, rule);
    return {};
}

}  // namespace paddock::formula_d
