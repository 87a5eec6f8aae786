#include "cli/failure.hpp"

#include "cli/text.hpp"
#include "table/text.hpp"

namespace paddock::cli {

std::string shown(std::string_view text) {
    constexpr std::size_t most = 80;
    std::string out;
    std::size_t letters = 0;
    while (!text.empty() && letters < most) {
        const std::size_t length = letter_length(text);
        if (length == 0 || table::control_length(text) > 0)
            out += '?';
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
        ++letters;
    }
    return out + (text.empty() ? "" : "...");
}

}  // namespace paddock::cli
