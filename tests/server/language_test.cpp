#include "tests/server/quiet.hpp"

// Whatever people read from a server is in their own language, also what is told to several of them at once.
namespace paddock::server::tests {
namespace {

struct Reader {
    std::string_view opened_with;  // Accept-Language
    std::string_view asks_for;     // "language" of its watch, if any
    Ear ear{};
    std::shared_ptr<Conversation> line{};

    std::string question() const { return ear.last("news")["news"]["asked"]["question"]["text"]; }
    std::string last_event() const {
        const Json news = ear.last("news");
        return news["news"]["events"].empty() ? "" : news["news"]["events"].back()["text"].get<std::string>();
    }
};

table::Seed language_seed() {
    table::Seed seed{};
    seed[0] = 3;
    return seed;
}

class Languages : public QuietTest {
  protected:
    Languages() {
        draw_seed = language_seed;
        reopen();
    }

    // A table of one person and a bot that is never asked here; everybody who watches is that person, on three devices.
    void begin() {
        const Json setup{{"game", "formula-d"}, {"circuit", "monaco"}};
        const Json seats{{{"pilot", "me"}, {"name", "Ada"}}, {{"pilot", "bot"}, {"level", "rookie"}}};
        const Response made = post("/api/tables", {{"setup", setup}, {"seats", seats}}, host);
        ASSERT_EQ(made.status, 201) << made.body;
        id = Json::parse(made.body)["table"];
        ASSERT_EQ(act("start", host).status, 200);
        for (Reader& reader : readers) {
            auto request = paddock::tests::request_of("GET", "/api/tables/" + id + "/live", "", host);
            request.accept_language = reader.opened_with;
            auto opened = quiet->backend().open_socket(request, reader.ear);
            ASSERT_TRUE(opened);
            reader.line = *opened;
            Json watch{{"do", "watch"}};
            if (!reader.asks_for.empty()) watch["language"] = reader.asks_for;
            reader.line->message(watch.dump());
            quiet->settle();
        }
    }
    void settle_until_asked() {
        for (int i = 0; i < 2000; ++i) {
            quiet->settle();
            const Json news = readers[0].ear.last("news");
            if (!news.is_null() && !news["news"]["asked"].is_null()) return;
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
        }
        FAIL() << "nothing is asked";
    }

    std::string host;
    Reader readers[3] = {{"en-GB,en;q=0.8", ""}, {"it-IT", ""}, {"en", "fr"}};
};

TEST_F(Languages, EveryViewerOfABroadcastReadsItsOwn) {
    begin();
    settle_until_asked();
    EXPECT_EQ(readers[0].question(), "Which way?");
    EXPECT_EQ(readers[1].question(), "Per dove?");
    EXPECT_EQ(readers[2].question(), "Par où ?");
    const Json asked = readers[0].ear.last("news")["news"]["asked"];
    const Json answer{{"do", "answer"},
                      {"id", 5},
                      {"seat", 1},
                      {"question", asked["number"]},
                      {"choice", asked["offers"][0]["text"]}};
    const std::size_t before = readers[0].ear.heard.size();
    readers[0].line->message(answer.dump());
    quiet->settle();
    ASSERT_GT(readers[0].ear.heard.size(), before);
    const std::string told[] = {readers[0].last_event(), readers[1].last_event(), readers[2].last_event()};
    EXPECT_FALSE(told[0].empty());
    EXPECT_NE(told[0], told[1]);
    EXPECT_NE(told[0], told[2]);
    EXPECT_NE(told[1], told[2]);
    // Whoever watches again may ask for another language.
    readers[2].line->message(R"({"do":"watch","language":"it-CH"})");
    quiet->settle();
    EXPECT_EQ(readers[2].last_event(), readers[1].last_event());
    // One that nobody here speaks changes nothing.
    readers[2].line->message(R"({"do":"watch","language":"tlh"})");
    quiet->settle();
    EXPECT_EQ(readers[2].last_event(), readers[1].last_event());
}

TEST_F(Languages, ARefusalOfTheRulesIsReadByWhoWasRefused) {
    begin();
    settle_until_asked();
    const Json number = readers[0].ear.last("news")["news"]["asked"]["number"];
    const Json answer{{"do", "answer"}, {"id", 5}, {"seat", 1}, {"question", number}, {"choice", "gear 6"}};
    std::string why[3];
    for (std::size_t i = 0; i < 3; ++i) {
        readers[i].line->message(answer.dump());
        quiet->settle();
        const Json refused = readers[i].ear.last("error")["error"];
        EXPECT_EQ(refused["rule"], "FD-TURN-08");
        why[i] = refused["why"];
    }
    EXPECT_EQ(why[0], "something else is asked");
    EXPECT_NE(why[1], why[0]);
    EXPECT_NE(why[2], why[0]);
    EXPECT_NE(why[2], why[1]);
}

TEST_F(Languages, RefusalsOfTheServerAreFilledInInEachLanguage) {
    begin();
    settle_until_asked();
    readers[1].line->message(R"({"do":"answer","id":6,"seat":1,"question":999,"choice":"gear 1"})");
    quiet->settle();
    EXPECT_EQ(readers[1].ear.last("error")["error"]["why"],
              "Non è una risposta a ciò che si chiede ora al posto 1: la partita è andata avanti.");
    auto request = paddock::tests::request_of("GET", "/api/tables/nowhere", "", "");
    const auto why = [&](std::string_view language) {
        request.accept_language = language;
        return Json::parse(quiet->ask(request).body)["error"]["why"].get<std::string>();
    };
    EXPECT_EQ(why(""), "There is no such table.");
    EXPECT_EQ(why("fr-CA, en;q=0.5"), "Cette table n’existe pas.");
    EXPECT_EQ(why("de, it;q=0.5"), "Questo tavolo non esiste.");
    request = paddock::tests::request_of("POST", "/api/account", R"({"name": "A", "passphrase": "12345678"})", "");
    EXPECT_EQ(why("it"), "un nome ha almeno due lettere");
}

}  // namespace
}  // namespace paddock::server::tests
