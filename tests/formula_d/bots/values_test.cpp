#include <gtest/gtest.h>

#include "bots/formula_d/chances.hpp"
#include "bots/formula_d/values.hpp"
#include "table/library.hpp"

// The value table against the par of the rule reference (§7.3).
namespace paddock::bots::formula_d {
namespace {

struct Board {
    const char* key;
    double par;
};
constexpr std::array<Board, 2> boards{{{"monaco", 27.0}, {"race-city", 26.0}}};

// Turns of a lap from a standing start in front of the line.
double lap(const track::Circuit& circuit, const Stock& stock) {
    const Course course{circuit};
    const Layer last{course, {.to_go = 1}, stock, Prices{}, nullptr, nullptr};
    const Layer grid{course, {.to_go = 2, .grid = true}, stock, Prices{}, &last, &last};
    const Node start = course.at(circuit.qualifying_start).node;
    constexpr int first_gear_only = 0;
    return static_cast<double>(
               grid.value(start, first_gear_only, stock.tires, stock.column(stock.brakes, stock.gearbox))) /
           turn;
}

// Par is for the centre lane, without brakes and skipped gears, a tire point priced at 0.6 turns. With
// every lane as long as the centre one and six tires for the lap our car is in the same situation; it
// only spends its tires freely instead of by price.
TEST(Values, par_of_the_centre_lane) {
    const table::Library library;
    for (const Board& board : boards) {
        track::Source source = library.circuit(board.key)->file.source;
        for (track::Element& element : source.elements) element.lengths.fill(element.lengths[1]);
        const auto circuit = track::compile(source);
        ASSERT_TRUE(circuit) << board.key;
        EXPECT_NEAR(lap(*circuit, {6, 0, 0}), board.par, 0.5) << board.key;
    }
}

// On the board as it is the inside lanes are a tenth shorter, brakes and gearbox help: some turns fewer.
TEST(Values, a_whole_car_beats_par) {
    const table::Library library;
    for (const Board& board : boards) {
        const double turns = lap(library.circuit(board.key)->track(), {6, 3, 3});
        EXPECT_LT(turns, board.par - 2) << board.key;
        EXPECT_GT(turns, board.par * 0.75) << board.key;
    }
}

TEST(Values, more_wear_points_never_hurt) {
    const table::Library library;
    const track::Circuit& circuit = library.circuit("monaco")->track();
    const Course course{circuit};
    const Stock stock{6, 3, 3};
    const Layer last{course, {.to_go = 1}, stock, Prices{}, nullptr, nullptr};
    for (const std::uint16_t space : course.backwards()) {
        const Node node = course.at(space).node;
        for (int gear = 1; gear <= 6; ++gear) {
            const int best = last.value(node, gear, 6, stock.column(3, 3));
            EXPECT_LE(best, last.value(node, gear, 5, stock.column(3, 3)) + 1);
            EXPECT_LE(best, last.value(node, gear, 6, stock.column(2, 3)) + 1);
            EXPECT_LE(best, last.value(node, gear, 6, stock.column(3, 2)) + 1);
        }
    }
}

TEST(Chances, equals_share_the_win) {
    Field field;
    field.cars = 4;
    for (std::size_t i = 0; i < 4; ++i) {
        field.running[i] = true;
        field.turns[i] = 20;
    }
    EXPECT_NEAR(win_chance(field, 2), 0.25, 0.01);
    field.turns[2] = 18;
    EXPECT_GT(win_chance(field, 2), 0.5);
    const auto stake = stakes(field, 0);
    EXPECT_EQ(stake[0], 1.0);
    EXPECT_GT(stake[2], stake[1]) << "the leader stands most in the way";
}

}  // namespace
}  // namespace paddock::bots::formula_d
