#pragma once

#include <chrono>

#include "bots/budget.hpp"
#include "bots/schneider/betting.hpp"
#include "bots/schneider/club.hpp"
#include "table/rolls.hpp"

// Thinking ahead with hidden cards and luck: the answers a club pilot would think about are tried over and over. Each
// time what the seat cannot see is dealt anew, everybody flies on as a club pilot to the end of the next lap, and the
// table there is judged by what it means for winning the race. All answers are tried with the same deals and the same
// luck.
namespace paddock::bots::schneider {

class Search {
  public:
    Search(const Atlas& atlas, const View& view, std::uint64_t seed);

    Choice best(const Budget& budget);
    int nodes() const { return nodes_; }

  private:
    // What one answer has led to so far.
    struct Trial {
        Scored answer;
        double sum = 0;  // of chances to win
        int runs = 0;
        bool open = true;
    };
    using Trials = SmallVector<Trial, 12>;

    bool spent(const Budget& budget) const;
    void find_trials(Trials& trials) const;
    Choice best_answer(const Budget& budget);
    Choice best_bet_by_runs(const Budget& budget);
    double run(const Choice& choice, std::uint64_t number);
    void play_on(State& state, int last_lap, Rolls& rolls);
    double worth(const State& state) const;
    static const Trial& best_of(const Trials& trials);
    static void close_hopeless(Trials& trials, int keep);

    const Atlas& atlas_;
    const View& view_;
    Seat me_;
    std::uint64_t seed_;
    int nodes_ = 0;
    std::chrono::steady_clock::time_point begun_;
};

}  // namespace paddock::bots::schneider
