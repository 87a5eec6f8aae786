#include "cli/program.hpp"

#include <algorithm>
#include <new>
#include <span>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/text.hpp"

namespace paddock::cli {

namespace {

struct Found {
    const Command* command = nullptr;
    std::size_t words = 0;  // of its name
};

Found find_command(const std::vector<std::string>& words) {
    Found found;
    for (const Command& command : commands()) {
        const std::vector<std::string> name = split(command.name, ' ');
        const bool fits = words.size() >= name.size() && std::equal(name.begin(), name.end(), words.begin());
        if (fits && name.size() > found.words) found = {&command, name.size()};
    }
    return found;
}

bool asks_for_help(std::span<const std::string> words) {
    for (const std::string& word : words) {
        if (word == "--") return false;
        if (word == "--help" || word == "-h") return true;
    }
    return false;
}

Failure unknown_command(const std::vector<std::string>& words) {
    std::vector<std::string> names{"--version", "--help"};
    std::string members;
    for (const Command& command : commands()) {
        names.push_back(split(command.name, ' ')[0]);
        if (!command.name.starts_with(words[0] + " ")) continue;
        names.emplace_back(command.name);
        members += (members.empty() ? "" : ", ") + ("“paddock " + std::string(command.name) + "”");
    }
    if (!members.empty()) return bad_input("paddock {typed}: say {known}.", {{"typed", words[0]}, {"known", members}});
    return no_such_command(words[0], names);
}

// "--lang it" may stand anywhere: it belongs to no command.
std::vector<std::string> without_language(const std::vector<std::string>& words, Console& console) {
    constexpr std::string_view flag = "--lang";
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool joined = words[i].starts_with("--lang=");
        if (words[i] == "--")
            return rest.insert(rest.end(), words.begin() + static_cast<std::ptrdiff_t>(i), words.end()), rest;
        if (words[i] != flag && !joined) {
            rest.push_back(words[i]);
            continue;
        }
        const std::string tag = joined ? words[i].substr(flag.size() + 1) : ++i < words.size() ? words[i] : "";
        const std::optional<table::Language> language = table::language_named(tag);
        if (!language) throw bad_input("paddock: --lang is en, it or fr, not “{typed}”.", {{"typed", shown(tag)}});
        console.speak(*language);
    }
    return rest;
}

Exit dispatch(const std::vector<std::string>& words, Console& console) {
    const auto width = static_cast<std::size_t>(console.screen().width);
    if (words.empty()) {
        console.complain(overview(width, console.words()));
        return Exit::bad_input;
    }
    if (words[0] == "--version") {
        console.say("paddock " + std::string(program_version));
        return Exit::fine;
    }
    if (words[0] == "--help" || words[0] == "-h") {
        console.write(overview(width, console.words()));
        return Exit::fine;
    }
    const Found found = find_command(words);
    if (found.command == nullptr) {
        const std::string group = help_of_group(words[0], width, console.words());
        if (group.empty() || !asks_for_help(words)) throw unknown_command(words);
        console.write(group);
        return Exit::fine;
    }
    const std::span<const std::string> rest = std::span(words).subspan(found.words);
    if (asks_for_help(rest)) {
        console.write(help_of(*found.command, width, console.words()));
        return Exit::fine;
    }
    return found.command->run(Arguments::parse(*found.command, rest), console);
}

// Output that got lost must not look like success.
Exit flushed(Exit exit, Console& console) {
    console.out().flush();
    if (console.out().good()) return exit;
    console.complain("paddock: " + console.words().say("mistake.stdout") + "\n");
    return Exit::system_failed;
}

Exit failed(Console& console, Exit exit, std::string_view sentence) {
    console.out().flush();
    const bool named = sentence.starts_with("paddock");
    console.complain((named ? "" : "paddock: ") + std::string(sentence) + "\n");
    return exit;
}

}  // namespace

Exit run(const std::vector<std::string>& words, Console& console) {
    try {
        return flushed(dispatch(without_language(words, console), console), console);
    } catch (const Failure& failure) {
        return failed(console, failure.exit(), failure.said(console.words()));
    } catch (const std::bad_alloc&) {
        return failed(console, Exit::system_failed, console.words().say("mistake.memory"));
    }
}

}  // namespace paddock::cli
