// Vectors of the rule reference (§8): Li Tsu Sin, lines and hazards of the street board.

#include "tests/formula_d/fixture.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// Li is racing somewhere; X is about to drive from `from`.
struct WithLi {
    Race race;
    Seat li, x;

    explicit WithLi(std::string_view from, const CarSetup& setup, const Options& options = road,
                    std::string_view where_li_is = "40C")
        : race(options) {
        li = race.add(where_li_is, {.gear = 2, .driver = Driver::li});
        x = race.add(from, setup);
        race.go(x);
    }
};

TEST(Vectors, V_FD_59_others_drive_one_space_less_beyond_the_line) {
    WithLi with{"108C", {.gear = 3, .driver = Driver::tzarof}};
    with.race.play("gear 3", {{"gear", 5}});
    with.race.play("nitro no");
    with.race.play("move 3");
    EXPECT_EQ(with.race.where(with.x), "1C");
    with.race.play("move 1");
    EXPECT_EQ(with.race.where(with.x), "2C");
    EXPECT_EQ(with.race.asks(), Ask::gear);  // of the next turn
}

TEST(Vectors, V_FD_59_the_line_is_crossed_all_the_same) {
    WithLi with{"108C", {.gear = 2, .driver = Driver::tzarof}};
    with.race.play("gear 2", {{"gear", 3}});
    with.race.play("nitro no");
    with.race.play("move 3");
    EXPECT_EQ(with.race.where(with.x), "1C");
    EXPECT_EQ(with.race.car(with.x).crossings, 2);
    EXPECT_EQ(with.race.asks(), Ask::gear);  // of the next turn
}

TEST(Vectors, V_FD_83_an_overshoot_is_paid_from_the_tires_of_the_checkpoint) {
    Race race{road, line_after_94()};
    const Seat a = race.add("91C", {.gear = 3, .stops = 2, .driver = Driver::li, .tires = 1, .brakes = 1});
    race.go();
    race.play("gear 3", {{"gear", 6}});
    race.play("nitro no");
    race.play("move 4");
    EXPECT_EQ(race.where(a), "95C");
    EXPECT_EQ(race.left(a, Gauge::tires), 7);
    ASSERT_EQ(race.asks(), Ask::checkpoint);
    race.play("repair brakes 2");
    EXPECT_EQ(race.left(a, Gauge::brakes), 3);
    race.play("move 2");
    EXPECT_EQ(race.where(a), "97C");
    EXPECT_EQ(race.wear(a), "2/3/2/2/3/3");
    EXPECT_TRUE(race.racing(a));
    EXPECT_FALSE(race.car(a).spun);
}

TEST(Vectors, V_FD_86_through_the_tunnel_straight_on_only) {
    Race race{road, race_city_board()};
    race.add("C.9.6", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro no");
    EXPECT_TRUE(race.accepts("move 2"));
    EXPECT_TRUE(race.accepts("move 1L"));
    EXPECT_TRUE(race.accepts("move 1R"));
    EXPECT_EQ(race.refusal("move L1"), "FD-TUN-01");
    EXPECT_EQ(race.refusal("move R1"), "FD-TUN-01");
    race.play("move 1L");
    EXPECT_EQ(race.where(seat(0)), "L.9.8");
}

TEST(Vectors, V_FD_86_a_car_at_the_far_end_blocks_the_tunnel) {
    Race race{road, race_city_board()};
    const Seat a = race.add("C.9.6", {.gear = 2, .driver = Driver::tzarof});
    const Seat x = race.add("C.9.7", {.gear = 2, .driver = Driver::cadena});
    race.go();
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro no");
    race.play("move -", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "C.9.6");
    EXPECT_EQ(race.wear(a), "5/2/3/3/3/4");
    ASSERT_EQ(race.events<CarBlocked>().size(), 1U);
    EXPECT_EQ(race.events<CarBlocked>()[0].undriven, 2);
}

// Straight on through the danger zone with rolls of 4 on C3 and 5 on C6, as far as it goes.
struct DangerZone {
    Race race;
    Seat a;

    explicit DangerZone(WeatherLine line) : race({.weather = true, .road_race = true}, race_city_board()) {
        a = race.add("C.13.2", {.gear = 3, .driver = Driver::cadena});
        race.weather(line);
        race.go();
        race.play("gear 3", {{"gear", 5}});
        race.play("nitro no");
        race.play("move 1", {{"danger", 4, a}});
        EXPECT_EQ(race.left(a, Gauge::handling), 1);
        race.play("move 3", {{"danger", 5, a}});
    }
};

TEST(Vectors, V_FD_87_the_danger_zone_in_the_dry) {
    DangerZone zone{WeatherLine::good};
    EXPECT_EQ(zone.race.where(zone.a), "C.13.6");
    zone.race.play("move 1");
    EXPECT_EQ(zone.race.where(zone.a), "C.13.7");
    EXPECT_EQ(zone.race.left(zone.a, Gauge::handling), 1);
}

TEST(Vectors, V_FD_87_the_danger_zone_in_the_rain) {
    DangerZone zone{WeatherLine::rain};
    EXPECT_TRUE(zone.race.out(zone.a));
    EXPECT_EQ(zone.race.car(zone.a).cause, Cause::handling);
    ASSERT_EQ(zone.race.events<CarOut>().size(), 1U);
    EXPECT_EQ(zone.race.board().name(zone.race.events<CarOut>()[0].space), "C.13.6");
}

TEST(Vectors, V_FD_90_the_first_crossing_from_the_grid_is_no_lap) {
    WithLi with{"109C", {.gear = 1, .crossings = 0, .driver = Driver::tzarof, .tires = 3, .brakes = 1}};
    with.race.play("gear 1", {{"gear", 2}});
    with.race.play("nitro yes");
    with.race.play("move 3");  // not cut short at the line
    EXPECT_EQ(with.race.where(with.x), "2C");
    EXPECT_EQ(with.race.car(with.x).crossings, 1);
    EXPECT_EQ(with.race.wear(with.x), "3/1/3/3/3/4");
    EXPECT_EQ(with.race.asked(), with.li);
    EXPECT_TRUE(with.race.car(with.x).nitro_used);
    with.race.go(with.x);
    with.race.play("gear 2", {{"gear", 3}});
    EXPECT_EQ(with.race.asks(), Ask::drive);
}

TEST(Vectors, V_FD_93_overtaking_li_costs_a_space) {
    Options options = road;
    options.li_scope = LiScope::overtake;
    WithLi with{"28C", {.gear = 3, .driver = Driver::tzarof}, options, "30L"};
    with.race.play("gear 3", {{"gear", 6}});
    with.race.play("nitro no");
    with.race.play("move 3");
    EXPECT_EQ(with.race.where(with.x), "31C");
    with.race.play("move 2");
    EXPECT_EQ(with.race.where(with.x), "33C");
    EXPECT_EQ(with.race.asks(), Ask::gear);  // of the next turn
}

// A has been noted at 120, B at 110; C is about to be eliminated before the police line.
struct SpeedTrap {
    Race race{road, race_city_board()};
    Seat a, b, c;

    SpeedTrap() {
        a = race.add("C.7.3", {.gear = 4, .driver = Driver::tzarof, .tires = 2});
        b = race.add("L.7.6", {.gear = 4, .driver = Driver::montfort, .tires = 2});
        c = race.add("C.5.3", {.gear = 2, .driver = Driver::cadena, .handling = 1});
        race.car(a).police_speed[0] = 12;
        race.car(a).police_turn[0] = 1;
        race.car(b).police_speed[0] = 11;
        race.car(b).police_turn[0] = 2;
        race.state.police_turns = 2;
        race.marker("C.5.5");
    }
    void eliminate_c() {
        race.go(c);
        race.play("gear 2", {{"gear", 4}});
        race.play("nitro no");
        race.play("move 2", {{"danger", 1, c}});
        EXPECT_TRUE(race.out(c));
        ASSERT_EQ(race.asks(), Ask::police);
    }
};

TEST(Vectors, V_FD_94_the_contest_closes_when_the_last_car_awaited_is_out) {
    SpeedTrap trap;
    trap.eliminate_c();
    ASSERT_EQ(trap.race.asked(), trap.a);
    trap.race.play("repair tires 2");
    EXPECT_EQ(trap.race.left(trap.a, Gauge::tires), 4);
    EXPECT_EQ(trap.race.left(trap.b, Gauge::tires), 2);
}

TEST(Vectors, V_FD_94_an_eliminated_car_leaves_its_claim_to_the_next_fastest) {
    SpeedTrap trap;
    trap.race.car(trap.a).status = Status::out;
    trap.eliminate_c();
    ASSERT_EQ(trap.race.asked(), trap.b);
    trap.race.play("repair tires 2");
    EXPECT_EQ(trap.race.left(trap.b, Gauge::tires), 4);
}

}  // namespace
}  // namespace paddock::formula_d::tests
