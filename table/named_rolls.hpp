#pragma once

#include "table/rolls.hpp"

namespace paddock::table {

// A roll of which the script tells what is drawn instead of a number: "card GB-04". Without a name it is a usual one.
struct NamedRoll {
    Rolled roll;
    std::string name = {};
};

// "gear 9", "2: card GB-04"
std::optional<NamedRoll> parse_named_roll(std::string_view text);

// A script that may call outcomes by their names. They are looked up when the roll falls: which card is which place of
// a set changes during a match.
class NamedRolls final : public ScriptedRolls {
  public:
    // The outcome that a name stands for; nothing when it is none.
    using Lookup = std::function<std::optional<int>(const Chance& chance, std::string_view name)>;

    NamedRolls(const std::vector<NamedRoll>& script, Lookup lookup);

  private:
    std::optional<int> outcome(std::size_t i, const Chance& chance) const override;
    std::string text_of(std::size_t i) const override;

    std::vector<std::string> names_;
    Lookup lookup_;
};

}  // namespace paddock::table
