// FD-GRID and FD-START: slots by the black die, and the first turn of every car.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Grid, FD_GRID_01_slots_go_by_descending_rolls) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(4, {{"grid", 7, a}, {"grid", 20, b}, {"grid", 1, c}, {"grid", 19, d}});
    EXPECT_EQ(grid_of(race), (Seats{b, d, a, c}));
    EXPECT_EQ(race.events<GridRolled>().size(), 4U) << "one roll each";
}

TEST(Grid, FD_GRID_01_nobody_rolls_for_a_slot_after_qualifying) {
    Race race{{.qualifying = true}};
    for (const int throws : {20, 18}) {
        const Seat driver = race.add("110C", on_grid());
        race.car(driver).qualifying = {.seconds = 100, .throws = static_cast<std::uint8_t>(throws), .driven = true};
    }
    race.state.session = Session::setup;
    race.state.phase = Phase::grid;
    race.script({{"start", 19, b}, {"gear", 1, b}});
    race.resume();
    EXPECT_EQ(grid_of(race), (Seats{b, a}));
    EXPECT_TRUE(race.events<GridRolled>().empty());
}

TEST(Grid, FD_GRID_02_a_new_roll_only_orders_those_who_tied) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(5, {{"grid", 10, a},
                   {"grid", 15, b},
                   {"grid", 10, c},
                   {"grid", 15, d},
                   {"grid", 12, e},
                   {"grid", 1, b},
                   {"grid", 2, d},
                   {"grid", 19, a},
                   {"grid", 20, c}});
    EXPECT_EQ(grid_of(race), (Seats{d, b, e, c, a}));
}

TEST(Grid, FD_GRID_02_new_rolls_until_no_tie_is_left) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(3, {{"grid", 9, a},
                   {"grid", 9, b},
                   {"grid", 9, c},
                   {"grid", 4, a},
                   {"grid", 8, b},
                   {"grid", 4, c},
                   {"grid", 11, a},
                   {"grid", 11, c},
                   {"grid", 5, a},
                   {"grid", 6, c}});
    EXPECT_EQ(grid_of(race), (Seats{b, c, a}));
}

TEST(Grid, FD_GRID_03_cars_stand_on_the_first_slots_pole_foremost) {
    for (const Board* board : {&monaco_board(), &race_city_board(), &plain()}) {
        Race race{{}, *board};
        race.rolls.let_the_rest_fall();
        race.start(7);
        ASSERT_EQ(race.events<GridTaken>().size(), 7U);
        for (const GridTaken& taken : race.events<GridTaken>())
            EXPECT_EQ(taken.space, board->circuit().grid[taken.slot - 1U]);
        for (std::size_t slot = 1; slot < board->circuit().grid.size(); ++slot) {
            EXPECT_LE(board->circuit().at(board->circuit().grid[slot]).order,
                      board->circuit().at(board->circuit().grid[slot - 1]).order);
        }
    }
    EXPECT_EQ(monaco_board().name(monaco_board().circuit().grid[0]), "L.23.14");
    EXPECT_EQ(monaco_board().name(monaco_board().circuit().grid[9]), "R.23.5");
    EXPECT_EQ(race_city_board().name(race_city_board().circuit().grid[0]), "R.19.12");
}

// Two cars on the grid of the plain board; A, in front, makes this start roll, B has not moved yet.
struct Start {
    Race race;

    explicit Start(const Script& script) {
        race.add("110L", on_grid());
        race.add("109R", on_grid());
        race.begin_round(script);
    }
};

TEST(StartRoll, FD_START_01_every_car_starts_in_first) {
    Race race;
    race.rolls.let_the_rest_fall();
    race.start(6);
    for (int i = 0; i < 6; ++i) EXPECT_EQ(race.lever(seat(i)), 1);
    const std::vector<DieRolled> rolled = race.events<DieRolled>();
    ASSERT_FALSE(rolled.empty());
    EXPECT_EQ(rolled[0].gear, Gear::first) << "no gear is asked for";
}

TEST(StartRoll, FD_START_02_each_car_rolls_the_black_die_before_its_first_gear_die) {
    Start on{{{"start", 10, a}, {"gear", 2, a}}};
    ASSERT_EQ(on.race.asks(), Ask::drive);
    on.race.play("move 2", {{"start", 10, b}, {"gear", 1, b}});
    on.race.play("move 1");
    EXPECT_EQ(on.race.events<StartRolled>().size(), 2U);
    on.race.turn(2, 3, "3");
    on.race.turn(2, 3, "3");
    EXPECT_EQ(on.race.events<StartRolled>().size(), 2U) << "on the first turn only";
}

TEST(StartRoll, FD_START_03_a_one_stalls_the_engine) {
    Start on{{{"start", 1, a}, {"start", 10, b}, {"gear", 2, b}}};
    EXPECT_EQ(on.race.where(a), "110L");
    EXPECT_TRUE(on.race.car(a).stalled);
    EXPECT_EQ(on.race.asked(), b) << "the turn of A is over";
}

TEST(StartRoll, FD_START_04_a_stalled_car_starts_in_the_next_round_in_first) {
    Start on{{{"start", 1, a}, {"start", 10, b}, {"gear", 2, b}}};
    on.race.play("move 2");  // B crosses the line: 1R, and leads the next round
    on.race.turn(2, 2, "2", {{"gear", 1, a}});
    ASSERT_EQ(on.race.asked(), a);
    EXPECT_EQ(on.race.asks(), Ask::drive) << "no start roll, no choice of a gear";
    EXPECT_EQ(on.race.lever(a), 1);
}

TEST(StartRoll, FD_START_04_the_die_of_first_gear_moves_it) {
    Race race;
    race.add("110L", on_grid());
    race.begin_round({{"start", 1, a}, {"gear", 2, a}});
    EXPECT_EQ(race.events<RoundBegan>().size(), 2U);
    EXPECT_EQ(race.events<StartRolled>().size(), 1U);
    race.play("move 2");
    EXPECT_EQ(race.where(a), "2L");
}

TEST(StartRoll, FD_START_05_two_to_nineteen_roll_the_die_of_first_gear) {
    for (const int value : {2, 19}) {
        Start on{{{"start", value, a}, {"gear", 2, a}}};
        ASSERT_EQ(on.race.asks(), Ask::drive);
        EXPECT_FALSE(on.race.accepts("move 4"));
        on.race.rolls.let_the_rest_fall();
        on.race.play("move 2");
        EXPECT_EQ(on.race.where(a), "2L");
    }
}

TEST(StartRoll, FD_START_06_a_twenty_drives_four_spaces_at_once_in_first) {
    Start on{{{"start", 20, a}}};
    ASSERT_EQ(on.race.asks(), Ask::drive);
    EXPECT_TRUE(on.race.events<DieRolled>().empty()) << "no gear die";
    EXPECT_FALSE(on.race.accepts("move 2"));
    EXPECT_FALSE(on.race.accepts("move 5"));
    on.race.rolls.let_the_rest_fall();
    on.race.play("move 4");
    EXPECT_EQ(on.race.where(a), "4L");
    EXPECT_EQ(on.race.lever(a), 1);
}

TEST(StartRoll, FD_START_07_a_great_start_may_change_one_or_two_lanes) {
    Race race;
    const Seat mover = race.add("105L", on_grid());
    race.add("106L", {.gear = 1, .crossings = 0});
    race.add("107C", {.gear = 1, .crossings = 0});
    race.go(mover, {{"start", 20, mover}});
    EXPECT_TRUE(race.accepts("move RR2"));
    race.rolls.let_the_rest_fall();
    race.play("move RR2");
    EXPECT_EQ(race.where(mover), "109R");
}

TEST(StartRoll, FD_START_07_or_none) {
    Race race;
    const Seat mover = race.add("105L", on_grid());
    race.go(mover, {{"start", 20, mover}});
    EXPECT_TRUE(race.accepts("move 4"));
    EXPECT_TRUE(race.accepts("move R3"));
    EXPECT_TRUE(race.accepts("move 3R"));
    EXPECT_TRUE(race.accepts("move R1R1"));
    EXPECT_FALSE(race.accepts("move RRL1"));
}

TEST(StartRoll, FD_START_08_after_a_great_start_second_gear_is_next) {
    Race race;
    race.add("110L", on_grid());
    race.begin_round({{"start", 20, a}});
    race.play("move 4");
    ASSERT_EQ(race.asks(), Ask::gear);
    EXPECT_EQ(race.offers(), (Names{"gear 1", "gear 2"}));
    race.turn(2, 4, "4");
    EXPECT_EQ(race.where(a), "8L");
}

}  // namespace
}  // namespace paddock::formula_d::tests
