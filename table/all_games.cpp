#include "table/formula_d/house_game.hpp"
#include "table/schneider/house_game.hpp"

namespace paddock::table {

// The one list of all games. It is alone in its file: a module with a list of its own must not get this one too.
std::span<const HouseGame> house_games() {
    static constexpr HouseGame all[] = {formula_d_game, schneider_game};
    return all;
}

}  // namespace paddock::table
