#include "bots/any_bot.hpp"

#include "bots/formula_d/pilot.hpp"
#include "table/formula_d/binding.hpp"
#include "table/match.hpp"

namespace paddock::bots {
namespace {

using FormulaDGame = paddock::formula_d::FormulaD;

class FormulaDBot final : public AnyBot {
  public:
    FormulaDBot(const FormulaDGame& game, Level level, std::uint64_t seed, const Budget& budget)
        : pilot_(formula_d::make_pilot(level, std::make_shared<formula_d::Study>(game), seed, budget)) {}

    std::string decide(const table::AnyMatch& match, Seat seat) override {
        const table::Match<FormulaDGame>* typed = table::match_of<FormulaDGame>(match);
        if (typed == nullptr || !match.awaiting().contains(seat)) return {};
        return to_text(pilot_->decide(typed->game_value().view(typed->state(), seat)));
    }

  private:
    std::unique_ptr<formula_d::Pilot> pilot_;
};

}  // namespace

std::unique_ptr<AnyBot> make_bot(const table::AnyMatch& match, Level level, std::uint64_t seed, const Budget& budget) {
    if (const auto* typed = table::match_of<FormulaDGame>(match))
        return std::make_unique<FormulaDBot>(typed->game_value(), level, seed, budget);
    return nullptr;
}

}  // namespace paddock::bots
