#include "mail/html_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace paddock::mail {

namespace {

constexpr int deepest_quote = 8;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), small);
    return result;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

void add_utf8(std::string& text, unsigned code) {
    const auto byte = [&](unsigned value) { text += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6);
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

struct Entity {
    std::string_view name;
    std::string_view text;
};
constexpr std::array<Entity, 7> entities{{
    {"amp", "&"},
    {"lt", "<"},
    {"gt", ">"},
    {"quot", "\""},
    {"apos", "'"},
    {"nbsp", " "},
    {"ndash", "–"},
}};

// Of "&#233;" the 233, of "&#xE9;" too; 0 when it is none.
unsigned numbered(std::string_view name) {
    if (name.size() < 2 || name[0] != '#') return 0;
    const bool hexadecimal = name[1] == 'x' || name[1] == 'X';
    const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
    unsigned code = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return whole && !surrogate && code >= ' ' && code <= 0x10FFFF ? code : 0;
}

// The text that is being written, with runs of blanks folded and lines as the page has them.
class Lines {
  public:
    void add(std::string_view text) {
        for (const char c : text) add(c);
    }
    void add(char c) {
        if (is_blank(c)) {
            gap_ = true;
            return;
        }
        begin_line();
        if (gap_ && written_) text_ += ' ';
        gap_ = false;
        written_ = true;
        text_ += c;
    }
    void add_code(unsigned code) {
        begin_line();
        if (gap_ && written_) text_ += ' ';
        gap_ = false;
        written_ = true;
        add_utf8(text_, code);
    }
    void end_line() {
        if (!begun_) return;
        text_ += '\n';
        begun_ = written_ = gap_ = false;
    }
    void blank_line() {
        begin_line();
        end_line();
    }
    void quote(int by) {
        end_line();
        depth_ = std::max(0, depth_ + by);
    }
    std::string take() {
        end_line();
        return std::move(text_);
    }

  private:
    void begin_line() {
        if (begun_) return;
        for (int i = 0; i < std::min(depth_, deepest_quote); ++i) text_ += "> ";
        begun_ = true;
    }

    std::string text_;
    int depth_ = 0;         // of blockquotes
    bool begun_ = false;    // the line
    bool written_ = false;  // something stands in it
    bool gap_ = false;      // blanks that count once something follows
};

bool ends_a_line(std::string_view tag) {
    constexpr std::array<std::string_view, 14> tags{"p",  "div", "tr", "li", "ul", "ol",    "table",
                                                    "h1", "h2",  "h3", "h4", "hr", "title", "pre"};
    return std::ranges::find(tags, tag) != tags.end();
}

// What is written in these is for machines.
bool is_hidden(std::string_view tag) { return tag == "style" || tag == "script" || tag == "head"; }

}  // namespace

std::string text_of_html(std::string_view html) {
    Lines lines;
    while (!html.empty()) {
        const std::size_t next = html.find_first_of("<&");
        lines.add(html.substr(0, next));
        if (next == std::string_view::npos) break;
        html.remove_prefix(next);
        if (html[0] == '&') {
            const std::size_t end = html.substr(0, 12).find(';');
            const std::string_view name = end == std::string_view::npos ? "" : html.substr(1, end - 1);
            const auto entity = std::ranges::find(entities, name, &Entity::name);
            const unsigned code = numbered(name);
            if (entity != entities.end())
                lines.add(entity->text);
            else if (code != 0)
                lines.add_code(code);
            else
                lines.add('&');
            html.remove_prefix(entity != entities.end() || code != 0 ? end + 1 : 1);
            continue;
        }
        const std::string_view closing_mark = html.starts_with("<!--") ? "-->" : ">";
        const std::size_t end = html.find(closing_mark);
        if (end == std::string_view::npos) break;  // cut off in a tag
        std::string_view inside = html.substr(1, end - 1);
        html.remove_prefix(end + closing_mark.size());
        const bool closing = inside.starts_with('/');
        if (closing) inside.remove_prefix(1);
        const std::string tag = lowered(inside.substr(0, inside.find_first_of(" \t\r\n/")));
        if (is_hidden(tag) && !closing) {
            const std::string close = "</" + tag;
            const auto over = std::ranges::search(html, close, [](char a, char b) { return small(a) == b; });
            html.remove_prefix(static_cast<std::size_t>(over.begin() - html.begin()));
        }
        if (tag == "br") lines.blank_line();
        if (tag == "blockquote") lines.quote(closing ? -1 : 1);
        if (ends_a_line(tag)) lines.end_line();
    }
    return lines.take();
}

}  // namespace paddock::mail
