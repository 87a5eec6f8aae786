#include "cli/yardstick.hpp"

#include <array>

#include "cli/bench_tools.hpp"

namespace paddock::cli {

namespace {

constexpr int waves = 1000;
constexpr int rows = 140;
constexpr int lanes = 3;
constexpr std::size_t stones = 40;

// Three lanes around: from every square one goes on to the next row, in the same lane or one beside it.
class Ring {
  public:
    explicit Ring(table::FastRolls& rolls) {
        for (std::size_t i = 0; i < stones; ++i) blocked_[drawn(rolls)] = true;
    }

    static std::size_t drawn(table::FastRolls& rolls) { return static_cast<std::size_t>(rolls.below(rows * lanes)); }

    // Squares reached from one in so many steps; each is counted once a step.
    std::uint64_t wave(std::size_t from, int steps) {
        std::array<std::size_t, lanes> front{from};
        std::size_t size = 1;
        std::uint64_t squares = 0;
        for (int step = 0; step < steps; ++step) {
            std::array<std::size_t, lanes> next{};
            std::size_t reached = 0;
            ++wave_;
            for (std::size_t i = 0; i < size; ++i) {
                const std::size_t lane = front[i] % lanes;
                const std::size_t row = (front[i] / lanes + 1) % rows * lanes;
                for (std::size_t to = lane - (lane > 0 ? 1 : 0); to <= lane + 1 && to < lanes; ++to) {
                    if (blocked_[row + to] || seen_[row + to] == wave_) continue;
                    seen_[row + to] = wave_;
                    next[reached++] = row + to;
                }
            }
            front = next;
            size = reached;
            squares += reached;
        }
        return squares;
    }

  private:
    std::array<bool, std::size_t{rows} * lanes> blocked_{};
    std::array<std::uint32_t, std::size_t{rows} * lanes> seen_{};
    std::uint32_t wave_ = 0;
};

}  // namespace

Yardstick lay_yardstick() {
    table::FastRolls rolls{1};
    Ring ring{rolls};
    Yardstick yardstick;
    const double begun = thread_time();
    for (int i = 0; i < waves; ++i) {
        const std::size_t from = Ring::drawn(rolls);
        yardstick.squares += ring.wave(from, 1 + rolls.below(7));
    }
    yardstick.ns_per_wave = (thread_time() - begun) / waves;
    keep(&yardstick);
    return yardstick;
}

}  // namespace paddock::cli
