#include "bots/schneider/rookie.hpp"

#include <algorithm>

#include "engine/schneider/market.hpp"

namespace paddock::bots::schneider {
namespace {

struct Beginner {
    const Schneider& game;
    const State& state;
    Seat seat;

    const Plane& plane() const { return state.plane(seat); }

    struct Prospect {
        int draws = 0;
        bool finishes = false;
    };

    // The branch with fewer draws, the shorter one of equals.
    Prospect flown(Flight path, int speed, int ignored) const {
        if (fly_on(game, state, path))
            return {std::max(draws_of(game, state, seat, path, speed) - ignored, 0),
                    game.course(state).crossed(path.at)};
        const auto by = [&](Way way) {
            Flight on = path;
            leave_fork(game, state, on, way);
            return flown(on, speed, ignored);
        };
        const Prospect shorter = by(Way::short_way);
        const Prospect longer = by(Way::long_way);
        return longer.draws < shorter.draws ? longer : shorter;
    }
    Prospect tried(const PlayCard& play) const {
        const Card& card = game.card(play.card);
        Move move;
        move.slot = slot_of(plane(), play.card);
        move.value = move.base = play.value;
        move.dive = play.dive;
        move.trim = play.trim;
        const int speed = total_speed(game, state, seat, move);
        const int ignored = card.effect == Effect::ignore ? card.amount : 0;
        return flown(flight(state, seat, speed, card.effect == Effect::hop), speed, ignored);
    }

    int damage() const { return is_expert(game, seat) ? tokens_on(plane(), Token::damage) / 2 : plane().gauge; }
    int nerve() const { return damage() <= 1 ? 1 : 0; }

    // The fastest card that is not too dangerous; the dive only to the finish; trim only out of danger.
    Choice card() const {
        Choices list;
        game.choices(state, seat, list);
        const PlayCard* best = nullptr;
        int most = 0;
        for (const Choice& choice : list) {
            const PlayCard* play = std::get_if<PlayCard>(&choice);
            if (play == nullptr) continue;
            const Prospect prospect = tried(*play);
            if (prospect.draws > nerve() || (play->dive && !prospect.finishes)) continue;
            const int liking = play->value * 4 - prospect.draws * 3 + (play->dive ? 2 : 0) - (play->trim ? 1 : 0);
            if (liking <= most) continue;
            most = liking;
            best = play;
        }
        return best == nullptr ? game.fallback(state, seat) : *best;
    }

    // Half-way round, on the plane in front, for nothing.
    Choice bet() const {
        constexpr int turns_to_wait = 3;
        constexpr std::uint8_t free_slot = betting_slots - 1;
        if (plane().turns < turns_to_wait) return PlaceBet{};
        SmallVector<Seat, max_planes> order;
        order_of_flight(game, state, order);
        const PlaceBet bet{free_slot, state.plane(order[0]).nation};
        return check_bet(game, state, seat, bet) ? bet : PlaceBet{};
    }

    // Begun cards first, then cheap ones; money when nothing else can be had.
    Choice marker() const {
        const Development& year = state.year;
        PlaceMarker best;
        int fewest = 99;
        for (std::uint8_t place = 0; place < track_places; ++place) {
            if (!check_marker(game, state, seat, {Board::track, place})) continue;
            const CardId id = year.track[place];
            if (game.card(id).kind == CardKind::movement && !can_exchange(game, plane(), id, plane().purse, false))
                continue;
            const int missing = game.card(id).cost - year.markers[place][at(seat)];
            if (missing >= fewest) continue;
            fewest = missing;
            best = {Board::track, place};
        }
        return best.board == Board::track ? Choice{best} : game.fallback(state, seat);
    }
};

}  // namespace

Choice rookie_answer(const Schneider& game, const State& state, Seat seat) {
    const Beginner rookie{game, state, seat};
    switch (state.ask) {
        case Ask::card: return rookie.card();
        case Ask::bet: return rookie.bet();
        case Ask::marker: return rookie.marker();
        default: return game.fallback(state, seat);
    }
}

}  // namespace paddock::bots::schneider
