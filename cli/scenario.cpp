#include "table/scenario.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/face.hpp"
#include "cli/files.hpp"
#include "cli/json_reading.hpp"
#include "cli/odds_text.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/files.hpp"

// paddock adjudicate and paddock odds: positions laid out by hand.
namespace paddock::cli {

namespace {

void tell_events(const Json& answer, Console& console) {
    constexpr std::size_t rule_columns = 12;
    for (const Json& event : member(answer, "events"))
        console.tell(padded(text_of(event, "rule"), rule_columns) + " " + text_of(event, "text"), rule_columns + 1);
}

// Refusals that the scenario expects; one that it does not is the fault, and is said as such.
void tell_refusals(const table::Adjudication& result, Console& console) {
    if (!result.as_expected()) return;
    for (const Json& refusal : member(result.answer, "refusals"))
        console.tell(console.words().say("adjudicate.refused", {{"n", std::to_string(whole_of(refusal, "choice"))},
                                                                {"why", text_of(refusal, "why")},
                                                                {"rule", text_of(refusal, "rule")}}));
}

// The position as the seat sees it that is asked, who is asked what, and what may be answered.
void tell_position(const table::AnyMatch& match, Console& console) {
    constexpr std::size_t indent = 3;
    if (!match.started()) return;
    const table::Words& words = console.words();
    console.say("");
    face_of(match).show_everybody(match, match.awaiting().empty() ? Seat::nobody : match.awaiting().lowest(), console);
    console.say("");
    if (match.over()) console.tell(words.say("adjudicate.over"));
    for (const Seat seat : match.awaiting()) {
        console.tell(words.say("adjudicate.asked", {{"name", match.names()[static_cast<std::size_t>(number(seat))]},
                                                    {"seat", std::to_string(table::seat_number(seat))},
                                                    {"question", match.question(seat).text}}),
                     indent);
        console.tell(std::string(indent, ' ') + joined(match.choice_texts(seat), ", "), indent);
    }
}

// A scenario as it was handed in, with the library it can be played from.
struct Scenario {
    explicit Scenario(const Arguments& arguments)
        : name(name_of_file(arguments.plain()[0])),
          text(read_text(arguments.plain()[0])),
          library(full_library(arguments)) {
        throw_first(table::load_named_circuit(library, name, text));
    }
    std::string name;
    std::string text;
    table::Library library;
};

// Places within a scenario begin with a slash; people want to know of which.
std::string with_file(const Scenario& scenario, const std::string& fault) {
    const bool circuit = fault.find(": /circuit: ") != std::string::npos;
    const bool named = fault.starts_with(scenario.name + ":");  // which may begin with a slash too
    return (fault.starts_with("/") && !named ? shown(scenario.name) + ": " + fault : fault) +
           (circuit ? std::string(circuit_hint) : "");
}

}  // namespace

Exit run_adjudicate(const Arguments& arguments, Console& console) {
    const Scenario scenario(arguments);
    const table::Adjudication result = table::adjudicate(scenario.library, scenario.name, scenario.text);
    if (result.malformed) throw bad_input(with_file(scenario, *result.fault));
    if (arguments.has("text")) {
        tell_events(result.answer, console);
        tell_refusals(result, console);
        tell_position(*result.match, console);
    } else {
        console.print(table::page_of(result.answer));
    }
    if (result.as_expected()) return Exit::fine;
    throw Failure(Exit::no, with_file(scenario, *result.fault));
}

namespace {

std::string game_of(const Scenario& scenario) { return text_of(Json::parse(scenario.text, nullptr, false), "game"); }

}  // namespace

Exit run_odds(const Arguments& arguments, Console& console) {
    const Scenario scenario(arguments);
    const Result<Json, table::ScenarioFault> odds =
        table::scenario_odds(scenario.library, scenario.name, scenario.text);
    if (!odds) {
        const Exit exit = odds.error().malformed ? Exit::bad_input : Exit::no;
        throw Failure(exit, with_file(scenario, odds.error().text));
    }
    if (arguments.has("text"))
        console.write(odds_in_lines(*odds, console.words(game_of(scenario))));
    else
        console.print(table::page_of(*odds));
    return Exit::fine;
}

}  // namespace paddock::cli
