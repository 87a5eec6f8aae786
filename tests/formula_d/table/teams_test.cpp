#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/live_match.hpp"
#include "table/scenario.hpp"
#include "tests/support/matches.hpp"

// Which team has won a team race is said wherever its result is (FD-TEAM-04).
namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

// Red has won and lost a car, blue came second and third.
const std::string ended = R"({"game":"formula-d","options":{"teams":true},
    "position":{"cars":[{"status":"finished","crossings":3,"place":1},{"status":"out","cause":"body","place":1},
                        {"status":"finished","crossings":3,"place":2},{"status":"finished","crossings":3,"place":3}]}})";

TEST(TeamRace, AdjudicationNamesTheWinningTeamAndTheSums) {
    const Adjudication result = adjudicate(library(), "s.json", ended);
    ASSERT_TRUE(result.as_expected()) << *result.fault;
    EXPECT_EQ(result.answer["teams"], Json::parse(R"([{"seats":[3,4],"place":1,"points":14},
                                                      {"seats":[1,2],"place":2,"points":10}])"));
    const Json& events = result.answer["events"];
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[1]["event"], "team-ranked");
    EXPECT_EQ(events[1]["rule"], "FD-TEAM-04");
    EXPECT_EQ(events[1]["text"], "Car 3 and car 4 come 1st as a team, with 14 points.");
    EXPECT_EQ(events[2]["points"], 10);
    EXPECT_EQ(result.match->view(Seat::nobody)["teams"], result.answer["teams"]);
}

TEST(TeamRace, TheRecordNamesTheTeams) {
    TextSink sink;
    const std::string setup = R"({"game":"formula-d","seats":4,"options":{"teams":true}})";
    auto live = LiveMatch::begin(opened(setup), {Seed{7}, nullptr, {}, {}}, sink);
    ASSERT_TRUE(live);
    while (!live->match().over()) ASSERT_TRUE(live->play_fallback(live->match().awaiting().lowest(), {}));
    ASSERT_TRUE(live->reveal());
    EXPECT_TRUE(verify(library(), "record", sink.text).sound());
    const std::size_t teams = sink.text.find(R"("teams":[{"seats":[)");
    ASSERT_NE(teams, std::string::npos);
    const std::string told = line_of(to_json(live->match().teams()));
    const std::size_t place = sink.text.find(told);
    ASSERT_NE(place, std::string::npos);
    const Verdict without = verify(library(), "record", std::string(sink.text).replace(place - 9, told.size() + 9, ""));
    EXPECT_TRUE(without.sound()) << "older records have none";
    const Verdict wrong = verify(library(), "record", std::string(sink.text).replace(place, told.size(), "[]"));
    ASSERT_FALSE(wrong.sound());
    EXPECT_THAT(to_text(*wrong.fault), HasSubstr("the teams did not score like this"));
}

TEST(TeamRace, WithoutTeamsNothingIsSaidOfThem) {
    const Adjudication result = adjudicate(library(), "s.json", R"({"game":"formula-d","position":{"cars":[
        {"status":"finished","crossings":3,"place":1},{"status":"finished","crossings":3,"place":2}]}})");
    ASSERT_TRUE(result.as_expected()) << *result.fault;
    EXPECT_FALSE(result.answer.contains("teams"));
    EXPECT_FALSE(result.match->view(Seat::nobody).contains("teams"));
}

}  // namespace
}  // namespace paddock::table::tests
