#include "table/schneider/position_fields.hpp"
#include "table/schneider/read_position.hpp"
#include "table/text.hpp"

namespace paddock::table::schneider_reading {

using namespace schneider;
namespace names = schneider_names;

namespace {

// The set a nation begins with.
void lay_set(const Schneider& game, Plane& plane, bool autopilot) {
    plane.slots = set_size;
    for (int i = 0; i < set_size; ++i) plane.set[static_cast<std::size_t>(i)] = basic_card(plane.nation, i);
    for (int i = 0; autopilot && i < autopilot_cards; ++i) {
        const CardId id = autopilot_card(plane.nation, i);
        if (game.card(id).kind == CardKind::autopilot) plane.set[plane.slots++] = id;
    }
}

void read_set(const Schneider& game, const JsonReader& value, Plane& plane) {
    if (!value) return;
    const std::vector<JsonReader> items = value.items(plane.slots, plane.slots);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const CardId id = read_card(items[i], game);
        const CardKind kind = i < set_size ? CardKind::movement : CardKind::autopilot;
        if (id != CardId::none && game.card(id).kind != kind)
            items[i].fail(i < set_size ? "a set begins with ten movement cards" : "here lies a card of the autopilot");
        plane.set[i] = id;
    }
}

// Cards by name, as slots of the set; null is a covered one, where there may be any.
template <class Slots>
void read_slots(const Schneider& game, const JsonReader& value, const Plane& plane, std::size_t at_most, bool covered,
                Slots& slots) {
    slots.clear();
    if (!value) return;
    for (const JsonReader& item : value.items(0, at_most)) {
        if (covered && item.is_null()) {
            slots.push_back(no_slot);
            continue;
        }
        const CardId id = read_card(item, game);
        std::uint8_t slot = 0;
        while (slot < plane.slots && plane.set[slot] != id) ++slot;
        if (slot == plane.slots) {
            if (id != CardId::none) item.fail("this card is not in the plane's set");
            continue;
        }
        slots.push_back(slot);
    }
}

void read_cards(const Schneider& game, JsonFields& fields, Plane& plane, bool covered) {
    constexpr std::size_t longest_hand = 7;
    read_slots(game, fields.optional("hand"), plane, longest_hand, covered, plane.hand);
    read_slots(game, fields.optional("pile"), plane, slots_in_a_set, covered, plane.pile);
    read_slots(game, fields.optional("under"), plane, slots_in_a_set, covered, plane.under);
    read_slots(game, fields.optional("looked"), plane, 3, covered, plane.looked);
}

void read_tiles(const Schneider& game, const JsonReader& value, Plane& plane) {
    if (!value) return;
    JsonFields fields = value.fields();
    for (const auto& [name, component] : names::components) {
        const JsonReader found = fields.optional(name);
        if (!found) continue;
        JsonFields tile_fields = found.fields();
        ComponentTile& tile = plane.tiles[index(component)];
        if (const JsonReader level = tile_fields.optional("level"))
            tile.level = level.whole<std::uint8_t>(1, highest_level);
        const std::size_t squares = game.content().tile(component, tile.level).size();
        const JsonReader tokens = tile_fields.optional("tokens");
        if (!tokens) continue;
        const std::vector<JsonReader> items = tokens.items(squares, squares);
        for (std::size_t i = 0; i < items.size(); ++i) tile.tokens[i] = items[i].one_of(names::tokens);
    }
}

void read_bet(const Schneider& game, const JsonReader& value, Plane& plane, bool covered) {
    if (value.is_null()) return;
    JsonFields fields = value.fields();
    plane.bet_slot = fields.required("slot").one_of(names::slots);
    const JsonReader on = fields.required("on");
    if (!covered || !on.is_null()) plane.bet_on = seat_of_number(on.whole(1, game.planes()));
}

void read_permanents(const JsonReader& value, Plane& plane) {
    if (!value) return;
    for (const JsonReader& item : value.items(0, std::size(names::permanents))) {
        const Effect effect = item.one_of(names::permanents);
        if (plane.permanents.has(effect)) item.fail("it is there twice");
        plane.permanents.add(effect);
    }
}

template <std::size_t Count>
void read_numbers(const JsonReader& value, int most, std::array<std::uint8_t, Count>& numbers) {
    if (!value) return;
    const std::vector<JsonReader> items = value.items(Count, Count);
    for (std::size_t i = 0; i < items.size(); ++i) numbers[i] = static_cast<std::uint8_t>(items[i].whole(0, most));
}

void read_scores(JsonFields& fields, Plane& plane, bool covered) {
    read_numbers(fields.optional("lap_rank"), max_planes, plane.lap_rank);
    read_numbers(fields.optional("lap_points"), 50, plane.lap_points);
    const JsonReader purse = fields.optional("purse");
    if (purse && !(covered && purse.is_null())) plane.purse = purse.whole<std::uint16_t>(0, 30'000);
    if (const JsonReader value = fields.optional("cups")) {
        JsonFields cups = value.fields();
        FieldReader reader(cups);
        schneider_fields::cup_fields(reader, plane.cups);
    }
}

// A covered deck is what is left of the set.
void read_unseen(const Schneider& game, const JsonReader& value, Plane& plane, bool covered) {
    SmallVector<std::uint8_t, slots_in_a_set> slots;
    read_slots(game, value, plane, slots_in_a_set, covered, slots);
    for (const std::uint8_t slot : slots) {
        if (slot != no_slot) plane.unseen = static_cast<std::uint16_t>(plane.unseen | 1U << slot);
    }
}

}  // namespace

CardId read_card(const JsonReader& value, const Schneider& game) {
    const auto card = card_named(value.text(names::longest_id));
    if (card && game.card(*card).kind != CardKind::none) return *card;
    if (value.is_text()) value.fail_expected("a card, as FR-04 or M07");
    return CardId::none;
}

Seat read_seat(const JsonReader& value, const Schneider& game) {
    return value ? seat_of_number(value.whole(0, game.planes())) : Seat::nobody;
}

SeatSet read_seat_set(const JsonReader& value, const Schneider& game) {
    SeatSet seats;
    if (!value) return seats;
    for (const JsonReader& item : value.items(0, max_planes)) {
        const Seat seat = seat_of_number(item.whole(1, game.planes()));
        if (seats.contains(seat)) item.fail("this seat is there twice");
        seats.add(seat);
    }
    return seats;
}

SquareId read_square(const JsonReader& value, const Course& course) {
    if (value.is_null()) return SquareId::none;
    const SquareId square = square_named(course, value.text(names::longest_id));
    if (square == SquareId::none && value.is_text())
        value.fail_expected("a square of the course, as 12, aS2, G3 or F7");
    return square;
}

void deal_unseen(Plane& plane, std::uint8_t on_the_way) {
    unsigned left = (1U << plane.slots) - 1U;
    const auto take = [&](std::uint8_t slot) {
        if (slot != no_slot) left &= ~(1U << slot);
    };
    take(on_the_way);
    for (const std::uint8_t slot : plane.hand) take(slot);
    for (const std::uint8_t slot : plane.pile) take(slot);
    for (const std::uint8_t slot : plane.under) take(slot);
    for (const std::uint8_t slot : plane.looked) take(slot);
    plane.unseen = static_cast<std::uint16_t>(left);
}

Plane read_plane(const Schneider& game, const Course& course, const JsonReader& value, const PlaneTerms& terms) {
    Plane plane;
    JsonFields fields = value.fields();
    const Seat seat = terms.seat;
    const bool autopilot = game.is_autopilot(seat);
    if (const JsonReader named = fields.optional("seat")) named.whole(seat_number(seat), seat_number(seat));
    if (const JsonReader flag = fields.optional("autopilot"); flag && flag.flag() != autopilot)
        flag.fail("the last seats are the autopilots, as many as the options say");
    plane.nation = static_cast<Nation>(number(seat));
    FieldReader reader(fields);
    reader.name("nation", plane.nation, names::nations);
    plane.pilot = plane.nation == Nation::none ? Pilot::none : pilot_of(plane.nation);
    reader.name("pilot", plane.pilot, names::pilots);
    plane.square = read_square(fields.optional("square"), course);
    schneider_fields::flight_fields(reader, plane);
    if (plane.nation != Nation::none) {
        lay_set(game, plane, autopilot);
        for (const Component component : all_components)
            plane.tiles[index(component)].level = game.content().levels[index(plane.nation)][index(component)];
        read_set(game, fields.optional("set"), plane);
    } else if (const JsonReader set = fields.optional("set")) {
        (void)set.items(0, 0);
    }
    schneider_fields::cockpit_fields(reader, plane);
    read_cards(game, fields, plane, terms.covered);
    const JsonReader unseen = fields.optional("unseen");
    if (unseen) {
        read_unseen(game, unseen, plane, terms.covered);
    } else if (terms.racing) {
        deal_unseen(plane, no_slot);
    }
    read_permanents(fields.optional("permanents"), plane);
    read_tiles(game, fields.optional("tiles"), plane);
    read_bet(game, fields.optional("bet"), plane, terms.covered);
    read_scores(fields, plane, terms.covered);
    schneider_fields::score_fields(reader, plane);
    return plane;
}

}  // namespace paddock::table::schneider_reading
