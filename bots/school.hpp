#pragma once

#include "bots/formula_d/bot.hpp"
#include "bots/schneider/bot.hpp"

// Where the players of a game come from, for whoever drives any game by its types.
namespace paddock::bots {

// Study is what the bots of one match share, Bot decides for a seat, `make` makes one of a level.
template <class G>
struct School;

template <>
struct School<paddock::formula_d::FormulaD> {
    using Study = formula_d::Study;
    using Bot = formula_d::Bot;
    static constexpr auto make = formula_d::make_bot;
};

template <>
struct School<paddock::schneider::Schneider> {
    using Study = schneider::Study;
    using Bot = schneider::Bot;
    static constexpr auto make = schneider::make_bot;
};

}  // namespace paddock::bots
