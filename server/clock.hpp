#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "store/rows.hpp"

namespace paddock::server {

using store::Time;
using Steady = std::chrono::steady_clock::time_point;

// Where time comes from. Deadlines of days go by the clock on the wall and are kept; clocks of seconds go by
// the steady one, which nobody can set.
class Clock {
  public:
    virtual ~Clock() = default;
    virtual Time now() const { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }
    virtual Steady steady() const { return std::chrono::steady_clock::now(); }
};

// "2026-11-16T09:00:00Z"
std::string to_text(Time time);
// "2026-11-16": the beginning of that day.
std::optional<Time> parse_date(std::string_view text);

}  // namespace paddock::server
