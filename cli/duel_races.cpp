#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "bots/formula_d/pilot.hpp"
#include "cli/console.hpp"
#include "cli/duel.hpp"
#include "cli/failure.hpp"
#include "table/rolls.hpp"

namespace paddock::cli {

namespace {

using formula_d::FormulaD;
using formula_d::State;
using Pilots = std::array<std::unique_ptr<bots::formula_d::Pilot>, 2>;

// The stopwatch of qualifying laps always shows the same: bots do not hurry.
class DuelRolls final : public Rolls {
  public:
    explicit DuelRolls(std::uint64_t seed) : rolls_(seed) {}
    int roll(const Chance& chance) override {
        return chance.purpose == table::clock_purpose ? chance.first : rolls_.roll(chance);
    }

  private:
    table::FastRolls rolls_;
};

void count(const FormulaD& game, const State& state, int race, DuelTally& tally) {
    for (const Standing& standing : game.standings(state)) {
        SideTally& side = tally[static_cast<std::size_t>(side_of(game, standing.seat, race))];
        ++side.cars;
        side.places += standing.place;
        if (standing.place == 1) ++side.wins;
        if (standing.fate == Fate::finished) ++side.finished;
    }
}

void drive_race(const FormulaD& game, Pilots& pilots, std::uint64_t seed, int race, DuelTally& tally) {
    using Clock = std::chrono::steady_clock;
    DuelRolls rolls{seed * 1'000'003 + static_cast<std::uint64_t>(race / 2)};
    State state = game.start(rolls, {});
    while (!game.awaiting(state).empty()) {
        const Seat seat = game.awaiting(state).lowest();
        const auto i = static_cast<std::size_t>(side_of(game, seat, race));
        const Clock::time_point begun = Clock::now();
        const formula_d::Choice choice = pilots[i]->decide(game.view(state, seat));
        tally[i].nanoseconds += std::chrono::nanoseconds(Clock::now() - begun).count();
        ++tally[i].answers;
        if (!game.apply(state, seat, choice, rolls, {})) throw system_failed("a bot answered " + to_text(choice));
    }
    count(game, state, race, tally);
}

void add(const SideTally& from, SideTally& to) {
    to.cars += from.cars;
    to.wins += from.wins;
    to.finished += from.finished;
    to.places += from.places;
    to.answers += from.answers;
    to.nanoseconds += from.nanoseconds;
}

}  // namespace

int side_of(const FormulaD& game, Seat seat, int race) {
    const int place = game.options().teams ? number(seat) / 2 : number(seat);
    return (place + race) % 2;
}

DuelTally drive_duel(const FormulaD& game, const Duel& duel, int threads) {
    std::vector<DuelTally> tallies(static_cast<std::size_t>(threads));
    std::vector<std::exception_ptr> failures(tallies.size());
    std::atomic<int> next_pair = 0;
    const auto work = [&](std::size_t self) {
        try {
            const auto study = std::make_shared<bots::formula_d::Study>(game);
            Pilots pilots;
            for (std::size_t i = 0; i < pilots.size(); ++i)
                pilots[i] = bots::formula_d::make_pilot(duel.levels[i], study, duel.seed, duel.budgets[i]);
            for (int race = next_pair++ * 2; race < duel.races && !interrupted(); race = next_pair++ * 2) {
                drive_race(game, pilots, duel.seed, race, tallies[self]);
                if (race + 1 < duel.races) drive_race(game, pilots, duel.seed, race + 1, tallies[self]);
            }
        } catch (...) {
            failures[self] = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < tallies.size(); ++i) others.emplace_back(work, i);
    work(0);
    for (std::thread& other : others) other.join();
    for (const std::exception_ptr& failure : failures) {
        if (failure) std::rethrow_exception(failure);
    }
    DuelTally total;
    for (const DuelTally& tally : tallies) {
        for (std::size_t i = 0; i < total.size(); ++i) add(tally[i], total[i]);
    }
    return total;
}

Interval confidence(int hits, int tries) {
    if (tries == 0) return {};
    constexpr double z = 1.96;
    const double n = tries;
    const double share = hits / n;
    const double middle = share + z * z / (2 * n);
    const double width = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {(middle - width) / scale, (middle + width) / scale};
}

}  // namespace paddock::cli
