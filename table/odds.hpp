#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "table/any_match.hpp"
#include "table/every_roll.hpp"

namespace paddock::table {

// Adds up the ways a choice can turn out: for each measured thing (end space, tires lost, …) the
// share of each of its values. Match fills it; see docs/json.md for the result.
class OddsTally {
  public:
    OddsTally(Seat seat, std::size_t measures, const OddsLimits& limits)
        : seat_(seat), limits_(limits), measured_(measures) {}

    Seat seat() const { return seat_; }
    // The first roll after the choice: the gear die, most often.
    void note_first_roll(const EveryRoll& rolls, const Share& share);
    // False when there are more ways than the limit allows.
    bool add(std::span<const int> outcome, const Share& share);
    Refused too_many() const;

    using ValueJson = std::function<Json(std::size_t measure, int value)>;
    Json to_json(const std::string& choice, std::span<const char* const> names, const ValueJson& value_json) const;

  private:
    struct FirstRoll {
        int from = 0;
        Share share;
    };

    Seat seat_;
    OddsLimits limits_;
    std::size_t ways_ = 0;
    std::string purpose_;
    std::map<int, FirstRoll> first_;              // by the last outcome of the band
    std::vector<std::map<int, Share>> measured_;  // by measure, by value
};

}  // namespace paddock::table
