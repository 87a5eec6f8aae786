// Rulings about collisions, engines, debris and spun cars.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// The mover ends on (60,C) beside B (60,L) and directly behind D (61,C).
struct Contact {
    Race race;
    Seat b, d, mover;

    explicit Contact(CollisionRolls rolls = CollisionRolls::per_pair, const CarSetup& of_mover = {})
        : race({.collision_rolls = rolls}) {
        b = race.add("60L", {.gear = 1, .body = 1});
        d = race.add("61C", {.gear = 1});
        CarSetup setup = of_mover;
        setup.gear = 2;
        mover = race.add("58C", setup);
        race.go(mover);
    }
};

TEST(RulingsContact, FD_RUL_10_each_neighbour_once_then_the_mover_for_each) {
    Contact in;
    in.race.turn(
        2, 2, "2",
        {{"collision", 20, in.b}, {"collision", 1, in.d}, {"collision", 1, in.mover}, {"collision", 1, in.mover}});
    EXPECT_EQ(in.race.left(in.d, Gauge::body), 2);
    EXPECT_EQ(in.race.left(in.mover, Gauge::body), 1);
}

TEST(RulingsContact, FD_RUL_10_or_everybody_concerned_exactly_once) {
    Contact in{CollisionRolls::all_concerned};
    in.race.turn(2, 2, "2", {{"collision", 20, in.b}, {"collision", 1, in.d}, {"collision", 1, in.mover}});
    EXPECT_EQ(in.race.left(in.d, Gauge::body), 2);
    EXPECT_EQ(in.race.left(in.mover, Gauge::body), 2);
}

TEST(RulingsContact, FD_RUL_10_or_the_mover_alone_once) {
    Contact in{CollisionRolls::mover_only};
    in.race.turn(2, 2, "2", {{"collision", 1, in.mover}});
    EXPECT_EQ(in.race.left(in.mover, Gauge::body), 2);
}

TEST(RulingsContact, FD_RUL_11_the_car_behind_is_not_concerned) {
    Race race;
    const Seat mover = race.add("58L", {.gear = 2});
    race.add("59C", {.gear = 1});  // directly behind where the move ends
    race.add("59R", {.gear = 1});
    race.go();
    race.turn(2, 2, "1R");
    EXPECT_EQ(race.where(mover), "60C");
    EXPECT_TRUE(race.events<Tested>().empty());
}

// Collision rolls of a car that stays on (60,C), blocked at once or braked to nothing.
std::size_t tests_without_a_move(bool no_move_no_test, bool blocked) {
    Race race{{.no_move_no_test = no_move_no_test}};
    race.add("60C", {.gear = 1});
    race.add("61C", {.gear = 1});
    if (blocked) {
        race.add("61L", {.gear = 1});
        race.add("61R", {.gear = 1});
    }
    race.go();
    race.play("gear 1", {{"gear", 1}});
    std::size_t count = 0;
    for (const AskedRoll& roll : rolls_after(race, blocked ? "move -" : "move - brake 1"))
        count += roll.purpose == "collision" ? 1U : 0U;
    return count;
}

TEST(RulingsContact, FD_RUL_12_a_move_of_no_spaces_ends_too_unless_agreed_otherwise) {
    for (const bool blocked : {true, false}) {
        EXPECT_EQ(tests_without_a_move(false, blocked), 2U);
        EXPECT_EQ(tests_without_a_move(true, blocked), 0U);
    }
}

TEST(RulingsContact, FD_RUL_12_snipers_likewise) {
    for (const bool no_test : {false, true}) {
        Race race{{.road_race = true, .no_move_no_test = no_test}, race_city_board()};
        race.add("C.15.4", {.gear = 1, .driver = Driver::tzarof});
        race.go();
        race.play("gear 1", {{"gear", 1}});
        race.play("nitro no");
        const std::vector<AskedRoll> rolls = rolls_after(race, "move - brake 1");
        EXPECT_EQ(!rolls.empty() && rolls[0].purpose == "sniper", !no_test);
    }
}

TEST(RulingsContact, FD_RUL_12_a_stalled_car_has_no_move_and_no_test) {
    Race race;
    race.add("109L", on_grid());
    race.add("110L", {.gear = 1, .crossings = 0});
    race.go(seat(0), {{"start", 1, seat(0)}});
    EXPECT_TRUE(race.events<Tested>().empty());
    EXPECT_EQ(race.asked(), seat(1));
}

TEST(RulingsContact, FD_RUL_28_one_roll_for_a_space_however_many_markers_lie_on_it) {
    Race race;
    const Seat a = race.add("60C", {.gear = 1});
    race.marker("61C");
    race.marker("61C");
    race.go();
    race.turn(1, 1, "1", {{"danger", 20, a}});
    race.turn(1, 1, "1");  // leaving it costs no roll
    EXPECT_EQ(race.where(a), "62C");
    EXPECT_EQ(race.events<Tested>().size(), 1U);
}

// Markers on the board after a car has lost an engine point, with this many there before.
std::size_t markers_after_a_loss(int limit, int before) {
    Race race{{.marker_limit = static_cast<std::uint8_t>(limit)}};
    const Seat a = race.add("55C", {.gear = 5});
    for (int i = 0; i < before; ++i) race.marker(std::to_string(1 + i) + "L");
    race.go();
    race.turn(5, 20, "20", {{"strain", 1, a}});
    return race.markers().size();
}

TEST(RulingsContact, FD_RUL_28_the_supply_is_unlimited_unless_agreed) {
    EXPECT_EQ(markers_after_a_loss(0, 25), 26U);
    EXPECT_EQ(markers_after_a_loss(20, 19), 20U);
    EXPECT_EQ(markers_after_a_loss(20, 20), 20U) << "none left to lay";
}

// The car on (35,L) has spun there. A car in 4th that has made its stop in K1 comes up behind it.
struct BehindASpin {
    Race race;
    Seat spinner, a;

    BehindASpin() {
        spinner = race.add("16L", {.gear = 5, .tires = 10});
        a = race.add("25L", {.gear = 4, .stops = 1});
        race.add("1C", {.gear = 1});
        race.car(a).space = race.board().space("15C");
        race.go();
        race.turn(5, 19, "19");
        race.car(a).space = race.board().space("25L");
        race.car(a).stops = 1;
    }
    void roll(int die) {
        race.go(a);
        race.play("gear 4", {{"gear", die}});
    }
};

TEST(RulingsContact, FD_RUL_55_a_spun_car_blocks) {
    BehindASpin behind;
    ASSERT_TRUE(behind.race.car(behind.spinner).spun);
    ASSERT_EQ(behind.race.where(behind.spinner), "35L");
    EXPECT_EQ(behind.race.lever(behind.spinner), 1) << "the moment it spins";
    behind.roll(10);
    EXPECT_EQ(behind.race.refusal("move 10"), "FD-MOVE-02");
}

TEST(RulingsContact, FD_RUL_55_is_hit_but_does_not_tow) {
    BehindASpin behind;
    behind.roll(9);
    behind.race.play("move 9", {{"collision", 20, behind.spinner}, {"collision", 20, behind.a}});
    EXPECT_EQ(behind.race.where(behind.a), "34L");
    EXPECT_NE(behind.race.asks(), Ask::slipstream);

    BehindASpin fast;  // the same car, had it not spun
    fast.race.car(fast.spinner).spun = false;
    fast.race.car(fast.spinner).gear = Gear::fourth;
    fast.roll(9);
    fast.race.play("move 9");
    EXPECT_EQ(fast.race.asks(), Ask::slipstream);
}

TEST(RulingsContact, FD_RUL_65_when_the_thrower_is_out_the_others_test_all_the_same) {
    Race race;
    const Seat a = race.add("54C", {.gear = 5});
    const Seat b = race.add("10C", {.gear = 6});
    race.go();
    race.turn(5, 20, "20", {{"strain", 4, b}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.left(b, Gauge::engine), 2);
}

TEST(RulingsContact, FD_RUL_65_even_when_debris_stopped_it_on_the_way) {
    Race race;
    const Seat a = race.add("56C", {.gear = 5, .handling = 1});
    const Seat b = race.add("10C", {.gear = 6});
    race.marker("58C");
    race.go();
    race.turn(5, 20, "2", {{"danger", 1, a}, {"strain", 1, b}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.left(b, Gauge::engine), 2);
}

TEST(RulingsContact, FD_RUL_65_when_it_has_finished_too_and_the_weather_is_rolled) {
    Race race{{.weather = true}};
    const Seat a = race.add("100C", {.gear = 5, .crossings = 2});
    const Seat b = race.add("10C", {.gear = 5});
    race.weather(WeatherLine::changeable);
    race.go();
    race.turn(5, 20, "11", {{"strain", 20, b}, {"weather", 1}});
    EXPECT_TRUE(race.finished(a));
    EXPECT_EQ(race.state.weather, WeatherLine::rain_changeable);
}

TEST(RulingsContact, FD_RUL_65_a_spun_thrower_tests) {
    Race race;
    const Seat a = race.add("9C", {.gear = 5, .tires = 4});
    race.go();
    race.turn(5, 20, "20", {{"strain", 1, a}});
    EXPECT_TRUE(race.car(a).spun);
    EXPECT_EQ(race.left(a, Gauge::engine), 2);
}

TEST(RulingsContact, FD_RUL_66_a_neighbour_out_cancels_no_roll_of_the_mover) {
    Contact in;
    in.race.turn(
        2, 2, "2",
        {{"collision", 1, in.b}, {"collision", 20, in.d}, {"collision", 1, in.mover}, {"collision", 20, in.mover}});
    EXPECT_TRUE(in.race.out(in.b));
    EXPECT_EQ(in.race.left(in.mover, Gauge::body), 2) << "it rolled for B as well";
}

TEST(RulingsContact, FD_RUL_66_an_eliminated_mover_rolls_no_more) {
    Contact in{CollisionRolls::per_pair, {.body = 1}};
    in.race.turn(2, 2, "2", {{"collision", 20, in.b}, {"collision", 20, in.d}, {"collision", 1, in.mover}});
    EXPECT_TRUE(in.race.out(in.mover));
}

TEST(RulingsContact, FD_RUL_66_they_roll_in_turn_order) {
    Race race;
    const Seat left = race.add("60L", {.gear = 1});
    const Seat right = race.add("60R", {.gear = 6});
    const Seat mover = race.add("58C", {.gear = 2});
    race.begin_round();
    ASSERT_EQ(race.order(), (Seats{right, left, mover}));
    race.state.turn = 2;  // the others have had their turns, and stand where they stood
    race.state.phase = Phase::begin_turn;
    race.state.ask = Ask::nothing;
    race.state.asked = {};
    race.resume();
    race.turn(2, 2, "2",
              {{"collision", 20, right}, {"collision", 20, left}, {"collision", 20, mover}, {"collision", 20, mover}});
}

// Manson stands on (60,L), Z on (60,R); X ends between them.
void between_manson_and_z(CollisionRolls rolls, const std::vector<int>& who) {
    Race race{{.road_race = true, .collision_rolls = rolls}};
    race.add("60L", {.gear = 2, .driver = Driver::manson});
    race.add("60R", {.gear = 2, .driver = Driver::cadena});
    const Seat x = race.add("58C", {.gear = 2, .driver = Driver::tzarof});
    race.go(x);
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro no");
    Script script;
    for (const int i : who) script.push_back({"collision", 20, seat(i)});
    race.play("move 2", script);
}

TEST(RulingsContact, FD_RUL_58_only_rolls_because_of_manson_are_doubled) {
    between_manson_and_z(CollisionRolls::per_pair, {0, 1, 2, 2, 2});
    between_manson_and_z(CollisionRolls::all_concerned, {0, 1, 1, 2, 2});  // one test: each opponent's roll
    between_manson_and_z(CollisionRolls::mover_only, {2, 2});
}

// Manson himself ends between X (60,L) and Z (60,R).
void manson_moves(CollisionRolls rolls, const std::vector<int>& who) {
    Race race{{.road_race = true, .collision_rolls = rolls}};
    race.add("60L", {.gear = 2, .driver = Driver::tzarof});
    race.add("60R", {.gear = 2, .driver = Driver::cadena});
    const Seat manson = race.add("58C", {.gear = 2, .driver = Driver::manson});
    race.go(manson);
    race.play("gear 2", {{"gear", 2}});
    race.play("nitro no");
    Script script;
    for (const int i : who) script.push_back({"collision", 20, seat(i)});
    race.play("move 2", script);
}

TEST(RulingsContact, FD_RUL_58_whoever_moved) {
    manson_moves(CollisionRolls::per_pair, {0, 0, 1, 1, 2, 2});
    manson_moves(CollisionRolls::all_concerned, {0, 0, 1, 1, 2});
    manson_moves(CollisionRolls::mover_only, {2});
}

}  // namespace
}  // namespace paddock::formula_d::tests
