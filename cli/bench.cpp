#include "cli/bench.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/program_game.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/json.hpp"

// paddock bench: speed, with the raw costs beside it.
namespace paddock::cli {

namespace {

using table::Json;

Json rules_json(const RulesSpeed& rules) {
    return {{"ns_per_decision", rules.ns_per_decision},
            {"choices_ns", rules.choices_ns},
            {"apply_ns", rules.apply_ns},
            {"state_bytes", rules.state_bytes},
            {"copy_ns", rules.copy_ns},
            {"memcpy_ns", rules.memcpy_ns},
            {"roll_ns", rules.roll_ns},
            {"allocations", rules.allocations}};
}

Json to_json(const BenchReport& report) {
    Json json = rules_json(report.rules);
    for (const Figure& figure : report.more) json[std::string(figure.key)] = figure.value;
    return json;
}

class Lines {
  public:
    explicit Lines(Console& console) : console_(console) {}

    void line(std::string_view what, const std::string& value, const std::string& beside = "") {
        console_.say(padded(what, 34) + right_aligned(value, 12) + (beside.empty() ? "" : "   " + beside));
    }
    // What every game has.
    void rules(const RulesSpeed& speed, std::string_view listing) {
        const auto copies = [&](double ns) { return decimal(ns / speed.copy_ns, 2) + " x a copy of the state"; };
        line("a random decision, all in", decimal(speed.ns_per_decision) + " ns", copies(speed.ns_per_decision));
        line(listing, decimal(speed.choices_ns) + " ns", copies(speed.choices_ns));
        line("applying an answer", decimal(speed.apply_ns) + " ns", copies(speed.apply_ns));
        line("a state", std::to_string(speed.state_bytes) + " bytes");
        line("copying it", decimal(speed.copy_ns) + " ns", decimal(speed.copy_ns / speed.memcpy_ns, 2) + " x memcpy");
        line("memcpy of as many bytes", decimal(speed.memcpy_ns) + " ns");
        line("one roll", decimal(speed.roll_ns) + " ns");
        line("allocations in choices and apply", std::to_string(speed.allocations));
    }

  private:
    Console& console_;
};

void tell(const BenchReport& report, Console& console) {
    console.say(std::string(report.about) + "; one core, processor time, medians of several rounds.");
    Lines lines(console);
    lines.rules(report.rules, report.listing);
    for (const Figure& figure : report.more) {
        const std::string unit = figure.unit.empty() ? "" : " " + std::string(figure.unit);
        lines.line(figure.what, decimal(figure.value, figure.decimals) + unit, std::string(figure.beside));
    }
}

}  // namespace

Exit run_bench(const Arguments& arguments, Console& console) {
    const std::string game = chosen_game(arguments);
    const double seconds = arguments.whole("seconds", 1, 600, 2);
    const auto measure = program_game(game).bench;
    if (measure == nullptr) throw arguments.mistake("nobody has said how " + game + " is measured.");
    const BenchReport report = measure(library_for(arguments), seconds);
    if (arguments.has("json"))
        console.print(to_json(report).dump());
    else
        tell(report, console);
    return Exit::fine;
}

}  // namespace paddock::cli
