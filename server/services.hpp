#pragma once

#include "server/async_writer.hpp"
#include "server/clock.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/workers.hpp"
#include "table/library.hpp"
#include "table/seed.hpp"

namespace paddock::server {

// What the rooms lean on. All of it outlives them.
struct Services {
    store::Store& store;
    AsyncWriter& writer;
    Workers& workers;
    const table::Library& library;
    const Clock& clock;
    Log& log;
    Metrics& metrics;
    table::Seed (*draw_seed)() = table::random_seed;  // of matches that begin
    bool writes_letters = false;                      // people at slow tables are told by mail
};

}  // namespace paddock::server
