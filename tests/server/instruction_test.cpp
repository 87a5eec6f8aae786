#include "table/games.hpp"
#include "table/live_match.hpp"
#include "table/record.hpp"
#include "table/replay.hpp"
#include "tests/server/listener.hpp"
#include "tests/support/hidden_hands.hpp"

// Standing instructions over real sockets: a seat that is not there is answered for as it wished, and nobody else can
// tell.
namespace paddock::server::tests {
namespace {

const Json race{{"game", "schneider"}, {"circuit", "venice-1927"}, {"options", {{"campaign", "medium"}}}};
const Json no_bets{{"seat", 2}, {"question", "bet"}, {"answer", "no"}};

// Ada can end her move right behind Ben, who may drop back then.
const Json pursuit = Json::parse(R"({"turn": 1, "planes": [
    {"nation": "france", "square": "2", "hand": ["FR-01", "FR-02", "FR-03", "FR-04"]},
    {"nation": "italy", "square": "7", "hand": ["IT-01", "IT-02", "IT-03"], "permanents": ["DROPBACK"]}]})");

WebReply leave(TwoAtATable& table, Visitor& who, const Json& instruction) {
    return table.act(who, "instructions", instruction);
}
Json left_by(TwoAtATable& table, Visitor& who) {
    return who.get("/api/tables/" + table.id + "/instructions").json()["instructions"];
}

void restart(RunningServer& server, TwoAtATable& table) {
    server.restart();
    for (Visitor* who : {&table.ada, &table.ben}) {
        Visitor again(server.port());
        again.cookie = who->cookie;
        *who = again;
    }
}

// Writes a position into the record of a match that has begun, as a steward does, and goes on from there.
void lay_out(RunningServer& server, TwoAtATable& table, const Json& position) {
    table::Entry entry;
    entry.kind = table::Entry::Kind::position;
    entry.number = server.store().lines(table.id)->size();
    entry.value = position;
    std::string line = table::entry_line(entry);
    while (line.back() == '\n') line.pop_back();
    server.store().write({store::AppendLine{table.id, entry.number, line, server.clock.now()}},
                         [](const store::Kept<void>& kept) { EXPECT_TRUE(kept); });
    server.store().flush();
    restart(server, table);
}

bool has_event(const Json& events, const std::string& name) {
    return std::ranges::any_of(events, [&](const Json& event) { return event["event"] == name; });
}

// Everything the table tells up to this event.
Json events_until(Player& player, const std::string& name) {
    Json events = Json::array();
    for (int i = 0; i < 10 && !has_event(events, name); ++i) {
        for (const Json& event : player.hear()["events"]) events.push_back(event);
    }
    return events;
}

std::string record_of(RunningServer& server, const TwoAtATable& table) {
    std::string text;
    const auto lines = server.store().lines(table.id);
    for (const std::string& line : *lines) text += line + "\n";
    return text;
}

TEST(Instructions, AreLeftReadAndTakenBackByTheSeatAlone) {
    RunningServer server;
    TwoAtATable table(server, nullptr, race);
    EXPECT_EQ(leave(table, table.ben, no_bets).code(), "not-started");
    table.start();
    EXPECT_EQ(left_by(table, table.ben), Json::array());
    const WebReply left = leave(table, table.ben, no_bets);
    ASSERT_EQ(left.status, 200) << left.body;
    EXPECT_EQ(left.json()["instructions"], Json::array({no_bets}));
    EXPECT_EQ(left_by(table, table.ben), Json::array({no_bets}));
    EXPECT_EQ(left_by(table, table.ada), Json::array()) << "not even the host reads them";
    Visitor stranger(server.port());
    EXPECT_EQ(left_by(table, stranger), Json::array());

    const Json hurry{{"seat", 2}, {"question", "speed-up"}, {"answer", "left"}, {"number", 20}};
    EXPECT_EQ(leave(table, table.ben, hurry).status, 200);
    restart(server, table);
    EXPECT_EQ(left_by(table, table.ben), Json::array({no_bets, hurry}));
    const Json taken_back{{"seat", 2}, {"question", "bet"}, {"answer", "ask"}};
    EXPECT_EQ(leave(table, table.ben, taken_back).json()["instructions"], Json::array({hurry}));
    restart(server, table);
    EXPECT_EQ(left_by(table, table.ben), Json::array({hurry}));
}

TEST(Instructions, OnesThatAreNoneAreRefusedAndSayWhere) {
    RunningServer server;
    TwoAtATable table(server, nullptr, race);
    table.start();
    const auto refused = [&](Visitor& who, const std::string& body) {
        const Json error = who.send("POST", "/api/tables/" + table.id + "/instructions", body).json()["error"];
        return error.value("code", "") + " " + error.value("where", "");
    };
    const std::string good = table::line_of(no_bets);
    EXPECT_EQ(refused(table.ada, good), "not-yours ") << "the host sits elsewhere";
    Visitor stranger(server.port());
    EXPECT_EQ(refused(stranger, good), "not-yours ");
    Visitor forger(server.port());
    forger.cookie = std::string(22, 'A');
    EXPECT_EQ(refused(forger, good), "not-yours ");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"card","answer":"no"})"), "bad-request /question");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"bet","answer":"A italy"})"), "bad-request /answer");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"bet","answer":"no","number":1})"), "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"bet","answer":"ask","number":1})"), "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"speed-up","answer":"left"})"), "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"speed-up","answer":"left","number":1001})"),
              "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"speed-up","answer":"left","number":-1})"),
              "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"speed-up","answer":"left","number":"many"})"),
              "bad-request /number");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"bet"})"), "bad-request ") << "the whole of it";
    EXPECT_EQ(refused(table.ben, R"({"seat":2,"question":"bet","answer":"no","for":"ever"})"), "bad-request /for");
    EXPECT_EQ(refused(table.ben, R"({"seat":2,)"), "malformed ");
    EXPECT_EQ(refused(table.ben, "[]").substr(0, 11), "bad-request");
    EXPECT_EQ(left_by(table, table.ben), Json::array());
}

TEST(Instructions, AReactionIsAnsweredWithoutTheSeatAndTheRaceGoesOn) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "slow"}, {"hours", 24}}, race);
    table.start();
    lay_out(server, table, pursuit);
    ASSERT_EQ(leave(table, table.ben, {{"seat", 2}, {"question", "drop-back"}, {"answer", "yes"}}).status, 200);
    ASSERT_EQ(leave(table, table.ben, no_bets).status, 200);
    restart(server, table);

    Player ada(table.ada, table.id);
    ada.hear();
    ASSERT_TRUE(ada.answer("bet no").value("ok", false));
    ada.hear();
    ASSERT_TRUE(ada.answer("play FR-03 as 4").value("ok", false));
    // Ben drops back and does not bet; then he has to play a card himself.
    const Json events = events_until(ada, "turn-began");
    EXPECT_TRUE(has_event(events, "dropped-back")) << events;
    Player ben(table.ben, table.id);
    for (int i = 0; i < 2 && (!ben.asked() || ben.news["asked"]["question"]["key"] == "bet"); ++i) ben.hear();
    EXPECT_EQ(ben.news["asked"]["question"]["key"], "card");
    EXPECT_EQ(ben.news["view"]["position"]["planes"][1]["square"], "5");

    const std::string text = record_of(server, table);
    EXPECT_EQ(text.find("clock"), std::string::npos) << "no time was up";
    const table::Verdict verdict = table::verify(table::Library(), "record", text);
    EXPECT_TRUE(verdict.sound());
}

TEST(Instructions, AnOpenQuestionIsAnsweredWhenTheInstructionComes) {
    RunningServer server;
    TwoAtATable table(server, {{"kind", "slow"}, {"hours", 24}}, race);
    table.start();
    lay_out(server, table, pursuit);
    Player ada(table.ada, table.id);
    ada.hear();
    for (const char* choice : {"bet no", "play FR-03 as 4"}) {
        ASSERT_TRUE(ada.answer(choice).value("ok", false));
        ada.hear();
    }
    EXPECT_EQ(ada.news["awaiting"], Json::array({2}));
    ASSERT_EQ(leave(table, table.ben, {{"seat", 2}, {"question", "drop-back"}, {"answer", "no"}}).status, 200);
    const Json events = events_until(ada, "turn-began");
    EXPECT_TRUE(has_event(events, "turn-began")) << events;
    EXPECT_FALSE(has_event(events, "dropped-back"));
}

// Hidden hands: all are asked at once, and Ben always lays before Ada.

// What that seed deals: "lay 3", by seat, in the order it is laid.
std::string card_of(std::size_t seat, std::size_t round) {
    table::TextSink sink;
    table::Dice dice;
    dice.seed = fixed_seed();
    const table::Library library = paddock::tests::library_with_hidden_hands();
    auto match = table::open_match(library, "", R"({"game":"hidden-hands","seats":2})");
    const auto live = table::LiveMatch::begin(std::move(*match), std::move(dice), sink);
    const auto& state = table::match_of<paddock::tests::HiddenHands>(live->match())->state();
    return "lay " + std::to_string(state.cards[seat][round]);
}

struct Heard {
    std::string ada;
    std::string spectator;
    std::string record;
};

// Two rounds in which Ben lays his first card, himself or by an instruction.
Heard both_rounds(bool instructed) {
    RunningServer server(RunningServer::usual_settings(), paddock::tests::library_with_hidden_hands(), fixed_seed);
    TwoAtATable table(server, {{"kind", "slow"}, {"hours", 24}}, {{"game", "hidden-hands"}});
    table.start();
    Listener ben(table.ben, table.id);
    Listener ada(table.ada, table.id);
    Listener spectator(Visitor(server.port()), table.id);
    const auto seen = [&] { return table.seen_by(table.ada); };
    if (instructed)
        EXPECT_EQ(leave(table, table.ben, {{"seat", 2}, {"question", "lay"}, {"answer", "first"}}).status, 200);
    for (std::size_t round = 0; round < 2; ++round) {
        if (!instructed) ben.answer(card_of(1, round), 2);
        while (seen()["awaiting"] != Json::array({1})) {
        }
        ada.listen();
        spectator.listen();
        if (round == 0) ada.answer(card_of(0, round), 1);
    }
    return {ada.heard, spectator.heard, record_of(server, table)};
}

TEST(Instructions, NobodyElseCanTellThemFromAPersonWhoAnswers) {
    const Heard instructed = both_rounds(true);
    const Heard by_hand = both_rounds(false);
    EXPECT_EQ(instructed.ada, by_hand.ada);
    EXPECT_EQ(instructed.spectator, by_hand.spectator);
    EXPECT_EQ(instructed.record, by_hand.record);
    EXPECT_GT(instructed.spectator.size(), 1000U);
    EXPECT_NE(instructed.record.find("lay"), std::string::npos);
}

TEST(Instructions, AWholeMatchOfInstructionsComesToItsEnd) {
    RunningServer server(RunningServer::usual_settings(), paddock::tests::library_with_hidden_hands(), fixed_seed);
    TwoAtATable table(server, nullptr, {{"game", "hidden-hands"}});
    table.start();
    Player ada(table.ada, table.id);
    ada.hear();
    for (const int seat : {1, 2}) {
        Visitor& who = seat == 1 ? table.ada : table.ben;
        ASSERT_EQ(leave(table, who, {{"seat", seat}, {"question", "lay"}, {"answer", "first"}}).status, 200);
    }
    for (int i = 0; i < 10 && !ada.news["over"].get<bool>(); ++i) ada.hear();
    EXPECT_TRUE(ada.news["over"].get<bool>());
    const WebReply record = table.ben.get("/api/tables/" + table.id + "/record");
    EXPECT_TRUE(table::verify(paddock::tests::library_with_hidden_hands(), "record", record.body).sound());
    EXPECT_EQ(leave(table, table.ben, {{"seat", 2}, {"question", "lay"}, {"answer", "ask"}}).code(), "over");
}

// Instructions that would answer each other for ever stop after 500 answers, and go on when somebody has answered.
TEST(Instructions, FiveHundredAnswersWithoutAnybodyAreEnough) {
    RunningServer server(RunningServer::usual_settings(), paddock::tests::library_with_hidden_hands(), fixed_seed);
    TwoAtATable table(server, nullptr, {{"game", "hidden-hands"}, {"options", {{"endless", true}}}});
    table.start();
    const std::size_t before = server.store().lines(table.id)->size();
    const auto answers = [&] { return server.store().lines(table.id)->size() - before; };
    const auto settled_at = [&](std::size_t wanted) {
        for (int i = 0; i < 3000 && answers() < wanted; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::this_thread::sleep_for(std::chrono::milliseconds(150));  // one more would come at once
        return answers();
    };
    for (const int seat : {1, 2}) {
        Visitor& who = seat == 1 ? table.ada : table.ben;
        ASSERT_EQ(leave(table, who, {{"seat", seat}, {"question", "lay"}, {"answer", "first"}}).status, 200);
    }
    EXPECT_EQ(settled_at(500), 500U);
    const Json awaiting = table.seen_by(table.ada)["awaiting"];
    ASSERT_FALSE(awaiting.empty()) << "somebody is asked";
    const bool first = awaiting[0] == 1;
    Player player(first ? table.ada : table.ben, table.id);
    player.hear();
    ASSERT_TRUE(player.asked());
    ASSERT_TRUE(player.answer().value("ok", false));
    EXPECT_EQ(settled_at(1001), 1001U) << "the answer, and 500 more";
}

// A card that is not in the hand cannot be laid: then the seat is asked.
TEST(Instructions, WhatIsNotOfferedIsAsked) {
    RunningServer server(RunningServer::usual_settings(), paddock::tests::library_with_hidden_hands(), fixed_seed);
    TwoAtATable table(server, nullptr, {{"game", "hidden-hands"}});
    table.start();
    Player ben(table.ben, table.id);
    ben.hear();
    const auto has_two = [&] {
        return std::ranges::any_of(ben.news["asked"]["offers"], [](const Json& o) { return o["text"] == "lay 2"; });
    };
    const bool could = has_two();
    ASSERT_EQ(leave(table, table.ben, {{"seat", 2}, {"question", "lay"}, {"answer", "two"}}).status, 200);
    const Json awaiting = table.seen_by(table.ada)["awaiting"];
    EXPECT_EQ(awaiting, could ? Json::array({1}) : Json::array({1, 2}));
}

}  // namespace
}  // namespace paddock::server::tests
