#include "cli/bench.hpp"
#include "cli/bench_tools.hpp"

namespace paddock::cli {

namespace {

using namespace schneider;

// A position of a random race, and a random answer.
struct Position {
    State state;
    Choice choice;
    Seat seat = Seat::nobody;
};

std::vector<Position> random_positions(const Schneider& game) {
    constexpr std::uint64_t races = 20;
    std::vector<Position> positions;
    Choices list;
    for (std::uint64_t race = 1; race <= races; ++race) {
        table::FastRolls rolls{race};
        State state = game.start(rolls, {});
        while (!game.awaiting(state).empty()) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const Choice choice = list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
            positions.push_back({state, choice, seat});
            if (!game.apply(state, seat, choice, rolls, {})) break;
        }
    }
    return positions;
}

double list_answers(const Schneider& game, const std::vector<Position>& positions) {
    Choices list;
    const double begun = thread_time();
    for (const Position& position : positions) {
        game.choices(position.state, position.seat, list);
        keep(&list);
    }
    return (thread_time() - begun) / static_cast<double>(positions.size());
}

}  // namespace

RulesReport measure_rules(const Schneider& game, double seconds) {
    constexpr int matches = 50;
    RulesReport report;
    std::uint64_t seed = 1000;
    std::uint64_t& heap = report.allocations;
    const std::vector<Position> positions = random_positions(game);
    table::FastRolls rolls{1};
    report.ns_per_decision =
        median_of_rounds(seconds, [&] { return play_random_matches(game, seed, matches).ns_per_decision; }, &heap);
    report.races_per_second =
        1e9 / median_of_rounds(seconds, [&] { return play_random_matches(game, seed, matches).ns_per_match; });
    report.choices_ns = median_of_rounds(seconds, [&] { return list_answers(game, positions); }, &heap);
    report.apply_ns = median_of_rounds(seconds, [&] { return apply_answers(game, positions, rolls); }, &heap);
    report.state_bytes = sizeof(State);
    const State& state = positions[positions.size() / 2].state;
    report.copy_ns = median_of_rounds(
        seconds / 4, [&] { return copy_states(state, [](State& to, const State& from) { to = from; }); });
    report.memcpy_ns = median_of_rounds(seconds / 4, [&] {
        return copy_states(state, [](State& to, const State& from) { std::memcpy(&to, &from, sizeof(State)); });
    });
    report.roll_ns = median_of_rounds(seconds / 4, [&] { return roll_dice(rolls); });
    return report;
}

}  // namespace paddock::cli
