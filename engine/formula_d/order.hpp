#pragma once

#include "engine/formula_d/blocking.hpp"
#include "engine/formula_d/bonuses.hpp"
#include "engine/formula_d/collisions.hpp"
#include "engine/formula_d/gears.hpp"
#include "engine/formula_d/overshooting.hpp"
#include "engine/formula_d/pits.hpp"
#include "engine/formula_d/slipstream.hpp"
#include "engine/formula_d/start.hpp"
#include "engine/formula_d/strain.hpp"
#include "engine/formula_d/weather.hpp"

// The order of a race and of a turn (FD-TURN-08, FD-RUL-06), all of it: the chapters do their work and never name a
// phase to come. A sister with an order of her own hides Rules::next_phase and calls this one for what stays.
namespace paddock::formula_d {

template <class R>
Phase after_weather(const Play<R>& play) {
    switch (play.state.phase) {
        case Phase::qualifying_weather: return Phase::qualifying_tires;
        case Phase::race_weather: return Phase::race_tires;
        case Phase::round_weather: return another_weather_roll(play) ? Phase::round_weather : Phase::begin_round;
        default: return Phase::end_turn;
    }
}

template <class R>
Phase after_walk(const Play<R>& play, Walked walked) {
    switch (walked) {
        case Walked::halted: return Phase::walk;
        case Walked::left: return play.state.session == Session::qualifying ? Phase::end_turn : Phase::strain;
        case Walked::at_box: return Phase::box;
        case Walked::to_plan: return Phase::drive;
        default: return Phase::after_part;
    }
}

// Does what the phase under way is there for, and says which comes next. A phase that asks something comes again
// unless the answer leads elsewhere (phase_after).
template <class R>
Phase Rules::next_phase(const Play<R>& play) {
    State& state = play.state;
    const Phase phase = state.phase;
    const bool qualifying = state.session == Session::qualifying;
    const auto asks = [&] { return state.ask != Ask::nothing; };
    const auto if_racing = [&](Phase next) { return play.car().status == Status::racing ? next : Phase::strain; };
    switch (phase) {
        // Before the race.
        case Phase::draft: draft(play); return asks() ? phase : Phase::build;
        case Phase::build:
            build(play);
            if (asks()) return phase;
            return play.options().qualifying ? Phase::qualifying_weather : Phase::race_weather;
        case Phase::qualifying_weather:
        case Phase::race_weather: roll_weather(play); return asks() ? phase : after_weather(play);
        case Phase::qualifying_tires: ask_tires(play); return Phase::qualifying_lap;
        case Phase::race_tires: ask_tires(play); return Phase::grid;
        case Phase::qualifying_lap: return next_qualifying_lap(play) ? Phase::begin_turn : Phase::race_weather;
        case Phase::grid: lay_out_grid(play); return Phase::begin_round;
        case Phase::begin_round: return begin_round(play) ? Phase::begin_turn : Phase::over;

        // A turn: gear and die (FD-GEAR-01).
        case Phase::begin_turn:
            if (play.car().status != Status::racing) return Phase::end_turn;
            begin_turn(play);
            if (play.car().start_due) {
                make_start_roll(play);
                return play.car().stalled ? Phase::end_turn : state.move.great_start ? Phase::bonus : Phase::roll_die;
            }
            if (drives_off(play)) return Phase::roll_die;
            play.ask(Ask::gear, play.mover());
            return phase;
        case Phase::roll_die: roll_gear_die(play); return Phase::bonus;
        case Phase::bonus: ask_bonuses(play); return asks() ? phase : Phase::drive;

        // The move, piece by piece: what the die gave, a slide, a tow, the way out of the box.
        case Phase::drive:
            if (state.move.remaining == 0) return Phase::after_part;
            play.ask(Ask::drive, play.mover());
            return phase;
        case Phase::walk: return after_walk(play, walk(play));
        case Phase::after_part:
            if (begin_slide(play)) return Phase::drive;
            end_drive(play);
            if (state.move.undriven > 0) R::pay_block(play);
            return if_racing(Phase::slipstream);
        case Phase::slipstream: offer_slipstream(play); return Phase::stop;
        case Phase::box: reach_box(play); return asks() ? phase : Phase::mechanics;
        case Phase::mechanics: return call_mechanics(play) ? Phase::drive : Phase::stop;

        // Where it ended: what a slipstream passed on the way does not count (FD-RUL-24); an overshoot is paid with
        // what a checkpoint at the line has given back (FD-RUL-68).
        case Phase::stop: stop(play); return Phase::overshoot;
        case Phase::overshoot:
            settle_overshoot(play);
            return qualifying ? Phase::end_turn : if_racing(Phase::collision);
        case Phase::collision: return settle_collisions(play) ? if_racing(Phase::sniper) : phase;
        case Phase::sniper: shoot(play); return if_racing(Phase::radio);
        case Phase::radio: offer_radio(play); return asks() ? phase : Phase::strain;
        case Phase::strain: return test_engines(play) ? Phase::weather : phase;
        case Phase::weather:
        case Phase::round_weather: roll_weather(play); return asks() ? phase : after_weather(play);
        case Phase::end_turn:
            if (qualifying) return play.car().qualifying.driven ? Phase::qualifying_lap : Phase::begin_turn;
            if (next_turn(play)) return Phase::begin_turn;
            return state.weather_due > 0 ? Phase::round_weather : Phase::begin_round;
        case Phase::over: break;
    }
    return Phase::over;
}

// Where a race goes on after an answer; after most, where it stood.
template <class R, class Answered>
Phase phase_after(const Play<R>& play, const Answered&) {
    return play.state.phase;
}
template <class R>
Phase phase_after(const Play<R>& play, const ShiftTo&) {
    return play.car().status == Status::racing ? Phase::roll_die : Phase::strain;
}
template <class R>
Phase phase_after(const Play<R>&, const Drive&) {
    return Phase::walk;
}
template <class R>
Phase phase_after(const Play<R>& play, const Tow& tow) {
    return tow.shape.empty() ? play.state.phase : Phase::walk;
}
template <class R>
Phase phase_after(const Play<R>& play, const StopAtBox& stop) {
    if (play.state.ask == Ask::consent) return play.state.phase;
    return stop.technical ? Phase::stop : Phase::mechanics;  // FD-TECH-06: it waits for its next turn
}
template <class R>
Phase phase_after(const Play<R>& play, const Consent& consent) {
    return consent.agreed ? Phase::stop : play.state.phase;
}
template <class R>
Phase phase_after(const Play<R>& play, const RollWeatherAgain&) {
    return after_weather(play);
}

// On to the next question, or to the end.
template <class R>
void run(const Play<R>& play) {
    State& state = play.state;
    while (state.ask == Ask::nothing && state.phase != Phase::over) {
        if (state.police_check) {
            settle_police(play);
            if (state.ask != Ask::nothing) return;
        }
        state.phase = R::next_phase(play);
    }
}

}  // namespace paddock::formula_d
