#include "cli/duel.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/pilots.hpp"
#include "cli/program_game.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"

// paddock duel: which level of bots is better, and by how much.
namespace paddock::cli {

namespace {

using table::Json;

bots::Level level_of(const Arguments& arguments, const std::string& name) {
    if (const auto level = bots::parse_level(name)) return *level;
    throw arguments.mistake("--between wants {known}, as works,club, not “{typed}”.",
                            {{"known", joined(bot_levels(), ", ")}, {"typed", shown(name)}});
}

// "works:20,club": a number behind a level is the milliseconds it may think. "works": one level against autopilots.
Duel read_duel(const Arguments& arguments) {
    const std::vector<std::string> sides = split(arguments.value_or("between", "club,rookie"), ',');
    if (sides.empty() || sides.size() > 2)
        throw arguments.mistake("--between wants two levels, as works,club, or one against autopilots.");
    Duel duel;
    duel.sides = static_cast<int>(sides.size());
    duel.races = arguments.whole("races", 2, 1'000'000, 300);
    if (arguments.has("nodes") && arguments.has("think"))
        throw arguments.mistake("--nodes and --think exclude each other.");
    const bots::Budget usual{arguments.whole("nodes", 0, 100'000'000, 0), arguments.whole("think", 0, 60'000, 5)};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::vector<std::string> parts = split(sides[i], ':');
        duel.levels[i] = level_of(arguments, parts[0]);
        duel.budgets[i] = usual;
        if (usual.nodes > 0) duel.budgets[i].milliseconds = 0;
        if (parts.size() == 1) continue;
        if (duel.levels[i] != bots::Level::works || parts.size() > 2)
            throw arguments.mistake("only a works bot is given time to think, as works:20, not “{typed}”.",
                                    {{"typed", shown(sides[i])}});
        const std::optional<int> milliseconds = table::whole_number(parts[1]);
        if (!milliseconds || *milliseconds < 0 || *milliseconds > 60'000)
            throw arguments.mistake("a works bot thinks for 0 to 60000 milliseconds, not “{typed}”.",
                                    {{"typed", shown(parts[1])}});
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

Json options_for(const Arguments& arguments, const std::string& game, const table::Preset& preset) {
    Json options = chosen_options(arguments, game, preset);
    const std::optional<std::string> campaign = arguments.value("campaign");
    if (!campaign) return options;
    for (const table::OptionInfo& option : table::options_of(game)) {
        if (option.key != "campaign") continue;
        options["campaign"] = arguments.word("campaign", split(option.values, ' '), std::string(option.usual));
        return options;
    }
    throw arguments.mistake("{game} has no campaigns.", {{"game", game}});
}

std::unique_ptr<table::AnyMatch> open(const Arguments& arguments, table::Library& library, const std::string& game,
                                      int seats) {
    static constexpr table::Preset plain{"", "", "{}"};
    const table::Preset& preset = arguments.has("preset") ? chosen_preset(arguments, game) : plain;
    const std::string circuit = chosen_circuit(arguments, library, game);
    Json setup{{"game", game}, {"options", options_for(arguments, game, preset)}, {"seats", seats}};
    if (!circuit.empty() || !preset.circuit.empty())
        setup["circuit"] = circuit.empty() ? std::string(preset.circuit) : circuit;
    auto opened = table::open_match(library, "", table::line_of(setup));
    if (!opened) throw arguments.mistake("this match cannot be played: {why}.", {{"why", opened.error()[0].meaning}});
    return std::move(*opened);
}

std::string percent_to_a_tenth(double share) { return decimal(share * 100) + " %"; }

struct Shares {
    double wins, finished, place, microseconds;
    Interval interval;
};

Shares shares_of(const SideTally& side, int races) {
    const auto over = [](double a, double b) { return b > 0 ? a / b : 0; };
    return {over(side.wins, races), over(side.finished, side.seats), over(side.places, side.seats),
            over(static_cast<double>(side.nanoseconds) / 1000, static_cast<double>(side.answers)),
            confidence(side.wins, races)};
}

std::string_view name_of_side(const Duel& duel, std::size_t side) {
    return side == autopilot_side ? "autopilot" : bots::name_of(duel.levels[side]);
}

Json to_json(const Duel& duel, const DuelTally& tally, int races) {
    Json json{{"races", races}, {"sides", Json::array()}};
    for (std::size_t i = 0; i < tally.size(); ++i) {
        if (tally[i].seats == 0) continue;
        const Shares shares = shares_of(tally[i], races);
        const bots::Budget budget = i == autopilot_side ? bots::Budget{} : duel.budgets[i];
        json["sides"].push_back({{"level", name_of_side(duel, i)},
                                 {"milliseconds", budget.milliseconds},
                                 {"nodes", budget.nodes},
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

void tell(const Duel& duel, const DuelTally& tally, int races, bool campaigns, Console& console) {
    console.say(std::to_string(races) + (campaigns ? " campaigns" : " races") +
                ". Shares of wins with their 95 % confidence intervals:");
    console.say("");
    console.say("level     wins               interval            finish    mean place   an answer");
    for (std::size_t i = 0; i < tally.size(); ++i) {
        if (tally[i].seats == 0) continue;
        const Shares shares = shares_of(tally[i], races);
        console.say(
            padded(name_of_side(duel, i), 10) +
            padded(percent_to_a_tenth(shares.wins) + " (" + std::to_string(tally[i].wins) + ")", 19) +
            padded(percent_to_a_tenth(shares.interval.low) + " to " + percent_to_a_tenth(shares.interval.high), 20) +
            padded(percent_to_a_tenth(shares.finished), 10) + padded(decimal(shares.place, 2), 13) +
            decimal(shares.microseconds, 1) + " us");
    }
}

// The seats that are asked must go evenly to the sides.
void check_sides(const Arguments& arguments, const Duel& duel, int seats, int asked) {
    if (duel.sides == 1 && asked == seats)
        throw arguments.mistake("one level alone needs autopilots to fly against, as --set autopilots=3.");
    if (asked == 0) throw arguments.mistake("autopilots alone make no duel.");
    if (asked % duel.sides != 0) throw arguments.mistake("a duel needs an even number of seats for the bots.");
}

}  // namespace

SideTally& SideTally::operator+=(const SideTally& other) {
    seats += other.seats;
    wins += other.wins;
    finished += other.finished;
    places += other.places;
    answers += other.answers;
    nanoseconds += other.nanoseconds;
    return *this;
}

Interval confidence(int hits, int tries) {
    if (tries == 0) return {};
    constexpr double z = 1.96;
    const double n = tries;
    const double share = hits / n;
    const double middle = share + z * z / (2 * n);
    const double width = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {(middle - width) / scale, (middle + width) / scale};
}

Exit run_duel(const Arguments& arguments, Console& console) {
    constexpr int usual_seats = 6;
    Duel duel = read_duel(arguments);
    duel.seed = seed_of(arguments.value_or("seed", "paddock"));
    const std::string game = chosen_game(arguments);
    const int most = table::game_info(game).most_seats;
    const int seats = arguments.whole("seats", 2, most, std::min(usual_seats, most));
    table::Library library = library_for(arguments);
    const std::unique_ptr<table::AnyMatch> match = open(arguments, library, game, seats);
    check_sides(arguments, duel, seats, match->players());
    const auto drive = program_game(game).duel;
    if (drive == nullptr) throw arguments.mistake("the bots do not play this game yet.");
    const DuelTally tally =
        drive(*match, duel, static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 2U)));
    const int races = (tally[0].seats + tally[1].seats + tally[autopilot_side].seats) / seats;
    if (arguments.has("json")) {
        console.print(to_json(duel, tally, races).dump());
    } else {
        const Json options = match->setup()["options"];
        tell(duel, tally, races, options.value("campaign", "none") != "none", console);
    }
    return interrupted() ? Exit::interrupted : Exit::fine;
}

}  // namespace paddock::cli
