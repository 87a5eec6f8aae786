#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "fuzz/library.hpp"
#include "table/games.hpp"
#include "table/rolls.hpp"

// Answers to whatever is asked, as text or JSON, one a line: read or refused, never anything else,
// and what is refused changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock;
    using namespace paddock::table;
    if (size == 0) return 0;
    constexpr std::string_view setups[] = {
        R"({"game":"formula-d","seats":2})",
        R"({"game":"formula-d","seats":4,"options":{"build":true,"teams":true,"weather":true,"qualifying":true}})",
        R"({"game":"formula-d","circuit":"race-city","seats":10,"options":{"road_race":true}})",
        R"({"game":"schneider","seats":2,"options":{"autopilots":1}})",
        R"({"game":"schneider","seats":3,"options":{"cockpit":"expert","campaign":"short","start_aircoins":50}})",
    };
    auto match = std::move(*open_match(fuzz_library(), "", setups[data[0] % std::size(setups)]));
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
