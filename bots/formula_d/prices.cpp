#include "bots/formula_d/prices.hpp"

#include <algorithm>

namespace paddock::bots::formula_d {
namespace {

// Points a car loses in a lap of ordinary traffic, in thousandths.
constexpr int losses_per_lap(Gauge gauge, bool danger_zone) {
    switch (gauge) {
        case Gauge::body: return 350;
        case Gauge::engine: return 150;
        case Gauge::handling: return danger_zone ? 500 : 200;
        default: return 0;
    }
}

// e^−x by its series, so that every machine gets the same number.
constexpr double decay(double x) {
    double term = 1;
    double sum = 1;
    for (int i = 1; i < 20; ++i) {
        term *= x / i;
        sum += term;
    }
    return 1 / sum;
}

}  // namespace

// Losses come one by one at an even rate: a point is as dear as the chance that exactly the
// remaining ones will be lost as well.
VitalPrices::VitalPrices(const Prices& prices, bool danger_zone) {
    for (const Gauge gauge : {Gauge::body, Gauge::engine, Gauge::handling}) {
        for (int laps = 0; laps <= max_laps + 1; ++laps) {
            const double mean = losses_per_lap(gauge, danger_zone) * laps / 1000.0;
            double chance = decay(mean);
            Row& row = prices_[static_cast<std::size_t>(gauge)][static_cast<std::size_t>(laps)];
            row[1] = prices.out;
            for (int left = 2; left < most_points; ++left) {
                chance *= mean / (left - 1);
                row[static_cast<std::size_t>(left)] = static_cast<int>(prices.out * chance);
            }
        }
    }
}

int VitalPrices::of(Gauge gauge, int left, int laps) const {
    const int lap = std::clamp(laps, 0, max_laps + 1);
    const int points = std::clamp(left, 1, most_points - 1);
    return prices_[static_cast<std::size_t>(gauge)][static_cast<std::size_t>(lap)][static_cast<std::size_t>(points)];
}

}  // namespace paddock::bots::formula_d
