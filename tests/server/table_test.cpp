#include "table/replay.hpp"
#include "tests/server/support.hpp"

// A table from its making to the flag, over real sockets.
namespace paddock::server::tests {
namespace {

// Both answer what the rules foresee until the flag; how many answers there were.
int race_to_the_flag(Player& one, Player& two, int most = 5000) {
    int answers = 0;
    while (answers < most && !one.news["over"].get<bool>()) {
        Player& next = one.asked() ? one : two;
        Player& other = one.asked() ? two : one;
        if (!next.asked()) return -1;
        const Json taken = next.answer();
        if (taken.value("ok", false) != true) return -1;
        const std::size_t before = next.news["event_count"];
        next.hear();
        other.hear();
        EXPECT_EQ(next.news["from"], before);
        EXPECT_EQ(next.news["event_count"], other.news["event_count"]);
        ++answers;
    }
    return answers;
}

TEST(Table, TwoPersonsRaceFromTheLinkToTheFlag) {
    RunningServer server;
    TwoAtATable table(server);
    const Json seen = table.seen_by(table.ben);
    EXPECT_EQ(seen["state"], "open");
    EXPECT_EQ(seen["seats"][1]["name"], "Ben");
    EXPECT_EQ(seen["seats"][1]["mine"], true);
    EXPECT_EQ(seen["seats"][0]["mine"], false);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    EXPECT_EQ(ada.news["from"], 0);
    EXPECT_GT(race_to_the_flag(ada, ben), 20);
    // Who comes late hears the whole story.
    Player late(table.ben, table.id);
    late.hear();
    EXPECT_EQ(late.news["from"], 0);
    EXPECT_EQ(late.news["events"].size(), ada.news["event_count"]);
    const Json over = table.seen_by(table.ada);
    EXPECT_EQ(over["state"], "over");
    const WebReply record = table.ben.get("/api/tables/" + table.id + "/record");
    EXPECT_EQ(record.status, 200);
    const table::Verdict verdict = table::verify(table::Library(), "record", record.body);
    EXPECT_TRUE(verdict.sound());
    EXPECT_TRUE(verdict.rolls_proven);
    EXPECT_TRUE(verdict.over);
}

TEST(Table, SpectatorsSeeAndSayNothing) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Visitor stranger(server.port());
    Player watcher(stranger, table.id);
    EXPECT_EQ(watcher.hear()["seat"], 0);
    EXPECT_FALSE(watcher.asked());
    watcher.line.send({{"do", "say"}, {"id", 1}, {"text", "hello"}});
    EXPECT_EQ(watcher.line.next("to")["error"]["code"], "not-yours");
    watcher.line.send({{"do", "answer"}, {"id", 2}, {"seat", 1}, {"question", 1}, {"choice", "gear 1"}});
    EXPECT_EQ(watcher.line.next("to")["error"]["code"], "not-yours");
}

TEST(Table, EverybodyIsToldWhoLooksOn) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    EXPECT_EQ(table.seen_by(table.ada)["watching"]["count"], 0);
    Line ada(table.ada, table.id);
    ada.send({{"do", "watch"}, {"since", 0}});
    Visitor cleo(server.port());
    EXPECT_EQ(cleo.post("/api/account", {{"name", "Cleo"}, {"passphrase", "the third of four"}}).status, 200);
    const auto told = [&](int count) {
        server.pass(std::chrono::milliseconds{10});
        Json watching;
        do {
            watching = ada.next("table")["table"]["watching"];
        } while (!watching.is_null() && watching["count"] != count);
        return watching;
    };
    {
        Line first(cleo, table.id);
        Line second(cleo, table.id);  // another window of hers
        for (Line* line : {&first, &second}) {
            line->send({{"do", "watch"}, {"since", 0}});
            EXPECT_FALSE(line->next("table").is_null());
        }
        EXPECT_EQ(told(1), (Json{{"count", 1}, {"names", {"Cleo"}}}));
        Visitor stranger(server.port());
        Line third(stranger, table.id);
        third.send({{"do", "watch"}, {"since", 0}});
        EXPECT_FALSE(third.next("table").is_null());
        EXPECT_EQ(told(2), (Json{{"count", 2}, {"names", {"Cleo"}}}));
    }
    while (server.sockets() > 1) std::this_thread::yield();
    EXPECT_EQ(told(0), (Json{{"count", 0}, {"names", Json::array()}}));
}

// Who has the rules himself is told what is asked and what the clock would answer, not what he may answer.
TEST(Table, WhoWantsNoOffersGetsNone) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    ada.hear();
    Player ben(table.ben, table.id);
    ben.hear();
    Player& first = ada.asked() ? ada : ben;
    Visitor& visitor = ada.asked() ? table.ada : table.ben;
    Line without(visitor, table.id);
    without.send({{"do", "watch"}, {"since", 0}, {"offers", false}});
    for (int asked = 0; asked < 3;) {
        Json told = first.news;
        if (told["asked"].is_object()) EXPECT_EQ(told["asked"].erase("offers"), 1U);
        EXPECT_EQ(without.next("news")["news"], told);
        asked += first.asked() ? 1 : 0;
        ASSERT_EQ((ada.asked() ? ada : ben).answer().value("ok", false), true);
        ada.hear();
        ben.hear();
    }
}

// What nobody waits for may be gathered, but it comes by itself, whole and in order.
TEST(Table, OnlookersHearEverything) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    Visitor stranger(server.port());
    Player watcher(stranger, table.id);
    ada.hear();
    ben.hear();
    watcher.hear();
    for (int i = 0; i < 9; ++i) {
        Player& next = ada.asked() ? ada : ben;
        ASSERT_EQ(next.answer().value("ok", false), true);
        ada.hear();
        ben.hear();
    }
    std::size_t heard = watcher.news["event_count"];
    while (heard < ada.news["event_count"]) {
        ASSERT_TRUE(watcher.hear().is_object());
        EXPECT_EQ(watcher.news["from"], heard);
        heard = watcher.news["event_count"];
    }
    EXPECT_EQ(watcher.news["view"]["position"], ada.news["view"]["position"]);
}

TEST(Table, TalkReachesEverybodyAndIsKept) {
    RunningServer server;
    TwoAtATable table(server);
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    EXPECT_FALSE(ben.line.next("table").is_null());
    ben.line.send({{"do", "say"}, {"id", 4}, {"text", "Good luck!"}});
    EXPECT_EQ(ben.line.next("to")["ok"], true);
    const Json heard = ada.line.next("talk");
    EXPECT_EQ(heard["talk"][0]["text"], "Good luck!");
    EXPECT_EQ(heard["talk"][0]["seat"], 2);
    EXPECT_EQ(heard["talk"][0]["name"], "Ben");
    Player late(table.ada, table.id);
    EXPECT_EQ(late.line.next("talk")["talk"][0]["text"], "Good luck!");
}

TEST(Table, BotsDriveByThemselves) {
    RunningServer server;
    Visitor ada(server.port());
    const Json made =
        ada.post(
               "/api/tables",
               {{"setup", {{"game", "formula-d"}}},
                {"seats",
                 {{{"pilot", "me"}}, {{"pilot", "bot"}, {"level", "rookie"}}, {{"pilot", "bot"}, {"level", "club"}}}}})
            .json();
    const std::string id = made["table"];
    Player player(ada, id);
    EXPECT_EQ(ada.post("/api/tables/" + id + "/start").status, 200);
    for (int answers = 0; answers < 5;) {
        player.hear();
        ASSERT_FALSE(player.news.is_null());
        if (!player.asked()) continue;
        ASSERT_EQ(player.answer().value("ok", false), true);
        ++answers;
    }
}

TEST(Table, WhoComesBackAsksForWhatWasMissed) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    auto ben = std::make_unique<Player>(table.ben, table.id);
    ada.hear();
    ben->hear();
    for (int i = 0; i < 6; ++i) {
        Player& next = ada.asked() ? ada : *ben;
        ASSERT_EQ(next.answer().value("ok", false), true);
        ada.hear();
        ben->hear();
    }
    const std::size_t known = ben->news["event_count"];
    ben = std::make_unique<Player>(table.ben, table.id, known - 3);
    ben->hear();
    EXPECT_EQ(ben->news["from"], known - 3);
    EXPECT_EQ(ben->news["events"].size(), 3);
    EXPECT_EQ(ben->news["event_count"], known);
}

TEST(Table, AnswersOutOfPlaceChangeNothing) {
    RunningServer server;
    TwoAtATable table(server);
    Player early(table.ada, table.id);
    early.line.send({{"do", "answer"}, {"id", 1}, {"seat", 1}, {"question", 1}, {"choice", "gear 1"}});
    EXPECT_EQ(early.line.next("to")["error"]["code"], "not-started");
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    Player& asked = ada.asked() ? ada : ben;
    Player& waiting = ada.asked() ? ben : ada;
    EXPECT_EQ(waiting.answer("gear 1")["error"]["code"], "not-awaited");
    const Json refused = asked.answer("gear 6");
    EXPECT_EQ(refused["error"]["code"], "illegal");
    EXPECT_EQ(asked.answer("rm -rf")["error"]["code"], "illegal");
    const Json old = asked.news;
    ASSERT_EQ(asked.answer().value("ok", false), true);
    asked.news = old;
    EXPECT_EQ(asked.answer()["error"]["code"], "stale");
    // The same seat in the name of the other.
    asked.news["seat"] = 3 - old["seat"].get<int>();
    EXPECT_EQ(asked.answer()["error"]["code"], "not-yours");
    const auto lines = server.store().lines(table.id);
    EXPECT_EQ(lines->size(), 3);  // header, start, one answer
}

TEST(Table, HostsAndOthers) {
    RunningServer server;
    TwoAtATable table(server);
    EXPECT_EQ(table.act(table.ben, "start").code(), "not-host");
    EXPECT_EQ(table.act(table.ada, "pause").code(), "not-started");
    table.start();
    EXPECT_EQ(table.act(table.ada, "start").code(), "already-started");
    EXPECT_EQ(table.act(table.ben, "pause").code(), "not-host");
    EXPECT_EQ(table.act(table.ben, "replace", {{"seat", 1}, {"level", "club"}}).code(), "not-yours");
    EXPECT_EQ(table.act(table.ben, "rematch").code(), "not-over");
    EXPECT_EQ(table.ben.get("/api/tables/" + table.id + "/record").code(), "not-over");
    Visitor stranger(server.port());
    EXPECT_EQ(table.act(stranger, "pause").code(), "no-session");
}

TEST(Table, PauseStopsAnswersAndResumeLetsThemThrough) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    EXPECT_EQ(table.act(table.ada, "pause").json()["state"], "paused");
    Player& asked = ada.asked() ? ada : ben;
    EXPECT_EQ(asked.answer()["error"]["code"], "paused");
    EXPECT_EQ(table.act(table.ada, "resume").json()["state"], "running");
    EXPECT_EQ(asked.answer().value("ok", false), true);
    const auto lines = server.store().lines(table.id);
    EXPECT_NE((*lines)[2].find(R"("act":"pause","by":"host")"), std::string::npos) << (*lines)[2];
    EXPECT_NE((*lines)[3].find(R"("act":"resume","by":"host")"), std::string::npos) << (*lines)[3];
}

TEST(Table, ASeatIsHandedOverAndTheOldLinkIsVoid) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ben(table.ben, table.id);
    ben.hear();
    const WebReply handed = table.act(table.ada, "handover", {{"seat", 2}});
    ASSERT_EQ(handed.status, 200) << handed.body;
    const std::string key = handed.json()["key"];
    EXPECT_EQ(table.seen_by(table.ben)["seats"][1]["mine"], false);
    EXPECT_EQ(ben.answer("gear 1")["error"]["code"], "not-yours");
    Visitor cid(server.port());
    EXPECT_EQ(table.act(cid, "sit", {{"key", table.key}}).code(), "link-expired");
    EXPECT_EQ(table.act(cid, "sit", {{"key", "AAAAAAAAAAAAAAAAAAAAAA"}}).code(), "bad-link");
    EXPECT_EQ(table.act(cid, "sit", {{"key", "short"}}).code(), "bad-link");
    const WebReply sat = table.act(cid, "sit", {{"key", key}, {"name", "Cid"}});
    EXPECT_EQ(sat.json()["seats"][1]["name"], "Cid");
    EXPECT_EQ(sat.json()["seats"][1]["mine"], true);
    // Another device of the same person, by the same link.
    Visitor phone(server.port());
    EXPECT_EQ(table.act(phone, "sit", {{"key", key}}).json()["seats"][1]["mine"], true);
    EXPECT_EQ(table.seen_by(cid)["seats"][1]["mine"], true);
    const auto lines = server.store().lines(table.id);
    EXPECT_NE(lines->back().find("Cid"), std::string::npos);
}

TEST(Table, ASeatIsSharedWithAnotherDevice) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    EXPECT_EQ(table.act(table.ada, "share", {{"seat", 2}}).code(), "not-yours") << "not even by the host";
    const WebReply shared = table.act(table.ada, "share", {{"seat", 1}});
    ASSERT_EQ(shared.status, 200) << shared.body;
    Visitor phone(server.port());
    EXPECT_EQ(table.act(phone, "share", {{"seat", 1}}).code(), "not-yours");
    EXPECT_EQ(table.act(phone, "sit", {{"key", shared.json()["key"]}}).json()["seats"][0]["mine"], true);
    EXPECT_EQ(table.seen_by(table.ada)["seats"][0]["mine"], true);
    EXPECT_EQ(table.seen_by(table.ada)["seats"][0]["name"], "Ada");
}

TEST(Table, WhoLeavesIsReplacedByABot) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    ada.hear();
    EXPECT_EQ(table.act(table.ben, "leave", {{"seat", 2}, {"level", "rookie"}}).status, 200);
    for (int answers = 0; answers < 3;) {
        if (ada.asked() && ada.answer().value("ok", false)) ++answers;
        ada.hear();
        ASSERT_FALSE(ada.news.is_null());
    }
    EXPECT_EQ(table.seen_by(table.ben)["seats"][1]["pilot"], "bot");
}

TEST(Table, ASeatLeftBeforeTheStartIsFreeAndItsLinkStaysGood) {
    RunningServer server;
    TwoAtATable table(server);
    const WebReply left = table.act(table.ben, "leave", {{"seat", 2}});
    ASSERT_EQ(left.status, 200) << left.body;
    EXPECT_EQ(left.json()["seats"][1]["pilot"], "open");
    EXPECT_EQ(left.json()["seats"][1]["name"], "Driver 2");
    EXPECT_EQ(left.json()["seats"][1]["mine"], false);
    EXPECT_EQ(table.act(table.ada, "start").code(), "seats-open");
    Visitor cid(server.port());
    EXPECT_EQ(table.act(cid, "sit", {{"key", table.key}, {"name", "Cid"}}).json()["seats"][1]["name"], "Cid");
    EXPECT_EQ(table.seen_by(table.ben)["seats"][1]["mine"], false);
}

TEST(Table, WhoSitsThereSaysWhatHeIsCalled) {
    RunningServer server;
    TwoAtATable table(server);
    const auto name_of = [&](std::size_t seat) { return table.seen_by(table.ada)["seats"][seat - 1]["name"]; };
    EXPECT_EQ(table.act(table.ben, "name", {{"seat", 2}, {"name", " Benjamin "}}).status, 200);
    EXPECT_EQ(name_of(2), "Benjamin");
    EXPECT_EQ(table.act(table.ada, "name", {{"seat", 2}, {"name", "Nobody"}}).code(), "not-yours");
    EXPECT_EQ(table.act(table.ben, "name", {{"seat", 1}, {"name", "Nobody"}}).code(), "not-yours");
    EXPECT_EQ(table.act(table.ben, "name", {{"seat", 2}, {"name", "  "}}).code(), "bad-request");
    EXPECT_EQ(table.act(table.ben, "name", {{"seat", 9}, {"name", "Nobody"}}).code(), "not-yours");
    EXPECT_EQ(table.act(table.ben, "leave", {{"seat", 2}}).status, 200);
    EXPECT_EQ(table.act(table.ada, "name", {{"seat", 2}, {"name", "for Chiara"}}).status, 200);
    EXPECT_EQ(name_of(2), "for Chiara");
    EXPECT_EQ(table.act(table.ben, "sit", {{"key", table.key}, {"name", "Ben"}}).status, 200);
    table.start();
    EXPECT_EQ(table.act(table.ben, "name", {{"seat", 2}, {"name", "Bea"}}).status, 200);
    EXPECT_EQ(name_of(2), "Bea");
    const auto lines = server.store().lines(table.id);
    EXPECT_NE(lines->back().find(R"("act":"pilot","seat":2,"name":"Bea")"), std::string::npos) << lines->back();
}

TEST(Table, OpenSeatsAreRefusedOrFilled) {
    RunningServer server;
    Visitor ada(server.port());
    const std::string id = ada.post("/api/tables", {{"setup", {{"game", "formula-d"}}},
                                                    {"seats", {{{"pilot", "me"}}, {{"pilot", "open"}}}}})
                               .json()["table"];
    EXPECT_EQ(ada.post("/api/tables/" + id + "/start").code(), "seats-open");
    const Json started = ada.post("/api/tables/" + id + "/start", {{"fill", "club"}}).json();
    EXPECT_EQ(started["state"], "running");
    EXPECT_EQ(started["seats"][1]["pilot"], "bot");
}

TEST(Table, ARematchHasTheSamePeople) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "live"}, {"seconds", 1}, {"expiry", "rules"}});
    table.start();
    for (int i = 0; i < 3000 && table.seen_by(table.ada)["state"] != "over"; ++i) server.pass(std::chrono::seconds{2});
    const WebReply next = table.act(table.ben, "rematch");
    ASSERT_EQ(next.status, 201) << next.body;
    const std::string id = next.json()["table"];
    EXPECT_EQ(next.json()["hosting"], true);
    EXPECT_EQ(table.act(table.ada, "rematch").json()["table"], id);
    EXPECT_EQ(table.seen_by(table.ada)["rematch"], id);
    const Json seen = table.ada.get("/api/tables/" + id).json();
    EXPECT_EQ(seen["seats"][0]["mine"], true);
    EXPECT_EQ(seen["seats"][1]["mine"], false);
    EXPECT_EQ(seen["host"], 2);
    EXPECT_EQ(table.ben.post("/api/tables/" + id + "/start").json()["state"], "running");
}

Json bots_only(int count) {
    Json seats = Json::array();
    for (int i = 0; i < count; ++i) seats.push_back({{"pilot", "bot"}, {"level", "rookie"}});
    return {{"setup", {{"game", "formula-d"}}}, {"seats", seats}};
}

// Bots think, answers are on their way to the disk and back: none of that may trip over the end.
TEST(Table, TheServerIsStoppedWhileBotsDrive) {
    RunningServer server;
    for (int round = 0; round < 3; ++round) {
        Visitor host(server.port());
        std::string id;
        for (int i = 0; i < 8; ++i) {
            id = host.post("/api/tables", bots_only(6)).json()["table"];
            EXPECT_EQ(host.post("/api/tables/" + id + "/start").status, 200);
        }
        Player watcher(Visitor(server.port()), id);
        for (int i = 0; i < 5; ++i) watcher.hear();
        server.restart();
        ASSERT_TRUE(server.store().lines(id));
        EXPECT_GT(server.store().lines(id)->size(), 2U);
        EXPECT_TRUE(server.store().faults()->empty());
    }
}

// Only what a reader leaves unread counts against him, not what is gathered for him.
TEST(Table, AnOnlookerOfABotRaceHearsItToTheFlag) {
    Settings settings;
    settings.limits.unsent = std::size_t{128} << 10;
    RunningServer server(settings);
    Visitor host(server.port());
    const std::string id = host.post("/api/tables", bots_only(10)).json()["table"];
    Player watcher(Visitor(server.port()), id);
    EXPECT_EQ(host.post("/api/tables/" + id + "/start").status, 200);
    int heard = 0;
    for (bool over = false; !over; ++heard) {
        const auto text = watcher.line.next_text();
        ASSERT_TRUE(text) << "cut off after " << heard << " messages";
        over = text->find(R"("over":true)") != std::string::npos;
    }
    EXPECT_GT(heard, 100);
}

TEST(Table, TheServerIsStoppedInMidRaceAndNothingIsLost) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    std::size_t events = 0;
    {
        Player ada(table.ada, table.id);
        Player ben(table.ben, table.id);
        ada.hear();
        ben.hear();
        ASSERT_EQ(race_to_the_flag(ada, ben, 20), 20);
        events = ada.news["event_count"];
    }
    server.restart();
    Visitor ada(server.port());
    ada.cookie = table.ada.cookie;
    Visitor ben(server.port());
    ben.cookie = table.ben.cookie;
    Player one(ada, table.id);
    Player two(ben, table.id);
    one.hear();
    two.hear();
    EXPECT_EQ(one.news["event_count"], events);
    EXPECT_GT(race_to_the_flag(one, two), 10);
    EXPECT_EQ(ada.get("/api/tables/" + table.id).json()["state"], "over");
}

}  // namespace
}  // namespace paddock::server::tests
