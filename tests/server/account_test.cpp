#include "tests/server/support.hpp"

namespace paddock::server::tests {
namespace {

const Json ada_of_turin{{"name", "Ada"}, {"passphrase", "four horses in a box"}};

TEST(Accounts, KeepSeatsTogetherOnSeveralDevices) {
    RunningServer server;
    TwoAtATable table(server);
    EXPECT_EQ(table.ada.post("/api/account", ada_of_turin).json()["account"], "Ada");
    Visitor phone(server.port());
    EXPECT_EQ(phone.get("/api/me").json(), (Json{{"account", nullptr}, {"tables", Json::array()}}));
    EXPECT_EQ(phone.post("/api/account/enter", ada_of_turin).json()["account"], "Ada");
    const Json me = phone.get("/api/me").json();
    EXPECT_EQ(me["account"], "Ada");
    ASSERT_EQ(me["tables"].size(), 1);
    EXPECT_EQ(me["tables"][0]["table"], table.id);
    EXPECT_EQ(table.act(phone, "start").status, 200);
    EXPECT_EQ(phone.post("/api/account/leave").status, 200);
    EXPECT_EQ(table.act(phone, "pause").code(), "not-host");
}

TEST(Accounts, WrongPassphrasesAndTakenNamesAreRefused) {
    RunningServer server;
    Visitor ada(server.port());
    EXPECT_EQ(ada.post("/api/account", {{"name", "Ada"}, {"passphrase", "short"}}).code(), "bad-request");
    EXPECT_EQ(ada.post("/api/account", {{"name", "Ada"}, {"passphrase", "          "}}).code(), "bad-request");
    EXPECT_EQ(ada.post("/api/account", {{"name", "   "}, {"passphrase", "four horses"}}).code(), "bad-request");
    for (const char* strange : {"nobody", "@home", "ada@", "a da@turin.example"}) {
        const Json wished{{"name", "Ada"}, {"passphrase", "four horses in a box"}, {"email", strange}};
        EXPECT_EQ(ada.post("/api/account", wished).code(), "bad-request") << strange;
    }
    EXPECT_EQ(ada.post("/api/account", ada_of_turin).status, 200);
    Visitor eve(server.port());
    EXPECT_EQ(eve.post("/api/account", {{"name", "Ada "}, {"passphrase", "another passphrase"}}).code(), "name-taken");
    EXPECT_EQ(eve.post("/api/account", {{"name", "ada"}, {"passphrase", "another passphrase"}}).code(), "name-taken");
    EXPECT_EQ(eve.post("/api/account/enter", {{"name", "Ada"}, {"passphrase", "four horses"}}).code(),
              "wrong-passphrase");
    EXPECT_EQ(eve.post("/api/account/enter", {{"name", "Eva"}, {"passphrase", "four horses"}}).code(),
              "wrong-passphrase");
    EXPECT_TRUE(eve.cookie.empty());
}

TEST(Accounts, GetAnotherNameUnlessItIsTaken) {
    RunningServer server;
    TwoAtATable table(server);
    EXPECT_EQ(table.ada.post("/api/account/name", {{"name", "Bea"}}).code(), "no-session");
    ASSERT_EQ(table.ada.post("/api/account", ada_of_turin).status, 200);
    ASSERT_EQ(table.ben.post("/api/account", {{"name", "Ben"}, {"passphrase", "another passphrase"}}).status, 200);
    EXPECT_EQ(table.ada.post("/api/account/name", {{"name", " "}}).code(), "bad-request");
    EXPECT_EQ(table.ada.post("/api/account/name", {{"name", "BEN"}}).code(), "name-taken");
    EXPECT_EQ(table.ada.get("/api/me").json()["account"], "Ada");
    EXPECT_EQ(table.ada.post("/api/account/name", {{"name", " Bea "}}).json()["account"], "Bea");
    const Json me = table.ada.get("/api/me").json();
    EXPECT_EQ(me["account"], "Bea");
    EXPECT_EQ(me["tables"].size(), 1);
    Visitor phone(server.port());
    EXPECT_EQ(phone.post("/api/account/enter", ada_of_turin).code(), "wrong-passphrase");
    const Json renamed{{"name", "Bea"}, {"passphrase", ada_of_turin["passphrase"]}};
    EXPECT_EQ(phone.post("/api/account/enter", renamed).json()["account"], "Bea");
}

TEST(Accounts, TablesWhereItIsMyTurnComeFirst) {
    RunningServer server;
    TwoAtATable waiting(server);
    Visitor ada = waiting.ada;
    std::string running;
    // Until there is a table at which it is her turn.
    for (int i = 0; i < 50 && running.empty(); ++i) {
        const std::string id = ada.post("/api/tables", {{"setup", {{"game", "formula-d"}}},
                                                        {"seats", {{{"pilot", "me"}}, {{"pilot", "open"}}}}})
                                   .json()["table"];
        const Json started = ada.post("/api/tables/" + id + "/start", {{"fill", "rookie"}}).json();
        if (started["awaiting"] == Json::array({1})) running = id;
        if (running.empty()) ada.post("/api/tables/" + id + "/pause");
    }
    server.clock.pass(std::chrono::hours{1});
    EXPECT_EQ(waiting.act(ada, "start").status, 200);
    EXPECT_EQ(waiting.act(ada, "pause").status, 200);
    const Json tables = ada.get("/api/me").json()["tables"];
    ASSERT_GE(tables.size(), 2);
    EXPECT_EQ(tables[0]["my_turn"], true);
}

}  // namespace
}  // namespace paddock::server::tests
