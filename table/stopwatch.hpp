#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.hpp"

namespace paddock::table {

// Seconds since 1970 of a time as records hold it, "2026-05-01T20:15:00Z"; parts of a second are left out.
// Nothing for any other text.
std::optional<std::int64_t> seconds_of(std::string_view time);

// The stopwatch of a lap against the clock. It is read off the times that stand in the record, so that a match
// taken up again goes on with it. It stands still while the match is paused.
class Stopwatch {
  public:
    // To be called after every step: who drives against the clock now, and the time of that step.
    void note(Seat on_the_clock, std::string_view at);
    // A match that is paused already, or not at all, stays so.
    void pause(std::string_view at);
    void resume(std::string_view at);
    // How long the lap under way has lasted at this time; nothing when a time it depends on is unknown.
    std::optional<std::int64_t> seconds(std::string_view at) const;
    Seat seat() const { return seat_; }  // whose lap it is
    bool runs() const { return !is_paused_; }

  private:
    Seat seat_ = Seat::nobody;
    std::optional<std::int64_t> began_;  // later by all the time the match was paused since
    std::optional<std::int64_t> paused_;
    bool is_paused_ = false;
};

}  // namespace paddock::table
