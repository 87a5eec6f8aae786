#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/core/seat.hpp"
#include "store/rows.hpp"
#include "table/words.hpp"

namespace paddock::server {

using Text = std::shared_ptr<const std::string>;

// What nobody waits for may leave together with what follows a moment later.
enum class Haste : std::uint8_t { now, soon };

// Somebody who follows a table through a socket.
class Watcher {
  public:
    Watcher() = default;
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    virtual ~Watcher() = default;

    virtual void send(Text text, Haste haste) = 0;
    virtual void close(std::string why) = 0;

    std::optional<store::Hash> session;
    SeatSet seats;      // its own; none: a spectator
    bool host = false;  // of this table
    std::string name;   // of its account; "": nobody knows it
    table::Language language = table::Language::english;
    bool offers = true;  // wants to be told its answers, and does not work them out itself
};

}  // namespace paddock::server
