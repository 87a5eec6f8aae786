#include "cli/formula_d/turn_line.hpp"

#include "cli/json_reading.hpp"
#include "table/formula_d/sentences.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using table::Told;

std::string kind_of(const Told& told) { return text_of(told.json, "event"); }

std::string car(int number) { return "[" + std::to_string(number) + "]"; }

// One event in a few words: its sentence without "Ada (car 3) " and the full stop. Nothing for what another event says
// better.
std::string fragment(const table::AnyMatch& match, const Told& told, int seat, const table::Words& words) {
    const std::string kind = kind_of(told);
    if (kind == "turn-began" || kind == "tested" || kind == "drove" || kind == "race-over" || kind == "shifted")
        return "";
    std::string text = told.sentence;
    const std::string who = table::capitalised(match.called(table::seat_of_number(seat), words)) + " ";
    if (text.starts_with(who)) text.erase(0, who.size());
    if (text.ends_with(".")) text.pop_back();
    return table::lower_first(text);
}

std::string end_of_drive(const table::AnyMatch& match, std::span<const Told> events, int seat,
                         const table::Words& words) {
    const table::LoadedCircuit& circuit = *match.circuit();
    for (auto told = events.rbegin(); told != events.rend(); ++told) {
        if (kind_of(*told) != "drove" || whole_of(told->json, "seat") != seat) continue;
        return formula_d_place(circuit, track::find_space(circuit.track(), text_of(told->json, "to")), words);
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
           kind == "team-ranked" || kind == "prize-won";
}

std::string turn_line(const table::AnyMatch& match, std::span<const Told> events, const table::Words& words) {
    const int seat = seat_of(events);
    if (events.empty()) return "";
    if (seat == 0 || kind_of(events[0]) == "team-ranked") return events[0].sentence;
    const std::string to = end_of_drive(match, events, seat, words);
    std::string line;
    bool driven = false;
    for (const Told& told : events) {
        const int whose = whole_of(told.json, "seat");
        std::string piece = fragment(match, told, whose, words);
        if (kind_of(told) == "drove" && whose == seat && !driven && !to.empty()) {
            piece = words.say("turn.to", {{"place", to}});
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
