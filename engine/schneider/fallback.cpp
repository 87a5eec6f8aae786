#include <algorithm>
#include <tuple>

#include "engine/schneider/answers.hpp"
#include "engine/schneider/market.hpp"

// What the table does when a player does not answer in time (rule reference §5, column "default").
namespace paddock::schneider {
namespace {

// How bad a DAMAGE there would be: D-10.
int harm_of(Fault fault) {
    if (fault == Fault::cross) return 4;
    if (fault == Fault::slower) return 3;
    if (is_handicap(fault)) return 2;
    return is_chain(fault) ? 1 : 0;
}

struct Habit {
    const Schneider& game;
    const State& state;
    Seat seat;

    const Plane& plane() const { return state.plane(seat); }

    Choice nation() const { return PickNation{nations_left(state)[0]}; }

    Choice pilot() const {
        const auto left = pilots_left(state);
        const Pilot own = pilot_of(plane().nation);
        const bool own_left = std::find(left.begin(), left.end(), own) != left.end();
        return PickPilot{own_left ? own : left[0]};
    }

    Choice autopilot_pilot() const {
        const auto left = pilots_left(state);
        const Pilot own = pilot_of(state.plane(autopilot_without_pilot(game, state)).nation);
        const bool own_left = std::find(left.begin(), left.end(), own) != left.end();
        return PickPilot{own_left ? own : Pilot::none};
    }

    // D-09: the fewest draws this path can still come to, with the better branch at every fork.
    int fewest_draws(Flight path, int speed) const {
        if (fly_on(game, state, path))
            return std::max(draws_of(game, state, seat, path, speed) - state.move.ignored, 0);
        return std::min(by_way(path, speed, Way::short_way), by_way(path, speed, Way::long_way));
    }
    int by_way(Flight path, int speed, Way way) const {
        leave_fork(game, state, path, way);
        return fewest_draws(path, speed);
    }
    Choice way() const {
        const Flight& path = state.move.path;
        const int speed = state.move.speed;
        const bool longer = by_way(path, speed, Way::long_way) < by_way(path, speed, Way::short_way);
        return TakeWay{longer ? Way::long_way : Way::short_way};
    }

    // D-04, D-07, D-08
    Choice throttle() const {
        ThrottleBack choice;
        if (!plane().permanents.has(Effect::trim)) return choice;
        const auto draws = [&](bool trim) {
            Move move;
            move.base = byte(throttle_base(game, plane()));
            move.trim = trim;
            const int speed = total_speed(game, state, seat, move);
            return fewest_draws(flight(state, seat, speed, false), speed);
        };
        choice.trim = draws(true) < draws(false);
        return choice;
    }

    Choice component() const {
        const bool alert = state.move.token == Token::alert;
        Component best = Component::cooling;
        int best_harm = -1;
        for (const Component component : all_components) {
            const int square = first_empty(game, plane(), component);
            if (square < 0) continue;
            const int harm = harm_of(fault_at(game, plane(), component, square));
            if (best_harm >= 0 && (alert ? harm <= best_harm : harm >= best_harm)) continue;
            best = component;
            best_harm = harm;
        }
        return HitComponent{best};
    }

    // D-11, D-14
    Choice token() const {
        TakeOff best{true};
        int best_worth = 0;
        for (const Component component : all_components) {
            const auto& tokens = plane().tiles[index(component)].tokens;
            for (std::uint8_t i = 0; i < squares_in_a_component; ++i) {
                const int worth = worth_taking(component, i, tokens[i]);
                if (worth <= best_worth) continue;
                best = {false, component, byte(i + 1)};
                best_worth = worth;
            }
        }
        return best;
    }
    int worth_taking(Component component, int square, Token token) const {
        if (token == Token::none) return 0;
        if (token == Token::alert) return state.ask == Ask::crash_repair ? 1 : 0;
        const Fault fault = fault_at(game, plane(), component, square);
        if (fault == Fault::slower) return 4;
        return is_handicap(fault) ? 3 : 2;
    }

    Choice put_away() const {
        const auto key = [&](std::uint8_t slot) {
            const Card& card = game.card(plane().set[slot]);
            return std::tuple(card.value, card.effect != Effect::none);
        };
        std::uint8_t best = plane().hand[0];
        for (const std::uint8_t slot : plane().hand) {
            if (key(slot) < key(best)) best = slot;
        }
        return PutAway{plane().set[best]};
    }

    Choice keep() const {
        const auto& looked = plane().looked;
        std::uint8_t best = looked[0];
        for (const std::uint8_t slot : looked) {
            if (game.card(plane().set[slot]).highest() > game.card(plane().set[best]).highest()) best = slot;
        }
        if (looked.size() < 3) return KeepCard{plane().set[best]};
        const std::uint8_t first = looked[0] == best ? looked[1] : looked[0];
        return KeepCard{plane().set[best], plane().set[first]};
    }

    bool completes_free(std::uint8_t place) const {
        const CardId id = state.year.track[place];
        if (state.year.markers[place][at(seat)] + 1 < game.card(id).cost) return false;
        return game.card(id).kind != CardKind::movement || can_exchange(game, plane(), id, 0, false);
    }
    // D-15, ST-R-96: the next one of the list, so that none is flown twice in a row while others wait.
    Choice next_course() const {
        return PickCourse{static_cast<std::uint8_t>((state.course + 1U) % game.content().courses.size())};
    }

    Choice marker() const {
        std::optional<std::uint8_t> best;
        int most = 0;
        for (std::uint8_t place = 0; place < track_places; ++place) {
            if (!check_marker(game, state, seat, {Board::track, place})) continue;
            if (completes_free(place)) return PlaceMarker{Board::track, place};
            if (state.year.markers[place][at(seat)] <= most) continue;
            most = state.year.markers[place][at(seat)];
            best = place;
        }
        if (best) return PlaceMarker{Board::track, *best};
        return show();
    }
    Choice show() const {
        PlaceMarker best;
        int most = 0;
        if (!state.year.reserved.contains(seat)) {
            best = {Board::reserved, 0};
            most = game.content().reserved_show;
        }
        for (std::uint8_t place = 0; place < public_shows; ++place) {
            if (state.year.shows[place] != Seat::nobody || game.content().shows[place] <= most) continue;
            best = {Board::show, place};
            most = game.content().shows[place];
        }
        return best;
    }

    Choice recycle() const {
        const auto key = [&](CardId id) {
            const Card& card = game.card(id);
            return std::tuple(exchange_price(game, state.year.taken, id, state.year.from_spying), card.value,
                              card.effect != Effect::none);
        };
        CardId best = plane().set[0];
        for (std::size_t i = 1; i < set_size; ++i) {
            if (key(plane().set[i]) < key(best)) best = plane().set[i];
        }
        return Recycle{best};
    }

    Choice level() const {
        const auto open = components_to_raise(plane());
        Component best = open[0];
        for (const Component component : open) {
            if (plane().tiles[index(component)].level < plane().tiles[index(best)].level) best = component;
        }
        return RaiseLevel{best};
    }

    Choice victim() const {
        const auto track = score_track(state);
        for (std::size_t i = track.size(); i-- > 0;) {
            if (track[i] != seat) return PickVictim{state.plane(track[i]).nation};
        }
        return PickVictim{};
    }

    Choice choice() const {
        switch (state.ask) {
            case Ask::nothing: break;
            case Ask::nation:
            case Ask::autopilot_nation: return nation();
            case Ask::pilot: return pilot();
            case Ask::autopilot_pilot: return autopilot_pilot();
            case Ask::bet: return PlaceBet{};
            case Ask::card: return throttle();
            case Ask::repair:
            case Ask::crash_repair: return token();
            case Ask::way: return way();
            case Ask::component: return component();
            case Ask::drop_back: return DropBack{};
            case Ask::put_away: return put_away();
            case Ask::keep: return keep();
            case Ask::course: return next_course();
            case Ask::marker: return marker();
            case Ask::speed_up: return SpeedUp{};
            case Ask::recycle: return recycle();
            case Ask::spying: return BuySecondHand{};
            case Ask::level: return level();
            case Ask::victim: return victim();
        }
        return ThrottleBack{};
    }
};

}  // namespace

Choice Schneider::fallback(const State& now, Seat seat) const { return Habit{*this, now, seat}.choice(); }

}  // namespace paddock::schneider
