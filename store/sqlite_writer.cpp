#include "store/sqlite_writer.hpp"

#include <algorithm>
#include <chrono>
#include <new>

#include "store/sqlite_changes.hpp"

namespace paddock::store::sqlite {

namespace {

// The write-ahead log is checkpointed when it is this long.
constexpr int long_log = 1000;  // pages

// A commit costs about the same for one and for many. Where so many came at once more are on their way, and are worth
// waiting for.
constexpr std::size_t crowd = 6;
constexpr std::chrono::microseconds company{500};

int note_pages(void* pages, sqlite3*, const char*, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
}

std::uint64_t nanoseconds_since(std::chrono::steady_clock::time_point begin) {
    const auto passed = std::chrono::steady_clock::now() - begin;
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
}

}  // namespace

Writer::Writer(std::unique_ptr<Connection> connection, std::unique_ptr<Connection> tidying)
    : connection_(std::move(connection)), checkpointer_(std::move(tidying)) {
    sqlite3_wal_hook(connection_->handle(), note_pages, &log_pages_);  // instead of SQLite's own, within a commit
    thread_ = std::thread([this] { work(); });
}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Writer::write(Change change, Store::Done done) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(change), std::move(done)});
        ++queued_;
    }
    wake_.notify_one();
}

void Writer::flush() {
    std::unique_lock lock(mutex_);
    const std::uint64_t all = queued_;
    answered_.wait(lock, [&] { return served_ >= all; });
}

Counters Writer::counters() const {
    const std::lock_guard lock(mutex_);
    Counters counters = counters_;
    counters.queue = queued_ - served_;
    return counters;
}

void Writer::work() {
    std::vector<Item> group;
    while (true) {
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return ending_ || !queue_.empty(); });
            if (queue_.empty()) return;
            group.swap(queue_);
        }
        serve(group);
        const bool crowded = group.size() >= crowd;
        group.clear();
        checkpoint_when_long();
        if (crowded) std::this_thread::sleep_for(company);
    }
}

void Writer::serve(std::vector<Item>& group) {
    const Answers answers = commit(group);
    for (std::size_t i = 0; i < group.size(); ++i)
        if (group[i].done) group[i].done(answers[i]);
    {
        const std::lock_guard lock(mutex_);
        served_ += group.size();
    }
    answered_.notify_all();
}

Writer::Answers Writer::commit(const std::vector<Item>& group) {
    const auto begin = std::chrono::steady_clock::now();
    Answers answers;
    answers.reserve(group.size());
    bool committed = false;
    try {
        keep_limit();
        connection_->run("BEGIN IMMEDIATE");
        for (const Item& item : group) answers.push_back(carry_out_alone(item.change));
        connection_->run("COMMIT");
        committed = true;
    } catch (const Trouble& trouble) {
        answers.resize(group.size());
        give_up(answers, trouble.failure);
    } catch (const std::bad_alloc&) {
        answers.resize(group.size());
        give_up(answers, {Failure::Kind::other, "there is not enough memory."});
    }
    count(answers, committed, nanoseconds_since(begin));
    return answers;
}

// A change that fails leaves the others of its group alone, unless SQLite has ended the transaction.
Kept<void> Writer::carry_out_alone(const Change& change) {
    if (change.size() == 1 && std::holds_alternative<AppendLine>(change[0])) return append_alone(change[0]);
    connection_->run("SAVEPOINT item");
    try {
        for (const Part& part : change) carry_out(*connection_, part);
        connection_->run("RELEASE item");
        return {};
    } catch (const Trouble& trouble) {
        if (!connection_->in_transaction()) throw;
        connection_->run("ROLLBACK TO item");
        connection_->run("RELEASE item");
        return trouble.failure;
    }
}

// Most changes are one line of a match. It is refused before anything is written, so there is nothing to go back to;
// whatever else goes wrong ends the whole group.
Kept<void> Writer::append_alone(const Part& line) {
    try {
        carry_out(*connection_, line);
        return {};
    } catch (const Trouble& trouble) {
        const Failure::Kind kind = trouble.failure.kind;
        if (kind != Failure::Kind::conflict && kind != Failure::Kind::missing) throw;
        return trouble.failure;
    }
}

void Writer::give_up(Answers& answers, const Failure& failure) {
    for (Kept<void>& answer : answers)
        if (answer) answer = failure;
    if (connection_->in_transaction()) sqlite3_exec(connection_->handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Writer::count(const Answers& answers, bool committed, std::uint64_t nanoseconds) {
    std::uint64_t good = 0;
    for (const Kept<void>& answer : answers) good += answer ? 1 : 0;
    const std::lock_guard lock(mutex_);
    counters_.failing = !committed;
    if (!committed) {
        ++counters_.failed_commits;
        return;
    }
    ++counters_.commits;
    counters_.items += good;
    counters_.refused += answers.size() - good;
    counters_.last_commit_ns = nanoseconds;
    counters_.commit_ns += nanoseconds;
}

void Writer::keep_limit() {
    const std::uint64_t largest = largest_;
    if (largest == limited_to_) return;
    constexpr std::uint64_t page = 4096;
    // SQLite takes 0 pages for a question.
    const std::uint64_t pages = largest == 0 ? 0xfffffffe : std::max(largest / page, std::uint64_t{1});
    connection_->execute(("PRAGMA max_page_count = " + std::to_string(pages)).c_str());
    limited_to_ = largest;
}

// SQLite begins the log anew when all of it is in the file. While we write that never happens by itself, so the last
// few pages are checkpointed here, between two commits.
void Writer::checkpoint_when_long() {
    if (log_pages_ < long_log || !checkpointer_.has_checkpointed()) return;
    checkpoint(*connection_);
    log_pages_ = 0;
}

}  // namespace paddock::store::sqlite
