#pragma once

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "server/loop_state.hpp"

namespace paddock::server {

// Somebody with messages that may wait.
class Flushable {
  public:
    virtual ~Flushable() = default;
    virtual void flush_now() = 0;
};

// Messages that nobody waits for are flushed at intervals: what follows in a moment leaves with them. At a busy table
// that is every second message to who only looks on.
class FlushTimer {
  public:
    static constexpr std::chrono::milliseconds interval{30};
    // Whoever joins is passed over once. So nobody waits longer than two intervals, which nobody sees.
    static constexpr std::chrono::milliseconds longest{2 * interval};

    explicit FlushTimer(const Executor& executor) : timer_(executor) {}

    // Flushes it in a while, should it still be there.
    void join(std::weak_ptr<Flushable> one) {
        if (fresh_.empty() && due_.empty()) start();
        fresh_.push_back(std::move(one));
    }

  private:
    void start() {
        timer_.expires_after(interval);
        timer_.async_wait([this](Error error) {
            if (!error) flush_due();
        });
    }
    void flush_due() {
        const auto due = std::exchange(due_, std::exchange(fresh_, {}));
        if (!due_.empty()) start();
        for (const auto& one : due)
            if (const auto here = one.lock()) here->flush_now();
    }

    Timer timer_;
    std::vector<std::weak_ptr<Flushable>> fresh_;
    std::vector<std::weak_ptr<Flushable>> due_;
};

}  // namespace paddock::server
