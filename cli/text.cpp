#include "cli/text.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace paddock::cli {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80; }

// Length of the escape sequence at the start, ESC [ … letter; 0 when there is none.
std::size_t escape_length(std::string_view text) {
    if (text.size() < 2 || text[0] != '\033' || text[1] != '[') return 0;
    const std::size_t end = text.find_first_of("ABCDEFGHJKSTfmnsu", 2);
    return end == std::string_view::npos ? 0 : end + 1;
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = i + j;
                continue;
            }
            const std::size_t replace = cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, replace});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

// Words between which a line may break: not before "%".
std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (std::string& word : split(line, ' ')) {
        if (word.starts_with("%") && !words.empty())
            words.back() += " " + word;
        else
            words.push_back(std::move(word));
    }
    return words;
}

}  // namespace

std::size_t letter_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    std::size_t length = 0;
    if (first < 0x80)
        length = 1;
    else if (first >= 0xc2 && first < 0xe0)
        length = 2;
    else if (first >= 0xe0 && first < 0xf0)
        length = 3;
    else if (first >= 0xf0 && first < 0xf5)
        length = 4;
    if (length == 0 || text.size() < length) return 0;
    const std::string_view rest = text.substr(1, length - 1);
    return std::all_of(rest.begin(), rest.end(), continues) ? length : 0;
}

std::size_t columns(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        if (const std::size_t escape = escape_length(text); escape > 0) {
            text.remove_prefix(escape);
            continue;
        }
        if (!continues(text[0])) ++count;
        text.remove_prefix(1);
    }
    return count;
}

std::string cut(std::string_view text, std::size_t most) {
    std::string out;
    std::size_t count = 0;
    while (!text.empty()) {
        const std::size_t escape = escape_length(text);
        const std::size_t length = escape > 0 ? escape : std::max<std::size_t>(letter_length(text), 1);
        if (escape == 0 && ++count > most) break;
        out += text.substr(0, length);
        text.remove_prefix(length);
    }
    return out;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t used = columns(text);
    return std::string(text) + std::string(used < width ? width - used : 0, ' ');
}

std::string right_aligned(std::string_view text, std::size_t width) {
    const std::size_t used = columns(text);
    return std::string(used < width ? width - used : 0, ' ') + std::string(text);
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string out;
    std::size_t column = 0;
    bool line_empty = true;
    for (const std::string& line : split(text, '\n')) {
        if (!out.empty() || column > 0) {
            out += "\n" + std::string(indent, ' ');
            column = indent;
        }
        line_empty = true;
        for (const std::string& word : words_of(line)) {
            const std::size_t length = columns(word);
            if (!line_empty && column + 1 + length > width) {
                out += "\n" + std::string(indent, ' ');
                column = indent;
                line_empty = true;
            }
            if (!line_empty) out += " ";
            out += word;
            column += length + (line_empty ? 0 : 1);
            line_empty = false;
        }
    }
    return out;
}

std::string in_ascii(std::string_view text) {
    struct Likeness {
        std::string_view letters, ascii;
    };
    constexpr Likeness likenesses[] = {
        {"àáâãäåª", "a"}, {"ç", "c"},       {"èéêë", "e"},   {"ìíîï", "i"}, {"ñ", "n"},    {"òóôõöº°", "o"},
        {"ùúûü", "u"},    {"ýÿ", "y"},      {"ÀÁÂÃÄÅ", "A"}, {"Ç", "C"},    {"ÈÉÊË", "E"}, {"ÌÍÎÏ", "I"},
        {"Ñ", "N"},       {"ÒÓÔÕÖ", "O"},   {"ÙÚÛÜ", "U"},   {"ß", "ss"},   {"ø", "o"},    {"Ø", "O"},
        {"æ", "ae"},      {"œ", "oe"},      {"·–—−", "-"},   {"…", "..."},  {"→", "->"},   {"‘’′", "'"},
        {"“”″„«»", "\""}, {"×", "x"},       {"≤", "<="},     {"≥", ">="},   {"●■", "#"},   {"○□", "."},
        {"║¦", "|"},      {"\xc2\xa0", " "}};
    std::string out;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(letter_length(text), 1);
        const std::string_view letter = text.substr(0, length);
        std::string_view ascii = length == 1 && static_cast<unsigned char>(letter[0]) < 0x80 ? letter : "?";
        for (const Likeness& likeness : likenesses) {
            if (length > 1 && likeness.letters.find(letter) != std::string_view::npos) ascii = likeness.ascii;
        }
        out += ascii;
        text.remove_prefix(length);
    }
    return out;
}

std::string decimal(double value, int digits) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += separator;
        out += parts[i];
    }
    return out;
}

std::string lowered(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

std::string nearest(std::string_view word, const std::vector<std::string>& words) {
    constexpr std::size_t longest = 40;
    if (word.size() > longest || word.size() < 2) return "";
    std::string best;
    std::size_t least = word.size() <= 3 ? 2 : 3;  // a distance below this is near
    for (const std::string& candidate : words) {
        const bool begins = word.size() >= 3 && candidate.starts_with(word);
        const std::size_t distance = begins ? 1 : edit_distance(word, candidate);
        // Of two that are equally near the longer: letters are left out more often than added.
        if (distance < least || (distance == least && !best.empty() && candidate.size() > best.size())) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

}  // namespace paddock::cli
