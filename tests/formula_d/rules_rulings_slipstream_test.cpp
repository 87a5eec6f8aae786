// Rulings about slipstreaming.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// A follower drives nine spaces from here and ends directly behind X.
struct Tow1 {
    Race race;
    Seat a, x;

    explicit Tow1(const std::string& from = "56C", const std::string& where_x_is = "66C", const CarSetup& setup = {},
                  const Options& options = {}, const Board& board = plain())
        : race(options, board) {
        CarSetup mine = setup;
        mine.gear = 4;
        a = race.add(from, mine);
        x = race.add(where_x_is, {.gear = 4});
    }
    void drive(int die = 9) {
        race.go();
        race.turn(4, die, std::to_string(die));
    }
    bool offered() const { return race.asks() == Ask::slipstream && race.asked() == a; }
};

TEST(RulingsSlipstream, FD_RUL_24_the_place_behind_the_car_is_no_stop) {
    Tow1 tow{"73C", "83C"};
    tow.drive();
    ASSERT_TRUE(tow.offered());
    EXPECT_TRUE(tow.race.events<StopMade>().empty());
    tow.race.play("tow L2");
    EXPECT_EQ(tow.race.where(tow.a), "85L");
    EXPECT_EQ(tow.race.car(tow.a).stops, 1) << "one stop, at the end";
    EXPECT_TRUE(tow.race.events<Tested>().empty()) << "no collision behind X";
}

TEST(RulingsSlipstream, FD_RUL_25_without_brakes_no_tow_into_a_corner_or_a_free_one) {
    for (const SlipCornerNoBrake rule : {SlipCornerNoBrake::forbid, SlipCornerNoBrake::free}) {
        Tow1 tow{"70C", "80C", {.brakes = 0}, {.slip_corner_nobrake = rule}};
        tow.race.rolls.let_the_rest_fall();
        tow.drive();
        EXPECT_EQ(tow.offered(), rule == SlipCornerNoBrake::free);
        if (rule == SlipCornerNoBrake::free) {
            tow.race.play("tow L2");
            EXPECT_EQ(tow.race.where(tow.a), "82L");
            EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 0);
        }
    }
}

TEST(RulingsSlipstream, FD_RUL_25_brakes_spent_on_the_shape_come_on_top) {
    Tow1 one{"70C", "80C", {.brakes = 1}};
    one.drive();
    ASSERT_TRUE(one.offered());
    EXPECT_TRUE(one.race.accepts("tow L2"));
    EXPECT_FALSE(one.race.accepts("tow L1 brake 1")) << "still enters the corner: two are needed";
    EXPECT_FALSE(one.race.offers("tow L1 brake 1"));
    Tow1 two{"70C", "80C", {.brakes = 2}};
    two.drive();
    two.race.play("tow L1 brake 1");
    EXPECT_EQ(two.race.where(two.a), "81L");
    EXPECT_EQ(two.race.left(two.a, Gauge::brakes), 0);
}

TEST(RulingsSlipstream, FD_RUL_25_a_car_already_in_the_corner_pays_nothing) {
    Tow1 tow{"73C", "83C"};
    tow.drive();
    tow.race.play("tow R2");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 3);
}

TEST(RulingsSlipstream, FD_RUL_25_each_entry_in_a_chain_costs_a_brake) {
    track::Source source = test_board();  // K2 becomes rows 46–48, a straight of one row, and K2b, rows 50–54
    source.elements[3].lengths = {3, 3, 3};
    source.elements[3].stops = 1;
    track::Element gap = source.elements[2], second = source.elements[3];
    gap.lengths = {1, 1, 1};
    second.lengths = {5, 5, 5};
    source.elements.insert(source.elements.begin() + 4, {gap, second});
    source.grid = {{Lane::left, 9, 18}, {Lane::right, 9, 17}};
    source.pit_lane.reset();
    const Board board{source};
    Tow1 tow{"35C", "45C", {}, {}, board};
    tow.race.add("48L", {.gear = 4});
    tow.drive();
    ASSERT_TRUE(tow.offered());
    tow.race.play("tow L2");
    EXPECT_EQ(tow.race.where(tow.a), "47L");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 2);
    ASSERT_TRUE(tow.offered());
    tow.race.play("tow R2");
    EXPECT_EQ(tow.race.where(tow.a), "50C");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 1);
    EXPECT_EQ(tow.race.left(tow.a, Gauge::tires), 4) << "the first corner was overshot by two";
}

TEST(RulingsSlipstream, FD_RUL_26_a_shape_must_be_free_as_far_as_it_is_driven) {
    Tow1 tow;
    tow.race.add("67L", {.gear = 1});
    tow.race.add("68R", {.gear = 1});
    tow.race.rolls.let_the_rest_fall();
    tow.drive();
    ASSERT_TRUE(tow.offered());
    EXPECT_EQ(refusal_of_all(tow.race, {"tow L2", "tow L1R", "tow R2"}), "FD-RUL-26");
    EXPECT_TRUE(tow.race.accepts("tow R1L"));
    EXPECT_TRUE(tow.race.accepts("tow R1 brake 1")) << "up to the point where it stops by braking";
    EXPECT_TRUE(tow.race.accepts("tow L brake 2"));
}

// Of all ways to drive three steps those that are accepted.
Names shapes_from(const std::string& lane) {
    Tow1 tow{"56" + lane, "66" + lane};
    tow.drive();
    Names names;
    for (const char* shape :
         {"3",   "2L",  "2R",  "1L1", "1LL", "1LR", "1R1", "1RL", "1RR", "L2",  "L1L", "L1R", "LL1", "LLL",
          "LLR", "LR1", "LRL", "LRR", "R2",  "R1L", "R1R", "RL1", "RLL", "RLR", "RR1", "RRL", "RRR"}) {
        if (tow.race.accepts("tow " + std::string(shape))) names.emplace_back(shape);
    }
    std::sort(names.begin(), names.end());
    return names;
}

TEST(RulingsSlipstream, FD_RUL_27_the_shapes) {
    EXPECT_EQ(shapes_from("C"), (Names{"L1R", "L2", "LR1", "R1L", "R2", "RL1"}));
    EXPECT_EQ(shapes_from("L"), (Names{"R1L", "R1R", "R2", "RL1", "RR1"}));
    EXPECT_EQ(shapes_from("R"), (Names{"L1L", "L1R", "L2", "LL1", "LR1"}));
}

TEST(RulingsSlipstream, FD_RUL_27_brakes_cut_the_last_steps) {
    for (const auto& [shape, end] :
         {std::pair{"L1 brake 1", "67L"}, std::pair{"LR brake 1", "67C"}, std::pair{"R brake 2", "66R"}}) {
        Tow1 tow;
        tow.race.rolls.let_the_rest_fall();
        tow.drive();
        tow.race.play(std::string("tow ") + shape);
        EXPECT_EQ(tow.race.where(tow.a), end) << shape;
    }
    Tow1 tow;
    tow.drive();
    EXPECT_FALSE(tow.race.accepts("tow 1 brake 2")) << "the first step is a lane change";
    EXPECT_FALSE(tow.race.accepts("tow L brake 1"));
    EXPECT_FALSE(tow.race.accepts("tow L2 brake 1"));
}

// The line lies a space ahead, and K1 begins a space behind it.
TEST(RulingsSlipstream, FD_RUL_59_brakes_regained_on_the_way_pay_for_no_corner) {
    track::Source source = test_board();
    source.elements[0].lengths = {1, 1, 1};
    source.pit_lane.reset();
    const Board board{source};
    for (const int brakes : {0, 1}) {
        Race race{{.road_race = true, .slip_corner_nobrake = SlipCornerNoBrake::free}, board};
        const Seat a = race.add("81C", {.gear = 4, .driver = Driver::tzarof, .brakes = brakes});
        race.add("91C", {.gear = 4, .driver = Driver::manson});
        race.go();
        road_turn(race, 4, 9, "9");
        ASSERT_EQ(race.asks(), Ask::slipstream);
        race.play("tow L2");
        ASSERT_EQ(race.asks(), Ask::checkpoint);
        race.rolls.let_the_rest_fall();
        race.play("repair brakes 2");
        EXPECT_EQ(race.where(a), "2L");
        EXPECT_EQ(race.left(a, Gauge::brakes), 2) << brakes << " before the tow: that is all that can pay";
    }
}

TEST(RulingsSlipstream, FD_RUL_63_no_tow_for_a_car_that_has_overshot) {
    Tow1 tow{"21C", "31C"};
    tow.race.rolls.let_the_rest_fall();
    tow.drive();
    EXPECT_EQ(tow.race.where(tow.a), "30C");
    EXPECT_FALSE(tow.offered());
    EXPECT_EQ(tow.race.left(tow.a, Gauge::tires), 1);
}

TEST(RulingsSlipstream, FD_RUL_63_a_tow_out_of_the_corner_changes_lanes_before_its_end_line_only) {
    Tow1 tow{"14C", "24C"};
    tow.drive();
    ASSERT_EQ(tow.race.where(tow.a), "23C");
    ASSERT_TRUE(tow.offered());
    EXPECT_TRUE(tow.race.accepts("tow LR1")) << "24L, 25C, then out in lane C";
    EXPECT_EQ(tow.race.refusal("tow L1R"), "FD-RUL-63") << "back into lane C beyond the line";
    tow.race.play("tow R2");
    EXPECT_EQ(tow.race.where(tow.a), "26R");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::tires), 5);
}

TEST(RulingsSlipstream, FD_RUL_63_with_the_stops_made_the_lanes_are_free) {
    Tow1 tow{"46C", "54C", {.stops = 2}};
    tow.drive(7);
    ASSERT_EQ(tow.race.where(tow.a), "53C");
    ASSERT_TRUE(tow.offered());
    tow.race.play("tow L1R");
    EXPECT_EQ(tow.race.where(tow.a), "56C") << "back into lane C beyond K2";
    EXPECT_EQ(tow.race.left(tow.a, Gauge::tires), 6);
}

TEST(RulingsSlipstream, FD_RUL_64_a_car_that_paid_for_a_block_is_not_towed_though_a_shape_is_free) {
    Race race;
    const Seat a = race.add("60L", {.gear = 4});
    race.add("62L", {.gear = 1});
    race.add("62C", {.gear = 1});
    const Seat x = race.add("66R", {.gear = 4});
    race.go();
    // Two lane changes lead past the others; a third, round X, is not allowed.
    race.turn(4, 7, "RR3", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "65R");
    EXPECT_EQ(race.left(a, Gauge::brakes), 1) << "two spaces undriven";
    EXPECT_NE(race.asks(), Ask::slipstream) << "66C to 68C are free, but brakes were paid";
    EXPECT_EQ(race.asked(), seat(1));
}

TEST(RulingsSlipstream, FD_RUL_64_brakes_that_shorten_anything_end_the_towing) {
    Tow1 tow;
    tow.race.add("68L", {.gear = 4});
    tow.race.rolls.let_the_rest_fall();
    tow.drive();
    tow.race.play("tow L1 brake 1");
    EXPECT_EQ(tow.race.where(tow.a), "67L") << "directly behind the next car";
    EXPECT_FALSE(tow.offered());
}

TEST(RulingsSlipstream, FD_RUL_64_brakes_that_shorten_the_slide_too) {
    for (const bool brakes : {true, false}) {
        Tow1 tow{"72C", brakes ? "84C" : "85C", {}, {.weather = true, .tires = true}};
        tow.race.weather(WeatherLine::rain);
        tow.race.rolls.let_the_rest_fall();
        tow.drive();
        ASSERT_EQ(tow.race.where(tow.a), "81C");
        tow.race.play(brakes ? "move 2 brake 1" : "move 3");
        EXPECT_EQ(tow.offered(), !brakes) << "directly behind X either way";
    }
}

TEST(RulingsSlipstream, FD_RUL_64_the_brake_for_entering_a_corner_does_not) {
    Tow1 tow{"70C", "80C"};
    tow.race.add("83L", {.gear = 4});
    tow.drive();
    tow.race.play("tow L2");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 2);
    EXPECT_TRUE(tow.offered());
}

TEST(RulingsSlipstream, FD_RUL_64_nor_may_a_blocked_car_be_towed) {
    Tow1 tow;
    tow.race.add("66L", {.gear = 4});
    tow.race.add("66R", {.gear = 4});
    tow.race.go();
    tow.race.play("gear 4", {{"gear", 10}});
    tow.race.rolls.let_the_rest_fall();
    tow.race.play("move 9");
    EXPECT_EQ(tow.race.left(tow.a, Gauge::brakes), 2);
    EXPECT_FALSE(tow.offered());
}

TEST(RulingsSlipstream, FD_RUL_38_a_tow_over_the_line_needs_no_third_space_free) {
    Race race{{.road_race = true}, race_city_board()};
    const Seat a = race.add("C.19.3", {.gear = 4, .driver = Driver::tzarof, .brakes = 0});
    race.add("C.19.12", {.gear = 4, .driver = Driver::manson});
    race.add("C.13.2", {.gear = 2, .driver = Driver::li});
    race.add("L.1.2", {.gear = 2, .crossings = 2, .driver = Driver::owens});
    race.add("C.1.2", {.gear = 2, .crossings = 2, .driver = Driver::slivers});
    race.add("R.1.2", {.gear = 2, .crossings = 2, .driver = Driver::montfort});
    race.go();
    road_turn(race, 4, 8, "8");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    EXPECT_EQ(race.offers(), (Names{"tow no", "tow L1R", "tow LR1", "tow R1L"})) << "each end once";
    EXPECT_TRUE(race.accepts("tow L2"));
    race.rolls.let_the_rest_fall();
    race.play("tow L2");
    EXPECT_EQ(race.where(a), "L.1.1") << "Li takes the third space";
}

TEST(RulingsSlipstream, FD_RUL_38_the_way_told_is_the_way_driven) {
    for (const LiScope scope : {LiScope::overtake, LiScope::lap_crossing}) {
        Race race{{.road_race = true, .li_scope = scope}, race_city_board()};
        const Seat a = race.add("C.5.1", {.gear = 4, .driver = Driver::tzarof});
        race.add("C.5.10", {.gear = 4, .driver = Driver::li});
        race.go();
        road_turn(race, 4, 8, "8");
        ASSERT_EQ(race.asks(), Ask::slipstream);
        race.play("tow L2");
        EXPECT_EQ(race.where(a), scope == LiScope::overtake ? "L.5.11" : "L.5.12");
        ASSERT_EQ(race.events<Drove>().size(), 2U);
        EXPECT_EQ(race.board().name(race.events<Drove>()[1].to), race.where(a));
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
