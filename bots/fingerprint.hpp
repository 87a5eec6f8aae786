#pragma once

#include <cstdint>

namespace paddock::bots {

// A number that is the same for the same things added in the same order: what a bot draws from it repeats itself.
class Fingerprint {
  public:
    void add(std::uint64_t value) { hash_ = (hash_ ^ value) * 0x100000001b3U; }
    std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0x9e3779b97f4a7c15U;
};

}  // namespace paddock::bots
