// The module of Formula D: the house with this one game in it.

#include "bots/bot_of.hpp"
#include "bots/school.hpp"
#include "table/formula_d/house_game.hpp"

namespace paddock {

std::span<const table::HouseGame> table::house_games() {
    static constexpr HouseGame one[] = {formula_d_game};
    return one;
}

std::span<const bots::MakeBot> bots::house_bots() {
    static constexpr MakeBot one[] = {bot_of<paddock::formula_d::FormulaD>};
    return one;
}

}  // namespace paddock
