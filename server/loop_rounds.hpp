#pragma once

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "server/loop_shop.hpp"

namespace paddock::server {

// Somebody with messages that may wait.
class Unhurried {
  public:
    virtual ~Unhurried() = default;
    virtual void collect() = 0;
};

// Messages that nobody waits for are collected in rounds: what follows in a moment leaves with them. At a busy table
// that is every second message to who only looks on.
class Rounds {
  public:
    static constexpr std::chrono::milliseconds every{30};
    // Whoever joins is passed over once. So nobody waits longer than two rounds, which nobody sees.
    static constexpr std::chrono::milliseconds longest{2 * every};

    explicit Rounds(const Executor& executor) : timer_(executor) {}

    // Collects from it in a while, should it still be there.
    void join(std::weak_ptr<Unhurried> one) {
        if (fresh_.empty() && due_.empty()) set_out();
        fresh_.push_back(std::move(one));
    }

  private:
    void set_out() {
        timer_.expires_after(every);
        timer_.async_wait([this](Error error) {
            if (!error) go_round();
        });
    }
    void go_round() {
        const auto due = std::exchange(due_, std::exchange(fresh_, {}));
        if (!due_.empty()) set_out();
        for (const auto& one : due)
            if (const auto here = one.lock()) here->collect();
    }

    Timer timer_;
    std::vector<std::weak_ptr<Unhurried>> fresh_;
    std::vector<std::weak_ptr<Unhurried>> due_;
};

}  // namespace paddock::server
