// FD-COLL, FD-MOTOR, FD-DAM, FD-ELIM: contact, strained engines, debris, retirement.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// The rolls for collisions when a car drives two spaces from (58,C) to (60,C) and X stands here.
std::size_t collision_rolls_with(const std::string& x) {
    Race race;
    race.add("58C", {.gear = 2});
    race.add(x, {.gear = 1});
    race.go();
    race.play("gear 2", {{"gear", 2}});
    std::size_t count = 0;
    for (const AskedRoll& roll : rolls_after(race, "move 2")) count += roll.purpose == "collision" ? 1U : 0U;
    return count;
}

TEST(Collisions, FD_COLL_01_next_to_or_directly_behind_a_car) {
    EXPECT_EQ(collision_rolls_with("60L"), 2U) << "beside";
    EXPECT_EQ(collision_rolls_with("60R"), 2U);
    EXPECT_EQ(collision_rolls_with("61C"), 2U) << "directly ahead";
    for (const char* space : {"59L", "59R", "61L", "61R", "62C"}) EXPECT_EQ(collision_rolls_with(space), 0U) << space;
}

TEST(Collisions, FD_COLL_01_not_in_passing) {
    Race race;
    race.add("58C", {.gear = 3});
    race.add("60L", {.gear = 1});
    race.go();
    race.turn(3, 4, "4");
    EXPECT_TRUE(race.events<Tested>().empty());
}

// A ends on (60,C) between B (60,L) and C (60,R).
struct Between {
    Race race;
    Seat b, c, a;

    Between() {
        b = race.add("60L", {.gear = 1});
        c = race.add("60R", {.gear = 1});
        a = race.add("58C", {.gear = 2});
        race.go(a);
    }
};

TEST(Collisions, FD_COLL_02_the_mover_rolls_for_each_car_and_loses_a_body_point_on_each_one) {
    Between in;
    in.race.turn(2, 2, "2",
                 {{"collision", 20, in.b}, {"collision", 20, in.c}, {"collision", 1, in.a}, {"collision", 1, in.a}});
    EXPECT_EQ(in.race.wear(in.a), "6/3/3/1/3/2");
    EXPECT_EQ(in.race.wear(in.b), "6/3/3/3/3/2");
}

TEST(Collisions, FD_COLL_02_a_two_is_no_collision_in_the_dry) {
    Between in;
    in.race.turn(2, 2, "2",
                 {{"collision", 2, in.b}, {"collision", 2, in.c}, {"collision", 2, in.a}, {"collision", 2, in.a}});
    for (const Seat car : {in.a, in.b, in.c}) EXPECT_EQ(in.race.left(car, Gauge::body), 3);
}

TEST(Collisions, FD_COLL_03_before_him_each_of_them_rolls_once) {
    Between in;
    in.race.turn(2, 2, "2",
                 {{"collision", 1, in.b}, {"collision", 20, in.c}, {"collision", 20, in.a}, {"collision", 20, in.a}});
    EXPECT_EQ(in.race.left(in.b, Gauge::body), 2);
    EXPECT_EQ(in.race.left(in.c, Gauge::body), 3);
    EXPECT_EQ(in.race.left(in.a, Gauge::body), 3);
}

TEST(Collisions, FD_COLL_04_no_collisions_in_the_pit_lane) {
    Race race;
    const Seat a = race.add("P1", {.gear = 2});
    race.add("P4", {.gear = 1});
    race.add("103R", {.gear = 1});  // on the track beside P3
    race.go();
    race.turn(2, 2, "2");
    EXPECT_EQ(race.where(a), "P3");
    EXPECT_TRUE(race.events<Tested>().empty());
}

TEST(Collisions, FD_COLL_04_a_car_on_the_track_does_not_touch_one_in_the_lane) {
    Race race;
    race.add("102R", {.gear = 1});
    race.add("P3", {.gear = 1});
    race.go();
    race.turn(1, 1, "1");
    EXPECT_TRUE(race.events<Tested>().empty());
}

// Whether this throw asks for engine tests; the car has tires to leave the board in one piece.
bool strains(int gear, int die) {
    Race race;
    race.add("55C", {.gear = gear});
    race.go();
    race.play("gear " + std::to_string(gear), {{"gear", die}});
    for (const AskedRoll& roll : rolls_after(race, "move " + std::to_string(die))) {
        if (roll.purpose == "strain") return true;
    }
    return false;
}

TEST(Engines, FD_MOTOR_01_a_twenty_in_fifth_and_a_thirty_in_sixth) {
    for (int die = 11; die <= 20; ++die) EXPECT_EQ(strains(5, die), die == 20) << die;
    for (int die = 21; die <= 30; ++die) EXPECT_EQ(strains(6, die), die == 30) << die;
    EXPECT_FALSE(strains(4, 12));
}

TEST(Engines, FD_MOTOR_02_after_the_move) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5});
    const Seat x = race.add("75L", {.gear = 1});
    race.go();
    race.play("gear 5", {{"gear", 20}});
    ASSERT_EQ(race.asks(), Ask::drive) << "first it drives";
    race.play("move 20", {{"collision", 20, x}, {"collision", 20, a}, {"strain", 3, a}});
    EXPECT_EQ(race.markers(), (Names{"75C"}));
}

TEST(Engines, FD_MOTOR_03_the_roller_and_everybody_in_fifth_or_sixth) {
    Race race;
    const Seat a = race.add("55C", {.gear = 6});
    race.add("30L", {.gear = 4});
    const Seat fifth = race.add("31R", {.gear = 5});
    race.add("32C", {.gear = 1});
    const Seat sixth = race.add("33L", {.gear = 6});
    race.go();
    race.turn(6, 30, "30", {{"strain", 1, a}, {"strain", 20, fifth}, {"strain", 1, sixth}});
    EXPECT_EQ(race.left(a, Gauge::engine), 2);
    EXPECT_EQ(race.left(fifth, Gauge::engine), 3);
    EXPECT_EQ(race.left(sixth, Gauge::engine), 2);
}

TEST(Engines, FD_MOTOR_04_one_to_four_costs_an_engine_point) {
    for (const int value : {1, 4, 5, 20}) {
        Race race;
        const Seat a = race.add("55C", {.gear = 5});
        race.go();
        race.turn(5, 20, "20", {{"strain", value, a}});
        EXPECT_EQ(race.left(a, Gauge::engine), value <= 4 ? 2 : 3) << value;
    }
}

TEST(Engines, FD_MOTOR_05_only_the_number_on_the_die_counts) {
    Race braked;
    const Seat a = braked.add("55C", {.gear = 5});
    braked.go();
    braked.turn(5, 20, "17 brake 3", {{"strain", 20, a}});
    EXPECT_EQ(braked.events<Tested>().size(), 1U);

    Race longer{{.tires = true}};
    longer.add("55C", {.gear = 5, .compound = Compound::soft});
    longer.go();
    longer.play("gear 5", {{"gear", 19}});
    longer.play("bonus yes");
    longer.play("move 20");
    EXPECT_TRUE(longer.events<Tested>().empty()) << "nineteen and one are no twenty";
}

TEST(Engines, FD_MOTOR_06_cars_in_the_pit_lane_are_exempt) {
    Race race;
    const Seat a = race.add("55C", {.gear = 5});
    race.add("P2", {.gear = 6});
    race.add("P8", {.gear = 5, .in_box = true});
    race.go();
    race.turn(5, 20, "20", {{"strain", 20, a}});
    EXPECT_EQ(race.events<Tested>().size(), 1U);
}

TEST(Debris, FD_DAM_01_a_body_or_engine_point_leaves_a_marker) {
    Between in;
    in.race.turn(2, 2, "2",
                 {{"collision", 1, in.b}, {"collision", 20, in.c}, {"collision", 1, in.a}, {"collision", 20, in.a}});
    EXPECT_EQ(in.race.markers(), (Names{"60L", "60C"})) << "where B stands, where the move of A ended";

    Race skip;
    skip.add("60C", {.gear = 6});
    skip.go();
    skip.play("gear 2", {{"gear", 4}});
    EXPECT_TRUE(skip.markers().empty());
    skip.play("move 4");
    EXPECT_EQ(skip.markers(), (Names{"64C"})) << "where the move of this turn ends";
}

TEST(Debris, FD_DAM_01_no_other_gauge_does) {
    Race race;
    race.add("20C", {.gear = 4});
    race.marker("21C");
    race.go();
    race.play("gear 4", {{"gear", 10}});
    race.play("move 1", {{"danger", 1}});
    race.play("move 7 brake 2");
    EXPECT_EQ(race.wear(seat(0)), "3/1/3/3/3/1");
    EXPECT_EQ(race.markers(), (Names{"21C"}));
}

TEST(Debris, FD_DAM_02_an_eliminated_car_leaves_a_marker_whatever_the_reason) {
    Race missed;
    missed.add("54C", {.gear = 2});
    missed.go();
    missed.turn(2, 3, "3");
    EXPECT_EQ(missed.markers(), (Names{"57C"}));

    Race engine;  // before any move: where it stands
    engine.add("60C", {.gear = 5, .engine = 1});
    engine.go();
    engine.play("gear 1");
    EXPECT_TRUE(engine.out(seat(0)));
    EXPECT_EQ(engine.markers(), (Names{"60C"}));

    Race blocked;
    blocked.add("60C", {.gear = 2, .brakes = 0});
    for (const char* space : {"61L", "61C", "61R"}) blocked.add(space);
    blocked.go();
    blocked.turn(2, 2, "-");
    EXPECT_TRUE(blocked.out(seat(0)));
    EXPECT_EQ(blocked.markers(), (Names{"60C"}));
}

TEST(Debris, FD_DAM_03_a_marked_space_stays_dangerous) {
    Race race;
    const Seat a = race.add("60C", {.gear = 1});
    race.marker("61C");
    race.go();
    race.turn(1, 1, "1", {{"danger", 1, a}});
    EXPECT_EQ(race.markers(), (Names{"61C"}));
    race.car(a).space = race.board().space("60C");
    race.car(a).crossings = 2;  // a lap later
    race.go();
    race.turn(1, 1, "1", {{"danger", 20, a}});
    EXPECT_EQ(race.left(a, Gauge::handling), 1);
}

TEST(Debris, FD_DAM_04_passing_over_or_landing_on_it_one_to_four_costs_handling) {
    for (const int value : {1, 4, 5, 20}) {
        for (const char* marked : {"61C", "63C"}) {
            Race race;
            const Seat a = race.add("60C", {.gear = 2});
            race.marker(marked);
            race.go();
            race.play("gear 2", {{"gear", 3}});
            race.play(marked == std::string("61C") ? "move 1" : "move 3", {{"danger", value, a}});
            EXPECT_EQ(race.left(a, Gauge::handling), value <= 4 ? 1 : 2) << marked << " " << value;
        }
    }
}

TEST(Elimination, FD_ELIM_01_an_eliminated_car_is_off_the_board_and_out_of_the_race) {
    Race race;
    const Seat a = race.add("54C", {.gear = 1});
    const Seat b = race.add("53C", {.gear = 2, .stops = 2});
    race.go();
    race.turn(1, 1, "1");
    ASSERT_TRUE(race.out(a));
    ASSERT_EQ(race.asked(), b);
    race.play("gear 2", {{"gear", 3}});
    race.play("move 2", {{"danger", 20, b}});  // through the space where A went out
    race.play("move 1");
    EXPECT_EQ(race.where(b), "56C");
    EXPECT_EQ(race.order(), (Seats{b}));
    EXPECT_EQ(race.asked(), b);
}

}  // namespace
}  // namespace paddock::formula_d::tests
