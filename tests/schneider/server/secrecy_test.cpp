#include "table/replay.hpp"
#include "tests/server/support.hpp"

// Schneider Trophy over real sockets: hands are secret, autopilots need no chair.
namespace paddock::server::tests {
namespace {

const Json race{{"game", "schneider"}, {"circuit", "venice-1927"}};

TEST(SchneiderTable, TwoPersonsFlyToTheEndAndSeeTheirOwnCardsOnly) {
    RunningServer server;
    TwoAtATable table(server, nullptr, race);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    int answers = 0;
    for (; answers < 2000 && !ada.news["over"].get<bool>(); ++answers) {
        Player& next = ada.asked() ? ada : ben;
        ASSERT_TRUE(next.asked());
        ASSERT_EQ(next.answer().value("ok", false), true);
        ada.hear();
        ben.hear();
        ASSERT_EQ(ada.news["event_count"], ben.news["event_count"]);
        for (const Player* player : {&ada, &ben}) {
            const int own = player == &ada ? 1 : 2;
            for (const Json& event : player->news["events"]) {
                if (event["event"] == "card-seen" || event["event"] == "card-named" || event["event"] == "bet-named") {
                    ASSERT_EQ(event["seat"], own);
                }
            }
            for (const Json& card : player->news["view"]["position"]["planes"][own == 1 ? 1 : 0]["hand"])
                ASSERT_TRUE(card.is_null());
        }
    }
    EXPECT_GT(answers, 20);
    const WebReply record = table.ben.get("/api/tables/" + table.id + "/record");
    EXPECT_EQ(record.status, 200);
    const table::Verdict verdict = table::verify(table::Library(), "record", record.body);
    EXPECT_TRUE(verdict.sound());
    EXPECT_TRUE(verdict.over);
}

TEST(SchneiderTable, AutopilotsTakeTheLastSeatsAndNobodyElseDoes) {
    RunningServer server;
    Visitor ada(server.port());
    Json setup = race;
    setup["options"] = {{"autopilots", 3}};
    const Json seats{{{"pilot", "me"}, {"name", "Ada"}}, {{"pilot", "open"}}, {{"pilot", "open"}}, {{"pilot", "bot"}}};
    const WebReply made = ada.post("/api/tables", {{"setup", setup}, {"seats", seats}});
    ASSERT_EQ(made.status, 201) << made.body;
    const Json table = made.json();
    EXPECT_TRUE(table["keys"].empty()) << "there is no open seat";
    EXPECT_EQ(table["seats"][1]["pilot"], "autopilot");
    EXPECT_EQ(table["seats"][3]["name"], "Autopilot 4");
    const std::string path = "/api/tables/" + table["table"].get<std::string>();
    for (const int seat : {2, 5}) {
        const WebReply refused = ada.post(path + "/replace", {{"seat", seat}});
        EXPECT_EQ(refused.status, 400);
        EXPECT_EQ(refused.json()["error"]["where"], "/seat") << refused.body;
    }
    ASSERT_EQ(ada.post(path + "/start", Json::object()).status, 200);
    Player player(ada, table["table"]);
    player.hear();
    int answers = 0;
    for (; answers < 1000 && !player.news["over"].get<bool>(); ++answers) {
        ASSERT_TRUE(player.asked());
        ASSERT_EQ(player.answer().value("ok", false), true);
        player.hear();
    }
    EXPECT_GT(answers, 10);
}

TEST(SchneiderTable, ANameOfBlanksIsNone) {
    RunningServer server;
    Visitor ada(server.port());
    const Json seats{{{"pilot", "me"}, {"name", "  "}}, {{"pilot", "me"}, {"name", " Ben "}}};
    const WebReply made = ada.post("/api/tables", {{"setup", race}, {"seats", seats}});
    ASSERT_EQ(made.status, 201) << made.body;
    EXPECT_EQ(made.json()["seats"][0]["name"], "Pilot 1");
    EXPECT_EQ(made.json()["seats"][1]["name"], "Ben");
}

TEST(SchneiderTable, AnAutopilotsSeatIsNobodysOwn) {
    RunningServer server;
    Visitor ada(server.port());
    Json setup = race;
    setup["options"] = {{"autopilots", 1}};
    const Json seats{{{"pilot", "me"}}, {{"pilot", "me"}}};
    const WebReply made = ada.post("/api/tables", {{"setup", setup}, {"seats", seats}});
    EXPECT_EQ(made.status, 400) << made.body;
    EXPECT_NE(made.body.find("autopilot"), std::string::npos);
}

}  // namespace
}  // namespace paddock::server::tests
