#include "bots/schneider/bot.hpp"

#include "bots/schneider/rookie.hpp"
#include "bots/schneider/search.hpp"

namespace paddock::bots::schneider {
namespace {

class Rookie final : public Bot {
  public:
    explicit Rookie(std::shared_ptr<Study> study) : study_(std::move(study)) {}
    Choice decide(const View& view) override { return rookie_answer(study_->game(), view.table, view.seat); }

  private:
    std::shared_ptr<Study> study_;
};

class Club final : public Bot {
  public:
    explicit Club(std::shared_ptr<Study> study) : study_(std::move(study)) {}
    Choice decide(const View& view) override { return club_answer(study_->atlas(), view.table, view.seat); }

  private:
    std::shared_ptr<Study> study_;
};

// A number that is the same for the same view: its race, and who stands where.
std::uint64_t fingerprint(const View& view) {
    std::uint64_t hash = 0x9e3779b97f4a7c15U;
    const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3U; };
    const State& table = view.table;
    mix(static_cast<std::uint64_t>(number(view.seat)));
    mix(table.races);
    mix(table.lap);
    mix(table.round);
    mix(static_cast<std::uint64_t>(table.ask));
    for (const Plane& plane : table.planes) {
        mix(static_cast<std::uint64_t>(number(plane.square)));
        mix(plane.gauge);
        mix(plane.pile.size());
        mix(static_cast<std::uint64_t>(plane.points()));
    }
    for (const std::uint8_t slot : table.plane(view.seat).hand) mix(slot);
    return hash;
}

class Works final : public Bot {
  public:
    Works(std::shared_ptr<Study> study, std::uint64_t seed, const Budget& budget)
        : study_(std::move(study)), seed_(seed), budget_(budget) {}

    Choice decide(const View& view) override {
        return Search{study_->atlas(), view, seed_ ^ fingerprint(view)}.best(budget_);
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

}  // namespace paddock::bots::schneider
