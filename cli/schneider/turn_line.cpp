#include "cli/schneider/turn_line.hpp"

#include <algorithm>

#include "cli/json_reading.hpp"

namespace paddock::cli::schneider {

using table::Told;

namespace {

std::string kind_of(const Told& told) { return text_of(told.json, "event"); }

// What happens within somebody's turn, or follows a marker.
constexpr std::string_view within[] = {
    "cards-drawn",    "card-seen",    "card-laid",     "bet-placed",    "bet-named",        "card-played",
    "throttled-back", "bonus-gained", "coins-gained",  "coins-paid",    "speed-set",        "way-taken",
    "flew",           "pushed-on",    "oversped",      "draw-ignored",  "token-drawn",      "token-placed",
    "token-returned", "crashed",      "dropped-back",  "card-put-away", "card-named",       "marker-placed",
    "card-taken",     "card-shown",   "card-replaced", "card-on-offer", "markers-returned", "level-raised",
    "bag-changed",    "markers-set"};

std::string sign(int seat) { return "[" + std::to_string(seat) + "]"; }

// One event in a few words: its sentence without "Ada (France) " and the full stop. Nothing for what another event says
// better.
std::string fragment(const table::AnyMatch& match, const Told& told, const table::Words& words) {
    const std::string kind = kind_of(told);
    if (kind == "turn-began" || kind == "speed-set" || kind == "cards-drawn" || kind == "card-put-away" ||
        kind == "marker-drawn")
        return "";
    std::string text = told.sentence;
    const Seat seat = table::seat_of_number(whole_of(told.json, "seat"));
    const std::string who = table::capitalised(match.called(seat, words)) + " ";
    if (text.starts_with(who)) text.erase(0, who.size());
    if (text.ends_with(".")) text.pop_back();
    return text;
}

}  // namespace

bool begins_line(const Told& told) {
    return std::find(std::begin(within), std::end(within), kind_of(told)) == std::end(within);
}

std::string turn_line(const table::AnyMatch& match, std::span<const Told> events, const table::Words& words) {
    int seat = 0;
    for (const Told& told : events) seat = seat == 0 ? whole_of(told.json, "seat") : seat;
    std::string line;
    for (const Told& told : events) {
        std::string piece = fragment(match, told, words);
        if (piece.empty()) continue;
        const int whose = whole_of(told.json, "seat");
        if (whose != seat && whose != 0) piece = sign(whose) + " " + piece;
        line += (line.empty() ? "" : ", ") + piece;
    }
    if (line.empty() || seat == 0) return line;
    return sign(seat) + " " + match.names()[static_cast<std::size_t>(seat - 1)] + ": " + line;
}

std::size_t most_notable(std::span<const Told> events) {
    constexpr std::string_view by_weight[] = {"crashed",  "token-placed", "token-drawn",
                                              "oversped", "card-taken",   "flew"};
    for (const std::string_view wanted : by_weight) {
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (kind_of(events[i]) == wanted) return i;
        }
    }
    return 0;
}

bool harms(const Told& told) {
    const std::string kind = kind_of(told);
    return kind == "crashed" || kind == "oversped" || kind == "pushed-on" ||
           (kind == "token-drawn" && text_of(told.json, "token") == "damage");
}

}  // namespace paddock::cli::schneider
