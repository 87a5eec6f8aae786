#pragma once

#include <algorithm>
#include <memory>

#include "bots/schneider/bot.hpp"
#include "table/rolls.hpp"
#include "tests/schneider/random.hpp"

// Races of Schneider Trophy flown by bots.
namespace paddock::bots::tests::schneider {

using namespace paddock::schneider;
using bots::schneider::Bot;
using bots::schneider::make_bot;
using bots::schneider::Study;

inline const Content& content() {
    static const table::SchneiderContent loaded = *table::built_in_schneider_content();
    return loaded.rules;
}

inline bool listed(const Schneider& game, const State& state, Seat seat, const Choice& choice) {
    Choices list;
    game.choices(state, seat, list);
    return std::find(list.begin(), list.end(), choice) != list.end();
}

// Flies to the end; `answer` decides, having seen the position. False when an answer was refused or there is no end.
template <class Answer>
bool fly(const Schneider& game, std::uint64_t seed, Answer answer) {
    table::FastRolls rolls{seed};
    State state = game.start(rolls, {});
    for (int answers = 0; !game.awaiting(state).empty(); ++answers) {
        if (answers > 20'000) return false;
        const Seat seat = game.awaiting(state).lowest();
        if (!game.apply(state, seat, answer(state, seat), rolls, {})) return false;
    }
    return true;
}

// An answer picked blindly from the list.
inline Choice any_choice(const Schneider& game, const State& state, Seat seat, table::FastRolls& rolls) {
    Choices list;
    game.choices(state, seat, list);
    return list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
}

}  // namespace paddock::bots::tests::schneider
