#include "engine/grande_epreuve/best_effort.hpp"

#include "tests/grande_epreuve/boards.hpp"

// How an order is carried out in traffic.
namespace paddock::grande_epreuve::tests {
namespace {

using formula_d::Drive;

// A car with so many points to drive, and what it does by these options.
std::string done(Race& race, Seat mover, int gear, int d20, const std::vector<Drive>& options) {
    race.last_to_go(mover, gear, d20);
    const Setting setting = race.game().setting(race.state);
    const Drive drive = carry_out(Ground{setting, race.state, mover, Rules::obstacles(race.state)}, options);
    const std::string text = to_text(Choice{drive});
    EXPECT_EQ(race.refusal(mover, text), "") << text;
    return text;
}

Drive way(const char* path, int brakes = 0) { return {*formula_d::parse_path(path), byte(brakes)}; }

TEST(Vectors, V_GE_25_GE_TURN_06_the_second_option) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.add("33R", {.gear = 1});
    EXPECT_EQ(done(race, a, 3, 11, {way("1R5"), way("2R1L2")}), "move 2R1L2");
}

TEST(Vectors, V_GE_26_GE_TURN_07_as_close_as_possible) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.add("33R", {.gear = 1});
    race.add("33C", {.gear = 1});
    EXPECT_EQ(done(race, a, 3, 11, {way("1R5"), way("7"), way("6R")}), "move 6L") << "one lane off, nothing lost";
}

TEST(Vectors, V_GE_61_GE_RUL_06_no_brake_is_spent_for_it) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.add("33C", {.gear = 1});
    EXPECT_EQ(done(race, a, 3, 16, {way("7", 1)}), "move 6RL");
}

TEST(Vectors, V_GE_62_GE_TURN_05_another_route_to_the_same_end) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    race.add("28R", {.gear = 1});
    EXPECT_EQ(done(race, a, 3, 11, {way("1R5")}), "move 6R");
}

TEST(BestEffort, a_free_option_is_driven_as_written) {
    Race race;
    const Seat a = race.add("26C", {.gear = 3});
    EXPECT_EQ(done(race, a, 3, 11, {way("1L1R3"), way("7")}), "move 1L1R3");
}

TEST(BestEffort, GE_RUL_06_blocked_it_goes_as_far_as_it_can) {
    Race race;
    race.add("11L", {.gear = 1});
    race.add("11C", {.gear = 1});
    race.add("11R", {.gear = 1});
    const Seat a = race.add("8C", {.gear = 3, .tires = 2, .brakes = 1});
    EXPECT_EQ(done(race, a, 3, 16, {way("8")}), "move 2");
}

TEST(Autopilot, GE_RUL_07_brakes_rather_than_tires_and_no_danger) {
    Race race;
    const Seat a = race.add("22C", {.gear = 3});
    race.marker("24C");
    race.last_to_go(a, 3, 3);
    EXPECT_EQ(race.fallback(a), "move 1R1 brake 2") << "to the end of the corner, round the debris";
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
