#include "server/table_facts.hpp"

#include "table/news.hpp"

namespace paddock::server {

namespace {

constexpr std::string_view state_names[] = {"open", "running", "paused", "over"};

Json chair_json(const TableFacts& facts, Seat seat, SeatSet mine, Time now) {
    const Chair& chair = facts.document.at(seat);
    Json json{{"seat", table::seat_number(seat)}, {"name", chair.name}, {"pilot", name_of(chair.pilot)}};
    if (!chair.former.empty()) json["former"] = to_json(chair.former);
    if (chair.pilot == Pilot::bot) json["level"] = bots::name_of(chair.level);
    if (chair.absence && chair.absence->to > now)
        json["absence"] = {{"from", to_text(chair.absence->from).substr(0, 10)},
                           {"to", to_text(chair.absence->to - std::chrono::days{1}).substr(0, 10)}};
    json["mine"] = mine.contains(seat);
    json["here"] = chair.pilot == Pilot::bot || chair.pilot == Pilot::autopilot || facts.here.contains(seat);
    return json;
}

}  // namespace

Json to_json(const TableFacts& facts, SeatSet mine, bool host, Time now) {
    const TableDocument& document = facts.document;
    Json seats = Json::array();
    for (int i = 0; i < static_cast<int>(document.chairs.size()); ++i)
        seats.push_back(chair_json(facts, seat(i), mine, now));
    return {{"table", facts.id},
            {"state", state_names[static_cast<std::size_t>(facts.state)]},
            {"setup", facts.summary.setup},
            {"pace", to_json(document.pace)},
            {"host", table::seat_number(document.host)},
            {"hosting", host},
            {"seats", std::move(seats)},
            {"awaiting", table::seats_json(facts.summary.awaiting)},
            {"deadline", facts.deadline ? Json(to_text(*facts.deadline)) : Json(nullptr)},
            {"event_count", facts.summary.event_count},
            {"watching", {{"count", facts.crowd.heads}, {"names", facts.crowd.names}}},
            {"rematch", document.rematch ? Json(*document.rematch) : Json(nullptr)}};
}

std::string to_text(const MatchSummary& summary) {
    return table::line_of(Json{{"setup", summary.setup},
                               {"awaiting", table::seats_json(summary.awaiting)},
                               {"event_count", summary.event_count}});
}

std::optional<MatchSummary> read_summary(const std::string& text) {
    const auto parsed = table::JsonDocument::parse("", text);
    if (!parsed) return std::nullopt;
    MatchSummary summary;
    {
        table::JsonFields fields = parsed->root().fields();
        // Read again, because this keeps the order of its keys.
        if (fields.required("setup")) summary.setup = Json::parse(text)["setup"];
        for (const table::JsonReader& seat : fields.required("awaiting").items(0, max_seats))
            summary.awaiting.add(table::seat_of_number(seat.whole(1, max_seats)));
        constexpr std::int64_t most_events = std::int64_t{1} << 40;
        summary.event_count =
            static_cast<std::size_t>(fields.required("event_count").whole(std::int64_t{0}, most_events));
    }
    if (!parsed->errors().empty()) return std::nullopt;
    return summary;
}

std::optional<MatchSummary> kept_summary(store::Store& store, const store::TableRow& row) {
    const auto snapshot = store.snapshot(row.id);
    if (!snapshot || !*snapshot || (*snapshot)->n + 1 != row.lines) return std::nullopt;
    return read_summary((*snapshot)->text);
}

}  // namespace paddock::server
