#include "bots/schneider/search.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::bots::schneider {
namespace {

constexpr double margin = 2.5;    // victory points: answers that look worse by more are not tried
constexpr double trust = 0.02;    // chance to win a victory point of the club's own judgement stands for
constexpr int trusted_runs = 12;  // runs that judgement counts as
constexpr int laps_ahead = 1;     // beside the one under way
constexpr std::uint64_t stride = 0x9e3779b97f4a7c15U;

bool worth_a_search(Ask ask) {
    return ask == Ask::card || ask == Ask::way || ask == Ask::put_away || ask == Ask::drop_back || ask == Ask::keep ||
           ask == Ask::component;
}

// By the laps still to be flown: victory points that decide little at the beginning of a race and all at its end.
constexpr std::array<double, laps_in_a_race + 1> doubt_by_laps_left{0.6, 3.5, 6.0, 8.0};

}  // namespace

Search::Search(const Atlas& atlas, const View& view, std::uint64_t seed)
    : atlas_(atlas), view_(view), me_(view.seat), seed_(seed), begun_(std::chrono::steady_clock::now()) {}

bool Search::spent(const Budget& budget) const {
    if (budget.nodes > 0 && nodes_ >= budget.nodes) return true;
    if (budget.milliseconds <= 0) return budget.nodes <= 0;
    return std::chrono::steady_clock::now() - begun_ >= std::chrono::milliseconds(budget.milliseconds);
}

Choice Search::best(const Budget& budget) {
    if (worth_a_search(view_.table.ask)) return best_answer(budget);
    if (view_.table.ask == Ask::bet && time_to_bet(atlas_, view_.table, me_)) return best_bet_by_runs(budget);
    return club_answer(atlas_, view_.table, me_);
}

void Search::find_trials(Trials& trials) const {
    Ranking answers;
    rank_answers(atlas_, view_.table, me_, answers);
    for (const Scored& answer : answers) {
        if (trials.full() || answer.value < answers[0].value - margin) return;
        trials.push_back({.answer = answer});
    }
}

// Rounds of runs; of the answers the worse half is given up now and then.
Choice Search::best_answer(const Budget& budget) {
    Trials trials;
    find_trials(trials);
    if (trials.size() == 1) return trials[0].answer.choice;
    int keep = static_cast<int>(trials.size());
    int next_cut = 12;
    for (int round = 0; !spent(budget); ++round) {
        for (Trial& trial : trials) {
            if (!trial.open) continue;
            trial.sum += run(trial.answer.choice, static_cast<std::uint64_t>(round));
            ++trial.runs;
        }
        if (round + 1 < next_cut || keep <= 2) continue;
        keep = std::max(2, (keep * 2 + 2) / 3);
        next_cut = next_cut * 2;
        close_hopeless(trials, keep);
    }
    return best_of(trials).answer.choice;
}

namespace {

// Runs and the club's judgement together.
template <class Trial>
double judged(const Trial& trial, double first) {
    const double prior = 0.5 + trust * (trial.answer.value - first);
    return (trial.sum + prior * trusted_runs) / (trial.runs + trusted_runs);
}

}  // namespace

const Search::Trial& Search::best_of(const Trials& trials) {
    const double first = trials[0].answer.value;
    const Trial* best = trials.begin();
    for (const Trial& trial : trials) {
        if (trial.open && judged(trial, first) > judged(*best, first)) best = &trial;
    }
    return *best;
}

void Search::close_hopeless(Trials& trials, int keep) {
    const double first = trials[0].answer.value;
    std::array<double, Trials::capacity()> values{};
    std::size_t open = 0;
    for (const Trial& trial : trials) {
        if (trial.open) values[open++] = judged(trial, first);
    }
    if (open <= static_cast<std::size_t>(keep)) return;
    std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(open), std::greater<>{});
    const double least = values[static_cast<std::size_t>(keep - 1)];
    for (Trial& trial : trials) trial.open = trial.open && judged(trial, first) >= least;
}

double Search::run(const Choice& choice, std::uint64_t number) {
    table::FastRolls rolls{seed_ + number * stride};
    State state = atlas_.game().imagine(view_, rolls);
    ++nodes_;
    if (!atlas_.game().apply(state, me_, choice, rolls, {})) return 0;
    play_on(state, view_.table.lap + laps_ahead, rolls);
    return worth(state);
}

void Search::play_on(State& state, int last_lap, Rolls& rolls) {
    const std::uint8_t stage = view_.table.stage;
    while (!state.asked.empty() && state.lap <= last_lap && state.stage == stage && state.ask != Ask::course) {
        const Seat seat = state.asked.lowest();
        ++nodes_;
        if (!atlas_.game().apply(state, seat, club_answer(atlas_, state, seat), rolls, {})) return;
    }
}

// The chance to win the race.
double Search::worth(const State& state) const {
    const int planes = atlas_.game().planes();
    const bool over = state.ranking.size() == state.planes.size() && state.order.empty();
    if (over) {
        const int rank = state.plane(me_).race_rank;
        return rank == 1 ? 1 : 0.1 * (planes - rank) / planes;
    }
    const auto laps_left = static_cast<std::size_t>(laps_in_a_race + 1 - state.lap);
    std::array<double, max_planes> totals{};
    for (int i = 0; i < planes; ++i) {
        const Seat seat = paddock::seat(i);
        const Prospects prospects{atlas_, state, seat};
        const Footing& footing = prospects.footing(seat);
        const std::size_t gauge = std::min<std::size_t>(state.plane(seat).gauge, 3);
        totals[static_cast<std::size_t>(i)] = state.plane(seat).points() + prospects.value(footing) -
                                              atlas_.weights().damage[gauge] * static_cast<double>(laps_left) / 3;
    }
    const double mine = totals[at(me_)];
    double sum = 0;
    for (int i = 0; i < planes; ++i)
        sum += std::exp((totals[static_cast<std::size_t>(i)] - mine) / doubt_by_laps_left[laps_left]);
    return 1 / sum;
}

// The ranks the planes come to in the runs say which bet pays.
Choice Search::best_bet_by_runs(const Budget& budget) {
    RankTable ranks{};
    int runs = 0;
    const auto lap = static_cast<std::size_t>(view_.table.lap - 1);
    for (std::uint64_t number = 0; !spent(budget); ++number) {
        table::FastRolls rolls{seed_ + number * stride};
        State state = atlas_.game().imagine(view_, rolls);
        play_on(state, view_.table.lap, rolls);
        ++runs;
        for (std::size_t i = 0; i < state.planes.size(); ++i)
            ranks[i][static_cast<std::size_t>(std::max<int>(state.planes[i].lap_rank[lap], 1) - 1)] += 1;
    }
    if (runs == 0) return club_answer(atlas_, view_.table, me_);
    for (Points& chances : ranks) {
        for (double& chance : chances) chance /= runs;
    }
    return best_bet(atlas_, view_.table, me_, ranks);
}

}  // namespace paddock::bots::schneider
