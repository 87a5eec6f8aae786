#include "cli/help.hpp"

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"

namespace paddock::cli {

namespace {

// "circuit check" → "command.circuit-check"
std::string key_of(std::string_view start, const Command& command) {
    std::string key = std::string(start) + std::string(command.name);
    std::replace(key.begin(), key.end(), ' ', '-');
    return key;
}

std::string endings(const table::Words& words) {
    std::string text = "\n" + words.say("help.exits") + "\n";
    for (const char* exit : {"0", "1", "2", "3", "130"})
        text += "  " + padded(exit, 5) + words.say("help.exit." + std::string(exit)) + "\n";
    return text;
}

std::string line_for(std::string_view left, std::string_view right, std::size_t column, std::size_t width) {
    std::string line = "  " + padded(left, column - 2);
    if (columns(left) + 4 > column) line = "  " + std::string(left) + "\n" + std::string(column, ' ');
    const std::string text = wrapped(right, width > column + 20 ? width - column : 20);
    for (const char c : text) {
        line += c;
        if (c == '\n') line += std::string(column, ' ');
    }
    return line + "\n";
}

std::string usage_of(const Command& command, const table::Words& words) {
    std::string usage = words.say("help.usage") + " paddock " + std::string(command.name);
    if (!command.takes.empty()) usage += " " + std::string(command.takes);
    return usage + (command.flags.empty() ? "" : " [OPTION…]") + "\n";
}

std::string typed(const Flag& flag) {
    std::string text = flag.letter == 0 ? "" : std::string("-") + flag.letter + ", ";
    text += "--" + std::string(flag.name);
    return flag.value.empty() ? text : text + " " + std::string(flag.value);
}

std::string paragraphs(std::string_view text, std::size_t width) {
    std::string out;
    for (const std::string& paragraph : split(text, '\n')) out += "\n" + wrapped(paragraph, width) + "\n";
    return out;
}

}  // namespace

std::string summary_of(const Command& command, const table::Words& words) {
    return words.say(key_of("command.", command));
}

std::string meaning_of(const Command& command, const Flag& flag, const table::Words& words) {
    const std::string own = key_of("flag.", command) + "." + std::string(flag.name);
    return words.say(words.has(own) ? own : "flag." + std::string(flag.name));
}

std::string overview(std::size_t width, const table::Words& words) {
    constexpr std::size_t column = 21;
    std::string text = wrapped(words.say("help.introduction"), width) + "\n\n" + words.say("help.usage") +
                       " paddock COMMAND …\n\n" + words.say("help.commands") + "\n";
    for (const Command& command : commands()) text += line_for(command.name, summary_of(command, words), column, width);
    text += "\n" + words.say("help.options") + "\n";
    text += line_for("--help", words.say("help.about"), column, width);
    text += line_for("--lang TAG", words.say("help.lang"), column, width);
    text += line_for("--version", words.say("help.version"), column, width);
    constexpr std::size_t steps = 28;
    text += "\n" + words.say("help.first") + "\n  " +
            padded("paddock play " + std::string(table::games()[0].key), steps) + words.say("help.first.play") +
            "\n  " + padded("paddock help play", steps) + words.say("help.first.help") + "\n";
    return text + endings(words) + "\n" + wrapped(words.say("help.colours"), width) + "\n";
}

std::string help_of(const Command& command, std::size_t width, const table::Words& words) {
    constexpr std::size_t column = 24;
    std::string text =
        wrapped("paddock " + std::string(command.name) + ": " + summary_of(command, words) + ".", width) + "\n\n" +
        usage_of(command, words);
    if (const std::string more = key_of("command.", command) + ".text"; words.has(more))
        text += paragraphs(words.say(more), width);
    text += "\n" + words.say("help.options") + "\n";
    for (const Flag& flag : command.flags)
        text += line_for(typed(flag), meaning_of(command, flag, words), column, width);
    text += line_for("--help", words.say("help.this"), column, width);
    text += "\n" + words.say("help.examples") + "\n";
    for (const std::string_view example : command.examples) text += "  " + std::string(example) + "\n";
    return text + endings(words);
}

std::string help_of_group(const std::string& word, std::size_t width, const table::Words& words) {
    std::string text;
    for (const Command& command : commands()) {
        if (!command.name.starts_with(word + " ")) continue;
        text += (text.empty() ? "" : "\n") + help_of(command, width, words);
    }
    return text;
}

Failure no_such_command(const std::string& typed, const std::vector<std::string>& names) {
    const std::string near = nearest(typed, names);
    if (near.empty())
        return bad_input("paddock: there is no command “{typed}”. See paddock help.", {{"typed", shown(typed)}});
    return bad_input("paddock: there is no command “{typed}”; did you mean {near}?",
                     {{"typed", shown(typed)}, {"near", near}});
}

Exit run_help(const Arguments& arguments, Console& console) {
    const auto width = static_cast<std::size_t>(console.screen().width);
    const std::string name = joined(arguments.plain(), " ");
    if (name.empty()) {
        console.write(overview(width, console.words()));
        return Exit::fine;
    }
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        names.emplace_back(command.name);
        if (command.name != name) continue;
        console.write(help_of(command, width, console.words()));
        return Exit::fine;
    }
    const std::string group = help_of_group(name, width, console.words());
    if (group.empty()) throw no_such_command(name, names);
    console.write(group);
    return Exit::fine;
}

}  // namespace paddock::cli
