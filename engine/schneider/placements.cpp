#include "engine/schneider/market.hpp"

// Where a marker goes (ST-DEV-07 to ST-DEV-11, ST-SHOW).
namespace paddock::schneider {
namespace {

int markers_of(const Development& year, std::size_t place, Seat seat) { return year.markers[place][at(seat)]; }

// ST-DEV-09: markers of others are no hindrance. Who could not pay for the card may not complete it (ST-R-52).
Verdict check_card(const Schneider& game, const State& state, Seat seat, std::size_t place) {
    if (place >= track_places || state.year.track[place] == CardId::none)
        return Refusal{"ST-DEV-07"_rule, "no card lies there"};
    const Plane& plane = state.plane(seat);
    const Card& card = game.card(state.year.track[place]);
    if (card.kind == CardKind::permanent && plane.permanents.has(card.effect))
        return Refusal{"ST-PERM-02"_rule, "the plane has that effect already"};
    const bool completes = markers_of(state.year, place, seat) + 1 >= card.cost;
    if (completes && !can_take(game, plane, state.year.track[place], plane.purse))
        return Refusal{"ST-RECYC-05"_rule, "no exchange for that card can be paid"};
    return {};
}

void place_on_card(const Play& play, Seat seat, std::size_t place) {
    Development& year = play.state.year;
    const Plane& plane = play.state.plane(seat);
    ++year.markers[place][at(seat)];
    const int missing = play.game.card(year.track[place]).cost - markers_of(year, place, seat);
    if (missing <= 0) return take_card(play, seat, place);  // ST-DEV-10
    if (missing > 1 || !can_take(play.game, plane, year.track[place], plane.purse - marker_price)) return;
    year.place = byte(static_cast<int>(place));  // ST-DEV-11, ST-R-50: now or never
    play.ask(Ask::speed_up, seat);
}

}  // namespace

// ST-RECYC-05: whoever cannot pay for any exchange may not take a movement card.
bool can_take(const Schneider& game, const Plane& plane, CardId id, int purse) {
    return purse >= 0 && (game.card(id).kind != CardKind::movement || can_exchange(game, plane, id, purse, false));
}

// ST-R-57: a marker has to go somewhere. The spaces of the air show are taken in any order (ST-SHOW-03, ST-R-56), for
// the whole year (ST-SHOW-05), the reserved one by its owner alone (ST-SHOW-04).
Verdict check_marker(const Schneider& game, const State& state, Seat seat, const PlaceMarker& choice) {
    const Development& year = state.year;
    switch (choice.board) {
        case Board::track: return check_card(game, state, seat, choice.place);
        case Board::spying:
            if (choice.place != 0) break;
            return {};  // ST-DEV-08: always open, with or without cards (ST-SPY-02)
        case Board::reserved:
            if (choice.place != 0) break;
            if (year.reserved.contains(seat)) return Refusal{"ST-SHOW-02"_rule, "the own space is taken"};
            return {};
        case Board::show:
            if (choice.place >= public_shows) break;
            if (year.shows[choice.place] != Seat::nobody) return Refusal{"ST-SHOW-02"_rule, "that space is taken"};
            return {};
    }
    return Refusal{"ST-DEV-07"_rule, "there is no such place"};
}

void place_marker(const Play& play, Seat seat, const PlaceMarker& choice) {
    Development& year = play.state.year;
    play.state.phase = Phase::draw_token;
    play.tell(MarkerPlaced{"ST-DEV-08"_rule, seat, choice.board, choice.place});
    switch (choice.board) {
        case Board::track: return place_on_card(play, seat, choice.place);
        case Board::spying:
            ++year.spies[at(seat)];
            if (!can_buy_second_hand(play.game, play.state, seat)) return;
            play.state.phase = Phase::spying;
            return play.ask(Ask::spying, seat);
        case Board::reserved:
            year.reserved.add(seat);
            return earn(play, seat, play.content().reserved_show, "ST-SHOW-01"_rule);
        case Board::show:
            year.shows[choice.place] = seat;
            return earn(play, seat, play.content().shows[choice.place], "ST-SHOW-02"_rule);
    }
}

}  // namespace paddock::schneider
