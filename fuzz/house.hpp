#pragma once

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <mutex>

#include "fuzz/library.hpp"
#include "server/front.hpp"

namespace paddock::server {

// A house without sockets, on a store in memory if the machine has such a folder. What is posted runs in settle().
class FuzzHouse {
  public:
    FuzzHouse()
        : store_(open()),
          log_(clock_, -1),
          ledger_(*store_, post()),
          workers_(1, post()),
          house({*store_, ledger_, workers_, table::fuzz_library(), clock_, log_, metrics_}, settings()) {}

    void settle() {
        store_->flush();
        while (true) {
            std::deque<std::function<void()>> work;
            {
                const std::lock_guard lock(mutex_);
                work.swap(posted_);
            }
            if (work.empty()) return;
            for (const auto& piece : work) piece();
            store_->flush();
        }
    }
    // The answer to a request, once everything it led to is on disk.
    Response ask(const Request& request) {
        Response answer;
        answer.status = 0;
        answer_request(house, request, [&](Response response) { answer = std::move(response); });
        for (int i = 0; i < 1000 && answer.status == 0; ++i) {
            settle();
            if (answer.status == 0) std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
        return answer;
    }
    Request request(std::string method, std::string path, std::string body) const {
        Request request;
        request.method = std::move(method);
        request.path = std::move(path);
        request.content_type = "application/json";
        request.host = "localhost:8034";
        request.session = session;
        request.body = std::move(body);
        request.address = "127.0.0.1";
        return request;
    }
    // A running match of two, both seats ours; its table.
    std::string made_table() {
        const Response made = ask(request("POST", "/api/tables",
                                          R"({"setup":{"game":"formula-d"},"seats":[{"pilot":"me"},{"pilot":"me"}]})"));
        if (made.status != 201) std::abort();
        for (const auto& [name, value] : made.headers) {
            if (name == "Set-Cookie") session = value.substr(8, value.find(';') - 8);
        }
        const std::string id = Json::parse(made.body)["table"];
        if (ask(request("POST", "/api/tables/" + id + "/start", "{}")).status != 200) std::abort();
        return id;
    }

    std::string session;

  private:
    static std::unique_ptr<store::Store> open() {
        std::string folder =
            std::filesystem::exists("/dev/shm") ? "/dev/shm/paddock-fuzz-XXXXXX" : "paddock-fuzz-XXXXXX";
        if (::mkdtemp(folder.data()) == nullptr) std::abort();
        auto store = store::open_sqlite(folder);
        if (!store) std::abort();
        static std::string made;
        made = folder;
        std::atexit([] {
            std::error_code ignored;
            std::filesystem::remove_all(made, ignored);
        });
        return std::move(*store);
    }
    static Settings settings() {
        Settings settings;
        settings.limits.made_a_minute = 1'000'000'000;
        return settings;
    }
    Post post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        };
    }

    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    Clock clock_;
    std::unique_ptr<store::Store> store_;
    Log log_;
    Metrics metrics_;
    Ledger ledger_;
    Workers workers_;

  public:
    House house;
};

}  // namespace paddock::server
