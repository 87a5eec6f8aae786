#pragma once

#include <memory>

#include "bots/budget.hpp"
#include "bots/formula_d/almanac.hpp"
#include "bots/level.hpp"

// Who decides for a seat of a Formula D match. A bot sees a View and returns a Choice, nothing more.
namespace paddock::bots::formula_d {

// What the bots of one match have worked out and share. The game's circuit must outlive it.
class Study {
  public:
    explicit Study(const FormulaD& game) : club_(game, Detail::coarse), works_(game, Detail::fine) {}

    const FormulaD& game() const { return club_.game(); }
    Almanac& club() { return club_; }
    Almanac& works() { return works_; }

  private:
    Almanac club_;
    Almanac works_;
};

class Bot {
  public:
    virtual ~Bot() = default;
    // The answer of the seat whose view this is; something must be asked of it. The same view gets
    // the same answer, unless the budget is a time.
    virtual Choice decide(const View& view) = 0;
};

// Only works bots use seed and budget.
std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed = 1,
                              const Budget& budget = default_budget);

}  // namespace paddock::bots::formula_d
