#include "cli/bench.hpp"

#include <array>
#include <cstdio>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/json.hpp"

// paddock bench: speed, with the raw costs beside it.
namespace paddock::cli {

namespace {

using table::Json;

Json to_json(const SpeedReport& report) {
    return {{"ns_per_decision", report.ns_per_decision},
            {"choices_ns", report.choices_ns},
            {"apply_ns", report.apply_ns},
            {"state_bytes", report.state_bytes},
            {"copy_ns", report.copy_ns},
            {"memcpy_ns", report.memcpy_ns},
            {"roll_ns", report.roll_ns},
            {"allocations", report.allocations},
            {"table_ms", report.table_ms},
            {"club_us_per_decision", report.club_us_per_decision},
            {"club_races_per_second", report.club_races_per_second},
            {"works_ms_per_decision", report.works_ms_per_decision}};
}

Json to_json(const RulesReport& report) {
    return {{"ns_per_decision", report.ns_per_decision},
            {"choices_ns", report.choices_ns},
            {"apply_ns", report.apply_ns},
            {"state_bytes", report.state_bytes},
            {"copy_ns", report.copy_ns},
            {"memcpy_ns", report.memcpy_ns},
            {"roll_ns", report.roll_ns},
            {"allocations", report.allocations},
            {"races_per_second", report.races_per_second}};
}

std::string decimal(double value, int digits = 1) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

class Lines {
  public:
    explicit Lines(Console& console) : console_(console) {}

    void line(std::string_view what, const std::string& value, const std::string& beside = "") {
        console_.say(padded(what, 34) + right_aligned(value, 12) + (beside.empty() ? "" : "   " + beside));
    }
    // What every game has.
    template <class Report>
    void rules(const Report& report, std::string_view listing) {
        const auto copies = [&](double ns) { return decimal(ns / report.copy_ns, 2) + " x a copy of the state"; };
        line("a random decision, all in", decimal(report.ns_per_decision) + " ns", copies(report.ns_per_decision));
        line(listing, decimal(report.choices_ns) + " ns", copies(report.choices_ns));
        line("applying an answer", decimal(report.apply_ns) + " ns", copies(report.apply_ns));
        line("a state", std::to_string(report.state_bytes) + " bytes");
        line("copying it", decimal(report.copy_ns) + " ns",
             decimal(report.copy_ns / report.memcpy_ns, 2) + " x memcpy");
        line("memcpy of as many bytes", decimal(report.memcpy_ns) + " ns");
        line("one roll", decimal(report.roll_ns) + " ns");
        line("allocations in choices and apply", std::to_string(report.allocations));
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
