#include "bots/bot_of.hpp"
#include "bots/school.hpp"
#include "table/formula_d/binding.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::bots {

// The one list of games the bots play; alone in its file, as table/all_games.cpp is.
std::span<const MakeBot> house_bots() {
    static constexpr MakeBot all[] = {bot_of<paddock::formula_d::FormulaD>, bot_of<paddock::schneider::Schneider>};
    return all;
}

}  // namespace paddock::bots
