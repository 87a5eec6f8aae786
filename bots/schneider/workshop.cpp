#include "bots/schneider/workshop.hpp"

#include <algorithm>

#include "engine/schneider/market.hpp"

namespace paddock::bots::schneider {
namespace {

// All in squares flown a race.
constexpr double coin = 0.06;
constexpr double marker = 0.45;
constexpr double recovery = 0.1;  // a half marker to be given up after the race
constexpr double nothing = -1000;

struct Workshop {
    const Atlas& atlas;
    const State& state;
    Seat seat;

    const Schneider& game() const { return atlas.game(); }
    const Plane& plane() const { return state.plane(seat); }

    double worth(CardId id) const {
        const Card& card = game().card(id);
        return strength(atlas.weights(), card) - recovery * card.recovery_halves +
               (card.effect == Effect::coins ? coin * card.amount : 0);
    }

    double gain_by(CardId taken, CardId given, int purse, bool second_hand) const {
        const int price = exchange_price(game(), taken, given, second_hand);
        return price > purse ? nothing : worth(taken) - worth(given) - coin * price;
    }
    double best_exchange(CardId taken, int purse, bool second_hand) const {
        double most = nothing;
        for (std::size_t i = 0; i < set_size; ++i)
            most = std::max(most, gain_by(taken, plane().set[i], purse, second_hand));
        return most;
    }

    double worth_of_permanent(Effect effect) const {
        switch (effect) {
            case Effect::larger_hand: return 3;
            case Effect::better_drafting: return plane().pilot == paddock::schneider::Pilot::de_bernardi ? 0 : 2.5;
            case Effect::trim:
            case Effect::draw_two: return 2;
            case Effect::clean_five:
            case Effect::safe_passing: return 1.5;
            default: return 0.8;
        }
    }
    double worth_of_reliability(const Card& card) const {
        const bool expert = is_expert(game(), seat);
        switch (card.effect) {
            case Effect::raise_component:
                if (!expert) return 0.8;
                return plane().tiles[index(card.component)].level < highest_level ? 1.2 : 0;
            case Effect::raise_any: return 1.4;
            case Effect::remove_damage: return 0.8;
            case Effect::add_alert: return 0.7;
            default: return 0.4;
        }
    }
    // What a card would bring.
    double gain(CardId id, int purse) const {
        const Card& card = game().card(id);
        switch (card.kind) {
            case CardKind::movement: return best_exchange(id, purse, false);
            case CardKind::permanent: return plane().permanents.has(card.effect) ? 0 : worth_of_permanent(card.effect);
            default: return worth_of_reliability(card);
        }
    }

    // Markers of the seat still likely to be drawn this year, this one included.
    double markers_to_come() const {
        const Development& year = state.year;
        const double seen = year.bag_time / (year.bag_time + 1.0);
        return 1 + year.bag[at(seat)] * seen;
    }
    // A card paid with several markers, seen from the first of them.
    double share(double gain, int missing) const {
        if (gain <= 0) return nothing;
        const double to_come = markers_to_come();
        const double likely = missing <= 1 ? 1 : std::clamp(to_come / missing, 0.0, 1.0);
        return gain * likely * likely / missing;
    }
    double worth_of_place(const PlaceMarker& choice) const {
        const Development& year = state.year;
        switch (choice.board) {
            case Board::reserved: return coin * game().content().reserved_show;
            case Board::show: return coin * game().content().shows[choice.place];
            case Board::track: {
                const CardId id = year.track[choice.place];
                const int missing = game().card(id).cost - year.markers[choice.place][at(seat)];
                const double once = share(gain(id, plane().purse), missing);
                if (missing != 2 || plane().purse < marker_price) return once;
                return std::max(once, gain(id, plane().purse - marker_price) - coin * marker_price);
            }
            case Board::spying: break;
        }
        double most = nothing;
        for (const CardId id : year.spying) most = std::max(most, best_exchange(id, plane().purse, true));
        return share(most, year.spies[at(seat)] > 0 ? 1 : 2);
    }

    double worth_of_hurry(bool pay) const {
        const CardId id = state.year.track[state.year.place];
        return pay ? gain(id, plane().purse - marker_price) - coin * marker_price : marker / 2;
    }
    double worth_of_purchase(const BuySecondHand& choice) const {
        if (choice.card == CardId::none) return 0;
        const int fee = choice.coins ? marker_price : 0;
        return best_exchange(choice.card, plane().purse - fee, true) - coin * fee - marker * (choice.coins ? 1 : 2);
    }
    // The engine and the controls first: their handicaps hurt most.
    double worth_of_level(Component component) const {
        constexpr std::array<double, component_count> care{0.1, 0.4, 0.3, 0.2};
        return care[index(component)] - plane().tiles[index(component)].level;
    }

    double worth_of(const Choice& choice) const {
        const Development& year = state.year;
        switch (state.ask) {
            case Ask::marker: return worth_of_place(std::get<PlaceMarker>(choice));
            case Ask::speed_up: return worth_of_hurry(std::get<SpeedUp>(choice).pay);
            case Ask::recycle:
                return gain_by(year.taken, std::get<Recycle>(choice).card, plane().purse, year.from_spying);
            case Ask::spying: return worth_of_purchase(std::get<BuySecondHand>(choice));
            default: return worth_of_level(std::get<RaiseLevel>(choice).component);
        }
    }
};

}  // namespace

void rank_workshop(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    const Workshop workshop{atlas, state, seat};
    Choices list;
    atlas.game().choices(state, seat, list);
    for (const Choice& choice : list) ranking.push_back({choice, workshop.worth_of(choice) * worth_of_square});
}

}  // namespace paddock::bots::schneider
