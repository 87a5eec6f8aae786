#include "table/games.hpp"
#include "table/news.hpp"
#include "table/replay.hpp"
#include "table/rolls.hpp"
#include "tests/server/quiet.hpp"

// What a room tells everybody after a step is put into words once where two viewers look alike. Whole matches are
// played through the server's own door, with every option that hides something: what each seat and each spectator gets
// must be what would be written for it alone, and must not change when what it may not know is imagined differently.
namespace paddock::server::tests {
namespace {

table::Seed broadcast_seed() {
    table::Seed seed{};
    seed[0] = 12;
    return seed;
}

// The far end of a socket: the news as they came.
struct NewsEar final : Outbox {
    void send(Text text, Haste /*haste*/) override {
        if (text->starts_with(news_key)) news.push_back(*text);
    }
    void close(std::string /*why*/) override { ADD_FAILURE() << "hung up"; }
    void cut_off(const std::string& why) override { ADD_FAILURE() << why; }

    static constexpr std::string_view news_key = "{\"news\":";
    std::vector<std::string> news;
};

// Everybody at a table, and who watches it.
struct OneViewer {
    Seat seat = Seat::nobody;
    std::string session;
    NewsEar ear{};
    std::shared_ptr<Conversation> line{};
};

struct SecretTable {
    std::string setup;
    int persons = 2;
    int seats = 2;
};

class Broadcast : public QuietTest {
  protected:
    Broadcast() {
        draw_seed = broadcast_seed;
        reopen();
    }

    // One person at each seat that is asked, and two spectators.
    void seat_everybody(const SecretTable& secret) {
        Json seats = Json::array();
        for (int i = 0; i < secret.seats; ++i) seats.push_back({{"pilot", i == 0 ? "me" : "open"}});
        std::string host;
        const Response made =
            post("/api/tables", {{"setup", Json::parse(secret.setup)}, {"seats", std::move(seats)}}, host);
        ASSERT_EQ(made.status, 201) << made.body;
        const Json table = Json::parse(made.body);
        id = table["table"];
        for (int i = 0; i < secret.persons; ++i) {
            std::string session = i == 0 ? host : "";
            if (i > 0) {
                const Json& free_seat = table["keys"][static_cast<std::size_t>(i) - 1];
                ASSERT_EQ(act("sit", session, {{"key", free_seat["key"]}, {"name", "Ben"}}).status, 200);
            }
            viewers.push_back({seat(i), session});
        }
        for (int i = 0; i < 2; ++i) viewers.push_back({});
        ASSERT_EQ(act("start", host).status, 200);
        for (OneViewer& viewer : viewers) {
            auto opened = quiet->backend().open_socket(
                paddock::tests::request_of("GET", "/api/tables/" + id + "/live", "", viewer.session), viewer.ear);
            ASSERT_TRUE(opened);
            viewer.line = *opened;
            viewer.line->message(R"({"do":"watch"})");
            quiet->settle();
        }
    }

    // Who is asked answers with any of its offers, until the match is over or so many answers are given.
    void play(int most) {
        table::FastRolls rolls(5);
        for (int answers = 0; answers < most; ++answers) {
            OneViewer* next = nullptr;
            Json news;
            for (OneViewer& viewer : viewers) {
                news = Json::parse(viewer.ear.news.back())["news"];
                if (news["asked"].is_null()) continue;
                next = &viewer;
                break;
            }
            if (next == nullptr) return;
            const Json& offers = news["asked"]["offers"];
            const int pick = rolls.roll({{"pick"}, Seat::nobody, 0, static_cast<int>(offers.size())});
            next->line->message(table::line_of({{"do", "answer"},
                                                {"seat", news["seat"]},
                                                {"question", news["asked"]["number"]},
                                                {"choice", offers[static_cast<std::size_t>(pick)]["text"]}}));
            quiet->settle();
        }
    }

    // Goes through the record and compares, step by step.
    void compare() {
        std::string text;
        for (const std::string& line : lines()) text += line + "\n";
        const auto record = table::read_record("record", text);
        ASSERT_TRUE(record);
        auto replay = table::Replay::open(library(), *record);
        ASSERT_TRUE(replay);
        std::vector<std::size_t> told(viewers.size());
        std::size_t steps = 0;
        std::size_t since = 0;
        SeatSet asked;
        while (replay->next()) {
            if (replay->entry().kind != table::Entry::Kind::start && replay->entry().kind != table::Entry::Kind::choice)
                continue;
            // What lies face down is told to nobody else, unless others are waited for now.
            const bool covered = !replay->questions().sealed().empty() && replay->match().event_count() == since &&
                                 replay->match().awaiting() == asked;
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                const OneViewer& viewer = viewers[i];
                if (covered && viewer.seat != replay->entry().seat) continue;
                ASSERT_LT(told[i], viewer.ear.news.size());
                const std::string& heard = viewer.ear.news[told[i]++];
                const std::string alone =
                    "{\"news\":" +
                    table::line_of(table::news(replay->match(), viewer.seat, replay->match().public_events(since),
                                               &replay->questions()));
                ASSERT_EQ(heard.substr(0, alone.size()), alone) << "seat " << table::seat_number(viewer.seat);
                if (steps % imagined_every == 0 && !replay->match().over())
                    compare_with_imagined(replay->match(), viewer.seat);
                if (HasFatalFailure()) return;
            }
            since = replay->match().event_count();
            asked = replay->match().awaiting();
            ++steps;
        }
        EXPECT_FALSE(replay->fault());
        EXPECT_EQ(told[0], viewers[0].ear.news.size());
    }

    // The same table as a viewer cannot tell it from the real one: he gets the same, whoever is told before him.
    void compare_with_imagined(const table::AnyMatch& match, Seat viewer) {
        const Json view = match.view(viewer);
        const auto document = table::JsonDocument::parse("view", table::line_of(view["position"]));
        ASSERT_TRUE(document);
        const auto other = table::open_match(library(), "set-up", table::line_of(match.setup()));
        ASSERT_TRUE(other);
        ASSERT_TRUE((*other)->lay_out_seen(*document, document->root(), viewer, imagined));
        differing += table::line_of((*other)->position()) != table::line_of(match.position()) ? 1 : 0;
        table::Gazette gazette(**other, 0);
        for (const OneViewer& before : viewers) (void)gazette.text_for(before.seat);
        const Json news = Json::parse(gazette.text_for(viewer));
        ASSERT_EQ(table::line_of(news["view"]), table::line_of(view)) << "seat " << table::seat_number(viewer);
        ASSERT_EQ(table::line_of(news["asked"]), table::line_of(table::asked_json(match, viewer)));
    }

    void try_out(const SecretTable& secret, int answers, std::size_t every) {
        SCOPED_TRACE(secret.setup);
        viewers.clear();
        differing = 0;
        imagined_every = every;
        seat_everybody(secret);
        if (HasFatalFailure()) return;
        play(answers);
        compare();
        EXPECT_GT(differing, 0) << "nothing was hidden";
    }

    std::deque<OneViewer> viewers;  // they stay where they are
    table::FastRolls imagined{7};
    std::size_t imagined_every = 1;  // steps
    int differing = 0;               // imagined tables that are not the real one
};

TEST_F(Broadcast, HandsBetsPursesAndPiles) {
    const SecretTable campaigns[] = {
        {R"({"game":"schneider","options":{"campaign":"medium","public_purse":false}})", 3, 3},
        {R"({"game":"schneider","options":{"campaign":"medium","public_log":false}})", 2, 2},
        {R"({"game":"schneider","options":{"campaign":"short","cockpit":"expert","autopilots":1,
             "start_aircoins":20,"public_purse":false,"public_log":false}})",
         2, 3},
    };
    for (const SecretTable& campaign : campaigns) {
        try_out(campaign, 2000, 20);
        if (HasFatalFailure()) return;
    }
}

TEST_F(Broadcast, CarsBeingBuiltAndTiresBeingFitted) {
    for (const char* options : {R"({"build":true})", R"({"weather":true})"}) {
        try_out({R"({"game":"formula-d","circuit":"monaco","options":)" + std::string(options) + "}", 3, 3}, 30, 1);
        if (HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace paddock::server::tests
