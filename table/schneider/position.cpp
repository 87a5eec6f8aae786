#include <bit>

#include "engine/schneider/play.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/position_fields.hpp"

// A position of Schneider Trophy as JSON: writing. Reading is in read_position.cpp.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

Json square_json(const Course& course, SquareId square) {
    return square == SquareId::none ? Json() : Json(square_name(course, square));
}

template <class Numbers>
Json numbers_json(const Numbers& numbers) {
    Json json = Json::array();
    for (const auto number : numbers) json.push_back(static_cast<int>(number));
    return json;
}

template <class Seats>
Json seats_json(const Seats& seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(seat_number(seat));
    return json;
}

Json cards_json(const CardSet& cards) {
    Json json = Json::array();
    for (CardSet rest = cards; !rest.empty(); rest.remove(rest.lowest())) json.push_back(name_of(rest.lowest()));
    return json;
}

// Cards of a plane by their slots; null is a card the viewer may not see.
template <class Slots>
Json slots_json(const Plane& plane, const Slots& slots) {
    Json json = Json::array();
    for (const std::uint8_t slot : slots) json.push_back(slot == no_slot ? Json() : Json(name_of(plane.set[slot])));
    return json;
}

bool contains(const SmallVector<std::uint8_t, slots_in_a_set>& slots, std::uint8_t wanted) {
    for (const std::uint8_t slot : slots) {
        if (slot == wanted) return true;
    }
    return false;
}

// What is left of a set whose deck is hidden: how many there are is public (ST-INFO-02).
int cards_unaccounted(const State& state, const Plane& plane, Seat seat) {
    if (plane.hand.empty() && plane.pile.empty() && plane.under.empty()) return 0;  // no race is on
    const bool flown = state.mover() == seat && state.move.slot != no_slot && !contains(plane.pile, state.move.slot);
    return plane.slots -
           static_cast<int>(plane.hand.size() + plane.pile.size() + plane.under.size() + plane.looked.size()) -
           (flown ? 1 : 0);
}

Json unseen_json(const State& state, const Plane& plane, Seat seat) {
    Json json = Json::array();
    if (plane.unseen == hidden_deck) {
        for (int i = cards_unaccounted(state, plane, seat); i > 0; --i) json.push_back(nullptr);
        return json;
    }
    for (std::size_t i = 0; i < plane.slots; ++i) {
        if (((plane.unseen >> i) & 1U) != 0) json.push_back(name_of(plane.set[i]));
    }
    return json;
}

Json bet_json(const Plane& plane) {
    if (plane.bet_slot == no_slot) return {};
    return {{"slot", std::string(1, static_cast<char>('A' + plane.bet_slot))},
            {"on", plane.bet_on == Seat::nobody ? Json() : Json(seat_number(plane.bet_on))}};
}

Json tiles_json(const Schneider& game, const Plane& plane) {
    Json json = Json::object();
    for (const Component component : all_components) {
        const ComponentTile& tile = plane.tiles[index(component)];
        Json tokens = Json::array();
        for (std::size_t i = 0; i < game.content().tile(component, tile.level).size(); ++i)
            tokens.push_back(name_in(names::tokens, tile.tokens[i]));
        json[name_of(component)] = {{"level", tile.level}, {"tokens", std::move(tokens)}};
    }
    return json;
}

Json permanents_json(const Plane& plane) {
    Json json = Json::array();
    for (const auto& entry : names::permanents) {
        if (plane.permanents.has(entry.value)) json.push_back(entry.name);
    }
    return json;
}

Json set_json(const Plane& plane) {
    Json json = Json::array();
    if (plane.nation == Nation::none) return json;
    for (std::size_t i = 0; i < plane.slots; ++i) json.push_back(name_of(plane.set[i]));
    return json;
}

// Everything of a plane; what a view hides is null.
Json plane_json(const Schneider& game, const State& state, Seat seat) {
    const Plane& plane = state.plane(seat);
    Json json{{"seat", seat_number(seat)},
              {"autopilot", game.is_autopilot(seat)},
              {"nation", name_in(names::nations, plane.nation)},
              {"pilot", name_in(names::pilots, plane.pilot)},
              {"square", square_json(game.course(state), plane.square)}};
    FieldWriter writer(json, Write::everything);
    schneider_fields::flight_fields(writer, plane);
    json["set"] = set_json(plane);
    json["hand"] = slots_json(plane, plane.hand);
    json["pile"] = slots_json(plane, plane.pile);
    json["under"] = slots_json(plane, plane.under);
    json["looked"] = slots_json(plane, plane.looked);
    json["unseen"] = unseen_json(state, plane, seat);
    json["permanents"] = permanents_json(plane);
    schneider_fields::cockpit_fields(writer, plane);
    json["tiles"] = tiles_json(game, plane);
    json["bet"] = bet_json(plane);
    json["purse"] = plane.purse == hidden_purse ? Json() : Json(plane.purse);
    json["lap_rank"] = numbers_json(plane.lap_rank);
    json["lap_points"] = numbers_json(plane.lap_points);
    schneider_fields::score_fields(writer, plane);
    Json cups = Json::object();
    FieldWriter cup_writer(cups, Write::everything);
    schneider_fields::cup_fields(cup_writer, plane.cups);
    json["cups"] = std::move(cups);
    return json;
}

Json move_json(const Schneider& game, const State& state) {
    const Move& move = state.move;
    Json json = Json::object();
    if (move == Move{} || state.mover() == Seat::nobody) return json;
    if (move.slot != no_slot) json["card"] = name_of(state.plane(state.mover()).set[move.slot]);
    FieldWriter writer(json, Write::what_is_set);
    schneider_fields::move_fields(writer, move);
    if (!move.path.lines.empty()) json["lines"] = numbers_json(move.path.lines);
    if (move.path.at != SquareId::none) json["at"] = square_json(game.course(state), move.path.at);
    if (move.path.before != SquareId::none) json["before"] = square_json(game.course(state), move.path.before);
    if (!move.reacted.empty()) json["reacted"] = seats_json(move.reacted);
    return json;
}

// By seat, for as many as play.
Json by_seat_json(const Schneider& game, const std::array<std::uint8_t, max_planes>& counts) {
    Json json = Json::array();
    for (int i = 0; i < game.planes(); ++i) json.push_back(counts[static_cast<std::size_t>(i)]);
    return json;
}

Json year_json(const Schneider& game, const Development& year) {
    Json json = Json::object();
    if (year == Development{}) return json;
    FieldWriter writer(json, Write::everything);
    schneider_fields::year_fields(writer, year);
    json["track"] = Json::array();
    for (std::size_t i = 0; i < track_places; ++i)
        json["track"].push_back(
            {{"card", names::or_null(year.track[i])}, {"markers", by_seat_json(game, year.markers[i])}});
    json["spying"] = Json::array();
    for (const CardId card : year.spying) json["spying"].push_back(name_of(card));
    json["spies"] = by_seat_json(game, year.spies);
    json["shows"] = seats_json(year.shows);
    json["reserved"] = seats_json(year.reserved);
    json["bag"] = by_seat_json(game, year.bag);
    json["buyer"] = seat_number(year.buyer);
    json["taken"] = names::or_null(year.taken);
    json["newcomer"] = seat_number(year.newcomer);
    json["claimed"] = seats_json(year.claimed);
    json["deck"] = cards_json(year.deck);
    json["discards"] = cards_json(year.discards);
    json["laid"] = cards_json(year.laid);
    return json;
}

Json table_json(const SchneiderContent& content, const Schneider& game, const State& state) {
    Json json{{"phase", name_in(names::phases, state.phase)},
              {"ask", name_in(names::asks, state.ask)},
              {"awaiting", seats_json(state.asked)},
              {"course", content.courses[state.course].key},
              {"order", seats_json(state.order)},
              {"turn", seat_number(state.mover())},
              {"seat_order", seats_json(state.seat_order)},
              {"ranking", seats_json(state.ranking)}};
    FieldWriter writer(json, Write::everything);
    schneider_fields::table_fields(writer, state);
    json["planes"] = Json::array();
    for (int i = 0; i < game.planes(); ++i) json["planes"].push_back(plane_json(game, state, seat(i)));
    json["move"] = move_json(game, state);
    json["year"] = year_json(game, state.year);
    return json;
}

// By standing, what puts it ahead of the next.
Json ahead_json(const Schneider& game, const State& state) {
    const Standings standings = game.standings(state);
    Json json = Json::array();
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const bool last = i + 1 == standings.size();
        json.push_back(name_in(names::decisions,
                               last ? Decided::level : game.ahead_by(state, standings[i].seat, standings[i + 1].seat)));
    }
    return json;
}

}  // namespace

Json Binding<Schneider>::position_json(const SchneiderContent& content, const Schneider& game, const State& state) {
    return table_json(content, game, state);
}

Json Binding<Schneider>::view_json(const SchneiderContent& content, const Schneider& game, const View& view) {
    Json pays = Json::array();
    for (int rank = 1; rank <= game.planes(); ++rank) pays.push_back(lap_pays(game, rank));
    return {{"seat", seat_number(view.seat)},
            {"position", table_json(content, game, view.table)},
            {"standings", to_json(game.standings(view.table))},
            {"ahead_by", ahead_json(game, view.table)},
            {"lap_pays", std::move(pays)}};
}

}  // namespace paddock::table
