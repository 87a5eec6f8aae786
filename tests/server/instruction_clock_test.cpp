#include "tests/server/quiet.hpp"

// Standing instructions together with clocks, pauses, absences, bots and a disk that is full.
namespace paddock::server::tests {
namespace {

class QuietInstructions : public QuietTest {
  protected:
    // A slow race of two that stands where Ben is asked whether he bets.
    void SetUp() override {
        const Response made = post("/api/tables",
                                   {{"setup", {{"game", "schneider"}, {"circuit", "venice-1927"}}},
                                    {"seats", {{{"pilot", "me"}, {"name", "Ada"}}, {{"pilot", "open"}}}},
                                    {"pace", {{"kind", "slow"}, {"hours", 24}}}},
                                   ada);
        ASSERT_EQ(made.status, 201) << made.body;
        id = Json::parse(made.body)["table"];
        key = Json::parse(made.body)["keys"][0]["key"];
        ASSERT_EQ(act("sit", ben, {{"key", key}}).status, 200);
        ASSERT_EQ(act("start", ada).status, 200);
        fly_to_bet();
    }
    void fly_to_bet() {
        for (int i = 0; i < 100; ++i) {
            const Json asked = asked_of_ben();
            if (!asked.is_null() && asked["question"]["key"] == "bet") return;
            answer(asked.is_null() ? 1 : 2);
        }
        FAIL() << "Ben is never asked for a bet";
    }
    Json news_of(int seat) {
        Ear ear;
        const auto conversation = socket(ear, seat == 1 ? ada : ben);
        conversation->message(R"({"do":"watch","since":1000000})");
        quiet->settle();
        quiet->backend().socket_closed(conversation);
        return ear.last("news")["news"];
    }
    Json asked_of_ben() { return news_of(2)["asked"]; }
    std::string question_of_ben() {
        const Json asked = asked_of_ben();
        return asked.is_null() ? "" : asked["question"]["key"].get<std::string>();
    }
    void answer(int seat) {
        const Json news = news_of(seat);
        Ear ear;
        const auto conversation = socket(ear, seat == 1 ? ada : ben);
        const Json message{{"do", "answer"},
                           {"id", 1},
                           {"seat", seat},
                           {"question", news["asked"]["number"]},
                           {"choice", news["asked"]["fallback"]}};
        ASSERT_TRUE(said(conversation, ear, table::line_of(message)).value("ok", false));
        quiet->backend().socket_closed(conversation);
    }
    Response leave_no_bets() { return act("instructions", ben, {{"seat", 2}, {"question", "bet"}, {"answer", "no"}}); }
    Json left() { return get("/api/tables/" + id + "/instructions", ben)["instructions"]; }
};

TEST_F(QuietInstructions, AtAPausedTableTheyWaitUntilItGoesOn) {
    ASSERT_EQ(act("pause", ada).status, 200);
    const std::size_t before = lines().size();
    ASSERT_EQ(leave_no_bets().status, 200);
    EXPECT_EQ(lines().size(), before);
    EXPECT_EQ(question_of_ben(), "bet");
    ASSERT_EQ(act("resume", ada).status, 200);
    EXPECT_EQ(question_of_ben(), "card");
}

TEST_F(QuietInstructions, LeavingOneTellsNobodyAndMovesNoClock) {
    ASSERT_EQ(act("absence", ben, {{"seat", 2}, {"from", "2027-01-15"}, {"to", "2027-01-20"}}).status, 200);
    Ear ear;
    const auto conversation = socket(ear, ada);
    conversation->message(R"({"do":"watch","since":0})");
    quiet->settle();
    ear.heard.clear();
    const Json before = seen(ada);
    clock.pass(std::chrono::hours{1});
    ASSERT_EQ(act("instructions", ben, {{"seat", 2}, {"question", "crash-repair"}, {"answer", "rules"}}).status, 200);
    quiet->settle();
    EXPECT_TRUE(ear.heard.empty()) << ear.heard[0];
    EXPECT_EQ(seen(ada), before);
    quiet->backend().socket_closed(conversation);
}

TEST_F(QuietInstructions, WhoIsAwayIsAnsweredForAllTheSame) {
    ASSERT_EQ(act("absence", ben, {{"seat", 2}, {"from", "2027-01-01"}, {"to", "2027-02-20"}}).status, 200);
    ASSERT_EQ(leave_no_bets().status, 200);
    EXPECT_EQ(question_of_ben(), "card");
}

// As after a crash between the question and the answer: the instruction is on disk, and the time has passed.
TEST_F(QuietInstructions, TheInstructionComesBeforeTheClock) {
    quiet->settle();
    Json document = Json::parse(quiet->store().find_table(id)->document);
    document["seats"][1]["instructions"] = {{{"question", "bet"}, {"answer", "no"}}};
    quiet->store().write({store::SetDocument{id, table::line_of(document), clock.now()}}, [](const auto&) {});
    const std::size_t before = lines().size();
    quiet.reset();
    clock.pass(std::chrono::hours{48});
    open();
    tick();
    ASSERT_EQ(lines().size(), before + 1) << "the card gets its own time";
    EXPECT_EQ(Json::parse(lines().back()).value("by", ""), "");
    EXPECT_EQ(question_of_ben(), "card");
    pass(std::chrono::hours{25});
    EXPECT_EQ(Json::parse(lines()[before + 1]).value("by", ""), "clock") << "what nothing was left for is the clock's";
}

TEST_F(QuietInstructions, ABotOrAnotherPersonDoesNotInheritThem) {
    ASSERT_EQ(act("instructions", ben, {{"seat", 2}, {"question", "crash-repair"}, {"answer", "rules"}}).status, 200);
    ASSERT_EQ(left().size(), 1U);
    ASSERT_EQ(act("replace", ada, {{"seat", 2}, {"level", "rookie"}}).status, 200);
    const Response handed = act("handover", ada, {{"seat", 2}});
    std::string cy;
    ASSERT_EQ(act("sit", cy, {{"key", Json::parse(handed.body)["key"]}, {"name", "Cy"}}).status, 200);
    EXPECT_EQ(get("/api/tables/" + id + "/instructions", cy)["instructions"], Json::array());
    EXPECT_EQ(quiet->store().find_table(id)->document.find("instructions"), std::string::npos);
}

// Whether the full disk refuses the instruction or what follows from it, neither is lost nor tried without end.
TEST_F(QuietInstructions, AFullDiskHoldsThemUpAndTheyAreFollowedWhenThereIsRoom) {
    quiet->store().limit_size(4096);
    Ear ear;
    const auto conversation = socket(ear, ada);
    const std::string talk = R"({"do":"say","id":3,"text":")" + std::string(400, 'x') + "\"}";
    Json told;
    for (int i = 0; i < 200 && code_of(told) != "store-failed"; ++i) told = said(conversation, ear, talk);
    ASSERT_EQ(code_of(told), "store-failed");
    const Response while_full = leave_no_bets();
    if (while_full.status == 503) EXPECT_EQ(left(), Json::array());
    EXPECT_EQ(question_of_ben(), "bet");
    quiet->store().limit_size(0);
    if (while_full.status == 503) ASSERT_EQ(leave_no_bets().status, 200);
    pass(std::chrono::seconds{3});
    EXPECT_EQ(question_of_ben(), "card");
    quiet->backend().socket_closed(conversation);
}

TEST(TableDocument, OneThatWasWrittenBeforeThereWereInstructionsIsRead) {
    const std::string old = R"({"setup":{"game":"schneider"},"pace":{"kind":"slow","hours":24,"expiry":"rules"},)"
                            R"("host":1,"seats":[{"name":"Ada","pilot":"person"}]})";
    const auto document = read_table_document("old", old);
    ASSERT_TRUE(document) << table::to_text(document.error());
    EXPECT_TRUE(document->chairs[0].prepared.instructions.empty());
    EXPECT_EQ(to_text(*document), old);
}

}  // namespace
}  // namespace paddock::server::tests
