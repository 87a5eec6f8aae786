#include "engine/schneider/play.hpp"

// Bets (ST-BET) and the purses they fill.
namespace paddock::schneider {
namespace {

bool is_taken(const Schneider& game, const State& state, int slot) {
    if (game.content().betting[static_cast<std::size_t>(slot)].price == 0) return false;  // ST-BET-03
    for (const Plane& plane : state.planes) {
        if (plane.bet_slot == slot) return true;
    }
    return false;
}

// ST-BET-06, ST-BET-07, ST-R-22
Payout payout(const Play& play, const Plane& bettor) {
    const int rank = play.state.plane(bettor.bet_on).lap_rank[play.state.lap - 1U];
    if (rank == play.game.planes()) return {};
    return play.content().betting[bettor.bet_slot].payouts[static_cast<std::size_t>(rank - 1)];
}

}  // namespace

Seat seat_of(const State& state, Nation nation) {
    if (nation == Nation::none) return Seat::nobody;
    for (std::size_t i = 0; i < state.planes.size(); ++i) {
        if (state.planes[i].nation == nation) return seat(static_cast<int>(i));
    }
    return Seat::nobody;
}

// ST-BET-01. A chip that lies stays there (ST-BET-05, ST-R-23). The free slot is open to everybody, at any time.
bool may_bet(const State& state, Seat seat) { return state.plane(seat).bet_slot == no_slot; }

// Any plane that takes part may be named: the own one, one that others named (ST-BET-11), one that has crashed
// (ST-BET-12, ST-R-85).
Verdict check_bet(const Schneider& game, const State& state, Seat seat, const PlaceBet& bet) {
    if (bet.slot == no_slot) {
        if (bet.on != Nation::none) return Refusal{"ST-BET-02"_rule, "a bet needs a slot"};
        return {};
    }
    if (bet.slot >= betting_slots) return Refusal{"ST-BET-03"_rule, "there are four slots"};
    if (seat_of(state, bet.on) == Seat::nobody) return Refusal{"ST-BET-01"_rule, "that nation does not fly"};
    return check_slot(game, state, seat, bet.slot);
}

Verdict check_slot(const Schneider& game, const State& state, Seat seat, int slot) {
    if (is_taken(game, state, slot)) return Refusal{"ST-BET-03"_rule, "that slot is taken"};
    if (state.plane(seat).purse < game.content().betting[static_cast<std::size_t>(slot)].price)
        return Refusal{"ST-BET-04"_rule, "the purse does not hold the price"};
    return {};
}

// An autopilot pays nothing, and its chip is open (ST-ABET-03, ST-ABET-05).
void place_bet(const Play& play, Seat seat, int slot, Seat on) {
    Plane& plane = play.state.plane(seat);
    plane.bet_slot = byte(slot);
    plane.bet_on = on;
    const bool autopilot = play.game.is_autopilot(seat);
    play.tell(BetPlaced{autopilot ? "ST-ABET-01"_rule : "ST-BET-02"_rule, seat, byte(slot)});
    if (autopilot) return;
    play.tell(BetNamed{"ST-INFO-09"_rule, seat, play.state.plane(on).nation});
    pay(play, seat, play.content().betting[static_cast<std::size_t>(slot)].price, "ST-BET-04"_rule);
}

// Crashed players' bets too (ST-BET-08). Autopilots gain the VP alone (ST-ABET-03, ST-R-77).
void pay_bets(const Play& play) {
    for (int i = 0; i < play.game.planes(); ++i) {
        Plane& plane = play.state.plane(seat(i));
        if (plane.bet_slot == no_slot) continue;
        const Payout won = payout(play, plane);
        play.tell(BetShown{"ST-BET-06"_rule, seat(i), plane.bet_slot, play.state.plane(plane.bet_on).nation, won.points,
                           won.coins});
        plane.bonus = byte(plane.bonus + won.points);  // ST-BET-09
        if (!play.game.is_autopilot(seat(i))) earn(play, seat(i), won.coins, "ST-BET-06"_rule);
        plane.bet_slot = no_slot;  // ST-BET-10
        plane.bet_on = Seat::nobody;
    }
}

void pay(const Play& play, Seat seat, int coins, RuleId rule) {
    if (coins == 0) return;
    Plane& plane = play.state.plane(seat);
    plane.purse = static_cast<std::uint16_t>(plane.purse - coins);
    play.tell(CoinsPaid{rule, seat, static_cast<std::uint16_t>(coins)});
}

void earn(const Play& play, Seat seat, int coins, RuleId rule) {
    if (coins == 0) return;
    Plane& plane = play.state.plane(seat);
    plane.purse = static_cast<std::uint16_t>(plane.purse + coins);
    play.tell(CoinsGained{rule, seat, static_cast<std::uint16_t>(coins)});
}

}  // namespace paddock::schneider
