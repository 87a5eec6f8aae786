#include "cli/schneider/bench.hpp"

#include "cli/bench_tools.hpp"
#include "engine/schneider/game.hpp"
#include "table/schneider/content.hpp"

namespace paddock::cli::schneider {

namespace {

using namespace paddock::schneider;

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

BenchReport bench(const table::Library& library, double seconds) {
    constexpr int matches = 50;
    const auto content = table::schneider_content(library);
    const Schneider game{content->rules, Options{}, max_planes};
    BenchReport whole{"A race of four planes", "listing the answers to a question", {}, {}};
    RulesSpeed& report = whole.rules;
    std::uint64_t seed = 1000;
    std::uint64_t& heap = report.allocations;
    const std::vector<Position> positions = random_positions(game);
    table::FastRolls rolls{1};
    report.ns_per_decision =
        median_of_rounds(seconds, [&] { return play_random_matches(game, seed, matches).ns_per_decision; }, &heap);
    const double match =
        median_of_rounds(seconds, [&] { return play_random_matches(game, seed, matches).ns_per_match; });
    whole.more = {{"races_per_second", "random races a second", 1e9 / match, 0}};
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
    return whole;
}

}  // namespace paddock::cli::schneider
