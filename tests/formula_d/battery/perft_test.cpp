#include <gtest/gtest.h>

#include "engine/formula_d/game.hpp"
#include "engine/track/compile.hpp"
#include "table/every_roll.hpp"
#include "table/library.hpp"

// Perft for races: every choice and every way the dice can fall, to a depth, counted. The numbers
// change only when a rule does.
namespace paddock::formula_d {
namespace {

const Circuit& circuit_named(const char* key) {
    static const table::Library library;
    return library.circuit(key)->track();
}

SpaceId space(const Circuit& board, const char* name) { return track::find_space(board, name); }

std::uint64_t positions(const FormulaD& game, const State& state, int depth) {
    if (depth == 0 || game.awaiting(state).empty()) return 1;
    const Seat seat = game.awaiting(state).lowest();
    Choices list;
    game.choices(state, seat, list);
    std::uint64_t count = 0;
    for (const Choice& choice : list) {
        table::EveryRoll rolls;
        do {
            State after = state;
            EXPECT_TRUE(game.apply(after, seat, choice, rolls, {}));
            count += positions(game, after, depth - 1);
        } while (rolls.next());
    }
    return count;
}

struct Placed {
    const char* space;
    Gear gear;
    std::uint8_t stops = 0;
};

State position(const Circuit& board, std::initializer_list<Placed> cars) {
    State state;
    for (const Placed& placed : cars) {
        Car car;
        car.wear = car.full = Gauges{{6, 3, 3, 3, 3, 2}};
        car.space = space(board, placed.space);
        car.gear = placed.gear;
        car.stops = placed.stops;
        car.crossings = 1;
        car.start_due = false;
        state.cars.push_back(car);
    }
    state.session = Session::race;
    state.phase = Phase::begin_round;
    return state;
}

std::uint64_t count_from(const char* key, const Options& options, std::initializer_list<Placed> cars, int depth) {
    const Circuit& board = circuit_named(key);
    const FormulaD game{board, options, static_cast<int>(cars.size())};
    State state = position(board, cars);
    table::EveryRoll rolls;
    game.resume(state, rolls, {});
    return positions(game, state, depth);
}

TEST(Perft, a_car_alone_before_sainte_devote) {
    EXPECT_EQ(count_from("monaco", {}, {{"C.1.5", Gear::third}}, 1), 16U);
    EXPECT_EQ(count_from("monaco", {}, {{"C.1.5", Gear::third}}, 2), 180U);
    EXPECT_EQ(count_from("monaco", {}, {{"C.1.5", Gear::third}}, 4), 34562U);
}

TEST(Perft, three_cars_in_the_hairpin) {
    const std::initializer_list<Placed> cars{
        {"C.10.5", Gear::second, 1}, {"L.10.4", Gear::second, 2}, {"C.10.3", Gear::third, 1}};
    EXPECT_EQ(count_from("monaco", {}, cars, 2), 119U);
    EXPECT_EQ(count_from("monaco", {}, cars, 4), 22036U);
}

TEST(Perft, a_tow_through_the_tunnel) {
    const std::initializer_list<Placed> cars{{"C.13.12", Gear::fifth}, {"C.13.2", Gear::fifth}};
    EXPECT_EQ(count_from("monaco", {}, cars, 2), 446U);
    EXPECT_EQ(count_from("monaco", {}, cars, 4), 204298U);
}

TEST(Perft, the_pit_entry) {
    const std::initializer_list<Placed> cars{{"R.23.3", Gear::fourth}, {"C.23.1", Gear::third}};
    EXPECT_EQ(count_from("monaco", {.tech_pit = true}, cars, 3), 4997U);
}

TEST(Perft, the_danger_zone) { EXPECT_EQ(count_from("race-city", {}, {{"C.13.1", Gear::third}}, 3), 1169U); }

}  // namespace
}  // namespace paddock::formula_d
