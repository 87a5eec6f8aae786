#include "cli/prompt.hpp"

#include <algorithm>

#include "cli/failure.hpp"
#include "cli/json_reading.hpp"
#include "cli/odds_text.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

constexpr std::size_t shown_at_first = 12;
// Odds beside every answer must not make anybody wait; "odds N" takes its time.
constexpr table::OddsLimits quick{20'000};
constexpr table::OddsLimits patient{5'000'000};

}  // namespace

Prompt::Prompt(const table::AnyMatch& match, Seat seat, std::vector<table::Offer> offers, bots::Advice advice,
               const SessionStyle& style, Console& console)
    : match_(match),
      seat_(seat),
      face_(face_of(match)),
      style_(style),
      console_(console),
      answers_(face_.numbered(std::move(offers))),
      advice_(std::move(advice)) {}

void Prompt::show(bool hint) {
    constexpr int roomy = 30;  // lines of a screen with some to spare
    const bool airy = console_.screen().terminal && console_.screen().height >= roomy;
    if (airy) console_.say("");
    face_.show_table(match_, seat_, answers_, style_.board, console_);
    if (airy) console_.say("");
    const std::string& name = match_.names()[static_cast<std::size_t>(number(seat_))];
    console_.say(console_.painted(Paint::strong, name + ": " + match_.question(seat_, words()).text));
    const std::string hint_key = "hint." + match_.question(seat_, words()).key;
    const std::string text = hint && words().has(hint_key) ? words().say(hint_key) : "";
    if (!text.empty()) console_.tell(text);
    list(shown_at_first);
    show_advice();
}

void Prompt::show_advice() {
    if (advice_.answers.empty()) return;
    const Numbered* advised = answer_named(advice_.answers[0].choice);
    if (advised == nullptr) return;
    console_.tell(words().say("prompt.advised", {{"n", advised->number},
                                                 {"text", advised->offer.text},
                                                 {"reason", bots::in_words(advice_.reason, words())}}),
                  2);
}

void Prompt::list(std::size_t most) {
    for (std::size_t i = 0; i < answers_.size() && i < most; ++i) show_answer(answers_[i]);
    if (answers_.size() > most)
        console_.say("      " + words().say("prompt.more", {{"n", static_cast<int>(answers_.size() - most)}}));
}

// What is typed stands in a column of its own, as wide as the usual ones of these answers need it.
std::size_t Prompt::text_columns() const {
    constexpr std::size_t least = 8;
    constexpr std::size_t most = 18;
    std::size_t widest = least;
    for (const Numbered& answer : answers_) widest = std::max(widest, columns(answer.offer.text));
    return std::min(widest, most);
}

void Prompt::show_answer(const Numbered& answer) {
    constexpr std::size_t number_columns = 4;
    const std::string number = right_aligned(std::to_string(answer.number), number_columns);
    std::string line = console_.painted(Paint::good, number) + "  ";
    line += padded(answer.offer.text, text_columns()) + "  ";
    line += face_.label(answer.offer, style_.board, words());
    if (const std::string text = remark(answer); !text.empty()) line += " · " + text;
    console_.tell(line, number_columns + 2);
}

// Costs that the label does not tell, and odds.
std::string Prompt::remark(const Numbered& answer) const {
    std::vector<std::string> parts;
    const bool told = face_.label_tells_costs(answer.offer);
    for (const auto& [key, value] : answer.offer.costs.items()) {
        if (told || !value.is_number_integer()) continue;
        parts.push_back("-" + words().say("points." + key, {{"n", value.get<int>()}}));
    }
    if (style_.odds) {
        const Json odds = quick_odds(answer);
        const std::string text = odds.is_null() ? "" : face_.odds_in_short(odds, answer.offer, words());
        if (!text.empty()) parts.push_back(text);
    }
    return joined(parts, ", ");
}

Json Prompt::quick_odds(const Numbered& answer) const {
    Result<Json, table::Refused> odds = match_.odds(seat_, answer.offer.text, quick);
    return odds ? std::move(*odds) : Json();
}

Answer Prompt::read() {
    while (true) {
        console_.out() << console_.painted(Paint::strong, words().say("prompt.answer")) << std::flush;
        const std::optional<std::string> line = console_.in().next();
        if (!console_.screen().terminal) console_.out() << '\n';
        if (!line) return {Answer::Kind::ended, ""};
        if (const std::optional<Answer> answer = understand(std::string(table::trimmed(*line)))) return *answer;
    }
}

std::optional<Answer> Prompt::understand(const std::string& line) {
    if (line.empty()) {
        console_.say(words().say("prompt.empty"));
        return std::nullopt;
    }
    if (const std::optional<int> number = table::whole_number(line)) {
        if (const Numbered* answer = numbered(*number)) return choose(*answer);
        console_.say(words().say("prompt.none", {{"n", *number}}));
        return std::nullopt;
    }
    const std::size_t blank = line.find(' ');
    const Spoken spoken{lowered(line.substr(0, blank)),
                        blank == std::string::npos ? "" : std::string(table::trimmed(line.substr(blank)))};
    if (spoken.word == "quit" || spoken.word == "exit" || spoken.word == "q") return Answer{Answer::Kind::quit, ""};
    if (spoken.word == "undo" && spoken.rest.empty()) return Answer{Answer::Kind::undo, ""};
    if (obey(spoken)) return std::nullopt;
    if (const Numbered* answer = answer_named(line)) return choose(*answer);
    return Answer{Answer::Kind::choice, line};  // the rules will say what is wrong with it
}

std::optional<Answer> Prompt::choose(const Numbered& answer) {
    if (!confirmed(answer)) return std::nullopt;
    return Answer{Answer::Kind::choice, answer.offer.text};
}

// Nobody should end a race by a slip of the finger while there is another way.
bool Prompt::confirmed(const Numbered& answer) {
    if (!console_.screen().terminal || !ruins(answer)) return true;
    const bool another_way =
        std::any_of(answers_.begin(), answers_.end(), [&](const Numbered& other) { return !ruins(other); });
    if (!another_way) return true;
    const std::string yes = words().say("prompt.yes");
    console_.ask(console_.painted(Paint::bad, words().say("prompt.ruin")) + " " +
                 words().say("prompt.ruin.yes", {{"yes", yes}}));
    const std::optional<std::string> line = console_.in().next();
    return line && lowered(table::trimmed(*line)) == yes;
}

const Numbered* Prompt::numbered(int number) const {
    for (const Numbered& answer : answers_) {
        if (answer.number == number) return &answer;
    }
    return nullptr;
}

const Numbered* Prompt::answer_named(const std::string& text) const {
    for (const Numbered& answer : answers_) {
        if (lowered(answer.offer.text) == lowered(text)) return &answer;
    }
    return nullptr;
}

bool Prompt::obey(const Spoken& spoken) {
    const std::string& word = spoken.word;
    if (word == "why" || word == "why?")
        say_why(spoken.rest);
    else if (word == "help" || word == "?")
        say_help();
    else if (word == "log")
        say_log(spoken.rest);
    else if (word == "odds")
        say_odds(spoken.rest);
    else if (word == "list")
        list(table::all_there_are);
    else if (word == face_.manual().others)
        face_.show_everybody(match_, seat_, console_);
    else if (word == "board")
        face_.show_table(match_, seat_, answers_, BoardStyle::strip, console_);
    else if (word == "words")
        face_.show_table(match_, seat_, answers_, BoardStyle::words, console_);
    else if (word == "rules" && !spoken.rest.empty())
        say_why(spoken.rest);
    else
        return false;
    return true;
}

void Prompt::say_help() {
    const Manual manual = face_.manual();
    console_.tell(words().say("help.answer", {{"examples", manual.examples}}));
    const auto tell = [this](std::string_view typed, const std::string& meaning) {
        constexpr std::size_t column = 13;
        console_.tell(padded(typed, column) + meaning, column);
    };
    tell("why", words().say("help.why"));
    tell("why N", words().say("help.why.n", {{"rule", manual.rule}}));
    tell("log, log N", words().say("help.log"));
    tell("odds N", words().say("help.odds.n"));
    tell("list", words().say("help.list"));
    tell("board, words", words().say("help.board"));
    tell(manual.others, words().say("manual.others"));
    tell("undo", words().say("help.undo"));
    tell("quit", words().say("help.quit"));
    if (!words().has("manual.legend")) return;
    console_.say("");
    console_.tell(words().say("manual.legend"));
}

void Prompt::say_odds(const std::string& rest) {
    const std::optional<int> number = table::whole_number(rest);
    const Numbered* answer = number ? numbered(*number) : answer_named(rest);
    if (answer == nullptr) return console_.say(words().say("prompt.which"));
    const Result<Json, table::Refused> odds = match_.odds(seat_, answer->offer.text, patient);
    if (!odds) return console_.say(words().say("prompt.odds.none", {{"why", words().say(odds.error().why)}}));
    for (const std::string& line : split(odds_in_lines(*odds, words()), '\n')) {
        if (!line.empty()) console_.tell(line, 4);
    }
}

// The last event that did this seat harm.
std::optional<std::size_t> Prompt::latest_harm() const {
    const std::vector<table::Told> events = match_.told(seat_, 0, table::all_there_are, words());
    for (auto told = events.rbegin(); told != events.rend(); ++told) {
        if (face_.harms(*told) && whole_of(told->json, "seat") == table::seat_number(seat_)) return told->number;
    }
    return std::nullopt;
}

void Prompt::say_why(const std::string& rest) {
    if (rest.empty() && !refusing_rule_.empty()) {
        show_rule(match_.game(), refusing_rule_, console_);
        return;
    }
    const std::optional<int> number = table::whole_number(rest);
    if (!rest.empty() && !number) {
        if (!show_rule(match_.game(), rest, console_))
            console_.say(words().say("prompt.why", {{"rule", face_.manual().rule}}));
        return;
    }
    const std::optional<std::size_t> asked = number ? std::optional(static_cast<std::size_t>(*number)) : latest_harm();
    if (!asked) return console_.say(words().say("prompt.unhurt"));
    const std::size_t event = *asked;
    const std::vector<table::Told> told = match_.told(seat_, event, 1, words());
    if (told.empty() && event < match_.event_count())
        return console_.say(words().say("prompt.secret", {{"n", static_cast<int>(event)}}));
    if (told.empty()) return console_.say(words().say("prompt.noevent", {{"n", static_cast<int>(event)}}));
    show_event(told[0], console_);
    if (!told[0].why.empty()) console_.tell(told[0].why, 4);
    show_rule(match_.game(), told[0].rule, console_);
}

void Prompt::say_log(const std::string& rest) {
    constexpr std::size_t count = 20;
    const std::size_t all = match_.event_count();
    const std::optional<int> number = table::whole_number(rest);
    const std::size_t first = number ? static_cast<std::size_t>(*number) : all > count ? all - count : 0;
    const std::vector<table::Told> events = match_.told(seat_, first, count, words());
    if (events.empty()) return console_.say(words().say("prompt.noevent", {{"n", static_cast<int>(first)}}));
    for (const table::Told& told : events) show_event(told, console_);
}

void Prompt::refused(const table::Refused& refused) {
    refusing_rule_ = refused.rule;
    const std::string why = words().say(refused.why);
    console_.tell(console_.painted(Paint::warning,
                                   refused.rule.empty()
                                       ? words().say("prompt.refused", {{"why", why}})
                                       : words().say("prompt.refused.rule", {{"why", why}, {"rule", refused.rule}})));
}

bool show_rule(std::string_view game, std::string_view id, Console& console) {
    std::string wanted(id);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    const std::optional<table::RuleText> rule = table::rule_text(game, wanted);
    if (!rule) return false;
    constexpr std::size_t indent = 4;
    console.tell(console.painted(Paint::strong, rule->id) + ": " + rule->text, indent);
    return true;
}

}  // namespace paddock::cli
