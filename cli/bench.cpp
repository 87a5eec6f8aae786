#include "cli/bench.hpp"

#include "cli/bench_tools.hpp"
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/program_game.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "cli/yardstick.hpp"
#include "table/json.hpp"

// paddock bench: speed, with the raw costs beside it.
namespace paddock::cli {

namespace {

using table::Json;

double nanoseconds(const Figure& figure) {
    if (figure.unit == "ms") return figure.value * 1e6;
    if (figure.unit == "us") return figure.value * 1e3;
    return 1e9 / figure.value;
}

// Every figure under its name, and as many yardsticks as it takes under the same name in "yardsticks".
Json to_json(const BenchReport& report, double yardstick) {
    const RulesSpeed& rules = report.rules;
    Json json{{"yardstick_ns", yardstick},        {"ns_per_decision", rules.ns_per_decision},
              {"choices_ns", rules.choices_ns},   {"apply_ns", rules.apply_ns},
              {"state_bytes", rules.state_bytes}, {"copy_ns", rules.copy_ns},
              {"memcpy_ns", rules.memcpy_ns},     {"roll_ns", rules.roll_ns},
              {"allocations", rules.allocations}};
    Json yardsticks;
    for (const char* key : {"ns_per_decision", "choices_ns", "apply_ns", "copy_ns", "memcpy_ns", "roll_ns"})
        yardsticks[key] = json[key].get<double>() / yardstick;
    for (const Figure& figure : report.more) {
        json[std::string(figure.key)] = figure.value;
        yardsticks[std::string(figure.key)] = nanoseconds(figure) / yardstick;
    }
    json["yardsticks"] = yardsticks;
    return json;
}

class Lines {
  public:
    Lines(Console& console, double yardstick) : console_(console), yardstick_(yardstick) {}

    void line(std::string_view what, const std::string& value, const std::string& beside = "") {
        console_.say(padded(what, 34) + right_aligned(value, 12) + (beside.empty() ? "" : "   " + beside));
    }
    // With its time in yardsticks.
    void timed(std::string_view what, const std::string& value, double ns, const std::string& beside = "") {
        const double yardsticks = ns / yardstick_;
        const std::string ratio = decimal(yardsticks, yardsticks < 100 ? 2 : 0);
        line(what, value, right_aligned(ratio, 8) + " yardsticks" + (beside.empty() ? "" : "   " + beside));
    }
    // What every game has.
    void rules(const RulesSpeed& speed, std::string_view listing) {
        const auto rule = [&](std::string_view what, double ns) {
            timed(what, decimal(ns) + " ns", ns, decimal(ns / speed.copy_ns, 2) + " x a copy of the state");
        };
        line("the yardstick", decimal(yardstick_) + " ns", "a small fixed piece of work without rules");
        rule("a random decision, all in", speed.ns_per_decision);
        rule(listing, speed.choices_ns);
        rule("applying an answer", speed.apply_ns);
        line("a state", std::to_string(speed.state_bytes) + " bytes");
        timed("copying it", decimal(speed.copy_ns) + " ns", speed.copy_ns,
              decimal(speed.copy_ns / speed.memcpy_ns, 2) + " x memcpy");
        timed("memcpy of as many bytes", decimal(speed.memcpy_ns) + " ns", speed.memcpy_ns);
        timed("one roll", decimal(speed.roll_ns) + " ns", speed.roll_ns);
        line("allocations in choices and apply", std::to_string(speed.allocations));
    }

  private:
    Console& console_;
    double yardstick_;
};

void tell(const BenchReport& report, double yardstick, Console& console) {
    console.say(std::string(report.about) + "; one core, processor time, medians of several rounds.");
    Lines lines(console, yardstick);
    lines.rules(report.rules, report.listing);
    for (const Figure& figure : report.more) {
        const std::string unit = figure.unit.empty() ? "" : " " + std::string(figure.unit);
        lines.timed(figure.what, decimal(figure.value, figure.decimals) + unit, nanoseconds(figure),
                    std::string(figure.beside));
    }
}

}  // namespace

Exit run_bench(const Arguments& arguments, Console& console) {
    const std::string game = chosen_game(arguments);
    const double seconds = arguments.whole("seconds", 1, 600, 2);
    const auto measure = program_game(game).bench;
    if (measure == nullptr) throw arguments.mistake("nobody has said how {game} is measured.", {{"game", game}});
    std::vector<double> yardsticks;  // before and after, so that they are of the same minutes
    const auto lay_yardsticks = [&] {
        for (int i = 0; i < 500; ++i) yardsticks.push_back(lay_yardstick().ns_per_wave);
    };
    lay_yardsticks();
    const BenchReport report = measure(library_for(arguments), seconds);
    lay_yardsticks();
    if (arguments.has("json"))
        console.print(to_json(report, median(yardsticks)).dump());
    else
        tell(report, median(yardsticks), console);
    return Exit::fine;
}

}  // namespace paddock::cli
