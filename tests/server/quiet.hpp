#pragma once

#include <gtest/gtest.h>

#include "table/record.hpp"
#include "tests/support/backend.hpp"

// Handlers without sockets: requests and messages go straight to the backend.
namespace paddock::server::tests {

using paddock::tests::FakeClock;
using paddock::tests::Folder;
using paddock::tests::QuietBackend;

// The far end of a socket that is none.
struct Ear final : Outbox {
    void send(Text text, Haste /*haste*/) override { heard.push_back(Json::parse(*text)); }
    void close(std::string why) override { closed = std::move(why); }
    void cut_off(const std::string& why) override { closed = why; }
    // The last message with that key; null when there is none.
    Json last(const std::string& key) const {
        for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
            if (message->contains(key)) return *message;
        }
        return nullptr;
    }
    std::vector<Json> heard;
    std::string closed;
};

inline std::string code_of(const Json& answer) {
    return answer.is_object() && answer.contains("error") ? answer["error"].value("code", "") : "";
}
inline std::string code_of(const Response& response) { return code_of(Json::parse(response.body, nullptr, false)); }

class QuietTest : public ::testing::Test {
  protected:
    QuietTest() { open(); }

    void open() { quiet = std::make_unique<QuietBackend>(folder.path, library(), clock, settings, draw_seed); }
    void reopen() {
        quiet.reset();
        open();
    }
    static const table::Library& library() {
        static const table::Library built_in;
        return built_in;
    }
    static Settings usual_settings() {
        Settings settings;
        settings.limits.made_a_minute = 10'000;
        settings.limits.acts_at_once = 10'000;
        settings.limits.messages_a_second = 1'000;
        settings.limits.messages_at_once = 10'000;
        return settings;
    }

    Response ask(const std::string& method, const std::string& path, const std::string& body,
                 const std::string& session) {
        return quiet->ask(paddock::tests::request_of(method, path, body, session));
    }
    Json get(const std::string& path, const std::string& session = "") {
        return Json::parse(ask("GET", path, "", session).body, nullptr, false);
    }
    Response post(const std::string& path, const Json& body, std::string& session) {
        const Response response = ask("POST", path, table::line_of(body), session);
        if (const std::string given = paddock::tests::session_given(response); !given.empty()) session = given;
        return response;
    }
    Response act(const std::string& verb, std::string& session, const Json& body = Json::object()) {
        return post("/api/tables/" + id + "/" + verb, body, session);
    }
    Json seen(const std::string& session) { return get("/api/tables/" + id, session); }
    void pass(std::chrono::milliseconds time) {
        clock.pass(time);
        tick();
    }
    void tick() {
        quiet->backend().tick();
        quiet->settle();
    }

    // Ada, the host, at seat 1, Ben at seat 2.
    void make_table(const Json& pace = {{"kind", "live"}}) {
        const Response made = post("/api/tables",
                                   {{"setup", {{"game", "formula-d"}, {"circuit", "monaco"}}},
                                    {"seats", {{{"pilot", "me"}, {"name", "Ada"}}, {{"pilot", "open"}}}},
                                    {"pace", pace}},
                                   ada);
        ASSERT_EQ(made.status, 201) << made.body;
        id = Json::parse(made.body)["table"];
        key = Json::parse(made.body)["keys"][0]["key"];
        ASSERT_EQ(act("sit", ben, {{"key", key}, {"name", "Ben"}}).status, 200);
    }
    void start_table(const Json& pace = {{"kind", "live"}}) {
        make_table(pace);
        ASSERT_EQ(act("start", ada).status, 200);
    }

    std::shared_ptr<Conversation> socket(Ear& ear, const std::string& session) {
        auto opened = quiet->backend().open_socket(
            paddock::tests::request_of("GET", "/api/tables/" + id + "/live", "", session), ear);
        EXPECT_TRUE(opened) << (opened ? "" : opened.error().why);
        return opened ? *opened : nullptr;
    }
    // What is answered to a message.
    Json said(const std::shared_ptr<Conversation>& conversation, Ear& ear, const std::string& message) {
        ear.heard.clear();
        conversation->message(message);
        quiet->settle();
        return ear.last("to");
    }
    std::vector<std::string> lines() {
        quiet->settle();
        return *quiet->store().lines(id);
    }

    Folder folder;
    FakeClock clock;
    Settings settings = usual_settings();
    table::Seed (*draw_seed)() = table::random_seed;
    std::unique_ptr<QuietBackend> quiet;
    std::string ada;  // sessions
    std::string ben;
    std::string id;
    std::string key;
};

}  // namespace paddock::server::tests
