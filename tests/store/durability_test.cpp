#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <random>
#include <thread>

#include "tests/store/support.hpp"

// What was acknowledged is there after the process was killed, whenever that was.
namespace paddock::store::testing {
namespace {

constexpr std::uint64_t tables = 8;
constexpr int rounds = 100;

std::string id(std::uint64_t table) { return "t" + std::to_string(table); }

struct Acknowledged {
    std::uint64_t table;
    std::uint64_t n;
};

// Appends to every table, one line after the other, and tells of each that was acknowledged; for ever.
[[noreturn]] void append_until_killed(const std::string& folder, int pipe) {
    auto store = open_sqlite(folder);
    if (!store) ::_exit(1);
    std::function<void(std::uint64_t, std::uint64_t)> append = [&](std::uint64_t table, std::uint64_t n) {
        (*store)->write({line(id(table), n), SetDeadline{id(table), at(static_cast<std::int64_t>(n))}},
                        [&, table, n](const Kept<void>& answer) {
                            const Acknowledged told{table, n};
                            if (!answer || ::write(pipe, &told, sizeof told) != sizeof told) ::_exit(2);
                            append(table, n + 1);
                        });
    };
    for (std::uint64_t table = 0; table < tables; ++table) append(table, (*store)->find_table(id(table))->lines);
    while (true) ::pause();
}

// Starts a writer, kills it after a while, and adds what it acknowledged to `lines`. Its life counts from
// its birth, and so may end while it opens the store, or from the first line it has acknowledged. How it
// ended, as waitpid has it.
enum class Counted : std::uint8_t { from_birth, from_first_line };
int round(const std::string& folder, Counted counted, std::chrono::microseconds life,
          std::array<std::uint64_t, tables>& lines) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return -1;
    const pid_t child = ::fork();
    if (child == 0) append_until_killed(folder, pipe[1]);
    ::close(pipe[1]);
    std::promise<void> begin;
    if (counted == Counted::from_birth) begin.set_value();
    std::thread killer([&] {
        begin.get_future().wait();
        std::this_thread::sleep_for(life);
        ::kill(child, SIGKILL);
    });
    Acknowledged told{};
    bool counting = counted == Counted::from_birth;
    while (::read(pipe[0], &told, sizeof told) == sizeof told) {
        lines[told.table] = told.n + 1;
        if (!std::exchange(counting, true)) begin.set_value();
    }
    if (!counting) begin.set_value();  // it ended by itself, which is a fault of its own
    killer.join();
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(Durability, WhatWasAcknowledgedSurvivesAHundredKills) {
    const Folder folder;
    {
        const auto store = opened(folder.path());
        for (std::uint64_t table = 0; table < tables; ++table)
            ASSERT_EQ(said(written(*store, {AddTable{row(id(table))}})), "");
    }
    std::mt19937 random(1934);
    std::uniform_int_distribution<int> life(1'000, 60'000);
    std::array<std::uint64_t, tables> lines{};
    for (int i = 0; i < rounds; ++i) {
        const Counted counted = i % 2 == 0 ? Counted::from_birth : Counted::from_first_line;
        const int status = round(folder.path(), counted, std::chrono::microseconds(life(random)), lines);
        ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "round " << i;
        const auto store = opened(folder.path());  // looks the whole file through
        for (std::uint64_t table = 0; table < tables; ++table) {
            const TableRow found = *store->find_table(id(table));
            ASSERT_GE(found.lines, lines[table]) << "round " << i;
            ASSERT_LE(found.lines, lines[table] + 1) << "round " << i;
            if (found.lines > 0) {
                ASSERT_EQ(found.deadline, at(static_cast<std::int64_t>(found.lines) - 1));
            }
            lines[table] = found.lines;
        }
    }
    const auto store = opened(folder.path());
    ASSERT_TRUE(store->faults()->empty());
    std::uint64_t all = 0;
    for (std::uint64_t table = 0; table < tables; ++table) {
        const std::vector<std::string> kept = *store->lines(id(table));
        for (std::uint64_t n = 0; n < kept.size(); ++n) ASSERT_EQ(kept[n], line(id(table), n).line);
        all += kept.size();
    }
    EXPECT_GT(all, std::uint64_t{rounds});
    RecordProperty("lines", static_cast<int>(all));
}

// Killed as soon as anything of the copy is on disk, a backup leaves nothing under its name; whole, it leaves all.
TEST(Durability, ABackupIsThereWholeOrNotAtAll) {
    const Folder folder;
    {
        const auto store = opened(folder.path());
        Change change{AddTable{row("a")}};
        for (std::uint64_t n = 0; n < 20'000; ++n) change.push_back(AppendLine{"a", n, std::string(1000, 'x'), at(1)});
        ASSERT_EQ(said(written(*store, change)), "");
    }
    const Folder copies;
    const pid_t child = ::fork();
    if (child == 0) {
        const auto store = open_sqlite(folder.path(), Access::read);
        ::_exit(store && (*store)->backup(copies.file()) ? 0 : 1);
    }
    const auto begun = [&] {
        for (const auto& entry : std::filesystem::directory_iterator(copies.path())) {
            std::error_code gone;
            if (entry.file_size(gone) > 0 && !gone) return true;
        }
        return false;
    };
    int status = 0;
    while (!begun() && ::waitpid(child, &status, WNOHANG) == 0) std::this_thread::yield();
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    if (std::filesystem::exists(copies.file())) {
        const auto copy = opened(copies.path());
        EXPECT_EQ(copy->lines("a")->size(), 20'000U);
        return;
    }
    const auto store = opened(folder.path());
    EXPECT_EQ(said(store->backup(copies.file())), "") << "what the killed one left behind is in nobody's way";
    EXPECT_EQ(opened(copies.path())->lines("a")->size(), 20'000U);
}

}  // namespace
}  // namespace paddock::store::testing
