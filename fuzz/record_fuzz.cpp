#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "fuzz/library.hpp"
#include "table/games.hpp"
#include "table/replay.hpp"

namespace {

std::vector<paddock::table::Venue> every_venue() {
    using namespace paddock::table;
    std::vector<Venue> venues;
    for (const GameInfo& game : games()) {
        for (const Venue& venue : venues_of(fuzz_library(), game.key)) venues.push_back(venue);
    }
    return venues;
}

}  // namespace

// Records: verified, or refused with a line. What replays does so twice alike.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock::table;
    if (size == 0) return 0;
    std::string text(reinterpret_cast<const char*>(data), size);
    // Seeds outlive the content they were played with: CONTENT:<place> stands for today's hash.
    static const std::vector<Venue> venues = every_venue();
    for (const Venue& venue : venues) {
        const std::string mark = "\"CONTENT:" + venue.key + "\"";
        const std::size_t at = text.find(mark);
        if (at != std::string::npos) text.replace(at, mark.size(), "\"" + venue.hash + "\"");
    }
    const auto record = read_record("fuzz", text);
    if (!record) return 0;
    if (record->complete_bytes > text.size()) std::abort();
    const Verdict one = verify(fuzz_library(), *record);
    const Verdict two = verify(fuzz_library(), "fuzz", text);
    if (line_of(to_json(one)) != line_of(to_json(two))) std::abort();
    if (one.fault && one.fault->line == 0) std::abort();
    return 0;
}
