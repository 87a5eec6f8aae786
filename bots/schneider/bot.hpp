#pragma once

#include <memory>

#include "bots/budget.hpp"
#include "bots/level.hpp"
#include "bots/schneider/club.hpp"

// Who decides for a seat of a Schneider Trophy match. A bot sees a View and returns a Choice, nothing more.
namespace paddock::bots::schneider {

// What the bots of one match have worked out and share. The game's content must outlive it.
class Study {
  public:
    explicit Study(const Schneider& game, const Weights& weights = {}) : atlas_(game, weights) {}

    const Schneider& game() const { return atlas_.game(); }
    const Atlas& atlas() const { return atlas_; }

  private:
    Atlas atlas_;
};

class Bot {
  public:
    virtual ~Bot() = default;
    // The answer of the seat whose view this is; something must be asked of it. The same view gets the same answer,
    // unless the budget is a time.
    virtual Choice decide(const View& view) = 0;
};

// Only works bots use seed and budget.
std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed = 1,
                              const Budget& budget = default_budget);

}  // namespace paddock::bots::schneider
