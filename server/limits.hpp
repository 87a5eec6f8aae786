#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>

#include "server/clock.hpp"

namespace paddock::server {

// What one client may ask for; docs/protocol.md, Limits.
struct Limits {
    std::size_t body = std::size_t{64} << 10;
    std::size_t header = std::size_t{16} << 10;
    std::size_t message = std::size_t{16} << 10;  // on a socket
    int connections = 10'000;
    int sockets_a_session = 20;
    int messages_a_second = 20;
    int messages_at_once = 40;
    int made_a_minute = 60;                     // tables, accounts, sessions, from one address
    std::size_t unsent = std::size_t{1} << 20;  // bytes that may wait for a slow reader
    std::chrono::seconds request_time{30};
    std::chrono::seconds ping_every{30};
};

// Lets through so many a second on the average, and so many at once.
class TokenBucket {
  public:
    TokenBucket(double a_second, double at_once, Steady now)
        : a_second_(a_second), at_once_(at_once), tokens_(at_once), last_(now) {}

    bool take(Steady now) {
        tokens_ = refilled(now);
        last_ = now;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }
    bool full(Steady now) const { return refilled(now) >= at_once_; }
    // Whole seconds until the next one is let through.
    int wait() const { return static_cast<int>((1 - tokens_) / a_second_) + 1; }

  private:
    double refilled(Steady now) const {
        const double seconds = std::chrono::duration<double>(now - last_).count();
        return std::min(at_once_, tokens_ + std::max(0.0, seconds) * a_second_);
    }

    double a_second_;
    double at_once_;
    double tokens_;
    Steady last_;
};

// A bucket for each address. Those that are full again are forgotten.
class Throttle {
  public:
    explicit Throttle(int a_minute) : a_minute_(a_minute) {}

    // 0 when it is let through, else the seconds to wait.
    int take(const std::string& address, Steady now) {
        if (buckets_.size() > 10'000) forget(now);
        const double many = a_minute_;
        auto [found, fresh] = buckets_.try_emplace(address, many / 60, many, now);
        return found->second.take(now) ? 0 : found->second.wait();
    }
    void forget(Steady now) {
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
    }

  private:
    int a_minute_;
    std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace paddock::server
