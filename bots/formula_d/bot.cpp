#include "bots/formula_d/bot.hpp"

#include "bots/fingerprint.hpp"
#include "bots/formula_d/manners.hpp"
#include "bots/formula_d/search.hpp"
#include "bots/learner.hpp"
#include "table/rolls.hpp"

namespace paddock::bots::formula_d {
namespace {

class Club final : public Bot {
  public:
    explicit Club(std::shared_ptr<Study> study) : study_(std::move(study)) {}
    Choice decide(const View& view) override { return club_answer(study_->club(), view.table, view.seat).choice; }

  private:
    std::shared_ptr<Study> study_;
};

// Whether the answer changes how the cars stand at the end of the round.
bool worth_a_search(Ask ask) {
    return ask == Ask::gear || ask == Ask::drive || ask == Ask::slipstream || ask == Ask::nitro ||
           ask == Ask::soft_bonus || ask == Ask::skid;
}

constexpr int usual_nodes = 20'000;  // of a works bot

class Works final : public Bot {
  public:
    Works(std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget)
        : study_(std::move(study)), seed_(seed), budget_(budget_or(budget, usual_nodes)) {}

    Choice decide(const View& view) override {
        Almanac& almanac = study_->works();
        table::FastRolls rolls{seed_ ^ Study::fingerprint(view)};
        const State state = study_->game().imagine(view, rolls);
        if (state.session != Session::race || !worth_a_search(state.ask))
            return club_answer(almanac, state, view.seat).choice;
        return Search{almanac, state, view.seat, rolls.next()}.best(budget_);
    }

  private:
    std::shared_ptr<Study> study_;
    std::uint64_t seed_;
    Budget budget_;
};

}  // namespace

std::uint64_t Study::fingerprint(const View& view) {
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(number(view.seat)));
    print.add(view.table.round);
    print.add(static_cast<std::uint64_t>(view.table.ask));
    print.add(view.table.move.remaining);
    for (const Car& car : view.table.cars) {
        print.add(static_cast<std::uint64_t>(track::number(car.space)));
        print.add(static_cast<std::uint64_t>(number(car.gear)));
        for (const std::uint8_t points : car.wear.points) print.add(points);
    }
    return print.value();
}

Answers<FormulaD> Study::weigh(const View& view) {
    Ranking ranking;
    rank_answers(club_, view.table, view.seat, ranking);
    Answers<FormulaD> answers;
    answers.reserve(ranking.size());
    for (const Scored& answer : ranking)
        answers.push_back({answer.choice, impression_of(view.table, view.seat, answer)});
    return answers;
}

std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget) {
    switch (level) {
        case Level::club: return std::make_unique<Club>(std::move(study));
        case Level::works: return std::make_unique<Works>(std::move(study), seed, budget);
        default: return std::make_unique<Learner<FormulaD, Study>>(std::move(study), temper_of(level), seed);
    }
}

}  // namespace paddock::bots::formula_d
