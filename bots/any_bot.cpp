#include "bots/any_bot.hpp"

#include "bots/school.hpp"
#include "table/formula_d/binding.hpp"
#include "table/match.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::bots {
namespace {

template <class G>
class BotOf final : public AnyBot {
  public:
    BotOf(const G& game, Level level, std::uint64_t seed, const Budget& budget)
        : pilot_(School<G>::make(level, std::make_shared<typename School<G>::Study>(game), seed, budget)) {}

    std::string decide(const table::AnyMatch& match, Seat seat) override {
        const table::Match<G>* typed = table::match_of<G>(match);
        if (typed == nullptr || !match.awaiting().contains(seat)) return {};
        return to_text(pilot_->decide(typed->game_value().view(typed->state(), seat)));
    }

  private:
    std::unique_ptr<typename School<G>::Pilot> pilot_;
};

template <class G>
std::unique_ptr<AnyBot> bot_of(const table::AnyMatch& match, Level level, std::uint64_t seed, const Budget& budget) {
    const table::Match<G>* typed = table::match_of<G>(match);
    if (typed == nullptr) return nullptr;
    return std::make_unique<BotOf<G>>(typed->game_value(), level, seed, budget);
}

// The one list of games the bots play.
constexpr auto makers = {bot_of<paddock::formula_d::FormulaD>, bot_of<paddock::schneider::Schneider>};

}  // namespace

std::unique_ptr<AnyBot> make_bot(const table::AnyMatch& match, Level level, std::uint64_t seed, const Budget& budget) {
    for (const auto& make : makers) {
        if (std::unique_ptr<AnyBot> bot = make(match, level, seed, budget)) return bot;
    }
    return nullptr;
}

}  // namespace paddock::bots
