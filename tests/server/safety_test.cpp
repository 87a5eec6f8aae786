#include "server/secrets.hpp"
#include "tests/server/listener.hpp"

// Forged, malformed, oversized, hurried: refused with a clear answer, and nothing has changed.
namespace paddock::server::tests {
namespace {

TEST(Safety, MalformedRequestsAreRefused) {
    RunningServer server;
    Visitor ada(server.port());
    EXPECT_EQ(ada.send("POST", "/api/tables", "{").code(), "malformed");
    EXPECT_EQ(ada.send("POST", "/api/tables", "[]").code(), "bad-request");
    EXPECT_EQ(ada.send("POST", "/api/tables", "{}", "Content-Type: text/plain\r\n").code(), "bad-request");
    EXPECT_EQ(ada.post("/api/tables", {{"setup", {{"game", "chess"}}}, {"seats", {{{"pilot", "me"}}}}}).code(),
              "bad-setup");
    const WebReply wrong = ada.post("/api/tables", {{"setup", {{"game", "formula-d"}, {"options", {{"wether", true}}}}},
                                                    {"seats", {{{"pilot", "me"}}, {{"pilot", "bot"}}}}});
    EXPECT_EQ(wrong.code(), "bad-setup");
    EXPECT_EQ(wrong.json()["error"]["where"], "/options/wether") << wrong.body;
    EXPECT_EQ(ada.send("PUT", "/api/tables", "{}").status, 405);
    EXPECT_EQ(ada.get("/api/nothing").code(), "no-such-page");
    EXPECT_EQ(ada.get("/api/tables/abcdefgh").code(), "no-such-table");
    EXPECT_EQ(ada.get("/api/tables/..%2f..%2fetc").code(), "no-such-table");
    EXPECT_EQ(ada.send("POST", "/api/tables", std::string(70'000, ' ')).code(), "too-large");
    paddock::tests::Wire wire(server.port());
    wire.write("this is no HTTP\r\n\r\n");
    EXPECT_EQ(wire.reply().status, 400);
    EXPECT_EQ(server.store().table_ids()->size(), 0);
}

TEST(Safety, ForeignPagesMayNotTouchTheServer) {
    RunningServer server;
    TwoAtATable table(server);
    const std::string json = "Content-Type: application/json\r\n";
    const std::string path = "/api/tables/" + table.id + "/start";
    const std::string own = "http://localhost:" + std::to_string(server.port());
    for (const std::string foreign : {"https://evil.example", "null", "http://localhost:1", "http://localhost"})
        EXPECT_EQ(table.ada.send("POST", path, "{}", json + "Origin: " + foreign + "\r\n").code(), "bad-origin");
    EXPECT_EQ(Line(table.ada, table.id, "Origin: https://evil.example\r\n").opening.status, 403);
    EXPECT_TRUE(Line(table.ada, table.id, "Origin: " + own + "\r\n").open());
    EXPECT_EQ(table.ada.send("POST", path, "{}", json + "Origin: " + own + "\r\n").status, 200);
}

// docs/protocol.md: programs other than browsers send no Origin. Who they are the cookie says, as ever.
TEST(Safety, ARequestWithoutOriginCountsByItsCookie) {
    RunningServer server;
    TwoAtATable table(server);
    const std::string path = "/api/tables/" + table.id + "/start";
    Visitor stranger(server.port());
    EXPECT_EQ(stranger.send("POST", path, "{}", "Content-Type: application/json\r\n").code(), "no-session");
    EXPECT_EQ(table.ada.send("POST", path, "{}", "Content-Type: text/plain\r\n").code(), "bad-request")
        << "a form could send that";
    const WebReply started = table.ada.send("POST", path, "{}", "Content-Type: application/json\r\n");
    EXPECT_EQ(started.status, 200) << started.body;
    EXPECT_EQ(started.json()["state"], "running");
    EXPECT_TRUE(Line(table.ada, table.id).open());
}

TEST(Safety, ForgedCookiesAndKeysAreNobody) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    for (const std::string& cookie : {random_key(), std::string("x"), table.ada.cookie + "A", std::string(5000, 'A')}) {
        Visitor forger(server.port());
        forger.cookie = cookie;
        EXPECT_EQ(table.act(forger, "pause").code(), "no-session");
        Player player(forger, table.id);
        EXPECT_EQ(player.hear()["seat"], 0);
    }
}

TEST(Safety, KeysAndCookiesAreKeptAsHashesOnly) {
    RunningServer server;
    TwoAtATable table(server);
    server.stop();
    std::string bytes;
    for (const auto& entry : std::filesystem::directory_iterator(server.folder.path)) {
        std::FILE* file = std::fopen(entry.path().c_str(), "rb");
        if (file == nullptr) continue;
        char part[4096];
        for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, file)) > 0;) bytes.append(part, got);
        std::fclose(file);
    }
    EXPECT_NE(bytes.find(table.id), std::string::npos);
    EXPECT_EQ(bytes.find(table.key), std::string::npos);
    EXPECT_EQ(bytes.find(table.ada.cookie), std::string::npos);
}

TEST(Safety, BadMessagesOnASocketAreRefused) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    ada.hear();
    const auto refused = [&](std::string_view text) {
        ada.line.send_text(text);
        return ada.line.next("to")["error"].value("code", "");
    };
    EXPECT_EQ(refused("{"), "malformed");
    EXPECT_EQ(refused("[1]"), "malformed");
    EXPECT_EQ(refused(R"({"do":"dance"})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"answer","id":1,"seat":99,"question":0,"choice":"gear 1"})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"answer","id":1,"seat":1,"question":-1,"choice":"gear 1"})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"answer","id":1,"seat":1,"question":0,"choice":{"do":"gear"}})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"ping","id":1,"more":2})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"watch","id":1,"since":0,"offers":"none"})"), "malformed");
    EXPECT_EQ(refused(R"({"do":"say","id":1,"text":"   "})"), "bad-request");
    EXPECT_EQ(refused("{\"do\":\"say\",\"id\":1,\"text\":\"\\u0007\"}"), "malformed");
    ada.line.send({{"do", "ping"}, {"id", 9}});
    EXPECT_EQ(ada.line.next("to"), (Json{{"to", 9}, {"ok", true}}));
    ada.line.send_text(std::string(20'000, ' '));
    EXPECT_TRUE(ada.line.next("to").is_null());  // hung up
    Player other(table.ada, table.id);
    EXPECT_TRUE(other.hear().is_object());
    other.line.send_bytes(paddock::tests::frame_of("unmasked", 1, false));
    EXPECT_TRUE(other.line.next("to").is_null());
    EXPECT_EQ(server.store().lines(table.id)->size(), 2);
}

TEST(Safety, TooManyMessagesAreRefused) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.messages_a_second = 5;
    settings.limits.messages_at_once = 10;
    RunningServer server(settings);
    TwoAtATable table(server);
    Line line(table.ada, table.id);
    int refused = 0;
    for (int i = 0; i < 15; ++i) line.send({{"do", "ping"}, {"id", i}});
    for (int i = 0; i < 15; ++i) {
        const Json answer = line.next("to");
        if (answer.contains("error") && answer["error"]["code"] == "too-many") ++refused;
    }
    EXPECT_EQ(refused, 5);
    server.clock.pass(std::chrono::seconds{1});
    line.send({{"do", "ping"}, {"id", 99}});
    EXPECT_EQ(line.next("to")["ok"], true);
}

TEST(Safety, TooManyTablesAndSocketsAreRefused) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.made_a_minute = 4;
    settings.limits.sockets_a_session = 2;
    settings.limits.connections = 6;
    RunningServer server(settings);
    TwoAtATable table(server);  // a table and a seat: two
    const Json body{{"setup", {{"game", "formula-d"}}}, {"seats", {{{"pilot", "me"}}, {{"pilot", "bot"}}}}};
    EXPECT_EQ(table.ada.post("/api/tables", body).status, 201);
    EXPECT_EQ(table.ada.post("/api/tables", body).status, 201);
    const WebReply refused = table.ada.post("/api/tables", body);
    EXPECT_EQ(refused.code(), "too-many");
    EXPECT_GT(std::atoi(refused.headers.at("retry-after").c_str()), 0);
    server.clock.pass(std::chrono::seconds{60});
    EXPECT_EQ(table.ada.post("/api/tables", body).status, 201);
    const Line one(table.ada, table.id);
    const Line two(table.ada, table.id);
    EXPECT_TRUE(two.open());
    EXPECT_EQ(Line(table.ada, table.id).opening.status, 429);
    std::vector<std::unique_ptr<paddock::tests::Wire>> crowd;
    for (int i = 0; i < 6; ++i) crowd.push_back(std::make_unique<paddock::tests::Wire>(server.port()));
    EXPECT_EQ(crowd.back()->reply().code(), "too-many");
}

TEST(Safety, BytesToASeatDoNotDependOnWhatItMayNotKnow) {
    // Cars are built before the first die falls, so two tables tell the same until the secret answer, and after it.
    std::vector<std::string> heard;
    for (const char* secret : {"build tires 14", "build tires 5"}) {
        RunningServer server;
        TwoAtATable table(server, nullptr, {{"game", "formula-d"}, {"options", {{"build", true}}}});
        table.start();
        Listener ada(table.ada, table.id);
        Listener ben(table.ben, table.id);
        Listener watcher(Visitor(server.port()), table.id);
        ada.answer(secret, 1);
        ben.listen();
        watcher.listen();
        heard.push_back(ben.heard + watcher.heard);
    }
    EXPECT_EQ(heard[0], heard[1]);
}

TEST(Safety, PagesCarryAPolicyWithoutInlineScripts) {
    RunningServer server;
    Visitor ada(server.port());
    const WebReply page = ada.get("/t/abcdefgh");
    EXPECT_EQ(page.status, 200);
    const std::string policy = page.headers.at("content-security-policy");
    const std::string scripts = policy.substr(policy.find("script-src"), 60);
    EXPECT_EQ(scripts.substr(0, scripts.find(';')).find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    const WebReply again = ada.send("GET", "/", "", "If-None-Match: " + page.headers.at("etag") + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(ada.get("/assets/missing.js").status, 404);
    EXPECT_EQ(ada.get("/healthz").body, "ok\n");
    EXPECT_NE(ada.get("/metrics").body.find("paddock_requests_total"), std::string::npos);
}

TEST(Safety, OneStoreHasOneServer) {
    RunningServer server;
    const auto second = store::open_sqlite(server.folder.path);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, store::Failure::Kind::busy);
}

TEST(Safety, AFullStoreRefusesAndLosesNothing) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    server.store().limit_size(4096);
    // What lies in the store has room for a little more.
    Json answer;
    for (int i = 0; i < 3000; ++i) {
        ada.line.send({{"do", "say"}, {"id", i}, {"text", std::string(500, 'x')}});
        answer = ada.line.next("to");
        if (!answer.value("ok", false)) break;
    }
    ASSERT_TRUE(answer.contains("error")) << answer;
    EXPECT_EQ(answer["error"]["code"], "store-failed");
    EXPECT_EQ(ben.line.next("error")["error"]["code"], "store-failed");
    EXPECT_EQ(table.seen_by(table.ada)["event_count"], ada.news["event_count"]);
    EXPECT_EQ(table.seen_by(table.ada)["state"], "running");
    EXPECT_EQ(table.ada.get("/healthz").status, 503);
    server.store().limit_size(0);
    Player& asked = ada.asked() ? ada : ben;
    EXPECT_EQ(asked.answer().value("ok", false), true);
    EXPECT_EQ(table.ada.get("/healthz").status, 200);
}

}  // namespace
}  // namespace paddock::server::tests
