#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/any_match.hpp"
#include "table/every_roll.hpp"

namespace paddock::table {

// Adds up the ways a choice can turn out: for each measured thing (end space, tires lost, …) the
// share of each of its values, in all and for each outcome of the first roll. Match fills it; see
// docs/json.md for the result.
class OddsTally {
  public:
    OddsTally(Seat seat, std::size_t measures, const OddsLimits& limits)
        : seat_(seat), limits_(limits), unrolled_(measures) {}

    Seat seat() const { return seat_; }
    // The first roll after the choice: the gear die, most often. There must have been one.
    Band note_first_roll(const EveryRoll& rolls, const Share& share);
    // False when there are more ways than the limit allows.
    bool add(std::span<const int> outcome, const Share& share, const std::optional<Band>& first_roll);
    Refused too_many() const;

    using ValueJson = std::function<Json(std::size_t measure, int value)>;
    Json to_json(const std::string& choice, std::span<const char* const> names, const ValueJson& value_json) const;

  private:
    using Measured = std::vector<std::map<int, Share>>;  // by measure, by value
    struct FirstRoll {
        int from = 0;
        Share share;
        Measured measured;
    };
    struct Writer;

    Measured all() const;

    Seat seat_;
    OddsLimits limits_;
    std::size_t ways_ = 0;
    std::string purpose_;
    std::map<int, FirstRoll> first_;  // by the last outcome of the band
    Measured unrolled_;               // ways on which the choice itself led to no roll
};

}  // namespace paddock::table
