#pragma once

#include <string>
#include <vector>

#include "cli/console.hpp"
#include "cli/face.hpp"
#include "engine/core/rolls.hpp"

namespace paddock::cli {

// Dice rolled on a real table and typed in.
class HandRolls final : public Rolls {
  public:
    explicit HandRolls(Console& console) : console_(console) {}

    // Whose dice they are.
    void introduce(const table::AnyMatch& match);

    // Asks until a possible number is typed. When the input ends, or somebody quits, it answers anything possible
    // and remembers it: what follows from such a roll must not be kept.
    int roll(const Chance& chance) override;
    bool ended() const { return ended_; }

  private:
    std::string request(const Chance& chance) const;

    Console& console_;
    const Face* face_ = nullptr;
    std::string game_;
    std::string piece_;
    std::vector<std::string> names_;
    bool ended_ = false;
};

}  // namespace paddock::cli
