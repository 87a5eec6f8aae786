#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/table_document.hpp"
#include "store/store.hpp"

// What is told of a table (docs/protocol.md, "table").
namespace paddock::server {

// What the course of a match adds to the document of its table. The store keeps it beside tables nobody plays at,
// so that they need not be replayed to be listed.
struct MatchSummary {
    Json setup;  // complete: every option with its value
    SeatSet awaiting;
    std::size_t event_count = 0;
};

std::string to_text(const MatchSummary& summary);
// Nothing when the text is none of ours.
std::optional<MatchSummary> read_summary(const std::string& text);
// What the store has of a match that stands where its record ends.
std::optional<MatchSummary> kept_summary(store::Store& store, const store::TableRow& row);

// Who looks on without a seat.
struct Crowd {
    int heads = 0;
    std::vector<std::string> names;  // of those who have one, each once
};

struct TableFacts {
    const std::string& id;
    store::TableState state = store::TableState::open;
    const TableDocument& document;
    MatchSummary summary;
    std::optional<Time> deadline = {};
    SeatSet here = {};  // persons with an open socket
    Crowd crowd = {};
};

// As a session sees it that holds these seats.
Json to_json(const TableFacts& facts, SeatSet mine, bool host, Time now);

}  // namespace paddock::server
