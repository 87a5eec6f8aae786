#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/store.hpp"

// What durability costs on this disk, all in one run: bare fsyncs, single SQLite commits, one match at
// a time, and 500 matches in closed loop, each writing its next line when the last one is on disk.
//
//     store_bench [FOLDER] [SECONDS]
namespace {

using namespace paddock;
using Clock = std::chrono::steady_clock;

constexpr std::size_t matches = 500;
constexpr std::size_t line_bytes = 120;  // a choice with a roll or two

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Rate {
    double per_second = 0;
    double p50_ms = 0;
    double p99_ms = 0;
};

Rate rate_of(std::vector<double> seconds, double all) {
    if (seconds.empty()) return {};
    std::sort(seconds.begin(), seconds.end());
    const auto at = [&](std::size_t percent) { return 1000 * seconds[(seconds.size() - 1) * percent / 100]; };
    return {static_cast<double>(seconds.size()) / all, at(50), at(99)};
}

// Does something again and again for so long.
Rate repeated(double duration, const std::function<void()>& act) {
    std::vector<double> each;
    const Clock::time_point begin = Clock::now();
    while (seconds_since(begin) < duration) {
        const Clock::time_point start = Clock::now();
        act();
        each.push_back(seconds_since(start));
    }
    return rate_of(std::move(each), seconds_since(begin));
}

void insist(bool good, const char* what) {
    if (good) return;
    std::fprintf(stderr, "store_bench: %s\n", what);
    std::exit(3);
}

Rate bare_fsyncs(const std::string& folder, double duration) {
    const int file = ::open((folder + "/bare").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    const std::string page(4096, 'x');
    const Rate rate = repeated(duration, [&] {
        insist(::pwrite(file, page.data(), page.size(), 0) == 4096 && ::fdatasync(file) == 0, "cannot write");
    });
    ::close(file);
    return rate;
}

Rate single_commits(const std::string& folder, double duration) {
    sqlite3* handle = nullptr;
    insist(sqlite3_open((folder + "/single.sqlite").c_str(), &handle) == SQLITE_OK, "cannot open SQLite");
    const char* set_up =
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE log (seq INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT";
    insist(sqlite3_exec(handle, set_up, nullptr, nullptr, nullptr) == SQLITE_OK, "cannot set SQLite up");
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(handle, "INSERT INTO log (line) VALUES (?1)", -1, &insert, nullptr);
    const std::string line(line_bytes, 'x');
    sqlite3_bind_text(insert, 1, line.data(), static_cast<int>(line.size()), SQLITE_STATIC);
    const Rate rate = repeated(duration, [&] {
        insist(sqlite3_step(insert) == SQLITE_DONE, "a single commit failed");
        sqlite3_reset(insert);
    });
    sqlite3_finalize(insert);
    sqlite3_close(handle);
    return rate;
}

// Matches that each write on as soon as they are answered. Everything here happens on the store's thread.
class Loop {
  public:
    Loop(store::Store& store, std::size_t count) : store_(&store), next_(count), asked_(count) {}

    Rate run(double duration) {
        const Clock::time_point begin = Clock::now();
        end_ = begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(duration));
        running_ = next_.size();
        for (std::size_t match = 0; match < next_.size(); ++match) write(match);
        while (running_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        store_->flush();
        return rate_of(std::move(each_), seconds_since(begin));
    }

  private:
    void write(std::size_t match) {
        asked_[match] = Clock::now();
        const std::string id = "m" + std::to_string(match);
        const store::Time now{};
        store::Change change{store::AppendLine{id, next_[match]++, std::string(line_bytes, 'x'), now}};
        if (next_[match] == 1) change.insert(change.begin(), store::AddTable{{.id = id, .document = "{}"}});
        store_->write(std::move(change), [this, match](const store::Kept<void>& answer) { answered(match, answer); });
    }
    void answered(std::size_t match, const store::Kept<void>& answer) {
        insist(answer.has_value(), "an append failed");
        {
            const std::lock_guard lock(mutex_);
            each_.push_back(seconds_since(asked_[match]));
        }
        if (Clock::now() < end_)
            write(match);
        else
            --running_;
    }

    store::Store* store_;
    std::vector<std::uint64_t> next_;
    std::vector<Clock::time_point> asked_;
    Clock::time_point end_;
    std::atomic<std::size_t> running_ = 0;
    std::mutex mutex_;
    std::vector<double> each_;
};

Rate appends(const std::string& folder, std::size_t count, double duration) {
    const auto store = store::open_sqlite(folder + "/" + std::to_string(count));
    insist(store.has_value(), "cannot open the store");
    const Rate rate = Loop(**store, count).run(duration);
    const auto faults = (*store)->faults();
    insist(faults && faults->empty(), "the store has faults");
    return rate;
}

void print(const char* name, const Rate& rate) {
    std::printf("  \"%s\": {\"per_second\": %.0f, \"p50_ms\": %.2f, \"p99_ms\": %.2f},\n", name, rate.per_second,
                rate.p50_ms, rate.p99_ms);
}

}  // namespace

int main(int count, char** words) {
    std::string folder = std::string(count > 1 ? words[1] : ".") + "/store-bench-XXXXXX";
    const double seconds = count > 2 ? std::atof(words[2]) : 3;
    insist(::mkdtemp(folder.data()) != nullptr, "cannot make a folder");
    const Rate fsyncs = bare_fsyncs(folder, seconds);
    const Rate single = single_commits(folder, seconds);
    const Rate one = appends(folder, 1, seconds);
    const Rate many = appends(folder, matches, seconds);
    std::filesystem::remove_all(folder);
    std::printf("{\n");
    print("bare_fsync", fsyncs);
    print("single_commits", single);
    print("one_match", one);
    print("matches_500", many);
    std::printf("  \"ratio_to_single_commits\": %.1f\n}\n", many.per_second / single.per_second);
    return 0;
}
