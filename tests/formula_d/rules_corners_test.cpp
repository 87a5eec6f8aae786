// FD-CORN: stops in corners, their numbers, their arrows.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

std::vector<int> stops_of(const Board& board) {
    std::vector<int> stops;
    for (const track::Corner& corner : board.circuit().corners) stops.push_back(corner.stops);
    return stops;
}

TEST(Corners, FD_CORN_01_every_corner_demands_one_two_or_three_stops) {
    EXPECT_EQ(stops_of(monaco_board()), (std::vector{1, 1, 1, 1, 3, 2, 2, 1, 2, 2, 1}));
    EXPECT_EQ(stops_of(race_city_board()), (std::vector{1, 2, 1, 2, 1, 2, 1, 3, 1}));
    for (const int stops : {0, 4, -1}) {
        track::Source source = test_board();
        source.elements[1].stops = stops;
        EXPECT_FALSE(track::compile(source)) << stops;
    }
}

// Stops made after a move of two spaces in 2nd from here.
int stops_after_two_spaces(const std::string& from) {
    Race race;
    const Seat a = race.add(from, {.gear = 2, .stops = 0});
    race.go();
    race.turn(2, 2, "2");
    return race.car(a).stops;
}

TEST(Corners, FD_CORN_02_a_stop_counts_within_the_limits_of_the_corner) {
    EXPECT_EQ(stops_after_two_spaces("43C"), 0) << "row 45, the last before K2";
    EXPECT_EQ(stops_after_two_spaces("44C"), 1) << "row 46, the first of K2";
    EXPECT_EQ(stops_after_two_spaces("52C"), 1) << "row 54, the last of K2";
    Race race;
    const Seat a = race.add("44C", {.gear = 2});
    race.go();
    race.turn(2, 2, "2");
    ASSERT_EQ(race.events<StopMade>().size(), 1U);
    const StopMade stop = race.events<StopMade>()[0];
    EXPECT_EQ(stop.seat, a);
    EXPECT_EQ(stop.made, 1);
    EXPECT_EQ(stop.needed, 2);
}

TEST(Corners, FD_CORN_03_after_the_stops_required_the_corner_is_left_without_penalty) {
    for (const auto& [from, stops] : {std::pair{"25C", 1}, std::pair{"54C", 2}, std::pair{"92C", 3}}) {
        Race race;
        const Seat a = race.add(from, {.gear = 3, .stops = stops});
        race.go();
        race.turn(3, 8, "8");
        EXPECT_EQ(race.wear(a), "6/3/3/3/3/2") << from;
        EXPECT_TRUE(race.events<Overshot>().empty()) << from;
        EXPECT_TRUE(race.racing(a));
    }
}

TEST(Corners, FD_CORN_03_with_the_next_move_not_with_the_same) {
    Race race;
    const Seat a = race.add("20C", {.gear = 2});
    race.go();
    race.turn(2, 4, "4");
    EXPECT_EQ(race.car(a).stops, 1);
    race.turn(2, 4, "4");
    EXPECT_EQ(race.where(a), "28C");
    EXPECT_EQ(race.left(a, Gauge::tires), 6);
}

// The fewest or most spaces of the corner on a way that goes on from this space, itself included.
int way_through(const Circuit& circuit, SpaceId from, bool longest) {
    const Space& space = circuit.at(from);
    int best = 0;
    for (const SpaceId to : {space.ahead, space.left, space.right}) {
        if (to == SpaceId::none) continue;
        const int rest = circuit.at(to).corner == space.corner ? way_through(circuit, to, longest) : 0;
        if (best == 0 || (longest ? rest + 1 > best : rest + 1 < best)) best = rest + 1;
    }
    return best;
}

// Red and green of every corner: the fewest and the most spaces from any entry.
std::vector<std::pair<int, int>> numbers_of(const Board& board) {
    const Circuit& circuit = board.circuit();
    std::vector<std::pair<int, int>> numbers;
    for (std::size_t corner = 0; corner < circuit.corners.size(); ++corner) {
        int red = 1000;
        int green = 0;
        for (int i = 0; i < circuit.track_spaces; ++i) {
            const Space& space = circuit.at(track::space_id(i));
            if (space.corner != corner || space.index != 0) continue;
            red = std::min(red, way_through(circuit, track::space_id(i), false));
            green = std::max(green, way_through(circuit, track::space_id(i), true));
        }
        numbers.emplace_back(red, green);
    }
    return numbers;
}

TEST(Corners, FD_CORN_04_red_is_the_shortest_way_green_the_longest) {
    const std::vector<std::pair<int, int>> monaco{{5, 7}, {6, 8}, {5, 7},   {5, 8},  {8, 14}, {8, 11},
                                                  {8, 9}, {5, 8}, {10, 12}, {6, 11}, {4, 6}};
    EXPECT_EQ(numbers_of(monaco_board()), monaco);
    const std::vector<std::pair<int, int>> city{{5, 8},  {7, 12}, {5, 7},  {8, 11}, {6, 8},
                                                {9, 10}, {5, 8},  {9, 16}, {5, 7}};
    EXPECT_EQ(numbers_of(race_city_board()), city);
}

TEST(Corners, FD_CORN_04_both_numbers_are_information_only) {
    for (const auto& [from, end] : {std::pair{"R.1.12", "R.3.1"}, std::pair{"L.1.12", "L.2.6"}}) {
        Race race{{}, monaco_board()};
        const Seat a = race.add(from, {.gear = 3});
        race.go();
        race.turn(3, 6, "6");
        EXPECT_EQ(race.where(a), end);
        EXPECT_EQ(race.wear(a), end == std::string("R.3.1") ? "5/3/3/3/3/2" : "6/3/3/3/3/2")
            << "six spaces are one too many inside, and a stop outside";
    }
}

TEST(Corners, FD_CORN_05_in_a_corner_only_the_arrows_are_driven) {
    Race early{{}, monaco_board()};
    early.add("C.2.1", {.gear = 1});
    early.go();
    early.play("gear 1", {{"gear", 1}});
    EXPECT_TRUE(early.accepts("move R")) << "inwards before the middle";
    EXPECT_EQ(early.refusal("move L"), "FD-CORN-05");
    EXPECT_EQ(ends_of_offers(early), (Names{"C.2.1", "C.2.2", "R.2.2"}));

    Race late{{}, monaco_board()};
    late.add("C.2.4", {.gear = 1});
    late.go();
    late.play("gear 1", {{"gear", 1}});
    EXPECT_TRUE(late.accepts("move L")) << "outwards after it";
    EXPECT_EQ(late.refusal("move R"), "FD-CORN-05");
}

TEST(Corners, FD_CORN_05_no_lane_change_across_the_red_lines) {
    for (const char* from : {"C.1.12", "C.2.6"}) {
        Race race{{}, monaco_board()};
        race.add(from, {.gear = 1, .stops = 1});
        race.go();
        race.play("gear 1", {{"gear", 1}});
        EXPECT_EQ(refusal_of_all(race, {"move L", "move R"}), "FD-CORN-05") << from;
        EXPECT_TRUE(race.accepts("move 1"));
    }
}

TEST(Corners, FD_CORN_06_surplus_stops_have_no_effect) {
    Race race;
    const Seat a = race.add("46C", {.gear = 1, .stops = 2});
    race.go();
    race.turn(1, 2, "2");
    race.turn(1, 2, "2");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    EXPECT_TRUE(race.racing(a));
    race.turn(2, 4, "4");
    race.turn(2, 4, "4");
    EXPECT_EQ(race.where(a), "58C");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
}

TEST(Corners, FD_CORN_07_the_count_starts_at_nothing_in_every_corner) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("53C", {.gear = 1, .stops = 3});
    race.go();
    race.turn(2, 4, "4");  // out of K2 into K2b
    ASSERT_EQ(race.where(a), "57C");
    EXPECT_EQ(race.car(a).stops, 1) << "the stops of K2 are gone";
    ASSERT_EQ(race.events<StopMade>().size(), 1U);
    EXPECT_EQ(race.events<StopMade>()[0].made, 1);
}

TEST(Corners, FD_CORN_07_surplus_stops_are_not_carried_to_the_next_corner) {
    Race race;
    const Seat a = race.add("25C", {.gear = 3, .stops = 3});
    race.go();
    race.turn(3, 8, "8");
    EXPECT_EQ(race.car(a).stops, 0) << "cleared on leaving";
    race.car(a).space = race.board().space("45C");
    race.go();
    race.turn(3, 4, "4");
    EXPECT_EQ(race.car(a).stops, 1);
    race.turn(3, 8, "8");
    EXPECT_EQ(race.where(a), "57C");
    EXPECT_EQ(race.left(a, Gauge::tires), 3) << "one of two stops made in K2: three spaces over";
}

}  // namespace
}  // namespace paddock::formula_d::tests
