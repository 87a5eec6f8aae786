#include "bots/schneider/betting.hpp"

#include <algorithm>

namespace paddock::bots::schneider {
namespace {

constexpr int within_reach = 9;   // squares a plane may fly in a round
constexpr int priced_reach = 12;  // slots with a price are few: a little earlier
constexpr int dearest_early_slot = 10;

double coin_worth(const Atlas& atlas, const State& state) {
    if (atlas.game().options().campaign != Campaign::none) return atlas.weights().coin_in_campaign;
    return state.lap < laps_in_a_race ? atlas.weights().coin : 0;
}

double worth_of(const Atlas& atlas, const BettingSlot& slot, const Points& ranks, double coin) {
    double worth = -coin * slot.price;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(atlas.game().planes()); ++i)
        worth += ranks[i] * (slot.payouts[i].points + coin * slot.payouts[i].coins);
    return worth;
}

}  // namespace

namespace {

double worth_of_bet(const Atlas& atlas, const State& state, const PlaceBet& bet, const RankTable& ranks) {
    if (bet.slot == no_slot) return 0;
    return worth_of(atlas, atlas.game().content().betting[bet.slot], ranks[at(seat_of(state, bet.on))],
                    coin_worth(atlas, state));
}

}  // namespace

PlaceBet best_bet(const Atlas& atlas, const State& state, Seat seat, const RankTable& ranks) {
    Choices list;
    atlas.game().choices(state, seat, list);
    PlaceBet best;
    double most = 0;
    for (const Choice& choice : list) {
        const PlaceBet& bet = std::get<PlaceBet>(choice);
        const double worth = worth_of_bet(atlas, state, bet, ranks);
        if (worth <= most) continue;
        most = worth;
        best = bet;
    }
    return best;
}

bool time_to_bet(const Atlas& atlas, const State& state, Seat seat) {
    const Chart& chart = atlas.chart(state.course, 0);
    int nearest = chart.length();
    for (const Plane& plane : state.planes) {
        if (plane.flying()) nearest = std::min(nearest, chart.steps(plane.square));
    }
    return nearest <= (state.plane(seat).purse >= dearest_early_slot ? priced_reach : within_reach);
}

void rank_bets(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    constexpr double patience = 0.3;  // victory points that waiting is worth while the lap is open
    const Prospects prospects{atlas, state, seat};
    RankTable ranks{};
    for (int i = 0; i < atlas.game().planes(); ++i)
        ranks[static_cast<std::size_t>(i)] = prospects.ranks(paddock::seat(i));
    const bool early = !time_to_bet(atlas, state, seat);
    Choices list;
    atlas.game().choices(state, seat, list);
    for (const Choice& choice : list) {
        const PlaceBet& bet = std::get<PlaceBet>(choice);
        const double worth = worth_of_bet(atlas, state, bet, ranks);
        ranking.push_back({choice, early && bet.slot != no_slot ? std::min(0.0, worth) - patience : worth});
    }
}

}  // namespace paddock::bots::schneider
