#pragma once

#include "engine/formula_d/play.hpp"

// A car that other cars leave no way pays for it (FD-BLOCK), an overshooting one too (FD-OVER-10).
namespace paddock::formula_d {

template <class R>
void Rules::pay_block(const Play<R>& play) {
    Move& move = play.state.move;
    const Car& car = play.car();
    const int undriven = move.undriven;
    move.undriven = 0;
    play.tell(CarBlocked{"FD-BLOCK-03"_rule, play.mover(), static_cast<std::uint8_t>(undriven)});
    if (move.great_start && play.options().start_block_free) return;  // FD-RUL-44
    if (play.state.session == Session::qualifying) return;
    const BlockPrice price = block_price(play.setting, car.wear[Gauge::brakes], car.wear[Gauge::tires], undriven);
    if (price.out) {
        const bool too_many = undriven >= static_cast<int>(play.terms().block_price.size());
        return play.eliminate(play.mover(), Cause::blocked, too_many ? "FD-BLOCK-04"_rule : "FD-BLOCK-05"_rule);
    }
    play.lose(play.mover(), Gauge::brakes, price.brakes, "FD-BLOCK-03"_rule);
    play.lose(play.mover(), Gauge::tires, price.tires, "FD-BLOCK-03"_rule);
    move.braked = true;  // FD-RUL-64
}

}  // namespace paddock::formula_d
