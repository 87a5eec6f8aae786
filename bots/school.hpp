#pragma once

#include "bots/formula_d/pilot.hpp"
#include "bots/schneider/pilot.hpp"

// Where the pilots of a game come from, for whoever drives any game by its types.
namespace paddock::bots {

// Study is what the bots of one match share, Pilot decides for a seat, `make` makes one of a level.
template <class G>
struct School;

template <>
struct School<paddock::formula_d::FormulaD> {
    using Study = formula_d::Study;
    using Pilot = formula_d::Pilot;
    static constexpr auto make = formula_d::make_pilot;
};

template <>
struct School<paddock::schneider::Schneider> {
    using Study = schneider::Study;
    using Pilot = schneider::Pilot;
    static constexpr auto make = schneider::make_pilot;
};

}  // namespace paddock::bots
