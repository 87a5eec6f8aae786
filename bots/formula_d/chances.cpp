#include "bots/formula_d/chances.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::bots::formula_d {
namespace {

// Measured in club races: the luck of one more turn, and what is left of it at the very end.
constexpr double variance_per_turn = 0.06;
constexpr double least_variance = 0.1;

double spread_of(double turns) { return std::sqrt(variance_per_turn * std::max(turns, 0.0) + least_variance); }

// The normal distribution as a table: additions and multiplications are the same on every machine,
// library functions are not.
class Normal {
  public:
    constexpr Normal() {
        double sum = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            cells_[i] = sum;
            sum += density(start + (static_cast<double>(i) + 0.5) * step) * step;
        }
        for (double& cell : cells_) cell /= sum;
    }
    constexpr double below(double x) const {
        const double place = std::clamp((x - start) / step, 0.0, static_cast<double>(cells_.size() - 1));
        const auto i = static_cast<std::size_t>(place);
        const double rest = place - static_cast<double>(i);
        return i + 1 < cells_.size() ? cells_[i] + rest * (cells_[i + 1] - cells_[i]) : 1.0;
    }

  private:
    static constexpr double start = -4;
    static constexpr double step = 1.0 / 32;
    // (1 − x²/2n)ⁿ comes near e^(−x²/2), up to a factor that cancels.
    static constexpr double density(double x) {
        double y = std::max(0.0, 1 - x * x / 2 / 1024);
        for (int i = 0; i < 10; ++i) y *= y;
        return y;
    }
    std::array<double, 257> cells_{};
};

constexpr Normal normal;

struct Point {
    double at, weight;
};
// Gauss–Hermite: seven points stand for a normal distribution.
constexpr std::array<Point, 7> points{{{-3.750439717725742, 0.0005482688559722},
                                       {-2.366759410734541, 0.0307571239675865},
                                       {-1.154405394739968, 0.2401231786050127},
                                       {0.0, 0.4571428571428571},
                                       {1.154405394739968, 0.2401231786050127},
                                       {2.366759410734541, 0.0307571239675865},
                                       {3.750439717725742, 0.0005482688559722}}};

}  // namespace

double win_chance(const Field& field, int car) {
    const auto me = static_cast<std::size_t>(car);
    const double mine = field.turns[me];
    double chance = 0;
    for (const Point& point : points) {
        const double finish = mine + point.at * spread_of(mine);
        double ahead = point.weight;
        for (std::size_t i = 0; i < static_cast<std::size_t>(field.cars); ++i) {
            if (i == me || !field.running[i]) continue;
            ahead *= 1 - normal.below((finish - field.turns[i]) / spread_of(field.turns[i]));
        }
        chance += ahead;
    }
    return chance;
}

std::array<double, max_cars> stakes(Field field, int car) {
    constexpr double little = 0.25;
    constexpr double hopeless = 0.004;  // of a chance a turn: then the own time is all that counts
    std::array<double, max_cars> stakes{};
    const auto slope = [&](std::size_t i) {
        const double turns = field.turns[i];
        field.turns[i] = turns + little;
        const double slower = win_chance(field, car);
        field.turns[i] = turns - little;
        const double faster = win_chance(field, car);
        field.turns[i] = turns;
        return (slower - faster) / (2 * little);
    };
    const double own = std::max(-slope(static_cast<std::size_t>(car)), hopeless);
    for (std::size_t i = 0; i < static_cast<std::size_t>(field.cars); ++i) {
        if (field.running[i] && static_cast<int>(i) != car) stakes[i] = std::clamp(slope(i) / own, 0.0, 1.0);
    }
    stakes[static_cast<std::size_t>(car)] = 1;
    return stakes;
}

}  // namespace paddock::bots::formula_d
