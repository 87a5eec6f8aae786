#pragma once

#include <cstdlib>

#include "fuzz/library.hpp"
#include "table/games.hpp"
#include "tests/support/backend.hpp"

namespace paddock::server {

// A backend without sockets, on a store in memory if the machine has such a folder.
class FuzzBackend {
  public:
    FuzzBackend() : quiet_(folder(), table::fuzz_library(), clock_, settings()), backend(quiet_.backend()) {}

    void settle() { quiet_.settle(); }
    Response ask(const Request& request) { return quiet_.ask(request); }
    Request request(std::string method, std::string path, std::string body) const {
        return tests::request_of(std::move(method), std::move(path), std::move(body), session);
    }
    // A running match of two, both seats ours; its table.
    std::string made_table() {
        const std::string game(table::games()[0].key);
        const std::string seats = R"([{"pilot":"me"},{"pilot":"me"}])";
        const Response made =
            ask(request("POST", "/api/tables", R"({"setup":{"game":")" + game + R"("},"seats":)" + seats + "}"));
        if (made.status != 201) std::abort();
        if (const std::string given = tests::session_given(made); !given.empty()) session = given;
        const std::string id = Json::parse(made.body)["table"];
        if (ask(request("POST", "/api/tables/" + id + "/start", "{}")).status != 200) std::abort();
        return id;
    }

    std::string session;

  private:
    // Gone when the program ends.
    static const std::string& folder() {
        static const tests::Folder made(std::filesystem::exists("/dev/shm") ? "/dev/shm"
                                                                            : std::filesystem::current_path().string());
        return made.path;
    }
    static Settings settings() {
        Settings settings;
        settings.limits.made_a_minute = 1'000'000'000;
        return settings;
    }

    Clock clock_;
    tests::QuietBackend quiet_;

  public:
    Backend& backend;
};

}  // namespace paddock::server
