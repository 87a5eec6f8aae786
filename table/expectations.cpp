#include "table/expectations.hpp"

#include <algorithm>

#include "table/games.hpp"
#include "table/glossary.hpp"
#include "table/rolls.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t most_expectations = 1000;
constexpr std::size_t longest_value = 300;

// A rule of the game's ledger; a slip in an id must not pass for a rule that does not act.
bool is_rule(const AnyMatch& match, const std::string& id) { return rule_text(match.game(), id).has_value(); }

const EventKind* kind_named(const AnyMatch& match, std::string_view name) {
    for (const EventKind& kind : glossary_of(match.game()).events) {
        if (kind.name == name) return &kind;
    }
    return nullptr;
}

bool has_key(const EventKind& kind, std::string_view key) {
    return std::find(kind.keys.begin(), kind.keys.end(), key) != kind.keys.end();
}

void check_event_word(const JsonReader& item, const AnyMatch& match) {
    const std::string word = item.text(longest_value);
    if (!glossary_of(match.game()).events.empty() && kind_named(match, word) == nullptr && !is_rule(match, word))
        item.fail(quote_of(word) + " is no rule and no event of this game");
}

void check_event_keys(const JsonReader& item, const AnyMatch& match) {
    if (glossary_of(match.game()).events.empty()) return;
    constexpr std::string_view common[] = {"event", "rule", "seat", "text"};
    const EventKind* kind = nullptr;
    for (const auto& [key, value] : item.entries(most_expectations)) {
        if (key != "event" && key != "rule") continue;
        const std::string word = value.text(longest_value);
        if (key == "event") kind = kind_named(match, word);
        if (key == "event" ? kind == nullptr : !is_rule(match, word))
            value.fail(quote_of(word) + " is no " + key + " of this game");
    }
    for (const auto& [key, value] : item.entries(most_expectations)) {
        if (std::find(std::begin(common), std::end(common), key) != std::end(common)) continue;
        const auto events = glossary_of(match.game()).events;
        const bool known = kind != nullptr ? has_key(*kind, key)
                                           : std::any_of(events.begin(), events.end(),
                                                         [&](const EventKind& any) { return has_key(any, key); });
        if (!known)
            value.fail(kind != nullptr ? "the event " + quote_of(kind->name) + " has no such key"
                                       : "no event of this game has such a key");
    }
}

std::vector<Json> read_events(const JsonReader& value, const AnyMatch& match) {
    std::vector<Json> events;
    if (!value) return events;
    for (const JsonReader& item : value.items(0, most_expectations)) {
        if (item.is_text())
            check_event_word(item, match);
        else if (item.is_object())
            check_event_keys(item, match);
        else
            item.fail_expected("a rule, the name of an event, or some of its keys");
        events.emplace_back(*item.raw());
    }
    return events;
}

std::vector<std::string> read_answers(const JsonReader& value, const AnyMatch& match) {
    std::vector<std::string> texts;
    if (!value) return texts;
    for (const JsonReader& item : value.items(0, most_expectations)) {
        texts.push_back(item.text(longest_value));
        read_answer(item, texts.back(), match);
    }
    return texts;
}

std::optional<std::string> read_rule(const JsonReader& value, const AnyMatch& match) {
    if (!value) return std::nullopt;
    std::string rule = value.text(longest_value);
    if (!rule.empty() && !is_rule(match, rule)) value.fail(quote_of(rule) + " is no rule of this game");
    return rule;
}

Json read_part(const JsonReader& value) {
    if (!value) return {};
    if (value.is_object() || value.is_array()) return *value.raw();
    value.fail_expected("an object");
    return {};
}

// {"2": {"view": …, "hears": […], "misses": […]}}; 0 is a spectator.
std::vector<SeatExpectations> read_seats(const JsonReader& value, const AnyMatch& match) {
    std::vector<SeatExpectations> seats;
    if (!value) return seats;
    for (const auto& [key, entry] : value.entries(most_expectations)) {
        const std::optional<int> seat = whole_number(key);
        if (!seat || *seat > match.seats()) {
            entry.fail("there are seats from 1 to " + std::to_string(match.seats()) + ", and 0 for a spectator");
            continue;
        }
        JsonFields fields = entry.fields();
        seats.push_back({seat_of_number(*seat), read_part(fields.optional("view")),
                         read_events(fields.optional("hears"), match), read_events(fields.optional("misses"), match)});
    }
    return seats;
}

// A text is the event's rule or name; an object holds some of its keys.
bool is_meant(const Json& expected, const Told& told) {
    if (expected.is_object()) return !difference(expected, told.json);
    return expected == told.json["rule"] || expected == told.json["event"];
}

std::optional<std::string> missing_event(const std::vector<Json>& expected, const std::vector<Told>& told,
                                         const std::string& place) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        while (next < told.size() && !is_meant(expected[i], told[next])) ++next;
        if (next == told.size())
            return place + "/" + std::to_string(i) + ": " + line_of(expected[i]) + " did not happen" +
                   (i > 0 ? " after the one before it" : "");
        ++next;
    }
    return std::nullopt;
}

std::optional<std::string> unwanted_event(const std::vector<Json>& expected, const std::vector<Told>& told,
                                          const std::string& place) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
        for (const Told& one : told) {
            if (is_meant(expected[i], one)) return place + "/" + std::to_string(i) + ": it happened: " + one.sentence;
        }
    }
    return std::nullopt;
}

bool offered(const AnyMatch& match, const SeatedText& wanted) {
    for (const std::string& text : match.choice_texts(wanted.seat)) {
        if (text == wanted.text) return true;
    }
    return false;
}

// Why not, when it is not.
std::optional<Refused> refusal_of(const AnyMatch& match, const SeatedText& wanted) {
    MedianRolls rolls;
    const Result<Played, Refused> played = match.copy()->play(wanted.seat, wanted.text, rolls);
    return played ? std::nullopt : std::optional(played.error());
}

std::optional<std::string> wrong_offer(const Expectations& expected, const AnyMatch& match, const std::string& place) {
    for (std::size_t i = 0; i < expected.offers.size(); ++i) {
        if (!offered(match, seated(expected.offers[i], match.seats())))
            return place + "/offers/" + std::to_string(i) + ": " + quote_of(expected.offers[i]) + " is not offered";
    }
    for (std::size_t i = 0; i < expected.accepts.size(); ++i) {
        if (const auto refused = refusal_of(match, seated(expected.accepts[i], match.seats())))
            return place + "/accepts/" + std::to_string(i) + ": " + quote_of(expected.accepts[i]) +
                   " is refused: " + refused->why + (refused->rule.empty() ? "" : " (" + refused->rule + ")");
    }
    for (std::size_t i = 0; i < expected.refuses.size(); ++i) {
        if (!refusal_of(match, seated(expected.refuses[i], match.seats())))
            return place + "/refuses/" + std::to_string(i) + ": " + quote_of(expected.refuses[i]) + " is accepted";
    }
    return std::nullopt;
}

std::optional<std::string> wrong_for_seat(const SeatExpectations& expected, const AnyMatch& match,
                                          std::size_t first_event, const std::string& place) {
    if (!expected.view.is_null()) {
        const auto sets = glossary_of(match.game()).sets;
        if (auto wrong = difference(expected.view, match.view(expected.seat), place + "/view", sets)) return wrong;
    }
    const std::vector<Told> told = match.told(expected.seat, first_event, match.event_count());
    if (auto wrong = missing_event(expected.hears, told, place + "/hears")) return wrong;
    return unwanted_event(expected.misses, told, place + "/misses");
}

std::string mismatch(const Json& expected, const Json& actual, const std::string& place) {
    return place + ": expected " + line_of(expected) + ", found " + line_of(actual);
}

using Sets = std::span<const std::string_view>;

std::optional<std::string> array_difference(const Json& expected, const Json& actual, const std::string& place,
                                            Sets sets) {
    if (expected.is_object()) {
        for (const auto& entry : expected.items()) {
            const std::optional<int> number = whole_number(entry.key());
            const std::string below = place + "/" + entry.key();
            if (!number || *number < 1 || static_cast<std::size_t>(*number) > actual.size())
                return below + ": there is no such entry, from 1 to " + std::to_string(actual.size());
            const Json& found = actual[static_cast<std::size_t>(*number) - 1];
            if (auto wrong = difference(entry.value(), found, below, sets)) return wrong;
        }
        return std::nullopt;
    }
    if (!expected.is_array() || expected.size() != actual.size()) return mismatch(expected, actual, place);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (auto wrong = difference(expected[i], actual[i], place + "/" + std::to_string(i), sets)) return wrong;
    }
    return std::nullopt;
}

// Cards in a hand, markers on a board: the same ones in any order.
std::optional<std::string> set_difference(const Json& expected, const Json& actual, const std::string& place) {
    return std::is_permutation(expected.begin(), expected.end(), actual.begin(), actual.end())
               ? std::nullopt
               : std::optional(mismatch(expected, actual, place));
}

}  // namespace

SeatedText read_answer(const JsonReader& item, const std::string& text, const AnyMatch& match) {
    const SeatedText parts = seated(text, match.seats());
    if (!item.is_text() || text.empty()) return parts;  // that was said already
    if (parts.seat == Seat::nobody)
        item.fail_expected("a seat from 1 to " + std::to_string(match.seats()) + " and its answer, as \"1: …\"");
    else if (!match.understands(parts.text))
        item.fail(quote_of(parts.text) + " is no answer of this game");
    return parts;
}

Expectations read_expectations(JsonFields& fields, const AnyMatch& match) {
    Expectations expected;
    expected.position = read_part(fields.optional("position"));
    expected.standings = read_part(fields.optional("standings"));
    expected.events = read_events(fields.optional("events"), match);
    expected.absent = read_events(fields.optional("absent"), match);
    expected.offers = read_answers(fields.optional("offers"), match);
    expected.accepts = read_answers(fields.optional("accepts"), match);
    expected.refuses = read_answers(fields.optional("refuses"), match);
    expected.seats = read_seats(fields.optional("seats"), match);
    expected.refusal = read_rule(fields.optional("refusal"), match);
    return expected;
}

std::optional<std::string> difference(const Json& expected, const Json& actual, const std::string& place, Sets sets) {
    if (actual.is_array()) return array_difference(expected, actual, place, sets);
    if (!expected.is_object() || !actual.is_object()) {
        if (expected == actual) return std::nullopt;
        return mismatch(expected, actual, place);
    }
    for (const auto& entry : expected.items()) {
        const std::string below = place + "/" + entry.key();
        const auto found = actual.find(entry.key());
        if (found == actual.end()) return below + ": expected " + line_of(entry.value()) + ", found nothing";
        const bool unordered = std::find(sets.begin(), sets.end(), entry.key()) != sets.end();
        const auto wrong = unordered && entry.value().is_array() && found->is_array()
                               ? set_difference(entry.value(), *found, below)
                               : difference(entry.value(), *found, below, sets);
        if (wrong) return wrong;
    }
    return std::nullopt;
}

std::optional<std::string> unmet(const Expectations& expected, const AnyMatch& match, std::size_t first_event,
                                 const std::string& place) {
    const auto sets = glossary_of(match.game()).sets;
    if (!expected.position.is_null()) {
        if (auto wrong = difference(expected.position, match.position(), place + "/position", sets)) return wrong;
    }
    if (!expected.standings.is_null()) {
        if (auto wrong = difference(expected.standings, match.standings_json(), place + "/standings")) return wrong;
    }
    const std::vector<Told> told = match.whole_story(first_event, match.event_count());
    if (auto wrong = missing_event(expected.events, told, place + "/events")) return wrong;
    if (auto wrong = unwanted_event(expected.absent, told, place + "/absent")) return wrong;
    if (auto wrong = wrong_offer(expected, match, place)) return wrong;
    for (const SeatExpectations& seat : expected.seats) {
        const std::string below = place + "/seats/" + std::to_string(seat_number(seat.seat));
        if (auto wrong = wrong_for_seat(seat, match, first_event, below)) return wrong;
    }
    return std::nullopt;
}

}  // namespace paddock::table
