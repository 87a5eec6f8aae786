#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include "tests/store/support.hpp"

// Changes that fail, changes that come together, and a second writer.
namespace paddock::store::testing {
namespace {

// SQL past the store, as a foreign process would send it; the error, or "".
std::string foreign(const std::string& file, const char* sql) {
    sqlite3* handle = nullptr;
    sqlite3_open(file.c_str(), &handle);
    sqlite3_busy_timeout(handle, 1000);
    const int code = sqlite3_exec(handle, sql, nullptr, nullptr, nullptr);
    const std::string error = code == SQLITE_OK ? "" : sqlite3_errmsg(handle);
    sqlite3_close(handle);
    return error;
}

TEST(Writing, ALineOfAnotherNumberThanTheNextIsAConflict) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0), line("a", 1)})), "");
    EXPECT_EQ(said(written(*store, {line("a", 1)})), "conflict");
    EXPECT_EQ(said(written(*store, {line("a", 3)})), "conflict");
    EXPECT_EQ(said(written(*store, {line("a", UINT64_MAX)})), "conflict");
    EXPECT_EQ(said(written(*store, {line("a", 2)})), "");
    EXPECT_EQ(store->lines("a")->size(), 3U);
    EXPECT_TRUE(store->faults()->empty());
}

TEST(Writing, IdsAndSeedsAreGivenOnce) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    EXPECT_EQ(said(written(*store, {AddTable{row("a")}})), "conflict");
    EXPECT_EQ(said(written(*store, {SetSeed{"a", table::Seed{1}}})), "");
    EXPECT_EQ(said(written(*store, {SetSeed{"a", table::Seed{2}}})), "conflict");
    EXPECT_EQ(store->find_table("a")->seed, table::Seed{1});
}

TEST(Writing, AChangeIsDoneWholeOrNotAtAll) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
    EXPECT_EQ(said(written(*store, {line("a", 1), SetState{"a", TableState::over, at(9)}, line("a", 1)})), "conflict");
    EXPECT_EQ(store->lines("a")->size(), 1U);
    EXPECT_EQ(store->find_table("a")->state, TableState::running);
    EXPECT_EQ(said(written(*store, {})), "");
}

TEST(Writing, AChangeThatFailsFailsAlone) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, AddTable{row("b")}})), "");
    std::vector<std::string> answers;
    Gate gate(*store);
    for (const std::uint64_t n : {0U, 0U, 1U})
        for (const char* table : {"a", "b"})
            store->write({line(table, n)}, [&](const Kept<void>& answer) { answers.push_back(said(answer)); });
    gate.open();
    store->flush();
    EXPECT_EQ(answers, (std::vector<std::string>{"", "", "conflict", "conflict", "", ""}));
    EXPECT_EQ(store->counters().commits, 3U);
    EXPECT_EQ(store->counters().items, 6U);
    EXPECT_EQ(store->counters().refused, 2U);
    EXPECT_EQ(store->counters().queue, 0U);
    EXPECT_GT(store->counters().last_commit_ns, 0U);
}

TEST(Writing, TheDatabaseItselfTurnsASecondWriterAway) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
    ASSERT_EQ(foreign(folder.file(),
                      "BEGIN IMMEDIATE; INSERT INTO log (table_ref, n, prev, line) VALUES (1, 1, 1, 'theirs');"
                      "UPDATE heads SET lines = 2, last = last_insert_rowid() WHERE ref = 1; COMMIT"),
              "");
    EXPECT_EQ(said(written(*store, {line("a", 1)})), "conflict");
    EXPECT_EQ((*store->lines("a"))[1], "theirs");
    EXPECT_EQ(said(written(*store, {line("a", 2)})), "");
    EXPECT_TRUE(store->faults()->empty());
}

TEST(Writing, TheLogCanOnlyGrow) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
    EXPECT_EQ(foreign(folder.file(), "UPDATE log SET line = 'other'"), "the log is never changed");
    EXPECT_EQ(foreign(folder.file(), "DELETE FROM log"), "the log is never cut");
    EXPECT_EQ((*store->lines("a"))[0], "line 0 of a");
}

TEST(Writing, FaultsNameALogThatWasTamperedWith) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0), line("a", 1), line("a", 2)})), "");
    ASSERT_EQ(foreign(folder.file(), "DROP TRIGGER log_is_never_cut; DELETE FROM log WHERE n = 1"), "");
    const Kept<std::vector<std::string>> faults = store->faults();
    ASSERT_TRUE(faults.has_value());
    ASSERT_EQ(faults->size(), 1U);
    EXPECT_EQ((*faults)[0], "line 1 of table a is not where the next one says.");
    EXPECT_EQ(said(store->lines("a")), "corrupt");
    EXPECT_EQ(store->lines("a", 2)->size(), 1U);
}

TEST(Writing, LinesThatBelongToNobodyAreAFault) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
    ASSERT_EQ(foreign(folder.file(), "INSERT INTO log (table_ref, n, line) VALUES (7, 0, 'stray')"), "");
    ASSERT_EQ(store->faults()->size(), 1U);
    EXPECT_EQ((*store->faults())[0], "2 lines are kept, but 1 belong to a table.");
}

// Its pages are checkpointed while the writing goes on: there is never a pause here.
TEST(Writing, TheLogIsBroughtHomeMeanwhile) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    constexpr std::uint64_t commits = 4000;
    std::uintmax_t longest = 0;
    for (std::uint64_t n = 0; n < commits; ++n) {
        ASSERT_EQ(said(written(*store, {line("a", n)})), "");
        longest = std::max(longest, std::filesystem::file_size(folder.path() + "/paddock.sqlite-wal"));
    }
    // Each commit adds a page or more.
    EXPECT_LT(longest, commits * 4096);
    EXPECT_GT(std::filesystem::file_size(folder.path() + "/paddock.sqlite"), commits * 20);
    EXPECT_EQ(store->lines("a")->size(), commits);
    EXPECT_TRUE(store->faults()->empty());
}

TEST(Writing, ADestructorFinishesTheQueue) {
    const Folder folder;
    std::atomic<int> answered = 0;
    {
        const auto store = opened(folder.path());
        store->write({AddTable{row("a")}}, nullptr);
        for (std::uint64_t n = 0; n < 1000; ++n)
            store->write({line("a", n)}, [&](const Kept<void>& answer) { answered += answer ? 1 : 0; });
    }
    EXPECT_EQ(answered, 1000);
    EXPECT_EQ(opened(folder.path())->lines("a")->size(), 1000U);
}

TEST(Writing, AnAnswerMayWriteAgain) {
    const Folder folder;
    const auto store = opened(folder.path());
    const auto end = std::make_shared<std::promise<std::string>>();
    store->write({AddTable{row("a")}}, [&store, end](const Kept<void>&) {
        store->write({line("a", 0)}, [end](const Kept<void>& answer) { end->set_value(said(answer)); });
    });
    EXPECT_EQ(end->get_future().get(), "");
}

TEST(Writing, ManyThreadsWriteAndReadAtOnce) {
    const Folder folder;
    const auto store = opened(folder.path());
    constexpr int threads = 4;
    constexpr std::uint64_t count = 200;
    std::atomic<int> bad = 0;
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, id = "t" + std::to_string(i)] {
            bad += written(*store, {AddTable{row(id)}}) ? 0 : 1;
            for (std::uint64_t n = 0; n < count; ++n) {
                bad += written(*store, {line(id, n), SetDeadline{id, at(static_cast<std::int64_t>(n))}}) ? 0 : 1;
                bad += store->find_table(id)->lines == n + 1 ? 0 : 1;  // acknowledged is there to be read
            }
        });
    for (std::thread& thread : all) thread.join();
    EXPECT_EQ(bad, 0);
    for (int i = 0; i < threads; ++i) EXPECT_EQ(store->lines("t" + std::to_string(i))->size(), count);
    EXPECT_TRUE(store->faults()->empty());
}

}  // namespace
}  // namespace paddock::store::testing
