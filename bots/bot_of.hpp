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
        : study_(std::make_shared<typename School<G>::Study>(game)),
          bot_(School<G>::make(level, study_, seed, budget)),
          adviser_(School<G>::make(Level::works, study_, 1, Budget{advice_nodes, 0})) {}

    std::string decide(const table::AnyMatch& match, Seat seat) override {
        const table::Match<G>* typed = table::match_of<G>(match);
        if (typed == nullptr || !match.awaiting().contains(seat)) return {};
        return to_text(bot_->decide(typed->game_value().view(typed->state(), seat)));
    }

    Advice advise(const table::AnyMatch& match, Seat seat) override {
        const table::Match<G>* typed = table::match_of<G>(match);
        if (typed == nullptr || !match.awaiting().contains(seat)) return {};
        const typename G::View view = typed->game_value().view(typed->state(), seat);
        const typename G::Choice advised = adviser_->decide(view);
        const Answers<G> answers = study_->weigh(view);
        Advice advice{study_->reason(view, advised), {{to_text(advised), Verdict::advised}}};
        const double least = answers[0].impression.cost;
        for (const Answer<G>& answer : answers) {
            if (answer.choice == advised) continue;
            advice.answers.push_back(
                {to_text(answer.choice), verdict_on(answer.impression.cost, least, School<G>::margins)});
        }
        return advice;
    }

  private:
    std::shared_ptr<typename School<G>::Study> study_;
    std::unique_ptr<Bot<G>> bot_;
    std::unique_ptr<Bot<G>> adviser_;
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
