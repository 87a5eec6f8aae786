#include "cli/formula_d/rule_words.hpp"

#include "cli/formula_d/race_view.hpp"
#include "cli/text.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

constexpr std::string_view letters = "TBGCEH";  // in the order of gauge_names

// A word of the reference and the punctuation around it.
struct Token {
    std::string before, word, after;
};

Token token_of(const std::string& text) {
    const auto plain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    };
    std::size_t first = 0;
    while (first < text.size() && text[first] == '(') ++first;
    std::size_t end = first;
    while (end < text.size() && plain(text[end])) ++end;
    return {text.substr(0, first), text.substr(first, end - first), text.substr(end)};
}

bool is_punctuation(const std::string& text) { return text.find_first_not_of(".,;:)") == std::string::npos; }

bool is_gauge(const std::string& text) {
    const Token token = token_of(text);
    return token.word.size() == 1 && letters.find(token.word[0]) != std::string_view::npos &&
           is_punctuation(token.after);
}

// In a list of gauges ("B, G, C, E and H", "the B or T"), or called one ("the C gauge").
bool among_gauges(const std::vector<std::string>& words, std::size_t at) {
    const auto joins = [](const std::string& word) { return word == "and" || word == "or"; };
    const std::string next = at + 1 < words.size() ? words[at + 1] : "";
    if (next == "gauge" || next == "point" || next == "points") return true;
    const std::size_t after = at + (joins(next) ? 2 : 1);
    if (after < words.size() && is_gauge(words[after])) return true;
    const std::size_t back = at > 0 && joins(words[at - 1]) ? 2 : 1;
    return at >= back && is_gauge(words[at - back]);
}

}  // namespace

std::string rule_in_words(std::string_view text) {
    std::vector<std::string> words = split(text, ' ');
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Token token = token_of(words[i]);
        if (!is_punctuation(token.after)) continue;
        const std::string count = i > 0 ? token_of(words[i - 1]).word : "";
        const bool counted = table::whole_number(count).has_value();
        const bool one = count == "1" || count == "a" || count == "Each" || count == "Any" || count == "any";
        if (token.word == "WP") words[i] = token.before + (one ? "point" : "points") + token.after;
        const bool compared = i + 1 < words.size() && (words[i + 1] == "=" || words[i + 1] == ">");
        const bool plain = token.word != "C" || among_gauges(words, i);  // C may be a lane too
        const std::size_t gauge = token.word.size() == 1 ? letters.find(token.word[0]) : std::string_view::npos;
        if (gauge == std::string_view::npos || !(counted || compared || plain)) continue;
        words[i] = token.before + (one ? gauge_singular(gauge) : std::string(gauge_names[gauge])) + token.after;
    }
    return joined(words, " ");
}

}  // namespace paddock::cli::formula_d
