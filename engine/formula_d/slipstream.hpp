#pragma once

#include "engine/formula_d/driving.hpp"

// Towing behind another car (FD-SLIP).
namespace paddock::formula_d {

// FD-SLIP-04, FD-SLIP-11; after a tow again (FD-SLIP-08). An overshooting car never tows (FD-RUL-63).
template <class R>
void offer_slipstream(const Play<R>& play) {
    const State& state = play.state;
    if (state.session != Session::race || state.move.braked || state.move.overshot > 0 || state.move.great_start)
        return;
    if (tow_car(play.setting, state, play.mover()) == Seat::nobody) return;
    if (may_tow(play.ground())) play.ask(Ask::slipstream, play.mover());
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const Tow& choice) {
    Move& move = play.state.move;
    if (play.state.ask != Ask::slipstream) return wrong_question();
    const Verdict verdict = check_tow(play.ground(seat), choice);
    if (!verdict) return verdict;
    play.answered();
    if (choice.shape.empty()) return {};
    play.tell(Towed{"FD-SLIP-05"_rule, seat, tow_car(play.setting, play.state, seat)});
    spend_brakes(play, choice.brakes, "FD-SLIP-07"_rule);
    move.part = Part::tow;
    move.regained = 0;
    move.remaining = static_cast<std::uint8_t>(choice.shape.size());
    set_off(play, choice.shape, "FD-SLIP-06"_rule);
    return {};
}

}  // namespace paddock::formula_d
