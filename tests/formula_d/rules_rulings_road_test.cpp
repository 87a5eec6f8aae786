// Rulings about road races and the street board.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(RulingsRoad, FD_RUL_36_nitro_is_added_whole_then_brakes_may_be_spent_unless_agreed_otherwise) {
    for (const bool no_brake : {false, true}) {
        Race race{{.road_race = true, .nitro_no_brake = no_brake}};
        race.add("55C", {.gear = 4, .driver = Driver::tzarof});
        race.go();
        roll(race, 4, 7);
        race.play("nitro yes");
        EXPECT_EQ(race.accepts("move 9 brake 2"), !no_brake);
        EXPECT_TRUE(race.accepts("move 11"));
        Race without{{.road_race = true, .nitro_no_brake = no_brake}};
        without.add("55C", {.gear = 4, .driver = Driver::tzarof});
        without.go();
        roll(without, 4, 7);
        without.play("nitro no");
        EXPECT_TRUE(without.accepts("move 5 brake 2"));
    }
}

// One car alone crosses the police line with worn tires. In lap 2 it has had the prize of lap 1.
bool wins_a_prize(PoliceContest contest, int lap) {
    Race race{{.road_race = true, .police_contest = contest}, race_city_board()};
    race.add("C.5.9", {.gear = 1, .crossings = lap, .driver = Driver::tzarof, .tires = 1});
    if (lap == 2) {
        race.car(a).police_speed[0] = 4;
        race.car(a).police_turn[0] = 1;
        race.state.police_turns = 1;
        race.state.police_closed = 1;
    }
    race.go();
    road_turn(race, 1, 1, "1");
    return race.asks() == Ask::police;
}

TEST(RulingsRoad, FD_RUL_37_one_contest_a_lap_or_in_the_first_lap_only) {
    EXPECT_TRUE(wins_a_prize(PoliceContest::per_lap, 1));
    EXPECT_TRUE(wins_a_prize(PoliceContest::per_lap, 2));
    EXPECT_TRUE(wins_a_prize(PoliceContest::first_lap_only, 1));
    EXPECT_FALSE(wins_a_prize(PoliceContest::first_lap_only, 2));
}

TEST(RulingsRoad, FD_RUL_37_the_prize_is_given_in_the_middle_of_a_move) {
    Race race{road, race_city_board()};
    race.add("C.5.9", {.gear = 3, .driver = Driver::tzarof, .brakes = 1});
    race.go();
    road_turn(race, 3, 4, "1");
    ASSERT_EQ(race.asks(), Ask::police);
    EXPECT_EQ(race.where(a), "C.5.10");
    race.play("repair brakes 2");
    EXPECT_TRUE(race.accepts("move 1 brake 2")) << "and can be used at once";
    race.play("move 3");
    EXPECT_EQ(race.where(a), "C.5.13");
}

TEST(RulingsRoad, FD_RUL_37_when_the_fastest_has_finished_the_prize_lapses) {
    Race race{road, race_city_board()};
    race.add("C.5.9", {.gear = 2, .crossings = 2, .driver = Driver::tzarof, .tires = 1});
    const Seat home = race.add("C.1.1", {.gear = 2, .crossings = 3, .driver = Driver::cadena});
    race.car(home).status = Status::finished;
    race.car(home).place = race.state.finishers = 1;
    race.car(home).police_speed[1] = 20;
    race.car(home).police_turn[1] = 1;
    race.state.police_turns = 1;
    race.go();
    road_turn(race, 2, 2, "1");
    EXPECT_EQ(race.events<SpeedNoted>().size(), 1U);
    EXPECT_NE(race.asks(), Ask::police);
    EXPECT_TRUE(race.events<PrizeWon>().empty());
    EXPECT_EQ(race.left(a, Gauge::tires), 1);
}

TEST(RulingsRoad, FD_RUL_43_brakes_regained_at_the_line_can_be_used_in_the_same_move) {
    Race race{road};
    race.add("109C", {.gear = 3, .driver = Driver::tzarof, .brakes = 0});
    race.go();
    road_turn(race, 3, 6, "2");
    race.play("repair brakes 2");
    race.play("move 2 brake 2");
    EXPECT_EQ(race.where(a), "3C");
    EXPECT_EQ(race.left(a, Gauge::brakes), 0);
}

TEST(RulingsRoad, FD_RUL_43_nitro_belongs_to_the_lap_in_which_the_die_was_rolled) {
    Race race{road};
    race.add("109C", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    roll(race, 2, 2);
    race.play("nitro yes");
    race.play("move 2");
    if (race.asks() == Ask::drive) race.play("move 2");
    EXPECT_EQ(race.where(a), "3C");
    roll(race, 2, 2);
    EXPECT_EQ(race.asks(), Ask::nitro) << "the new lap has its own";
}

TEST(RulingsRoad, FD_RUL_59_the_line_then_the_debris_then_the_next_step) {
    Race race{road};
    race.add("110C", {.gear = 2, .driver = Driver::tzarof, .handling = 1});
    race.marker("1C");
    race.go();
    road_turn(race, 2, 4, "1");
    ASSERT_EQ(race.asks(), Ask::checkpoint) << "before the roll";
    EXPECT_EQ(race.car(a).crossings, 2);
    race.play("repair handling 2", {{"danger", 1, a}});
    EXPECT_TRUE(race.racing(a)) << "saved by the checkpoint";
    EXPECT_EQ(race.left(a, Gauge::handling), 2);
    ASSERT_EQ(race.asks(), Ask::drive);
    race.play("move L2");
    EXPECT_EQ(race.where(a), "4L");
}

TEST(RulingsRoad, FD_RUL_59_in_a_slipstream_alike) {
    Race race{road};
    race.add("100C", {.gear = 4, .driver = Driver::tzarof, .tires = 1, .brakes = 1});
    race.add("110C", {.gear = 4, .driver = Driver::cadena});
    race.marker("1L");
    race.go();
    road_turn(race, 4, 9, "9");
    race.play("tow L2");
    ASSERT_EQ(race.asks(), Ask::checkpoint) << "in the middle of the tow";
    EXPECT_EQ(race.where(a), "1L");
    EXPECT_EQ(race.left(a, Gauge::tires), 5);
    race.play("repair brakes 2", {{"danger", 20, a}});
    EXPECT_EQ(race.where(a), "2L");
    EXPECT_EQ(race.wear(a), "5/3/3/3/3/4");
}

TEST(RulingsRoad, FD_RUL_59_the_flag_falls_in_a_slipstream_too) {
    Race race;
    race.add("100C", {.gear = 4, .crossings = 2});
    race.add("110C", {.gear = 4, .crossings = 1});
    race.go();
    race.turn(4, 9, "9");
    race.play("tow L2");
    EXPECT_TRUE(race.finished(a));
    EXPECT_EQ(race.left(a, Gauge::brakes), 3);
}

TEST(RulingsRoad, FD_RUL_59_a_car_eliminated_on_the_way_stops_there) {
    Race race;
    race.add("60C", {.gear = 2, .handling = 1});
    race.marker("61C");
    race.go();
    race.turn(2, 4, "1", {{"danger", 1, a}});
    EXPECT_TRUE(race.out(a));
    EXPECT_EQ(race.markers(), (Names{"61C"}));
}

TEST(RulingsRoad, FD_RUL_68_an_overshoot_across_the_line_is_paid_from_the_refilled_tires) {
    Race race{road, line_after_94()};
    race.add("92C", {.gear = 3, .stops = 2, .driver = Driver::tzarof, .tires = 0});
    race.go();
    road_turn(race, 3, 4, "3");
    EXPECT_EQ(race.left(a, Gauge::tires), 5);
    race.play("move 1");
    EXPECT_EQ(race.where(a), "96C");
    EXPECT_EQ(race.left(a, Gauge::tires), 1) << "the whole distance of four";
}

TEST(RulingsRoad, FD_RUL_71_formula_1_cars_on_the_street_board) {
    for (const bool hazards : {true, false}) {
        const Options options{.f1_street_hazards = hazards};
        Race sniper{options, race_city_board()};
        sniper.add("C.15.3", {.gear = 1});
        sniper.go();
        sniper.turn(1, 1, "1", hazards ? Script{{"sniper", 16, a}} : Script{});
        EXPECT_EQ(sniper.left(a, Gauge::tires), hazards ? 5 : 6);

        Race danger{options, race_city_board()};
        danger.add("C.13.2", {.gear = 1});
        danger.go();
        danger.turn(1, 1, "1", hazards ? Script{{"danger", 4, a}} : Script{});
        EXPECT_EQ(danger.left(a, Gauge::handling), hazards ? 1 : 2);

        Race police{options, race_city_board()};
        police.add("C.5.9", {.gear = 1, .tires = 1});
        police.go();
        police.turn(1, 1, "1");
        EXPECT_EQ(police.asks() == Ask::police, hazards);

        Race tunnel{options, race_city_board()};
        tunnel.add("C.9.6", {.gear = 1});
        tunnel.go();
        roll(tunnel, 1, 1);
        EXPECT_FALSE(tunnel.accepts("move L")) << "the roof stays";
    }
}

TEST(RulingsRoad, FD_RUL_71_no_checkpoint_no_nitro_for_them) {
    Race race{{}, race_city_board()};
    race.add("C.19.12", {.gear = 1, .tires = 1});
    race.go();
    roll(race, 1, 1);
    ASSERT_EQ(race.asks(), Ask::drive);
    race.play("move 1");
    EXPECT_EQ(race.left(a, Gauge::tires), 1);
    EXPECT_EQ(race.asks(), Ask::gear);
}

TEST(RulingsRoad, FD_RUL_72_the_two_ends_of_the_tunnel_touch) {
    Race race{{}, race_city_board()};
    race.add("C.9.5", {.gear = 1});
    const Seat x = race.add("C.9.7", {.gear = 1});
    race.add("L.9.7", {.gear = 1});  // nothing else touches across the roof
    race.go();
    race.turn(1, 1, "1", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "C.9.6");
}

TEST(RulingsRoad, FD_RUL_72_no_slipstream_from_the_entry_portal) {
    for (const auto& [row, offered] : {std::pair{"7", false}, std::pair{"6", true}}) {
        Race race{{}, race_city_board()};
        race.add(std::string("L.8.") + (row == std::string("7") ? "10" : "9"), {.gear = 4, .stops = 2});
        race.add(std::string("L.9.") + row, {.gear = 4});
        race.rolls.let_the_rest_fall();
        race.go();
        race.turn(4, 7, "7");
        EXPECT_EQ(race.asks() == Ask::slipstream, offered) << row;
        if (offered) {
            EXPECT_TRUE(race.accepts("tow R2"));
            EXPECT_FALSE(race.accepts("tow RL1")) << "no lane change under the roof";
        }
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
