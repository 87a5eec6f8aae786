#include "engine/formula_d/pits.hpp"

#include "engine/grande_epreuve/rules.hpp"

// The stop in the garage (GE-PIT). Reaching it, the lane and its order are Formula D's (GE-PIT-01, GE-PIT-02,
// GE-PIT-03, GE-PIT-05, GE-PIT-14, GE-RUL-65).
namespace paddock::grande_epreuve {
namespace {

using formula_d::StopAtBox;

// GE-PIT-07, GE-PIT-11, GE-PIT-12, GE-RUL-28: quick, technical or tires, never two of them together unless agreed.
Verdict check_stop_here(const Setting& setting, const State& state, Seat seat, const StopAtBox& choice) {
    const bool other_tires = choice.compound != state.car(seat).compound;
    if (choice.technical && other_tires && !setting.own().fd_technical)
        return Refusal{"GE-RUL-28"_rule, "a technical stop does not change the tyres"};
    return check_stop(setting, state, seat, choice);
}

}  // namespace

[[gnu::noinline]] void list_stops(const Setting& setting, const State& state, Seat seat, formula_d::Choices& list) {
    formula_d::Choices all;
    formula_d::list_stops(setting, state, seat, all);
    for (const formula_d::Choice& choice : all) {
        if (check_stop_here(setting, state, seat, std::get<StopAtBox>(choice))) list.push_back(choice);
    }
}

// GE-RUL-29: a mail says it in the orders of the move; here it is asked in the garage, before the dice.
Verdict answer(const Play& play, Seat seat, const StopAtBox& choice) {
    if (play.state.ask != Ask::pit_stop) return formula_d::wrong_question();
    const Verdict verdict = check_stop_here(play.setting, play.state, seat, choice);
    if (!verdict) return verdict;
    // GE-PIT-13: technical and tire stops last until the next round; only a plain one is an attempt at a quick stop.
    const bool stays = choice.technical || choice.compound != play.state.car(seat).compound;
    play.state.phase = stays ? Phase::stop : Phase::mechanics;
    play.answered();
    serve(play, choice);
    return {};
}
Phase phase_after(const Play& play, const StopAtBox&) { return play.state.phase; }

// GE-PIT-08, GE-PIT-09: quick on 1–10, and a d10 gives the spaces; GE-PIT-10: else it stays until the next round.
bool attempt_quick_stop(const Play& play) {
    Car& car = play.car();
    const int value = roll_black_die(play, {"pit"}, play.mover(), formula_d::band_end(quick_stop));
    const bool quick = value <= quick_stop;
    play.tell(formula_d::PitRolled{quick ? "GE-PIT-09"_rule : "GE-PIT-10"_rule, play.mover(), byte(value)});
    if (!quick) return false;
    play.tell(formula_d::Shifted{"GE-PIT-09"_rule, play.mover(), car.gear, play.terms().pit_gear});
    car.gear = play.terms().pit_gear;
    play.state.move.part = formula_d::Part::exit;
    play.state.move.remaining = byte(roll_d10(play, {"pit-exit"}, play.mover()));
    return true;
}

}  // namespace paddock::grande_epreuve
