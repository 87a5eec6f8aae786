#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "table/news.hpp"
#include "tests/schneider/table/support.hpp"
#include "tests/support/spoil.hpp"

// Positions out of a view, laid out elsewhere: how a page works out answers and odds at a table with friends.
namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

std::vector<std::string> setups_of_both_games() {
    std::vector<std::string> setups = varied_setups();
    setups.insert(setups.end(), schneider_setups().begin(), schneider_setups().end());
    return setups;
}

std::string odds_text(const AnyMatch& match, Seat seat, const std::string& choice) {
    const Result<Json, Refused> odds = match.odds(seat, choice, {300});
    return odds ? line_of(*odds) : odds.error().why;
}

void expect_same_prospects(const AnyMatch& match, Seat seat) {
    const std::string seen = line_of(match.view(seat)["position"]);
    const JsonDocument read = document(seen);
    const auto other = opened(line_of(match.setup()));
    MedianRolls rolls;
    ASSERT_TRUE(other->lay_out_seen(read, read.root(), seat, rolls)) << all_of(read.errors()) << seen;
    ASSERT_EQ(line_of(other->view(seat)), line_of(match.view(seat)));
    ASSERT_EQ(line_of(asked_json(*other, seat)), line_of(asked_json(match, seat))) << seen;
    const std::string choice = match.fallback(seat);
    ASSERT_EQ(odds_text(*other, seat, choice), odds_text(match, seat, choice)) << seen;
}

RC_GTEST_PROP(Seen, AViewLaidOutElsewhereOffersAndPromisesTheSame, ()) {
    const std::string setup = *rc::gen::elementOf(setups_of_both_games());
    (void)played_through(setup, *rc::gen::arbitrary<std::uint64_t>(), 60, [](AnyMatch& now) {
        for (const Seat seat : now.awaiting()) expect_same_prospects(now, seat);
    });
    RC_ASSERT(!testing::Test::HasFailure());
}

// Views that were changed at random are refused, or the match can be played on from them.
RC_GTEST_PROP(Seen, WhateverIsAcceptedCanBePlayedOn, ()) {
    const auto match = opened(*rc::gen::elementOf(setups_of_both_games()));
    FastRolls rolls(*rc::gen::arbitrary<std::uint64_t>());
    match->start(rolls);
    const int accepted = accepted_after_spoiling(
        *match, rolls, 400,
        {[](const AnyMatch& now) { return now.view(now.awaiting().lowest())["position"]; },
         paddock::tests::spoil_a_value,
         [&](AnyMatch& other, const JsonDocument& read) {
             return other.lay_out_seen(read, read.root(), seat_of_number(rolls.below(other.seats() + 1)), rolls);
         }});
    RC_ASSERT(!testing::Test::HasFatalFailure());
    RC_CLASSIFY(accepted > 0);
}

// Two planes at Calshot as the first of them sees them; gives the first fault.
std::string fault_of_view(const std::string& position) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    const JsonDocument read = document(position);
    MedianRolls rolls;
    if (match->lay_out_seen(read, read.root(), Seat{0}, rolls)) return "";
    EXPECT_FALSE(match->started());
    return read.errors().empty() ? "no error was noted" : to_text(read.errors()[0]);
}

TEST(Seen, OnlyWhatASeatMayNotKnowIsCovered) {
    EXPECT_EQ(fault_of_view(R"({"planes":[{"square":"7","hand":["FR-01"]},{"square":"4","hand":[null,null]}]})"), "");
    EXPECT_THAT(fault_of_view(R"({"planes":[{"square":"7","hand":[null]},{"square":"4","hand":[null]}]})"),
                HasSubstr("/planes/0/hand/0"));
    EXPECT_THAT(fault_of_view(R"({"planes":[{"square":"7","hand":["FR-01"]},
                    {"square":"4","hand":[null,null,null],"under":[null,null,null,null],
                     "pile":[null,null,null,null,"GB-01"]}]})"),
                HasSubstr("more cards are covered than a set has"));
    EXPECT_THAT(fault_of_view(R"({"planes":[{"square":"7","hand":["FR-01"]},{"square":"4","hand":["GB-01"],
                     "pile":["GB-01"]}]})"),
                HasSubstr("lies in two places"));
}

}  // namespace
}  // namespace paddock::table::tests
