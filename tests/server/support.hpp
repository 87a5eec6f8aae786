#pragma once

#include <gtest/gtest.h>

#include <future>

#include "server/server.hpp"
#include "tests/support/backend.hpp"
#include "tests/support/web_client.hpp"

namespace paddock::server::tests {

using paddock::tests::FakeClock;
using paddock::tests::Folder;
using paddock::tests::Json;
using paddock::tests::Line;
using paddock::tests::Visitor;
using paddock::tests::WebReply;

// The same dice every time, where a test leans on how they fall.
inline table::Seed fixed_seed() {
    table::Seed seed{};
    seed[0] = 34;
    return seed;
}

// A server on a free port, in a thread of its own, by a fake clock.
class RunningServer {
  public:
    RunningServer() { start(); }
    explicit RunningServer(const Settings& chosen, table::Library played = {},
                           table::Seed (*seeds)() = table::random_seed)
        : settings(chosen), library(std::move(played)), draw_seed(seeds) {
        start();
    }
    RunningServer(const Settings& chosen, Doorway place) : settings(chosen), doorway(std::move(place)) { start(); }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer() { stop(); }

    void start() {
        auto store = store::open_sqlite(folder.path);
        if (!store) return fail(store.error().why);
        store_ = store->get();
        Server::Options options;
        options.settings = settings;
        options.doorway = doorway;
        options.clock = &clock;
        options.library = library;
        options.draw_seed = draw_seed;
        auto opened = Server::open(std::move(*store), options);
        if (!opened) return fail(opened.error());
        server_ = std::move(*opened);
        thread_ = std::thread([this] { server_->run(); });
    }
    void stop() {
        if (!server_) return;
        server_->stop();
        thread_.join();
        server_.reset();
    }
    void restart() {
        stop();
        start();
    }
    // Shuts the backend in the very turn of its loop in which the first socket has come, so before it is open.
    void shut_at_the_first_socket() {
        server_->post([this] {
            if (server_->backend().metrics().sockets > 0) return server_->backend().shut();
            shut_at_the_first_socket();
        });
    }

    unsigned short port() const { return server_->port(); }
    std::uint64_t sockets() {
        std::promise<std::uint64_t> open;
        server_->post([&] { open.set_value(server_->backend().metrics().sockets); });
        return open.get_future().get();
    }
    store::Store& store() { return *store_; }
    // Lets time pass, and waits until the rooms have looked at their clocks.
    void pass(std::chrono::milliseconds time) {
        clock.pass(time);
        std::promise<void> ticked;
        server_->post([&] {
            server_->backend().tick();
            ticked.set_value();
        });
        ticked.get_future().wait();
    }

    Folder folder;
    FakeClock clock;
    Settings settings = usual_settings();
    Doorway doorway;
    table::Library library;
    table::Seed (*draw_seed)() = table::random_seed;

    static Settings usual_settings() {
        Settings settings;
        settings.limits.made_a_minute = 1000;
        settings.limits.acts_at_once = 100'000;
        settings.limits.messages_a_second = 10'000;
        settings.limits.messages_at_once = 100'000;
        return settings;
    }

  private:
    static void fail(const std::string& why) {
        ADD_FAILURE() << why;
        std::abort();
    }

    store::Store* store_ = nullptr;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

// A table of two: the host at seat 1, a friend who came by the link at seat 2.
struct TwoAtATable {
    explicit TwoAtATable(RunningServer& server, const Json& pace = nullptr,
                         const Json& setup = {{"game", "formula-d"}, {"circuit", "monaco"}})
        : ada(server.port()), ben(server.port()) {
        Json body{{"setup", setup}, {"seats", {{{"pilot", "me"}, {"name", "Ada"}}, {{"pilot", "open"}}}}};
        if (!pace.is_null()) body["pace"] = pace;
        const WebReply made = ada.post("/api/tables", body);
        EXPECT_EQ(made.status, 201) << made.body;
        id = made.json().value("table", "");
        key = made.json()["keys"][0].value("key", "");
        EXPECT_EQ(ben.post("/api/tables/" + id + "/sit", {{"key", key}, {"name", "Ben"}}).status, 200);
    }
    WebReply act(Visitor& who, const std::string& verb, const Json& body = Json::object()) {
        return who.post("/api/tables/" + id + "/" + verb, body);
    }
    void start() { EXPECT_EQ(act(ada, "start").status, 200); }
    Json seen_by(Visitor& who) { return who.get("/api/tables/" + id).json(); }

    Visitor ada;
    Visitor ben;
    std::string id;
    std::string key;
};

// Somebody at a socket who knows what was told last.
class Player {
  public:
    Player(const Visitor& visitor, const std::string& table, std::size_t since = 0) : line(visitor, table) {
        EXPECT_TRUE(line.open()) << line.opening.body;
        line.send({{"do", "watch"}, {"since", since}});
    }

    // Reads until a news has come.
    const Json& hear() {
        const Json message = line.next("news");
        if (!message.is_null()) news = message["news"];
        return news;
    }
    bool asked() const { return news.is_object() && !news["asked"].is_null(); }
    // Answers what is asked with what the rules foresee; what the server says to that.
    Json answer() { return answer(news["asked"]["fallback"]); }
    Json answer(const Json& choice) {
        constexpr int none = 1'000'000;
        return answer(choice, asked() ? news["asked"]["number"] : Json(none));
    }
    Json answer(const Json& choice, const Json& question) {
        line.send({{"do", "answer"}, {"id", ++id}, {"seat", news["seat"]}, {"question", question}, {"choice", choice}});
        return line.next("to");
    }

    Line line;
    Json news;
    int id = 0;
};

}  // namespace paddock::server::tests
