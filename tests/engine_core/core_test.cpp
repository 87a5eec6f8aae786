// Result, SmallVector, SeatSet, Chance and the other words all games share.

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/game.hpp"

namespace paddock {
namespace {

using Number = Result<int, std::string>;

Number half(int value) {
    if (value % 2 != 0) return std::string("odd");
    return value / 2;
}

TEST(ResultTest, holds_a_value_or_an_error) {
    const Number good = half(8);
    EXPECT_TRUE(good);
    EXPECT_TRUE(good.has_value());
    EXPECT_EQ(*good, 4);
    EXPECT_EQ(good.value(), 4);
    const Number bad = half(7);
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.error(), "odd");
}

TEST(ResultTest, value_and_error_may_be_of_one_kind_of_content) {
    const Result<std::vector<int>, std::vector<std::string>> numbers = std::vector<int>{1, 2};
    EXPECT_EQ(numbers->size(), 2U);
    const Result<std::vector<int>, std::vector<std::string>> words = std::vector<std::string>{"a"};
    EXPECT_FALSE(words);
    EXPECT_EQ(words.error()[0], "a");
}

TEST(ResultTest, a_value_is_moved_out_not_copied) {
    Result<std::unique_ptr<int>, std::string> result = std::make_unique<int>(5);
    const std::unique_ptr<int> taken = std::move(*std::move(result));
    EXPECT_EQ(*taken, 5);
}

TEST(ResultTest, a_value_can_be_changed_in_place) {
    Number number = 3;
    *number += 4;
    EXPECT_EQ(number.value(), 7);
}

TEST(ResultTest, nothing_is_a_value_too) {
    const Result<void, Refusal> done;
    EXPECT_TRUE(done);
    const Result<void, Refusal> refused = Refusal{"FD-GEAR-03"_rule, "too high"};
    EXPECT_FALSE(refused);
    EXPECT_EQ(refused.error().rule.view(), "FD-GEAR-03");
    EXPECT_STREQ(refused.error().why, "too high");
}

TEST(RuleIds, compare_by_their_text) {
    const std::string copy = "FD-OVER-03";
    EXPECT_EQ(RuleId{copy.c_str()}, "FD-OVER-03"_rule);
    EXPECT_FALSE("FD-OVER-03"_rule == "FD-OVER-04"_rule);
    EXPECT_EQ((Refusal{"FD-OVER-03"_rule, "a"}), (Refusal{"FD-OVER-03"_rule, "b"}));
    EXPECT_EQ(RuleId{}.view(), "");
}

TEST(SmallVectorTest, grows_and_shrinks_within_its_storage) {
    SmallVector<int, 4> numbers;
    EXPECT_TRUE(numbers.empty());
    EXPECT_EQ(numbers.capacity(), 4U);
    for (int i = 1; i <= 4; ++i) numbers.push_back(i * i);
    EXPECT_TRUE(numbers.full());
    EXPECT_EQ(numbers.back(), 16);
    EXPECT_EQ(numbers[1], 4);
    numbers.pop_back();
    EXPECT_EQ(numbers.size(), 3U);
    EXPECT_FALSE(numbers.full());
    numbers.clear();
    EXPECT_TRUE(numbers.empty());
}

TEST(SmallVectorTest, resizing_fills_with_fresh_elements) {
    SmallVector<int, 8> numbers;
    numbers.push_back(7);
    numbers.resize(3);
    EXPECT_EQ((std::vector<int>{numbers.begin(), numbers.end()}), (std::vector<int>{7, 0, 0}));
    numbers.resize(1);
    EXPECT_EQ(numbers.size(), 1U);
    numbers.resize(2);
    EXPECT_EQ(numbers[1], 0);
}

TEST(SmallVectorTest, elements_past_the_end_take_no_part_in_comparing) {
    SmallVector<int, 4> a, b;
    a.push_back(1);
    a.push_back(2);
    a.pop_back();
    b.push_back(1);
    EXPECT_TRUE(a == b);
    b.push_back(2);
    EXPECT_FALSE(a == b);
    a.push_back(3);
    EXPECT_FALSE(a == b);
}

TEST(SmallVectorTest, copying_is_a_memcpy) {
    static_assert(std::is_trivially_copyable_v<SmallVector<int, 4>>);
    static_assert(std::is_trivially_copyable_v<Standings>);
    SmallVector<int, 300> many;
    for (int i = 0; i < 300; ++i) many.push_back(i);
    const SmallVector<int, 300> copy = many;
    many[299] = 0;
    EXPECT_EQ(copy.size(), 300U) << "the size does not wrap at 256";
    EXPECT_EQ(copy[299], 299);
}

TEST(SeatSetTest, adds_removes_and_walks_upwards) {
    SeatSet seats;
    EXPECT_TRUE(seats.empty());
    EXPECT_EQ(seats.lowest(), Seat::nobody);
    for (const int i : {7, 2, 15, 0}) seats.add(seat(i));
    seats.add(seat(2));
    EXPECT_EQ(seats.size(), 4);
    std::vector<int> walked;
    for (const Seat s : seats) walked.push_back(number(s));
    EXPECT_EQ(walked, (std::vector{0, 2, 7, 15}));
    seats.remove(seat(0));
    seats.remove(seat(9));
    EXPECT_EQ(seats.lowest(), seat(2));
    EXPECT_TRUE(seats.contains(seat(15)));
    EXPECT_FALSE(seats.contains(seat(0)));
    EXPECT_FALSE(seats.contains(Seat::nobody));
}

TEST(SeatSetTest, the_first_seats_and_a_single_one) {
    EXPECT_EQ(SeatSet::first(3).size(), 3);
    EXPECT_TRUE(SeatSet::first(0).empty());
    EXPECT_EQ(SeatSet::first(max_seats).size(), max_seats);
    EXPECT_EQ(SeatSet{seat(4)}.lowest(), seat(4));
    EXPECT_EQ(SeatSet{seat(4)}.size(), 1);
    SeatSet built;
    built.add(seat(0));
    built.add(seat(1));
    EXPECT_EQ(built, SeatSet::first(2));
}

TEST(ChanceTest, equal_shares_unless_weights_are_given) {
    const Chance die{.purpose = {"collision"}, .seat = seat(2), .first = 1, .count = 20};
    EXPECT_EQ(die.last(), 20);
    EXPECT_EQ(die.weight(1), 1);
    EXPECT_EQ(die.total_weight(), 20);
    constexpr std::array<std::uint8_t, 3> shares{1, 2, 3};
    const Chance gear{.purpose = {"gear"}, .first = 2, .count = 3, .weights = shares};
    EXPECT_EQ(gear.last(), 4);
    EXPECT_EQ(gear.weight(2), 1);
    EXPECT_EQ(gear.weight(4), 3);
    EXPECT_EQ(gear.total_weight(), 6);
}

TEST(ChanceTest, bands_of_outcomes_the_rules_treat_alike) {
    const Chance every{.purpose = {"test"}, .first = 1, .count = 20};
    for (int i = 1; i <= 20; ++i) EXPECT_TRUE(every.ends_band(i)) << i;
    const Chance test{.purpose = {"test"}, .first = 1, .count = 20, .ends = std::uint64_t{1} << 3U};  // 1–4, 5–20
    for (int i = 1; i <= 20; ++i) EXPECT_EQ(test.ends_band(i), i == 4 || i == 20) << i;
    const Chance long_one{.purpose = {"clock"}, .first = 0, .count = 3600, .ends = 0};
    EXPECT_FALSE(long_one.ends_band(62));
    EXPECT_TRUE(long_one.ends_band(63)) << "from number 63 on each is a band of its own";
    EXPECT_TRUE(long_one.ends_band(3599));
}

TEST(PurposeTest, compares_by_its_text) {
    const std::string copy = "gear";
    EXPECT_EQ((Purpose{copy.c_str()}), (Purpose{"gear"}));
    EXPECT_FALSE((Purpose{"gear"} == Purpose{"grid"}));
}

TEST(EventsTest, are_told_to_the_listener_in_order_or_to_nobody) {
    std::vector<int> heard;
    const Events<int> events{
        [](void* self, const int& event) { static_cast<std::vector<int>*>(self)->push_back(event); }, &heard};
    EXPECT_TRUE(events.heard());
    events.tell(3);
    events.tell(1);
    EXPECT_EQ(heard, (std::vector{3, 1}));
    const Events<int> nobody;
    EXPECT_FALSE(nobody.heard());
    nobody.tell(5);
    EXPECT_EQ(heard.size(), 2U);
}

}  // namespace
}  // namespace paddock
