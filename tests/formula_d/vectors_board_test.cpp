// Vectors of the rule reference (§8) about the boards themselves.

#include <algorithm>

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

Names sorted(Names names) {
    std::sort(names.begin(), names.end());
    return names;
}

// Where one step leads from a space.
Names links(const Board& board, std::string_view from) {
    const Space& space = board.circuit().at(board.space(from));
    Names names;
    for (const SpaceId to : {space.ahead, space.left, space.right, space.pit}) {
        if (to != SpaceId::none) names.push_back(board.name(to));
    }
    return sorted(names);
}

Names beside(const Board& board, std::string_view name) {
    Names names;
    for (const SpaceId to : board.circuit().at(board.space(name)).beside) {
        if (to != SpaceId::none) names.push_back(board.name(to));
    }
    return sorted(names);
}

std::string behind(const Board& board, std::string_view name) {
    return board.name(board.circuit().at(board.space(name)).behind);
}

track::Fraction rank(const Board& board, std::string_view name) {
    return board.circuit().ranks[static_cast<std::size_t>(track::number(board.space(name)))];
}

// The fewest or most spaces of the corner on a way that goes on from this space, itself included.
int way(const Board& board, SpaceId from, bool longest) {
    const Space& space = board.circuit().at(from);
    int best = 0;
    for (const SpaceId to : {space.ahead, space.left, space.right}) {
        if (to == SpaceId::none) continue;
        const int rest = board.circuit().at(to).corner == space.corner ? way(board, to, longest) : 0;
        if (best == 0 || (longest ? rest + 1 > best : rest + 1 < best)) best = rest + 1;
    }
    return best;
}

TEST(Boards, FD_7_3_checksums_of_monaco_and_race_city) {
    const Circuit& monaco = monaco_board().circuit();
    EXPECT_EQ(monaco.track_spaces, 533);
    EXPECT_EQ(monaco.links, 1010);
    EXPECT_EQ(monaco.pit_spaces, 18);
    EXPECT_EQ(monaco.pit_links, 19);
    EXPECT_EQ(monaco.corners.size(), 11U);
    const Circuit& city = race_city_board().circuit();
    EXPECT_EQ(city.track_spaces, 552);
    EXPECT_EQ(city.links, 1087);
    EXPECT_EQ(city.pit_spaces, 18);
    EXPECT_EQ(city.pit_links, 19);
    EXPECT_EQ(city.corners.size(), 9U);
}

TEST(Boards, FD_8_the_plain_board_is_the_fixture_of_the_vectors) {
    const Board& board = plain();
    EXPECT_EQ(board.circuit().track_spaces, 330);
    EXPECT_EQ(board.circuit().at(board.at(21, 'C')).corner, 0);
    EXPECT_EQ(board.circuit().at(board.at(25, 'R')).corner, 0);
    EXPECT_FALSE(board.circuit().at(board.at(26, 'C')).in_corner());
    EXPECT_EQ(links(board, "25C"), (Names{"26C", "26L", "26R"}));
    EXPECT_EQ(links(board, "100R"), (Names{"101C", "101R", "P1"}));
    EXPECT_EQ(links(board, "P18"), (Names{"9R"}));
    EXPECT_TRUE(board.circuit().at(board.space("P10")).has(track::Feature::before_finish));
    EXPECT_EQ(board.name(board.circuit().boxes[0]), "P6");
    EXPECT_EQ(board.name(board.circuit().boxes[1]), "P8");
    EXPECT_EQ(line_after_94().name(line_after_94().space("97C")), "97C");
    EXPECT_EQ(links(line_after_94(), "94C"), (Names{"95C", "95L", "95R"}));
}

TEST(Vectors, V_FD_71_links_of_sainte_devote) {
    const Board& board = monaco_board();
    EXPECT_EQ(links(board, "L.2.1"), (Names{"C.2.2", "L.2.2"}));
    EXPECT_EQ(links(board, "L.2.3"), (Names{"C.2.4", "L.2.4"}));
    EXPECT_EQ(links(board, "L.2.4"), (Names{"L.2.5"}));
    EXPECT_EQ(links(board, "C.2.2"), (Names{"C.2.3", "R.2.3"}));
    EXPECT_EQ(links(board, "C.2.3"), (Names{"C.2.4", "R.2.3"}));
    EXPECT_EQ(links(board, "C.2.4"), (Names{"C.2.5", "L.2.6"}));
    EXPECT_EQ(links(board, "R.2.2"), (Names{"R.2.3"}));
    EXPECT_EQ(links(board, "R.2.3"), (Names{"C.2.5", "R.2.4"}));
    EXPECT_EQ(links(board, "R.2.4"), (Names{"C.2.6", "R.2.5"}));
    EXPECT_EQ(links(board, "R.2.5"), (Names{"R.3.1"}));
}

TEST(Vectors, V_FD_71_shortest_and_longest_way_through_sainte_devote) {
    const Board& board = monaco_board();
    int shortest = 100;
    int longest = 0;
    for (const char* entry : {"L.2.1", "C.2.1", "R.2.1"}) {
        shortest = std::min(shortest, way(board, board.space(entry), false));
        longest = std::max(longest, way(board, board.space(entry), true));
    }
    EXPECT_EQ(shortest, 5);
    EXPECT_EQ(longest, 7);
}

TEST(Vectors, V_FD_72_ranks_in_a_corner_decide_the_order) {
    const Board& board = monaco_board();
    EXPECT_EQ(rank(board, "R.2.1"), (track::Fraction{66, 5}));
    EXPECT_EQ(rank(board, "C.2.1"), (track::Fraction{13, 1}));
    EXPECT_EQ(rank(board, "L.2.1"), (track::Fraction{90, 7}));
    Race race{{}, board};
    const Seat left = race.add("L.2.1");
    const Seat centre = race.add("C.2.1");
    const Seat right = race.add("R.2.1");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{right, centre, left}));
}

TEST(Vectors, V_FD_72_level_at_the_end_of_the_corner_the_inside_goes_first) {
    const Board& board = monaco_board();
    for (const char* last : {"R.2.5", "C.2.6", "L.2.7"}) EXPECT_EQ(rank(board, last), (track::Fraction{18, 1}));
    Race race{{}, board};
    const Seat left = race.add("L.2.7");
    const Seat centre = race.add("C.2.6");
    const Seat right = race.add("R.2.5");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{right, centre, left}));
}

TEST(Vectors, V_FD_73_neighbours_in_sainte_devote) {
    const Board& board = monaco_board();
    EXPECT_EQ(beside(board, "C.2.3"), (Names{"L.2.3", "L.2.4", "R.2.3"}));
    EXPECT_EQ(beside(board, "C.2.4"), (Names{"L.2.4", "L.2.5", "R.2.3"}));
    EXPECT_EQ(beside(board, "R.2.1"), (Names{"C.2.1"}));
    for (const char* before : {"L.1.12", "C.1.12", "R.1.12"}) {
        for (const std::string& neighbour : beside(board, before)) {
            EXPECT_FALSE(board.circuit().at(board.space(neighbour)).in_corner()) << before << " beside " << neighbour;
        }
    }
    EXPECT_EQ(behind(board, "C.2.1"), "C.1.12");
    EXPECT_EQ(behind(board, "C.3.1"), "C.2.6");
}

TEST(Vectors, V_FD_74_across_the_finish_line) {
    const Board& board = monaco_board();
    EXPECT_EQ(links(board, "C.23.14"), (Names{"C.1.1", "L.1.1", "R.1.1"}));
    EXPECT_EQ(behind(board, "C.1.1"), "C.23.14");
}

TEST(Vectors, V_FD_74_each_way_crosses_the_line) {
    for (const char* step : {"L", "R"}) {
        Race race{{}, monaco_board()};
        const Seat a = race.add("C.23.14", {.gear = 1, .crossings = 1});
        race.add("C.1.1", {.gear = 1, .crossings = 2});
        race.go();
        race.turn(1, 1, step, {{"collision", 20}, {"collision", 20}});
        EXPECT_EQ(race.car(a).crossings, 2);
    }
    Race race{{}, monaco_board()};
    const Seat a = race.add("C.23.14", {.gear = 1, .crossings = 1});
    race.go();
    race.turn(1, 1, "1");
    EXPECT_EQ(race.car(a).crossings, 2);
    EXPECT_EQ(race.where(a), "C.1.1");
}

// Directly behind: with brakes it stays where it is, and both roll for a collision.
TEST(Vectors, V_FD_74_the_car_before_the_line_is_directly_behind_the_car_beyond_it) {
    Race race{{}, monaco_board()};
    const Seat a = race.add("C.23.14", {.gear = 1, .crossings = 1});
    const Seat x = race.add("C.1.1", {.gear = 1, .crossings = 2});
    race.go();
    race.turn(1, 1, "- brake 1", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "C.23.14");
}

}  // namespace
}  // namespace paddock::formula_d::tests
