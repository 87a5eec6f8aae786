#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "fuzz/setups.hpp"
#include "table/games.hpp"
#include "table/rolls.hpp"

// Answers to whatever is asked, as text or JSON, one a line: read or refused, never anything else,
// and what is refused changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock;
    using namespace paddock::table;
    if (size == 0) return 0;
    static const std::vector<std::string> setups = preset_setups();
    auto match = std::move(*open_match(fuzz_library(), "", setups[data[0] % setups.size()]));
    FastRolls rolls(data[0]);
    match->start(rolls);
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    while (!text.empty() && !match->over()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const Seat seat = match->awaiting().lowest();
        const bool json = !line.empty() && line.front() == '{';
        const std::string before = line_of(match->position());
        const auto played = json ? match->play_json(seat, line, rolls) : match->play(seat, line, rolls);
        if (!played && line_of(match->position()) != before) std::abort();
        // An empty line plays what is sensible, so that inputs come far.
        if (line.empty() && !match->play(seat, match->fallback(seat), rolls)) std::abort();
    }
    return 0;
}
