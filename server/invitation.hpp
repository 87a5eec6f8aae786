#pragma once

#include <chrono>
#include <string>

#include "server/clock.hpp"
#include "store/rows.hpp"

namespace paddock::server {

// How long an invitation holds.
inline constexpr std::chrono::days key_lasts{90};

// Adds a new key to what is written; whoever brings it to /t/TABLE#KEY has the seat. Seat::nobody is the chair of
// the host.
std::string invite(store::Change& change, const std::string& table, Seat seat, Time now);

}  // namespace paddock::server
