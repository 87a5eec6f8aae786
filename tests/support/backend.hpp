#pragma once

#include <stdlib.h>

#include <atomic>
#include <deque>
#include <filesystem>
#include <mutex>
#include <thread>

#include "server/front.hpp"

namespace paddock::tests {

// A clock that only goes when it is told to.
class FakeClock final : public server::Clock {
  public:
    server::Time now() const override { return server::Time{std::chrono::milliseconds{wall.load()}}; }
    server::Steady steady() const override { return server::Steady{std::chrono::milliseconds{running.load()}}; }
    void pass(std::chrono::milliseconds time) {
        wall += time.count();
        running += time.count();
    }

    std::atomic<std::int64_t> wall{1'800'000'000'000};
    std::atomic<std::int64_t> running{1'000'000};
};

// A folder, gone with the test.
class Folder {
  public:
    explicit Folder(const std::filesystem::path& where = std::filesystem::temp_directory_path()) {
        std::string name = (where / "paddock-server-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) std::abort();
        path = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    std::string path;
};

// A backend without sockets. What is posted runs in settle(), on the thread that calls it.
class QuietBackend {
  public:
    QuietBackend(const std::string& folder, const table::Library& library, const server::Clock& clock,
                 const server::Settings& settings, table::Seed (*draw_seed)() = table::random_seed)
        : store_(open(folder)),
          log_(clock, -1),
          writer_(*store_, post()),
          workers_(1, post()),
          backend_({*store_, writer_, workers_, library, clock, log_, metrics_, draw_seed, settings.mail.has_value()},
                   settings) {}
    ~QuietBackend() { writer_.flush(); }  // the store answers the writer, which goes first
    QuietBackend(const QuietBackend&) = delete;
    QuietBackend& operator=(const QuietBackend&) = delete;

    server::Backend& backend() { return backend_; }
    store::Store& store() { return *store_; }
    const server::Metrics& metrics() const { return metrics_; }

    // Runs everything that has been posted, and what that leads to.
    void settle() {
        writer_.flush();
        while (true) {
            std::deque<std::function<void()>> work;
            {
                const std::lock_guard lock(mutex_);
                work.swap(posted_);
            }
            if (work.empty()) return;
            for (const auto& piece : work) piece();
            writer_.flush();
        }
    }
    // The answer to a request, once everything it led to is on disk.
    server::Response ask(const server::Request& request) {
        server::Response answer;
        answer.status = 0;
        server::answer_request(backend_, request, [&](server::Response response) { answer = std::move(response); });
        for (int i = 0; i < 1000 && answer.status == 0; ++i) {
            settle();
            if (answer.status == 0) std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
        return answer;
    }

  private:
    static std::unique_ptr<store::Store> open(const std::string& folder) {
        auto store = store::open_sqlite(folder);
        if (!store) std::abort();
        return std::move(*store);
    }
    server::Post post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        };
    }

    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<store::Store> store_;
    server::Log log_;
    server::Metrics metrics_;
    server::AsyncWriter writer_;
    server::Workers workers_;
    server::Backend backend_;
};

inline server::Request request_of(std::string method, std::string path, std::string body, std::string session) {
    server::Request request;
    request.method = std::move(method);
    request.path = std::move(path);
    request.content_type = "application/json";
    request.host = "localhost:8034";
    request.session = std::move(session);
    request.body = std::move(body);
    request.address = "127.0.0.1";
    return request;
}

// The session a response gives its visitor; "" when it gives none.
inline std::string session_given(const server::Response& response) {
    for (const auto& [name, value] : response.headers) {
        if (name == "Set-Cookie") return value.substr(8, value.find(';') - 8);
    }
    return "";
}

}  // namespace paddock::tests
