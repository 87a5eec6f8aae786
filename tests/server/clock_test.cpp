#include "tests/server/support.hpp"

// Deadlines, live clocks, absences, and what a wall clock that jumps does to them.
namespace paddock::server::tests {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

const Json slow{{"kind", "slow"}, {"hours", 24}, {"expiry", "rules"}};

std::size_t lines_of(RunningServer& server, const TwoAtATable& table) {
    server.store().flush();
    return server.store().lines(table.id)->size();
}

TEST(Clocks, ASlowDeadlinePlaysWhatTheRulesForesee) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    const Json before = table.seen_by(table.ada);
    EXPECT_EQ(before["deadline"], to_text(server.clock.now() + hours{24}));
    server.pass(hours{23});
    EXPECT_EQ(table.seen_by(table.ada)["event_count"], before["event_count"]);
    server.pass(hours{2});
    const Json after = table.seen_by(table.ada);
    EXPECT_GT(after["event_count"], before["event_count"]);
    EXPECT_EQ(after["deadline"], to_text(server.clock.now() + hours{24}));
    EXPECT_NE(server.store().lines(table.id)->back().find("\"by\":\"clock\""), std::string::npos);
}

TEST(Clocks, FD_RUL_30_NoStopwatchRunsInQualifyingAtASlowTable) {
    for (const bool is_slow : {true, false}) {
        RunningServer server;
        TwoAtATable table(server, is_slow ? slow : Json{{"kind", "live"}, {"seconds", 30}, {"expiry", "rules"}});
        table.start();
        server.store().flush();
        const std::string header = server.store().lines(table.id)->front();
        EXPECT_EQ(header.find(R"("qual_clock":"off")") != std::string::npos, is_slow) << header;
        EXPECT_EQ(header.find(R"("qual_clock":"real")") != std::string::npos, !is_slow) << header;
    }
}

// The time the record says the first driver's lap took, once it is driven.
int lap_in_record(RunningServer& server, const TwoAtATable& table) {
    constexpr std::string_view reading = "\"1: clock ";
    server.store().flush();
    const auto lines = server.store().lines(table.id);
    for (const std::string& line : *lines) {
        const std::size_t at = line.find(reading);
        if (at != std::string::npos) return std::stoi(line.substr(at + reading.size()));
    }
    return 0;
}

// The dice are fixed: a car that crashes in its lap would have no time.
TEST(Clocks, FD_QUAL_05_APauseDoesNotCountInAQualifyingLap) {
    RunningServer server(RunningServer::usual_settings(), {}, fixed_seed);
    TwoAtATable table(server, nullptr, {{"game", "formula-d"}, {"options", {{"qualifying", true}}}});
    table.start();
    {
        Player ada(table.ada, table.id);
        const Json first = ada.line.next("news");
        EXPECT_FALSE(first.contains("stopwatch"));
        ada.news = first["news"];
        server.pass(hours{1});  // the clock starts with the first answer
        ASSERT_TRUE(ada.answer().value("ok", false));
    }
    server.pass(seconds{10});
    EXPECT_EQ(table.act(table.ada, "pause").status, 200);
    server.pass(hours{1});
    EXPECT_EQ(Player(table.ben, table.id).line.next("news")["stopwatch"],
              Json::parse(R"({"seat":1,"seconds":10,"runs":false})"));
    server.restart();
    Visitor host(server.port());
    host.cookie = table.ada.cookie;
    server.pass(hours{1});
    EXPECT_EQ(table.act(host, "resume").status, 200);
    Player ada(host, table.id);
    int driven = 10;
    for (ada.hear(); lap_in_record(server, table) == 0 && driven < 1000; ada.hear()) {
        ASSERT_TRUE(ada.asked());
        server.pass(seconds{5});
        driven += 5;
        ASSERT_TRUE(ada.answer().value("ok", false));
    }
    EXPECT_EQ(lap_in_record(server, table), driven);
}

TEST(Clocks, ADeadlinePassesWhileTheServerIsDown) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    const std::size_t before = lines_of(server, table);
    server.stop();
    server.clock.pass(hours{30});
    server.start();
    server.pass(seconds{2});
    server.pass(seconds{2});
    EXPECT_EQ(lines_of(server, table), before + 1);
}

// Whoever watches is told for whom the clock answered: at once, and when they come later.
TEST(Clocks, TheNewsSayForWhomTheClockAnswered) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    Player ada(table.ada, table.id);
    const Json first = ada.line.next("news");
    EXPECT_FALSE(first.contains("clock"));
    const Json late = first["news"]["awaiting"][0];
    server.pass(hours{25});
    const Json told = ada.line.next("news");
    const Json expected = Json::array({{{"seat", late}, {"at", first["news"]["event_count"]}}});
    EXPECT_EQ(told["clock"], expected);
    Player ben(table.ben, table.id);
    EXPECT_EQ(ben.line.next("news")["clock"], expected);
    ben.line.send({{"do", "watch"}, {"since", told["news"]["event_count"]}});
    EXPECT_FALSE(ben.line.next("news").contains("clock"));
}

TEST(Clocks, ALiveClockGoesByTheSteadyTime) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "live"}, {"seconds", 30}, {"expiry", "rules"}});
    table.start();
    const std::size_t before = lines_of(server, table);
    server.clock.wall += std::chrono::milliseconds(hours{48}).count();  // somebody sets the clock
    server.pass(seconds{1});
    EXPECT_EQ(lines_of(server, table), before);
    server.clock.wall -= std::chrono::milliseconds(hours{96}).count();
    server.pass(seconds{30});
    EXPECT_EQ(lines_of(server, table), before + 1);
}

TEST(Clocks, WaitMeansWait) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "slow"}, {"hours", 1}, {"expiry", "wait"}});
    table.start();
    const std::size_t before = lines_of(server, table);
    server.pass(hours{100});
    EXPECT_EQ(lines_of(server, table), before);
}

TEST(Clocks, ABotAnswersForWhoDoesNot) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "slow"}, {"hours", 1}, {"expiry", "bot"}});
    table.start();
    const std::size_t before = lines_of(server, table);
    server.pass(hours{2});
    for (int i = 0; i < 500 && lines_of(server, table) == before; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    EXPECT_EQ(lines_of(server, table), before + 1);
}

TEST(Clocks, ThePauseKeepsWhatIsLeft) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    server.pass(hours{20});
    EXPECT_TRUE(table.act(table.ada, "pause").json()["deadline"].is_null());
    server.pass(hours{100});
    const Json resumed = table.act(table.ada, "resume").json();
    EXPECT_EQ(resumed["deadline"], to_text(server.clock.now() + hours{4}));
}

TEST(Clocks, TheHostExtends) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    EXPECT_EQ(table.act(table.ben, "extend", {{"hours", 1}}).code(), "not-host");
    EXPECT_EQ(table.act(table.ada, "extend", {{"hours", 0}}).code(), "bad-request");
    const Json extended = table.act(table.ada, "extend", {{"hours", 12}}).json();
    EXPECT_EQ(extended["deadline"], to_text(server.clock.now() + hours{36}));
    EXPECT_NE(server.store().lines(table.id)->back().find("extends"), std::string::npos);
    TwoAtATable unhurried(server);
    unhurried.start();
    EXPECT_EQ(unhurried.act(unhurried.ada, "extend", {{"hours", 1}}).code(), "no-clock");
}

TEST(Clocks, TheTimeOfWhoIsAwayStandsStill) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    const int asked = table.seen_by(table.ada)["awaiting"][0];
    Visitor& driver = asked == 1 ? table.ada : table.ben;
    Visitor& other = asked == 1 ? table.ben : table.ada;
    const std::string today = to_text(server.clock.now()).substr(0, 10);
    const std::string later = to_text(server.clock.now() + std::chrono::days{5}).substr(0, 10);
    if (asked == 1) {
        EXPECT_EQ(table.act(other, "absence", {{"seat", asked}, {"from", today}, {"to", later}}).code(), "not-yours");
    }
    EXPECT_EQ(table.act(driver, "absence", {{"seat", asked}, {"from", later}, {"to", today}}).code(), "bad-request");
    EXPECT_EQ(table.act(driver, "absence", {{"seat", asked}, {"from", "soon"}, {"to", later}}).code(), "bad-request");
    const Json away = table.act(driver, "absence", {{"seat", asked}, {"from", today}, {"to", later}}).json();
    EXPECT_EQ(away["seats"][static_cast<std::size_t>(asked - 1)]["absence"]["to"], later);
    const std::size_t before = lines_of(server, table);
    server.pass(hours{24 * 5});
    EXPECT_EQ(lines_of(server, table), before);
    server.pass(hours{24 * 3});
    EXPECT_EQ(lines_of(server, table), before + 1);
}

TEST(Clocks, AnAbsenceKeepsWhatWasLeftAndBuysNothingElse) {
    RunningServer server;
    TwoAtATable table(server, slow);
    table.start();
    const int asked = table.seen_by(table.ada)["awaiting"][0];
    Visitor& driver = asked == 1 ? table.ada : table.ben;
    const auto day = [&](int days) { return to_text(server.clock.now() + std::chrono::days{days}).substr(0, 10); };
    const auto deadline_after = [&](const std::string& from, const std::string& to) {
        return table.act(driver, "absence", {{"seat", asked}, {"from", from}, {"to", to}}).json()["deadline"];
    };
    const Json extended = table.act(table.ada, "extend", {{"hours", 100}}).json()["deadline"];
    server.pass(hours{1});
    EXPECT_EQ(deadline_after(day(30), day(40)), extended) << "beyond the deadline";
    EXPECT_EQ(deadline_after(day(-30), day(-20)), extended) << "long ago";
    const Json away = deadline_after(day(0), day(2));
    EXPECT_GT(away, extended);
    EXPECT_EQ(deadline_after(day(0), day(2)), away) << "said twice";
    const Json back = table.act(driver, "absence", {{"seat", asked}}).json();
    EXPECT_EQ(back["deadline"], extended);
    EXPECT_FALSE(back["seats"][static_cast<std::size_t>(asked - 1)].contains("absence"));
}

TEST(Clocks, OnlySomebodyAtASlowTableIsAway) {
    RunningServer server;
    const std::string today = to_text(server.clock.now()).substr(0, 10);
    const Json dates{{"seat", 2}, {"from", today}, {"to", today}};
    TwoAtATable live(server);
    live.start();
    EXPECT_EQ(live.act(live.ben, "absence", dates).code(), "bad-request");
    TwoAtATable table(server, slow);
    table.start();
    EXPECT_EQ(table.act(table.ben, "absence", dates).status, 200);
    const std::string key = table.act(table.ben, "handover", {{"seat", 2}}).json()["key"];
    EXPECT_NE(server.store().lines(table.id)->back().find(R"("by":"seat 2")"), std::string::npos);
    EXPECT_FALSE(table.seen_by(table.ada)["seats"][1].contains("absence"));
    EXPECT_EQ(table.act(table.ada, "replace", {{"seat", 2}}).status, 200);
    EXPECT_EQ(table.act(table.ada, "absence", dates).code(), "bad-request");
}

}  // namespace
}  // namespace paddock::server::tests
