#pragma once

#include <span>

#include "bots/any_bot.hpp"
#include "bots/school.hpp"
#include "table/match.hpp"

// A bot of a game with a School as AnyBot.
namespace paddock::bots {

template <class G>
class BotOf final : public AnyBot {
  public:
    BotOf(const G& game, Level level, std::uint64_t seed, const Budget& budget)
        : bot_(School<G>::make(level, std::make_shared<typename School<G>::Study>(game), seed, budget)) {}

    std::string decide(const table::AnyMatch& match, Seat seat) override {
        const table::Match<G>* typed = table::match_of<G>(match);
        if (typed == nullptr || !match.awaiting().contains(seat)) return {};
        return to_text(bot_->decide(typed->game_value().view(typed->state(), seat)));
    }

  private:
    std::unique_ptr<typename School<G>::Bot> bot_;
};

// nullptr when the match is of another game.
using MakeBot = std::unique_ptr<AnyBot> (*)(const table::AnyMatch& match, Level level, std::uint64_t seed,
                                            const Budget& budget);

template <class G>
std::unique_ptr<AnyBot> bot_of(const table::AnyMatch& match, Level level, std::uint64_t seed, const Budget& budget) {
    const table::Match<G>* typed = table::match_of<G>(match);
    if (typed == nullptr) return nullptr;
    return std::make_unique<BotOf<G>>(typed->game_value(), level, seed, budget);
}

// bots/all_bots.cpp.in has them for programs, from bots/<game>/house_bot.hpp; a module of the browser has that of one
// game.
std::span<const MakeBot> house_bots();

}  // namespace paddock::bots
