#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/seat.hpp"

namespace paddock {

// What a roll is for, as "collision". Always a string literal.
struct Purpose {
    const char* text = "";
    constexpr std::string_view view() const { return text; }
    constexpr bool operator==(const Purpose& other) const { return view() == other.view(); }
};

// One random outcome the rules ask for: a die, a drawn card, a token from a bag. The outcomes are
// the whole numbers first … first + count − 1; `weights` gives their shares, or nothing when all
// are equally likely. `ends` marks bands of outcomes the rules treat alike: bit i is set when
// outcome i is the last of its band, so that exact odds need one try a band, not one a face.
// Outcomes from number 63 on are always bands of their own.
struct Chance {
    Purpose purpose;
    Seat seat = Seat::nobody;
    int first = 1;
    int count = 1;
    std::span<const std::uint8_t> weights = {};
    std::uint64_t ends = ~std::uint64_t{0};

    constexpr int last() const { return first + count - 1; }
    constexpr int weight(int outcome) const {
        return weights.empty() ? 1 : weights[static_cast<std::size_t>(outcome - first)];
    }
    constexpr int total_weight() const {
        if (weights.empty()) return count;
        int total = 0;
        for (const std::uint8_t weight : weights) total += weight;
        return total;
    }
    constexpr bool ends_band(int outcome) const {
        const int i = outcome - first;
        return i >= 63 || outcome == last() || ((ends >> i) & 1U) != 0;
    }
};

// Where outcomes come from: a committed seed, a fast generator, a script, a record, dice rolled
// by hand, every outcome in turn. The engine owns none.
class Rolls {
  public:
    // An outcome between chance.first and chance.last().
    virtual int roll(const Chance& chance) = 0;

  protected:
    ~Rolls() = default;
};

}  // namespace paddock
