#include "tests/server/quiet.hpp"

// Clocks, what happens when time is up, and the acts of a host: each of them stands in the record.
namespace paddock::server::tests {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

class Acts : public QuietTest {
  protected:
    std::string last_line() { return lines().back(); }
    static bool has(const std::string& line, const std::string& words) { return line.find(words) != std::string::npos; }
    // Bots think on a thread of their own.
    void wait_for_lines(std::size_t count) {
        for (int i = 0; i < 1000 && lines().size() < count; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    void set_wall(hours by) { clock.wall += std::chrono::milliseconds(by).count(); }
};

TEST_F(Acts, OfTheHostStandInTheRecord) {
    start_table({{"kind", "slow"}, {"hours", 24}});
    std::size_t before = lines().size();
    const auto noted = [&](const Response& response, const std::string& words) {
        EXPECT_EQ(response.status, 200) << response.body;
        const std::vector<std::string> now = lines();
        ASSERT_GT(now.size(), before) << words;
        EXPECT_TRUE(has(now[before], words)) << now[before];
        EXPECT_TRUE(has(now[before], R"("by":"host")")) << now[before];
        EXPECT_TRUE(has(now[before], to_text(clock.now()))) << now[before];
        clock.pass(minutes{1});
        before = now.size();
    };
    noted(act("pause", ada), R"("act":"pause")");
    noted(act("resume", ada), R"("act":"resume")");
    noted(act("extend", ada, {{"hours", 5}}), "by 5 h");
    noted(act("extend", ada, {{"seconds", 90}}), "by 90 s");
    const std::string day = to_text(clock.now()).substr(0, 10);
    noted(act("absence", ada, {{"seat", 2}, {"from", day}, {"to", day}}), "away from " + day);
    const Response handed = act("handover", ada, {{"seat", 2}});
    noted(handed, "new link was made for seat 2");
    std::string cid;
    noted(act("sit", cid, {{"key", Json::parse(handed.body)["key"]}, {"name", "Cid"}}), "Cid");
    noted(act("replace", ada, {{"seat", 2}, {"level", "rookie"}}), "Rookie bot 2");
    wait_for_lines(0);
    // The record holds: everything in it can be read and played again.
    std::string text;
    for (const std::string& line : lines()) text += line + "\n";
    const auto record = table::read_record("record", text);
    ASSERT_TRUE(record) << table::to_text(record.error());
    auto replay = table::Replay::open(library(), *record);
    ASSERT_TRUE(replay);
    while (replay->next()) {
    }
    EXPECT_FALSE(replay->fault());
}

// Bots try again after a while, not at once and without end.
TEST_F(Acts, AFullDiskHoldsBotsUpAndTheyDriveOnWhenThereIsRoom) {
    Json seats = Json::array();
    for (int i = 0; i < 4; ++i) seats.push_back({{"pilot", "bot"}, {"level", "rookie"}});
    const Response made =
        post("/api/tables", {{"setup", {{"game", "formula-d"}, {"circuit", "monaco"}}}, {"seats", seats}}, ada);
    id = Json::parse(made.body)["table"];
    quiet->store().limit_size(4096);
    ASSERT_EQ(act("start", ada).status, 200);
    wait_for_lines(0);
    for (int i = 0; i < 6000 && !quiet->store().counters().failing; ++i) {  // a bot may think for a while
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
        wait_for_lines(0);
    }
    ASSERT_TRUE(quiet->store().counters().failing);
    const std::uint64_t failed = quiet->store().counters().failed_commits;
    tick();
    EXPECT_EQ(quiet->store().counters().failed_commits, failed);
    quiet->store().limit_size(0);
    const std::size_t before = lines().size();
    pass(seconds{3});
    wait_for_lines(before + 1);
    EXPECT_GT(lines().size(), before);
}

TEST_F(Acts, BeforeTheStartLeaveNoRecordAndAfterTheEndAreRefused) {
    make_table({{"kind", "live"}, {"seconds", 1}});
    EXPECT_EQ(code_of(act("pause", ada)), "not-started");
    EXPECT_EQ(act("handover", ada, {{"seat", 2}}).status, 200);
    EXPECT_EQ(lines().size(), 0U);
    EXPECT_EQ(act("start", ada, {{"fill", "rookie"}}).status, 200);
    for (int i = 0; i < 3000 && seen(ada)["state"] == "running"; ++i) {
        wait_for_lines(0);
        pass(seconds{2});
    }
    ASSERT_EQ(seen(ada)["state"], "over");
    const std::size_t whole = lines().size();
    for (const char* verb : {"pause", "resume", "extend"})
        EXPECT_EQ(code_of(act(verb, ada, std::string(verb) == "extend" ? Json{{"hours", 1}} : Json::object())), "over");
    EXPECT_EQ(code_of(act("replace", ada, {{"seat", 1}})), "over");
    EXPECT_EQ(code_of(act("handover", ada, {{"seat", 1}})), "over");
    EXPECT_EQ(code_of(act("absence", ada, {{"seat", 1}, {"from", "2027-01-15"}, {"to", "2027-01-16"}})), "over");
    EXPECT_EQ(lines().size(), whole);
}

TEST_F(Acts, AWallClockThatJumpsBackDoesNotHurryAnybody) {
    start_table({{"kind", "slow"}, {"hours", 24}});
    const Json deadline = seen(ada)["deadline"];
    set_wall(hours{-100});
    tick();
    EXPECT_EQ(seen(ada)["deadline"], deadline);
    EXPECT_EQ(lines().size(), 2U);
    pass(hours{120});
    EXPECT_EQ(lines().size(), 2U);  // 4 hours are left by the wall
    pass(hours{5});
    EXPECT_EQ(lines().size(), 3U);
}

TEST_F(Acts, AWallClockThatJumpsFarAheadCostsOneAnswerAQuestion) {
    start_table({{"kind", "slow"}, {"hours", 24}});
    set_wall(hours{24 * 365});
    tick();
    EXPECT_EQ(lines().size(), 3U);
    EXPECT_EQ(seen(ada)["deadline"], to_text(clock.now() + hours{24}));
    tick();
    tick();
    EXPECT_EQ(lines().size(), 3U);
}

TEST_F(Acts, ALiveClockDoesNotKnowTheWall) {
    start_table({{"kind", "live"}, {"seconds", 60}});
    set_wall(hours{1000});
    tick();
    set_wall(hours{-5000});
    tick();
    EXPECT_EQ(lines().size(), 2U);
    pass(seconds{59});
    EXPECT_EQ(lines().size(), 2U);
    pass(seconds{1});
    EXPECT_EQ(lines().size(), 3U);
    EXPECT_TRUE(has(last_line(), R"("by":"clock")")) << last_line();
}

TEST_F(Acts, AnExpiredDeadlineIsAnsweredAsAgreed) {
    struct Agreed {
        const char* expiry;
        std::size_t lines;
    };
    for (const Agreed& agreed : {Agreed{"rules", 3}, Agreed{"bot", 3}, Agreed{"wait", 2}}) {
        ada.clear();
        ben.clear();
        start_table({{"kind", "slow"}, {"hours", 1}, {"expiry", agreed.expiry}});
        const Json before = seen(ada);
        pass(hours{2});
        wait_for_lines(agreed.lines);
        EXPECT_EQ(lines().size(), agreed.lines) << agreed.expiry;
        if (agreed.lines == 3) {
            EXPECT_TRUE(has(last_line(), R"("by":"clock")")) << last_line();
        } else {
            EXPECT_EQ(seen(ada)["event_count"], before["event_count"]);
            EXPECT_EQ(seen(ada)["awaiting"], before["awaiting"]);
        }
    }
}

TEST_F(Acts, WhatIsLeftOnAPausedClockSurvivesARestart) {
    start_table({{"kind", "slow"}, {"hours", 24}});
    pass(hours{20});
    EXPECT_EQ(act("pause", ada).status, 200);
    reopen();
    clock.pass(hours{1000});
    tick();
    EXPECT_EQ(act("resume", ada).status, 200);
    EXPECT_EQ(seen(ada)["deadline"], to_text(clock.now() + hours{4}));
    EXPECT_EQ(lines().size(), 4U);  // nobody's time ran out
}

TEST_F(Acts, KeysExpireByTheWall) {
    make_table();
    std::string late;
    clock.pass(std::chrono::days{91});
    EXPECT_EQ(code_of(act("sit", late, {{"key", key}})), "link-expired");
    EXPECT_EQ(seen(late)["seats"][1]["mine"], false);
}

}  // namespace
}  // namespace paddock::server::tests
