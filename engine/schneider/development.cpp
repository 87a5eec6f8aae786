#include <algorithm>

#include "engine/schneider/market.hpp"

// The development year (ST-DEV, ST-REPAIR, ST-DEVEND): repair, deck, track, bag, calendar.
namespace paddock::schneider {
namespace {

constexpr int markers_of_a_player = 16;  // pieces: those that wait on cards are among them (ST-R-47)
constexpr int markers_at_the_opening = 10;

using Supply = std::array<int, max_planes>;

int markers_on_cards(const Development& year, Seat seat) {
    int count = 0;
    for (const auto& place : year.markers) count += place[at(seat)];
    return count;
}

// ST-REPAIR-02, ST-R-44: ALERTs set aside or on the cockpit, DAMAGE on gauge or cockpit.
int token_cost(const Play& play, const Plane& plane) {
    const int alerts = plane.aside + tokens_on(plane, Token::alert);
    const int damage = plane.gauge + tokens_on(plane, Token::damage);
    switch (play.options().repair_cost) {
        case RepairCost::alert: return alerts;
        case RepairCost::damage: return damage;
        case RepairCost::both: break;
    }
    return alerts + damage;
}

// ST-REPAIR-03, ST-R-45: rounded down once. Only the cards in the pile were played (ST-REPAIR-04, ST-R-46).
int card_cost(const Play& play, const Plane& plane) {
    int halves = 0;
    for (const std::uint8_t slot : plane.pile) halves += play.game.card(plane.set[slot]).recovery_halves;
    return halves / 2;
}

// ST-REPAIR-06; so every race begins with an empty cockpit (ST-SETUP-09).
void restore(Plane& plane) {
    plane.bag_damage = byte(plane.bag_damage + plane.gauge + tokens_on(plane, Token::damage));
    plane.bag_alert = byte(plane.bag_alert + plane.aside + tokens_on(plane, Token::alert));
    plane.gauge = 0;
    plane.aside = 0;
    plane.cross = 0;
    for (ComponentTile& tile : plane.tiles) tile.tokens = {};
    plane.hand.clear();
    plane.under.clear();
    plane.pile.clear();
    plane.unseen = 0;
}

// ST-REPAIR-01, ST-DEV-04: the markers each player has for the bag (ST-REPAIR-07), none at worst (ST-REPAIR-05); last
// year's are his again (ST-DEV-19). Autopilots have none and are repaired all the same (ST-ADEV-10, ST-R-73).
Supply repair_all(const Play& play) {
    Supply supply{};
    for (int i = 0; i < play.game.planes(); ++i) {
        Plane& plane = play.state.plane(seat(i));
        const int tokens = token_cost(play, plane);
        const int cards = card_cost(play, plane);
        restore(plane);
        if (play.game.is_autopilot(seat(i))) continue;
        int& markers = supply[static_cast<std::size_t>(i)];
        if (play.state.races == 0) {
            markers = markers_at_the_opening;
            continue;
        }
        markers = std::max(0, markers_of_a_player - markers_on_cards(play.state.year, seat(i)) - tokens - cards);
        play.tell(Repaired{"ST-REPAIR-01"_rule, seat(i), byte(tokens), byte(cards), byte(markers)});
    }
    return supply;
}

bool lies_elsewhere(const State& state, CardId card) {
    const Development& year = state.year;
    const auto among = [card](const auto& cards) { return std::find(cards.begin(), cards.end(), card) != cards.end(); };
    if (year.laid.contains(card) || year.discards.contains(card) || year.taken == card) return true;
    if (among(year.track) || among(year.spying)) return true;
    for (const Plane& plane : state.planes) {
        for (std::size_t i = 0; i < set_size; ++i) {
            if (plane.set[i] == card) return true;
        }
    }
    return false;
}

// ST-RELI-06 with basic_reliability=remove: level cards have no use on basic cockpits.
bool is_left_out(const Schneider& game, const Card& card) {
    if (card.kind == CardKind::none) return true;
    const bool level = card.effect == Effect::raise_component || card.effect == Effect::raise_any;
    return level && game.options().cockpit == Cockpit::basic &&
           game.options().basic_reliability == BasicReliability::remove;
}

// ST-DEVEND-02: the spying track is cleared. Cards with markers stay, with all of them (ST-DEVEND-03, ST-R-58);
// everything else of the year is put away (ST-DEVEND-04), and the next race begins (ST-DEVEND-05).
void end_year(const Play& play) {
    Development& year = play.state.year;
    for (const CardId id : year.spying) discard(play, id);
    for (std::size_t place = 0; place < track_places; ++place) {
        const auto& markers = year.markers[place];
        const bool kept = std::any_of(markers.begin(), markers.end(), [](std::uint8_t count) { return count > 0; });
        if (kept || year.track[place] == CardId::none) continue;
        discard(play, year.track[place]);
        year.track[place] = CardId::none;
    }
    Development next;
    next.discards = year.discards;
    next.laid = year.laid;
    next.track = year.track;
    next.markers = year.markers;
    next.deck = year.deck;
    year = next;
    play.state.developing = false;
    play.tell(YearEnded{"ST-DEVEND-01"_rule, play.state.stage});
    play.state.phase = Phase::next_stage;
}

}  // namespace

// ST-DEV-18, ST-R-82: whatever lies nowhere else.
CardSet cards_left(const Schneider& game, const State& state) {
    CardSet left;
    for (int i = first_development; i < first_autopilot; ++i) {
        if (!lies_elsewhere(state, card(i)) && !is_left_out(game, game.card(card(i)))) left.add(card(i));
    }
    return left;
}

// ST-DEV-02: repair, deck, requests, track, bag. The bag gets TIME and what the players have left (ST-DEV-03).
void begin_year(const Play& play) {
    Development& year = play.state.year;
    play.state.developing = true;
    play.tell(YearBegan{"ST-DEV-01"_rule, play.state.stage});
    const Supply supply = repair_all(play);
    year.discards = {};  // last year's are shuffled in
    year.deck = cards_left(play.game, play.state);
    fill_requests(play);
    for (std::size_t place = 0; place < track_places; ++place) {  // ST-DEV-24
        if (year.track[place] == CardId::none) refill_place(play, place);
    }
    year.bag_time = calendar_spaces;
    for (std::size_t i = 0; i < max_planes; ++i) year.bag[i] = byte(supply[i]);
    play.state.phase = Phase::draw_token;
}

CardId draw_development(const Play& play) {
    Development& year = play.state.year;
    if (year.deck.empty()) return CardId::none;
    std::array<std::uint8_t, development_cards> weights{};
    for (std::size_t i = 0; i < development_cards; ++i)
        weights[i] = year.deck.contains(card(first_development + static_cast<int>(i))) ? 1 : 0;
    const CardId id = card(first_development + draw_from(play, {"development"}, Seat::nobody, weights) - 1);
    year.deck.remove(id);
    return id;
}

// ST-DEV-13; an empty deck is made anew of the discards (ST-DEV-14).
void refill_place(const Play& play, std::size_t place) {
    Development& year = play.state.year;
    if (year.deck.empty()) {
        year.deck = year.discards;
        year.discards = {};
    }
    year.track[place] = draw_development(play);
    if (year.track[place] != CardId::none)
        play.tell(CardShown{"ST-DEV-13"_rule, year.track[place], byte(static_cast<int>(place))});
}

void return_markers(const Play& play, Seat seat, std::uint8_t& markers, RuleId rule) {
    if (markers == 0) return;
    std::uint8_t& bag = play.state.year.bag[at(seat)];
    bag = byte(bag + markers);
    play.tell(MarkersReturned{rule, seat, markers});
    markers = 0;
}

// ST-DEV-05: whoever draws, it is the owner who places (ST-R-48). To the last TIME, whatever else is left (ST-DEV-23).
void draw_marker(const Play& play) {
    Development& year = play.state.year;
    std::array<std::uint8_t, max_planes + 1> weights{year.bag_time};
    for (std::size_t i = 0; i < max_planes; ++i) weights[i + 1] = year.bag[i];
    const int outcome = draw_from(play, {"marker"}, Seat::nobody, weights);
    if (outcome > 1) {
        const Seat owner = seat(outcome - 2);
        --year.bag[at(owner)];
        play.tell(MarkerDrawn{"ST-DEV-07"_rule, owner});
        return play.ask(Ask::marker, owner);
    }
    --year.bag_time;
    ++year.calendar;
    play.tell(TimePassed{"ST-DEV-06"_rule, year.calendar});
    if (year.calendar == calendar_spaces) end_year(play);
}

}  // namespace paddock::schneider
