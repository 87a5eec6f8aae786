#pragma once

#include <memory>

#include "bots/school.hpp"

namespace paddock::bots {

// A bot of a level below the club's, in any game. Of the game's Study it wants `weigh`, the answers as a club bot
// values them, and `fingerprint`, a number for a view.
template <class G, class Study>
class Learner final : public Bot<G> {
  public:
    Learner(std::shared_ptr<Study> study, const Temper& temper, std::uint64_t seed)
        : study_(std::move(study)), temper_(temper), seed_(seed) {}

    typename G::Choice decide(const typename G::View& view) override {
        const Answers<G> answers = study_->weigh(view);
        std::vector<Impression> impressions;
        impressions.reserve(answers.size());
        for (const Answer<G>& answer : answers) impressions.push_back(answer.impression);
        return answers[liked(impressions, temper_, view.seat, seed_, Study::fingerprint(view))].choice;
    }

  private:
    std::shared_ptr<Study> study_;
    Temper temper_;
    std::uint64_t seed_;
};

}  // namespace paddock::bots
