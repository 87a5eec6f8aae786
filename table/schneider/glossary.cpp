#include "engine/schneider/declared_events.hpp"
#include "table/match.hpp"
#include "table/schneider/house_game.hpp"
#include "table/schneider/names.hpp"

// What may stand in a scenario of Schneider Trophy, and the names of what is drawn.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

std::optional<int> place_in_set(const Plane& plane, std::string_view name) {
    const std::optional<CardId> card = card_named(name);
    for (std::size_t slot = 0; card && slot < plane.slots; ++slot) {
        if (plane.set[slot] == *card) return static_cast<int>(slot) + 1;
    }
    return std::nullopt;
}

std::optional<int> number_of_development(std::string_view name) {
    const std::optional<CardId> card = card_named(name);
    if (!card || !is_development(*card)) return std::nullopt;
    return number(*card) - first_development + 1;
}

template <class Table>
auto value_named(const Table& table, std::string_view name) -> std::optional<decltype(std::begin(table)->value)> {
    for (const auto& entry : table) {
        if (entry.name == name) return entry.value;
    }
    return std::nullopt;
}

// TIME, or the marker of who flies for that nation.
std::optional<int> marker_named(const State& now, std::string_view name) {
    if (name == "time") return 1;
    const std::optional<Nation> nation = value_named(names::nations, name);
    for (std::size_t i = 0; nation && i < now.planes.size(); ++i) {
        if (now.planes[i].nation == *nation) return static_cast<int>(i) + 2;
    }
    return std::nullopt;
}

// Cards by their numbers, DAMAGE and ALERT, TIME and the markers of nations, pilots.
std::optional<int> outcome_named(const AnyMatch& match, const Chance& chance, std::string_view name) {
    const State& now = match_of<Schneider>(match)->state();
    const std::string_view purpose = chance.purpose.view();
    if (purpose == "card" && chance.seat != Seat::nobody) return place_in_set(now.plane(chance.seat), name);
    if (purpose == "development") return number_of_development(name);
    if (purpose == "marker") return marker_named(now, name);
    if (purpose == "danger") {
        const std::optional<Token> token = value_named(names::tokens, name);
        if (token && *token != Token::none) return static_cast<int>(*token);
    }
    if (purpose == "pilot") {
        const std::optional<Pilot> pilot = value_named(names::pilots, name);
        if (pilot && *pilot != Pilot::none) return static_cast<int>(*pilot) + 1;
    }
    return std::nullopt;
}

}  // namespace

Glossary schneider_glossary() {
    static constexpr std::string_view purposes[] = {"seat", "grid", "pilot", "card", "danger", "development", "marker"};
    static constexpr std::string_view sets[] = {"awaiting", "hand",     "looked", "unseen",   "permanents", "reacted",
                                                "spying",   "reserved", "deck",   "discards", "laid",       "claimed"};
    static const std::vector<EventKind> events = event_kinds(declared::events);
    return {purposes, sets, events, outcome_named};
}

}  // namespace paddock::table
