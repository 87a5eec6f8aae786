#pragma once

#include "bots/schneider/school.hpp"
#include "cli/duel_races.hpp"
#include "engine/schneider/play.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::cli {

// Nations go round from pair to pair: each side has flown them all.
template <>
struct DuelTerms<paddock::schneider::Schneider> : UsualDuelTerms<paddock::schneider::Schneider> {
    using Game = paddock::schneider::Schneider;
    static bool is_autopilot(const Game& game, Seat seat) { return game.is_autopilot(seat); }
    static std::optional<Game::Choice> settled(const Game& game, const Game::State& state, Seat seat, int race) {
        using paddock::schneider::Ask;
        using paddock::schneider::Nation;
        if (state.ask != Ask::nation && state.ask != Ask::autopilot_nation) return std::nullopt;
        const Seat whose = state.ask == Ask::nation ? seat : paddock::schneider::autopilot_without_nation(game, state);
        const auto nation = static_cast<Nation>((number(whose) + race / 2) % paddock::schneider::nation_count);
        return paddock::schneider::PickNation{nation};
    }
};

}  // namespace paddock::cli
