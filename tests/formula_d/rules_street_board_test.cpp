// FD-SNIPE, FD-DANG, FD-POL, FD-TUN: the perils of the street board.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(StreetBoard, FD_SNIPE_01_ending_a_move_under_a_window) {
    for (int value = 1; value <= 20; ++value) {
        Race race{road, race_city_board()};
        const Seat a = race.add("L.15.2", {.gear = 2, .driver = Driver::tzarof});
        race.go();
        road_turn(race, 2, 2, "2", {{"sniper", value, a}});
        const std::string left = value <= 15   ? "5/4/3/3/3/4"
                                 : value <= 18 ? "4/4/3/3/3/4"
                                 : value == 19 ? "5/4/3/2/3/4"
                                               : "5/4/3/3/2/4";
        EXPECT_EQ(race.wear(a), left) << value;
        EXPECT_EQ(race.markers(), value >= 19 ? Names{"L.15.4"} : Names{}) << value;
    }
}

TEST(StreetBoard, FD_SNIPE_01_rows_four_to_six_of_tenement_row) {
    int windows = 0;
    for (int i = 0; i < race_city_board().circuit().track_spaces; ++i) {
        const Space& space = race_city_board().circuit().at(track::space_id(i));
        if (!space.has(track::Feature::sniper)) continue;
        ++windows;
        EXPECT_EQ(space.element, 14);
        EXPECT_TRUE(space.index >= 3 && space.index <= 5);
    }
    EXPECT_EQ(windows, 9);
}

TEST(StreetBoard, FD_SNIPE_02_passing_by_is_safe) {
    Race race{road, race_city_board()};
    const Seat a = race.add("C.15.3", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 4, "4");
    EXPECT_EQ(race.where(a), "C.15.7");
    EXPECT_TRUE(race.events<ShotFired>().empty());
}

TEST(StreetBoard, FD_DANG_01_every_red_space_is_dangerous_for_good) {
    const Names red{"L.13.3", "C.13.3", "R.13.4", "L.13.5", "C.13.6",
                    "R.13.6", "L.13.8", "C.13.8", "R.13.9", "L.13.10"};
    for (const std::string& name : red) {
        Race race{road, race_city_board()};
        const std::size_t dot = name.rfind('.');
        const std::string before = name.substr(0, dot + 1) + std::to_string(std::stoi(name.substr(dot + 1)) - 1);
        const Seat a = race.add(before, {.gear = 1, .driver = Driver::tzarof});
        for (const int handling : {3, 2}) {  // and again: it does not wear off
            race.car(a).space = race.board().space(before);
            race.go();
            road_turn(race, 1, 1, "1", {{"danger", 4, a}});
            EXPECT_EQ(race.left(a, Gauge::handling), handling) << name;
        }
    }
    EXPECT_EQ(race_city_board().circuit().danger.count(), red.size());
}

// Three cars before the police line (between rows 9 and 10 of Police Avenue), worn tires.
struct Trap {
    Race race;
    Seat a, b, c;

    explicit Trap(const Options& options = road) : race(options, race_city_board()) {
        a = race.add("C.5.8", {.gear = 3, .driver = Driver::tzarof, .tires = 2});
        b = race.add("L.5.8", {.gear = 3, .driver = Driver::montfort, .tires = 2});
        c = race.add("R.5.8", {.gear = 3, .driver = Driver::cadena, .tires = 2});
        race.go();
    }
};

TEST(StreetBoard, FD_POL_01_the_number_on_the_die_times_ten_is_noted) {
    Trap trap;
    trap.race.play("gear 3", {{"gear", 7}});
    trap.race.play("nitro yes");  // bonus spaces do not raise the speed
    trap.race.play("move 10");
    ASSERT_EQ(trap.race.events<SpeedNoted>().size(), 1U);
    EXPECT_EQ(trap.race.events<SpeedNoted>()[0].seat, trap.a);
    EXPECT_EQ(trap.race.events<SpeedNoted>()[0].speed, 70);
    road_turn(trap.race, 2, 2, "2");
    EXPECT_EQ(trap.race.events<SpeedNoted>().at(1).speed, 20);
}

TEST(StreetBoard, FD_POL_01_only_by_those_who_cross) {
    Race race{road, race_city_board()};
    race.add("C.5.7", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 2, "2");
    EXPECT_EQ(race.where(seat(0)), "C.5.9");
    EXPECT_TRUE(race.events<SpeedNoted>().empty());
}

TEST(StreetBoard, FD_POL_02_when_all_have_crossed_the_fastest_gets_two_points) {
    Trap trap;
    road_turn(trap.race, 3, 4, "4");
    road_turn(trap.race, 3, 8, "8");
    EXPECT_TRUE(trap.race.events<PrizeWon>().empty()) << "C has not crossed";
    road_turn(trap.race, 3, 6, "2");
    ASSERT_EQ(trap.race.asks(), Ask::police);
    ASSERT_EQ(trap.race.asked(), trap.b);
    EXPECT_FALSE(trap.race.accepts("repair tires 3"));
    EXPECT_FALSE(trap.race.accepts("repair tires 1")) << "points that can be used are not given away";
    EXPECT_FALSE(trap.race.accepts("repair handling 1 tires 2"));
    EXPECT_EQ(trap.race.refusal("repair handling 1 tires 1"), "FD-WP-04") << "the handling is full";
    EXPECT_TRUE(trap.race.accepts("repair tires 2"));
    trap.race.play("repair tires 2");
    EXPECT_EQ(trap.race.left(trap.b, Gauge::tires), 4);
    EXPECT_EQ(trap.race.asked(), trap.c) << "whose move goes on";
}

TEST(StreetBoard, FD_POL_02_a_car_in_perfect_order_has_no_use_for_them) {
    Race race{road, race_city_board()};
    race.add("C.5.8", {.gear = 2, .driver = Driver::tzarof});
    race.go();
    road_turn(race, 2, 3, "2");
    EXPECT_EQ(race.events<PrizeWon>().size(), 1U);
    EXPECT_EQ(race.asks(), Ask::drive) << "the rest of the move";
}

TEST(StreetBoard, FD_POL_03_of_equal_speeds_the_first_across) {
    Trap trap;
    road_turn(trap.race, 2, 2, "2");
    road_turn(trap.race, 3, 8, "8");
    road_turn(trap.race, 3, 8, "2");
    EXPECT_EQ(trap.race.asked(), trap.b);
    EXPECT_EQ(trap.race.asks(), Ask::police);
}

TEST(StreetBoard, FD_TUN_01_from_one_end_of_the_tunnel_to_the_same_number_at_the_other) {
    for (const char* lane : {"L", "C", "R"}) {
        Race race{road, race_city_board()};
        const Seat a = race.add(std::string(lane) + ".9.6", {.gear = 1, .driver = Driver::tzarof});
        race.go();
        race.play("gear 1", {{"gear", 1}});
        race.play("nitro no");
        for (const char* side : {"move L", "move R"}) {
            if (std::string(side).back() != lane[0]) {
                EXPECT_EQ(race.refusal(side), "FD-TUN-01") << lane << " " << side;
            }
        }
        race.play("move 1");
        EXPECT_EQ(race.where(a), std::string(lane) + ".9.7");
    }
}

TEST(StreetBoard, FD_TUN_01_the_tunnel_of_monaco_is_an_ordinary_straight) {
    Race race{{}, monaco_board()};
    race.add("C.13.6", {.gear = 1});
    race.go();
    race.play("gear 1", {{"gear", 1}});
    EXPECT_TRUE(race.accepts("move L"));
}

}  // namespace
}  // namespace paddock::formula_d::tests
