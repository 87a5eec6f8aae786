#include "bots/schneider/manners.hpp"

#include "bots/schneider/danger.hpp"
#include "bots/schneider/turn.hpp"

namespace paddock::bots::schneider {

Temper temper_of(Level level) {
    switch (level) {
        case Level::rookie: return {.doubt = 5.5, .nerve = 1.05, .worst = 3, .forgets = 60};
        case Level::tourist: return {.doubt = 2.6, .nerve = 0.6, .worst = 2.5, .forgets = 45};
        case Level::amateur: return {.doubt = 1.15, .nerve = 0.32, .worst = 2, .forgets = 20};
        default: return {};
    }
}

namespace {

bool is_absurd(const Atlas& atlas, const View& view, const Scored& answer) {
    constexpr double certain = 0.9;
    const State& table = view.table;
    const ThrottleBack* throttle = std::get_if<ThrottleBack>(&answer.choice);
    if (throttle != nullptr && throttle->dive) return true;
    if (table.ask == Ask::card) return Turn{atlas, table, view.seat}.risk(answer.choice).crash > certain;
    if (table.ask == Ask::component) return table.move.token == Token::damage && -answer.value >= crash_harm;
    const PlaceBet* bet = std::get_if<PlaceBet>(&answer.choice);
    return bet != nullptr && bet->slot != no_slot && !table.plane(seat_of(table, bet->on)).flying();
}

}  // namespace

Impression impression_of(const Atlas& atlas, const View& view, const Scored& answer) {
    Impression impression{.cost = -answer.value, .absurd = is_absurd(atlas, view, answer)};
    if (const PlayCard* play = std::get_if<PlayCard>(&answer.choice)) {
        constexpr int throttle_speed = 2;
        constexpr int dive_speed = 4;
        impression.daring = play->value - throttle_speed + (play->dive ? dive_speed : 0);
        impression.unusual = play->dive || play->trim;
    } else if (const PlaceBet* bet = std::get_if<PlaceBet>(&answer.choice)) {
        impression.unusual = bet->slot != no_slot;
    } else if (const DropBack* back = std::get_if<DropBack>(&answer.choice)) {
        impression.unusual = back->drop;
    }
    return impression;
}

}  // namespace paddock::bots::schneider
