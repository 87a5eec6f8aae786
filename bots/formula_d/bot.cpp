#include "bots/formula_d/bot.hpp"

#include "bots/formula_d/rookie.hpp"
#include "bots/formula_d/search.hpp"
#include "table/rolls.hpp"

namespace paddock::bots::formula_d {
namespace {

class Rookie final : public Bot {
  public:
    explicit Rookie(std::shared_ptr<Study> study) : study_(std::move(study)) {}
    Choice decide(const View& view) override {
        return rookie_answer(study_->game(), study_->club().course(), view.table, view.seat);
    }

  private:
    std::shared_ptr<Study> study_;
};

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

// A number that is the same for the same view: its race, and who stands where.
std::uint64_t fingerprint(const View& view) {
    std::uint64_t hash = 0x9e3779b97f4a7c15U;
    const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3U; };
    mix(static_cast<std::uint64_t>(number(view.seat)));
    mix(view.table.round);
    mix(static_cast<std::uint64_t>(view.table.ask));
    mix(view.table.move.remaining);
    for (const Car& car : view.table.cars) {
        mix(static_cast<std::uint64_t>(track::number(car.space)));
        mix(static_cast<std::uint64_t>(number(car.gear)));
        for (const std::uint8_t points : car.wear.points) mix(points);
    }
    return hash;
}

class Works final : public Bot {
  public:
    Works(std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget)
        : study_(std::move(study)), seed_(seed), budget_(budget) {}

    Choice decide(const View& view) override {
        Almanac& almanac = study_->works();
        table::FastRolls rolls{seed_ ^ fingerprint(view)};
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

std::unique_ptr<Bot> make_bot(Level level, std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget) {
    switch (level) {
        case Level::rookie: return std::make_unique<Rookie>(std::move(study));
        case Level::club: return std::make_unique<Club>(std::move(study));
        default: return std::make_unique<Works>(std::move(study), seed, budget);
    }
}

}  // namespace paddock::bots::formula_d
