#pragma once

#include <cstddef>

#include "table/any_match.hpp"

// What one seat, or a spectator, is told of a match: the same value from a server and from a table in the
// browser. docs/protocol.md describes it.
namespace paddock::table {

// Everything from event number `since` on, what the viewer sees now, and what it is asked. Made from what
// the viewer may know alone. A `since` beyond the last event counts as the last.
Json news(const AnyMatch& match, Seat viewer, std::size_t since);

// The parts of it that may be wanted alone.
Json asked_json(const AnyMatch& match, Seat viewer);  // null when nothing is asked of the viewer
Json events_json(const AnyMatch& match, Seat viewer, std::size_t since);
Json seats_json(SeatSet seats);  // [1, 3]
Json to_json(const Offer& offer);

}  // namespace paddock::table
