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
    int connections_an_address = 2'500;
    int sockets_a_session = 20;
    int sockets_of_strangers = 200;  // without a session, from one address
    int messages_a_second = 20;
    int messages_at_once = 40;
    int made_a_minute = 60;  // tables, accounts, sessions, from one address
    int acts_a_minute = 20;  // of one seat, or of the host: pauses, absences, talk …
    int acts_at_once = 40;
    std::size_t unsent = std::size_t{1} << 20;  // bytes that may wait for a slow reader
    std::chrono::seconds request_time{30};
    std::chrono::seconds ping_every{30};
};

// Lets through so many a second on the average, and so many at once.
class TokenBucket {
  public:
    TokenBucket(double a_second, double at_once, Steady now)
        : a_second_(a_second), at_once_(at_once), tokens_(at_once), last_(now) {}

    bool take(Steady now, double price = 1) {
        tokens_ = refilled(now);
        last_ = now;
        if (tokens_ < price) return false;
        tokens_ -= price;
        return true;
    }
    bool full(Steady now) const { return refilled(now) >= at_once_; }
    // Whole seconds until the next one is let through.
    int wait(double price = 1) const { return static_cast<int>((price - tokens_) / a_second_) + 1; }

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

// Who has one address of the sixth version has a whole network of them: "2001:db8:1:2::7" → "2001:db8:1:2".
inline std::string network_of(const std::string& address) {
    std::size_t end = 0;
    for (int parts = 0; parts < 4; ++parts) {
        end = address.find(':', end == 0 ? 0 : end + 1);
        if (end == std::string::npos || address.compare(end, 2, "::") == 0) break;
    }
    return address.substr(0, end);
}

// A bucket for each address. Those that are full again are forgotten.
class Throttle {
  public:
    explicit Throttle(int a_minute) : a_minute_(a_minute) {}

    // 0 when it is let through, else the seconds to wait.
    int take(const std::string& address, Steady now) {
        if (buckets_.size() >= most_known) buckets_.clear();  // rather than lock anybody out
        const double many = a_minute_;
        auto [found, fresh] = buckets_.try_emplace(network_of(address), many / 60, many, now);
        return found->second.take(now) ? 0 : found->second.wait();
    }
    void forget(Steady now) {
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
    }

  private:
    static constexpr std::size_t most_known = 100'000;

    int a_minute_;
    std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace paddock::server
