#include <algorithm>
#include <cstring>
#include <ctime>
#include <memory>
#include <vector>

#include "bots/formula_d/pilot.hpp"
#include "cli/bench.hpp"
#include "cli/heap_count.hpp"
#include "table/rolls.hpp"

namespace paddock::cli {

namespace {

using namespace formula_d;
using bots::Level;
using bots::formula_d::make_pilot;
using bots::formula_d::Pilot;
using bots::formula_d::Study;

// Processor time of this thread, in nanoseconds.
double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// Keeps the compiler from leaving out what is measured.
void keep(const void* value) { asm volatile("" : : "g"(value) : "memory"); }

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// Runs `round`, which returns its time for one of its things, until the time is up. `heap` counts what
// the rounds allocate.
template <class Round>
double median_of_rounds(double seconds, Round round, std::uint64_t* heap = nullptr) {
    round();  // warms up
    std::vector<double> times;
    const double end = now() + seconds * 1e9;
    do {
        const std::uint64_t before = heap_calls();
        const double time = round();
        if (heap != nullptr) *heap += heap_calls() - before;
        times.push_back(time);
    } while (times.size() < 5 || now() < end);
    return median(times);
}

// A position of a club race, and what a club driver does there.
struct Position {
    State state;
    Choice choice;
    Seat seat = Seat::nobody;
};

template <class Visit>
void drive_race(const FormulaD& game, Pilot& pilot, std::uint64_t seed, Visit visit) {
    table::FastRolls rolls{seed};
    State state = game.start(rolls, {});
    while (!game.awaiting(state).empty()) {
        const Seat seat = game.awaiting(state).lowest();
        const Choice choice = pilot.decide(game.view(state, seat));
        visit(state, seat, choice);
        if (!game.apply(state, seat, choice, rolls, {})) return;
    }
}

std::vector<Position> club_positions(const FormulaD& game, Pilot& club) {
    std::vector<Position> positions;
    for (std::uint64_t race = 1; race <= 4; ++race) {
        drive_race(game, club, race, [&](const State& state, Seat seat, const Choice& choice) {
            positions.push_back({state, choice, seat});
        });
    }
    return positions;
}

double random_play(const FormulaD& game, std::uint64_t& seed) {
    constexpr int races = 10;
    Choices list;
    std::int64_t decisions = 0;
    const double begun = now();
    for (int i = 0; i < races; ++i) {
        table::FastRolls rolls{++seed};
        State state = game.start(rolls, {});
        for (; !game.awaiting(state).empty(); ++decisions) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const Choice& choice = list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
            if (!game.apply(state, seat, choice, rolls, {})) break;
        }
    }
    return (now() - begun) / static_cast<double>(decisions);
}

double list_ways(const FormulaD& game, const std::vector<Position>& positions) {
    Choices list;
    int lists = 0;
    const double begun = now();
    for (const Position& position : positions) {
        if (position.state.ask != Ask::drive) continue;
        game.choices(position.state, position.seat, list);
        keep(&list);
        ++lists;
    }
    return (now() - begun) / lists;
}

// The states are copied in batches that stay in the cache, outside the time measured.
double apply_answers(const FormulaD& game, const std::vector<Position>& positions, table::FastRolls& rolls) {
    constexpr std::size_t batch = 64;
    static std::array<State, batch> states;
    double time = 0;
    std::size_t done = 0;
    for (; done + batch <= positions.size(); done += batch) {
        for (std::size_t i = 0; i < batch; ++i) states[i] = positions[done + i].state;
        const double begun = now();
        for (std::size_t i = 0; i < batch; ++i) {
            const Position& position = positions[done + i];
            keep(&states[i]);
            if (!game.apply(states[i], position.seat, position.choice, rolls, {})) return 0;
        }
        time += now() - begun;
    }
    return time / static_cast<double>(done);
}

template <class Copy>
double copy_states(const State& from, Copy copy) {
    constexpr int copies = 100'000;
    State to = from;
    const double begun = now();
    for (int i = 0; i < copies; ++i) {
        keep(&from);
        copy(to, from);
        keep(&to);
    }
    return (now() - begun) / copies;
}

double roll_dice(table::FastRolls& generator) {
    constexpr int dice = 100'000;
    Rolls& rolls = generator;
    int sum = 0;
    const Chance chance{.purpose = {"bench"}, .first = 1, .count = 20};
    const double begun = now();
    for (int i = 0; i < dice; ++i) {
        keep(&chance);
        sum += rolls.roll(chance);
    }
    keep(&sum);
    return (now() - begun) / dice;
}

double club_race(const FormulaD& game, Pilot& club, std::uint64_t& seed) {
    const double begun = now();
    drive_race(game, club, ++seed, [](const State&, Seat, const Choice&) {});
    return now() - begun;
}

double decide_all(const FormulaD& game, Pilot& pilot, const std::vector<Position>& positions, std::size_t every) {
    int answers = 0;
    const double begun = now();
    for (std::size_t i = 0; i < positions.size(); i += every) {
        const Choice choice = pilot.decide(game.view(positions[i].state, positions[i].seat));
        keep(&choice);
        ++answers;
    }
    return (now() - begun) / answers;
}

}  // namespace

SpeedReport measure_speed(const FormulaD& game, double seconds) {
    SpeedReport report;
    const auto study = std::make_shared<Study>(game);
    const std::unique_ptr<Pilot> club = make_pilot(Level::club, study);
    const double begun = now();
    table::FastRolls rolls{1};
    const State first = game.start(rolls, {});
    if (!first.asked.empty()) club->decide(game.view(first, first.asked.lowest()));
    report.table_ms = (now() - begun) / 1e6;
    const std::vector<Position> positions = club_positions(game, *club);

    std::uint64_t seed = 1000;
    std::uint64_t& heap = report.allocations;
    report.ns_per_decision = median_of_rounds(seconds, [&] { return random_play(game, seed); }, &heap);
    report.choices_ns = median_of_rounds(seconds, [&] { return list_ways(game, positions); }, &heap);
    report.apply_ns = median_of_rounds(seconds, [&] { return apply_answers(game, positions, rolls); }, &heap);
    report.state_bytes = sizeof(State);
    report.copy_ns = median_of_rounds(
        seconds / 4, [&] { return copy_states(positions[0].state, [](State& to, const State& from) { to = from; }); });
    report.memcpy_ns = median_of_rounds(seconds / 4, [&] {
        return copy_states(positions[0].state,
                           [](State& to, const State& from) { std::memcpy(&to, &from, sizeof(State)); });
    });
    report.roll_ns = median_of_rounds(seconds / 4, [&] { return roll_dice(rolls); });
    report.club_us_per_decision =
        median_of_rounds(seconds, [&] { return decide_all(game, *club, positions, 1); }) / 1e3;
    report.club_races_per_second = 1e9 / median_of_rounds(seconds, [&] { return club_race(game, *club, seed); });
    const std::unique_ptr<Pilot> works = make_pilot(Level::works, study);
    report.works_ms_per_decision = median_of_rounds(0, [&] { return decide_all(game, *works, positions, 97); }) / 1e6;
    return report;
}

}  // namespace paddock::cli
