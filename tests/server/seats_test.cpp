#include "server/invitation.hpp"
#include "server/limits.hpp"
#include "tests/server/quiet.hpp"

// Who holds which seat, also while sockets are open; tables that are listed without being played again.
namespace paddock::server::tests {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

class Seats : public QuietTest {
  protected:
    std::string answer_of(int seat) {
        return R"({"do":"answer","id":7,"seat":)" + std::to_string(seat) + R"(,"question":0,"choice":"gear 1"})";
    }
    // Forgets every room that nobody is in.
    void fall_asleep() {
        for (int i = 0; i < 10; ++i) pass(seconds{61});
        ASSERT_EQ(quiet->backend().rooms(), 0U);
    }
};

TEST_F(Seats, AreLeftWithTheAccountOnOpenSocketsToo) {
    start_table();
    const Json credentials{{"name", "Ada"}, {"passphrase", "four horses in a box"}};
    ASSERT_EQ(post("/api/account", credentials, ada).status, 200);
    Ear ear;
    const auto conversation = socket(ear, ada);
    EXPECT_EQ(code_of(said(conversation, ear, answer_of(1))), "stale");  // it is hers, only too late
    ASSERT_EQ(post("/api/account/leave", Json::object(), ada).status, 200);
    EXPECT_EQ(code_of(said(conversation, ear, answer_of(1))), "not-yours");
    EXPECT_EQ(code_of(said(conversation, ear, R"({"do":"say","id":1,"text":"still here"})")), "not-yours");
    ASSERT_EQ(post("/api/account/enter", credentials, ada).status, 200);
    EXPECT_EQ(code_of(said(conversation, ear, answer_of(1))), "stale");
    quiet->backend().socket_closed(conversation);
}

TEST_F(Seats, OfWhoWatchesAreShownAnewWhenTheAccountIsLeft) {
    start_table();
    ASSERT_EQ(post("/api/account", {{"name", "Ada"}, {"passphrase", "four horses in a box"}}, ada).status, 200);
    Ear ear;
    const auto conversation = socket(ear, ada);
    conversation->message(R"({"do":"watch","since":0})");
    EXPECT_EQ(ear.last("table")["table"]["seats"][0]["mine"], true);
    EXPECT_EQ(ear.last("table")["table"]["hosting"], true);
    ASSERT_EQ(post("/api/account/leave", Json::object(), ada).status, 200);
    EXPECT_EQ(ear.last("table")["table"]["seats"][0]["mine"], false);
    EXPECT_EQ(ear.last("table")["table"]["hosting"], false);
    quiet->backend().socket_closed(conversation);
}

TEST_F(Seats, ThatAreHandedOverAreLostOnSocketsThatNeverWatched) {
    start_table();
    Ear ear;
    const auto conversation = socket(ear, ben);
    ASSERT_EQ(act("handover", ada, {{"seat", 2}}).status, 200);
    EXPECT_EQ(code_of(said(conversation, ear, answer_of(2))), "not-yours");
    quiet->backend().socket_closed(conversation);
}

// Whoever comes with a link is told at once whether it is good, and nothing is taken by asking.
TEST_F(Seats, AreKnownFromTheirLinkBeforeAnybodySits) {
    start_table();
    std::string eve;
    const auto look = [&](const std::string& with) { return act("invitation", eve, {{"key", with}}); };
    const Response good = look(key);
    EXPECT_EQ(good.status, 200) << good.body;
    EXPECT_EQ(Json::parse(good.body), (Json{{"seat", 2}}));
    EXPECT_EQ(eve, "");  // no session is opened, and nobody sits
    EXPECT_EQ(code_of(look("AAAAAAAAAAAAAAAAAAAAAA")), "bad-link");
    EXPECT_EQ(code_of(look("no key")), "bad-link");
    EXPECT_EQ(code_of(act("invitation", eve, Json::object())), "bad-request");
    ASSERT_EQ(act("replace", ada, {{"seat", 2}}).status, 200);
    EXPECT_EQ(code_of(look(key)), "link-expired");
    const std::string first = id;
    make_table();
    id = first;
    EXPECT_EQ(code_of(look(key)), "bad-link");  // a good key, of another table
}

TEST_F(Seats, LookedAtTooOftenAreRefusedAsTakingThemIs) {
    settings.limits.made_a_minute = 5;
    reopen();
    make_table();  // one request, and one that sits
    std::string eve;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(act("invitation", eve, {{"key", key}}).status, 200);
    EXPECT_EQ(code_of(act("invitation", eve, {{"key", key}})), "too-many");
}

// The way back from a bot: the host hands its seat over, the bot drives until somebody comes.
TEST_F(Seats, OfBotsGoBackToPersons) {
    start_table();
    ASSERT_EQ(act("replace", ada, {{"seat", 2}, {"level", "rookie"}}).status, 200);
    EXPECT_EQ(seen(ben)["seats"][1]["mine"], false);
    const Response handed = act("handover", ada, {{"seat", 2}});
    ASSERT_EQ(handed.status, 200) << handed.body;
    EXPECT_EQ(seen(ada)["seats"][1]["pilot"], "bot");
    const Json link = Json::parse(handed.body)["key"];
    ASSERT_EQ(act("sit", ben, {{"key", link}, {"name", "Ben"}}).status, 200);
    EXPECT_EQ(seen(ben)["seats"][1]["mine"], true);
    EXPECT_EQ(seen(ben)["seats"][1]["pilot"], "person");
    EXPECT_EQ(seen(ben)["seats"][1]["name"], "Ben");
}

// What the host does is told among the talk, in nobody's name, to those who come later too.
// What was told of a seat before keeps the name of who had it then; a rematch begins without a past.
TEST_F(Seats, KeepWhatTheyWereCalledBefore) {
    start_table();
    EXPECT_FALSE(seen(ada)["seats"][1].contains("former"));
    const Json events = seen(ada)["event_count"];
    ASSERT_GT(events, 0);
    ASSERT_EQ(act("replace", ada, {{"seat", 2}, {"level", "rookie"}}).status, 200);
    const Json former = Json::array({{{"name", "Ben"}, {"until", events}}});
    EXPECT_EQ(seen(ada)["seats"][1]["former"], former);
    reopen();
    EXPECT_EQ(seen(ada)["seats"][1]["former"], former);
}

TEST_F(Seats, AndWhatIsDoneToThemStandInTheTalk) {
    start_table({{"kind", "live"}, {"seconds", 600}});
    Ear ear;
    const auto conversation = socket(ear, ben);
    conversation->message(R"({"do":"watch","since":0})");
    ASSERT_EQ(act("pause", ada).status, 200);
    const Json told = ear.last("talk")["talk"];
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0]["text"], "pause");
    EXPECT_EQ(told[0]["seat"], 0);
    EXPECT_EQ(told[0]["name"], "");
    ASSERT_EQ(act("resume", ada).status, 200);
    ASSERT_EQ(act("extend", ada, {{"seconds", 120}}).status, 200);
    ASSERT_EQ(act("replace", ada, {{"seat", 2}}).status, 200);
    const Response handed = act("handover", ada, {{"seat", 2}});
    ASSERT_EQ(act("sit", ben, {{"key", Json::parse(handed.body)["key"]}, {"name", "Ben"}}).status, 200);
    EXPECT_EQ(code_of(act("resume", ada)), "not-paused");  // what was refused is not told
    quiet->backend().socket_closed(conversation);
    quiet->settle();
    std::vector<std::string> deeds;
    const auto talk = quiet->store().talk(id);
    for (const store::Said& said : *talk) deeds.push_back(said.text);
    EXPECT_EQ(deeds, (std::vector<std::string>{"pause", "resume", "extend 120", "bot 2", "link 2", "sit 2"}));
}

// A record that was imported has persons at its seats whom nobody knows: links bring them back, and a host.
TEST_F(Seats, OfAnImportedMatchAreTakenByLinks) {
    start_table();
    const store::TableRow row = *quiet->store().find_table(id);
    const std::vector<std::string> record = lines();
    store::TableRow imported = row;
    imported.id = "imported";
    store::Change change{store::AddTable{imported}};
    for (std::size_t n = 0; n < record.size(); ++n)
        change.push_back(store::AppendLine{"imported", n, record[n], clock.now()});
    const std::string hosts = invite(change, "imported", Seat::nobody, clock.now());
    const std::string first = invite(change, "imported", seat(0), clock.now());
    quiet->store().write(std::move(change),
                         [](const store::Kept<void>& kept) { EXPECT_TRUE(kept) << kept.error().why; });
    quiet->settle();
    id = "imported";
    std::string eve;
    EXPECT_EQ(code_of(act("pause", eve)), "no-session");
    std::string host;
    EXPECT_EQ(act("sit", host, {{"key", hosts}}).status, 200);
    EXPECT_EQ(seen(host)["hosting"], true);
    EXPECT_EQ(seen(host)["seats"][0]["mine"], false);
    std::string driver;
    EXPECT_EQ(act("sit", driver, {{"key", first}}).status, 200);
    EXPECT_EQ(seen(driver)["hosting"], false);
    EXPECT_EQ(seen(driver)["seats"][0]["mine"], true);
    EXPECT_EQ(seen(driver)["seats"][0]["name"], "Ada");
    EXPECT_EQ(act("pause", host).status, 200);
    // And the host makes links for the others.
    EXPECT_EQ(act("handover", host, {{"seat", 2}}).status, 200);
}

TEST_F(Seats, AreListedWithoutPlayingTheMatchAgain) {
    start_table({{"kind", "slow"}, {"hours", 1000}, {"expiry", "wait"}});
    const Json awake = get("/api/me", ada);
    ASSERT_EQ(awake["tables"].size(), 1U);
    fall_asleep();
    const std::uint64_t loads = quiet->metrics().loads;
    EXPECT_EQ(get("/api/me", ada), awake);
    EXPECT_EQ(quiet->metrics().loads, loads);
    EXPECT_EQ(quiet->backend().rooms(), 0U);
    // Also by a server that has just been started, once it has looked at what was going on.
    reopen();
    for (int i = 0; i < 3; ++i) tick();
    fall_asleep();
    const std::uint64_t before = quiet->metrics().loads;
    EXPECT_EQ(get("/api/me", ada), awake);
    EXPECT_EQ(quiet->metrics().loads, before);
}

TEST_F(Seats, AreNotListedFromWhatHasFallenBehind) {
    start_table({{"kind", "slow"}, {"hours", 1000}, {"expiry", "wait"}});
    fall_asleep();
    ASSERT_EQ(act("pause", ada).status, 200);
    quiet->settle();
    quiet.reset();  // without time to keep how it stands
    open();
    const Json listed = get("/api/me", ada)["tables"][0];
    EXPECT_EQ(listed["state"], "paused");
    EXPECT_EQ(listed["event_count"], seen(ada)["event_count"]);
}

TEST_F(Seats, ShowWhoseTurnItIsWhileAsleep) {
    start_table({{"kind", "slow"}, {"hours", 1000}, {"expiry", "wait"}});
    const bool adas = seen(ada)["awaiting"] == Json::array({1});
    fall_asleep();
    EXPECT_EQ(get("/api/me", ada)["tables"][0]["my_turn"], adas);
    EXPECT_EQ(get("/api/me", ben)["tables"][0]["my_turn"], !adas);
}

TEST_F(Seats, OfATableThatCannotBeReadAreToldSo) {
    start_table();
    fall_asleep();
    quiet->store().write({store::SetDocument{id, R"({"setup":{},"pace":{"kind":"warp"}})", clock.now()}}, nullptr);
    quiet->settle();
    const Response response = ask("GET", "/api/tables/" + id, "", ada);
    EXPECT_EQ(response.status, 503);
    EXPECT_NE(response.body.find("cannot be read from the store"), std::string::npos) << response.body;
    Room room(quiet->backend().services(), settings.limits, id);
    const auto loaded = room.load();
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().kind, store::Failure::Kind::corrupt);
    EXPECT_NE(loaded.error().why.find("document of table " + id), std::string::npos) << loaded.error().why;
    EXPECT_NE(loaded.error().why.find("/pace/kind"), std::string::npos) << loaded.error().why;
}

TEST(Limits, KnowANetworkByItsFirstHalf) {
    EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2");
    EXPECT_EQ(network_of("2001:db8:1:2::6"), "2001:db8:1:2");
    EXPECT_EQ(network_of("2001:db8::6"), "2001:db8");
    EXPECT_EQ(network_of("::1"), "");
    EXPECT_EQ(network_of(""), "");
}

TEST(Limits, HoldForAsManyAddressesAsThereAre) {
    Throttle throttle(2);
    const Steady now{};
    for (int i = 0; i < 250'000; ++i) EXPECT_EQ(throttle.take("address " + std::to_string(i), now), 0);
    EXPECT_EQ(throttle.take("one", now), 0);
    EXPECT_EQ(throttle.take("one", now), 0);
    EXPECT_EQ(throttle.take("one", now), 31);
}

}  // namespace
}  // namespace paddock::server::tests
