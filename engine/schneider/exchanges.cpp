#include <algorithm>

#include "engine/schneider/market.hpp"

// Recycling (ST-RECYC) and the spying track (ST-SPY).
namespace paddock::schneider {

// ST-RECYC-02, ST-RECYC-03: by the values at the arrow of choice cards (ST-RECYC-04, ST-R-39); a better card given
// brings nothing back (ST-RECYC-09). Cards of the spying track have a price of their own (ST-SPY-08).
int exchange_price(const Schneider& game, CardId taken, CardId given, bool second_hand) {
    const int points = std::max(0, game.card(taken).value - game.card(given).value);
    return points * (second_hand ? game.options().spying_price() : game.options().track_price());
}

bool can_exchange(const Schneider& game, const Plane& plane, CardId taken, int purse, bool second_hand) {
    for (std::size_t i = 0; i < set_size; ++i) {
        if (exchange_price(game, taken, plane.set[i], second_hand) <= purse) return true;
    }
    return false;
}

void ask_exchange(const Play& play) { play.ask(Ask::recycle, play.state.year.buyer); }

// ST-DEV-17, ST-RECYC-06, ST-SPY-07: any card of the ten, since nobody has a hand between races (ST-R-53).
void exchange(const Play& play, Seat seat, CardId given) {
    Development& year = play.state.year;
    Plane& plane = play.state.plane(seat);
    const bool second_hand = year.from_spying;
    pay(play, seat, exchange_price(play.game, year.taken, given, second_hand), "ST-RECYC-03"_rule);
    plane.set[slot_of(plane, given)] = year.taken;
    play.tell(CardReplaced{"ST-DEV-17"_rule, seat, year.taken, given});
    offer_second_hand(play, given);
    year.arrived = true;
    year.newcomer = seat;
    year.claimed = {};
    complete_purchase(play);
}

// ST-RECYC-08, ST-R-54: basic cards are gone for good.
void discard(const Play& play, CardId card) {
    if (is_development(card)) play.state.year.discards.add(card);
    play.tell(CardDiscarded{"ST-RECYC-08"_rule, card});
}

// ST-RECYC-06; a fourth card pushes the oldest out (ST-RECYC-07).
void offer_second_hand(const Play& play, CardId card) {
    auto& offered = play.state.year.spying;
    if (offered.full()) {
        discard(play, offered[0]);
        for (std::size_t i = 1; i < offered.size(); ++i) offered[i - 1] = offered[i];
        offered.pop_back();
    }
    offered.push_back(card);
    play.tell(CardOnOffer{"ST-RECYC-06"_rule, card});
}

// ST-SPY-03, ST-SPY-12, ST-RECYC-10: any card that lies there, of any nation, once one's own too (ST-SPY-09).
Verdict check_second_hand(const Schneider& game, const State& state, Seat seat, const BuySecondHand& choice) {
    if (choice.card == CardId::none) {
        if (choice.coins) return Refusal{"ST-SPY-03"_rule, "nothing is bought"};
        return {};
    }
    const auto& offered = state.year.spying;
    if (std::find(offered.begin(), offered.end(), choice.card) == offered.end())
        return Refusal{"ST-SPY-03"_rule, "that card is not on the spying track"};
    if (state.year.spies[at(seat)] < (choice.coins ? 1 : 2))
        return Refusal{"ST-SPY-03"_rule, "too few markers lie on the spying track"};
    const int purse = state.plane(seat).purse - (choice.coins ? marker_price : 0);
    if (purse < 0 || !can_exchange(game, state.plane(seat), choice.card, purse, true))
        return Refusal{"ST-SPY-12"_rule, "fee and exchange cannot be paid"};
    return {};
}

bool can_buy_second_hand(const Schneider& game, const State& state, Seat seat) {
    for (const CardId card : state.year.spying) {
        if (check_second_hand(game, state, seat, {card, false}) || check_second_hand(game, state, seat, {card, true}))
            return true;
    }
    return false;
}

// ST-SPY-06, ST-SPY-07. One purchase ends the occasion (ST-SPY-11).
void buy_second_hand(const Play& play, Seat seat, const BuySecondHand& choice) {
    Development& year = play.state.year;
    year.spies[at(seat)] = byte(year.spies[at(seat)] - (choice.coins ? 1 : 2));
    if (choice.coins) pay(play, seat, marker_price, "ST-SPY-03"_rule);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < year.spying.size(); ++i) {
        if (year.spying[i] != choice.card) year.spying[kept++] = year.spying[i];
    }
    year.spying.resize(kept);
    year.buyer = seat;
    year.taken = choice.card;
    year.from_spying = true;
    play.tell(CardTaken{"ST-SPY-03"_rule, seat, choice.card});
    play.state.phase = Phase::exchange;
}

// ST-SPY-04, ST-SPY-05, ST-R-55: from the lowest on the score track upward, each once for every arrival; a purchase is
// an arrival too (ST-SPY-10). Autopilots' cards came before anybody had a marker there (ST-SPY-13).
void settle_claims(const Play& play) {
    Development& year = play.state.year;
    const bool due = year.arrived && play.options().spy_claim == SpyClaim::immediate;
    for (const Seat seat : score_track(play.state)) {
        if (!due || play.game.is_autopilot(seat) || seat == year.newcomer || year.claimed.contains(seat)) continue;
        if (!can_buy_second_hand(play.game, play.state, seat)) continue;
        year.claimed.add(seat);
        return play.ask(Ask::spying, seat);
    }
    year.arrived = false;
    year.newcomer = Seat::nobody;
    year.claimed = {};
    play.state.phase = Phase::draw_token;
}

}  // namespace paddock::schneider
