#include "cli/schneider/dashboard.hpp"

#include "cli/text.hpp"
#include "table/schneider/sentences.hpp"
#include "table/text.hpp"

namespace paddock::cli::schneider {

using namespace paddock::schneider;

namespace {

std::string card_text(const Schneider& game, const Json& name) {
    const auto id = name.is_string() ? card_named(name.get<std::string>()) : std::nullopt;
    return id ? table::schneider_card(game.card(*id), *id) : "?";
}

std::string cards_text(const Schneider& game, const Json& names, const table::Words& words) {
    std::vector<std::string> parts;
    for (const Json& name : names) parts.push_back(card_text(game, name));
    return parts.empty() ? words.say("dash.none") : joined(parts, ", ");
}

std::string plane_sign(int number) { return "[" + std::to_string(number) + "]"; }

// "cooling 1: D . ." for each component that holds a token.
std::string tiles_text(const Json& tiles, const table::Words& words) {
    std::vector<std::string> parts;
    for (const auto& [name, tile] : tiles.items()) {
        std::string tokens;
        bool any = false;
        for (const Json& token : member(tile, "tokens")) {
            any = any || token != "none";
            tokens += token == "damage" ? " D" : token == "alert" ? " A" : " .";
        }
        if (any) parts.push_back(table::lower_first(words.say("component." + name)) + tokens);
    }
    return parts.empty() ? words.say("dash.clear") : joined(parts, ", ");
}

std::string points_text(const Json& plane, const table::Words& words) {
    int points = whole_of(plane, "bonus");
    for (const int lap : wholes_of(plane, "lap_points")) points += lap;
    return words.say("points", {{"n", points}});
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

std::string order_line(const table::AnyMatch& match, const Json& position, const table::Words& words) {
    std::string text =
        words.say("when.lap", {{"lap", whole_of(position, "lap")}, {"round", whole_of(position, "round")}}) + ":";
    const Json& planes = member(position, "planes");
    for (const int seat : wholes_of(position, "order")) {
        const Json& plane = planes[static_cast<std::size_t>(seat - 1)];
        text += " " + plane_sign(seat) + " " + match.names()[static_cast<std::size_t>(seat - 1)] + " " +
                (text_of(plane, "square").empty() ? words.say("mark.crash") : text_of(plane, "square"));
        if (flag_of(plane, "leading")) text += " " + words.say("mark.lead");
        if (flag_of(plane, "drafting")) text += " " + words.say("mark.draft");
        text += ",";
    }
    text.back() = '.';
    return text;
}

// "[1] You, Italy, de Bernardi", as far as it is settled.
std::string who_flies(const table::AnyMatch& match, const Json& plane, const table::Words& words) {
    const int number = whole_of(plane, "seat");
    std::string text = plane_sign(number) + " " + match.names()[static_cast<std::size_t>(number - 1)];
    const std::string nation = text_of(plane, "nation");
    if (nation != "none") text += ", " + words.say("nation." + nation);
    const std::string pilot = text_of(plane, "pilot");
    return pilot.empty() || pilot == "none" ? text : text + ", " + words.say("pilot." + pilot);
}

std::string cockpit_line(const table::AnyMatch& match, const Json& plane, const table::Words& words) {
    std::vector<std::string> parts{who_flies(match, plane, words)};
    const bool expert =
        text_of(member(match.setup(), "options"), "cockpit") == "expert" && !flag_of(plane, "autopilot");
    parts.push_back(expert ? tiles_text(member(plane, "tiles"), words)
                           : words.say("dash.damage", {{"n", whole_of(plane, "gauge")}}));
    parts.push_back(
        words.say("dash.bag", {{"damage", whole_of(plane, "bag_damage")}, {"alert", whole_of(plane, "bag_alert")}}));
    if (member(plane, "purse").is_number()) parts.push_back(std::to_string(whole_of(plane, "purse")) + " AIRCOINS");
    parts.push_back(points_text(plane, words));
    const Json& bet = member(plane, "bet");
    if (bet.is_object()) {
        const int on = whole_of(bet, "on");
        parts.push_back(words.say("dash.bet", {{"slot", text_of(bet, "slot")}}) +
                        (on > 0 ? ": " + plane_sign(on) : ""));
    }
    if (!member(plane, "permanents").empty()) {
        std::vector<std::string> names;
        for (const Json& name : member(plane, "permanents")) names.push_back(name.get<std::string>());
        parts.push_back(joined(names, ", "));
    }
    return joined(parts, " · ");
}

std::string hand_line(const Schneider& game, const Json& plane, const table::Words& words) {
    const auto count = [&](std::string_view key) { return static_cast<int>(member(plane, key).size()); };
    std::string text = words.say("dash.hand", {{"cards", cards_text(game, member(plane, "hand"), words)}});
    text += " · " + words.say("dash.deck", {{"n", count("unseen")}});
    if (count("under") > 0)
        text += ", " + words.say("dash.under", {{"cards", cards_text(game, member(plane, "under"), words)}});
    return text + " · " + words.say("dash.played", {{"n", count("pile")}});
}

std::vector<std::string> year_lines(const Schneider& game, const Json& position, const table::Words& words) {
    const Json& year = member(position, "year");
    std::vector<std::string> lines;
    lines.push_back(
        words.say("dash.year", {{"month", whole_of(year, "calendar")}, {"time", whole_of(year, "bag_time")}}) +
        markers_text(member(year, "bag")));
    int place = 0;
    for (const Json& entry : member(year, "track")) {
        ++place;
        const auto id = card_named(text_of(entry, "card"));
        if (!id) continue;
        lines.push_back(words.say("dash.card", {{"n", place}}) + "  " + card_text(game, member(entry, "card")) + ", " +
                        words.say("year.cost", {{"n", game.card(*id).cost}}) + markers_text(member(entry, "markers")));
    }
    lines.push_back(words.say("dash.spying") + "  " + cards_text(game, member(year, "spying"), words) +
                    markers_text(member(year, "spies")));
    return lines;
}

}  // namespace paddock::cli::schneider
