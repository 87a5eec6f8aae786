#pragma once

#include "cli/console.hpp"
#include "engine/core/rolls.hpp"

namespace paddock::cli {

// Dice rolled on a real table and typed in.
class HandRolls final : public Rolls {
  public:
    explicit HandRolls(Console& console) : console_(console) {}

    // Asks until a possible number is typed. When the input ends it answers anything possible and
    // remembers it: what follows from such a roll must not be kept.
    int roll(const Chance& chance) override;
    bool ended() const { return ended_; }

  private:
    Console& console_;
    bool ended_ = false;
};

}  // namespace paddock::cli
