#include "bots/formula_d/manners.hpp"

namespace paddock::bots::formula_d {
namespace {

bool enters_pits(const Path& path) {
    for (int i = 0; i < path.size(); ++i) {
        if (path[i] == Step::pit) return true;
    }
    return false;
}

}  // namespace

Temper temper_of(Level level) {
    switch (level) {
        case Level::rookie: return {.doubt = turn * 0.65, .nerve = turn * 0.4, .worst = turn, .forgets = 40};
        case Level::tourist: return {.doubt = turn * 0.43, .nerve = turn * 0.31, .worst = turn * 0.8, .forgets = 25};
        case Level::amateur: return {.doubt = turn * 0.26, .nerve = turn * 0.25, .worst = turn * 0.6, .forgets = 15};
        default: return {};
    }
}

Impression impression_of(const State& state, Seat seat, const Scored& answer) {
    Impression impression{.cost = static_cast<double>(answer.value)};
    switch (state.ask) {
        case Ask::gear:
            impression.daring = number(std::get<ShiftTo>(answer.choice).gear) - number(state.car(seat).gear);
            break;
        case Ask::drive:
            impression.absurd = std::get<Drive>(answer.choice).path.empty();  // who stands still gets nowhere
            impression.unusual = enters_pits(std::get<Drive>(answer.choice).path);
            break;
        case Ask::slipstream: impression.unusual = !std::get<Tow>(answer.choice).shape.empty(); break;
        case Ask::nitro: impression.unusual = std::get<FireNitro>(answer.choice).nitro != Nitro::no; break;
        case Ask::soft_bonus: impression.unusual = std::get<TakeSoftBonus>(answer.choice).take; break;
        case Ask::skid: impression.unusual = std::get<Skid>(answer.choice).by != 0; break;
        default: break;
    }
    return impression;
}

}  // namespace paddock::bots::formula_d
