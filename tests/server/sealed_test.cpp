#include "tests/server/listener.hpp"
#include "tests/server/quiet.hpp"

// Several are asked at once: nobody's answer is too late because somebody else was faster, and what lies face down may
// be changed until the last one is in.
namespace paddock::server::tests {
namespace {

const Json building{{"game", "formula-d"}, {"options", {{"build", true}}}};

TEST(Sealed, TwoWhoAnswerAtOnceAreBothTaken) {
    for (const bool ada_first : {true, false}) {
        RunningServer server;
        TwoAtATable table(server, nullptr, building);
        table.start();
        Player ada(table.ada, table.id);
        Player ben(table.ben, table.id);
        ada.hear();
        ben.hear();
        // Neither has heard of the other's.
        EXPECT_TRUE((ada_first ? ada : ben).answer("build tires 14").value("ok", false));
        EXPECT_TRUE((ada_first ? ben : ada).answer("build tires 5").value("ok", false));
        EXPECT_EQ(server.store().lines(table.id)->size(), 4U);
    }
}

TEST(Sealed, AnAnswerIsChangedByNamingItsQuestionAgainAndOutlivesTheServer) {
    RunningServer server;
    TwoAtATable table(server, nullptr, building);
    table.start();
    {
        Player ada(table.ada, table.id);
        ada.hear();
        const Json first = ada.news["asked"]["number"];
        ASSERT_TRUE(ada.answer("build tires 14").value("ok", false));
        ada.hear();
        EXPECT_EQ(ada.news["sealed"], Json::array({{{"question", first}, {"choice", "build tires 14"}}}));
        EXPECT_EQ(ada.answer("build tires 99", first)["error"]["code"], "illegal");
        ASSERT_TRUE(ada.answer("build tires 5", first).value("ok", false));
        ada.hear();
        EXPECT_EQ(ada.news["sealed"][0]["choice"], "build tires 5");
    }
    server.restart();
    table.ada = [&] {
        Visitor again(server.port());
        again.cookie = table.ada.cookie;
        return again;
    }();
    Player ada(table.ada, table.id);
    ada.hear();
    EXPECT_EQ(ada.news["sealed"][0]["choice"], "build tires 5");
    EXPECT_TRUE(ada.answer("build tires 6", ada.news["sealed"][0]["question"]).value("ok", false));
}

TEST(Sealed, NobodyLearnsThatAnAnswerWasChanged) {
    std::vector<std::string> heard;
    for (const bool changes : {false, true}) {
        RunningServer server(RunningServer::usual_settings(), {}, fixed_seed);
        TwoAtATable table(server, nullptr, building);
        table.start();
        Listener ben(table.ben, table.id);
        Listener spectator(Visitor(server.port()), table.id);
        Player ada(table.ada, table.id);
        ada.hear();
        // Who has come is told when it happens to be noticed; from here on every byte counts.
        for (Listener* each : {&ben, &spectator}) {
            each->listen();
            each->heard.clear();
        }
        const Json first = ada.news["asked"]["number"];
        ASSERT_TRUE(ada.answer(changes ? "build tires 14" : "build tires 5").value("ok", false));
        if (changes) {
            ASSERT_TRUE(ada.answer("build tires 5", first).value("ok", false));
        }
        ben.listen();
        spectator.listen();
        heard.push_back(ben.heard + spectator.heard);
    }
    EXPECT_EQ(heard[0], heard[1]);
}

TEST(Sealed, AfterTheLastAnswerItIsTooLate) {
    RunningServer server;
    TwoAtATable table(server, nullptr, building);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    const Json first = ada.news["asked"]["number"];
    for (Player* player : {&ada, &ben}) {
        while (player->asked() && player->news["asked"]["question"]["key"] == "build") {
            ASSERT_TRUE(player->answer().value("ok", false));
            player->hear();
        }
    }
    EXPECT_EQ(ada.answer("build tires 5", first)["error"]["code"], "stale");
}

}  // namespace
}  // namespace paddock::server::tests
