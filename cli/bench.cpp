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

std::string decimal(double value, int digits = 1) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

void tell(const SpeedReport& report, Console& console) {
    const auto line = [&](std::string_view what, const std::string& value, const std::string& beside) {
        console.say(padded(what, 34) + right_aligned(value, 12) + (beside.empty() ? "" : "   " + beside));
    };
    const auto times = [](double a, double b, const char* what) { return decimal(a / b, 2) + " x " + what; };
    line("a random decision, all in", decimal(report.ns_per_decision) + " ns",
         times(report.ns_per_decision, report.copy_ns, "a copy of the state"));
    line("listing the ways of a move", decimal(report.choices_ns) + " ns",
         times(report.choices_ns, report.copy_ns, "a copy of the state"));
    line("applying an answer", decimal(report.apply_ns) + " ns",
         times(report.apply_ns, report.copy_ns, "a copy of the state"));
    line("a state", std::to_string(report.state_bytes) + " bytes", "");
    line("copying it", decimal(report.copy_ns) + " ns", times(report.copy_ns, report.memcpy_ns, "memcpy"));
    line("memcpy of as many bytes", decimal(report.memcpy_ns) + " ns", "");
    line("one roll", decimal(report.roll_ns) + " ns", "");
    line("allocations in choices and apply", std::to_string(report.allocations), "");
    line("value tables of a club bot", decimal(report.table_ms) + " ms", "once a match");
    line("an answer of a club bot", decimal(report.club_us_per_decision, 2) + " us", "");
    line("races of ten club bots a second", decimal(report.club_races_per_second, 0), "");
    line("an answer of a works bot", decimal(report.works_ms_per_decision, 2) + " ms", "with its usual budget");
}

}  // namespace

Exit run_bench(const Arguments& arguments, Console& console) {
    constexpr int cars = 10;
    if (chosen_game(arguments) != "formula-d") throw arguments.mistake("only formula-d is measured.");
    const double seconds = arguments.whole("seconds", 1, 600, 2);
    const table::Library library = library_for(arguments);
    const formula_d::FormulaD game{library.circuit("monaco")->track(), formula_d::Options{}, cars};
    const SpeedReport report = measure_speed(game, seconds);
    if (arguments.has("json")) {
        console.say(to_json(report).dump());
    } else {
        console.say("Monaco, ten cars, two laps; one core, processor time, medians of several rounds.");
        tell(report, console);
    }
    return Exit::fine;
}

}  // namespace paddock::cli
