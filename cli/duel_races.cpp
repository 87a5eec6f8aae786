#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "bots/school.hpp"
#include "cli/console.hpp"
#include "cli/duel.hpp"
#include "cli/failure.hpp"
#include "engine/schneider/play.hpp"
#include "table/rolls.hpp"

namespace paddock::cli {

namespace {

template <class G>
using BothBots = std::array<std::unique_ptr<typename bots::School<G>::Bot>, 2>;

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

// What the duel settles itself, so that no side is better off.
std::optional<formula_d::Choice> settled(const formula_d::FormulaD&, const formula_d::State&, Seat, int) { return {}; }

// Nations go round from pair to pair: each side has flown them all.
std::optional<schneider::Choice> settled(const schneider::Schneider& game, const schneider::State& state, Seat seat,
                                         int race) {
    using schneider::Ask;
    if (state.ask != Ask::nation && state.ask != Ask::autopilot_nation) return {};
    const Seat whose = state.ask == Ask::nation ? seat : schneider::autopilot_without_nation(game, state);
    const auto nation = static_cast<schneider::Nation>((number(whose) + race / 2) % schneider::nation_count);
    return schneider::PickNation{nation};
}

template <class G>
void count(const G& game, const Duel& duel, const typename G::State& state, int race, DuelTally& tally) {
    for (const Standing& standing : game.standings(state)) {
        SideTally& side = tally[static_cast<std::size_t>(side_of(game, duel, standing.seat, race))];
        ++side.seats;
        side.places += standing.place;
        if (standing.place == 1) ++side.wins;
        if (standing.fate == Fate::finished) ++side.finished;
    }
}

template <class G>
void drive_race(const G& game, BothBots<G>& players, const Duel& duel, int race, DuelTally& tally) {
    using Clock = std::chrono::steady_clock;
    DuelRolls rolls{duel.seed * 1'000'003 + static_cast<std::uint64_t>(race / 2)};
    typename G::State state = game.start(rolls, {});
    while (!game.awaiting(state).empty()) {
        const Seat seat = game.awaiting(state).lowest();
        std::optional<typename G::Choice> choice = settled(game, state, seat, race);
        if (!choice) {
            const auto i = static_cast<std::size_t>(side_of(game, duel, seat, race));
            const Clock::time_point begun = Clock::now();
            choice = players[i]->decide(game.view(state, seat));
            tally[i].nanoseconds += std::chrono::nanoseconds(Clock::now() - begun).count();
            ++tally[i].answers;
        }
        if (!game.apply(state, seat, *choice, rolls, {})) throw system_failed("a bot answered " + to_text(*choice));
    }
    count(game, duel, state, race, tally);
}

void add(const SideTally& from, SideTally& to) {
    to.seats += from.seats;
    to.wins += from.wins;
    to.finished += from.finished;
    to.places += from.places;
    to.answers += from.answers;
    to.nanoseconds += from.nanoseconds;
}

}  // namespace

int side_of(const formula_d::FormulaD& game, const Duel& duel, Seat seat, int race) {
    const int place = game.options().teams ? number(seat) / 2 : number(seat);
    return (place + race) % duel.sides;
}

int side_of(const schneider::Schneider& game, const Duel& duel, Seat seat, int race) {
    return game.is_autopilot(seat) ? autopilot_side : (number(seat) + race) % duel.sides;
}

template <class G>
DuelTally drive_duel(const G& game, const Duel& duel, int threads) {
    using School = bots::School<G>;
    std::vector<DuelTally> tallies(static_cast<std::size_t>(threads));
    std::vector<std::exception_ptr> failures(tallies.size());
    std::atomic<int> next_pair = 0;
    const auto work = [&](std::size_t self) {
        try {
            const auto study = std::make_shared<typename School::Study>(game);
            BothBots<G> players;
            for (std::size_t i = 0; i < players.size(); ++i)
                players[i] = School::make(duel.levels[i], study, duel.seed, duel.budgets[i]);
            for (int race = next_pair++ * 2; race < duel.races && !interrupted(); race = next_pair++ * 2) {
                drive_race(game, players, duel, race, tallies[self]);
                if (race + 1 < duel.races) drive_race(game, players, duel, race + 1, tallies[self]);
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

template DuelTally drive_duel(const formula_d::FormulaD& game, const Duel& duel, int threads);
template DuelTally drive_duel(const schneider::Schneider& game, const Duel& duel, int threads);

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
