#pragma once

#include <cstdint>
#include <string>

#include "store/store.hpp"

namespace paddock::server {

// What is counted. Touched on the thread of the rooms only.
struct Metrics {
    std::uint64_t requests = 0;
    std::uint64_t refusals = 0;
    std::uint64_t failures = 0;  // answers with 5xx
    std::uint64_t messages = 0;  // from sockets
    std::uint64_t answers = 0;   // taken, from persons, bots and clocks
    std::uint64_t bot_answers = 0;
    std::uint64_t clock_answers = 0;
    std::uint64_t tables_made = 0;
    std::uint64_t loads = 0;  // rooms taken up from the store
    std::uint64_t connections = 0;
    std::uint64_t sockets = 0;
    std::uint64_t rooms = 0;
};

// Prometheus' text.
std::string to_text(const Metrics& metrics, const store::Counters& store);

}  // namespace paddock::server
