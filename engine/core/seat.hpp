#pragma once

#include <bit>
#include <cstdint>

namespace paddock {

// A place at the table, 0…n−1. `nobody` is the bank, the referee, a spectator.
enum class Seat : std::uint8_t { nobody = 0xff };

constexpr int number(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat(int number) { return static_cast<Seat>(number); }

inline constexpr int max_seats = 16;

// A set of seats, walked from the lowest number up.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) : bits_(1U << number(seat)) {}
    static constexpr SeatSet first(int count) { return SeatSet{(1U << count) - 1U}; }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Seat seat) const { return seat != Seat::nobody && ((bits_ >> number(seat)) & 1U) != 0; }
    constexpr void add(Seat seat) { bits_ |= 1U << number(seat); }
    constexpr void remove(Seat seat) { bits_ &= ~(1U << number(seat)); }
    constexpr Seat lowest() const { return bits_ == 0 ? Seat::nobody : paddock::seat(std::countr_zero(bits_)); }
    constexpr bool operator==(const SeatSet&) const = default;

    class Iterator {
      public:
        constexpr explicit Iterator(std::uint32_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return paddock::seat(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1U;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint32_t bits_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

  private:
    constexpr explicit SeatSet(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};

}  // namespace paddock
