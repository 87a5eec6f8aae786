#include "table/news.hpp"

#include <gtest/gtest.h>

#include "tests/table/support.hpp"

namespace paddock::table::tests {
namespace {

TEST(News, TellsEventsFromANumberOnAndWhatIsAsked) {
    const auto match = opened(R"({"game":"formula-d","seats":2})");
    FastRolls rolls(3);
    match->start(rolls);
    const Seat asked = match->awaiting().lowest();
    const Json all = news(*match, asked, 0);
    EXPECT_EQ(all["from"], 0);
    EXPECT_EQ(all["event_count"], match->event_count());
    EXPECT_EQ(all["events"].size(), match->event_count());
    EXPECT_EQ(all["seat"], seat_number(asked));
    EXPECT_EQ(all["view"], match->view(asked));
    EXPECT_EQ(all["awaiting"], Json::array({seat_number(asked)}));
    EXPECT_EQ(all["over"], false);
    EXPECT_EQ(all["asked"]["seat"], seat_number(asked));
    EXPECT_EQ(all["asked"]["fallback"], match->fallback(asked));
    EXPECT_EQ(all["asked"]["offers"].size(), match->choice_texts(asked).size());

    const Json spectator = news(*match, Seat::nobody, 2);
    EXPECT_EQ(spectator["from"], 2);
    EXPECT_EQ(spectator["events"].size(), match->event_count() - 2);
    EXPECT_TRUE(spectator["asked"].is_null());
    EXPECT_EQ(news(*match, Seat::nobody, 1'000'000)["from"], match->event_count());
}

TEST(News, IsTheSameForTwoMatchesThatDifferInWhatTheViewerMayNotKnow) {
    const std::string setup = R"({"game":"formula-d","seats":3,"options":{"build":true}})";
    const auto one = opened(setup);
    const auto two = opened(setup);
    for (AnyMatch* match : {one.get(), two.get()}) {
        FastRolls rolls(9);
        match->start(rolls);
    }
    FastRolls rolls(1);
    ASSERT_TRUE(one->play(seat(0), "build tires 14", rolls));
    ASSERT_TRUE(two->play(seat(0), "build tires 5", rolls));
    for (const Seat viewer : {seat(1), seat(2), Seat::nobody})
        EXPECT_EQ(line_of(news(*one, viewer, 0)), line_of(news(*two, viewer, 0)));
    EXPECT_NE(line_of(news(*one, seat(0), 0)), line_of(news(*two, seat(0), 0)));
}

}  // namespace
}  // namespace paddock::table::tests
