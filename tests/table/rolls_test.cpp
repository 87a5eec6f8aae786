#include "table/named_rolls.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "table/every_roll.hpp"

namespace paddock::table {
namespace {

constexpr std::array<std::uint8_t, 3> uneven{1, 2, 3};
constexpr Chance second_gear{.purpose = {"gear"}, .seat = Seat{0}, .first = 2, .count = 3, .weights = uneven};
constexpr Chance black_die{.purpose = {"collision"}, .seat = Seat{1}, .first = 1, .count = 20};

TEST(FastRolls, FollowsTheWeights) {
    FastRolls rolls(42);
    std::array<int, 3> seen{};
    constexpr int throws = 60'000;
    for (int i = 0; i < throws; ++i) ++seen[static_cast<std::size_t>(rolls.roll(second_gear) - 2)];
    // Six standard deviations about the expected 10000, 20000 and 30000.
    EXPECT_NEAR(seen[0], 10'000, 550);
    EXPECT_NEAR(seen[1], 20'000, 700);
    EXPECT_NEAR(seen[2], 30'000, 740);
}

TEST(FastRolls, SameSeedSameRolls) {
    FastRolls a(7);
    FastRolls b(7);
    FastRolls c(8);
    int differing = 0;
    for (int i = 0; i < 100; ++i) {
        const int value = a.roll(black_die);
        EXPECT_EQ(value, b.roll(black_die));
        if (value != c.roll(black_die)) ++differing;
    }
    EXPECT_GT(differing, 50);
}

TEST(RollText, IsPurposeAndValueWithTheSeatInFront) {
    EXPECT_EQ(to_text(Rolled{"gear", std::nullopt, 9}), "gear 9");
    EXPECT_EQ(to_text(Rolled{"collision", Seat{1}, 4}), "2: collision 4");
    EXPECT_EQ(parse_roll("2: collision 4"), (Rolled{"collision", Seat{1}, 4}));
    EXPECT_EQ(parse_roll("gear 9"), (Rolled{"gear", std::nullopt, 9}));
    for (const char* bad :
         {"", "gear", "9", "gear nine", "gear -1", "GEAR 9", "gear 9 9x", "1:2:gear 3", "gear 99999999999"})
        EXPECT_FALSE(parse_roll(bad)) << bad;
}

TEST(RollText, MayCallTheOutcomeByItsName) {
    const auto named = parse_named_roll("2: card GB-04");
    ASSERT_TRUE(named);
    EXPECT_EQ(named->roll, (Rolled{"card", Seat{1}, 0}));
    EXPECT_EQ(named->name, "GB-04");
    ASSERT_TRUE(parse_named_roll("gear 9"));
    EXPECT_EQ(parse_named_roll("gear 9")->roll, (Rolled{"gear", std::nullopt, 9}));
    for (const char* bad : {"", "card", "GB-04", "card -4", "card GB_04", "CARD GB-04"})
        EXPECT_FALSE(parse_named_roll(bad)) << bad;
}

TEST(ScriptedRolls, RefusesWhatCannotComeUp) {
    constexpr std::uint8_t one_left[] = {0, 1};
    const Chance token{.purpose = {"danger"}, .seat = Seat{0}, .first = 1, .count = 2, .weights = one_left};
    ScriptedRolls rolls({{"danger", Seat{0}, 1}});
    EXPECT_EQ(rolls.roll(token), 1);
    EXPECT_EQ(
        rolls.fault(),
        "the rules ask for the roll \"danger\" of seat 1, 1 to 2; roll 1 is \"1: danger 1\", which cannot come up");
}

RC_GTEST_PROP(RollText, ParsesBack, ()) {
    Rolled rolled{*rc::gen::element<std::string>("gear", "collision", "pit lane"), std::nullopt,
                  *rc::gen::inRange(0, 4000)};
    if (*rc::gen::arbitrary<bool>()) rolled.seat = seat(*rc::gen::inRange(0, 10));
    RC_ASSERT(parse_roll(to_text(rolled)) == rolled);
}

TEST(ScriptedRolls, GivesTheListInOrder) {
    ScriptedRolls rolls({{"gear", std::nullopt, 4}, {"collision", Seat{1}, 20}});
    EXPECT_EQ(rolls.roll(second_gear), 4);
    EXPECT_EQ(rolls.roll(black_die), 20);
    EXPECT_FALSE(rolls.fault_at_the_end());
}

TEST(ScriptedRolls, ReportsWhatIsNotScripted) {
    ScriptedRolls none({});
    EXPECT_EQ(none.roll(black_die), 1);
    EXPECT_EQ(none.fault(), "the rules ask for the roll \"collision\" of seat 2, 1 to 20; no roll is left");
    ScriptedRolls other({{"gear", std::nullopt, 4}});
    other.roll(black_die);
    EXPECT_EQ(other.fault(), "the rules ask for the roll \"collision\" of seat 2, 1 to 20; roll 1 is \"gear 4\"");
    ScriptedRolls wrong_seat({{"collision", Seat{0}, 4}});
    wrong_seat.roll(black_die);
    EXPECT_TRUE(wrong_seat.fault());
    ScriptedRolls out_of_range({{"collision", std::nullopt, 21}});
    EXPECT_EQ(out_of_range.roll(black_die), 1);
    EXPECT_TRUE(out_of_range.fault());
}

TEST(ScriptedRolls, ReportsWhatIsLeft) {
    ScriptedRolls rolls({{"gear", std::nullopt, 4}, {"collision", Seat{1}, 20}});
    rolls.roll(second_gear);
    EXPECT_FALSE(rolls.fault());
    EXPECT_EQ(rolls.fault_at_the_end(), "roll 2 \"2: collision 20\" was not asked for");
}

TEST(ClockedRolls, ReadsTheClockAndDrawsTheRest) {
    ScriptedRolls others({{"collision", std::nullopt, 3}});
    ClockedRolls rolls(others, [](Seat) { return 5000; });
    EXPECT_EQ(rolls.roll({.purpose = clock_purpose, .first = 0, .count = 3600}), 3599);
    EXPECT_EQ(rolls.roll(black_die), 3);
}

TEST(ChanceLog, NotesEachRoll) {
    FastRolls source(1);
    ChanceLog log(source);
    const int value = log.roll(black_die);
    ASSERT_EQ(log.rolled().size(), 1U);
    EXPECT_EQ(log.rolled()[0], (Rolled{"collision", Seat{1}, value}));
}

TEST(MedianRolls, ShowTenOnABlackDie) {
    MedianRolls rolls;
    EXPECT_EQ(rolls.roll(black_die), 10);
}

TEST(EveryRoll, TriesEachBandOnceAndTheSharesMakeOne) {
    constexpr Chance test{.purpose = {"motor"}, .first = 1, .count = 20, .ends = std::uint64_t{1} << 3};
    EveryRoll rolls;
    Share all;
    Share hurt;
    int ways = 0;
    do {
        const int gear = rolls.roll(second_gear);
        // The second roll depends on the first, as in a game.
        const bool fails = gear == 4 && rolls.roll(test) <= 4;
        all += rolls.share();
        if (fails) hurt += rolls.share();
        ++ways;
    } while (rolls.next());
    EXPECT_EQ(ways, 4);
    EXPECT_TRUE(all.is_certain());
    EXPECT_EQ(hurt.fraction(), "1/10");
}

TEST(EveryRoll, TakesTheClockAsItIs) {
    EveryRoll rolls;
    EXPECT_EQ(rolls.roll({.purpose = clock_purpose, .first = 0, .count = 3600}), 0);
    EXPECT_TRUE(rolls.share().is_certain());
    EXPECT_FALSE(rolls.next());
}

TEST(Share, StaysExactUntilItNoLongerFits) {
    Share share = Share::certain();
    for (int i = 0; i < 29; ++i) share = share * Share::of(1, 20);
    EXPECT_TRUE(share.exact());
    EXPECT_EQ(share.fraction(), "1/53687091200000000000000000000000000000");
    for (int i = 0; i < 3; ++i) share = share * Share::of(1, 20);
    EXPECT_FALSE(share.exact());
    EXPECT_FALSE(share.fraction());
    EXPECT_NEAR(share.value() * 1e42, 2.3283, 0.001);
}

RC_GTEST_PROP(Share, SumsLikeFractions, ()) {
    const int a = *rc::gen::inRange(0, 1000);
    const int b = *rc::gen::inRange(1, 1000);
    const int c = *rc::gen::inRange(0, 1000);
    const int d = *rc::gen::inRange(1, 1000);
    Share sum = Share::of(a, b);
    sum += Share::of(c, d);
    RC_ASSERT(sum.fraction() == Share::of(a * d + c * b, b * d).fraction());
    RC_ASSERT((Share::of(a, b) * Share::of(c, d)).fraction() == Share::of(a * c, b * d).fraction());
}

}  // namespace
}  // namespace paddock::table
