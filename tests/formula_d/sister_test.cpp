#include "tests/formula_d/sister.hpp"

#include "table/rolls.hpp"
#include "tests/formula_d/more.hpp"

// That a sister game can be built on Formula D's chapters: each of her three differences acts, in Formula D none does.
namespace paddock::formula_d::tests {
namespace {

using sister::Sister;

// A position in mid-race, for either game.
template <class G>
struct Table {
    G game;
    typename G::State state;

    explicit Table(int cars) : game(plain().circuit(), {}, cars) {
        state.session = Session::race;
        state.round = 1;
    }
    Seat add(std::string_view space, int in_gear, Gauges wear = G::terms().standard_car) {
        Car car;
        car.full = car.wear = wear;
        car.space = plain().space(space);
        car.gear = gear(in_gear);
        car.crossings = 1;
        car.start_due = false;
        state.cars.push_back(car);
        state.order.push_back(seat(static_cast<int>(state.cars.size()) - 1));
        return state.order.back();
    }
    void go(Rolls& rolls) {
        state.phase = Phase::begin_turn;
        game.resume(state, rolls, {});
    }
    bool play(const Choice& choice, Rolls& rolls) {
        return static_cast<bool>(game.apply(state, state.asked.lowest(), choice, rolls, {}));
    }
};

Path straight(int spaces) {
    Path path;
    for (int i = 0; i < spaces; ++i) path.push_back(Step::ahead);
    return path;
}

template <class G>
Table<G> touching_cars(const Script& script) {
    Table<G> table{2};
    table.add("10C", 2);
    table.add("12L", 2);
    ScriptedRolls rolls;
    rolls.add(script);
    rolls.let_the_rest_fall();
    table.go(rolls);
    EXPECT_TRUE(table.play(ShiftTo{Gear::second}, rolls));
    EXPECT_TRUE(table.play(Drive{straight(2), 0}, rolls));
    EXPECT_TRUE(rolls.left().empty());
    return table;
}

template <class G>
int started(int roll) {
    const G game{plain().circuit(), {}, 2};
    WatchedRolls rolls{{{"start", roll}}};
    return game.start(rolls, {}).move.remaining;
}

TEST(Sister, a_table_of_her_own) {
    EXPECT_EQ(started<Sister>(9), 3);
    EXPECT_EQ(started<Sister>(10), 4);
    EXPECT_EQ(started<FormulaD>(20), 4);
    WatchedRolls hers{{{"start", 9}}};
    const Sister game{plain().circuit(), {}, 2};
    static_cast<void>(game.start(hers, {}));
    EXPECT_EQ(hers.asked().back().purpose, "start");
    EXPECT_EQ(hers.asked().back().shares.size(), 10U);
}

TEST(Sister, a_chapter_of_her_own) {
    const Table<Sister> hers = touching_cars<Sister>({{"gear", 2}, {"collision", 1, seat(0)}});
    EXPECT_EQ(hers.state.car(seat(0)).wear[Gauge::body], 2);
    EXPECT_EQ(hers.state.car(seat(1)).wear[Gauge::body], 2) << "both, by one roll";
    const Table<FormulaD> ours =
        touching_cars<FormulaD>({{"gear", 2}, {"collision", 20, seat(1)}, {"collision", 1, seat(0)}});
    EXPECT_EQ(ours.state.car(seat(0)).wear[Gauge::body], 2);
    EXPECT_EQ(ours.state.car(seat(1)).wear[Gauge::body], 3) << "each for itself";
}

// The first car loses its last handling point on debris at 12C.
template <class G>
Table<G> crashed_at_12C() {
    Table<G> table{2};
    table.add("10C", 2, {{6, 3, 3, 3, 3, 1}});
    table.add("8C", 2);
    table.state.markers.set(static_cast<std::size_t>(track::number(plain().space("12C"))));
    ScriptedRolls rolls;
    rolls.add({{"gear", 2}, {"danger", 1}, {"gear", 4}});
    table.go(rolls);
    EXPECT_TRUE(table.play(ShiftTo{Gear::second}, rolls));
    EXPECT_TRUE(table.play(Drive{straight(2), 0}, rolls));
    EXPECT_EQ(table.state.car(seat(0)).status, Status::out);
    EXPECT_TRUE(table.play(ShiftTo{Gear::second}, rolls));
    return table;
}

template <class G>
bool may_drive(const Table<G>& table, const Path& path) {
    Choices list;
    table.game.choices(table.state, table.state.asked.lowest(), list);
    return std::any_of(list.begin(), list.end(), [&](const Choice& choice) {
        const Drive* drive = std::get_if<Drive>(&choice);
        return drive != nullptr && drive->path == path && drive->brakes == 0;
    });
}

TEST(Sister, an_obstacle_of_her_own) {
    const Table<Sister> hers = crashed_at_12C<Sister>();
    EXPECT_TRUE(hers.state.wrecks[static_cast<std::size_t>(track::number(plain().space("12C")))]);
    EXPECT_FALSE(may_drive(hers, straight(4))) << "the wreck stands in the way";
    Table<Sister> tried = hers;
    ScriptedRolls rolls;
    EXPECT_FALSE(tried.play(Drive{straight(4), 0}, rolls));
    EXPECT_EQ(tried.state, hers.state);
    const Table<FormulaD> ours = crashed_at_12C<FormulaD>();
    EXPECT_TRUE(may_drive(ours, straight(4))) << "the car is gone, its debris may be driven over";
}

TEST(Sister, an_event_of_her_own) {
    Table<Sister> table{1};
    table.add("10C", 2, {{6, 3, 3, 3, 3, 1}});
    table.state.markers.set(static_cast<std::size_t>(track::number(plain().space("11C"))));
    ScriptedRolls rolls;
    rolls.add({{"gear", 2}, {"danger", 1}});
    table.go(rolls);
    int wrecks = 0;
    const Events<Sister::Event> events{[](void* self, const Sister::Event& event) {
                                           *static_cast<int*>(self) += std::holds_alternative<sister::WreckLeft>(event);
                                       },
                                       &wrecks};
    ASSERT_TRUE(table.game.apply(table.state, seat(0), ShiftTo{Gear::second}, rolls, events));
    ASSERT_TRUE(table.game.apply(table.state, seat(0), Drive{straight(1), 0}, rolls, events));
    EXPECT_EQ(wrecks, 1);
    EXPECT_EQ(table.state.phase, Phase::over);
}

// The test board with a grid for as many.
track::Source board_for_sixteen() {
    track::Source board = test_board();
    const int last = board.grid.back().element;
    for (int k = 10; k < 16; ++k)
        board.grid.push_back({k % 2 == 0 ? Lane::left : Lane::right, last, board.grid.front().index - k});
    return board;
}

TEST(Sister, whole_races_of_sixteen_at_random) {
    const Board board{board_for_sixteen()};
    ASSERT_FALSE(FormulaD::check(board.circuit(), {}, 16)) << "Formula D knows ten cars (FD-GEN-03)";
    ASSERT_TRUE(Sister::check(board.circuit(), {}, 16));
    const Sister game{board.circuit(), {}, 16};
    std::size_t wrecks = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        table::FastRolls rolls{seed};
        Sister::State state = game.start(rolls, {});
        for (int step = 0; !game.awaiting(state).empty(); ++step) {
            ASSERT_LT(step, 100000);
            const Seat asked = game.awaiting(state).lowest();
            Choices list;
            game.choices(state, asked, list);
            ASSERT_FALSE(list.empty());
            const Choice& choice = step % 8 == 0
                                       ? game.fallback(state, asked)
                                       : list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))];
            ASSERT_TRUE(game.apply(state, asked, choice, rolls, {}));
            wrecks += state.wrecks.count();
        }
        EXPECT_EQ(game.standings(state).size(), 16U);
    }
    EXPECT_GT(wrecks, 0U);
}

}  // namespace
}  // namespace paddock::formula_d::tests
