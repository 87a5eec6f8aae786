#include "cli/formula_d/turn_line.hpp"

#include "cli/json_reading.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using table::ordinal;
using table::Told;

std::string kind_of(const Told& told) { return text_of(told.json, "event"); }

std::string car(int number) { return "[" + std::to_string(number) + "]"; }

// The sentence without "Car 3 " and the full stop.
std::string bare(const Told& told, int seat) {
    std::string text = told.sentence;
    const std::string start = "Car " + std::to_string(seat) + " ";
    if (text.starts_with(start)) text.erase(0, start.size());
    if (text.ends_with(".")) text.pop_back();
    if (text.starts_with("A ")) text[0] = 'a';  // in the middle of a line now
    return text;
}

// ": collision, rolled 1" from "Car 3 loses 1 body, 2 left: collision, rolled 1."
std::string reason(const Told& told) {
    const std::size_t colon = told.sentence.find(": ");
    if (colon == std::string::npos) return "";
    std::string text = told.sentence.substr(colon + 2);
    if (text.ends_with(".")) text.pop_back();
    return " (" + text + ")";
}

std::string shift(const Told& told) {
    const int from = whole_of(told.json, "from");
    const int to = whole_of(told.json, "to");
    return from == to ? "stays in " + ordinal(to) : ordinal(from) + " to " + ordinal(to);
}

std::string start_roll(const Told& told) {
    const int value = whole_of(told.json, "value");
    return value == 1 ? "stalls at the start" : value == 20 ? "makes a great start" : "";
}

std::string wear(const Told& told, bool lost) {
    const int points = whole_of(told.json, "points");
    std::string gauge = text_of(told.json, "gauge");
    if (points == 1 && gauge.ends_with("s")) gauge.pop_back();  // 1 tire
    return (lost ? "loses " : "regains ") + std::to_string(points) + " " + gauge + reason(told);
}

// One event in a few words; nothing for what another event says better.
std::string fragment(const Told& told, int seat) {
    const std::string kind = kind_of(told);
    if (kind == "turn-began" || kind == "tested" || kind == "drove" || kind == "race-over") return "";
    if (kind == "shifted") return shift(told);
    if (kind == "start-rolled") return start_roll(told);
    if (kind == "die-rolled") return "rolls " + std::to_string(whole_of(told.json, "value"));
    if (kind == "braked") return "brakes " + std::to_string(whole_of(told.json, "spaces"));
    if (kind == "towed") return "slipstreams past " + car(whole_of(told.json, "by"));
    if (kind == "line-crossed") return "begins lap " + std::to_string(whole_of(told.json, "crossings"));
    if (kind == "wear-lost") return wear(told, true);
    if (kind == "wear-regained") return wear(told, false);
    if (kind == "stop-made")
        return "stop " + std::to_string(whole_of(told.json, "made")) + " of " +
               std::to_string(whole_of(told.json, "needed")) + " in " + text_of(told.json, "corner");
    if (kind == "overshot") return "overshoots " + text_of(told.json, "corner");
    if (kind == "spun") return "SPINS";
    if (kind == "car-out") return "is OUT" + reason(told);
    if (kind == "car-finished") return "FINISHES " + ordinal(whole_of(told.json, "place"));
    return bare(told, seat);
}

std::string end_of_drive(std::span<const Told> events, int seat) {
    for (auto told = events.rbegin(); told != events.rend(); ++told) {
        if (kind_of(*told) == "drove" && whole_of(told->json, "seat") == seat) return text_of(told->json, "to");
    }
    return "";
}

int seat_of(std::span<const Told> events) {
    for (const Told& told : events) {
        if (const int seat = whole_of(told.json, "seat"); seat > 0) return seat;
    }
    return 0;
}

}  // namespace

bool begins_line(const Told& told) {
    const std::string kind = kind_of(told);
    return kind == "turn-began" || kind == "round-began" || kind == "race-began" || kind == "grid-rolled" ||
           kind == "grid-taken" || kind == "weather-set" || kind == "forecast-rolled" || kind == "driver-picked" ||
           kind == "car-built" || kind == "tires-fitted" || kind == "qualifying-began" || kind == "race-over" ||
           kind == "prize-won";
}

std::string turn_line(const table::AnyMatch& match, std::span<const Told> events) {
    const int seat = seat_of(events);
    if (events.empty()) return "";
    if (seat == 0) return events.size() == 1 ? events[0].sentence : bare(events[0], 0);
    const std::string to = end_of_drive(events, seat);
    std::string line;
    bool driven = false;
    for (const Told& told : events) {
        const int whose = whole_of(told.json, "seat");
        std::string piece = fragment(told, whose);
        if (kind_of(told) == "drove" && whose == seat && !driven && !to.empty()) {
            piece = "to " + to;
            driven = true;
        }
        if (piece.empty()) continue;
        if (whose != seat && whose != 0) piece = car(whose) + " " + piece;
        line += (line.empty() ? "" : ", ") + piece;
    }
    if (line.empty()) return "";
    return car(seat) + " " + match.names()[static_cast<std::size_t>(seat - 1)] + ": " + line;
}

std::size_t most_notable(std::span<const Told> events) {
    constexpr std::string_view by_weight[] = {"car-out",      "spun",  "overshot",  "wear-lost", "car-blocked",
                                              "car-finished", "towed", "stop-made", "drove"};
    for (const std::string_view wanted : by_weight) {
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (kind_of(events[i]) == wanted) return i;
        }
    }
    return 0;
}

}  // namespace paddock::cli::formula_d
