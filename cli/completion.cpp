#include <algorithm>
#include <span>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/help.hpp"
#include "cli/pilots.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/library.hpp"
#include "table/options.hpp"
#include "table/words.hpp"

// Shell completion. The scripts are small and ask the program, so that they never fall behind it.
namespace paddock::cli {

namespace {

constexpr std::string_view bash_script = R"(# paddock completion for bash
_paddock() {
    local word name current="${COMP_WORDS[COMP_CWORD]}"
    COMPREPLY=()
    while IFS=$'\t' read -r word _; do
        case "$word" in
            :files | :folders)
                compopt -o filenames
                while IFS= read -r name; do COMPREPLY+=("$name"); done < <(
                    if [[ "$word" == :files ]]; then compgen -f -- "$current"; else compgen -d -- "$current"; fi)
                ;;
            *) COMPREPLY+=("$word") ;;
        esac
    done < <("${COMP_WORDS[0]}" completion next -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _paddock paddock
)";

constexpr std::string_view zsh_script = R"(#compdef paddock
# paddock completion for zsh
_paddock() {
    local -a found
    local word meaning
    while IFS=$'\t' read -r word meaning; do
        case $word in
            :files) _files ;;
            :folders) _files -/ ;;
            *) found+=("${word//:/\\:}:$meaning") ;;
        esac
    done < <($words[1] completion next -- "${(@)words[2,CURRENT]}" 2>/dev/null)
    (( $#found )) && _describe 'paddock' found
}
if [[ "$funcstack[1]" == _paddock ]]; then _paddock "$@"; else compdef _paddock paddock; fi
)";

constexpr std::string_view fish_script = R"(# paddock completion for fish
function __paddock_next
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    for line in (paddock completion next -- $typed[2..-1] "$current" 2>/dev/null)
        switch $line
            case ':files*'
                __fish_complete_path "$current"
            case ':folders*'
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete -c paddock -f -a '(__paddock_next)'
)";

struct Candidate {
    std::string word;
    std::string meaning;
};
using Candidates = std::vector<Candidate>;

void add_words(Candidates& candidates, std::string_view words) {
    for (const std::string& word : split(words, ' ')) candidates.push_back({word, ""});
}

void add_presets(Candidates& candidates) {
    for (const table::GameInfo& game : table::games()) {
        const table::Words& words = table::words_of(game.key, table::Language::english);
        for (const table::Preset& preset : table::presets_of(game.key))
            candidates.push_back({std::string(preset.key), words.say("preset." + std::string(preset.key) + ".line")});
    }
}

void add_circuits(Candidates& candidates) {
    const table::Library library;
    for (const table::GameInfo& game : table::games()) {
        for (const table::Venue& venue : table::venues_of(library, game.key))
            candidates.push_back({venue.key, venue.name});
    }
}

Candidates offered(Offers offers, std::string_view words) {
    Candidates candidates;
    switch (offers) {
        case Offers::nothing: break;
        case Offers::files: candidates.push_back({":files", ""}); break;
        case Offers::folders: candidates.push_back({":folders", ""}); break;
        case Offers::words: add_words(candidates, words); break;
        case Offers::levels:
            for (const std::string& level : bot_levels()) candidates.push_back({level, ""});
            break;
        case Offers::presets: add_presets(candidates); break;
        case Offers::games:
            for (const table::GameInfo& game : table::games())
                candidates.push_back({std::string(game.key), std::string(game.name)});
            break;
        case Offers::circuits:
            add_circuits(candidates);
            candidates.push_back({":files", ""});
            break;
    }
    return candidates;
}

// The words of command names at the place of the word being typed.
Candidates command_words(std::span<const std::string> typed, const table::Words& words) {
    Candidates candidates;
    const std::size_t place = typed.size() - 1;
    for (const Command& command : commands()) {
        const std::vector<std::string> name = split(command.name, ' ');
        if (name.size() <= place ||
            !std::equal(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(place), typed.begin()))
            continue;
        const bool whole = name.size() == place + 1;
        const bool known = std::any_of(candidates.begin(), candidates.end(),
                                       [&](const Candidate& candidate) { return candidate.word == name[place]; });
        if (!known) candidates.push_back({name[place], whole ? summary_of(command, words) : ""});
    }
    return candidates;
}

const Command* command_of(std::span<const std::string> typed) {
    const Command* found = nullptr;
    std::size_t longest = 0;
    for (const Command& command : commands()) {
        const std::vector<std::string> name = split(command.name, ' ');
        const bool fits = typed.size() > name.size() && std::equal(name.begin(), name.end(), typed.begin());
        if (fits && name.size() > longest) {
            found = &command;
            longest = name.size();
        }
    }
    return found;
}

const Flag* flag_awaiting_value(const Command& command, const std::string& word) {
    for (const Flag& flag : command.flags) {
        const bool named =
            word == "--" + std::string(flag.name) || (flag.letter != 0 && word == std::string("-") + flag.letter);
        if (named && !flag.value.empty()) return &flag;
    }
    return nullptr;
}

Candidates next_words(std::span<const std::string> typed, const table::Words& words) {
    const Command* command = command_of(typed);
    if (command == nullptr) return command_words(typed, words);
    if (typed.size() > 1) {
        if (const Flag* flag = flag_awaiting_value(*command, typed[typed.size() - 2]))
            return offered(flag->offers, flag->words);
    }
    if (!typed.back().starts_with("-")) return offered(command->offers, command->words);
    Candidates candidates{{"--help", words.say("help.command")}};
    for (const Flag& flag : command->flags)
        candidates.push_back({"--" + std::string(flag.name), meaning_of(*command, flag, words)});
    return candidates;
}

}  // namespace

Exit run_completion(const Arguments& arguments, Console& console) {
    const std::string& shell = arguments.plain()[0];
    const bool next = shell == "next";
    if (!next && arguments.plain().size() > 1) throw arguments.mistake("expected one shell.");
    if (shell == "bash")
        console.out() << bash_script;
    else if (shell == "zsh")
        console.out() << zsh_script;
    else if (shell == "fish")
        console.out() << fish_script;
    else if (!next)
        throw arguments.mistake("expected bash, zsh or fish, not “{typed}”.", {{"typed", shown(shell)}});
    if (!next || arguments.plain().size() < 2) return Exit::fine;
    const std::span<const std::string> typed = std::span(arguments.plain()).subspan(1);
    for (const Candidate& candidate : next_words(typed, console.words())) {
        const bool fits = candidate.word.starts_with(":") || candidate.word.starts_with(typed.back());
        if (fits) console.say(candidate.word + (candidate.meaning.empty() ? "" : "\t" + candidate.meaning));
    }
    return Exit::fine;
}

}  // namespace paddock::cli
