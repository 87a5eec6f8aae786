#include "table/expectations.hpp"

#include "table/rolls.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t most_expectations = 1000;
constexpr std::size_t longest_value = 300;

std::vector<Json> read_events(const JsonReader& value) {
    std::vector<Json> events;
    if (!value) return events;
    for (const JsonReader& item : value.items(0, most_expectations)) {
        if (!item.is_text() && !item.is_object())
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

// A text is the event's rule or name; an object holds some of its keys.
bool is_meant(const Json& expected, const Told& told) {
    if (expected.is_object()) return !difference(expected, told.json);
    return expected == told.json["rule"] || expected == told.json["event"];
}

std::optional<std::string> missing_event(const Expectations& expected, const std::vector<Told>& told) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < expected.events.size(); ++i) {
        while (next < told.size() && !is_meant(expected.events[i], told[next])) ++next;
        if (next == told.size())
            return "/expect/events/" + std::to_string(i) + ": " + line_of(expected.events[i]) + " did not happen" +
                   (i > 0 ? " after the one before it" : "");
        ++next;
    }
    for (std::size_t i = 0; i < expected.absent.size(); ++i) {
        for (const Told& one : told) {
            if (is_meant(expected.absent[i], one))
                return "/expect/absent/" + std::to_string(i) + ": it happened: " + one.sentence;
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

bool accepted(const AnyMatch& match, const SeatedText& wanted) {
    MedianRolls rolls;
    return match.copy()->play(wanted.seat, wanted.text, rolls).has_value();
}

std::optional<std::string> wrong_offer(const Expectations& expected, const AnyMatch& match) {
    for (std::size_t i = 0; i < expected.offers.size(); ++i) {
        if (!offered(match, seated(expected.offers[i], match.seats())))
            return "/expect/offers/" + std::to_string(i) + ": " + quote_of(expected.offers[i]) + " is not offered";
    }
    for (std::size_t i = 0; i < expected.refuses.size(); ++i) {
        if (accepted(match, seated(expected.refuses[i], match.seats())))
            return "/expect/refuses/" + std::to_string(i) + ": " + quote_of(expected.refuses[i]) + " is accepted";
    }
    return std::nullopt;
}

std::optional<std::string> array_difference(const Json& expected, const Json& actual, const std::string& place) {
    if (expected.is_object()) {
        for (const auto& entry : expected.items()) {
            const std::optional<int> number = whole_number(entry.key());
            const std::string below = place + "/" + entry.key();
            if (!number || *number < 1 || static_cast<std::size_t>(*number) > actual.size())
                return below + ": there is no such entry, from 1 to " + std::to_string(actual.size());
            const Json& found = actual[static_cast<std::size_t>(*number) - 1];
            if (auto wrong = difference(entry.value(), found, below)) return wrong;
        }
        return std::nullopt;
    }
    if (!expected.is_array() || expected.size() != actual.size())
        return place + ": expected " + line_of(expected) + ", found " + line_of(actual);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (auto wrong = difference(expected[i], actual[i], place + "/" + std::to_string(i))) return wrong;
    }
    return std::nullopt;
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

Expectations read_expectations(const JsonReader& value, const AnyMatch& match) {
    Expectations expected;
    if (!value) return expected;
    JsonFields fields = value.fields();
    if (const JsonReader position = fields.optional("position")) {
        if (position.is_object())
            expected.position = *position.raw();
        else
            position.fail_expected("an object");
    }
    expected.events = read_events(fields.optional("events"));
    expected.absent = read_events(fields.optional("absent"));
    expected.offers = read_answers(fields.optional("offers"), match);
    expected.refuses = read_answers(fields.optional("refuses"), match);
    if (const JsonReader refusal = fields.optional("refusal")) expected.refusal = refusal.text(longest_value);
    return expected;
}

std::optional<std::string> difference(const Json& expected, const Json& actual, const std::string& place) {
    if (actual.is_array()) return array_difference(expected, actual, place);
    if (!expected.is_object() || !actual.is_object()) {
        if (expected == actual) return std::nullopt;
        return place + ": expected " + line_of(expected) + ", found " + line_of(actual);
    }
    for (const auto& entry : expected.items()) {
        const std::string below = place + "/" + entry.key();
        const auto found = actual.find(entry.key());
        if (found == actual.end()) return below + ": expected " + line_of(entry.value()) + ", found nothing";
        if (auto wrong = difference(entry.value(), *found, below)) return wrong;
    }
    return std::nullopt;
}

std::optional<std::string> unmet(const Expectations& expected, const AnyMatch& match, const std::vector<Told>& told) {
    if (expected.position.is_object()) {
        if (auto wrong = difference(expected.position, match.position(), "/expect/position")) return wrong;
    }
    if (auto wrong = missing_event(expected, told)) return wrong;
    return wrong_offer(expected, match);
}

}  // namespace paddock::table
