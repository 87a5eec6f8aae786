#include "table/news.hpp"

#include <gtest/gtest.h>

#include "tests/support/matches.hpp"

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

// A move is offered with the spaces it passes: each linked to the one before it, the end last.
TEST(News, OffersMovesWithTheirWay) {
    const auto match = opened(R"({"game":"formula-d","seats":2})");
    const JsonDocument read = document(R"({"turn":1,"phase":"drive","ask":"move","awaiting":[1],
        "cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}],
        "move":{"from":"C.3.1","die":3,"remaining":3,"tire_age":1}})");
    FastRolls rolls(1);
    ASSERT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    const Json asked = asked_json(*match, seat(0));
    bool straight_on = false;
    for (const Json& offer : asked["offers"]) {
        if (offer["text"] != "move 3") continue;
        straight_on = true;
        EXPECT_EQ(offer["way"], Json::array({"C.3.2", "C.3.3", "C.3.4"}));
    }
    EXPECT_TRUE(straight_on) << asked;
    const JsonDocument shifting = document(R"({"turn":1,"cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}]})");
    ASSERT_TRUE(match->lay_out(shifting, shifting.root(), rolls)) << all_of(shifting.errors());
    const Json question = asked_json(*match, seat(0));
    EXPECT_EQ(question["question"]["key"], "gear");
    for (const Json& offer : question["offers"]) EXPECT_FALSE(offer.contains("way")) << offer;
}

void expect_same_bytes(Gazette& gazette, const AnyMatch& now, Seat viewer, std::size_t since) {
    Json told = news(now, viewer, since);
    EXPECT_EQ(gazette.text_for(viewer), line_of(told));
    if (told["asked"].is_object()) told["asked"].erase("offers");
    EXPECT_EQ(gazette.text_for(viewer, Asked::without_offers, "<", ">"), "<" + line_of(told) + ">");
}

TEST(News, AGazetteTellsEveryViewerTheSameBytes) {
    for (const std::string& setup : varied_setups()) {
        const auto match = opened(setup);
        FastRolls rolls(7);
        match->start(rolls);
        std::size_t since = 0;
        play_at_random(*match, rolls, 60, [&](AnyMatch& now) {
            Gazette gazette(now, since);
            for (int i = 0; i < now.seats(); ++i) expect_same_bytes(gazette, now, seat(i), since);
            EXPECT_EQ(gazette.text_for(Seat::nobody), line_of(news(now, Seat::nobody, since)));
            since = now.event_count();
            return !::testing::Test::HasFailure();
        });
    }
}

TEST(News, ForgottenEventsKeepTheirNumbers) {
    const auto match = opened(R"({"game":"formula-d","seats":3})");
    FastRolls rolls(5);
    match->start(rolls);
    play_at_random(*match, rolls, 40);
    const auto light = match->copy();
    light->forget_events(10);
    EXPECT_EQ(light->event_count(), match->event_count());
    const std::size_t first = light->first_event();
    EXPECT_GT(first, 0);
    EXPECT_GE(light->event_count() - first, 10);
    EXPECT_EQ(line_of(news(*light, Seat::nobody, first)), line_of(news(*match, Seat::nobody, first)));
    const Bookmark mark = light->bookmark();
    play_at_random(*light, rolls, 3);
    light->go_back(mark);
    EXPECT_EQ(line_of(news(*light, Seat::nobody, first)), line_of(news(*match, Seat::nobody, first)));
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

TEST(News, TellsWhatEachAnswerLeavesOfACarBeingBuilt) {
    const auto match = opened(R"({"game":"formula-d","seats":2,"options":{"build":true}})");
    FastRolls rolls(9);
    match->start(rolls);
    const auto left_after = [&](const std::string& choice) {
        const Json told = news(*match, seat(0), 0);
        for (const Json& offer : told["asked"]["offers"])
            if (offer["text"] == choice) return offer["facts"]["left"].get<int>();
        return -1;
    };
    EXPECT_EQ(left_after("build tires 6"), 14);
    ASSERT_TRUE(match->play(seat(0), "build tires 6", rolls));
    EXPECT_EQ(left_after("build brakes 3"), 11);
    EXPECT_EQ(Gazette(*match, 0).text_for(seat(0)), line_of(news(*match, seat(0), 0)));
}

}  // namespace
}  // namespace paddock::table::tests
