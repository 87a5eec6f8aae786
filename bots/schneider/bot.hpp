#pragma once

#include <memory>

#include "bots/advice.hpp"
#include "bots/budget.hpp"
#include "bots/level.hpp"
#include "bots/schneider/club.hpp"
#include "bots/school.hpp"

namespace paddock::bots::schneider {

// What the bots of one match have worked out and share. The game's content must outlive it.
class Study {
  public:
    explicit Study(const Schneider& game, const Weights& weights = {}) : atlas_(game, weights) {}

    const Schneider& game() const { return atlas_.game(); }
    const Atlas& atlas() const { return atlas_; }

    Answers<Schneider> weigh(const View& view) const;
    // Why a club bot would answer so.
    Reason reason(const View& view, const Choice& choice) const;
    // The view's race, and who stands where.
    static std::uint64_t fingerprint(const View& view);

  private:
    Atlas atlas_;
};

using Bot = bots::Bot<Schneider>;

// A club bot needs no seed, and only works bots use the budget.
std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed = 1,
                              const Budget& budget = default_budget);

}  // namespace paddock::bots::schneider
