#include "table/schneider/read_position.hpp"

#include <algorithm>
#include <bit>

#include "table/schneider/binding.hpp"
#include "table/schneider/check_position.hpp"
#include "table/schneider/position_fields.hpp"
#include "table/schneider/usual_position.hpp"

// A position of Schneider Trophy as JSON: reading, with what goes without saying filled in.
namespace paddock::table {

namespace schneider_reading {

using namespace schneider;

namespace {

void read_counts(const Schneider& game, const JsonReader& value, std::array<std::uint8_t, max_planes>& counts) {
    if (!value) return;
    const auto planes = static_cast<std::size_t>(game.planes());
    const std::vector<JsonReader> items = value.items(planes, planes);
    for (std::size_t i = 0; i < items.size(); ++i)
        counts[i] = static_cast<std::uint8_t>(items[i].whole(0, schneider_fields::most_markers));
}

void read_track(const Schneider& game, const JsonReader& value, Development& year) {
    if (!value) return;
    const std::vector<JsonReader> items = value.items(track_places, track_places);
    for (std::size_t i = 0; i < items.size(); ++i) {
        JsonFields fields = items[i].fields();
        const JsonReader card = fields.optional("card");
        if (!card.is_null()) year.track[i] = read_card(card, game);
        read_counts(game, fields.optional("markers"), year.markers[i]);
        if (year.track[i] != CardId::none && !is_development(year.track[i])) card.fail("this is no development card");
    }
}

CardSet read_cards(const Schneider& game, const JsonReader& value) {
    CardSet cards;
    if (!value) return cards;
    for (const JsonReader& item : value.items(0, development_cards)) {
        const CardId id = read_card(item, game);
        if (id == CardId::none) continue;
        if (!is_development(id)) {
            item.fail("this is no development card");
            continue;
        }
        if (cards.contains(id)) item.fail("this card is there twice");
        cards.add(id);
    }
    return cards;
}

}  // namespace

Development read_year(const Schneider& game, const JsonReader& value, bool begun) {
    Development year;
    if (begun) year.bag_time = calendar_spaces;
    if (!value) return year;
    JsonFields fields = value.fields();
    FieldReader reader(fields);
    schneider_fields::year_fields(reader, year);
    // Each TIME marker is in the bag or on the calendar: one number tells the other.
    if (begun && !fields.optional("bag_time"))
        year.bag_time = static_cast<std::uint8_t>(calendar_spaces - year.calendar);
    if (begun && !fields.optional("calendar"))
        year.calendar = static_cast<std::uint8_t>(calendar_spaces - year.bag_time);
    read_track(game, fields.optional("track"), year);
    if (const JsonReader spying = fields.optional("spying")) {
        for (const JsonReader& item : spying.items(0, spying_places)) {
            const CardId id = read_card(item, game);
            if (id != CardId::none) year.spying.push_back(id);
        }
    }
    read_counts(game, fields.optional("spies"), year.spies);
    if (const JsonReader shows = fields.optional("shows")) {
        const std::vector<JsonReader> items = shows.items(public_shows, public_shows);
        for (std::size_t i = 0; i < items.size(); ++i) year.shows[i] = read_seat(items[i], game);
    }
    year.reserved = read_seat_set(fields.optional("reserved"), game);
    read_counts(game, fields.optional("bag"), year.bag);
    year.buyer = read_seat(fields.optional("buyer"), game);
    if (const JsonReader taken = fields.optional("taken"); !taken.is_null()) year.taken = read_card(taken, game);
    year.newcomer = read_seat(fields.optional("newcomer"), game);
    year.claimed = read_seat_set(fields.optional("claimed"), game);
    year.deck = read_cards(game, fields.optional("deck"));
    year.discards = read_cards(game, fields.optional("discards"));
    year.laid = read_cards(game, fields.optional("laid"));
    return year;
}

}  // namespace schneider_reading

namespace {

using namespace schneider;
using namespace schneider_reading;
namespace names = schneider_names;

using Order = SmallVector<Seat, max_planes>;

void read_order(const Schneider& game, const JsonReader& value, Order& order) {
    order.clear();
    for (const JsonReader& item : value.items(0, max_planes)) {
        const Seat seat = seat_of_number(item.whole(1, game.planes()));
        for (const Seat earlier : order) {
            if (earlier == seat) item.fail("this seat stands twice in the order");
        }
        if (!order.full()) order.push_back(seat);
    }
}

// The order of the round: as given; or the plane whose turn it is, then the others by seat.
void read_turn(const Schneider& game, State& state, JsonFields& fields) {
    const JsonReader turn = fields.optional("turn");
    const Seat mover = read_seat(turn, game);
    if (const JsonReader order = fields.optional("order")) {
        read_order(game, order, state.order);
    } else {
        if (mover != Seat::nobody) state.order.push_back(mover);
        for (int i = 0; i < game.planes(); ++i) {
            if (seat(i) != mover && state.plane(seat(i)).flying()) state.order.push_back(seat(i));
        }
    }
    if (!turn) return;
    while (state.turn < state.order.size() && state.order[state.turn] != mover) ++state.turn;
    if (mover != Seat::nobody && state.mover() != mover) turn.fail("this seat is not in the order");
}

Move read_move(const Schneider& game, const State& state, const JsonReader& value) {
    Move move;
    if (!value) return move;
    JsonFields fields = value.fields();
    if (const JsonReader card = fields.optional("card")) {
        const CardId id = read_card(card, game);
        const Seat mover = state.mover();
        if (mover != Seat::nobody) {
            const Plane& plane = state.plane(mover);
            for (std::uint8_t i = 0; i < plane.slots; ++i) {
                if (plane.set[i] == id) move.slot = i;
            }
        }
        if (move.slot == no_slot && id != CardId::none)
            card.fail("this card is not in the set of the plane whose turn it is");
    }
    FieldReader reader(fields);
    schneider_fields::move_fields(reader, move);
    if (const JsonReader lines = fields.optional("lines")) {
        for (const JsonReader& item : lines.items(0, most_lines))
            move.path.lines.push_back(item.whole<std::uint8_t>(1, 20));
    }
    move.path.at = read_square(fields.optional("at"), game.course(state));
    move.path.before = read_square(fields.optional("before"), game.course(state));
    move.reacted = read_seat_set(fields.optional("reacted"), game);
    return move;
}

std::uint8_t read_course(const SchneiderContent& content, const Schneider& game, const JsonReader& value) {
    constexpr std::size_t longest_key = 80;
    if (!value) return static_cast<std::uint8_t>(game.first_course());
    const std::string key = value.text(longest_key);
    for (std::size_t i = 0; i < content.courses.size(); ++i) {
        if (content.courses[i].key == key) return static_cast<std::uint8_t>(i);
    }
    if (value.is_text()) value.fail("no course has this key");
    return 0;
}

// A position nobody says more of is the first race, in the first lap.
State usual_state(JsonFields& fields) {
    State state;
    state.phase = fields.optional("turn") ? Phase::begin_turn : Phase::begin_round;
    if (const JsonReader phase = fields.optional("phase")) state.phase = phase.one_of(names::phases);
    state.developing = schneider_checks::in_year(state.phase);
    if (!schneider_checks::in_race(state.phase)) return state;
    state.lap = state.phase == Phase::begin_lap ? 0 : 1;
    state.round = state.phase == Phase::begin_round ? 0 : 1;
    return state;
}

// Whose cards, bets and purse a viewer may not know.
bool hides_from(const Schneider& game, Seat seat, const Eyes* eyes) {
    return eyes != nullptr && seat != eyes->seat && !game.is_autopilot(seat);
}

void read_planes(const Schneider& game, State& state, JsonFields& fields, const Eyes* eyes) {
    const auto count = static_cast<std::size_t>(game.planes());
    const std::vector<JsonReader> items = fields.required("planes").items(count, count);
    const bool racing = schneider_checks::in_race(state.phase);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Seat of = seat(static_cast<int>(i));
        state.planes.push_back(
            read_plane(game, game.course(state), items[i], {of, racing, hides_from(game, of, eyes)}));
    }
    state.planes.resize(count);
}

// Where a position does not say what is left of the deck of the plane in flight, its card is not part of it.
void take_card_on_the_way(State& state) {
    const Seat mover = state.mover();
    if (mover == Seat::nobody || state.move.slot == no_slot) return;
    Plane& plane = state.plane(mover);
    plane.unseen = static_cast<std::uint16_t>(plane.unseen & ~(1U << state.move.slot));
}

int covered_cards(const Plane& plane) {
    const auto covered = [](const auto& slots) { return std::count(slots.begin(), slots.end(), no_slot); };
    return static_cast<int>(covered(plane.hand) + covered(plane.pile) + covered(plane.under) + covered(plane.looked));
}

bool any_covered(const State& state) {
    return std::any_of(state.planes.begin(), state.planes.end(),
                       [](const Plane& plane) { return covered_cards(plane) > 0; });
}

// The cards of its set that lie open: on its pile, or on the way.
int open_cards(const State& state, Seat seat) {
    const Plane& plane = state.plane(seat);
    unsigned open = 0;
    for (const std::uint8_t slot : plane.pile) open |= slot == no_slot ? 0U : 1U << slot;
    if (state.mover() == seat && state.move.slot != no_slot) open |= 1U << state.move.slot;
    return std::popcount(open);
}

// Imagines what a view covers. False when it covers more than there can be.
bool uncover(const Schneider& game, State& state, JsonFields& fields, const Eyes& eyes) {
    bool possible = true;
    for (int i = 0; i < game.planes(); ++i) {
        const Plane& plane = state.plane(seat(i));
        possible = possible && covered_cards(plane) + open_cards(state, seat(i)) <= plane.slots;
    }
    if (possible) state = game.imagine({state, eyes.seat}, eyes.rolls);
    if (possible && !any_covered(state)) return true;
    fields.whole_object().fail("more cards are covered than a set has");
    return false;
}

}  // namespace

State Binding<Schneider>::read_position(const SchneiderContent& content, const Schneider& game,
                                        const JsonReader& position, const Eyes* eyes) {
    JsonFields fields = position.fields();
    State state = usual_state(fields);
    state.course = read_course(content, game, fields.optional("course"));
    read_planes(game, state, fields, eyes);
    FieldReader reader(fields);
    for (const Plane& plane : state.planes) state.crashes = std::max(state.crashes, plane.crashed);
    schneider_fields::table_fields(reader, state);
    count_stages(game, state, fields);
    read_turn(game, state, fields);
    if (const JsonReader order = fields.optional("seat_order")) {
        read_order(game, order, state.seat_order);
    } else {
        for (int i = 0; i < game.planes(); ++i) state.seat_order.push_back(seat(i));
    }
    if (const JsonReader ranking = fields.optional("ranking")) read_order(game, ranking, state.ranking);
    if (const JsonReader ask = fields.optional("ask")) state.ask = ask.one_of(names::asks);
    state.asked = read_seat_set(fields.optional("awaiting"), game);
    state.move = read_move(game, state, fields.optional("move"));
    take_card_on_the_way(state);
    state.year = read_year(game, fields.optional("year"), schneider_checks::in_year(state.phase));
    fill_bags(state, fields);
    set_usual_markers(game, state, fields);
    make_usual_deck(game, state, fields);
    if (eyes != nullptr && !uncover(game, state, fields, *eyes)) return state;
    if (position.is_object()) schneider_checks::check_table(game, state, fields);
    return state;
}

bool Binding<Schneider>::waits_for_nobody(const State& state) {
    return state.ask == Ask::nothing && state.phase != Phase::over;
}

}  // namespace paddock::table
