#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "fuzz/library.hpp"
#include "table/games.hpp"
#include "table/rolls.hpp"
#include "table/scenario.hpp"

// Scenarios: adjudicated, or refused with a place. From any position that is accepted the match can
// be played on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock;
    using namespace paddock::table;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Adjudication result = adjudicate(fuzz_library(), "fuzz", text);
    if (!result.answer.contains("position")) return 0;
    (void)scenario_odds(fuzz_library(), "fuzz", text, {200});
    const auto document = JsonDocument::parse("fuzz", text);
    JsonFields fields = document->root().fields();
    const JsonReader position = fields.optional("position");
    const Json& laid = result.answer["position"];
    const auto pieces = static_cast<int>(laid.contains("cars") ? laid["cars"].size() : laid["planes"].size());
    const auto match = open_match(fuzz_library(), fields, pieces);
    if (match == nullptr || !position) return 0;
    FastRolls rolls(size);
    if (!match->lay_out(*document, position, rolls)) return 0;
    for (int i = 0; i < 200 && !match->over(); ++i) {
        const Seat seat = match->awaiting().lowest();
        if (i % 8 == 0 && match->offers(seat).empty()) std::abort();
        if (!match->play(seat, match->fallback(seat), rolls)) std::abort();
    }
    return 0;
}
