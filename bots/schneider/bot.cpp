#include "bots/schneider/bot.hpp"

#include "bots/fingerprint.hpp"
#include "bots/learner.hpp"
#include "bots/schneider/manners.hpp"
#include "bots/schneider/search.hpp"

namespace paddock::bots::schneider {
namespace {

class Club final : public Bot {
  public:
    explicit Club(std::shared_ptr<Study> study) : study_(std::move(study)) {}
    Choice decide(const View& view) override { return club_answer(study_->atlas(), view.table, view.seat); }

  private:
    std::shared_ptr<Study> study_;
};

constexpr int usual_nodes = 4'000;  // of a works bot

class Works final : public Bot {
  public:
    Works(std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget)
        : study_(std::move(study)), seed_(seed), budget_(budget_or(budget, usual_nodes)) {}

    Choice decide(const View& view) override {
        return Search{study_->atlas(), view, seed_ ^ Study::fingerprint(view)}.best(budget_);
    }

  private:
    std::shared_ptr<Study> study_;
    std::uint64_t seed_;
    Budget budget_;
};

}  // namespace

std::uint64_t Study::fingerprint(const View& view) {
    Fingerprint print;
    const State& table = view.table;
    print.add(static_cast<std::uint64_t>(number(view.seat)));
    print.add(table.races);
    print.add(table.lap);
    print.add(table.round);
    print.add(static_cast<std::uint64_t>(table.ask));
    for (const Plane& plane : table.planes) {
        print.add(static_cast<std::uint64_t>(number(plane.square)));
        print.add(plane.gauge);
        print.add(plane.pile.size());
        print.add(static_cast<std::uint64_t>(plane.points()));
    }
    for (const std::uint8_t slot : table.plane(view.seat).hand) print.add(slot);
    return print.value();
}

Answers<Schneider> Study::weigh(const View& view) const {
    Ranking ranking;
    rank_answers(atlas_, view.table, view.seat, ranking);
    Answers<Schneider> answers;
    answers.reserve(ranking.size());
    for (const Scored& answer : ranking) answers.push_back({answer.choice, impression_of(atlas_, view, answer)});
    return answers;
}

std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget) {
    switch (level) {
        case Level::club: return std::make_unique<Club>(std::move(study));
        case Level::works: return std::make_unique<Works>(std::move(study), seed, budget);
        default: return std::make_unique<Learner<Schneider, Study>>(std::move(study), temper_of(level), seed);
    }
}

}  // namespace paddock::bots::schneider
