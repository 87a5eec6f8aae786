#include "cli/failure.hpp"

#include "cli/text.hpp"

namespace paddock::cli {

std::string shown(std::string_view text) {
    constexpr std::size_t most = 80;
    std::string out;
    std::size_t letters = 0;
    while (!text.empty() && letters < most) {
        const std::size_t length = letter_length(text);
        const bool control = length == 1 && (static_cast<unsigned char>(text[0]) < 0x20 || text[0] == 0x7f);
        // U+0080 to U+009F are controls too: terminals obey them.
        const bool c1 = length == 2 && text[0] == '\xc2' && static_cast<unsigned char>(text[1]) < 0xa0;
        if (length == 0 || control || c1)
            out += '?';
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
        ++letters;
    }
    return out + (text.empty() ? "" : "...");
}

}  // namespace paddock::cli
