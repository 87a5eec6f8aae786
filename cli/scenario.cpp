#include "table/scenario.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/files.hpp"
#include "cli/json_reading.hpp"
#include "cli/odds_text.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"

// paddock adjudicate and paddock odds: positions laid out by hand.
namespace paddock::cli {

namespace {

void tell_events(const Json& answer, Console& console) {
    constexpr std::size_t rule_columns = 12;
    for (const Json& event : member(answer, "events"))
        console.tell(padded(text_of(event, "rule"), rule_columns) + " " + text_of(event, "text"), rule_columns + 1);
}

}  // namespace

Exit run_adjudicate(const Arguments& arguments, Console& console) {
    const table::Library library = library_for(arguments);
    const std::string& path = arguments.plain()[0];
    const table::Adjudication result = table::adjudicate(library, name_of_file(path), read_text(path));
    if (arguments.has("text"))
        tell_events(result.answer, console);
    else if (!result.answer.is_null())
        console.say(table::page_of(result.answer));
    if (result.as_expected()) return Exit::fine;
    throw Failure(Exit::no, *result.fault);
}

Exit run_odds(const Arguments& arguments, Console& console) {
    const table::Library library = library_for(arguments);
    const std::string& path = arguments.plain()[0];
    const Result<Json, std::string> odds = table::scenario_odds(library, name_of_file(path), read_text(path));
    if (!odds) throw bad_input(odds.error());
    if (arguments.has("text"))
        console.out() << odds_in_lines(*odds);
    else
        console.say(table::page_of(*odds));
    return Exit::fine;
}

}  // namespace paddock::cli
