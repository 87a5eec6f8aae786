#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <vector>

#include "cli/heap_count.hpp"
#include "table/rolls.hpp"

// What every measurement needs: processor time of this thread, medians, the raw costs beside a result.
namespace paddock::cli {

// In nanoseconds.
inline double thread_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// Keeps the compiler from leaving out what is measured.
inline void keep(const void* value) { asm volatile("" : : "g"(value) : "memory"); }

inline double median(std::vector<double> values) {
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
    const double end = thread_time() + seconds * 1e9;
    do {
        const std::uint64_t before = heap_calls();
        const double time = round();
        if (heap != nullptr) *heap += heap_calls() - before;
        times.push_back(time);
    } while (times.size() < 5 || thread_time() < end);
    return median(times);
}

template <class State, class Copy>
double copy_states(const State& from, Copy copy) {
    constexpr int copies = 100'000;
    State to = from;
    const double begun = thread_time();
    for (int i = 0; i < copies; ++i) {
        keep(&from);
        copy(to, from);
        keep(&to);
    }
    return (thread_time() - begun) / copies;
}

inline double roll_dice(table::FastRolls& generator) {
    constexpr int dice = 100'000;
    Rolls& rolls = generator;
    int sum = 0;
    const Chance chance{.purpose = {"bench"}, .first = 1, .count = 20};
    const double begun = thread_time();
    for (int i = 0; i < dice; ++i) {
        keep(&chance);
        sum += rolls.roll(chance);
    }
    keep(&sum);
    return (thread_time() - begun) / dice;
}

// Matches of uniformly random legal answers, from start to end.
struct RandomPlay {
    double ns_per_decision = 0;
    double ns_per_match = 0;
};
template <class G>
RandomPlay play_random_matches(const G& game, std::uint64_t& seed, int matches) {
    typename G::Choices list;
    std::int64_t decisions = 0;
    const double begun = thread_time();
    for (int i = 0; i < matches; ++i) {
        table::FastRolls rolls{++seed};
        typename G::State state = game.start(rolls, {});
        for (; !game.awaiting(state).empty(); ++decisions) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const auto& choice = list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
            if (!game.apply(state, seat, choice, rolls, {})) break;
        }
    }
    const double time = thread_time() - begun;
    return {time / static_cast<double>(decisions), time / matches};
}

// The states are copied in batches that stay in the cache, outside the time measured.
template <class Game, class Position>
double apply_answers(const Game& game, const std::vector<Position>& positions, table::FastRolls& rolls) {
    constexpr std::size_t batch = 64;
    static std::array<typename Game::State, batch> states;
    double time = 0;
    std::size_t done = 0;
    for (; done + batch <= positions.size(); done += batch) {
        for (std::size_t i = 0; i < batch; ++i) states[i] = positions[done + i].state;
        const double begun = thread_time();
        for (std::size_t i = 0; i < batch; ++i) {
            const Position& position = positions[done + i];
            keep(&states[i]);
            if (!game.apply(states[i], position.seat, position.choice, rolls, {})) return 0;
        }
        time += thread_time() - begun;
    }
    return time / static_cast<double>(done);
}

}  // namespace paddock::cli
