#pragma once

#include "engine/formula_d/play.hpp"

// What a driver may do between the die and the drive: nitro, soft tires, skidding, dropping scrap.
namespace paddock::formula_d {

template <class R>
void ask_bonuses(const Play<R>& play) {
    State& state = play.state;
    const Move& move = state.move;
    const Car& car = play.car();
    if (!move.nitro_asked && may_fire_nitro(play.options(), state, car)) return play.ask(Ask::nitro, play.mover());
    if (!move.soft_asked && may_take_soft_bonus(play.setting, state, car))
        return play.ask(Ask::soft_bonus, play.mover());
    if (!move.skid_asked && may_skid(play.circuit(), state, car)) return play.ask(Ask::skid, play.mover());
    if (!move.scrap_asked && may_drop_scrap(state, car)) return play.ask(Ask::scrap, play.mover());
}

template <class R>
void add_spaces(const Play<R>& play, int spaces, RuleId rule) {
    Move& move = play.state.move;
    move.remaining = static_cast<std::uint8_t>(move.remaining + spaces);
    play.tell(SpacesAdded{rule, play.mover(), static_cast<std::int8_t>(spaces)});
}

// FD-NITRO-02: all of it or nothing.
template <class R>
Verdict answer(const Play<R>& play, Seat seat, const FireNitro& choice) {
    if (play.state.ask != Ask::nitro) return wrong_question();
    Car& car = play.state.car(seat);
    const bool better = choice.nitro == Nitro::fire_better;
    if (better && car.driver != Driver::cadena) return Refusal{"FD-DRV-14"_rule, "only Cadena has better nitro"};
    play.state.move.nitro_asked = true;
    play.answered();
    if (choice.nitro == Nitro::no) return {};
    play.state.move.nitro = true;
    car.nitro_used = true;
    const int more = better ? play.terms().better_nitro : 0;
    add_spaces(play, number(car.gear) + more, better ? "FD-DRV-14"_rule : "FD-NITRO-01"_rule);
    return {};
}

template <class R>
Verdict answer(const Play<R>& play, Seat, const TakeSoftBonus& choice) {
    if (play.state.ask != Ask::soft_bonus) return wrong_question();
    play.state.move.soft_asked = true;
    play.answered();
    if (choice.take) add_spaces(play, play.terms().soft_bonus, "FD-TIRE-05"_rule);
    return {};
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const Skid& choice) {
    if (play.state.ask != Ask::skid) return wrong_question();
    if (choice.by < -1 || choice.by > 1) return Refusal{"FD-DRV-05"_rule, "one space more or less"};
    play.state.move.skid_asked = true;
    play.answered();
    if (choice.by == 0) return {};
    add_spaces(play, choice.by, "FD-DRV-05"_rule);
    play.lose(seat, Gauge::tires, 1, "FD-DRV-05"_rule);
    return {};
}

template <class R>
Verdict answer(const Play<R>& play, Seat, const DropScrap& choice) {
    if (play.state.ask != Ask::scrap) return wrong_question();
    play.state.move.scrap_asked = true;
    play.state.move.scrap = choice.drop;
    play.answered();
    return {};
}

}  // namespace paddock::formula_d
