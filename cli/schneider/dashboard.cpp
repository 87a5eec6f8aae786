#include "cli/schneider/dashboard.hpp"

#include "cli/text.hpp"
#include "table/schneider/names.hpp"
#include "table/schneider/sentences.hpp"
#include "table/text.hpp"

namespace paddock::cli::schneider {

using namespace paddock::schneider;

namespace {

std::string card_text(const Schneider& game, const Json& name) {
    const auto id = name.is_string() ? card_named(name.get<std::string>()) : std::nullopt;
    return id ? table::schneider_card(game.card(*id), *id) : "?";
}

std::string cards_text(const Schneider& game, const Json& names) {
    std::vector<std::string> parts;
    for (const Json& name : names) parts.push_back(card_text(game, name));
    return parts.empty() ? "none" : joined(parts, ", ");
}

std::string plane_sign(int number) { return "[" + std::to_string(number) + "]"; }

// "cooling 1: D . ." for each component that holds a token.
std::string tiles_text(const Json& tiles) {
    std::vector<std::string> parts;
    for (const auto& [name, tile] : tiles.items()) {
        std::string tokens;
        bool any = false;
        for (const Json& token : member(tile, "tokens")) {
            any = any || token != "none";
            tokens += token == "damage" ? " D" : token == "alert" ? " A" : " .";
        }
        if (any) parts.push_back(name + tokens);
    }
    return parts.empty() ? "cockpit clear" : joined(parts, ", ");
}

std::string points_text(const Json& plane) {
    int points = whole_of(plane, "bonus");
    for (const int lap : wholes_of(plane, "lap_points")) points += lap;
    return table::counted(points, "point");
}

std::string markers_text(const Json& markers) {
    std::string text;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const int count = markers[i].is_number_integer() ? markers[i].get<int>() : 0;
        if (count > 0) text += " " + plane_sign(static_cast<int>(i) + 1) + " " + std::to_string(count);
    }
    return text;
}

}  // namespace

std::string order_line(const table::AnyMatch& match, const Json& position) {
    std::string text = "Lap " + std::to_string(whole_of(position, "lap")) + " of 3, round " +
                       std::to_string(whole_of(position, "round")) + ":";
    const Json& planes = member(position, "planes");
    for (const int seat : wholes_of(position, "order")) {
        const Json& plane = planes[static_cast<std::size_t>(seat - 1)];
        text += " " + plane_sign(seat) + " " + match.names()[static_cast<std::size_t>(seat - 1)] + " " +
                (text_of(plane, "square").empty() ? "crashed" : text_of(plane, "square"));
        if (flag_of(plane, "leading")) text += " in the wind";
        if (flag_of(plane, "drafting")) text += " drafting";
        text += ",";
    }
    text.back() = '.';
    return text;
}

// "[1] You, Italy, de Bernardi", as far as it is settled.
std::string who_flies(const table::AnyMatch& match, const Json& plane) {
    const int number = whole_of(plane, "seat");
    std::string text = plane_sign(number) + " " + match.names()[static_cast<std::size_t>(number - 1)];
    const std::string nation = text_of(plane, "nation");
    if (nation != "none") text += ", " + (nation == "usa" ? std::string("USA") : table::capitalised(nation));
    for (const auto& [key, pilot] : table::schneider_names::pilots) {
        if (pilot != Pilot::none && key == text_of(plane, "pilot"))
            text += ", " + std::string(table::schneider_names::pilot_title(pilot));
    }
    return text;
}

std::string cockpit_line(const table::AnyMatch& match, const Json& plane) {
    std::vector<std::string> parts{who_flies(match, plane)};
    const bool expert =
        text_of(member(match.setup(), "options"), "cockpit") == "expert" && !flag_of(plane, "autopilot");
    parts.push_back(expert ? tiles_text(member(plane, "tiles"))
                           : "DAMAGE " + std::to_string(whole_of(plane, "gauge")) + " of 4");
    parts.push_back("bag " + std::to_string(whole_of(plane, "bag_damage")) + " DAMAGE " +
                    std::to_string(whole_of(plane, "bag_alert")) + " ALERT");
    if (member(plane, "purse").is_number()) parts.push_back(std::to_string(whole_of(plane, "purse")) + " AIRCOINS");
    parts.push_back(points_text(plane));
    const Json& bet = member(plane, "bet");
    if (bet.is_object()) {
        const int on = whole_of(bet, "on");
        parts.push_back("bet on slot " + text_of(bet, "slot") + (on > 0 ? ": " + plane_sign(on) : ""));
    }
    if (!member(plane, "permanents").empty()) {
        std::vector<std::string> names;
        for (const Json& name : member(plane, "permanents")) names.push_back(name.get<std::string>());
        parts.push_back(joined(names, ", "));
    }
    return joined(parts, " · ");
}

std::string hand_line(const Schneider& game, const Json& plane) {
    std::string text = "Hand: " + cards_text(game, member(plane, "hand"));
    text += " · deck " + std::to_string(member(plane, "unseen").size());
    if (!member(plane, "under").empty()) text += ", then " + cards_text(game, member(plane, "under"));
    return text + " · played " + std::to_string(member(plane, "pile").size());
}

std::vector<std::string> year_lines(const Schneider& game, const Json& position) {
    const Json& year = member(position, "year");
    std::vector<std::string> lines;
    lines.push_back("Development year: month " + std::to_string(whole_of(year, "calendar")) + " of 12 · in the bag " +
                    std::to_string(whole_of(year, "bag_time")) + " TIME" + markers_text(member(year, "bag")));
    int place = 0;
    for (const Json& entry : member(year, "track")) {
        ++place;
        const auto id = card_named(text_of(entry, "card"));
        if (!id) continue;
        lines.push_back("card " + std::to_string(place) + "  " + card_text(game, member(entry, "card")) + ", cost " +
                        std::to_string(game.card(*id).cost) + markers_text(member(entry, "markers")));
    }
    lines.push_back("spying  " + cards_text(game, member(year, "spying")) + markers_text(member(year, "spies")));
    return lines;
}

}  // namespace paddock::cli::schneider
