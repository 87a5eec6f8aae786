#include "table/embedded.hpp"
#include "table/games.hpp"

namespace paddock::table {

namespace {

std::string_view ledger_of(std::string_view game) {
    const std::string path = "docs/rules/" + std::string(game) + ".md";
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path == path) return file.text;
    }
    return {};
}

// The cells of a table row "| a | b | c |".
std::vector<std::string> cells_of(std::string_view line) {
    std::vector<std::string> cells;
    line.remove_prefix(1);
    while (!line.empty()) {
        const std::size_t end = line.find(" |");
        cells.emplace_back(trimmed(line.substr(0, end)));
        line = end == std::string_view::npos ? std::string_view{} : line.substr(end + 2);
    }
    return cells;
}

// A ledger is written in Markdown, and says of some rules with which option they hold: "`[opt: tires]` Soft, dry: …".
std::string in_words(const std::string& cell) {
    std::string text;
    for (const char letter : cell)
        if (letter != '`' && letter != '*') text += letter;
    constexpr std::string_view mark = "[opt: ";
    const std::size_t end = text.find("] ");
    if (!text.starts_with(mark) || end == std::string::npos) return text;
    std::string option;
    for (const char letter : text.substr(mark.size(), end - mark.size()))
        option += letter == '+' ? " and " : letter == '_' ? " " : std::string(1, letter);
    return "With the option " + option + ": " + text.substr(end + 2);
}

// Rules have three cells: id, rule, source. Rulings five: id, question, ruling, why, switch.
RuleText from_cells(const std::vector<std::string>& cells) {
    if (cells.size() >= 5) return {cells[0], in_words(cells[1] + " " + cells[2]), cells[3]};
    return {cells[0], in_words(cells[1]), cells.size() > 2 ? cells[2] : ""};
}

}  // namespace

std::optional<RuleText> rule_text(std::string_view game, std::string_view id) {
    return rule_text_in(ledger_of(game), id);
}

std::optional<RuleText> rule_text_in(std::string_view ledger, std::string_view id) {
    if (id.empty()) return std::nullopt;
    const std::string start = "\n| " + std::string(id) + " |";
    const std::size_t found = ledger.find(start);
    if (found == std::string_view::npos) return std::nullopt;
    const std::size_t end = ledger.find('\n', found + 1);
    const std::vector<std::string> cells = cells_of(ledger.substr(found + 1, end - found - 1));
    if (cells.size() < 2) return std::nullopt;
    return from_cells(cells);
}

}  // namespace paddock::table
