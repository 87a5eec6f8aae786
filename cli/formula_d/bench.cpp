#include <memory>
#include <vector>

#include "bots/formula_d/bot.hpp"
#include "cli/bench_tools.hpp"
#include "cli/formula_d/bench.hpp"

namespace paddock::cli::formula_d {

namespace {

using namespace paddock::formula_d;
using bots::Level;
using bots::formula_d::Bot;
using bots::formula_d::make_bot;
using bots::formula_d::Study;

// A position of a club race, and what a club driver does there.
struct Position {
    State state;
    Choice choice;
    Seat seat = Seat::nobody;
};

template <class Visit>
void drive_race(const FormulaD& game, Bot& bot, std::uint64_t seed, Visit visit) {
    table::FastRolls rolls{seed};
    State state = game.start(rolls, {});
    while (!game.awaiting(state).empty()) {
        const Seat seat = game.awaiting(state).lowest();
        const Choice choice = bot.decide(game.view(state, seat));
        visit(state, seat, choice);
        if (!game.apply(state, seat, choice, rolls, {})) return;
    }
}

std::vector<Position> club_positions(const FormulaD& game, Bot& club) {
    std::vector<Position> positions;
    for (std::uint64_t race = 1; race <= 4; ++race) {
        drive_race(game, club, race, [&](const State& state, Seat seat, const Choice& choice) {
            positions.push_back({state, choice, seat});
        });
    }
    return positions;
}

double list_ways(const FormulaD& game, const std::vector<Position>& positions) {
    Choices list;
    int lists = 0;
    const double begun = thread_time();
    for (const Position& position : positions) {
        if (position.state.ask != Ask::drive) continue;
        game.choices(position.state, position.seat, list);
        keep(&list);
        ++lists;
    }
    return (thread_time() - begun) / lists;
}

double club_race(const FormulaD& game, Bot& club, std::uint64_t& seed) {
    const double begun = thread_time();
    drive_race(game, club, ++seed, [](const State&, Seat, const Choice&) {});
    return thread_time() - begun;
}

double decide_all(const FormulaD& game, Bot& bot, const std::vector<Position>& positions, std::size_t every) {
    int answers = 0;
    const double begun = thread_time();
    for (std::size_t i = 0; i < positions.size(); i += every) {
        const Choice choice = bot.decide(game.view(positions[i].state, positions[i].seat));
        keep(&choice);
        ++answers;
    }
    return (thread_time() - begun) / answers;
}

}  // namespace

BenchReport bench(const table::Library& library, double seconds) {
    constexpr int cars = 10;
    const FormulaD game{library.circuit("monaco")->track(), Options{}, cars};
    BenchReport whole{"Monaco, ten cars, two laps", "listing the ways of a move", {}, {}};
    RulesSpeed& report = whole.rules;
    const auto study = std::make_shared<Study>(game);
    const std::unique_ptr<Bot> club = make_bot(Level::club, study);
    const double begun = thread_time();
    table::FastRolls rolls{1};
    const State first = game.start(rolls, {});
    if (!first.asked.empty()) club->decide(game.view(first, first.asked.lowest()));
    const double tables = (thread_time() - begun) / 1e6;
    const std::vector<Position> positions = club_positions(game, *club);

    std::uint64_t seed = 1000;
    std::uint64_t& heap = report.allocations;
    report.ns_per_decision =
        median_of_rounds(seconds, [&] { return play_random_matches(game, seed, 10).ns_per_decision; }, &heap);
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
    const double club_answer = median_of_rounds(seconds, [&] { return decide_all(game, *club, positions, 1); });
    const double race = median_of_rounds(seconds, [&] { return club_race(game, *club, seed); });
    const std::unique_ptr<Bot> works = make_bot(Level::works, study);
    const double works_answer = median_of_rounds(0, [&] { return decide_all(game, *works, positions, 97); });
    whole.more = {
        {"table_ms", "value tables of a club bot", tables, 1, "ms", "once a match"},
        {"club_us_per_decision", "an answer of a club bot", club_answer / 1e3, 2, "us"},
        {"club_races_per_second", "races of ten club bots a second", 1e9 / race, 0},
        {"works_ms_per_decision", "an answer of a works bot", works_answer / 1e6, 2, "ms", "with its usual budget"}};
    return whole;
}

}  // namespace paddock::cli::formula_d
