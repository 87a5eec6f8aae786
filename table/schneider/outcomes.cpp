#include "table/schneider/binding.hpp"
#include "table/schneider/names.hpp"

// Odds of Schneider Trophy: what is measured, and how far ahead we look.
namespace paddock::table {

using namespace schneider;

namespace {

// What begins when the doing of one seat is over.
bool ends_doing(const Event& event) {
    return std::holds_alternative<TurnBegan>(event) || std::holds_alternative<RoundBegan>(event) ||
           std::holds_alternative<LapEnded>(event) || std::holds_alternative<MarkerDrawn>(event) ||
           std::holds_alternative<TimePassed>(event) || std::holds_alternative<RaceBegan>(event) ||
           std::holds_alternative<GridTaken>(event) || std::holds_alternative<YearBegan>(event) ||
           std::holds_alternative<MatchOver>(event);
}

}  // namespace

void Binding<Schneider>::Trace::hear(const Event& event, const State& now, Seat seat) {
    if (ends_doing(event)) {
        settled = true;
        square = now.plane(seat).square;
        return;
    }
    if (const auto* drawn = std::get_if<TokenDrawn>(&event); drawn && drawn->seat == seat) {
        ++tokens;
        damage += drawn->token == Token::damage ? 1 : 0;
    }
    if (const auto* crash = std::get_if<Crashed>(&event); crash && crash->seat == seat) crashed = true;
    if (const auto* bonus = std::get_if<BonusGained>(&event); bonus && bonus->seat == seat) points += bonus->points;
    if (const auto* gained = std::get_if<CoinsGained>(&event); gained && gained->seat == seat) coins += gained->coins;
    if (const auto* paid = std::get_if<CoinsPaid>(&event); paid && paid->seat == seat) coins -= paid->coins;
}

// In the order of Binding::measures. The square a plane stands on when its turn is over, before the next lap begins.
Binding<Schneider>::Outcome Binding<Schneider>::outcome(const Schneider& game, const State& before, const State& after,
                                                        Seat seat, const Trace& trace) {
    const SquareId square = trace.settled ? trace.square : after.plane(seat).square;
    const bool finished = square != SquareId::none && game.course(before).crossed(square);
    return {schneider::number(square),
            trace.tokens,
            trace.damage,
            trace.tokens - trace.damage,
            trace.crashed,
            finished,
            trace.points,
            trace.coins};
}

Json Binding<Schneider>::measure_json(const Schneider& game, const State& now, std::size_t measure, int value) {
    const std::string_view name = measures[measure];
    const Course& course = game.course(now);
    const SquareId square = schneider::square(value);
    if (name == "square") return square == SquareId::none ? Json() : Json(square_name(course, square));
    if (name == "crashed" || name == "finished") return value != 0;
    return value;
}

bool Binding<Schneider>::turn_goes_on(const State& before, const State& now) {
    switch (now.ask) {
        case Ask::repair:
        case Ask::way:
        case Ask::component:
        case Ask::drop_back:
        case Ask::put_away:
        case Ask::keep: return now.mover() == before.mover();
        case Ask::card: return before.ask == Ask::bet && now.mover() == before.mover();
        case Ask::speed_up:
        case Ask::recycle:
        case Ask::level:
        case Ask::victim: return before.asked == now.asked;
        default: return false;
    }
}

}  // namespace paddock::table
