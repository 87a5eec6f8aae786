#include <algorithm>

#include "engine/schneider/play.hpp"

// Who knows what (ST-INFO): what a view leaves out, and how a seat imagines the rest.
namespace paddock::schneider {
namespace {

template <class List>
void blank(List& cards) {
    std::fill(cards.begin(), cards.end(), no_slot);
}

// ST-INFO-01 to -05, -09, -10: what others do not know of a player.
void hide(const Schneider& game, Plane& plane) {
    blank(plane.hand);
    blank(plane.under);
    blank(plane.looked);
    plane.unseen = 0;
    plane.bet_on = Seat::nobody;
    if (!game.options().public_log && !plane.pile.empty()) {
        const std::uint8_t top = plane.pile.back();
        blank(plane.pile);
        plane.pile.back() = top;
    }
    if (!game.options().public_purse) plane.purse = 0;
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

// Coins come in fives. A player who is asked for 5 AIRCOINS has them.
int imagined_purse(const State& table, Seat seat, Rolls& rolls) {
    constexpr int smallest_coin = 5;
    constexpr int most_coins = 8;
    const int least = table.asked.contains(seat) && table.ask == Ask::speed_up ? 1 : 0;
    return smallest_coin * rolls.roll({{"imagined purse"}, seat, least, most_coins});
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
        if (!options_.public_purse) plane.purse = static_cast<std::uint16_t>(imagined_purse(table, seat(i), rolls));
    }
    return table;
}

}  // namespace paddock::schneider
