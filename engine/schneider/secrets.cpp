#include <algorithm>

#include "engine/schneider/market.hpp"

// Who knows what (ST-INFO): what a view leaves out, and how a seat imagines the rest.
namespace paddock::schneider {
namespace {

template <class List>
void blank(List& cards) {
    std::fill(cards.begin(), cards.end(), no_slot);
}

// What others do not know of a player: hand (ST-INFO-01), deck and what he put under it (ST-INFO-02, ST-INFO-03,
// ST-R-91), cards looked at (ST-INFO-04), the pile but for its top (ST-INFO-05), bet (ST-INFO-09) and purse
// (ST-INFO-10). All else lies open: sets (ST-INFO-06), bags (ST-INFO-07), cockpits (ST-INFO-08), the development board
// (ST-INFO-12), positions and scores (ST-INFO-14). What comes next out of a deck or a bag nobody knows: it is drawn
// when it is needed.
void hide(const Schneider& game, Plane& plane) {
    blank(plane.hand);
    blank(plane.under);
    blank(plane.looked);
    plane.unseen = hidden_deck;
    plane.bet_on = Seat::nobody;
    if (!game.options().public_log && !plane.pile.empty()) {
        const std::uint8_t top = plane.pile.back();
        blank(plane.pile);
        plane.pile.back() = top;
    }
    if (!game.options().public_purse) plane.purse = hidden_purse;
}

// Deals the cards of a set that a view does not place: each blank gets one of those left, the rest is the deck.
class Dealer {
  public:
    Dealer(Plane& plane, std::uint8_t on_the_way, Rolls& rolls, Seat seat)
        : plane_(plane), rolls_(rolls), seat_(seat), left_(static_cast<std::uint16_t>((1U << plane.slots) - 1U)) {
        if (on_the_way != no_slot) take(on_the_way);
        for (const std::uint8_t slot : plane.pile) take(slot);
    }

    void deal() {
        plane_.unseen = 0;
        if (plane_.hand.empty() && plane_.pile.empty() && plane_.under.empty()) return;  // no race is on
        fill(plane_.pile);
        fill(plane_.hand);
        fill(plane_.under);
        fill(plane_.looked);
        plane_.unseen = left_;
    }

  private:
    Plane& plane_;
    Rolls& rolls_;
    Seat seat_;
    std::uint16_t left_;

    void take(std::uint8_t slot) {
        if (slot != no_slot) left_ = static_cast<std::uint16_t>(left_ & ~(1U << slot));
    }
    template <class List>
    void fill(List& cards) {
        for (std::uint8_t& slot : cards) {
            if (slot == no_slot) slot = any();
        }
    }
    std::uint8_t any() {
        int skip = rolls_.roll({{"imagined card"}, seat_, 0, std::popcount(left_)});
        std::uint16_t left = left_;
        while (skip-- > 0) left = static_cast<std::uint16_t>(left & (left - 1U));
        const std::uint8_t slot = byte(std::countr_zero(left));
        take(slot);
        return slot;
    }
};

// Only who can pay is asked whether he pays, or for which exchange (ST-DEV-11, ST-SPY-12, ST-RECYC-05).
bool can_pay_what_is_asked(const Schneider& game, const State& table, Seat seat) {
    const Development& year = table.year;
    const Plane& plane = table.plane(seat);
    switch (table.asked.contains(seat) ? table.ask : Ask::nothing) {
        case Ask::speed_up: return can_take(game, plane, year.track[year.place], plane.purse - marker_price);
        case Ask::spying: return can_buy_second_hand(game, table, seat);
        case Ask::recycle: return can_exchange(game, plane, year.taken, plane.purse, year.from_spying);
        default: return true;
    }
}

// Coins come in fives.
void imagine_purse(const Schneider& game, State& table, Seat seat, Rolls& rolls) {
    constexpr int smallest_coin = 5;
    constexpr int most_coins = 8;
    constexpr int dearest = 1000;  // no card asks for as much
    std::uint16_t& purse = table.plane(seat).purse;
    purse = static_cast<std::uint16_t>(smallest_coin * rolls.roll({{"imagined purse"}, seat, 0, most_coins}));
    while (purse < dearest && !can_pay_what_is_asked(game, table, seat))
        purse = static_cast<std::uint16_t>(purse + smallest_coin);
}

}  // namespace

View Schneider::view(const State& now, Seat viewer) const {
    View seen{now, viewer};
    for (int i = 0; i < people(); ++i) {
        if (seat(i) != viewer) hide(*this, seen.table.plane(seat(i)));
    }
    return seen;
}

State Schneider::imagine(const View& seen, Rolls& rolls) const {
    State table = seen.table;
    for (int i = 0; i < people(); ++i) {
        if (seat(i) == seen.seat) continue;
        Plane& plane = table.plane(seat(i));
        Dealer{plane, table.mover() == seat(i) ? table.move.slot : no_slot, rolls, seat(i)}.deal();
        if (plane.bet_slot != no_slot) plane.bet_on = seat(rolls.roll({{"imagined bet"}, seat(i), 0, planes_}));
        if (!options_.public_purse) imagine_purse(*this, table, seat(i), rolls);
    }
    return table;
}

namespace {

// Whether a card lies open before a seat: it flies with it, or flew with it last (ST-CARD-02).
bool shows_a_card(const State& now, Seat seat) {
    return (now.mover() == seat && now.move.slot != no_slot) || !now.plane(seat).pile.empty();
}

bool plays_again(std::span<const Event> after, Seat seat) {
    return std::any_of(after.begin(), after.end(), [seat](const Event& event) {
        const auto* played = std::get_if<CardPlayed>(&event);
        return played != nullptr && played->seat == seat;
    });
}

// Whose card an event names, or would give away by what only that card can do; nobody: it says nothing of a card.
Seat whose_card(const Event& event) {
    const auto by_card = [](const auto& told, auto... rules) {
        return ((told.rule == rules) || ...) ? told.seat : Seat::nobody;
    };
    if (const auto* played = std::get_if<CardPlayed>(&event)) return played->seat;
    if (const auto* bonus = std::get_if<BonusGained>(&event)) return by_card(*bonus, "ST-MC-05"_rule);
    if (const auto* coins = std::get_if<CoinsGained>(&event)) return by_card(*coins, "ST-MC-05"_rule);
    if (const auto* ignored = std::get_if<DrawIgnored>(&event)) return by_card(*ignored, "ST-MC-03"_rule);
    if (const auto* drawn = std::get_if<CardsDrawn>(&event)) return by_card(*drawn, "ST-MC-09"_rule);
    if (const auto* back = std::get_if<TokenReturned>(&event)) return by_card(*back, "ST-MC-01"_rule, "ST-MC-02"_rule);
    return Seat::nobody;
}

}  // namespace

// The card of a turn is covered by the next one its player lays on it, or gone with the race.
bool is_covered(const Schneider& game, const State& now, Seat viewer, const Event& event,
                std::span<const Event> after) {
    if (game.options().public_log || now.phase == Phase::over) return false;
    const Seat seat = whose_card(event);
    if (seat == Seat::nobody || seat == viewer || game.is_autopilot(seat)) return false;  // ST-INFO-11
    return !shows_a_card(now, seat) || plays_again(after, seat);
}

bool may_be_covered(const Schneider& game, const Event& event) {
    const Seat seat = game.options().public_log ? Seat::nobody : whose_card(event);
    return seat != Seat::nobody && !game.is_autopilot(seat) && !without_card(event);
}

std::optional<Event> without_card(Event event) {
    if (auto* played = std::get_if<CardPlayed>(&event)) {
        played->card = CardId::none;
        return event;
    }
    if (auto* drawn = std::get_if<CardsDrawn>(&event)) {
        drawn->rule = "ST-CARD-04"_rule;
        return event;
    }
    return std::nullopt;
}

}  // namespace paddock::schneider
