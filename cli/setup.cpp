#include "cli/setup.hpp"

#include <algorithm>

#include "cli/files.hpp"
#include "cli/text.hpp"
#include "table/files.hpp"
#include "table/games.hpp"

namespace paddock::cli {

namespace {

using table::Json;
using table::OptionInfo;

bool names_a_file(const std::string& circuit) {
    return circuit.find('/') != std::string::npos || circuit.ends_with(".json");
}

// The key a circuit file gives itself.
std::string add_circuit_file(table::Library& library, const std::string& path) {
    throw_first(library.add_circuit(path, read_text(path), path));
    return library.circuit(path)->key();
}

const OptionInfo* find_option(const std::string& game, const std::string& key) {
    for (const OptionInfo& option : table::options_of(game)) {
        if (option.key == key) return &option;
    }
    return nullptr;
}

Failure no_such_option(const Arguments& arguments, const std::string& game, const std::string& key) {
    std::vector<std::string> keys;
    for (const OptionInfo& option : table::options_of(game)) keys.emplace_back(option.key);
    const std::string near = nearest(key, keys);
    if (!near.empty())
        return arguments.mistake("{game} has no option “{typed}”; did you mean {near}?",
                                 {{"game", game}, {"typed", shown(key)}, {"near", near}});
    return arguments.mistake("{game} has no option “{typed}”; “paddock options {game}” lists them.",
                             {{"game", game}, {"typed", shown(key)}});
}

Json flag_value(const Arguments& arguments, const OptionInfo& option, const std::string& text) {
    const std::string word = lowered(text);
    if (word == "yes" || word == "on" || word == "true") return true;
    if (word == "no" || word == "off" || word == "false") return false;
    throw arguments.mistake("the option {option} is yes or no, not “{typed}”.",
                            {{"option", std::string(option.key)}, {"typed", shown(text)}});
}

Json count_value(const Arguments& arguments, const OptionInfo& option, const std::string& text) {
    const std::vector<std::string> limits = split(option.values, ' ');
    const int least = table::whole_number(limits[0]).value_or(0);
    const int most = table::whole_number(limits[1]).value_or(0);
    const std::optional<int> number = table::whole_number(text);
    if (number && *number >= least && *number <= most) return *number;
    throw arguments.mistake(
        "the option {option} is a whole number from {least} to {most}, not “{typed}”.",
        {{"option", std::string(option.key)}, {"least", limits[0]}, {"most", limits[1]}, {"typed", shown(text)}});
}

Json number_value(const Arguments& arguments, const OptionInfo& option, const std::string& text) {
    const std::vector<std::string> numbers = split(option.values, ' ');
    for (const std::string& number : numbers) {
        if (number == text) return table::whole_number(number).value_or(0);
    }
    throw arguments.mistake(
        "the option {option} is {known}, not “{typed}”.",
        {{"option", std::string(option.key)}, {"known", joined(numbers, " or ")}, {"typed", shown(text)}});
}

Json word_value(const Arguments& arguments, const OptionInfo& option, const std::string& text) {
    const std::vector<std::string> words = split(option.values, ' ');
    for (const std::string& word : words) {
        if (word == text) return word;
    }
    throw arguments.mistake(
        "the option {option} is one of {known}, not “{typed}”.",
        {{"option", std::string(option.key)}, {"known", joined(words, ", ")}, {"typed", shown(text)}});
}

}  // namespace

void throw_first(const std::vector<table::InputError>& errors) {
    if (errors.empty()) return;
    const std::size_t more = errors.size() - 1;
    throw bad_input(to_text(errors[0]) +
                    (more == 0 ? "" : " (and " + table::counted(static_cast<int>(more), "fault") + " more)"));
}

table::Library library_for(const Arguments& arguments) {
    table::Library library;
    if (!library.errors().empty())
        throw system_failed("the built-in content is broken: " + to_text(library.errors()[0]));
    for (const std::string& folder : arguments.values("pack")) throw_first(table::add_pack_folder(library, folder));
    return library;
}

std::string chosen_circuit(const Arguments& arguments, table::Library& library, std::string_view game) {
    const std::optional<std::string> circuit = arguments.value("circuit");
    return circuit ? named_circuit(arguments, library, game, *circuit) : "";
}

std::string named_circuit(const Arguments& arguments, table::Library& library, std::string_view game,
                          const std::string& circuit) {
    if (names_a_file(circuit)) return add_circuit_file(library, circuit);
    std::vector<std::string> keys;
    for (const table::Venue& venue : table::venues_of(library, game)) {
        if (venue.key == circuit) return circuit;
        keys.push_back(venue.key);
    }
    throw arguments.mistake("there is no circuit “{typed}”; there are {known}.",
                            {{"typed", shown(circuit)}, {"known", joined(keys, ", ")}});
}

table::Library full_library(const Arguments& arguments) {
    table::Library library = library_for(arguments);
    const std::optional<std::string> circuit = arguments.value("circuit");
    if (circuit && names_a_file(*circuit)) add_circuit_file(library, *circuit);
    return library;
}

std::string shell_word(const std::string& text) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("_./-+:,@%=").find(c) != std::string_view::npos;
    };
    if (!text.empty() && std::all_of(text.begin(), text.end(), plain)) return text;
    std::string quoted = "'";
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t control = table::control_length(rest);
        quoted += control > 0 ? "?" : rest[0] == '\'' ? "'\\''" : std::string(1, rest[0]);
        rest.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return quoted + "'";
}

std::string content_flags(const Arguments& arguments) {
    std::string flags;
    const std::optional<std::string> circuit = arguments.value("circuit");
    if (circuit && names_a_file(*circuit)) flags += " --circuit " + shell_word(*circuit);
    for (const std::string& pack : arguments.values("pack")) flags += " --pack " + shell_word(pack);
    return flags;
}

Failure bad_record(const table::InputError& error) {
    return bad_input(to_text(error) + (error.pointer == "/circuit" ? std::string(circuit_hint) : ""));
}

std::string chosen_game(const Arguments& arguments) {
    std::vector<std::string> keys;
    for (const table::GameInfo& game : table::games()) keys.emplace_back(game.key);
    if (arguments.plain().empty()) {
        if (keys.size() == 1) return keys[0];
        throw arguments.mistake("say which game: {known}.", {{"known", joined(keys, ", ")}});
    }
    const std::string& wanted = arguments.plain()[0];
    for (const std::string& key : keys) {
        if (key == wanted) return key;
    }
    const std::string near = nearest(wanted, keys);
    if (!near.empty())
        throw arguments.mistake("there is no game “{typed}”; did you mean {near}?",
                                {{"typed", shown(wanted)}, {"near", near}});
    throw arguments.mistake("there is no game “{typed}”; there are {known}.",
                            {{"typed", shown(wanted)}, {"known", joined(keys, ", ")}});
}

const table::Preset& chosen_preset(const Arguments& arguments, const std::string& game) {
    static const table::Preset plain{"", "", "{}"};
    const std::span<const table::Preset> presets = table::presets_of(game);
    if (presets.empty()) return plain;
    std::vector<std::string> keys;
    for (const table::Preset& preset : presets) keys.emplace_back(preset.key);
    const std::string wanted = arguments.word("preset", keys, keys[0]);
    for (const table::Preset& preset : presets) {
        if (preset.key == wanted) return preset;
    }
    return presets[0];
}

Json chosen_options(const Arguments& arguments, const std::string& game, const table::Preset& preset) {
    Json options = Json::parse(preset.options, nullptr, false);
    for (const std::string& setting : arguments.values("set")) {
        const std::size_t equals = setting.find('=');
        const std::string key = setting.substr(0, equals);
        const OptionInfo* option = find_option(game, key);
        if (option == nullptr) throw no_such_option(arguments, game, key);
        if (equals == std::string::npos)
            throw arguments.mistake("--set wants OPTION=VALUE, as {key}={usual}.",
                                    {{"key", key}, {"usual", std::string(option->usual)}});
        const std::string text = setting.substr(equals + 1);
        switch (option->kind) {
            case OptionInfo::Kind::flag: options[key] = flag_value(arguments, *option, text); break;
            case OptionInfo::Kind::count: options[key] = count_value(arguments, *option, text); break;
            case OptionInfo::Kind::number: options[key] = number_value(arguments, *option, text); break;
            case OptionInfo::Kind::word: options[key] = word_value(arguments, *option, text); break;
        }
    }
    return options;
}

}  // namespace paddock::cli
