#pragma once

#include <cstdint>

namespace paddock::draw {

// Scatters scenery the same way everywhere. Not for dice.
class Random {
  public:
    explicit Random(std::uint32_t seed) : state_(seed * 2654435769U + 0x9e3779b9U) {}

    // From 0 to just below 1.
    double share() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>((state_ >> 8U) & 0xFFFFU) / 65536.0;
    }
    double from(double low, double high) { return low + (high - low) * share(); }
    int below(int count) { return static_cast<int>(share() * count); }

  private:
    std::uint32_t state_;
};

}  // namespace paddock::draw
