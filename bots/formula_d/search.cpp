#include "bots/formula_d/search.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "table/rolls.hpp"

namespace paddock::bots::formula_d {
namespace {

constexpr int neighbourhood = 40;             // spaces; cars farther away hardly matter this round and the next
constexpr int margin = turn * 2 / 5;          // answers that look worse by more are not tried
constexpr std::uint64_t first_runs = 16;      // before anything is given up
constexpr int nodes_for_next_round = 10'000;  // with fewer the runs end with this round
constexpr int nodes_per_millisecond = 600;

struct Estimate {
    double mean = 0;
    double variance = 1;
};

// The mean of a sample, drawn towards what the table says, by how certain each is.
Estimate blended(const Estimate& sample, double table, double error) {
    const double prior = 1 / (error * error);
    const double weight = 1 / sample.variance;
    return {(sample.mean * weight + table * prior) / (weight + prior), 1 / (weight + prior)};
}

double variance_of_mean(double sum, double squares, int runs) {
    constexpr double usual = turn * turn / 16.0;  // a few runs alike prove nothing
    const double mean = sum / runs;
    return (std::max(0.0, squares - mean * sum) + 2 * usual) / (runs + 2) / runs * 1.5;
}

}  // namespace

Search::Search(Almanac& works, const State& state, Seat me, std::uint64_t seed)
    : works_(works), root_(state), me_(me), seed_(seed), begun_(std::chrono::steady_clock::now()) {
    weigh_rivals(state);
    keep_neighbours();
}

bool Search::spent(const Budget& budget) const {
    if (budget.nodes > 0 && nodes_ >= budget.nodes) return true;
    if (budget.milliseconds <= 0) return budget.nodes <= 0;
    return std::chrono::steady_clock::now() - begun_ >= std::chrono::milliseconds(budget.milliseconds);
}

// Far cars sit out the rest of the round where they stand, and have no stake: what they do changes
// nothing here.
void Search::keep_neighbours() {
    const Course& course = works_.course();
    const auto place = [&](const Car& car) { return course.to_line(packed(car.space)); };
    const int mine = place(root_.car(me_));
    const SmallVector<Seat, max_cars> order = root_.order;
    root_.order.clear();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Car& car = root_.car(order[i]);
        const int gap = car.status == Status::racing ? std::abs(mine - place(car)) : 0;
        const bool far = std::min(gap, course.lap_length() - gap) > neighbourhood;
        if (far) stakes_[static_cast<std::size_t>(number(order[i]))] = 0;
        if (!far || i <= root_.turn) root_.order.push_back(order[i]);
    }
}

void Search::weigh_rivals(const State& state) {
    Field field;
    field.cars = static_cast<int>(state.cars.size());
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Seat seat = paddock::seat(static_cast<int>(i));
        field.running[i] = state.cars[i].status == Status::racing;
        if (!field.running[i]) continue;
        bool moved = false;
        for (std::size_t k = 0; k < state.turn; ++k) moved = moved || state.order[k] == seat;
        field.turns[i] = static_cast<double>(time_of(state, seat, state.round)) / turn + (moved ? 1 : 0);
    }
    stakes_ = stakes(field, number(me_));
    if (works_.game().options().teams) stakes_[static_cast<std::size_t>(number(team_mate(me_)))] = 0;
}

// Turns a car needs from the beginning of a round, with the risk that its wear means.
int Search::time_of(const State& state, Seat seat, int round) const {
    const Car& car = state.car(seat);
    if (car.status == Status::finished)
        return (finished_in_[static_cast<std::size_t>(number(seat))] - round) * turn - turn / 2;
    const Layer& layer = works_.layer(state, car);
    if (car.status == Status::out) return layer.out_value(packed(car.space));
    const Stock& stock = layer.stock();
    const int column = stock.column(car.wear[Gauge::brakes], car.wear[Gauge::gearbox]);
    const int gear = car.spun ? 0 : number(car.gear);
    int time = layer.value(works_.course().node_of(car, seat), gear, stock.row(car.wear[Gauge::tires]), column);
    for (const Gauge gauge : {Gauge::body, Gauge::engine, Gauge::handling}) {
        for (int left = car.wear[gauge] + 1; left <= car.full[gauge]; ++left)
            time += works_.vital().of(gauge, left, works_.laps_left(car));
    }
    return time;
}

// How far off the value table may be about what an answer does to a car. On a dry road it is nearly
// right; in the rain cars slide into each other, and red spaces and thick traffic upset any plan.
double Search::table_error() const {
    const bool hazards = works_.layer(root_, root_.car(me_)).terms().hazards && works_.game().circuit().danger.any();
    return rains(root_.weather) || hazards ? turn * 0.15 : turn * 0.04;
}

void Search::find_trials(Trials& trials) {
    Ranking answers;
    rank_answers(works_, root_, me_, answers);
    for (const Scored& answer : answers) {
        if (trials.full() || answer.value > answers[0].value + margin) return;
        trials.push_back({.answer = answer});
    }
}

Choice Search::best(const Budget& budget) {
    Trials trials;
    find_trials(trials);
    horizon_ = root_.round;
    if (std::max(budget.nodes, budget.milliseconds * nodes_per_millisecond) >= nodes_for_next_round) ++horizon_;
    for (std::uint64_t round = 0; !spent(budget); ++round) {
        const auto open = std::count_if(trials.begin(), trials.end(), [](const Trial& trial) { return trial.open; });
        if (open < 2) break;
        for (Trial& trial : trials) {
            if (trial.open) run(trial, seed_ + round);
        }
        if (round >= first_runs && round % 8 == 0) close_hopeless(trials);
    }
    return best_of(trials).answer.choice;
}

const Search::Trial& Search::best_of(const Trials& trials) const {
    const Trial* best = trials.begin();
    double least = 0;
    for (const Trial& trial : trials) {
        if (trial.runs == 0 || !trial.open) continue;
        const double value = judge(trials, trial).value;
        if (value >= least) continue;
        least = value;
        best = &trial;
    }
    return *best;
}

// One run. Where a die fell better or worse than was to be expected, the difference is taken out
// again: what remains is the answer's own doing.
void Search::run(Trial& trial, std::uint64_t seed) {
    State state = root_;
    table::FastRolls rolls{seed};
    std::array<int, max_cars> luck{};
    play_on(state, trial, rolls, luck);
    const auto time = [&](std::size_t i) {
        return time_of(state, paddock::seat(static_cast<int>(i)), horizon_ + 1) - luck[i];
    };
    const auto me = static_cast<std::size_t>(number(me_));
    const double own = time(me);
    double others = 0;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        if (i != me && stakes_[i] > 0) others += stakes_[i] * time(i);
    }
    trial.own += own;
    trial.own_squares += own * own;
    trial.others += others;
    trial.others_squares += others * others;
    ++trial.runs;
}

// The answer, then everybody as a club driver, up to the horizon.
void Search::play_on(State& state, const Trial& trial, Rolls& rolls, std::array<int, max_cars>& luck) {
    constexpr int nothing = no_way;
    std::array<int, max_cars> expected;
    expected.fill(nothing);
    finished_in_ = {};
    if (state.ask == Ask::gear) expected[static_cast<std::size_t>(number(me_))] = trial.answer.value;
    Scored answer = trial.answer;
    Seat seat = me_;
    while (works_.game().apply(state, seat, answer.choice, rolls, {})) {
        ++nodes_;
        for (std::size_t i = 0; i < state.cars.size(); ++i) {
            if (state.cars[i].status == Status::finished && finished_in_[i] == 0) finished_in_[i] = state.round;
        }
        if (state.asked.empty() || state.round > horizon_) return;
        seat = state.asked.lowest();
        const auto i = static_cast<std::size_t>(number(seat));
        answer = club_answer(works_, state, seat);
        if (state.ask == Ask::gear) {
            expected[i] = answer.value;
        } else if (state.ask == Ask::drive && expected[i] != nothing) {
            luck[i] += answer.value - expected[i];
            expected[i] = nothing;
        }
    }
}

Search::Verdict Search::judge(const Trials& trials, const Trial& trial) const {
    const Trial& first = trials[0];
    if (&trial == &first) return {};
    const Estimate own = blended(
        {trial.own / trial.runs - first.own / first.runs, variance_of_mean(trial.own, trial.own_squares, trial.runs)},
        trial.answer.value - first.answer.value, table_error());
    const Estimate others = blended({trial.others / trial.runs - first.others / first.runs,
                                     variance_of_mean(trial.others, trial.others_squares, trial.runs)},
                                    0, table_error());
    return {own.mean - others.mean, std::sqrt(own.variance + others.variance)};
}

void Search::close_hopeless(Trials& trials) const {
    constexpr double sure = 2.5;
    const double least = judge(trials, best_of(trials)).value;
    for (Trial& trial : trials) {
        if (!trial.open || &trial == trials.begin()) continue;
        const Verdict verdict = judge(trials, trial);
        if (verdict.value - least > sure * verdict.doubt) trial.open = false;
    }
}

}  // namespace paddock::bots::formula_d
