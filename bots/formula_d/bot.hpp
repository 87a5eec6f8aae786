#pragma once

#include <memory>

#include "bots/advice.hpp"
#include "bots/budget.hpp"
#include "bots/formula_d/almanac.hpp"
#include "bots/level.hpp"
#include "bots/school.hpp"

namespace paddock::bots::formula_d {

// What the bots of one match have worked out and share. The game's circuit must outlive it.
class Study {
  public:
    explicit Study(const FormulaD& game) : club_(game, Detail::coarse), works_(game, Detail::fine) {}

    const FormulaD& game() const { return club_.game(); }
    Almanac& club() { return club_; }
    Almanac& works() { return works_; }

    Answers<FormulaD> weigh(const View& view);
    // Why a club bot would answer so.
    Reason reason(const View& view, const Choice& choice);
    // The view's race, and who stands where.
    static std::uint64_t fingerprint(const View& view);

  private:
    Almanac club_;
    Almanac works_;
};

using Bot = bots::Bot<FormulaD>;

// A club bot needs no seed, and only works bots use the budget.
std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed = 1,
                              const Budget& budget = default_budget);

}  // namespace paddock::bots::formula_d
