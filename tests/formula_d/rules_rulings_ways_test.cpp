// FD-RUL-15: a way that leads less far than another is braked for, whatever happens on it.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// Asked where to drive, after this throw.

// Debris on the left, where the way soon ends; the right-hand lane is free.
struct DeadEnd {
    Race race;
    Seat a;

    DeadEnd(int brakes, const Names& debris, const Names& cars) : race({}, monaco_board()) {
        a = race.add("C.13.3", {.gear = 3, .brakes = brakes});
        for (const std::string& space : debris) race.marker(space);
        for (const std::string& space : cars) race.add(space, {.gear = 1});
        race.go();
        roll(race, 3, 6);
    }
};

TEST(RulingsWays, FD_RUL_15_debris_makes_no_block_of_a_way_that_leads_less_far) {
    DeadEnd end{6, {"L.13.4"}, {"L.13.5", "C.13.5"}};
    end.race.play("move L", {{"danger", 10}});
    EXPECT_EQ(end.race.refusal("move -"), "FD-RUL-15");
    EXPECT_TRUE(end.race.accepts("move - brake 5"));
    EXPECT_EQ(DeadEnd(4, {"L.13.4"}, {"L.13.5", "C.13.5"}).race.refusal("move L"), "FD-MOVE-04")
        << "five spaces short, four brakes";
}

TEST(RulingsWays, FD_RUL_15_nor_does_a_second_halt) {
    DeadEnd end{6, {"L.13.4", "L.13.5"}, {"L.13.6", "C.13.6", "C.13.5"}};
    end.race.play("move L", {{"danger", 10}});
    end.race.play("move 1", {{"danger", 10}});
    EXPECT_EQ(end.race.refusal("move -"), "FD-RUL-15");
    EXPECT_FALSE(end.race.offers("move -"));
    end.race.rolls.let_the_rest_fall();
    end.race.play("move - brake 4");
    EXPECT_EQ(end.race.wear(end.a), "6/2/3/3/3/2") << "braked for, not blocked";
}

// A GT car without brakes: what the checkpoint will give counts only where the way leads over the line.
TEST(RulingsWays, FD_RUL_15_brakes_to_come_count_only_over_the_line) {
    for (const bool substitution : {false, true}) {
        Race far{{.road_race = true, .block_substitution = substitution}, race_city_board()};
        far.add("C.5.1", {.gear = 2, .driver = Driver::tzarof, .brakes = 0});
        far.add("L.5.3", {.gear = 2, .driver = Driver::cadena});
        far.add("C.5.3", {.gear = 2, .driver = Driver::manson});
        far.marker("L.5.2");
        far.go();
        roll(far, 2, 3);
        far.play("nitro no");
        EXPECT_EQ(far.refusal("move L"), "FD-MOVE-04");
        EXPECT_FALSE(far.offers("move L"));
        EXPECT_TRUE(far.accepts("move R2"));
    }
    for (const bool no_brake : {false, true}) {
        Race line{{.road_race = true, .nitro_no_brake = no_brake}};
        line.add("108C", {.gear = 2, .driver = Driver::tzarof, .brakes = 0});
        line.add("2L", {.gear = 2, .crossings = 2, .driver = Driver::cadena});
        line.add("2C", {.gear = 2, .crossings = 2, .driver = Driver::manson});
        line.go();
        roll(line, 2, 2);
        line.play("nitro yes");
        EXPECT_EQ(line.refusal("move L2"), no_brake ? "FD-MOVE-04" : "") << "a dead end right behind the line";
        EXPECT_TRUE(line.accepts("move R2"));
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
