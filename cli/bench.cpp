#include "cli/bench.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
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

Json to_json(const SpeedReport& report) {
    Json json = rules_json(report);
    json["table_ms"] = report.table_ms;
    json["club_us_per_decision"] = report.club_us_per_decision;
    json["club_races_per_second"] = report.club_races_per_second;
    json["works_ms_per_decision"] = report.works_ms_per_decision;
    return json;
}

Json to_json(const RulesReport& report) {
    Json json = rules_json(report);
    json["races_per_second"] = report.races_per_second;
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

void tell(const SpeedReport& report, Console& console) {
    Lines lines(console);
    lines.rules(report, "listing the ways of a move");
    lines.line("value tables of a club bot", decimal(report.table_ms) + " ms", "once a match");
    lines.line("an answer of a club bot", decimal(report.club_us_per_decision, 2) + " us");
    lines.line("races of ten club bots a second", decimal(report.club_races_per_second, 0));
    lines.line("an answer of a works bot", decimal(report.works_ms_per_decision, 2) + " ms", "with its usual budget");
}

void tell(const RulesReport& report, Console& console) {
    Lines lines(console);
    lines.rules(report, "listing the answers to a question");
    lines.line("random races a second", decimal(report.races_per_second, 0));
}

template <class Report>
void give(const Report& report, std::string_view about, bool json, Console& console) {
    if (json) return console.print(to_json(report).dump());
    console.say(std::string(about) + "; one core, processor time, medians of several rounds.");
    tell(report, console);
}

}  // namespace

Exit run_bench(const Arguments& arguments, Console& console) {
    const std::string game = chosen_game(arguments);
    const double seconds = arguments.whole("seconds", 1, 600, 2);
    const bool json = arguments.has("json");
    const table::Library library = library_for(arguments);
    if (game == "schneider") {
        const schneider::Schneider race{library.schneider()->rules, schneider::Options{}, schneider::max_planes};
        give(measure_rules(race, seconds), "A race of four planes", json, console);
    } else {
        constexpr int cars = 10;
        const formula_d::FormulaD race{library.circuit("monaco")->track(), formula_d::Options{}, cars};
        give(measure_speed(race, seconds), "Monaco, ten cars, two laps", json, console);
    }
    return Exit::fine;
}

}  // namespace paddock::cli
