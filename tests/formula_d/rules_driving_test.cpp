// FD-MOVE and FD-LANE: driving on the lanes, straights above all.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// The car's gear die has been rolled; it is asked where to drive.

TEST(Driving, FD_MOVE_01_every_space_costs_one_straight_or_diagonally) {
    for (const auto& [move, end] : {std::pair{"4", "64C"}, std::pair{"L3", "64L"}, std::pair{"3R", "64R"}}) {
        Race race;
        const Seat a = race.add("60C", {.gear = 2});
        race.go();
        race.turn(2, 4, move);
        EXPECT_EQ(race.where(a), end);
    }
    Race race;
    const Seat a = race.add("60L", {.gear = 2});
    race.go();
    race.turn(2, 4, "RR2");
    EXPECT_EQ(race.where(a), "64R") << "two diagonals are two of the four spaces";
}

TEST(Driving, FD_MOVE_02_no_space_of_another_car_is_entered_or_passed_through) {
    Race race;
    race.add("60C", {.gear = 3});
    race.add("62C", {.gear = 1});
    race.add("64R", {.gear = 1});
    race.go();
    roll(race, 3, 4);
    EXPECT_EQ(race.refusal("move 4"), "FD-MOVE-02");
    EXPECT_EQ(race.refusal("move R3"), "FD-MOVE-02") << "occupied where it ends";
    EXPECT_TRUE(race.accepts("move L3"));
    for (const std::string& end : ends_of_offers(race)) EXPECT_TRUE(end != "62C" && end != "64R") << end;
}

TEST(Driving, FD_MOVE_03_no_way_leads_backwards) {
    for (const Board* board : {&plain(), &monaco_board(), &race_city_board()}) {
        const Circuit& circuit = board->circuit();
        for (int i = 0; i < circuit.track_spaces; ++i) {
            const Space& space = circuit.at(track::space_id(i));
            if (space.has(track::Feature::before_finish)) continue;
            for (const SpaceId to : {space.ahead, space.left, space.right}) {
                if (to == SpaceId::none) continue;
                EXPECT_LT(circuit.ranks[static_cast<std::size_t>(i)],
                          circuit.ranks[static_cast<std::size_t>(track::number(to))]);
            }
        }
    }
    Race race;
    race.add("60C", {.gear = 2, .brakes = 3});
    race.go();
    roll(race, 2, 3);
    EXPECT_EQ(ends_of_offers(race), (Names{"60C", "61C", "61L", "61R", "62C", "62L", "62R", "63C", "63L", "63R"}));
    EXPECT_FALSE(parse_choice("move -3").has_value());
}

TEST(Driving, FD_MOVE_04_the_full_number_is_driven) {
    Race race;
    const Seat a = race.add("60C", {.gear = 3, .brakes = 0});
    race.go();
    roll(race, 3, 6);
    EXPECT_EQ(race.refusal("move 5"), "FD-MOVE-04");
    EXPECT_EQ(race.refusal("move -"), "FD-MOVE-04");
    EXPECT_EQ(race.refusal("move 7"), "FD-MOVE-04");
    EXPECT_EQ(ends_of_offers(race), (Names{"66C", "66L", "66R"}));
    race.play("move 6");
    EXPECT_EQ(race.where(a), "66C");
}

TEST(Driving, FD_MOVE_04_bonuses_taken_belong_to_it_and_brakes_shorten_it) {
    Race race{{.road_race = true}};
    race.add("60C", {.gear = 3, .driver = Driver::tzarof});
    race.go();
    roll(race, 3, 6);
    race.play("nitro yes");
    EXPECT_EQ(race.refusal("move 6"), "FD-MOVE-04");
    EXPECT_TRUE(race.accepts("move 9"));
    EXPECT_TRUE(race.accepts("move 7 brake 2"));
    EXPECT_FALSE(race.accepts("move 8 brake 2"));
    EXPECT_FALSE(race.accepts("move 6 brake 2"));
}

TEST(Driving, FD_LANE_01_two_lane_changes_on_a_straight) {
    Race race;
    race.add("60C", {.gear = 3});
    race.add("62C", {.gear = 1});
    race.go();
    roll(race, 3, 6);
    EXPECT_TRUE(race.accepts("move L2R2")) << "round the car: two changes";
    EXPECT_EQ(race.refusal("move L2R1R"), "FD-LANE-01");
    EXPECT_EQ(race.refusal("move L1RR2"), "FD-LANE-01");
}

TEST(Driving, FD_LANE_01_changes_in_a_corner_do_not_count) {
    Race race;
    race.add("21C", {.gear = 3, .stops = 1});
    race.go();
    roll(race, 3, 8);
    EXPECT_TRUE(race.accepts("move LRL2RR1")) << "three in K1, two on the straight";
    EXPECT_FALSE(race.accepts("move LRL2RRL"));
}

TEST(Driving, FD_LANE_01_every_move_starts_afresh) {
    Race race;
    const Seat a = race.add("60L", {.gear = 2});
    race.go();
    race.turn(2, 4, "RR2");
    race.turn(2, 4, "LL2");
    EXPECT_EQ(race.where(a), "68L");
}

TEST(Driving, FD_LANE_02_no_return_to_a_lane_left_in_the_same_move) {
    Race race;
    race.add("60C", {.gear = 2});
    race.go();
    roll(race, 2, 4);
    EXPECT_EQ(refusal_of_all(race, {"move LR2", "move L1R1", "move L2R", "move RL2"}), "FD-LANE-02");
    for (const std::string& offer : race.offers()) {
        EXPECT_FALSE(offer.find('L') != std::string::npos && offer.find('R') != std::string::npos) << offer;
    }
}

TEST(Driving, FD_LANE_02_unless_to_overtake) {
    Race race;
    const Seat a = race.add("60C", {.gear = 2});
    race.add("61C", {.gear = 1});
    race.go();
    roll(race, 2, 4);
    EXPECT_TRUE(race.accepts("move L1R1"));
    race.play("move LR2");
    EXPECT_EQ(race.where(a), "64C");
}

// Race City, six markers on Market Street: more ways to come upon one of them than anybody would count.
TEST(Driving, FD_MOVE_04_every_way_is_legal_however_many_halts_there_are) {
    Race race{{}, race_city_board()};
    race.add("L.2.1", {.gear = 5, .stops = 1, .brakes = 0});
    race.add("C.19.1", {.gear = 3, .crossings = 0});
    for (const char* space : {"C.3.2", "C.3.7", "C.3.4", "C.3.10", "C.3.6", "L.3.10"}) race.marker(space);
    race.go();
    roll(race, 5, 18);
    EXPECT_EQ(race.refusal("move 17"), "") << "straight ahead to the marker on L.3.10";
    const Names ends = ends_of_offers(race);
    EXPECT_TRUE(std::find(ends.begin(), ends.end(), "L.3.10") != ends.end());
}

TEST(Driving, FD_LANE_02_an_event_on_the_way_does_not_begin_a_new_move) {
    Race race;
    race.add("60C", {.gear = 3});
    race.marker("61L");
    race.go();
    roll(race, 3, 5);
    race.play("move L", {{"danger", 20}});
    EXPECT_EQ(race.refusal("move R3"), "FD-LANE-02");
    EXPECT_EQ(race.refusal("move 1R2"), "FD-LANE-02");
    EXPECT_TRUE(race.accepts("move 4"));
}

// The straight of rows 55–80 with one long diagonal, from (60,C) to (62,L): its ways differ in length.
const Board& board_with_a_short_cut() {
    static const Board board = [] {
        track::Source source = test_board();
        source.key = "test-board-short-cut";
        source.hand_links.push_back({{Lane::centre, 5, 6}, Lane::left, track::Place{Lane::left, 5, 8}});
        return Board{source};
    }();
    return board;
}

TEST(Driving, FD_LANE_03_no_detour_on_a_straight) {
    Race race{{}, board_with_a_short_cut()};
    race.add("60C", {.gear = 2});
    race.go();
    roll(race, 2, 4);
    EXPECT_FALSE(race.board().circuit().even_straights);
    EXPECT_TRUE(race.accepts("move L3")) << "by the long diagonal to (65,L)";
    EXPECT_EQ(race.refusal("move 1L2"), "FD-LANE-03") << "(64,L) can be had with three spaces";
    EXPECT_EQ(race.refusal("move 3L"), "FD-LANE-03");
    EXPECT_TRUE(race.accepts("move 4")) << "a shorter way to (64,C) would zig-zag";
    EXPECT_TRUE(race.accepts("move R3"));
}

TEST(Driving, FD_LANE_03_the_shortest_free_way_counts) {
    Race race{{}, board_with_a_short_cut()};
    const Seat a = race.add("60C", {.gear = 2});
    race.add("62L", {.gear = 1});
    race.go();
    roll(race, 2, 4);
    EXPECT_EQ(race.refusal("move 1L2"), "FD-MOVE-02");
    race.play("move 2L1");
    EXPECT_EQ(race.where(a), "64L");
}

TEST(Driving, FD_LANE_03_a_detour_is_no_way_out_of_a_block) {
    for (const int brakes : {0, 1}) {
        Race race{{}, board_with_a_short_cut()};
        const Seat a = race.add("60C", {.gear = 2, .brakes = brakes});
        for (const char* space : {"61R", "62C", "62R", "63C", "64C", "65L", "65C"}) race.add(space, {.gear = 1});
        race.go();
        roll(race, 2, 4);
        EXPECT_EQ(race.refusal("move 1L2"), "FD-LANE-03") << "four spaces, but not the shortest way";
        EXPECT_EQ(race.offers(), brakes == 0 ? Names{"move L2"} : Names{"move L2 brake 1"});
        race.rolls.let_the_rest_fall();
        race.play("move L2");
        EXPECT_EQ(race.where(a), "64L") << "as far as it can, one space undriven";
        EXPECT_EQ(race.events<CarBlocked>().size(), 1U);
        EXPECT_EQ(race.out(a), brakes == 0);
    }
}

TEST(Driving, FD_LANE_03_with_aligned_rows_all_ways_are_equally_long) {
    for (const Board* board : {&plain(), &monaco_board(), &race_city_board()})
        EXPECT_TRUE(board->circuit().even_straights);
    Race race;
    race.add("60C", {.gear = 2});
    race.go();
    roll(race, 2, 4);
    for (const char* move : {"move L3", "move 1L2", "move 2L1", "move 3L"}) EXPECT_TRUE(race.accepts(move)) << move;
}

TEST(Driving, FD_LANE_04_lane_changes_avoid_dangerous_spaces) {
    Race race;
    const Seat a = race.add("60C", {.gear = 2});
    race.marker("62C");
    race.go();
    race.turn(2, 4, "L3");
    EXPECT_EQ(race.where(a), "64L");
    EXPECT_TRUE(race.events<Tested>().empty());
    EXPECT_EQ(race.left(a, Gauge::handling), 2);
}

TEST(Driving, FD_LANE_04_a_clean_way_is_on_the_list_beside_the_dangerous_one) {
    Race race;
    race.add("60C", {.gear = 2, .brakes = 0});
    race.marker("63C");
    race.go();
    roll(race, 2, 4);
    EXPECT_EQ(ends_of_offers(race), (Names{"63C", "64C", "64L", "64R"}))
        << "into the debris, or round it to the same space";
}

}  // namespace
}  // namespace paddock::formula_d::tests
