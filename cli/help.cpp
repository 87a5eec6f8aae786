#include "cli/help.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"

namespace paddock::cli {

namespace {

constexpr std::string_view introduction =
    "Paddock is an open table for the racing games of the 1930s: play them here, against bots or with friends, keep "
    "the record, and ask of everything that happens which rule says so.";

constexpr std::string_view endings =
    "  0    fine\n"
    "  1    the answer is no: a record does not verify, an expectation is unmet, the store has faults\n"
    "  2    bad input: a command line, file or answer that cannot be used; nothing was changed\n"
    "  3    the system failed: a file could not be written, the disk is full\n"
    "  130  stopped by Ctrl-C (a record being written is complete)";

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

std::string usage_of(const Command& command) {
    std::string usage = "paddock " + std::string(command.name);
    if (!command.takes.empty()) usage += " " + std::string(command.takes);
    return usage + (command.flags.empty() ? "" : " [OPTION…]");
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

std::string overview(std::size_t width) {
    constexpr std::size_t column = 18;
    std::string text = wrapped(introduction, width) + "\n\nUsage: paddock COMMAND …\n\nCommands:\n";
    for (const Command& command : commands()) text += line_for(command.name, command.summary, column, width);
    text += "\nOptions:\n";
    text += line_for("--help", "after a command: all about it", column, width);
    text += line_for("--lang TAG", "speak en, it or fr (usually what LC_ALL or LANG says)", column, width);
    text += line_for("--version", "the version of this program", column, width);
    text +=
        "\nFirst steps:\n"
        "  " +
        padded("paddock play " + std::string(table::games()[0].key), 28) +
        "a first race against bots\n"
        "  paddock help play           everything play can do\n"
        "\nExit codes:\n" +
        std::string(endings) + "\n\n" +
        wrapped("Colours are used on terminals only; NO_COLOR=1 turns them off.", width) + "\n";
    return text;
}

std::string help_of(const Command& command, std::size_t width) {
    constexpr std::size_t column = 24;
    std::string text =
        wrapped(std::string("paddock ") + std::string(command.name) + ": " + std::string(command.summary) + ".",
                width) +
        "\n";
    text += "\nUsage: " + usage_of(command) + "\n";
    if (!command.text.empty()) text += paragraphs(command.text, width);
    text += "\nOptions:\n";
    for (const Flag& flag : command.flags) text += line_for(typed(flag), flag.meaning, column, width);
    text += line_for("--help", "this text", column, width);
    text += "\nExamples:\n";
    for (const std::string_view example : command.examples) text += "  " + std::string(example) + "\n";
    return text + "\nExit codes:\n" + std::string(endings) + "\n";
}

std::string help_of_group(const std::string& word, std::size_t width) {
    std::string text;
    for (const Command& command : commands()) {
        if (!command.name.starts_with(word + " ")) continue;
        text += (text.empty() ? "" : "\n") + help_of(command, width);
    }
    return text;
}

Exit run_help(const Arguments& arguments, Console& console) {
    const auto width = static_cast<std::size_t>(console.screen().width);
    const std::string name = joined(arguments.plain(), " ");
    if (name.empty()) {
        console.write(overview(width));
        return Exit::fine;
    }
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        names.emplace_back(command.name);
        if (command.name != name) continue;
        console.write(help_of(command, width));
        return Exit::fine;
    }
    const std::string group = help_of_group(name, width);
    if (group.empty()) {
        const std::string near = nearest(name, names);
        throw bad_input("paddock: there is no command \"" + shown(name) + "\"" +
                        (near.empty() ? ". See paddock help." : "; did you mean " + near + "?"));
    }
    console.write(group);
    return Exit::fine;
}

}  // namespace paddock::cli
