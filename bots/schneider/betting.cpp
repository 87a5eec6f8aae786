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

PlaceBet best_bet(const Atlas& atlas, const State& state, Seat seat, const RankTable& ranks) {
    const Schneider& game = atlas.game();
    const double coin = coin_worth(atlas, state);
    PlaceBet best;
    double most = 0;
    for (std::uint8_t slot = 0; slot < betting_slots; ++slot) {
        for (int i = 0; i < game.planes(); ++i) {
            const PlaceBet bet{slot, state.plane(paddock::seat(i)).nation};
            if (!check_bet(game, state, seat, bet)) continue;
            const double worth =
                worth_of(atlas, game.content().betting[slot], ranks[static_cast<std::size_t>(i)], coin);
            if (worth <= most) continue;
            most = worth;
            best = bet;
        }
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

PlaceBet club_bet(const Atlas& atlas, const State& state, Seat seat) {
    if (!time_to_bet(atlas, state, seat)) return {};
    const Prospects prospects{atlas, state, seat};
    RankTable ranks{};
    for (int i = 0; i < atlas.game().planes(); ++i)
        ranks[static_cast<std::size_t>(i)] = prospects.ranks(paddock::seat(i));
    return best_bet(atlas, state, seat, ranks);
}

}  // namespace paddock::bots::schneider
