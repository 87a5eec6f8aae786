#pragma once

#include "engine/formula_d/order.hpp"

// The contract of a game (core/game.hpp) over the chapters. For the one source of each game that makes its code.
namespace paddock::formula_d {

template <class R>
typename R::State Race<R>::start(Rolls& rolls, const Events<Event>& events) const {
    State state;
    state.cars.resize(static_cast<std::size_t>(cars()));
    resume(state, rolls, events);
    return state;
}

template <class R>
void Race<R>::resume(State& state, Rolls& rolls, const Events<Event>& events) const {
    run(Play<R>{setting_, state, rolls, events});
}

template <class R>
void Race<R>::choices(const State& now, Seat seat, Choices& list) const {
    list_choices(setting_, now, seat, R::obstacles(now), list);
}

// An answer is checked and carried out in its chapter. Nothing is changed when it is refused.
template <class R>
Result<void, Refusal> Race<R>::apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                     const Events<Event>& events) const {
    if (!state.asked.contains(seat)) return Refusal{"FD-TURN-01"_rule, "it is not this driver's turn"};
    const Play<R> play{setting_, state, rolls, events};
    const auto carry_out = [&](const auto& chosen) {
        const Verdict verdict = answer(play, seat, chosen);
        if (verdict) state.phase = phase_after(play, chosen);
        return verdict;
    };
    const Verdict verdict = std::visit(carry_out, choice);
    if (verdict) run(play);
    return verdict;
}

template <class R>
typename Race<R>::View Race<R>::view(const State& now, Seat seat) const {
    View view{now, seat};
    cover_secrets(view.table, seat);
    return view;
}

template <class R>
typename R::State Race<R>::imagine(const View& seen, Rolls& rolls) const {
    State state = seen.table;
    imagine_secrets(setting_.terms(), state, seen.seat, rolls);
    return state;
}

template <class R>
typename R::Choice Race<R>::fallback(const State& now, Seat seat) const {
    return default_choice(setting_, now, seat, R::obstacles(now));
}

template <class R>
Standings Race<R>::standings(const State& now) const {
    return ranking(setting_, now);
}

}  // namespace paddock::formula_d
