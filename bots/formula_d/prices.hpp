#pragma once

#include <array>

#include "engine/formula_d/vocabulary.hpp"

namespace paddock::bots::formula_d {

using namespace paddock::formula_d;

// Values and prices are whole numbers of ticks, so that bots decide alike on every machine.
inline constexpr int turn = 256;

// What wear is worth where the value table does not count it exactly.
struct Prices {
    int out = 4 * turn;           // being out of the race, on top of the turns not driven
    int space = turn * 15 / 100;  // of a lap: the turns not driven
    int brake = turn * 35 / 100;  // a point spent, where the table does not count them
    int gearbox = turn / 5;
    int engine = turn;  // a lost point, on average
    int handling = turn;
    int body = turn / 2;
};

// The price of the next point lost of a gauge that ruins the car at nothing: the risk that the
// rest of the race takes the others too.
class VitalPrices {
  public:
    // `danger_zone`: the circuit has red spaces, and they are active.
    VitalPrices(const Prices& prices, bool danger_zone);

    // `left`: points before the loss; `laps` still to drive, the one under way included.
    int of(Gauge gauge, int left, int laps) const;

  private:
    static constexpr int most_points = 8;
    using Row = std::array<int, most_points>;
    std::array<std::array<Row, max_laps + 2>, gauge_count> prices_{};
};

}  // namespace paddock::bots::formula_d
