#include "mail/reply.hpp"

namespace paddock::mail {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view without_blanks(std::string_view text) {
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

bool is_quoted(std::string_view line) { return without_blanks(line).starts_with('>'); }
bool is_signature(std::string_view line) { return without_blanks(line) == "--"; }
bool is_blank_line(std::string_view line) { return without_blanks(line).empty(); }

struct Raw {
    int number;
    std::string_view text;
};

std::vector<Raw> lines_above_signature(std::string_view text) {
    std::vector<Raw> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (is_signature(line) || line.find(tear_line) != std::string_view::npos) break;
        lines.push_back({number, line});
    }
    return lines;
}

// "On Tuesday Ada <ada@race.example> wrote:" before a quoted block, perhaps broken in two.
void drop_attribution(std::vector<ReplyLine>& written, const std::function<bool(std::string_view)>& means_something) {
    std::size_t last = written.size();
    while (last > 0 && is_blank_line(written[last - 1].text)) --last;
    if (last == 0 || !without_blanks(written[last - 1].text).ends_with(':') || means_something(written[last - 1].text))
        return;
    std::size_t first = last - 1;
    const bool wrapped = first > 0 && written[first - 1].text.find('@') != std::string::npos &&
                         !means_something(written[first - 1].text);
    if (wrapped) --first;
    written.resize(first);
}

}  // namespace

std::vector<ReplyLine> written_lines(std::string_view text,
                                     const std::function<bool(std::string_view)>& means_something) {
    std::vector<ReplyLine> written;
    bool quoting = false;
    for (const Raw& line : lines_above_signature(text)) {
        const bool quoted = is_quoted(line.text);
        if (quoted && !quoting) drop_attribution(written, means_something);
        if (!quoted) written.push_back({line.number, std::string(line.text)});
        quoting = quoted || (quoting && is_blank_line(line.text));
    }
    return written;
}

std::string first_line(const std::vector<ReplyLine>& lines) {
    for (const ReplyLine& line : lines)
        if (!is_blank_line(line.text)) return std::string(without_blanks(line.text));
    return "";
}

}  // namespace paddock::mail
