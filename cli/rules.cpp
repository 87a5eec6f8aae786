#include <algorithm>
#include <map>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/prompt.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/embedded.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

// paddock rules: the rule reference, by id, by chapter, by word.
namespace paddock::cli {

namespace {

struct Chapter {
    std::string title;
    std::vector<std::string> ids;
};

std::string_view ledger_of(const std::string& game) {
    for (const table::EmbeddedFile& file : table::embedded_files()) {
        if (file.path == "docs/rules/" + game + ".md") return file.text;
    }
    return {};
}

// The id a row of a rule table begins with, "" for every other line: XX-WORD-12.
std::string id_in(const std::string& line) {
    if (!line.starts_with("| ")) return "";
    const std::string id = line.substr(2, line.find(" |", 2) - 2);
    const std::vector<std::string> parts = split(id, '-');
    const bool fits = parts.size() == 3 && parts[0].size() == 2 && parts[0] != "V-" && table::whole_number(parts[2]);
    return fits ? id : "";
}

std::string without_numbering(std::string title) {
    title.erase(0, title.find_first_not_of("# 0123456789."));
    return title;
}

std::vector<Chapter> chapters_of(const std::string& game) {
    std::vector<Chapter> chapters;
    std::string title;
    bool title_used = false;
    for (const std::string& line : split(ledger_of(game), '\n')) {
        if (line.starts_with("## ") || line.starts_with("### ")) {
            title = without_numbering(line);
            title_used = false;
        }
        const std::string id = id_in(line);
        if (id.empty() || !table::rule_text(game, id)) continue;
        if (!title_used) chapters.push_back({title, {}});
        title_used = true;
        chapters.back().ids.push_back(id);
    }
    return chapters;
}

void list_chapters(const std::vector<Chapter>& chapters, Console& console) {
    for (const Chapter& chapter : chapters) {
        std::vector<std::string> beginnings;
        for (const std::string& id : chapter.ids) {
            const std::string beginning = id.substr(0, id.rfind('-'));
            if (std::find(beginnings.begin(), beginnings.end(), beginning) == beginnings.end())
                beginnings.push_back(beginning);
        }
        console.tell(chapter.title + ": " + joined(beginnings, ", ") + " (" +
                         table::counted(static_cast<int>(chapter.ids.size()), "rule") + ")",
                     3);
    }
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

// Rules whose id begins with this, or that hold this word; how many there were.
template <class Fits>
int show_rules(const std::string& game, const std::vector<Chapter>& chapters, Console& console, const Fits& fits) {
    int shown_rules = 0;
    for (const Chapter& chapter : chapters) {
        for (const std::string& id : chapter.ids) {
            if (!fits(id)) continue;
            show_rule(game, id, console);
            ++shown_rules;
        }
    }
    return shown_rules;
}

}  // namespace

Exit run_rules(const Arguments& arguments, Console& console) {
    const std::string game = chosen_game(arguments);
    const std::vector<Chapter> chapters = chapters_of(game);
    if (arguments.has("all")) {
        show_rules(game, chapters, console, [](const std::string&) { return true; });
        return Exit::fine;
    }
    if (const std::optional<std::string> word = arguments.value("search")) {
        const int found = show_rules(game, chapters, console, [&](const std::string& id) {
            return lowered(table::rule_text(game, id)->text).find(lowered(*word)) != std::string::npos;
        });
        if (found == 0) throw Failure(Exit::no, "no rule of " + game + " holds \"" + shown(*word) + "\"");
        return Exit::fine;
    }
    if (arguments.plain().size() == 1) {
        list_chapters(chapters, console);
        return Exit::fine;
    }
    for (std::size_t i = 1; i < arguments.plain().size(); ++i) {
        const std::string wanted = upper(arguments.plain()[i]);
        const int found = show_rules(game, chapters, console, [&](const std::string& id) {
            return id == wanted || id.starts_with(wanted + "-");
        });
        if (found == 0)
            throw arguments.mistake("{game} has no rule “{typed}”; “paddock rules {game}” lists the chapters.",
                                    {{"game", game}, {"typed", shown(arguments.plain()[i])}});
    }
    return Exit::fine;
}

}  // namespace paddock::cli
