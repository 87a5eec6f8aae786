// Rulings about the start and the pits.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(RulingsPits, FD_RUL_19_the_second_car_of_a_team_waits_before_its_box) {
    Race race;
    const Seat mate = race.add("P6", {.gear = 4, .in_box = true});
    const Seat second = race.add("P2", {.gear = 3, .tires = 1});
    race.go(second);
    race.play("gear 3", {{"gear", 8}});
    EXPECT_EQ(ends_of_offers(race), (Names{"P5"}));
    race.play("move 3");
    EXPECT_EQ(race.where(second), "P5");
    EXPECT_EQ(race.wear(second), "1/3/3/3/3/2");
    EXPECT_TRUE(race.car(mate).in_box);
}

TEST(RulingsPits, FD_RUL_19_a_car_in_its_box_does_not_obstruct_the_lane) {
    Race race;
    race.add("P6", {.gear = 4, .in_box = true});
    race.add("30C");
    const Seat other = race.add("P5", {.gear = 3});  // of the second colour, box P8
    race.go(other);
    race.turn(3, 4, "3", {{"pit", 20, other}});
    EXPECT_EQ(race.where(other), "P8");
    EXPECT_TRUE(race.car(other).in_box);
}

// A great start with the way ahead closed after two spaces.
std::string blocked_great_start(bool free_of_charge) {
    Race race{{.start_block_free = free_of_charge}};
    race.add("105C", on_grid());
    for (const char* space : {"108L", "108C", "108R"}) race.add(space, {.gear = 1, .crossings = 0});
    race.go(a, {{"start", 20, a}});
    EXPECT_FALSE(race.accepts("move 1"));
    race.rolls.let_the_rest_fall();
    race.play("move 2");
    EXPECT_EQ(race.where(a), "107C");
    return race.wear(a);
}

TEST(RulingsPits, FD_RUL_44_a_blocked_great_start_costs_nothing_unless_agreed) {
    EXPECT_EQ(blocked_great_start(true), "6/3/3/3/3/2");
    EXPECT_EQ(blocked_great_start(false), "6/1/3/3/3/2");
}

TEST(RulingsPits, FD_RUL_44_all_four_spaces_are_driven_or_brakes_spent) {
    Race race;
    race.add("105C", on_grid());
    race.go(a, {{"start", 20, a}});
    EXPECT_EQ(race.refusal("move 3"), "FD-MOVE-04");
    EXPECT_TRUE(race.accepts("move 3 brake 1"));
    EXPECT_TRUE(race.accepts("move 4"));
}

TEST(RulingsPits, FD_RUL_44_soft_tires_may_add_a_space_nitro_may_not) {
    Race soft{{.tires = true}};
    soft.add("105C", {.gear = 1, .crossings = 0, .compound = Compound::soft, .start_due = true});
    soft.go(a, {{"start", 20, a}});
    ASSERT_EQ(soft.asks(), Ask::soft_bonus);
    soft.play("bonus yes");
    EXPECT_TRUE(soft.accepts("move 5"));
    EXPECT_FALSE(soft.accepts("move 4"));

    Race road{{.road_race = true}};
    road.add("105C", on_grid(Driver::tzarof));
    road.go(a, {{"start", 20, a}});
    EXPECT_EQ(road.asks(), Ask::drive) << "no gear die, no nitro";
}

TEST(RulingsPits, FD_RUL_45_a_taken_exit_space_keeps_the_car_in_the_lane) {
    Race race;
    race.add("P17", {.gear = 3});
    race.car(a).box_served = true;
    race.add("9R", {.gear = 1, .crossings = 2});
    race.go();
    race.turn(3, 6, "1");
    EXPECT_EQ(race.where(a), "P18");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
    EXPECT_TRUE(race.events<Tested>().empty());
}

TEST(RulingsPits, FD_RUL_45_on_the_circuit_the_normal_rules_hold) {
    Race race;
    race.add("P17", {.gear = 3, .crossings = 2});
    race.car(a).box_served = true;
    for (const char* space : {"11L", "11C", "11R"}) race.add(space, {.gear = 1, .crossings = 2});
    race.go();
    race.play("gear 3", {{"gear", 5}});
    EXPECT_TRUE(race.accepts("move 2L")) << "10C, diagonally";
    race.play("move 3", {{"collision", 20, seat(3)}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "10R");
    EXPECT_EQ(race.wear(a), "6/1/3/3/3/2") << "two spaces undriven";
}

TEST(RulingsPits, FD_RUL_45_a_quick_stop_may_lead_back_to_the_circuit) {
    track::Source source = test_board();
    source.pit_lane->boxes = {6, 17};
    const Board board{source};
    Race race{{}, board};
    race.add("50C", {.gear = 1, .stops = 2});
    race.add("60C", {.gear = 1});
    const Seat car = race.add("P16", {.gear = 2, .crossings = 2});
    const Seat x = race.add("12C", {.gear = 1, .crossings = 2});
    race.go(car);
    race.turn(2, 2, "1", {{"pit", 9, car}});
    EXPECT_TRUE(race.accepts("move 2LL1")) << "P18, 9R, then lanes as on any straight";
    race.play("move 5", {{"collision", 1, x}, {"collision", 20, car}});
    EXPECT_EQ(race.where(car), "12R");
    EXPECT_EQ(race.left(x, Gauge::body), 2);
}

TEST(RulingsPits, FD_RUL_46_no_pit_entry_while_overshooting) {
    for (const int stops : {2, 3}) {
        Race race;
        race.add("92R", {.gear = 4, .stops = stops});
        race.go();
        race.play("gear 4", {{"gear", 12}});
        EXPECT_EQ(race.accepts("move 8P3"), stops == 3);
        if (stops == 2) {
            EXPECT_EQ(race.refusal("move 8P3"), "FD-OVER-08") << "it would be a lane change";
            EXPECT_FALSE(race.offers("move 8P3"));
        }
    }
}

TEST(RulingsPits, FD_RUL_47_the_entry_is_closed_in_the_last_lap_and_from_the_grid) {
    for (const auto& [crossings, laps3, open] :
         {std::tuple{0, false, false}, std::tuple{1, false, true}, std::tuple{2, false, false},
          std::tuple{0, true, false}, std::tuple{2, true, true}, std::tuple{3, true, false}}) {
        Race race{{.three_lap = laps3}};
        race.add("100R", {.gear = 4, .crossings = crossings});
        race.go();
        race.play("gear 4", {{"gear", 9}});
        EXPECT_EQ(race.refusal("move P5"), open ? "" : "FD-RUL-47") << crossings << laps3;
    }
}

TEST(RulingsPits, FD_RUL_48_a_quick_stop_drives_its_whole_number) {
    Race race;
    race.add("99R", {.gear = 4});
    race.go();
    race.turn(4, 9, "1P5", {{"pit", 8, a}});
    ASSERT_EQ(race.asks(), Ask::drive);
    for (const char* move : {"move -", "move 1", "move 2", "move 3", "move 5", "move 3 brake 1"})
        EXPECT_FALSE(race.accepts(move)) << move;
    EXPECT_EQ(ends_of_offers(race), (Names{"P10"}));
}

TEST(RulingsPits, FD_RUL_54_the_old_set_serves_until_the_box_and_the_new_one_from_there) {
    track::Source source = test_board();
    source.pit_lane->boxes = {6, 17};
    source.elements[0].lengths = {9, 9, 9};  // a corner of two rows right behind the exit
    source.elements[1].lengths = {2, 2, 2};
    const Board board{source};
    Race race{{.three_lap = true, .tires = true}, board};
    race.add("50C", {.gear = 1});
    race.add("55C", {.gear = 1});
    const Seat car = race.add("P16", {.gear = 2, .crossings = 2, .compound = Compound::soft, .tire_age = 3});
    race.go(car);
    race.turn(2, 2, "1", {{"pit", 9, car}});
    race.play("move 5");
    EXPECT_EQ(race.where(car), "12R") << "one space beyond the corner";
    EXPECT_EQ(race.left(car, Gauge::tires), 4) << "doubled, no longer trebled";
}

TEST(RulingsPits, FD_RUL_67_only_with_p1_free) {
    Race race;
    race.add("99R", {.gear = 4});
    race.add("P1", {.gear = 1});
    race.go();
    race.play("gear 4", {{"gear", 12}});
    EXPECT_FALSE(race.accepts("move 1P5"));
    for (const std::string& offer : race.offers()) EXPECT_EQ(offer.find('P'), std::string::npos) << offer;
}

TEST(RulingsPits, FD_RUL_67_once_in_the_lane_it_must_stop_at_its_box) {
    Race race;
    race.add("P4", {.gear = 3});
    race.go();
    race.play("gear 3", {{"gear", 8}});
    EXPECT_EQ(ends_of_offers(race), (Names{"P6"}));
    EXPECT_FALSE(race.accepts("move 8"));
}

TEST(RulingsPits, FD_RUL_67_a_slide_owed_ends_at_the_box_too) {
    Race race{{.weather = true, .tires = true}};
    race.add("91R", {.gear = 5, .stops = 3, .tires = 2});
    race.weather(WeatherLine::rain);
    race.go();
    race.turn(5, 18, "9P5", {{"pit", 20, a}});
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_TRUE(race.car(a).in_box);
    EXPECT_EQ(race.asks(), Ask::gear) << "of the next turn";
}

// A corner is touched on the way to the box, so three spaces of slide are owed when the tires are changed.
TEST(RulingsPits, FD_RUL_67_FD_RUL_62_a_quick_stop_cancels_the_slide) {
    for (const bool sliding : {false, true}) {
        Race race{{.weather = true, .tires = true}};
        race.add("91R", {.gear = 5, .stops = 3, .tires = 2});
        race.weather(WeatherLine::rain);
        race.go();
        race.turn(5, sliding ? 13 : 18, sliding ? "9P3" : "9P5", sliding ? Script{} : Script{{"pit", 5, a}});
        if (sliding) race.play("move 2", {{"pit", 5, a}});  // the box ends the slide a space early
        EXPECT_EQ(race.where(a), "P6");
        ASSERT_EQ(race.asks(), Ask::drive);
        race.play("move 3");
        EXPECT_EQ(race.where(a), "P9") << "half the roll and not a space more";
        EXPECT_EQ(race.asks(), Ask::gear) << "of the next turn";
        EXPECT_EQ(race.events<SpacesAdded>().size(), sliding ? 1U : 0U);
    }
}

TEST(RulingsPits, FD_RUL_67_in_the_lane_one_gear_up_or_any_lower_without_wear) {
    Race race;
    race.add("P2", {.gear = 5, .brakes = 0, .gearbox = 0});
    race.go();
    EXPECT_EQ(race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4", "gear 5", "gear 6"}));
    race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(race.wear(a), "6/0/0/3/3/2");
    Race low;
    low.add("P2", {.gear = 2});
    low.go();
    EXPECT_EQ(low.refusal("gear 4"), "FD-GEAR-03");
}

TEST(RulingsPits, FD_RUL_67_brakes_only_before_p1_or_after_the_exit) {
    Race before;
    before.add("97R", {.gear = 3});
    before.go();
    before.play("gear 3", {{"gear", 5}});
    EXPECT_FALSE(before.accepts("move 3P brake 1")) << "it would end in the lane";
    EXPECT_TRUE(before.accepts("move 3P1"));
    EXPECT_TRUE(before.accepts("move 3 brake 2")) << "before the branch";

    Race after;
    after.add("P17", {.gear = 3, .crossings = 2});
    after.car(a).box_served = true;
    after.go();
    after.play("gear 3", {{"gear", 5}});
    EXPECT_FALSE(after.accepts("move 1 brake 4"));
    EXPECT_FALSE(after.accepts("move 2 brake 4"));
    after.play("move 3 brake 2");
    EXPECT_EQ(after.where(a), "10R");
    EXPECT_EQ(after.left(a, Gauge::brakes), 1);
}

TEST(RulingsPits, FD_RUL_67_a_car_that_cannot_leave_its_box_leaves_in_the_next_round) {
    Race race;
    race.add("P6", {.gear = 4, .in_box = true});
    const Seat w = race.add("P7", {.gear = 1});
    race.go();
    race.play("gear 4", {{"gear", 9}});
    race.play("move -");
    EXPECT_TRUE(race.car(a).in_box);
    ASSERT_EQ(race.asked(), w);
    race.turn(1, 2, "2");
    race.turn(1, 2, "2");  // W leads the next round
    ASSERT_EQ(race.asked(), a);
    EXPECT_EQ(race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"}));
}

TEST(RulingsPits, FD_RUL_70_without_technical_stops_the_same_compound_is_renewed) {
    Race race{{.tires = true}};
    race.add("99R", {.gear = 4, .compound = Compound::rain, .tire_age = 2, .tires = 1});
    race.go();
    race.turn(4, 9, "1P5", {{"pit", 20, a}});  // nothing is asked
    EXPECT_EQ(race.car(a).compound, Compound::rain);
    EXPECT_EQ(race.car(a).tire_age, 1);
    EXPECT_EQ(race.left(a, Gauge::tires), 6);
}

TEST(RulingsPits, FD_RUL_73_one_stop_takes_two_of_the_team_reserve_or_four_if_agreed) {
    for (const int limit : {2, 4}) {
        Race race{{.teams = true, .team_stop_limit = static_cast<std::uint8_t>(limit)}};
        race.add("99R", {.gear = 4, .brakes = 1, .body = 1, .engine = 1});
        race.add("50C", {.gear = 1, .stops = 2});
        race.go();
        race.turn(4, 9, "1P5");
        EXPECT_TRUE(race.accepts("stop technical brakes 2 fit hard"));
        EXPECT_EQ(race.accepts("stop technical brakes 2 engine 1 fit hard"), limit == 4);
        EXPECT_EQ(race.accepts("stop technical brakes 2 engine 2 fit hard"), limit == 4);
        EXPECT_FALSE(race.accepts("stop technical brakes 2 engine 2 body 1 fit hard")) << "four is all there is";
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
