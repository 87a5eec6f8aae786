#pragma once

#include <string>
#include <vector>

#include "engine/core/rolls.hpp"
#include "table/share.hpp"

namespace paddock::table {

// One stretch of outcomes that the rules treat alike.
struct Band {
    int first = 0;
    int last = 0;
    int weight = 0;
};

// Every way the rolls can fall, one after the other:
//
//     EveryRoll rolls;
//     do {
//         State after = before;
//         game.apply(after, seat, choice, rolls, silent);   // the same rules, the same state, each time
//         odds[after] += rolls.share();
//     } while (rolls.next());
//
// Outcomes of one band are tried once, with their common weight. The stopwatch is not chance: it
// always shows its lowest value.
class EveryRoll final : public Rolls {
  public:
    int roll(const Chance& chance) override;

    // Nothing that is still rolled on this way counts: it is not followed up.
    void settle() { settled_ = true; }

    // How likely the way just tried is.
    Share share() const;
    // Turns to the next way; false when all have been tried.
    bool next();

    // The first roll of the way just tried; nullptr when nothing was rolled.
    const Band* first_band() const { return path_.empty() ? nullptr : &path_[0].bands[path_[0].at]; }
    const std::string& first_purpose() const { return first_purpose_; }

  private:
    struct Fork {
        std::vector<Band> bands;
        std::size_t at = 0;
        int total = 1;
    };
    std::vector<Fork> path_;  // the forks of the way under way
    std::size_t made_ = 0;    // rolls made on it so far
    bool settled_ = false;
    std::string first_purpose_;
};

}  // namespace paddock::table
