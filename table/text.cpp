#include "table/text.hpp"

#include <algorithm>
#include <charconv>

namespace paddock::table {

std::optional<int> whole_number(std::string_view text) {
    constexpr std::size_t most_digits = 9;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || text.size() > most_digits || !std::all_of(text.begin(), text.end(), is_digit))
        return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string ordinal(int number) {
    const bool teen = number % 100 >= 11 && number % 100 <= 13;
    const char* ending = "th";
    if (!teen && number % 10 == 1) ending = "st";
    if (!teen && number % 10 == 2) ending = "nd";
    if (!teen && number % 10 == 3) ending = "rd";
    return std::to_string(number) + ending;
}

std::string slug_of(std::string_view name) {
    // Of U+00E0 to U+00FF, small and capital: à á â … ÿ.
    constexpr std::string_view plain = "aaaaaa-ceeeeiiii-nooooo-ouuuuy-y";
    std::string slug;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        char letter = '-';
        if (byte >= 'A' && byte <= 'Z') letter = static_cast<char>(byte - 'A' + 'a');
        if (byte >= 'a' && byte <= 'z') letter = name[i];
        if (byte == 0xc3 && i + 1 < name.size()) letter = plain[static_cast<unsigned char>(name[++i]) & 0x1fU];
        if (letter != '-' || !slug.ends_with('-')) slug += letter;
    }
    if (slug.ends_with('-')) slug.pop_back();
    return slug;
}

std::string capitalised(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string lower_first(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string counted(int count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

std::size_t control_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    if (text.empty()) return 0;
    if (byte(0) < 0x20 || byte(0) == 0x7f) return 1;
    if (byte(0) == 0xc2 && byte(1) >= 0x80 && byte(1) < 0xa0) return 2;
    if (byte(0) == 0xd8 && byte(1) == 0x9c) return 2;  // U+061C
    if (byte(0) != 0xe2) return 0;
    const bool mark = byte(1) == 0x80 && (byte(2) == 0x8e || byte(2) == 0x8f);                 // U+200E, U+200F
    const bool separator_or_override = byte(1) == 0x80 && byte(2) >= 0xa8 && byte(2) <= 0xae;  // U+2028 to U+202E
    const bool isolate = byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9;                // U+2066 to U+2069
    return mark || separator_or_override || isolate ? 3 : 0;
}

std::string quote_of(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string out = "\"";
    for (const char c : text.substr(0, most)) {
        const auto byte = static_cast<unsigned char>(c);
        out += byte < 0x20 || byte >= 0x7f ? '?' : c;
    }
    return out + (text.size() > most ? "...\"" : "\"");
}

SeatedText seated(std::string_view text, int seats) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return {Seat::nobody, trimmed(text)};
    const std::optional<int> number = whole_number(trimmed(text.substr(0, colon)));
    if (!number || *number < 1 || *number > seats) return {Seat::nobody, trimmed(text)};
    return {seat_of_number(*number), trimmed(text.substr(colon + 1))};
}

std::string seated_text(Seat seat, std::string_view text) {
    return std::to_string(seat_number(seat)) + ": " + std::string(text);
}

}  // namespace paddock::table
