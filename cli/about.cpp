#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/house_game.hpp"
#include "table/text.hpp"

// paddock games and paddock options: what there is to choose from.
namespace paddock::cli {

namespace {

using table::Json;
using table::OptionInfo;

std::string values_text(const OptionInfo& option, const table::Words& words) {
    const std::vector<std::string> values = split(option.values, ' ');
    if (option.kind == OptionInfo::Kind::number) return joined(values, words.say("options.or"));
    return option.kind == OptionInfo::Kind::count ? words.say("options.range", {{"from", values[0]}, {"to", values[1]}})
                                                  : joined(values, ", ");
}

void list_options(const std::string& game, OptionInfo::Group group, Console& console) {
    constexpr std::size_t column = 24;
    const table::Words& words = console.words(game);
    for (const OptionInfo& option : table::options_of(game)) {
        if (option.group != group) continue;
        const std::string name = "option." + std::string(option.key);
        console.tell("  " + padded(option.key, column - 2) + words.say(name) + ". " + words.say(name + ".line"),
                     column);
        console.tell(std::string(column, ' ') + words.say("options.values", {{"values", values_text(option, words)},
                                                                             {"usual", option.usual},
                                                                             {"rules", option.rules}}),
                     column);
    }
}

Json options_json(const std::string& game, const table::Words& words) {
    Json json{{"game", game}, {"options", Json::array()}, {"presets", Json::array()}};
    for (const OptionInfo& option : table::options_of(game)) {
        const bool ruling = option.group == OptionInfo::Group::ruling;
        const std::string name = "option." + std::string(option.key);
        json["options"].push_back({{"key", option.key},
                                   {"values", split(option.values, ' ')},
                                   {"usual", option.usual},
                                   {"kind", option.kind == OptionInfo::Kind::flag   ? "flag"
                                            : option.kind == OptionInfo::Kind::word ? "word"
                                                                                    : "count"},
                                   {"group", ruling ? "ruling" : "optional rule"},
                                   {"name", words.say(name)},
                                   {"line", words.say(name + ".line")},
                                   {"rules", option.rules}});
    }
    for (const table::Preset& preset : table::presets_of(game)) {
        const std::string name = "preset." + std::string(preset.key);
        json["presets"].push_back({{"key", preset.key},
                                   {"name", words.say(name)},
                                   {"line", words.say(name + ".line")},
                                   {"circuit", preset.circuit},
                                   {"options", Json::parse(preset.options, nullptr, false)}});
    }
    return json;
}

// Games that are played elsewhere than on circuits.
std::vector<table::HouseGame> other_places() {
    std::vector<table::HouseGame> games;
    for (const table::HouseGame& game : table::house_games()) {
        if (game.venues_are != "circuits") games.push_back(game);
    }
    return games;
}

}  // namespace

Exit run_games(const Arguments& arguments, Console& console) {
    const table::Library library = library_for(arguments);
    Json json{{"games", Json::array()}, {"circuits", Json::array()}};
    for (const table::GameInfo& game : table::games())
        json["games"].push_back({{"key", game.key}, {"name", game.name}, {"rules", game.version}});
    for (const auto& circuit : library.circuits())
        json["circuits"].push_back({{"key", circuit->key()}, {"name", circuit->name()}, {"pack", circuit->pack}});
    for (const table::HouseGame& game : other_places()) {
        Json& places = json[std::string(game.venues_are)] = Json::array();
        for (const table::Venue& venue : game.venues(library))
            places.push_back({{"key", venue.key}, {"name", venue.name}});
    }
    if (arguments.has("json")) {
        console.print(table::page_of(json));
        return Exit::fine;
    }
    constexpr std::size_t column = 18;
    console.say("Games:");
    for (const table::GameInfo& game : table::games())
        console.say("  " + padded(game.key, column - 2) + std::string(game.name) + " (rules \"" +
                    std::string(game.version) + "\")");
    console.say("Circuits:");
    for (const auto& circuit : library.circuits()) {
        const table::CircuitAbout& about = circuit->file.about;
        std::string line = "  " + padded(circuit->key(), column - 2) + circuit->name();
        if (!about.place.empty()) line += ", " + about.place;
        if (!about.era.empty()) line += ", " + about.era;
        console.tell(line + " (" + table::counted(static_cast<int>(circuit->track().corners.size()), "corner") + ")",
                     column);
    }
    constexpr std::size_t wide = column + 2;
    for (const table::HouseGame& game : other_places()) {
        console.say(table::capitalised(game.venues_are) + " of " + std::string(game.info.name) + ":");
        for (const table::Venue& venue : game.venues(library))
            console.tell("  " + padded(venue.key, wide) + venue.line, wide + 2);
    }
    return Exit::fine;
}

Exit run_options(const Arguments& arguments, Console& console) {
    const std::string game = chosen_game(arguments);
    const table::Words& words = console.words(game);
    if (arguments.has("json")) {
        console.print(table::page_of(options_json(game, words)));
        return Exit::fine;
    }
    constexpr std::size_t column = 18;
    console.say(words.say("options.presets"));
    for (const table::Preset& preset : table::presets_of(game))
        console.tell("  " + padded(preset.key, column - 2) + words.say("preset." + std::string(preset.key) + ".line"),
                     column);
    console.say("\n" + words.say("options.optional"));
    list_options(game, OptionInfo::Group::optional_rule, console);
    console.say("\n" + words.say("options.rulings"));
    list_options(game, OptionInfo::Group::ruling, console);
    return Exit::fine;
}

}  // namespace paddock::cli
