#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/seat.hpp"
#include "engine/core/small_vector.hpp"
#include "engine/track/circuit.hpp"

// The words of the book as types.
namespace paddock::formula_d {

using track::Circuit;
using track::Lane;
using track::Space;
using track::SpaceId;
using track::SpaceSet;

inline constexpr int max_cars = 16;  // there is room for; how many a game allows: Terms::most_cars
inline constexpr int max_laps = 3;

// FD-WP-01.
enum class Gauge : std::uint8_t { tires, brakes, gearbox, body, engine, handling };
inline constexpr int gauge_count = 6;
inline constexpr std::array<Gauge, gauge_count> all_gauges{Gauge::tires, Gauge::brakes, Gauge::gearbox,
                                                           Gauge::body,  Gauge::engine, Gauge::handling};
inline constexpr std::array<Gauge, 5> gauges_but_tires{Gauge::brakes, Gauge::gearbox, Gauge::body, Gauge::engine,
                                                       Gauge::handling};

// Wear points by gauge.
struct Gauges {
    std::array<std::uint8_t, gauge_count> points{};

    constexpr std::uint8_t& operator[](Gauge gauge) { return points[static_cast<std::size_t>(gauge)]; }
    constexpr std::uint8_t operator[](Gauge gauge) const { return points[static_cast<std::size_t>(gauge)]; }
    constexpr int total() const {
        int sum = 0;
        for (const std::uint8_t p : points) sum += p;
        return sum;
    }
    constexpr bool operator==(const Gauges&) const = default;
};

enum class Gear : std::uint8_t { first = 1, second, third, fourth, fifth, sixth };
inline constexpr int gear_count = 6;
constexpr int number(Gear gear) { return static_cast<int>(gear); }
constexpr Gear gear(int number) { return static_cast<Gear>(number); }
// Gears jumped over when shifting down: 6→5 skips none, 6→2 skips three.
constexpr int gears_skipped(Gear from, Gear to) {
    return number(from) > number(to) ? number(from) - number(to) - 1 : 0;
}

enum class Compound : std::uint8_t { hard, soft, rain };
inline constexpr int compound_count = 3;

enum class Driver : std::uint8_t {
    none,  // a Formula 1 car
    li,
    marcellin,
    manson,
    owens,
    slivers,
    montfort,
    washington,
    matahi,
    tzarof,
    cadena,
};
inline constexpr int driver_count = 10;

enum class WeatherLine : std::uint8_t { unset, good, changeable, rain_changeable, rain };
// FD-WX-15; changeable weather is dry for tires too (FD-TIRE-14).
constexpr bool rains(WeatherLine line) { return line >= WeatherLine::rain_changeable; }
constexpr bool may_change(WeatherLine line) {
    return line == WeatherLine::changeable || line == WeatherLine::rain_changeable;
}

enum class Forecast : std::uint8_t { rain, changeable, good };  // what a roll on the circuit's chart says

enum class Step : std::uint8_t { ahead, left, right, pit };

// The steps of a move, two bits each. 48 steps are more than any die with every bonus.
class Path {
  public:
    static constexpr int capacity = 48;

    // Steps side by side, as a search adds them up: 32 in the first word, the rest in the second.
    struct Bits {
        std::uint64_t first = 0;
        std::uint32_t rest = 0;
    };
    // A step to the left that stands alone at its place; twice as much is one to the right.
    static constexpr Bits left_at(int i) {
        return i < 32 ? Bits{std::uint64_t{1} << (i * 2), 0} : Bits{0, std::uint32_t{1} << (i * 2 - 64)};
    }

    constexpr Path() = default;
    constexpr Path(const Bits& bits, int size)
        : words_{static_cast<std::uint32_t>(bits.first), static_cast<std::uint32_t>(bits.first >> 32U), bits.rest},
          size_(static_cast<std::uint32_t>(size)) {}

    constexpr int size() const { return static_cast<int>(size_); }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Step operator[](int i) const {
        return static_cast<Step>((words_[static_cast<std::size_t>(i >> 4)] >> ((i & 15) * 2)) & 3U);
    }
    constexpr void push_back(Step step) {
        assert(size_ < capacity);
        words_[size_ >> 4U] |= static_cast<std::uint32_t>(step) << ((size_ & 15U) * 2U);
        ++size_;
    }
    constexpr bool operator==(const Path&) const = default;

  private:
    // Sixteen bytes without a gap: they are copied hundreds at a time, and in one piece.
    std::array<std::uint32_t, 3> words_{};
    std::uint32_t size_ = 0;
};

enum class Status : std::uint8_t { racing, finished, out };

// Why a car is out.
enum class Cause : std::uint8_t { none, overshoot, missed_stops, blocked, body, engine, handling };

}  // namespace paddock::formula_d
