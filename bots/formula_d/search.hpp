#pragma once

#include <chrono>

#include "bots/budget.hpp"
#include "bots/formula_d/chances.hpp"
#include "bots/formula_d/club.hpp"

// Thinking ahead with dice and traffic: the answers a club driver would think about are tried over
// and over, everybody driving on to the end of the round or the next, and judged by what that means
// for winning. The more runs, the less the value table counts.
namespace paddock::bots::formula_d {

class Search {
  public:
    // `works` is a fine almanac. The search sees `state` alone: what a view shows, with secrets imagined.
    Search(Almanac& works, const State& state, Seat me, std::uint64_t seed);

    Choice best(const Budget& budget);
    int nodes() const { return nodes_; }

  private:
    // What one answer has led to so far: times in ticks, cleared of the luck of the dice.
    struct Trial {
        Scored answer;
        double own = 0;  // sums over the runs: the own time, …
        double own_squares = 0;
        double others = 0;  // … the rivals' times, each weighed by its stake
        double others_squares = 0;
        int runs = 0;
        bool open = true;
    };
    struct Verdict {
        double value = 0;  // ticks better (negative) or worse than the first answer
        double doubt = 0;
    };
    using Trials = SmallVector<Trial, 8>;

    bool spent(const Budget& budget) const;
    void keep_neighbours();
    void weigh_rivals(const State& state);
    void find_trials(Trials& trials);
    void run(Trial& trial, std::uint64_t seed);
    void play_on(State& state, const Trial& trial, Rolls& rolls, std::array<int, max_cars>& luck);
    int time_of(const State& state, Seat seat, int round) const;
    double table_error() const;
    Verdict judge(const Trials& trials, const Trial& trial) const;
    void close_hopeless(Trials& trials) const;
    const Trial& best_of(const Trials& trials) const;

    Almanac& works_;
    State root_;
    Seat me_;
    std::uint64_t seed_;
    int horizon_ = 0;  // the last round of a run
    int nodes_ = 0;
    std::array<double, max_cars> stakes_{};
    std::array<std::uint16_t, max_cars> finished_in_{};  // the round, in the run under way
    std::chrono::steady_clock::time_point begun_;
};

}  // namespace paddock::bots::formula_d
