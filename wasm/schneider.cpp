// The module of Schneider Trophy: the house with this one game in it.

#include "bots/bot_of.hpp"
#include "bots/school.hpp"
#include "table/schneider/house_game.hpp"

namespace paddock {

std::span<const table::HouseGame> table::house_games() {
    static constexpr HouseGame one[] = {schneider_game};
    return one;
}

std::span<const bots::MakeBot> bots::house_bots() {
    static constexpr MakeBot one[] = {bot_of<paddock::schneider::Schneider>};
    return one;
}

}  // namespace paddock
