#include "bots/catalogue.hpp"

#include "bots/level.hpp"
#include "table/games.hpp"
#include "table/instructions.hpp"
#include "table/options.hpp"

namespace paddock::bots {

namespace {

using table::Json;
using table::OptionInfo;
using Kind = OptionInfo::Kind;

constexpr std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::flag: return "flag";
        case Kind::count:
        case Kind::number: return "count";
        case Kind::word: break;
    }
    return "word";
}

// A value as a set-up holds it.
Json value_json(Kind kind, std::string_view word) {
    if (kind == Kind::flag) return word == "yes";
    if (kind == Kind::count || kind == Kind::number) return table::whole_number(word).value_or(0);
    return word;
}

Json values_json(const OptionInfo& option) {
    Json values = Json::array();
    for (std::string_view rest = option.values; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        values.push_back(value_json(option.kind, word));
    }
    return values;
}

Json option_json(const OptionInfo& option, const table::Words& words) {
    const std::string name = "option." + std::string(option.key);
    return {{"key", option.key},
            {"kind", name_of(option.kind)},
            {"values", values_json(option)},
            {"usual", value_json(option.kind, option.usual)},
            {"name", words.say(name)},
            {"line", words.say(name + ".line")},
            {"rules", option.rules},
            {"group", option.group == OptionInfo::Group::ruling ? "ruling" : "optional-rule"}};
}

Json preset_json(const table::Preset& preset, const table::Words& words) {
    const std::string name = "preset." + std::string(preset.key);
    return {{"key", preset.key},
            {"name", words.say(name)},
            {"line", words.say(name + ".line")},
            {"circuit", preset.circuit},
            {"options", Json::parse(preset.options, nullptr, false)}};
}

Json circuits_json(const table::Library& library, std::string_view game) {
    Json circuits = Json::array();
    for (const table::Venue& venue : table::venues_of(library, game))
        circuits.push_back({{"key", venue.key}, {"name", venue.name}});
    return circuits;
}

Json game_json(const table::Library& library, const table::GameInfo& game, const table::Words& words) {
    Json options = Json::array();
    for (const OptionInfo& option : table::options_of(game.key)) options.push_back(option_json(option, words));
    Json presets = Json::array();
    for (const table::Preset& preset : table::presets_of(game.key)) presets.push_back(preset_json(preset, words));
    Json instructions = Json::array();
    for (const table::InstructionKind& kind : table::instructions_of(game.key))
        instructions.push_back(to_json(kind, words));
    Json levels = Json::array();
    for (const Level level : all_levels) levels.push_back(bots::name_of(level));
    return {{"key", game.key},
            {"name", game.name},
            {"seats", {game.least_seats, game.most_seats}},
            {"circuits", circuits_json(library, game.key)},
            {"options", std::move(options)},
            {"presets", std::move(presets)},
            {"instructions", std::move(instructions)},
            {"levels", std::move(levels)}};
}

}  // namespace

Json games_json(const table::Library& library, const table::WordsOf& words_of, std::string_view only) {
    Json games = Json::array();
    for (const table::GameInfo& game : table::games()) {
        if (only.empty() || only == game.key) games.push_back(game_json(library, game, words_of(game.key)));
    }
    return {{"games", std::move(games)}};
}

}  // namespace paddock::bots
