#include <algorithm>

#include "engine/formula_d/play.hpp"

// A car that other cars leave no way (FD-BLOCK).
namespace paddock::formula_d {

// FD-BLOCK-03..05; FD-RUL-13 lets tires stand in for brakes.
BlockPrice block_price(const Setting& setting, int brakes, int tires, int undriven) {
    const Terms& terms = setting.terms();
    if (undriven >= static_cast<int>(terms.block_price.size())) return {0, 0, true};
    const Terms::Block row = terms.block_price[static_cast<std::size_t>(undriven)];
    BlockPrice price{row.brakes, row.tires, false};
    if (setting.options().block_substitution && brakes < price.brakes) {
        price.tires += price.brakes - brakes;
        price.brakes = brakes;
        if (price.tires > terms.block_most_tires) price.out = true;
    }
    if (price.brakes > brakes || price.tires > tires) price.out = true;
    return price;
}

void pay_block(const Play& play) {
    Move& move = play.state.move;
    Car& car = play.car();
    const int undriven = move.undriven;
    move.undriven = 0;
    play.tell(CarBlocked{"FD-BLOCK-03"_rule, play.mover(), static_cast<std::uint8_t>(undriven)});
    if (move.great_start && play.options().start_block_free) return;  // FD-RUL-44
    if (play.state.session == Session::qualifying) return;
    const BlockPrice price = block_price(play.setting(), car.wear[Gauge::brakes], car.wear[Gauge::tires], undriven);
    if (price.out)
        return eliminate(
            play, play.mover(), Cause::blocked,
            undriven >= static_cast<int>(play.terms().block_price.size()) ? "FD-BLOCK-04"_rule : "FD-BLOCK-05"_rule);
    lose(play, play.mover(), Gauge::brakes, price.brakes, "FD-BLOCK-03"_rule);
    lose(play, play.mover(), Gauge::tires, price.tires, "FD-BLOCK-03"_rule);
    move.braked = true;  // FD-RUL-64
}

}  // namespace paddock::formula_d
