#include "mail/mime.hpp"
#include "server/correspondence.hpp"
#include "tests/server/quiet.hpp"
#include "tests/server/support.hpp"
#include "tests/support/mail_servers.hpp"

// What the house writes, and what it makes of what comes.
namespace paddock::server::tests {
namespace {

using mail::Received;

mail::Settings mail_settings() {
    mail::Settings settings;
    settings.from = "table@race.test";
    return settings;
}

class Letters : public QuietTest {
  protected:
    Letters() {
        settings.mail = mail_settings();
        draw_seed = fixed_seed;
        reopen();
    }

    // Ada, the host of a slow table, has an account with a confirmed mailbox; Ben has none.
    void make_slow_table() {
        make_table({{"kind", "slow"}, {"hours", 24}});
        const Json wished{{"name", "Ada"}, {"passphrase", "four horses in a box"}, {"email", "Ada@race.test"}};
        ASSERT_EQ(post("/api/account", wished, ada).status, 200);
        quiet->settle();
        const auto asked = due();
        ASSERT_EQ(asked.size(), 1U);
        EXPECT_EQ(asked[0].mailing.kind, store::MailKind::confirm);
        sent(asked[0]);
        bring(reply(asked[0], "yes, it is me", "ada@race.test", "confirm@there"));
        ASSERT_EQ(due().size(), 1U);  // "thank you"
        sent(due()[0]);
    }
    void start_slow_table() {
        make_slow_table();
        ASSERT_EQ(act("start", ada).status, 200);
    }

    Correspondence& office() {
        if (!office_ || office_of_ != quiet.get()) {
            office_of_ = quiet.get();
            office_.emplace(quiet->backend());
        }
        return *office_;
    }
    std::vector<Correspondence::Outgoing> due() {
        auto letters = office().due();
        quiet->settle();
        return letters;
    }
    void sent(const Correspondence::Outgoing& letter) {
        office().sent(letter.mailing, [](bool) {});
        quiet->settle();
    }
    // All that is due, noted as sent.
    std::vector<Correspondence::Outgoing> send_all() {
        std::vector<Correspondence::Outgoing> all;
        for (auto some = due(); !some.empty(); some = due()) {
            for (const auto& letter : some) {
                sent(letter);
                all.push_back(letter);
            }
        }
        return all;
    }
    static std::string reply(const Correspondence::Outgoing& to, const std::string& text,
                             const std::string& from = "ada@race.test", const std::string& id = "one@there") {
        return "From: Ada <" + from + ">\r\nSubject: Re: turn\r\nMessage-ID: <" + id + ">\r\nIn-Reply-To: <" +
               to.mailing.token + "@race.test>\r\n\r\n" + text + "\r\n";
    }
    bool bring(const std::string& bytes) {
        bool kept = false;
        office().take_in(bytes, {7, ++place_}, [&](bool done) { kept = done; });
        quiet->settle();
        return kept;
    }
    static std::string text_of(const Correspondence::Outgoing& letter) {
        const auto read = mail::read_mime(letter.bytes);
        return read ? read->text : "";
    }
    // Time passes until Ada is asked something, others answering as the rules foresee. The letter that asks her.
    Correspondence::Outgoing letter_that_asks() {
        for (int i = 0; i < 50; ++i) {
            clock.pass(std::chrono::minutes{3});
            for (const auto& letter : send_all())
                if (letter.mailing.kind == store::MailKind::turn && letter.to == "Ada@race.test") return letter;
            pass(std::chrono::hours{25});
        }
        ADD_FAILURE() << "nobody asked Ada anything";
        return {};
    }
    std::uint64_t written() { return quiet->store().find_table(id)->lines; }

  private:
    std::optional<Correspondence> office_;
    const QuietBackend* office_of_ = nullptr;
    std::uint32_t place_ = 0;
};

TEST_F(Letters, a_mailbox_is_written_to_once_its_owner_has_answered_from_it) {
    std::string eve;
    const Json wished{{"name", "Eve"}, {"passphrase", "four horses in a box"}, {"email", "eve@race.test"}};
    ASSERT_EQ(post("/api/account", wished, eve).status, 200);
    EXPECT_EQ(get("/api/me", eve)["mail"], (Json{{"email", "eve@race.test"}, {"confirmed", false}, {"notices", true}}));
    const auto asked = send_all();
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0].to, "eve@race.test");
    EXPECT_TRUE(bring(reply(asked[0], "yes", "mallory@race.test", "forged@there")));
    EXPECT_EQ(get("/api/me", eve)["mail"]["confirmed"], false);
    EXPECT_TRUE(bring(reply(asked[0], "yes", "eve@race.test")));
    EXPECT_EQ(get("/api/me", eve)["mail"]["confirmed"], true);
    ASSERT_EQ(post("/api/account/email", {{"email", "eve@elsewhere.test"}}, eve).status, 200);
    EXPECT_EQ(get("/api/me", eve)["mail"]["confirmed"], false);
    EXPECT_TRUE(bring(reply(asked[0], "yes", "eve@race.test", "late@there")));
    EXPECT_EQ(get("/api/me", eve)["mail"]["confirmed"], false) << "an old letter confirms no new address";
}

TEST_F(Letters, who_is_asked_is_told_once_and_may_answer_by_reply) {
    start_slow_table();
    const auto letter = letter_that_asks();
    const std::string text = text_of(letter);
    EXPECT_NE(text.find("  1  "), std::string::npos) << text;
    const std::uint64_t before = written();
    EXPECT_TRUE(bring(reply(letter, "1\n\nOn Tuesday Paddock wrote:\n> 2  something else")));
    EXPECT_EQ(written(), before + 1);
    EXPECT_TRUE(bring(reply(letter, "2", "ada@race.test", "two@there")));  // the question is gone
    EXPECT_EQ(written(), before + 1);
}

TEST_F(Letters, GE_RUL_62_the_same_letter_twice_is_one) {
    start_slow_table();
    const auto letter = letter_that_asks();
    const std::uint64_t before = written();
    EXPECT_TRUE(bring(reply(letter, "1")));
    const std::size_t answers = send_all().size();
    EXPECT_EQ(written(), before + 1);
    EXPECT_TRUE(bring(reply(letter, "1")));
    EXPECT_EQ(written(), before + 1);
    EXPECT_TRUE(send_all().empty()) << answers;
}

TEST_F(Letters, GE_RUL_58_a_token_never_stands_in_for_the_address) {
    start_slow_table();
    const auto letter = letter_that_asks();
    const std::uint64_t before = written();
    EXPECT_TRUE(bring(reply(letter, "1", "mallory@race.test")));
    EXPECT_EQ(written(), before);
    const auto answers = send_all();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].to, "mallory@race.test");
    EXPECT_EQ(text_of(answers[0]).find("gear"), std::string::npos) << text_of(answers[0]);
    EXPECT_EQ(text_of(answers[0]).find(id), std::string::npos) << text_of(answers[0]);
}

TEST_F(Letters, what_is_no_answer_is_refused_with_the_reason_and_may_be_sent_again) {
    start_slow_table();
    const auto letter = letter_that_asks();
    const std::uint64_t before = written();
    EXPECT_TRUE(bring(reply(letter, "gear 99", "ada@race.test", "bad@there")));
    EXPECT_EQ(written(), before);
    const auto refused = send_all();
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0].mailing.kind, store::MailKind::answer);
    EXPECT_NE(text_of(refused[0]).find("not taken"), std::string::npos) << text_of(refused[0]);
    EXPECT_TRUE(bring(reply(letter, "", "ada@race.test", "empty@there")));
    EXPECT_EQ(written(), before);
    EXPECT_TRUE(bring(reply(letter, "1", "ada@race.test", "good@there")));
    EXPECT_EQ(written(), before + 1);
}

TEST_F(Letters, machines_are_never_answered_and_a_dead_mailbox_is_written_to_no_more) {
    start_slow_table();
    const auto letter = letter_that_asks();
    std::string away = reply(letter, "I am at the sea until Monday", "ada@race.test", "away@there");
    away.insert(0, "Auto-Submitted: auto-replied\r\n");
    const std::uint64_t before = written();
    EXPECT_TRUE(bring(away));
    EXPECT_EQ(written(), before);
    EXPECT_TRUE(send_all().empty());
    EXPECT_TRUE(bring(
        "From: MAILER-DAEMON@race.test\r\nMessage-ID: <b@there>\r\nContent-Type: multipart/report; boundary=x\r\n\r\n"
        "--x\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n\r\n"
        "--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <" +
        letter.mailing.token + "@race.test>\r\n\r\nhi\r\n--x--\r\n"));
    EXPECT_EQ(get("/api/me", ada)["mail"]["confirmed"], false);
}

TEST_F(Letters, stop_ends_them_in_any_language) {
    make_slow_table();
    for (const std::string word : {"stop", "BASTA"}) {
        ASSERT_EQ(post("/api/account/notices", {{"wanted", true}}, ada).status, 200);
        EXPECT_TRUE(
            bring("From: ada@race.test\r\nMessage-ID: <" + word + "@there>\r\nSubject: hello\r\n\r\n" + word + "\r\n"));
        EXPECT_EQ(get("/api/me", ada)["mail"]["notices"], false) << word;
    }
}

TEST_F(Letters, a_stranger_gets_no_answer_and_does_nothing) {
    start_slow_table();
    send_all();
    const std::uint64_t before = written();
    EXPECT_TRUE(bring("From: mallory@race.test\r\nMessage-ID: <m@there>\r\nSubject: stop\r\n\r\n1\r\n"));
    EXPECT_EQ(written(), before);
    EXPECT_TRUE(send_all().empty());
    EXPECT_TRUE(bring("no letter at all"));
}

TEST_F(Letters, a_question_that_was_answered_at_the_table_needs_no_letter) {
    start_slow_table();
    send_all();
    clock.pass(std::chrono::minutes{1});
    EXPECT_TRUE(due().empty()) << "who is at the table needs none";
    pass(std::chrono::hours{25});  // the clock answers
    pass(std::chrono::hours{25});
    for (const auto& letter : send_all()) {
        const auto found = quiet->backend().room(id);
        ASSERT_TRUE(found);
        if (letter.mailing.kind == store::MailKind::turn)
            EXPECT_EQ(letter.mailing.question, (*found)->question_of(letter.mailing.seat));
    }
}

TEST_F(Letters, one_that_could_not_be_sent_is_tried_again_later_and_later) {
    make_slow_table();
    ASSERT_EQ(post("/api/account/email", {{"email", "ada@new.test"}}, ada).status, 200);
    auto letters = due();
    ASSERT_EQ(letters.size(), 1U);
    std::chrono::minutes waited{0};
    int tries = 0;
    while (!letters.empty() && tries < 50) {
        ++tries;
        office().not_sent(letters[0].mailing, {false, "out of order"}, [](bool) {});
        quiet->settle();
        EXPECT_TRUE(due().empty()) << "not at once";
        for (int i = 0; i < 100 && due().empty(); ++i) {
            clock.pass(std::chrono::minutes{10});
            waited += std::chrono::minutes{10};
        }
        letters = due();
    }
    EXPECT_EQ(tries, 12);
    EXPECT_GT(waited, std::chrono::hours{24});
}

TEST_F(Letters, one_refused_for_good_is_not_tried_again) {
    make_slow_table();
    ASSERT_EQ(post("/api/account/email", {{"email", "ada@new.test"}}, ada).status, 200);
    const auto letters = due();
    ASSERT_EQ(letters.size(), 1U);
    office().not_sent(letters[0].mailing, {true, "nobody of that name"}, [](bool) {});
    quiet->settle();
    clock.pass(std::chrono::days{30});
    EXPECT_TRUE(due().empty());
}

TEST_F(Letters, a_house_without_a_mailbox_queues_nothing) {
    settings.mail.reset();
    reopen();
    make_table({{"kind", "slow"}, {"hours", 24}});
    ASSERT_EQ(act("start", ada).status, 200);
    clock.pass(std::chrono::days{2});
    EXPECT_TRUE(quiet->store().mail_due(clock.now(), 10)->empty());
    EXPECT_FALSE(get("/api/me", ada).contains("mail"));
}

// Through a real mail server: everything above, carried by the post office.
class RealLetters : public testing::Test {
  protected:
    RealLetters() {
        settings.mail = mail_settings();
        settings.mail->smtp = servers.smtp();
        settings.mail->imap = servers.imap("table");
        server = std::make_unique<RunningServer>(settings, table::Library{}, fixed_seed);
    }

    // Waits until something is true: letters take as long as they take.
    static bool comes_true(const std::function<bool()>& what) {
        for (int i = 0; i < 600; ++i) {
            if (what()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
        }
        return false;
    }
    // The letters Ada has got, read.
    std::vector<Received> inbox() {
        std::vector<Received> letters;
        for (const std::string& bytes : servers.letters_of("ada"))
            if (const auto read = mail::read_mime(bytes)) letters.push_back(*read);
        return letters;
    }
    bool gets(std::size_t count) {
        return comes_true([&] { return inbox().size() >= count; });
    }
    void reply(const Received& to, const std::string& text, const std::string& id) {
        const std::string bytes = "From: Ada <ada@race.test>\r\nTo: table@race.test\r\nSubject: Re: " + to.subject +
                                  "\r\nMessage-ID: <" + id + "@race.test>\r\nIn-Reply-To: <" + to.id + ">\r\n\r\n" +
                                  text + "\r\n";
        const auto sent = mail::send(servers.smtp(), "ada@race.test", "table@race.test", bytes);
        ASSERT_TRUE(sent) << sent.error().why;
    }

    test::MailServers servers{{"table", "ada"}};
    Settings settings = RunningServer::usual_settings();
    std::unique_ptr<RunningServer> server;
};

const Json ada_with_mailbox{{"name", "Ada"}, {"passphrase", "four horses in a box"}, {"email", "ada@race.test"}};

TEST_F(RealLetters, a_mailbox_is_confirmed_and_a_turn_is_taken_by_reply) {
    TwoAtATable table(*server, {{"kind", "slow"}, {"hours", 24}});
    ASSERT_EQ(table.ada.post("/api/account", ada_with_mailbox).status, 200);
    ASSERT_TRUE(gets(1));
    reply(inbox()[0], "yes", "confirm");
    ASSERT_TRUE(comes_true([&] { return table.ada.get("/api/me").json()["mail"]["confirmed"] == true; }));
    table.start();
    const auto asks = [&]() -> std::optional<Received> {
        for (const Received& letter : inbox())
            if (letter.text.find("  1  ") != std::string::npos) return letter;
        return std::nullopt;
    };
    for (int i = 0; i < 20 && !asks(); ++i) {  // until it is her turn
        server->pass(std::chrono::minutes{3});
        if (table.seen_by(table.ada)["awaiting"] == Json::array({1}))
            ASSERT_TRUE(comes_true([&] { return asks().has_value(); }));
        else
            server->pass(std::chrono::hours{25});
    }
    ASSERT_TRUE(asks());
    const std::uint64_t before = server->store().find_table(table.id)->lines;
    reply(*asks(), "1", "turn");
    EXPECT_TRUE(comes_true([&] { return server->store().find_table(table.id)->lines > before; }));
}

TEST_F(RealLetters, an_outage_delays_letters_and_loses_none_and_a_house_that_was_shut_reads_what_came_meanwhile) {
    servers.out_of_order(true);
    Visitor ada(server->port());
    ASSERT_EQ(ada.post("/api/account", ada_with_mailbox).status, 200);
    ASSERT_TRUE(comes_true([&] {
        const auto waiting = server->store().mail_due(server->clock.now() + std::chrono::hours{1}, 10);
        return waiting && waiting->size() == 1 && waiting->front().tries == 1;
    }));
    EXPECT_TRUE(inbox().empty());
    servers.out_of_order(false);
    server->pass(std::chrono::minutes{5});
    ASSERT_TRUE(gets(1));
    server->stop();
    reply(inbox()[0], "yes", "meanwhile");
    server->start();
    Visitor again(server->port());
    ASSERT_EQ(again.post("/api/account/enter", {{"name", "Ada"}, {"passphrase", "four horses in a box"}}).status, 200);
    EXPECT_TRUE(comes_true([&] { return again.get("/api/me").json()["mail"]["confirmed"] == true; }));
    EXPECT_TRUE(gets(2));  // "thank you", and nothing twice
    EXPECT_EQ(inbox().size(), 2U);
}

}  // namespace
}  // namespace paddock::server::tests
