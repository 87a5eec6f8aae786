#include "tests/grande_epreuve/boards.hpp"

// Test vectors (§8) about what single circuits have of their own, and about the pits.
namespace paddock::grande_epreuve::tests {
namespace {

using Names = std::vector<std::string>;

// A car that leaves a corner of the frozen test board.
struct OnIce {
    Venue venue{&frozen(), 0};
    GrandeEpreuve game{Venues{&venue, 1}, Options{}, 1};
    State state;
    ScriptedRolls rolls;

    OnIce(const char* space, int stops, int gear, int d20, const char* move) {
        Race race;
        race.add(space, {.gear = gear, .stops = stops});
        state = race.state;
        state.phase = Phase::begin_round;
        rolls.add({{"gear", d20}});
        game.resume(state, rolls, {});
        EXPECT_TRUE(game.apply(state, seat(0), formula_d::ShiftTo{formula_d::gear(gear)}, rolls, {}));
        EXPECT_TRUE(game.apply(state, seat(0), *parse_choice(move), rolls, {}));
    }
};

TEST(Vectors, V_GE_31_GE_ICE_02_GE_RUL_26) {
    const OnIce none_of_two{"22C", 0, 3, 6, "move 6"};  // K1 is printed 1
    EXPECT_EQ(none_of_two.state.cars[0].status, Status::out);
    EXPECT_EQ(none_of_two.state.cars[0].cause, Cause::missed_stops);
    EXPECT_FALSE(none_of_two.state.wrecks.any()) << "taken off, no obstacle";
    const OnIce one_of_three{"52C", 1, 3, 6, "move 6"};  // K2 is printed 2
    EXPECT_EQ(one_of_three.state.cars[0].cause, Cause::missed_stops);
}

TEST(Vectors, V_GE_32_GE_ICE_01) {
    const OnIce one_of_two{"23C", 1, 3, 1, "move 4"};
    EXPECT_EQ(one_of_two.state.cars[0].status, Status::racing);
    EXPECT_EQ(one_of_two.state.cars[0].wear[Gauge::tires], 4);
}

// A car in the row of the Le Mans start, its driver on foot.
Seat park(Race& race, const char* space) {
    const Seat seat = race.add(space, {.gear = 1, .crossings = 1, .start_due = true});
    race.racer(seat).parked = race.racer(seat).on_foot = true;
    return seat;
}

TEST(Vectors, V_GE_33) {
    Race race{{}, beach()};
    const Seat a = park(race, "1L");
    race.begin_round({{"run", 11, a}, {"run", 4, a}, {"start", 6, a}, {"gear", 15, a}});
    EXPECT_EQ(race.state.round, 3);
    ASSERT_TRUE(race.asks(Ask::drive, a));
    race.play(a, "move RR");
    EXPECT_EQ(race.where(a), "3R") << "the centre lane, then the inside lane";
}

TEST(Vectors, V_GE_34) {
    Race race{{}, beach()};
    const Seat a = park(race, "1L");
    race.begin_round({{"run", 11}, {"run", 4}, {"start", 6}, {"gear", 3}});
    race.play(a, "move R");
    EXPECT_EQ(race.where(a), "2C");
}

TEST(Vectors, V_GE_35_GE_LMS_07) {
    Race race{{}, beach()};
    const Seat a = park(race, "1L");
    const Seat waiting = park(race, "8L");
    race.racer(a).on_foot = false;
    race.racer(a).ran = 3;
    const Seat other = race.add("1R", {.gear = 2});
    race.begin_round();
    race.script({{"run", 1, waiting}, {"gear", 1, other}, {"start", 6, a}, {"gear", 3, a}});
    race.play(other, "gear 2");
    race.play(other, "move 1 brake 1");
    race.play(a, "move R");
    EXPECT_EQ(race.where(a), "2C");
    EXPECT_EQ(race.where(other), "2R");
    EXPECT_TRUE(race.events<PairTested>().empty()) << "one of the two is in 1st";
}

TEST(Vectors, V_GE_36_GE_GOAT_02_GE_GOAT_04) {
    Race race;
    const Seat a = race.add("70C", {.gear = 1});
    race.goats("20C");
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1", {{"goats", 9}, {"goats", 5}, {"goats", 14}});
    EXPECT_EQ(race.herds(), (Names{"20L", "21C"})) << "the outside lane is the left one here";
}

TEST(Vectors, V_GE_37_GE_GOAT_06_GE_GOAT_07) {
    Race race;
    const Seat a = race.add("18C", {.gear = 3, .handling = 2});
    race.goats("21C");
    race.last_to_go(a, 3, 1);
    race.play(a, "move 3", {{"goat-hit", 7}, {"goats", 16}, {"goats", 2}, {"goats", 9}, {"goats", 8}, {"goats", 8}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.where(a), "21C");
    EXPECT_EQ(race.herds(), (Names{"22R"}));
}

TEST(Vectors, V_GE_38_GE_GOAT_03) {
    Race race;
    const Seat a = race.add("70C", {.gear = 1});
    race.goats("20R");
    race.last_to_go(a, 1, 1);
    race.play(a, "move 1", {{"goats", 1}});
    EXPECT_TRUE(race.herds().empty());
}

TEST(Vectors, V_GE_59_GE_RUL_50) {
    Race race;
    const Seat a = race.add("15C", {.gear = 3, .handling = 2});
    race.goats("20C");
    race.last_to_go(a, 3, 16);
    race.play(a, "move 5", {{"goat-hit", 3}});
    EXPECT_EQ(race.left(a, Gauge::handling), 1);
    race.play(a, "move 3", {{"goats", 14}, {"goats", 15}, {"goats", 9}, {"goats", 8}, {"goats", 10}});
    EXPECT_EQ(race.where(a), "23C");
    EXPECT_EQ(race.left(a, Gauge::handling), 1);
    EXPECT_EQ(race.herds(), (Names{"22C"})) << "and at the end of the round it splits, stays and is one again";
}

int points_on(const char* space, int gear, int d20) {
    Race race{{}, hilly()};
    const Seat a = race.add(space, {.gear = gear});
    race.round({{a, gear, d20}});
    return race.state.move.remaining;
}

TEST(Vectors, V_GE_39_GE_HILL_02_GE_HILL_03) {
    EXPECT_EQ(points_on("30C", 4, 7), 7);
    EXPECT_EQ(points_on("40C", 4, 7), 11);
    EXPECT_EQ(points_on("60C", 4, 7), 9);
}

TEST(Vectors, V_GE_72_GE_HILL_04) {
    EXPECT_EQ(points_on("30C", 1, 3), 1);
    Options options;
    options.weather = true;
    Race race{options, hilly()};
    race.state.weather = WeatherLine::changeable;
    const Seat a = race.add("45C", {.gear = 6, .stops = 0, .tires = 14});
    race.round({{a, 6, 20}});
    EXPECT_EQ(race.state.move.remaining, 32);
    EXPECT_TRUE(race.state.move.strain);
    EXPECT_EQ(race.racer(a).table, 30);
}

TEST(Vectors, V_GE_40_GE_PIT_01_GE_PIT_03_GE_PIT_08_GE_PIT_09) {
    Race race;
    const Seat a = race.add("99R", {.gear = 4, .tires = 2});
    race.round({{a, 4, 20}});
    race.play(a, "move 1P5");
    ASSERT_TRUE(race.asks(Ask::pit_stop, a));
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_EQ(race.left(a, Gauge::tires), 14);
    race.play(a, "stop tires fit hard", {{"pit", 8}, {"pit-exit", 7}});
    EXPECT_EQ(race.where(a), "P13");
    EXPECT_EQ(race.lever(a), 4);
}

TEST(Vectors, V_GE_41_GE_PIT_07_GE_PIT_11) {
    Race race;
    const Seat a = race.add("99R", {.gear = 4, .tires = 2, .body = 2, .engine = 2});
    race.round({{a, 4, 20}});
    race.play(a, "move 1P5");
    EXPECT_EQ(race.refusal(a, "stop technical engine 2 body 1 fit hard"), "FD-TECH-05");
    race.play(a, "stop technical engine 1 body 1 fit hard");
    EXPECT_EQ(race.wear(a), "14/3/3/3/3/2");
    EXPECT_EQ(race.where(a), "P6");
    EXPECT_TRUE(race.asks(Ask::gear, a)) << "it stays until the next round";
    EXPECT_FALSE(race.offers(a, "gear 5"));
    EXPECT_TRUE(race.offers(a, "gear 4"));
    EXPECT_EQ(race.car(a).reserve, 0) << "nothing is left for a later stop";
}

// A car in row 5 of the start row makes a good start; one space may be taken by a wreck that is cleared after the
// round.
void good_start(Race& race, const char* taken, const Script& script) {
    const Seat a = park(race, "5L");
    race.racer(a).on_foot = false;
    if (taken[0] != '\0') race.wreck(race.add(taken, {.gear = 1}), Wreck::resting, 1);
    race.begin_round({{"start", 9, a}});
    race.script(script);
}

TEST(Vectors, V_GE_70_GE_RUL_27) {
    {
        Race race{{}, beach()};
        good_start(race, "", {});
        race.play(seat(0), "move RR1");
        EXPECT_EQ(race.where(seat(0)), "8R");
    }
    {
        Race race{{}, beach()};
        good_start(race, "7R", {});
        race.play(seat(0), "move R2");
        EXPECT_EQ(race.where(seat(0)), "8C");
    }
    Race race{{}, beach()};
    race.script({});
    const Seat a = park(race, "5L");
    race.racer(a).on_foot = false;
    race.wreck(race.add("6C", {.gear = 1}), Wreck::resting, 1);
    race.begin_round({{"start", 9, a}, {"gear", 12, a}});
    EXPECT_EQ(race.events<CarWaits>().size(), 1U);
    EXPECT_EQ(race.state.round, 2) << "a plain 1st-gear roll, without a start roll";
    race.play(a, "move RR");
    EXPECT_EQ(race.where(a), "7R");
}

TEST(Vectors, V_GE_71) {
    Race race{{}, beach()};
    const Seat a = race.add("110C", {.gear = 2, .crossings = 1});
    race.round({{a, 2, 20}});
    race.play(a, "move 4");
    EXPECT_TRUE(race.racing(a)) << "the first crossing completes lap 1";
    race.car(a).space = race.space("110C");
    race.round({{a, 2, 20}});
    race.play(a, "move 1");
    EXPECT_TRUE(race.finished(a));
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
