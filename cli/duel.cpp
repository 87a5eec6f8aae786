#include "cli/duel.hpp"

#include <algorithm>
#include <cstdio>
#include <thread>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/formula_d/binding.hpp"
#include "table/games.hpp"
#include "table/match.hpp"

// paddock duel: which level of bots is better, and by how much.
namespace paddock::cli {

namespace {

using table::Json;

bots::Level level_of(const Arguments& arguments, const std::string& name) {
    if (const auto level = bots::parse_level(name)) return *level;
    throw arguments.mistake("--between wants two of rookie, club and works, as works,club, not \"" + shown(name) +
                            "\".");
}

// "works:20,club": a number behind a level is the milliseconds it may think.
Duel read_duel(const Arguments& arguments) {
    const std::vector<std::string> sides = split(arguments.value_or("between", "club,rookie"), ',');
    if (sides.size() != 2) throw arguments.mistake("--between wants two levels, as works,club.");
    Duel duel;
    duel.races = arguments.whole("races", 2, 1'000'000, 300);
    const bots::Budget usual{arguments.whole("nodes", 0, 100'000'000, 0), arguments.whole("think", 0, 60'000, 5)};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::vector<std::string> parts = split(sides[i], ':');
        duel.levels[i] = level_of(arguments, parts[0]);
        duel.budgets[i] = usual;
        if (usual.nodes > 0) duel.budgets[i].milliseconds = 0;
        if (parts.size() == 1) continue;
        const std::optional<int> milliseconds = table::whole_number(parts[1]);
        if (!milliseconds || *milliseconds < 0 || *milliseconds > 60'000)
            throw arguments.mistake("a works bot thinks for 0 to 60000 milliseconds, not \"" + shown(parts[1]) + "\".");
        duel.budgets[i] = {0, *milliseconds};
    }
    return duel;
}

// A number, or any text, which is turned into one.
std::uint64_t seed_of(const std::string& text) {
    std::uint64_t seed = 0xcbf29ce484222325U;
    for (const char letter : text) seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return seed;
}

std::unique_ptr<table::AnyMatch> open(const Arguments& arguments, table::Library& library, int cars) {
    static constexpr table::Preset plain{"", "", "", "monaco", "{}"};
    const std::string game = chosen_game(arguments);
    const table::Preset& preset = arguments.has("preset") ? chosen_preset(arguments, game) : plain;
    const std::string circuit = chosen_circuit(arguments, library);
    Json setup{{"game", game}, {"circuit", circuit.empty() ? std::string(preset.circuit) : circuit}};
    setup["options"] = chosen_options(arguments, game, preset);
    setup["seats"] = Json::array();
    for (int i = 1; i <= cars; ++i) setup["seats"].push_back("Car " + std::to_string(i));
    auto opened = table::open_match(library, "", table::line_of(setup));
    if (!opened) throw arguments.mistake("this match cannot be played: " + opened.error()[0].meaning + ".");
    return std::move(*opened);
}

std::string percent(double share) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f %%", share * 100);
    return text.data();
}

std::string decimal(double value, int digits) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

struct Shares {
    double wins, finished, place, microseconds;
    Interval interval;
};

Shares shares_of(const SideTally& side, int races) {
    const auto over = [](double a, double b) { return b > 0 ? a / b : 0; };
    return {over(side.wins, races), over(side.finished, side.cars), over(side.places, side.cars),
            over(static_cast<double>(side.nanoseconds) / 1000, static_cast<double>(side.answers)),
            confidence(side.wins, races)};
}

Json to_json(const Duel& duel, const DuelTally& tally, int races) {
    Json json{{"races", races}, {"sides", Json::array()}};
    for (std::size_t i = 0; i < tally.size(); ++i) {
        const Shares shares = shares_of(tally[i], races);
        json["sides"].push_back({{"level", bots::name_of(duel.levels[i])},
                                 {"milliseconds", duel.budgets[i].milliseconds},
                                 {"nodes", duel.budgets[i].nodes},
                                 {"wins", tally[i].wins},
                                 {"win_share", shares.wins},
                                 {"win_share_low", shares.interval.low},
                                 {"win_share_high", shares.interval.high},
                                 {"finish_share", shares.finished},
                                 {"mean_place", shares.place},
                                 {"microseconds_per_answer", shares.microseconds}});
    }
    return json;
}

void tell(const Duel& duel, const DuelTally& tally, int races, Console& console) {
    console.say(std::to_string(races) + " races. Shares of wins with their 95 % confidence intervals:");
    console.say("");
    console.say("level    wins               interval            finish    mean place   an answer");
    for (std::size_t i = 0; i < tally.size(); ++i) {
        const Shares shares = shares_of(tally[i], races);
        console.say(padded(bots::name_of(duel.levels[i]), 9) +
                    padded(percent(shares.wins) + " (" + std::to_string(tally[i].wins) + ")", 19) +
                    padded(percent(shares.interval.low) + " to " + percent(shares.interval.high), 20) +
                    padded(percent(shares.finished), 10) + padded(decimal(shares.place, 2), 13) +
                    decimal(shares.microseconds, 1) + " us");
    }
}

}  // namespace

Exit run_duel(const Arguments& arguments, Console& console) {
    Duel duel = read_duel(arguments);
    duel.seed = seed_of(arguments.value_or("seed", "paddock"));
    const int cars = arguments.whole("cars", 2, formula_d::max_cars, 6);
    if (cars % 2 != 0) throw arguments.mistake("a duel needs an even number of cars.");
    table::Library library = library_for(arguments);
    const std::unique_ptr<table::AnyMatch> match = open(arguments, library, cars);
    const auto* typed = table::match_of<formula_d::FormulaD>(*match);
    if (typed == nullptr) throw arguments.mistake("the bots do not play this game yet.");
    const int threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 2U));
    const DuelTally tally = drive_duel(typed->game_value(), duel, threads);
    const int races = (tally[0].cars + tally[1].cars) / cars;
    if (arguments.has("json")) {
        console.say(to_json(duel, tally, races).dump());
    } else {
        tell(duel, tally, races, console);
    }
    return interrupted() ? Exit::interrupted : Exit::fine;
}

}  // namespace paddock::cli
