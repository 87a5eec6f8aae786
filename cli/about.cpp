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

std::string values_text(const OptionInfo& option) {
    const std::vector<std::string> words = split(option.values, ' ');
    if (option.kind == OptionInfo::Kind::number) return joined(words, " or ");
    return option.kind == OptionInfo::Kind::count ? words[0] + " to " + words[1] : joined(words, ", ");
}

void list_options(std::span<const OptionInfo> options, OptionInfo::Group group, Console& console) {
    constexpr std::size_t column = 24;
    for (const OptionInfo& option : options) {
        if (option.group != group) continue;
        console.tell("  " + padded(option.key, column - 2) + std::string(option.line), column);
        console.tell(std::string(column, ' ') + values_text(option) + "; usually " + std::string(option.usual) + "; " +
                         std::string(option.rules),
                     column);
    }
}

Json options_json(const std::string& game) {
    Json json{{"game", game}, {"options", Json::array()}, {"presets", Json::array()}};
    for (const OptionInfo& option : table::options_of(game)) {
        const bool ruling = option.group == OptionInfo::Group::ruling;
        json["options"].push_back({{"key", option.key},
                                   {"values", split(option.values, ' ')},
                                   {"usual", option.usual},
                                   {"kind", option.kind == OptionInfo::Kind::flag   ? "flag"
                                            : option.kind == OptionInfo::Kind::word ? "word"
                                                                                    : "count"},
                                   {"group", ruling ? "ruling" : "optional rule"},
                                   {"line", option.line},
                                   {"rules", option.rules}});
    }
    for (const table::Preset& preset : table::presets_of(game)) {
        json["presets"].push_back({{"key", preset.key},
                                   {"name", preset.name},
                                   {"line", preset.line},
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
    if (arguments.has("json")) {
        console.print(table::page_of(options_json(game)));
        return Exit::fine;
    }
    constexpr std::size_t column = 18;
    console.say("Presets (--preset NAME):");
    for (const table::Preset& preset : table::presets_of(game))
        console.tell("  " + padded(preset.key, column - 2) + std::string(preset.line), column);
    console.say("\nOptional rules (--set OPTION=VALUE):");
    list_options(table::options_of(game), OptionInfo::Group::optional_rule, console);
    console.say("\nRulings, where the book leaves a question open (--set OPTION=VALUE):");
    list_options(table::options_of(game), OptionInfo::Group::ruling, console);
    return Exit::fine;
}

}  // namespace paddock::cli
