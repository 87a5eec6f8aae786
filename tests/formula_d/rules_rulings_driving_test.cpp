// Rulings about lanes, blocks, brakes and corners.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// Asked where to drive, after this throw.

// A car on (60,C) with a car in its way on (62,C), six spaces to drive.
bool third_change_accepted(OvertakeLaneChanges changes) {
    Race race{{.overtake_lane_changes = changes}};
    race.add("60C", {.gear = 3});
    race.add("62C", {.gear = 1});
    race.go();
    roll(race, 3, 6);
    EXPECT_TRUE(race.accepts("move L2R2"));
    return race.accepts("move L2R1R");
}

TEST(RulingsDriving, FD_RUL_08_lane_changes_to_overtake_count_or_are_free) {
    EXPECT_FALSE(third_change_accepted(OvertakeLaneChanges::count));
    EXPECT_TRUE(third_change_accepted(OvertakeLaneChanges::free));
}

TEST(RulingsDriving, FD_RUL_08_the_finish_line_does_not_end_a_straight) {
    Race race;
    race.add("108C", {.gear = 3});
    race.add("110C", {.gear = 1});
    race.go();
    roll(race, 3, 6);
    EXPECT_TRUE(race.accepts("move L1R3"));
    EXPECT_EQ(race.refusal("move L1R2R"), "FD-LANE-01") << "the third change, beyond the line";
    EXPECT_EQ(race.refusal("move 2L2R"), "FD-MOVE-02");
    EXPECT_EQ(race.refusal("move L3R1"), "") << "back behind the car, beyond the line";
}

TEST(RulingsDriving, FD_RUL_08_a_slipstream_is_counted_by_its_shapes) {
    Race race;
    const Seat a = race.add("56R", {.gear = 4});
    race.add("66L", {.gear = 4});
    race.go();
    race.turn(4, 9, "LL7");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    race.play("tow RR1");
    EXPECT_EQ(race.where(a), "68R") << "two lane changes before, two in the tow";
}

TEST(RulingsDriving, FD_RUL_09_debris_is_an_obstacle_to_drive_round_unless_agreed_otherwise) {
    for (const bool zigzag : {true, false}) {
        Race race{{.zigzag_debris = zigzag}};
        race.add("60C", {.gear = 2});
        race.marker("62C");
        race.go();
        roll(race, 2, 4);
        EXPECT_EQ(race.refusal("move 1LR1"), zigzag ? "" : "FD-LANE-02");
        EXPECT_EQ(race.refusal("move LR2"), "FD-LANE-02") << "back before it is never allowed";
    }
}

// A mover with these gauges who cannot leave (60,C); `undriven` spaces are to be paid.
std::string blocked(int undriven, int tires, int brakes, bool substitution) {
    Race race{{.block_substitution = substitution}};
    const int gear = undriven < 5 ? 2 : 3;
    const Seat a = race.add("60C", {.gear = gear, .tires = tires, .brakes = brakes});
    for (const char* space : {"61L", "61C", "61R"}) race.add(space, {.gear = 1});
    race.go();
    roll(race, gear, undriven);
    race.rolls.let_the_rest_fall();
    race.play("move -");
    return race.out(a) ? "out"
                       : std::to_string(race.left(a, Gauge::tires)) + "/" + std::to_string(race.left(a, Gauge::brakes));
}

TEST(RulingsDriving, FD_RUL_13_tires_do_not_replace_brakes_unless_agreed) {
    EXPECT_EQ(blocked(3, 6, 2, false), "out");
    EXPECT_EQ(blocked(3, 6, 2, true), "5/0");
    EXPECT_EQ(blocked(3, 6, 0, true), "3/0");
    EXPECT_EQ(blocked(5, 6, 2, true), "3/0") << "two brakes, three tires";
    EXPECT_EQ(blocked(6, 6, 2, true), "out") << "four tires are too many";
    EXPECT_EQ(blocked(4, 6, 3, true), "5/0") << "brakes first";
    EXPECT_EQ(blocked(3, 0, 2, true), "out");
}

TEST(RulingsDriving, FD_RUL_14_a_blocked_driver_may_brake_first) {
    Race race;
    const Seat a = race.add("60C", {.gear = 4, .brakes = 5});
    for (const char* space : {"61L", "61C", "61R"}) race.add(space, {.gear = 1});
    race.go();
    roll(race, 4, 8);
    EXPECT_TRUE(race.offers("move - brake 2"));
    race.rolls.let_the_rest_fall();
    race.play("move - brake 2");
    EXPECT_EQ(race.wear(a), "3/0/3/3/3/2") << "two freely, then six undriven: three brakes, three tires";
}

TEST(RulingsDriving, FD_RUL_15_a_way_round_must_be_taken) {
    Race race;
    race.add("60C", {.gear = 2});
    race.add("61C", {.gear = 1});
    race.add("61R", {.gear = 1});
    race.go();
    roll(race, 2, 2);
    EXPECT_EQ(race.refusal("move -"), "FD-MOVE-04");
    EXPECT_TRUE(race.accepts("move L1"));
    EXPECT_TRUE(race.accepts("move - brake 2")) << "or the brakes are spent";
}

TEST(RulingsDriving, FD_RUL_16_only_an_overshoot_spins) {
    Race block;
    const Seat a = block.add("60C", {.gear = 3, .tires = 1});
    for (const char* space : {"61L", "61C", "61R"}) block.add(space, {.gear = 1});
    block.go();
    roll(block, 3, 4);
    block.rolls.let_the_rest_fall();
    block.play("move -");
    EXPECT_EQ(block.left(a, Gauge::tires), 0);
    EXPECT_FALSE(block.car(a).spun);

    Race sniper{{.road_race = true}, race_city_board()};
    const Seat b = sniper.add("C.15.3", {.gear = 1, .driver = Driver::tzarof, .tires = 1});
    sniper.go();
    road_turn(sniper, 1, 1, "1", {{"sniper", 16, b}});
    EXPECT_EQ(sniper.left(b, Gauge::tires), 0);
    EXPECT_FALSE(sniper.car(b).spun);

    Race skid{{.road_race = true}};
    const Seat owens = skid.add("20C", {.gear = 2, .driver = Driver::owens, .tires = 1});
    skid.go();
    roll(skid, 2, 2);
    skid.play("nitro no");
    skid.play("skid +1");
    skid.play("move 3");
    EXPECT_EQ(skid.left(owens, Gauge::tires), 0);
    EXPECT_FALSE(skid.car(owens).spun);
}

TEST(RulingsDriving, FD_RUL_16_a_tire_demanded_of_an_empty_gauge_is_void) {
    Race race{{.road_race = true}};
    race.add("58C", {.gear = 2, .driver = Driver::washington});
    const Seat x = race.add("60L", {.gear = 2, .driver = Driver::tzarof, .tires = 0});
    race.go();
    road_turn(race, 2, 2, "2", {{"collision", 20}, {"collision", 20}});
    race.play("radio 2", {{"radio", 1, x}});
    EXPECT_TRUE(race.racing(x));
    EXPECT_FALSE(race.car(x).spun);
    EXPECT_EQ(race.wear(x), "0/4/3/3/3/4");
}

// A car on soft tires leaves K1 by one space.
Race& soft_overshoot(Race& race, int tires) {
    race.add("25C", {.gear = 1, .compound = Compound::soft, .tire_age = 2, .tires = tires});
    race.go();
    race.turn(1, 1, "1");
    return race;
}

TEST(RulingsDriving, FD_RUL_17_without_tires_spaces_count_not_points) {
    Race none{{.tires = true}}, one{{.tires = true}};
    soft_overshoot(none, 0);
    EXPECT_TRUE(none.racing(seat(0)));
    EXPECT_TRUE(none.car(seat(0)).spun);
    soft_overshoot(one, 1);
    EXPECT_TRUE(one.out(seat(0))) << "two points for one space, and only one tire";
}

// The last lap on the board whose line lies two rows behind K3: a car leaves it with two of three stops made.
struct PastTheFlag {
    Race race;
    Seat car;

    PastTheFlag(OvershootPastFlag rule, int tires, int stops = 2, int die = 7)
        : race({.overshoot_past_flag = rule}, line_after_94()) {
        car = race.add("92C", {.gear = 3, .crossings = 2, .stops = stops, .tires = tires});
        race.go();
        race.play("gear 3", {{"gear", die}});
        race.play("move 3");
        if (race.racing(car) && race.asks() == Ask::drive) race.play("move " + std::to_string(die - 3));
    }
};

TEST(RulingsDriving, FD_RUL_21_past_the_flag_only_the_spaces_up_to_the_line_count) {
    const PastTheFlag enough{OvershootPastFlag::to_line, 3};
    EXPECT_TRUE(enough.race.finished(enough.car));
    EXPECT_EQ(enough.race.left(enough.car, Gauge::tires), 1);
    const PastTheFlag just{OvershootPastFlag::to_line, 2};
    EXPECT_TRUE(just.race.finished(just.car)) << "it survives with its last tire gone";
    const PastTheFlag short_of{OvershootPastFlag::to_line, 1};
    EXPECT_TRUE(short_of.race.out(short_of.car));
}

TEST(RulingsDriving, FD_RUL_21_or_the_full_distance_if_agreed) {
    const PastTheFlag pays{OvershootPastFlag::full, 9};
    EXPECT_TRUE(pays.race.finished(pays.car));
    EXPECT_EQ(pays.race.left(pays.car, Gauge::tires), 2) << "seven spaces";
    const PastTheFlag cannot{OvershootPastFlag::full, 6};
    EXPECT_TRUE(cannot.race.out(cannot.car));
}

TEST(RulingsDriving, FD_RUL_21_a_missing_second_stop_still_eliminates_before_the_line) {
    for (const OvershootPastFlag rule : {OvershootPastFlag::to_line, OvershootPastFlag::full}) {
        const PastTheFlag missed{rule, 14, 1};
        EXPECT_TRUE(missed.race.out(missed.car));
        EXPECT_EQ(missed.race.car(missed.car).cause, Cause::missed_stops);
        if (rule == OvershootPastFlag::to_line) {
            EXPECT_EQ(missed.race.markers(), (Names{"94C"}));
        }
    }
}

TEST(RulingsDriving, FD_RUL_23_two_corners_in_one_move_are_judged_one_by_one) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("53C", {.gear = 4, .tires = 14});
    race.go();
    roll(race, 4, 9);
    EXPECT_EQ(race.refusal("move 3L5"), "FD-OVER-08") << "the lane is fixed from the first end line on";
    race.play("move 9");
    EXPECT_EQ(race.where(a), "62C");
    EXPECT_EQ(race.left(a, Gauge::tires), 14 - 8 - 2);
    EXPECT_EQ(race.events<Overshot>().size(), 2U);
}

TEST(RulingsDriving, FD_RUL_23_elimination_in_either_eliminates) {
    track::Source source = test_board_with_twin_corners();
    source.elements[4].stops = 2;
    const Board board{source};
    Race race{{}, board};
    const Seat a = race.add("53C", {.gear = 4, .tires = 14});
    race.go();
    race.turn(4, 9, "9");
    EXPECT_TRUE(race.out(a));
}

TEST(RulingsDriving, FD_RUL_52_a_car_that_stays_put_in_a_corner_makes_a_stop) {
    Race braked;
    const Seat a = braked.add("50C", {.gear = 1, .stops = 1});
    braked.go();
    braked.turn(1, 1, "- brake 1");
    EXPECT_EQ(braked.car(a).stops, 2);

    Race stuck;
    const Seat b = stuck.add("50C", {.gear = 1, .stops = 1});
    for (const char* space : {"51L", "51C", "51R"}) stuck.add(space, {.gear = 1});
    stuck.go();
    roll(stuck, 1, 1);
    stuck.rolls.let_the_rest_fall();
    stuck.play("move -");
    EXPECT_EQ(stuck.car(b).stops, 2);
}

TEST(RulingsDriving, FD_RUL_53_the_next_stop_in_the_corner_overshot_into_counts) {
    Race race{{}, twin_corners()};
    const Seat a = race.add("54C", {.gear = 1});
    race.go();
    race.turn(1, 2, "2");
    EXPECT_EQ(race.car(a).stops, 0) << "reached by overshooting another corner";
    race.turn(1, 2, "2");
    EXPECT_EQ(race.car(a).stops, 1) << "reached from the corner itself";
    race.turn(2, 4, "4");
    EXPECT_EQ(race.left(a, Gauge::tires), 4) << "left without a further penalty";
}

TEST(RulingsDriving, FD_RUL_60_a_return_needs_something_passed_in_that_lane) {
    const auto accepts = [](const std::string& x, const std::string& move) {
        Race race;
        race.add("60C", {.gear = 3});
        race.add(x, {.gear = 1});
        race.go();
        roll(race, 3, 6);
        return race.accepts(move);
    };
    EXPECT_TRUE(accepts("62C", "move 1L1R2")) << "left at 61, back at 64";
    EXPECT_FALSE(accepts("65C", "move 1L1R2")) << "beyond the return";
    EXPECT_FALSE(accepts("62L", "move R2L2")) << "in another lane";
    EXPECT_FALSE(accepts("62R", "move L2R2"));
    EXPECT_TRUE(accepts("61C", "move L2R2"));
    EXPECT_TRUE(accepts("63C", "move 1L1R2")) << "right before the space of return";
}

TEST(RulingsDriving, FD_RUL_60_corner_and_straight_are_judged_apart) {
    Race race;
    race.add("23C", {.gear = 3, .stops = 1});
    race.go();
    roll(race, 3, 6);
    EXPECT_TRUE(race.accepts("move L2R2")) << "lane C left in the corner, taken again on the straight";
    EXPECT_TRUE(race.accepts("move LR4")) << "zig-zag in the corner";
}

}  // namespace
}  // namespace paddock::formula_d::tests
