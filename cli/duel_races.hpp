#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "bots/school.hpp"
#include "cli/console.hpp"
#include "cli/duel.hpp"
#include "cli/failure.hpp"
#include "table/match.hpp"
#include "table/rolls.hpp"

// The races of a duel, for any game whose bots have a School.
namespace paddock::cli {

// How a game is duelled in. One that differs specialises DuelTerms in cli/<game>/duel.hpp.
template <class G>
struct UsualDuelTerms {
    // Seats of the same number are on the same side; odd and even ones are opponents.
    static int place(const G& /*game*/, Seat seat) { return number(seat); }
    // Whether the rules play a seat themselves.
    static bool is_autopilot(const G& /*game*/, Seat /*seat*/) { return false; }
    // What the duel settles itself, so that no side is better off.
    static std::optional<typename G::Choice> settled(const G& /*game*/, const typename G::State& /*state*/,
                                                     Seat /*seat*/, int /*race*/) {
        return std::nullopt;
    }
};
template <class G>
struct DuelTerms : UsualDuelTerms<G> {};

// The side a seat is on. Sides change seats from race to race; the two races of a pair share their dice.
template <class G>
int side_of(const G& game, const Duel& duel, Seat seat, int race) {
    if (DuelTerms<G>::is_autopilot(game, seat)) return autopilot_side;
    return (DuelTerms<G>::place(game, seat) + race) % duel.sides;
}

template <class G>
using BothBots = std::array<std::unique_ptr<bots::Bot<G>>, 2>;

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

template <class G>
void count_race(const G& game, const Duel& duel, const typename G::State& state, int race, DuelTally& tally) {
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
        std::optional<typename G::Choice> choice = DuelTerms<G>::settled(game, state, seat, race);
        if (!choice) {
            const auto i = static_cast<std::size_t>(side_of(game, duel, seat, race));
            const Clock::time_point begun = Clock::now();
            choice = players[i]->decide(game.view(state, seat));
            tally[i].nanoseconds += std::chrono::nanoseconds(Clock::now() - begun).count();
            ++tally[i].answers;
        }
        if (!game.apply(state, seat, *choice, rolls, {})) throw system_failed("a bot answered " + to_text(*choice));
    }
    count_race(game, duel, state, race, tally);
}

// Drives the races on `threads` threads. With budgets in nodes the result does not depend on them.
// Ends early when the person at the keyboard interrupts.
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
        for (std::size_t i = 0; i < total.size(); ++i) total[i] += tally[i];
    }
    return total;
}

// The same in a match of this game: what a ProgramGame has.
template <class G>
DuelTally duel_of(const table::AnyMatch& match, const Duel& duel, int threads) {
    return drive_duel(table::match_of<G>(match)->game_value(), duel, threads);
}

}  // namespace paddock::cli
