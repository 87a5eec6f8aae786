#pragma once

#include <memory>

#include "bots/formula_d/bot.hpp"
#include "table/library.hpp"
#include "table/rolls.hpp"

// Races driven by bots.
namespace paddock::bots::tests {

using namespace paddock::formula_d;
using formula_d::Bot;
using formula_d::make_bot;
using formula_d::Study;

inline const track::Circuit& circuit(const char* key) {
    static const table::Library library;
    return library.circuit(key)->track();
}

// Drives a race to its end; `bot_for` names the bot of a seat, `visit` sees every position before its
// answer. False when an answer was refused or the race does not end.
template <class BotFor, class Visit>
bool drive(const FormulaD& game, std::uint64_t seed, BotFor bot_for, Visit visit) {
    table::FastRolls rolls{seed};
    State state = game.start(rolls, {});
    for (int answers = 0; !game.awaiting(state).empty(); ++answers) {
        if (answers > 20'000) return false;
        const Seat seat = game.awaiting(state).lowest();
        const Choice choice = bot_for(seat).decide(game.view(state, seat));
        visit(state, seat, choice);
        if (!game.apply(state, seat, choice, rolls, {})) return false;
    }
    return true;
}

}  // namespace paddock::bots::tests
