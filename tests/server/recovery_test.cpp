#include "tests/server/quiet.hpp"

#include "server/secrets.hpp"
#include "table/live_match.hpp"

// Records that are too full or damaged, acts without end, disks that fail at the worst moment.
namespace paddock::server::tests {
namespace {

class Recovery : public QuietTest {
  protected:
    Json slow() { return {{"kind", "slow"}, {"hours", 24}}; }
    Response away(std::string& session, int day) {
        const std::string date = "2027-02-" + std::to_string(10 + day % 10);
        return act("absence", session, {{"seat", 2}, {"from", date}, {"to", date}});
    }
    void add_notes(std::uint64_t count) {
        store::Change notes;
        const std::uint64_t first = lines().size();
        for (std::uint64_t n = first; n < first + count; ++n)
            notes.push_back(store::AppendLine{id, n, R"({"n":)" + std::to_string(n) + R"(,"act":"note","text":"away"})",
                                              clock.now()});
        quiet->store().write(notes, [](const store::Kept<void>& kept) { EXPECT_TRUE(kept); });
        reopen();
    }
    // Writes a line behind the server's back that is none.
    void damage() {
        const std::uint64_t n = lines().size();
        store::Kept<void> answer;
        quiet->store().write({store::AppendLine{id, n, "{\"n\":" + std::to_string(n) + ",\"rubbish\":1}", clock.now()}},
                             [&](const store::Kept<void>& kept) { answer = kept; });
        quiet->store().flush();
        ASSERT_TRUE(answer);
        reopen();
    }
};

TEST_F(Recovery, ActsOfASeatAreHeldBackAfterAWhile) {
    settings.limits.acts_at_once = 5;
    settings.limits.acts_a_minute = 6;
    reopen();
    start_table(slow());
    const std::size_t before = lines().size();
    for (int i = 0; i < 5; ++i) EXPECT_EQ(away(ben, i).status, 200);
    const Response refused = away(ben, 5);
    EXPECT_EQ(code_of(refused), "too-many");
    EXPECT_EQ(lines().size(), before + 5);
    EXPECT_EQ(act("pause", ada).status, 200) << "what one does too often is not laid at another's door";
    EXPECT_EQ(act("resume", ada).status, 200);
    Ear ear;
    const auto talker = socket(ear, ben);
    EXPECT_EQ(code_of(said(talker, ear, R"({"do":"say","id":1,"text":"hello"})")), "too-many");
    quiet->backend().socket_closed(talker);
    pass(std::chrono::seconds{61});
    EXPECT_EQ(away(ben, 6).status, 200);
    EXPECT_EQ(away(ben, 6).status, 200);
    EXPECT_EQ(lines().size(), before + 8) << "an absence that is known already is not noted again";
}

// The reader takes 100,000 lines. Notes end long before, answers never meet them, and the last line always fits.
TEST_F(Recovery, NoWriterWritesWhatTheReaderRefuses) {
    table::RecordLimits limits;
    limits.lines = 40;
    limits.notes = 5;
    table::RecordFill fill(limits);
    const auto fits = [&](table::Entry::Kind kind) {
        table::Entry entry;
        entry.kind = kind;
        if (fill.fault_of(entry, "{}") != nullptr) return false;
        fill.add(kind, 2);
        return true;
    };
    using Kind = table::Entry::Kind;
    int notes = 0;
    while (notes < 100 && fits(notes % 2 == 0 ? Kind::note : Kind::pause)) ++notes;
    EXPECT_EQ(notes, 5);
    int pilots = 0;
    while (pilots < 100 && fits(Kind::pilot)) ++pilots;
    EXPECT_EQ(pilots, 20 - 1 - 5);
    int answers = 0;
    while (answers < 100 && fits(Kind::choice)) ++answers;
    EXPECT_EQ(answers, 40 - 20 - 1);
    EXPECT_TRUE(fits(Kind::reveal));
    table::Entry wordy;
    wordy.kind = Kind::choice;
    wordy.text = std::string(301, 'x');
    EXPECT_NE(table::RecordFill().fault_of(wordy, "{}"), nullptr);
    EXPECT_NE(table::RecordFill().fault_of({}, std::string((256 << 10) + 1, 'x')), nullptr);
}

TEST_F(Recovery, NotesWithoutEndEndNothing) {
    start_table(slow());
    add_notes(4'997);
    int noted = 0;
    Response last;
    for (; noted < 100; ++noted) {
        last = away(ben, noted);
        if (last.status != 200) break;
    }
    EXPECT_EQ(noted, 3) << "5,000 are enough";
    EXPECT_EQ(code_of(last), "bad-request") << last.body;
    reopen();
    EXPECT_EQ(seen(ada)["state"], "running");
    Ear ear;
    const auto conversation = socket(ear, seen(ada)["awaiting"][0] == 1 ? ada : ben);
    conversation->message(R"({"do":"watch"})");
    quiet->settle();
    const Json news = ear.last("news")["news"];
    const Json answer{{"do", "answer"},
                      {"id", 1},
                      {"seat", news["seat"]},
                      {"question", news["asked"]["number"]},
                      {"choice", news["asked"]["fallback"]}};
    EXPECT_EQ(said(conversation, ear, answer.dump()).value("ok", false), true);
}

// Everybody else would wait while it is replayed.
TEST_F(Recovery, ALongRecordIsTakenUpBesideTheRooms) {
    start_table(slow());
    add_notes(2'000);
    const std::uint64_t loads = quiet->metrics().loads;
    std::array<Response, 2> answers;
    for (Response& answer : answers) {
        answer.status = 0;
        const Request request = paddock::tests::request_of("GET", "/api/tables/" + id, "", ada);
        answer_request(quiet->backend(), request, [&](Response response) { answer = std::move(response); });
        EXPECT_EQ(answer.status, 0) << "it was replayed while the rooms stood still";
    }
    bool prepared = false;
    quiet->backend().prepare(paddock::tests::request_of("GET", "/api/tables/" + id + "/live", "", ada),
                             [&] { prepared = true; });
    EXPECT_FALSE(prepared);
    EXPECT_EQ(ask("GET", "/api/me", "", ben).status, 200) << "others are answered meanwhile";
    for (int i = 0; i < 1000 && !prepared; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
        quiet->settle();
    }
    EXPECT_TRUE(prepared);
    for (const Response& answer : answers) EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(quiet->metrics().loads, loads + 1) << "once for all who wait";
}

TEST_F(Recovery, AnUnreadableTableIsTriedOnce) {
    start_table();
    damage();
    const std::uint64_t before = quiet->metrics().loads;
    for (int i = 0; i < 10; ++i) EXPECT_EQ(code_of(ask("GET", "/api/tables/" + id, "", "")), "store-failed");
    EXPECT_LE(quiet->metrics().loads, before + 1);
}

TEST_F(Recovery, TheHostIsToldWhyAndGoesOnFromTheLastGoodLine) {
    start_table();
    const std::vector<std::string> good = lines();
    damage();
    const std::string old = id;
    const Response told = ask("GET", "/api/tables/" + id, "", ada);
    EXPECT_EQ(code_of(told), "unreadable");
    EXPECT_NE(told.body.find("record of table " + id), std::string::npos) << told.body;
    EXPECT_EQ(code_of(ask("GET", "/api/tables/" + id, "", ben)), "store-failed") << "only the host";
    EXPECT_EQ(code_of(act("recover", ben, {{"go_on", true}})), "store-failed");
    EXPECT_EQ(code_of(act("recover", ada, {{"go_on", 7}})), "bad-request");
    const Response made = act("recover", ada, {{"go_on", true}});
    ASSERT_EQ(made.status, 201) << made.body;
    const Json table = Json::parse(made.body);
    id = table["table"];
    EXPECT_EQ(table["state"], "running");
    EXPECT_TRUE(table["hosting"]);
    EXPECT_TRUE(table["seats"][0]["mine"]);
    EXPECT_TRUE(seen(ben)["seats"][1]["mine"]) << "the others find their seats too";
    std::vector<std::string> now = lines();
    ASSERT_EQ(now.size(), good.size() + 1);
    EXPECT_NE(now.back().find("lost"), std::string::npos) << "its number is not used again, nor are its rolls";
    now.pop_back();
    EXPECT_EQ(now, good);
    EXPECT_EQ(act("pause", ada).status, 200);
    id = old;
    EXPECT_EQ(code_of(ask("GET", "/api/tables/" + id + "/record", "", ada)), "unreadable") << "its secrets still count";
    EXPECT_NE(ask("GET", "/api/tables/" + id, "", ben).body.find(table["table"].get<std::string>()), std::string::npos);
    EXPECT_EQ(code_of(act("recover", ada, {{"go_on", false}})), "unreadable") << "once is enough";
}

TEST_F(Recovery, OrEndsItAndSavesWhatThereIs) {
    start_table();
    damage();
    const std::vector<std::string> all = lines();
    EXPECT_EQ(code_of(ask("GET", "/api/tables/" + id + "/record", "", ada)), "unreadable");
    EXPECT_EQ(act("recover", ada, {{"go_on", false}}).status, 200);
    const Response record = ask("GET", "/api/tables/" + id + "/record", "", ben);
    EXPECT_EQ(record.status, 200);
    std::string text;
    for (const std::string& line : all) text += line + "\n";
    EXPECT_EQ(record.body, text);
    EXPECT_EQ(code_of(act("recover", ada, {{"go_on", true}})), "store-failed") << "everybody may have read it";
}

TEST_F(Recovery, WhatCanBeReadNeedsNone) {
    start_table();
    EXPECT_EQ(code_of(act("recover", ada, {{"go_on", true}})), "bad-request");
}

// Two drivers, short of the end by one answer.
TEST_F(Recovery, AFullDiskAtTheLastMoveGivesNoRecordAway) {
    settings.limits.acts_at_once = 1'000'000;
    reopen();
    start_table(slow());
    Ear ear;
    const auto finish = [&](std::size_t most) {
        const std::shared_ptr<Conversation> both[] = {socket(ear, ada), socket(ear, ben)};
        for (const auto& each : both) each->message(R"({"do":"watch","offers":false})");
        quiet->settle();
        std::size_t answers = 0;
        for (; answers < most; ++answers) {
            const Json news = ear.last("news")["news"];
            if (news["over"]) break;
            const int seat = news["awaiting"][0];
            Json asked;
            for (const Json& message : ear.heard)
                if (message.contains("news") && message["news"]["seat"] == seat) asked = message["news"];
            ear.heard.clear();
            both[seat - 1]->message(Json{{"do", "answer"},
                                         {"id", 1},
                                         {"seat", seat},
                                         {"question", asked["asked"]["number"]},
                                         {"choice", asked["asked"]["fallback"]}}
                                        .dump());
            quiet->settle();
            EXPECT_TRUE(ear.last("to").value("ok", false)) << ear.last("to").dump();
        }
        for (const auto& each : both) quiet->backend().socket_closed(each);
        return answers;
    };
    ASSERT_GT(finish(10'000), 10U);
    ASSERT_EQ(seen(ada)["state"], "over");
    // The same match again, without its last answer and the line that shows the seed.
    std::vector<std::string> record = lines();
    const table::Seed seed = *quiet->store().find_table(id)->seed;
    store::TableRow row = *quiet->store().find_table(id);
    const std::string last = record[record.size() - 2];
    record.resize(record.size() - 2);
    id = "again";
    store::Change change{store::AddTable{
        {id, store::TableState::running, clock.now(), clock.now(), std::nullopt, row.document, seed, 0}}};
    for (std::size_t n = 0; n < record.size(); ++n) change.push_back(store::AppendLine{id, n, record[n], clock.now()});
    for (const std::string& session : {ada, ben})
        change.push_back(store::HoldSeat{*hash_of_key(session), id, seat(session == ada ? 0 : 1)});
    change.push_back(store::HoldSeat{*hash_of_key(ada), id, Seat::nobody});
    quiet->store().write(change, [](const store::Kept<void>& kept) { EXPECT_TRUE(kept); });
    quiet->settle();
    // A disk with no room for the last line.
    quiet->store().limit_size(4096);
    int notes = 0;
    while (notes < 2'000 && away(ben, notes).status == 200) ++notes;
    ASSERT_LT(notes, 2'000);
    const Json answer = Json::parse(last);
    const auto driver = socket(ear, answer["seat"] == 1 ? ada : ben);
    ear.heard.clear();
    driver->message(R"({"do":"watch"})");
    quiet->settle();
    driver->message(Json{{"do", "answer"},
                         {"id", 1},
                         {"seat", answer["seat"]},
                         {"question", ear.last("news")["news"]["asked"]["number"]},
                         {"choice", answer["choice"]}}
                        .dump());
    // Asked while that is on its way to the disk.
    Response shown;
    answer_request(quiet->backend(), paddock::tests::request_of("GET", "/api/tables/" + id + "/record", "", ben),
                   [&](Response response) { shown = std::move(response); });
    Response rematch;
    answer_request(quiet->backend(), paddock::tests::request_of("POST", "/api/tables/" + id + "/rematch", "{}", ada),
                   [&](Response response) { rematch = std::move(response); });
    quiet->settle();
    EXPECT_EQ(code_of(ear.last("to")), "store-failed");
    EXPECT_EQ(code_of(shown), "not-over") << shown.body.substr(0, 200);
    EXPECT_EQ(code_of(rematch), "not-over");
    EXPECT_EQ(seen(ada)["state"], "running");
    quiet->backend().socket_closed(driver);
    quiet->store().limit_size(0);
}

// A wrong clock, once, costs nobody his seats; who comes back keeps his session.
TEST_F(Recovery, SessionsOutliveAClockThatRunsAhead) {
    make_table();
    clock.wall += std::chrono::milliseconds(std::chrono::days{4'000}).count();
    reopen();
    clock.wall -= std::chrono::milliseconds(std::chrono::days{4'000}).count();
    reopen();
    EXPECT_TRUE(seen(ada)["seats"][0]["mine"]);
    EXPECT_TRUE(seen(ben)["seats"][1]["mine"]);
}

TEST_F(Recovery, SessionsAreRenewedByUse) {
    make_table();
    const auto renewed = [&](const std::string& path) {
        return paddock::tests::session_given(ask("GET", path, "", ada));
    };
    EXPECT_EQ(renewed("/api/me"), "");
    pass(std::chrono::hours{25});
    EXPECT_EQ(renewed("/api/me"), ada);
    quiet->settle();
    EXPECT_EQ(renewed("/api/me"), "");
    pass(std::chrono::hours{25});
    EXPECT_EQ(renewed("/api/tables/" + id), ada);
    quiet->settle();
    EXPECT_EQ(quiet->store().find_session(*hash_of_key(ada))->seen, clock.now());
}

}  // namespace
}  // namespace paddock::server::tests
