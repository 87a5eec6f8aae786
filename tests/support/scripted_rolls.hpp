#pragma once

#include <deque>
#include <string>
#include <vector>

#include "engine/core/rolls.hpp"

// Rolls laid down by a test, for Formula D and its sisters.
namespace paddock::formula_d::tests {

// A roll that is to come. Purpose and seat are checked; a seat of nobody is not.
struct Roll {
    std::string purpose;
    int value = 0;
    Seat seat = Seat::nobody;
};
using Script = std::vector<Roll>;

// Hands out rolls in the order of the script. An unscripted roll, another purpose, another seat or
// an impossible value fails the test.
class ScriptedRolls final : public Rolls {
  public:
    int roll(const Chance& chance) override;
    void add(const Script& script) { script_.insert(script_.end(), script.begin(), script.end()); }
    const std::deque<Roll>& left() const { return script_; }
    // From here on rolls beyond the script are of no interest.
    void let_the_rest_fall() { rest_may_fall_ = true; }

  private:
    std::deque<Roll> script_;
    int unscripted_ = 0;
    bool rest_may_fall_ = false;
};

}  // namespace paddock::formula_d::tests
