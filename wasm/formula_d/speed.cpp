// A module that measures the rules where they run: the same random races as `paddock bench`. The page holds the watch.

#include "engine/formula_d/game.hpp"
#include "table/library.hpp"
#include "table/rolls.hpp"

namespace {

using namespace paddock;
using namespace paddock::formula_d;

const FormulaD& game() {
    constexpr int cars = 10;
    static const table::Library library;
    static const FormulaD one{library.circuit("monaco")->track(), Options{}, cars};
    return one;
}

}  // namespace

extern "C" {

// Drives races at random, and says how many decisions that took.
[[clang::export_name("random_races")]] int random_races(int races, int seed) {
    static Choices list;
    int decisions = 0;
    for (int i = 0; i < races; ++i) {
        table::FastRolls rolls{static_cast<std::uint64_t>(seed + i)};
        State state = game().start(rolls, {});
        for (; !game().awaiting(state).empty(); ++decisions) {
            const Seat seat = game().awaiting(state).lowest();
            game().choices(state, seat, list);
            const Choice& choice = list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
            if (!game().apply(state, seat, choice, rolls, {})) return 0;
        }
    }
    return decisions;
}
}
