#include "table/scenario.hpp"

#include "table/expectations.hpp"
#include "table/games.hpp"
#include "table/rolls.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t most_entries = 5000;
constexpr std::size_t longest_text = 300;

struct Choosing {
    Seat seat = Seat::nobody;
    std::string text;
};

// A scenario that has been read, with its match laid out up to the first question.
struct Laid {
    JsonDocument document;
    std::unique_ptr<AnyMatch> match;
    std::unique_ptr<ScriptedRolls> rolls;
    std::vector<Choosing> choices;
    Expectations expected;
};

std::string first_fault(const JsonDocument& document) { return to_text(document.errors()[0]); }

std::vector<Rolled> read_script(const JsonReader& value) {
    std::vector<Rolled> rolls;
    if (!value) return rolls;
    for (const JsonReader& item : value.items(0, most_entries)) {
        if (item.is_text()) {
            const std::optional<Rolled> roll = parse_roll(item.text(longest_text));
            if (roll)
                rolls.push_back(*roll);
            else
                item.fail_expected("a roll, as \"gear 9\" or \"2: collision 4\"");
            continue;
        }
        JsonFields fields = item.fields();
        Rolled roll{fields.required("for").text(longest_text), std::nullopt,
                    fields.required("value").whole(0, 1'000'000)};
        if (const JsonReader seat = fields.optional("seat")) roll.seat = seat_of_number(seat.whole(1, max_seats));
        rolls.push_back(std::move(roll));
    }
    return rolls;
}

std::vector<Choosing> read_choices(const JsonReader& value, const AnyMatch& match) {
    std::vector<Choosing> choices;
    if (!value) return choices;
    for (const JsonReader& item : value.items(0, most_entries)) {
        const std::string text = item.text(longest_text);
        const SeatedText parts = read_answer(item, text, match);
        choices.push_back({parts.seat, std::string(parts.text)});
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
        laid.rolls = std::make_unique<ScriptedRolls>(read_script(fields.optional("rolls")));
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
        laid.choices = read_choices(choices, *laid.match);
        laid.expected = read_expectations(expect, *laid.match);
        if (!laid.document.errors().empty()) return first_fault(laid.document);
        if (!position)
            laid.match->start(*laid.rolls);
        else if (!laid.match->lay_out(laid.document, position, *laid.rolls))
            return first_fault(laid.document);
    }
    if (!laid.document.errors().empty()) return first_fault(laid.document);
    return laid;
}

std::string refusal_text(std::size_t i, const Choosing& choice, const Refused& refused) {
    return "/choices/" + std::to_string(i) + ": " + quote_of(seated_text(choice.seat, choice.text)) + ": " +
           refused.why + (refused.rule.empty() ? "" : " (" + refused.rule + ")");
}

// A refusal that the scenario expects of its last choice.
std::optional<std::string> judge_refusal(const Laid& laid, std::size_t i, const Refused& refused, Json& answer) {
    answer["refusal"] = Json{{"choice", i + 1}, {"rule", refused.rule}, {"why", refused.why}};
    const bool last = i + 1 == laid.choices.size();
    if (!last || !laid.expected.refusal) return refusal_text(i, laid.choices[i], refused);
    if (*laid.expected.refusal == refused.rule) return std::nullopt;
    return "/expect/refusal: expected " + *laid.expected.refusal + ", found " + refused.rule + ": " + refused.why;
}

std::optional<std::string> roll_fault(const std::string& place, const std::optional<std::string>& fault) {
    return fault ? std::optional(place + ": " + *fault) : std::nullopt;
}

// Plays the choices from `first` up to, not including, `last`.
std::optional<std::string> play_choices(Laid& laid, std::size_t last, Json& answer, bool& refused) {
    if (auto fault = roll_fault("/rolls", laid.rolls->fault())) return fault;
    for (std::size_t i = 0; i < last; ++i) {
        const Choosing& choice = laid.choices[i];
        const Result<Played, Refused> played = laid.match->play(choice.seat, choice.text, *laid.rolls);
        if (!played) {
            refused = true;
            return judge_refusal(laid, i, played.error(), answer);
        }
        const std::string place =
            "/choices/" + std::to_string(i) + ": " + quote_of(seated_text(choice.seat, choice.text));
        if (auto fault = roll_fault(place, laid.rolls->fault())) return fault;
    }
    return std::nullopt;
}

std::optional<std::string> judge(Laid& laid, Json& answer) {
    bool refused = false;
    if (auto fault = play_choices(laid, laid.choices.size(), answer, refused)) return fault;
    if (laid.expected.refusal && !refused)
        return "/expect/refusal: expected " + *laid.expected.refusal + ", but every choice was accepted";
    return roll_fault("/rolls", laid.rolls->fault_at_the_end());
}

}  // namespace

Adjudication adjudicate(const Library& library, const std::string& file, std::string_view text) {
    Adjudication result{Json::object(), std::nullopt, false};
    Result<Laid, std::string> laid = lay_out(library, file, text);
    if (!laid) {
        result.fault = laid.error();
        result.malformed = true;
        result.answer["fault"] = laid.error();
        return result;
    }
    result.fault = judge(*laid, result.answer);
    const AnyMatch& match = *laid->match;
    const std::vector<Told> told = match.whole_story(0, match.event_count());
    if (!result.fault) result.fault = unmet(laid->expected, match, told);
    if (result.fault) result.answer["fault"] = *result.fault;
    result.answer["events"] = Json::array();
    for (const Told& one : told) result.answer["events"].push_back(one.json);
    result.answer["awaiting"] = Json::array();
    for (const Seat seat : match.awaiting()) result.answer["awaiting"].push_back(seat_number(seat));
    result.answer["position"] = match.position();
    result.answer["standings"] = match.standings_json();
    return result;
}

Result<Json, ScenarioFault> scenario_odds(const Library& library, const std::string& file, std::string_view text,
                                          const OddsLimits& limits) {
    Result<Laid, std::string> laid = lay_out(library, file, text);
    if (!laid) return ScenarioFault{laid.error(), true};
    if (laid->choices.empty())
        return ScenarioFault{"/choices: the last choice is the one whose odds are computed", true};
    Json answer;
    bool refused = false;
    const std::size_t last = laid->choices.size() - 1;
    if (const auto fault = play_choices(*laid, last, answer, refused)) return ScenarioFault{*fault, false};
    const Choosing& choice = laid->choices[last];
    Result<Json, Refused> odds = laid->match->odds(choice.seat, choice.text, limits);
    if (!odds) return ScenarioFault{refusal_text(last, choice, odds.error()), false};
    return std::move(*odds);
}

}  // namespace paddock::table
