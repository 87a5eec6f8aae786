#include "engine/grande_epreuve/several_rounds.hpp"

#include "tests/grande_epreuve/boards.hpp"

// Orders for several rounds at once (GE-MULTI).
namespace paddock::grande_epreuve::tests {
namespace {

constexpr int day = 24;
const SeatSet four = SeatSet::first(4);

Period called(int rounds, int first_at) {
    const auto period = call_rounds(rounds, first_at);
    EXPECT_TRUE(period);
    return period ? *period : Period{};
}

TEST(SeveralRounds, GE_MULTI_01_at_most_four) {
    EXPECT_FALSE(call_rounds(5, 0));
    EXPECT_FALSE(call_rounds(1, 0));
    EXPECT_EQ(called(4, 0).left, 4);
}

TEST(SeveralRounds, GE_MULTI_02_one_a_day) {
    Period period = called(3, 5 * day);
    EXPECT_EQ(runs_at(period, four, 4 * day), 5 * day);
    after_round(period, 5 * day, false);
    EXPECT_EQ(period.left, 2);
    EXPECT_EQ(runs_at(period, four, 5 * day), 6 * day);
}

TEST(Vectors, V_GE_42_GE_MULTI_03_GE_MULTI_04_an_amendment_halts_for_a_day) {
    Period period = called(3, 4 * day);
    after_round(period, 4 * day, false);
    ASSERT_TRUE(amend(period, seat(0)));
    EXPECT_EQ(runs_at(period, four, 4 * day + 3), 6 * day) << "a day later than the 5th";
    EXPECT_EQ(period.left, 2) << "what is stored stays";
}

TEST(Vectors, V_GE_43_GE_MULTI_05_an_incident_discards_the_rest) {
    Period period = called(4, 0);
    after_round(period, 0, false);
    after_round(period, day, true);
    EXPECT_EQ(period.left, 0);
    EXPECT_EQ(amend(period, seat(0)).error().rule.view(), "GE-RUL-54");
}

TEST(Vectors, V_GE_66_GE_RUL_54_one_halt_for_each_gap) {
    Period period = called(3, 4 * day);
    after_round(period, 4 * day, false);
    ASSERT_TRUE(amend(period, seat(0)));
    ASSERT_TRUE(amend(period, seat(1)));
    EXPECT_EQ(runs_at(period, four, 5 * day), 6 * day) << "two amendments, one halt";
    ASSERT_TRUE(leave_unchanged(period, seat(2)));
    EXPECT_EQ(runs_at(period, four, 5 * day), 6 * day) << "one driver has not spoken";
    ASSERT_TRUE(leave_unchanged(period, seat(3)));
    EXPECT_EQ(runs_at(period, four, 4 * day + 2), 5 * day) << "not before its time";
    EXPECT_EQ(runs_at(period, four, 5 * day + 7), 5 * day + 7) << "at once";
    after_round(period, 5 * day + 7, false);
    EXPECT_EQ(runs_at(period, four, 0), 6 * day + 7) << "a day after it";
}

// A car drives seven spaces in a round of its own; whether that ends a period.
bool ends_period(Race& race, Seat mover, const Script& script) {
    race.last_to_go(mover, 3, 11);
    // Looked at before the next round begins, which forgets.
    race.script(script);
    State seen = race.state;
    const Setting setting = race.game().setting(seen);
    const Play play{setting, seen, race.rolls, {}};
    seen.car(mover).space = race.space("33C");
    seen.racer(mover).moved = true;
    seen.ask = Ask::nothing;
    seen.asked = {};
    test_pairs(play);
    return seen.incident;
}

TEST(SeveralRounds, GE_RUL_31_what_ends_a_period) {
    Race quiet;
    EXPECT_FALSE(ends_period(quiet, quiet.add("26C", {.gear = 3}), {}));
    Race bump;
    bump.add("34C", {.gear = 3});
    EXPECT_TRUE(ends_period(bump, bump.add("26C", {.gear = 3}), {{"collision", 1}}));
    Race near_miss;
    near_miss.add("34C", {.gear = 3});
    EXPECT_FALSE(ends_period(near_miss, near_miss.add("26C", {.gear = 3}), {{"collision", 2}}));
}

TEST(SeveralRounds, only_on_long_straights_by_itself) {
    track::Source source = formula_d::tests::test_board();
    source.elements[2].lengths = {60, 60, 60};
    const Board long_board{source};
    const auto calls = [&](std::vector<const char*> spaces) {
        Race race{{}, long_board};
        for (const char* space : spaces) race.add(space, {.gear = 3});
        return calls_several_rounds(race.game().setting(race.state), race.state);
    };
    EXPECT_TRUE(calls({"C.3.5", "L.3.50"}));
    EXPECT_FALSE(calls({"C.3.5", "C.2.1"})) << "one is in a corner";
    EXPECT_FALSE(calls({"C.3.5", "C.5.3"})) << "26 rows";
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
