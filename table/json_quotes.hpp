#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "table/text.hpp"

// Texts from outside as they are quoted in messages.
namespace paddock::table {

inline constexpr std::size_t longest_quote = 40;

// Cuts at a character, never inside one.
inline std::string_view shortened(std::string_view text) {
    if (text.size() <= longest_quote) return text;
    std::size_t end = longest_quote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
}

// With a '?' for each control character.
inline std::string harmless(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t control = control_length(text);
        out += control > 0 ? '?' : text[0];
        text.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return out;
}

inline std::string in_quotes(std::string_view text) {
    return "\"" + harmless(shortened(text)) + (text.size() > longest_quote ? "…\"" : "\"");
}

}  // namespace paddock::table
