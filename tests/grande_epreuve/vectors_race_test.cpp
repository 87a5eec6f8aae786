#include <memory>

#include "tests/grande_epreuve/boards.hpp"

// Test vectors of the rule reference (§8) that are about driving.
namespace paddock::grande_epreuve::tests {
namespace {

using Names = std::vector<std::string>;

TEST(Vectors, V_GE_01) {
    EXPECT_EQ(movement(7, Gear::third), 6);
    EXPECT_EQ(movement(7, Gear::fourth), 9);
}

TEST(Vectors, V_GE_04_GE_BRAKE_01) {
    Race race;
    const Seat a = race.add("30C", {.gear = 2, .brakes = 3});
    race.round({{a, 2, 6}});
    race.play(a, "move 1 brake 2");
    EXPECT_EQ(race.where(a), "31C");
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
}

TEST(Vectors, V_GE_07_GE_TURN_03) {
    Race race;
    const Seat a = race.add("28C", {.gear = 3});
    const Seat b = race.add("30L", {.gear = 3});
    race.round({{b, 3, 1}, {a, 3, 20}});
    EXPECT_EQ(race.order(), (std::vector{b, a}));
    race.play(b, "move 4");
    race.play(a, "move 8");
    EXPECT_EQ(race.order(), (std::vector{a, b})) << "it has overtaken: it goes first in the next round";
}

TEST(Vectors, V_GE_09_GE_START_02_GE_START_03) {
    const auto started = [](const Script& script, const char* move, const char* end) {
        Race race;
        const Seat a = race.add("110L", on_grid());
        race.begin_round(script);
        if (move[0] != '\0') race.play(a, move);
        EXPECT_EQ(race.where(a), end);
        EXPECT_EQ(race.lever(a), 1);
    };
    {
        Race race;
        const Seat a = race.add("110L", on_grid());
        race.begin_round({{"start", 1, a}, {"gear", 12, a}});
        EXPECT_TRUE(race.asks(Ask::drive, a))
            << "stalled, and in the next round on its way in 1st without a start roll";
        EXPECT_EQ(race.state.round, 2);
        race.play(a, "move 2");
        EXPECT_EQ(race.where(a), "2L");
    }
    started({{"start", 5}, {"gear", 12}}, "move 2", "2L");
    started({{"start", 9}}, "move 3", "3L");
    started({{"start", 10}}, "move 4", "4L");
}

// The overshoot of K1 by five spaces, with so many tires.
void overshoot_by_five(Race& race, int tires) {
    const Seat a = race.add("18C", {.gear = 4, .tires = tires});
    race.round({{a, 4, 17}});
    race.play(a, "move 12");
}

TEST(Vectors, V_GE_10) {
    Race race;
    overshoot_by_five(race, 5);
    EXPECT_EQ(race.where(seat(0)), "30C");
    EXPECT_EQ(race.left(seat(0), Gauge::tires), 0);
    EXPECT_FALSE(race.car(seat(0)).spun);
}

TEST(Vectors, V_GE_11_GE_OVER_04) {
    Race race;
    overshoot_by_five(race, 4);
    EXPECT_EQ(race.left(seat(0), Gauge::tires), 0);
    EXPECT_TRUE(race.car(seat(0)).spun);
    EXPECT_TRUE(race.racing(seat(0)));
    ASSERT_EQ(race.events<formula_d::Spun>().size(), 1U);
    EXPECT_EQ(race.events<formula_d::Spun>()[0].rule.view(), "GE-OVER-04");
}

TEST(Vectors, V_GE_12) {
    Race race;
    race.add("18C", {.gear = 4, .tires = 3});
    const Seat b = race.add("60C", {.gear = 1});
    race.round({{b, 1, 1}, {seat(0), 4, 17}});
    race.play(b, "move 1");
    race.play(seat(0), "move 12");
    EXPECT_TRUE(race.out(seat(0)));
    EXPECT_TRUE(race.wreck_at("30C"));
    race.round({{b, 1, 1}}, {{"wreck", 4}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(seat(0)), "33C");
    EXPECT_TRUE(race.wreck_at("33C"));
    EXPECT_FALSE(race.wreck_at("30C"));
}

TEST(Vectors, V_GE_13_GE_TIRE_01) {
    Options options;
    options.tires = true;
    Race race{options};
    const Seat a = race.add("22C", {.gear = 2, .compound = formula_d::Compound::soft, .tire_age = 2, .tires = 0});
    race.round({{a, 2, 20}});
    race.play(a, "move 4");
    EXPECT_EQ(race.where(a), "26C");
    EXPECT_TRUE(race.out(a));
}

// The mover of vectors 14 to 16 and 55 comes to a wall of cars: eight points, two can be driven.
struct Wall {
    Race race;
    Seat left = race.add("11L", {.gear = 1});
    Seat hit = race.add("11C", {.gear = 1});
    Seat right = race.add("11R", {.gear = 1});
    Seat mover = Seat::nobody;

    Wall(int body, const Script& script) {
        mover = race.add("8C", {.gear = 3, .tires = 2, .brakes = 1, .body = body});
        race.last_to_go(mover, 3, 16);
        race.play(mover, "move 2", script);
    }
};

TEST(Vectors, V_GE_14_GE_BLOCK_03_GE_BLOCK_04_GE_BLOCK_06) {
    Wall wall{3, {{"ram", 3}, {"collision", 20}}};
    EXPECT_EQ(wall.race.where(wall.mover), "10C");
    EXPECT_EQ(wall.race.wear(wall.mover), "0/0/3/1/3/2");
    EXPECT_EQ(wall.race.left(wall.hit, Gauge::body), 2);
    EXPECT_EQ(wall.race.left(wall.left, Gauge::body), 3);
    EXPECT_TRUE(wall.race.car(wall.mover).spun);
    EXPECT_TRUE(wall.race.car(wall.hit).spun);
    EXPECT_EQ(wall.race.markers(), (Names{"10C", "11C"}));
}

TEST(Vectors, V_GE_15_GE_BLOCK_05) {
    Wall wall{3, {{"ram", 4}, {"collision", 20}}};
    EXPECT_EQ(wall.race.left(wall.mover, Gauge::body), 2);
    EXPECT_EQ(wall.race.left(wall.hit, Gauge::body), 2);
    EXPECT_FALSE(wall.race.car(wall.mover).spun);
    EXPECT_FALSE(wall.race.car(wall.hit).spun);
}

TEST(Vectors, V_GE_16) {
    Wall wall{1, {{"wreck", 5}}};
    EXPECT_TRUE(wall.race.out(wall.mover));
    EXPECT_EQ(wall.race.where(wall.mover), "10C");
    EXPECT_TRUE(wall.race.wreck_at("10C"));
    EXPECT_EQ(wall.race.racer(wall.mover).wreck, Wreck::resting);
    EXPECT_EQ(wall.race.racer(wall.mover).rounds, 15);
    EXPECT_EQ(wall.race.left(wall.hit, Gauge::body), 2);
    EXPECT_FALSE(wall.race.car(wall.hit).spun);
}

TEST(Vectors, V_GE_55) {
    Wall wall{2, {{"ram", 2}, {"wreck", 1}}};
    EXPECT_TRUE(wall.race.out(wall.mover));
    EXPECT_EQ(wall.race.where(wall.mover), "10C");
    EXPECT_EQ(wall.race.racer(wall.mover).wreck, Wreck::resting);
    EXPECT_EQ(wall.race.left(wall.hit, Gauge::body), 2);
    EXPECT_TRUE(wall.race.car(wall.hit).spun);
}

TEST(Vectors, V_GE_17_GE_COLL_01_GE_DAM_01) {
    Race race;
    const Seat a = race.add("26C", {.gear = 2});
    const Seat b = race.add("26L", {.gear = 2});
    const Seat c = race.add("27C", {.gear = 2});
    race.round({{c, 2, 20}, {b, 2, 20}, {a, 2, 20}});
    race.play(c, "move 4");
    race.play(b, "move 4");
    race.play(a, "move 4", {{"collision", 14, c}, {"collision", 1}});
    EXPECT_EQ(race.left(a, Gauge::body), 2);
    EXPECT_EQ(race.left(b, Gauge::body), 2);
    EXPECT_EQ(race.left(c, Gauge::body), 3);
    EXPECT_EQ(race.markers(), (Names{"30L", "30C"}));
}

TEST(Vectors, V_GE_18) {
    for (const int roll : {5, 6}) {
        Race race;
        const Seat a = race.add("26C", {.gear = 5});
        race.add("60C", {.gear = 5});
        race.last_to_go(a, 5, 18);
        race.play(a, "move 19", {{"strain", roll, a}});
        EXPECT_EQ(race.left(a, Gauge::engine), roll == 5 ? 2 : 3);
        EXPECT_EQ(race.markers(), roll == 5 ? Names{"45C"} : Names{});
    }
}

TEST(Vectors, V_GE_19) {
    Race race;
    const Seat a = race.add("26C", {.gear = 5, .engine = 0});
    const Seat b = race.add("70C", {.gear = 1});
    race.last_to_go(a, 5, 18);
    race.play(a, "move 19", {{"strain", 2}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.car(a).cause, Cause::engine);
    race.round({{b, 1, 1}}, {{"wreck", 1}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(a), "48C") << "three spaces on";
    EXPECT_EQ(race.racer(a).wreck, Wreck::resting);
}

TEST(Vectors, V_GE_20) {
    Race race;
    const Seat a = race.add("26C", {.gear = 5, .engine = 1});
    race.last_to_go(a, 5, 18);
    race.play(a, "move 19", {{"strain", 2}});
    EXPECT_TRUE(race.racing(a));
    EXPECT_EQ(race.left(a, Gauge::engine), 0);
}

int handling_after_debris(int gear, int d20_for_gear, const char* first, int roll, bool wet) {
    Options options;
    options.weather = true;
    Race race{options};
    if (wet) race.state.weather = WeatherLine::rain;
    const Seat a = race.add("1C", {.gear = gear});
    race.marker("4C");
    race.last_to_go(a, gear, d20_for_gear);
    race.play(a, first, {{"danger", roll}});
    return race.left(a, Gauge::handling);
}

TEST(Vectors, V_GE_21) {
    EXPECT_EQ(handling_after_debris(5, 1, "move 3", 7, false), 1);
    EXPECT_EQ(handling_after_debris(5, 1, "move 3", 8, false), 2);
    EXPECT_EQ(handling_after_debris(5, 1, "move 3", 8, true), 1);
}

TEST(Vectors, V_GE_22) { EXPECT_EQ(handling_after_debris(6, 1, "move 3", 3, false), 1); }

TEST(Vectors, V_GE_23_GE_SLIP_01_GE_SLIP_02) {
    Race race;
    const Seat x = race.add("36C", {.gear = 4});
    const Seat y = race.add("39C", {.gear = 4});
    const Seat a = race.add("26C", {.gear = 4});
    race.last_to_go(a, 4, 7);
    race.play(a, "move 9");
    ASSERT_TRUE(race.asks(Ask::slipstream, a));
    race.play(a, "tow L1R", {{"collision", 20}});
    EXPECT_EQ(race.where(a), "38C") << "in front of X, directly behind Y";
    EXPECT_EQ(race.state.ask, Ask::gear) << "no second tow";
    EXPECT_EQ(race.where(x), "36C");
    EXPECT_EQ(race.where(y), "39C");
}

TEST(Vectors, V_GE_24_GE_SLIP_04) {
    Race race;
    race.add("35C", {.gear = 4});
    const Seat a = race.add("26C", {.gear = 4});
    race.last_to_go(a, 4, 7);
    race.play(a, "move 8 brake 1", {{"collision", 20}});
    EXPECT_EQ(race.where(a), "34C");
    EXPECT_EQ(race.state.ask, Ask::gear) << "no tow is offered";
}

TEST(Vectors, V_GE_30_GE_FIN_02_GE_FIN_03) {
    for (const bool level : {false, true}) {
        Race race;
        // A is nearer the line and moves first.
        const Seat a = race.add("108C", {.gear = 3, .crossings = 2});
        const Seat b = race.add(level ? "107L" : "108L", {.gear = 3, .crossings = 2});
        race.car(a).gear = Gear::fourth;
        race.round({{a, 3, level ? 11 : 3}, {b, 3, 16}});
        ASSERT_EQ(race.order(), (std::vector{a, b}));
        race.play(a, "move 3");
        race.play(b, level ? "move 4" : "move 3");
        EXPECT_TRUE(race.finished(a));
        EXPECT_TRUE(race.finished(b));
        const int beyond_a = level ? 5 : 3;
        const int beyond_b = level ? 5 : 6;
        const auto flags = race.events<FlagTaken>();
        ASSERT_EQ(flags.size(), 2U);
        EXPECT_EQ(flags[0].beyond, beyond_a);
        EXPECT_EQ(flags[1].beyond, beyond_b);
        EXPECT_EQ(race.car(a).place, level ? 1 : 2);
        EXPECT_EQ(race.car(b).place, level ? 2 : 1);
    }
}

TEST(Vectors, V_GE_45) {
    Race race;
    const Seat a = race.add("60C", {.gear = 6, .brakes = 1, .gearbox = 1, .engine = 1});
    race.round({{a, 2, 1}});
    race.play(a, "move 2");
    EXPECT_EQ(race.wear(a), "6/0/0/3/0/2");
    EXPECT_TRUE(race.racing(a));
    race.car(a).gear = Gear::fourth;
    race.begin_round();
    EXPECT_FALSE(race.offers(a, "gear 2"));
    EXPECT_TRUE(race.offers(a, "gear 3"));
}

TEST(Vectors, V_GE_46_GE_LANE_01_GE_LANE_03) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.round({{a, 3, 11}});
    race.play(a, "move 1L1R3");
    EXPECT_EQ(race.where(a), "33C");
}

TEST(Vectors, V_GE_48) {
    Options options;
    options.weather = true;
    Race race{options};
    race.state.weather = WeatherLine::rain;
    const Seat a = race.add("26C", {.gear = 5});
    race.last_to_go(a, 5, 18);
    race.play(a, "move 19", {{"strain", 4}});
    EXPECT_EQ(race.left(a, Gauge::engine), 3);
}

// Rounds in which nothing but time passes.
void wait(Race& race, Seat driver, int rounds) {
    for (int i = 0; i < rounds; ++i) {
        race.car(driver).space = race.space("70C");
        race.round({{driver, 1, 1}});
        race.play(driver, "move 1");
    }
}

TEST(Vectors, V_GE_49_GE_RUL_18) {
    Race race;
    const Seat a = race.add("30C");
    const Seat b = race.add("70C", {.gear = 1});
    race.wreck(a, Wreck::rolling, 0);
    race.state.round = 11;
    race.round({{b, 1, 1}}, {{"wreck", 4}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(a), "33C");
    wait(race, b, 13);  // rounds 13 to 25
    EXPECT_TRUE(race.wreck_at("33C"));
    wait(race, b, 1);
    EXPECT_EQ(race.state.round, 27) << "round 26 is over, the next one is under way";
    EXPECT_FALSE(race.wreck_at("33C"));
}

TEST(Vectors, V_GE_64) {
    Race race;
    const Seat a = race.add("30C");
    const Seat x = race.add("32C", {.gear = 1, .start_due = true});
    const Seat b = race.add("70C", {.gear = 1});
    race.wreck(a, Wreck::rolling, 0);
    race.state.round = 7;
    race.round({{b, 1, 1}}, {{"start", 1, x}, {"wreck", 7}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(a), "31C") << "X stalls and is in the way";
    race.car(x).status = Status::out;  // of no further interest
    wait(race, b, 16);                 // rounds 9 to 24
    EXPECT_TRUE(race.wreck_at("31C"));
    wait(race, b, 1);
    EXPECT_EQ(race.state.round, 26);
    EXPECT_FALSE(race.wreck_at("31C"));
}

TEST(Vectors, V_GE_54_GE_RUL_48) {
    const auto blocked = [](int brakes, int tires) {
        auto race = std::make_unique<Race>();
        race->add("26L", {.gear = 1});
        race->add("26R", {.gear = 1});
        race->add("28C", {.gear = 1});
        const Seat mover = race->add("20C", {.gear = 3, .tires = tires, .brakes = brakes});
        race->last_to_go(mover, 3, 16);
        race->play(mover, "move 7", {{"collision", 20}});
        EXPECT_EQ(race->where(mover), "27C");
        return race;
    };
    const auto rich = blocked(3, 6);
    EXPECT_EQ(rich->left(seat(3), Gauge::brakes), 2);
    EXPECT_EQ(rich->left(seat(3), Gauge::tires), 4);
    const auto spinning = blocked(0, 2);
    EXPECT_EQ(spinning->left(seat(3), Gauge::tires), 0);
    EXPECT_TRUE(spinning->car(seat(3)).spun);
    Race crash;
    crash.add("26L", {.gear = 1});
    crash.add("26R", {.gear = 1});
    crash.add("28C", {.gear = 1});
    const Seat mover = crash.add("20C", {.gear = 3, .tires = 1, .brakes = 0});
    crash.last_to_go(mover, 3, 16);
    crash.play(mover, "move 7");
    EXPECT_TRUE(crash.out(mover));
    EXPECT_TRUE(crash.wreck_at("27C"));
}

TEST(Vectors, V_GE_56) {
    Race race;
    const Seat a = race.add("110L", on_grid());
    const Seat b = race.add("110C", on_grid());
    const Seat d = race.add("108L", {.gear = 1, .crossings = 0});
    race.begin_round();
    race.script({{"start", 1}, {"start", 1}, {"gear", 1, d}});
    race.play(d, "gear 1");
    race.play(d, "move 1", {{"collision", 20, a}});  // with D; A and B both stood still
    const auto pairs = race.events<PairTested>();
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_EQ(pairs[0].seat, a);
    EXPECT_EQ(pairs[0].other, d);
    EXPECT_TRUE(race.car(b).stalled);
}

TEST(Vectors, V_GE_58) {
    for (const int tires : {9, 8, 7}) {
        Options options;
        options.laps = 2;
        Race race{options, monte_carlo()};
        const Seat a = race.add("C.18.7", {.gear = 4, .crossings = 2, .stops = 1, .tires = tires});
        if (tires == 7) race.script({{"gear", 17}});
        race.begin_round();
        if (tires == 7) {
            race.play(a, "gear 4");
            race.play(a, "move 11", {{"wreck", 1}});
            EXPECT_TRUE(race.out(a));
            EXPECT_EQ(race.state.season.entries[0].results[0].points, 12);
            EXPECT_EQ(race.state.car(a).space, race.space("C.19.9"));
            continue;
        }
        race.script({{"gear", 17}});
        race.play(a, "gear 4");
        race.play(a, "move 11");
        EXPECT_TRUE(race.finished(a)) << tires;
        EXPECT_EQ(race.left(a, Gauge::tires), 0);
        ASSERT_EQ(race.events<FlagTaken>().size(), 1U);
        EXPECT_EQ(race.events<FlagTaken>()[0].beyond, 2);
    }
}

TEST(Vectors, V_GE_60) {
    const auto gear_at = [](const char* space, int lever, int stops) {
        Race race;
        const Seat a = race.add(space, {.gear = lever, .stops = stops});
        race.begin_round();
        return race.fallback(a);
    };
    EXPECT_EQ(gear_at("15C", 3, 0), "gear 3");
    EXPECT_EQ(gear_at("44C", 4, 0), "gear 3");
    EXPECT_EQ(gear_at("50C", 3, 1), "gear 2");
}

TEST(Vectors, V_GE_63_GE_LANE_02_GE_RUL_44) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.add("28C", {.gear = 1});
    race.last_to_go(a, 3, 11);
    EXPECT_EQ(race.refusal(a, "move 1LR1R1L"), "");
    race.options.overtake_lane_changes = formula_d::OvertakeLaneChanges::count;
    EXPECT_EQ(race.refusal(a, "move 1LR1R1L"), "FD-LANE-01");
    EXPECT_EQ(race.refusal(a, "move 1LR4"), "");
}

TEST(Vectors, V_GE_65_GE_DAM_04_GE_RUL_46) {
    Race race;
    const Seat a = race.add("10C", {.gear = 2, .handling = 1});
    const Seat b = race.add("70C", {.gear = 1});
    race.marker("12C");
    race.last_to_go(a, 2, 6);
    race.play(a, "move 2", {{"danger", 4}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.where(a), "12C");
    race.round({{b, 1, 1}}, {{"wreck", 1}});
    race.play(b, "move 1");
    EXPECT_EQ(race.where(a), "15C");
}

TEST(Vectors, V_GE_67_GE_WX_02) {
    Options options;
    options.weather = true;
    Race race{options};
    race.state.weather = WeatherLine::changeable;
    const Seat a = race.add("58C", {.gear = 5});
    const Seat b = race.add("57L", {.gear = 5});
    race.round({{a, 5, 19}, {b, 5, 20}});
    race.play(a, "move 20", {{"strain", 20}});
    EXPECT_EQ(race.state.weather, WeatherLine::changeable) << "not before the end of the round";
    race.play(b, "move 20", {{"strain", 20}, {"weather", 1}, {"weather", 20}});
    EXPECT_EQ(race.state.weather, WeatherLine::changeable);
    const auto lines = race.events<formula_d::WeatherSet>();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].to, WeatherLine::rain_changeable);
}

TEST(Vectors, V_GE_68_GE_RUL_51) {
    Race race;
    const Seat lapped = race.add("36C", {.gear = 3, .crossings = 1});
    const Seat a = race.add("26C", {.gear = 4, .crossings = 2});
    race.round({{a, 4, 7}, {lapped, 4, 1}});
    race.play(a, "move 9");
    EXPECT_FALSE(race.asks(Ask::slipstream, a)) << "the car ahead is still in 3rd";
    EXPECT_TRUE(race.asks(Ask::drive, lapped));
}

TEST(Vectors, V_GE_74) {
    Race race;
    race.add("33L", {.gear = 1});
    race.add("33C", {.gear = 1});
    race.add("33R", {.gear = 1});
    const Seat a = race.add("26C", {.gear = 3, .tires = 5, .brakes = 2});
    race.last_to_go(a, 3, 11);
    race.play(a, "move 6 brake 1", {{"collision", 20}});
    EXPECT_EQ(race.left(a, Gauge::brakes), 1);
    EXPECT_EQ(race.left(a, Gauge::tires), 5);
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
