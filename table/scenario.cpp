#include "table/scenario.hpp"

#include <algorithm>

#include "table/expectations.hpp"
#include "table/games.hpp"
#include "table/glossary.hpp"
#include "table/named_rolls.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t most_entries = 5000;
constexpr std::size_t longest_text = 300;

// A choice, and what is expected of it.
struct Choosing {
    Seat seat = Seat::nobody;
    std::string text;
    Expectations expected = {};
};

// A scenario that has been read, with its match laid out up to the first question.
struct Laid {
    JsonDocument document;
    std::unique_ptr<AnyMatch> match;
    std::unique_ptr<NamedRolls> rolls;
    std::vector<Choosing> choices;
    Expectations expected;
};

std::string first_fault(const JsonDocument& document) { return to_text(document.errors()[0]); }

NamedRoll read_roll(const JsonReader& item) {
    if (item.is_text()) {
        const std::optional<NamedRoll> roll = parse_named_roll(item.text(longest_text));
        if (!roll) item.fail_expected("a roll, as \"gear 9\" or \"2: collision 4\"");
        return roll.value_or(NamedRoll{});
    }
    JsonFields fields = item.fields();
    NamedRoll named{{fields.required("for").text(longest_text), std::nullopt, 0}};
    const JsonReader value = fields.required("value");
    if (value.is_text())
        named.name = value.text(longest_text);
    else
        named.roll.value = value.whole(0, 1'000'000);
    if (const JsonReader seat = fields.optional("seat")) named.roll.seat = seat_of_number(seat.whole(1, max_seats));
    return named;
}

std::vector<NamedRoll> read_script(const JsonReader& value, const Glossary& glossary) {
    std::vector<NamedRoll> rolls;
    if (!value) return rolls;
    const auto purposes = glossary.purposes;
    for (const JsonReader& item : value.items(0, most_entries)) {
        rolls.push_back(read_roll(item));
        const std::string& purpose = rolls.back().roll.purpose;
        const bool known = purposes.empty() || std::find(purposes.begin(), purposes.end(), purpose) != purposes.end();
        if (!purpose.empty() && !known) item.fail("nothing is rolled for " + quote_of(purpose) + " in this game");
    }
    return rolls;
}

// "1: gear 4", or an object that holds it and what is expected of it.
std::vector<Choosing> read_choices(const JsonReader& value, const AnyMatch& match) {
    std::vector<Choosing> choices;
    if (!value) return choices;
    for (const JsonReader& item : value.items(0, most_entries)) {
        Expectations expected;
        JsonReader answer = item;
        if (item.is_object()) {
            JsonFields fields = item.fields();
            answer = fields.required("choice");
            expected = read_expectations(fields, match);
        }
        const std::string text = answer.text(longest_text);
        const SeatedText parts = read_answer(answer, text, match);
        choices.push_back({parts.seat, std::string(parts.text), std::move(expected)});
    }
    return choices;
}

// How many cars or planes the position has: as many seats play, unless the scenario names them. Nothing when a fault
// was noted.
std::optional<int> pieces_in(const JsonReader& position, const JsonReader& game) {
    constexpr std::size_t most_keys = 1000;
    if (!game.is_text()) return std::nullopt;
    const GameInfo& info = game_info(game.raw()->get_ref<const std::string&>());
    for (const auto& [key, pieces] : position.entries(most_keys)) {
        if (key != info.position) continue;
        const auto least = static_cast<std::size_t>(info.least_seats);
        const auto count = pieces.items(least, static_cast<std::size_t>(info.most_seats)).size();
        return count > 0 ? std::optional(static_cast<int>(count)) : std::nullopt;
    }
    if (position.is_object()) position.fail("the key \"" + std::string(info.position) + "\" is missing");
    return std::nullopt;
}

Result<Laid, std::string> lay_out(const Library& library, const std::string& file, std::string_view text) {
    Result<JsonDocument, InputError> parsed = JsonDocument::parse(file, text);
    if (!parsed) return to_text(parsed.error());
    Laid laid{std::move(*parsed), nullptr, nullptr, {}, {}};
    {
        JsonFields fields = laid.document.root().fields();
        (void)fields.optional("$schema").text(longest_text);
        (void)fields.optional("about").text(10 * longest_text, Newlines::allowed);
        const JsonReader position = fields.optional("position");
        const JsonReader rolls = fields.optional("rolls");
        const JsonReader expect = fields.optional("expect");
        const JsonReader choices = fields.optional("choices");
        const JsonReader game = fields.optional("game");
        std::optional<int> pieces;
        if (position && !fields.optional("seats")) {
            pieces = pieces_in(position, game);
            if (!pieces && !laid.document.errors().empty()) return first_fault(laid.document);
        }
        laid.match = open_match(library, fields, pieces);
        if (laid.match == nullptr) return first_fault(laid.document);
        const Glossary glossary = glossary_of(laid.match->game());
        const auto outcome_named = [match = laid.match.get(), glossary](const Chance& chance, std::string_view name) {
            return glossary.outcome_named(*match, chance, name);
        };
        laid.rolls = std::make_unique<NamedRolls>(read_script(rolls, glossary), outcome_named);
        laid.choices = read_choices(choices, *laid.match);
        if (expect) {
            JsonFields parts = expect.fields();
            laid.expected = read_expectations(parts, *laid.match);
        }
        if (!laid.document.errors().empty()) return first_fault(laid.document);
        const Bookmark before = laid.match->bookmark();
        if (!position)
            laid.match->start(*laid.rolls);
        else if (!laid.match->lay_out(laid.document, position, *laid.rolls))
            return first_fault(laid.document);
        if (laid.rolls->fault()) laid.match->go_back(before);
    }
    if (!laid.document.errors().empty()) return first_fault(laid.document);
    return laid;
}

std::string place_of(std::size_t i) { return "/choices/" + std::to_string(i); }

std::string place_of(std::size_t i, const Choosing& choice) {
    return place_of(i) + ": " + quote_of(seated_text(choice.seat, choice.text));
}

// With what is asked instead, where the seat is asked something.
std::string refusal_text(const AnyMatch& match, std::size_t i, const Choosing& choice, const Refused& refused) {
    const Question question = match.question(choice.seat);
    return place_of(i, choice) + ": " + refused.why + (refused.rule.empty() ? "" : " (" + refused.rule + ")") +
           (question.key.empty() ? "" : "; asked is " + quote_of(question.key) + ": " + question.text);
}

std::optional<std::string> roll_fault(const std::string& place, const std::optional<std::string>& fault) {
    return fault ? std::optional(place + ": " + *fault) : std::nullopt;
}

// The rule that a choice is expected to be refused by: its own, or the one of the scenario's last choice.
const std::optional<std::string>& expected_refusal(const Laid& laid, std::size_t i) {
    const bool last = i + 1 == laid.choices.size();
    return last && laid.expected.refusal ? laid.expected.refusal : laid.choices[i].expected.refusal;
}

std::optional<std::string> judge_refusal(const Laid& laid, std::size_t i, const Refused& refused) {
    const Choosing& choice = laid.choices[i];
    const std::optional<std::string>& wanted = expected_refusal(laid, i);
    if (!wanted) return refusal_text(*laid.match, i, choice, refused);
    if (*wanted == refused.rule) return std::nullopt;
    const std::string place = wanted == choice.expected.refusal ? place_of(i) : "/expect";
    return place + "/refusal: expected " + *wanted + ", found " + refused.rule + ": " + refused.why;
}

// One choice. A roll that is missing or cannot be ends the story before it: what would follow was never rolled.
std::optional<std::string> play_choice(Laid& laid, std::size_t i, Json& refusals) {
    const Choosing& choice = laid.choices[i];
    const Bookmark before = laid.match->bookmark();
    const Result<Played, Refused> played = laid.match->play(choice.seat, choice.text, *laid.rolls);
    if (!played) {
        const Refused& refused = played.error();
        refusals.push_back({{"choice", i + 1}, {"rule", refused.rule}, {"why", refused.why}});
        if (auto fault = judge_refusal(laid, i, refused)) return fault;
    } else if (auto fault = roll_fault(place_of(i, choice), laid.rolls->fault())) {
        laid.match->go_back(before);
        return fault;
    } else if (const auto& wanted = expected_refusal(laid, i)) {
        const std::string place = wanted == choice.expected.refusal ? place_of(i) : "/expect";
        return place + "/refusal: expected " + *wanted + ", but " + quote_of(seated_text(choice.seat, choice.text)) +
               " was accepted";
    }
    return unmet(choice.expected, *laid.match, before.events, place_of(i));
}

std::optional<std::string> play_choices(Laid& laid, std::size_t count, Json& refusals) {
    if (auto fault = roll_fault("/rolls", laid.rolls->fault())) return fault;
    for (std::size_t i = 0; i < count; ++i) {
        if (auto fault = play_choice(laid, i, refusals)) return fault;
    }
    return std::nullopt;
}

std::optional<std::string> judge(Laid& laid, Json& refusals) {
    if (auto fault = play_choices(laid, laid.choices.size(), refusals)) return fault;
    if (laid.expected.refusal && laid.choices.empty())
        return "/expect/refusal: there is no choice that could be refused";
    if (auto fault = roll_fault("/rolls", laid.rolls->fault_at_the_end())) return fault;
    return unmet(laid.expected, *laid.match, 0, "/expect");
}

// Who is asked what, and what may be answered.
Json asked_json(const AnyMatch& match) {
    Json asked = Json::array();
    for (const Seat seat : match.awaiting()) {
        const Question question = match.question(seat);
        asked.push_back({{"seat", seat_number(seat)},
                         {"question", {{"key", question.key}, {"text", question.text}}},
                         {"offers", match.choice_texts(seat)}});
    }
    return asked;
}

}  // namespace

Adjudication adjudicate(const Library& library, const std::string& file, std::string_view text) {
    Adjudication result{Json::object(), std::nullopt, false, nullptr};
    Result<Laid, std::string> laid = lay_out(library, file, text);
    if (!laid) {
        result.fault = laid.error();
        result.malformed = true;
        result.answer["fault"] = laid.error();
        return result;
    }
    Json refusals = Json::array();
    result.fault = judge(*laid, refusals);
    const AnyMatch& match = *laid->match;
    if (result.fault) result.answer["fault"] = *result.fault;
    if (!refusals.empty()) {
        result.answer["refusal"] = refusals.back();
        result.answer["refusals"] = std::move(refusals);
    }
    result.answer["events"] = Json::array();
    for (const Told& one : match.whole_story(0, match.event_count())) result.answer["events"].push_back(one.json);
    result.answer["awaiting"] = Json::array();
    for (const Seat seat : match.awaiting()) result.answer["awaiting"].push_back(seat_number(seat));
    result.answer["asked"] = asked_json(match);
    result.answer["position"] = match.position();
    result.answer["standings"] = match.standings_json();
    if (const TeamStandings teams = match.teams(); !teams.empty()) result.answer["teams"] = to_json(teams);
    result.match = std::move(laid->match);
    return result;
}

Result<Json, ScenarioFault> scenario_odds(const Library& library, const std::string& file, std::string_view text,
                                          const OddsLimits& limits) {
    Result<Laid, std::string> laid = lay_out(library, file, text);
    if (!laid) return ScenarioFault{laid.error(), true};
    if (laid->choices.empty())
        return ScenarioFault{"/choices: the last choice is the one whose odds are computed", true};
    Json refusals = Json::array();
    const std::size_t last = laid->choices.size() - 1;
    if (const auto fault = play_choices(*laid, last, refusals)) return ScenarioFault{*fault, false};
    const Choosing& choice = laid->choices[last];
    Result<Json, Refused> odds = laid->match->odds(choice.seat, choice.text, limits);
    if (!odds) return ScenarioFault{refusal_text(*laid->match, last, choice, odds.error()), false};
    return std::move(*odds);
}

}  // namespace paddock::table
