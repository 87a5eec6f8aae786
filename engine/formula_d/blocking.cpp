#include <algorithm>

#include "engine/formula_d/pure.hpp"

// What it costs to be left no way (FD-BLOCK).
namespace paddock::formula_d {

// FD-BLOCK-03..05; FD-RUL-13 lets tires stand in for brakes.
BlockPrice block_price(const Setting& setting, int brakes, int tires, int undriven) {
    const Terms& terms = setting.terms();
    if (!terms.block_by_table) {
        const int braked = std::min(brakes, undriven);
        return {braked, std::min(tires, undriven - braked), false};
    }
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

}  // namespace paddock::formula_d
