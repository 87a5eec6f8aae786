#include "server/secrets.hpp"
#include "tests/server/quiet.hpp"

// Malformed, oversized, out of turn, repeated, forged: a clear error, and nothing has changed.
namespace paddock::server::tests {
namespace {

using namespace std::string_literals;

class Refusals : public QuietTest {
  protected:
    // Everything a request could have changed.
    std::string everything() {
        std::string text = table::line_of(seen(ada)) + table::line_of(seen(ben)) + table::line_of(get("/api/me", ada));
        for (const std::string& line : lines()) text += line;
        text += quiet->store().find_table(id)->document + std::to_string(quiet->store().table_ids()->size()) +
                std::to_string(quiet->store().talk(id)->size());
        return text;
    }
};

struct BadRequest {
    const char* method;
    const char* path;  // "T" is the table
    std::string body;
    const char* code;
};

std::string nested(int depth) { return std::string(static_cast<std::size_t>(depth), '[') + "1"; }

TEST_F(Refusals, OfRequestsNobodyMaySend) {
    start_table();
    const std::string before = everything();
    const std::string setup = R"("setup":{"game":"formula-d"})";
    const BadRequest requests[] = {
        {"POST", "/api/tables", "", "malformed"},
        {"POST", "/api/tables", "{", "malformed"},
        {"POST", "/api/tables", "null", "bad-request"},
        {"POST", "/api/tables", "[]", "bad-request"},
        {"POST", "/api/tables", nested(20'000), "malformed"},
        {"POST", "/api/tables", std::string(70'000, ' '), "too-large"},
        {"POST", "/api/tables", "{\"setup\":{\"game\":\"formula-d\0\"}}"s, "malformed"},
        {"POST", "/api/tables", R"({"setup":{"game":"formula-d"},"setup":{}})", "malformed"},
        {"POST", "/api/tables", "{" + setup + "}", "bad-request"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[]})", "bad-request"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[{"pilot":"ghost"}]})", "bad-request"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[{"pilot":"me"}],"more":1})", "bad-request"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[{"pilot":"me","name":"\u0007"}]})", "bad-request"},
        {"POST", "/api/tables", "{" + setup + ",\"seats\":[{\"pilot\":\"me\",\"name\":\"\xff\xfe\"}]}", "malformed"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[{"pilot":"me"}],"pace":{"kind":"slow"}})", "bad-request"},
        {"POST", "/api/tables", "{" + setup + R"(,"seats":[{"pilot":"me"}],"pace":{"kind":"slow","hours":-1}})",
         "bad-request"},
        {"POST", "/api/tables",
         "{" + setup + R"(,"seats":[{"pilot":"me"},{"pilot":"me"}],"pace":{"kind":"live","seconds":1e99}})",
         "bad-request"},
        {"POST", "/api/tables/T/start", "{}", "already-started"},
        {"POST", "/api/tables/T/start", R"({"fill":"champion"})", "bad-request"},
        {"POST", "/api/tables/T/pause", "pause!", "malformed"},
        {"POST", "/api/tables/T/resume", "[]", "bad-request"},
        {"POST", "/api/tables/T/rematch", R"({"laps":3})", "bad-request"},
        {"POST", "/api/account/leave", "", "malformed"},
        {"POST", "/api/tables/T/sit", "{}", "bad-request"},
        {"POST", "/api/tables/T/invitation", R"({"key":7})", "bad-request"},
        {"POST", "/api/tables/T/sit", R"({"key":"AAAAAAAAAAAAAAAAAAAAAA"})", "bad-link"},
        {"POST", "/api/tables/T/sit", R"({"key":"!!!!!!!!!!!!!!!!!!!!!!"})", "bad-link"},
        {"POST", "/api/tables/T/replace", R"({"seat":0})", "bad-request"},
        {"POST", "/api/tables/T/replace", R"({"seat":3})", "bad-request"},
        {"POST", "/api/tables/T/replace", R"({"seat":2,"level":"god"})", "bad-request"},
        {"POST", "/api/tables/T/handover", R"({"seat":"2"})", "bad-request"},
        {"POST", "/api/tables/T/resume", "{}", "not-paused"},
        {"POST", "/api/tables/T/extend", R"({"hours":1})", "no-clock"},
        {"POST", "/api/tables/T/extend", R"({"hours":1.5})", "bad-request"},
        {"POST", "/api/tables/T/absence", R"({"seat":1,"from":"2026-02-30","to":"2026-03-01"})", "bad-request"},
        {"POST", "/api/tables/T/absence", R"({"seat":1,"from":"2026-01-01","to":"2099-01-01"})", "bad-request"},
        {"POST", "/api/tables/T/rematch", "{}", "not-over"},
        {"GET", "/api/tables/T/record", "", "not-over"},
        {"GET", "/api/tables/T/start", "", "bad-method"},
        {"DELETE", "/api/tables/T", "", "bad-method"},
        {"GET", "/api/tables/%2e%2e", "", "no-such-table"},
        {"GET", "/api/tables/../../etc/passwd", "", "no-such-page"},
        {"GET", "/api/", "", "no-such-page"},
        {"POST", "/", "{}", "bad-method"},
        {"GET", "/assets/../index.html", "", "no-such-page"},
    };
    for (const BadRequest& bad : requests) {
        std::string path = bad.path;
        if (const std::size_t at = path.find("/T"); at != std::string::npos) path.replace(at + 1, 1, id);
        const Response response = ask(bad.method, path, bad.body, ada);
        EXPECT_EQ(code_of(response), bad.code)
            << bad.method << " " << bad.path << " " << bad.body.substr(0, 100) << " → " << response.body;
        EXPECT_NE(response.body.find("\"why\""), std::string::npos) << bad.path;
        EXPECT_EQ(everything(), before) << bad.method << " " << bad.path << " " << bad.body.substr(0, 100);
        if (HasFailure()) return;
    }
}

TEST_F(Refusals, OfActsThatAreNotOnesOwn) {
    start_table({{"kind", "slow"}, {"hours", 24}});
    const std::string before = everything();
    std::string nobody;
    std::string forged = random_key();
    std::string longer = ada + "A";
    for (const char* verb : {"start", "pause", "resume", "extend", "handover", "replace", "leave", "absence"}) {
        const Json body =
            std::string(verb) == "extend"    ? Json{{"hours", 1}}
            : std::string(verb) == "absence" ? Json{{"seat", 1}, {"from", "2027-01-15"}, {"to", "2027-01-16"}}
            : std::string(verb) == "handover" || std::string(verb) == "replace" || std::string(verb) == "leave"
                ? Json{{"seat", 1}}
                : Json::object();
        EXPECT_EQ(code_of(act(verb, nobody, body)), "no-session") << verb;
        EXPECT_EQ(code_of(act(verb, forged, body)), "no-session") << verb;
        EXPECT_EQ(code_of(act(verb, longer, body)), "no-session") << verb;
        const std::string bens = code_of(act(verb, ben, body));
        EXPECT_TRUE(bens == "not-host" || bens == "not-yours") << verb << ": " << bens;
    }
    EXPECT_EQ(code_of(act("rematch", forged)), "not-yours");
    EXPECT_EQ(everything(), before);
}

TEST_F(Refusals, OfMessages) {
    start_table();
    Ear ear;
    const auto conversation = socket(ear, ada);
    conversation->message(R"({"do":"watch","since":0})");
    quiet->settle();
    const Json asked = ear.last("news")["news"]["asked"];
    const std::size_t at = asked.is_null() ? 1 : asked["number"].get<std::size_t>();
    const std::string before = everything();
    const auto answer = [&](int seat, std::size_t when, const std::string& choice) {
        return R"({"do":"answer","id":7,"seat":)" + std::to_string(seat) + R"(,"question":)" + std::to_string(when) +
               R"(,"choice":")" + choice + "\"}";
    };
    const std::pair<std::string, const char*> messages[] = {
        {"", "malformed"},
        {"{", "malformed"},
        {"\xff\xff", "malformed"},
        {R"({"do":"say","id":1,"text":")" + std::string("\xc3\x28") + "\"}", "malformed"},
        {"[]", "malformed"},
        {nested(9'000), "malformed"},
        {std::string(17'000, ' '), "malformed"},
        {R"({"do":"answer"})", "malformed"},
        {R"({"do":"answer","do":"ping"})", "malformed"},
        {R"({"do":"ping","id":-1})", "malformed"},
        {R"({"do":"ping","id":99999999999999999999})", "malformed"},
        {R"({"do":"ping","id":1.5})", "malformed"},
        {R"({"do":"watch","since":-5})", "malformed"},
        {R"({"do":"say","id":1,"text":""})", "bad-request"},
        {R"({"do":"say","id":1,"text":")" + std::string(501, 'x') + "\"}", "malformed"},
        {answer(1, at, std::string(301, 'x')), "malformed"},
        {answer(1, at, ""), "illegal"},
        {answer(2, at, "gear 1"), "not-yours"},                                    // forged: Ben's seat
        {answer(3, at, "gear 1"), "not-yours"},                                    // no such seat
        {answer(1, at + 1, "gear 1"), asked.is_null() ? "not-awaited" : "stale"},  // not yet
        {answer(1, 0, "gear 1"), "stale"},                                         // never
    };
    for (const auto& [message, code] : messages) {
        EXPECT_EQ(code_of(said(conversation, ear, message)), code) << message.substr(0, 100);
        EXPECT_EQ(everything(), before) << message.substr(0, 100);
    }
    quiet->backend().socket_closed(conversation);
}

TEST_F(Refusals, OfAnswersOutOfTurnOrRepeated) {
    start_table();
    Ear ears[2];
    std::shared_ptr<Conversation> sockets[] = {socket(ears[0], ada), socket(ears[1], ben)};
    for (std::size_t i = 0; i < 2; ++i) sockets[i]->message(R"({"do":"watch","since":0})");
    quiet->settle();
    const Json news = ears[0].last("news")["news"];
    const std::size_t asked = news["awaiting"][0].get<std::size_t>() - 1;
    const std::size_t idle = 1 - asked;
    const auto message = [&](std::size_t who, const Json& choice) {
        return table::line_of(
            Json{{"do", "answer"}, {"id", 7}, {"seat", who + 1}, {"question", 1}, {"choice", choice}});
    };
    const Json good = ears[asked].last("news")["news"]["asked"]["fallback"];
    EXPECT_EQ(code_of(said(sockets[idle], ears[idle], message(idle, good))), "not-awaited");
    EXPECT_EQ(code_of(said(sockets[asked], ears[asked], message(asked, "fly to the moon"))), "illegal");
    EXPECT_EQ(lines().size(), 2U);
    EXPECT_TRUE(said(sockets[asked], ears[asked], message(asked, good)).value("ok", false));
    EXPECT_EQ(lines().size(), 3U);
    const std::string before = everything();
    EXPECT_EQ(code_of(said(sockets[asked], ears[asked], message(asked, good))), "stale");
    EXPECT_EQ(everything(), before);
    // Twice in one breath: the second is behind the first, and one of them counts.
    for (const auto& each : sockets) quiet->backend().socket_closed(each);
}

TEST_F(Refusals, OfTwoAnswersInOneBreathOneCounts) {
    start_table();
    Ear ear;
    const std::size_t asked = seen(ada)["awaiting"][0].get<std::size_t>();
    const auto conversation = socket(ear, asked == 1 ? ada : ben);
    conversation->message(R"({"do":"watch","since":0})");
    const Json news = ear.last("news")["news"];
    for (int i = 0; i < 2; ++i)
        conversation->message(table::line_of(Json{{"do", "answer"},
                                                  {"id", i},
                                                  {"seat", asked},
                                                  {"question", news["asked"]["number"]},
                                                  {"choice", news["asked"]["fallback"]}}));
    quiet->settle();
    int good = 0;
    int stale = 0;
    for (const Json& message : ear.heard) {
        if (!message.contains("to")) continue;
        good += message.value("ok", false) ? 1 : 0;
        stale += code_of(message) == "stale" ? 1 : 0;
    }
    EXPECT_EQ(good, 1);
    EXPECT_EQ(stale, 1);
    EXPECT_EQ(lines().size(), 3U);
    quiet->backend().socket_closed(conversation);
}

TEST_F(Refusals, OfTellingTheWholeMatchAgainAndAgain) {
    settings.limits.messages_a_second = 20;
    settings.limits.messages_at_once = 40;
    reopen();
    // Some races end early, with both cars out.
    for (int race = 0; race < 20 && (race == 0 || seen(ada)["event_count"] < 250); ++race) {
        start_table({{"kind", "live"}, {"seconds", 1}});
        for (int i = 0; i < 400 && seen(ada)["state"] == "running" && seen(ada)["event_count"] < 400; ++i)
            pass(std::chrono::seconds{2});
    }
    ASSERT_GE(seen(ada)["event_count"], 250);  // the first events are forgotten by now
    Ear ear;
    const auto conversation = socket(ear, "");
    int told = 0;
    for (int i = 0; i < 10; ++i) {
        ear.heard.clear();
        conversation->message(R"({"do":"watch","since":0})");
        quiet->settle();
        told += ear.last("news").is_null() ? 0 : 1;
        EXPECT_TRUE(!ear.last("news").is_null() || code_of(ear.last("to")) == "too-many");
    }
    EXPECT_EQ(told, 4);  // each counts for ten messages
    // What is still in mind costs nothing more.
    clock.pass(std::chrono::seconds{10});
    const std::string since = std::to_string(seen(ada)["event_count"].get<std::size_t>());
    for (int i = 0; i < 30; ++i)
        EXPECT_TRUE(said(conversation, ear, R"({"do":"watch","since":)" + since + "}").is_null());
    quiet->backend().socket_closed(conversation);
}

TEST_F(Refusals, OfTooManyStrangersFromOneAddress) {
    settings.limits.sockets_of_strangers = 3;
    reopen();
    start_table();
    std::vector<std::unique_ptr<Ear>> ears;
    std::vector<std::shared_ptr<Conversation>> sockets;
    const auto open = [&](const std::string& address) {
        Request request = paddock::tests::request_of("GET", "/api/tables/" + id + "/live", "", "");
        request.address = address;
        ears.push_back(std::make_unique<Ear>());
        auto opened = quiet->backend().open_socket(request, *ears.back());
        if (opened) sockets.push_back(*opened);
        return opened ? "" : std::string(opened.error().code);
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(open("192.0.2.1"), "");
    EXPECT_EQ(open("192.0.2.1"), "too-many");
    EXPECT_EQ(open("192.0.2.2"), "");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(open("2001:db8:1:2::" + std::to_string(i)), "");
    EXPECT_EQ(open("2001:db8:1:2:ffff::1"), "too-many");
    EXPECT_EQ(open("2001:db8:1:3::1"), "");
    Ear mine;
    sockets.push_back(socket(mine, ada));  // who is known does not count among them
    for (const auto& each : sockets) quiet->backend().socket_closed(each);
    sockets.clear();
    EXPECT_EQ(open("192.0.2.1"), "");
    for (const auto& each : sockets) quiet->backend().socket_closed(each);
}

}  // namespace
}  // namespace paddock::server::tests
