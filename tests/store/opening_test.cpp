#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "tests/store/support.hpp"

// Stores that are old, newer, damaged, somebody else's, or may not be written.
namespace paddock::store::testing {
namespace {

void make_database(const std::string& file, const char* sql) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
}

std::string contents(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Opening, AStoreThatWasClosedIsOneFile) {
    const Folder folder;
    {
        const auto store = opened(folder.path());
        ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
        EXPECT_EQ(store->lines("a")->size(), 1U);
        EXPECT_TRUE(std::filesystem::exists(folder.file("paddock.sqlite-wal")));
    }
    EXPECT_FALSE(std::filesystem::exists(folder.file("paddock.sqlite-wal")));
    EXPECT_FALSE(std::filesystem::exists(folder.file("paddock.sqlite-shm")));
    EXPECT_EQ(opened(folder.path(), Access::read)->lines("a")->size(), 1U);
}

// Runs `act` as somebody whom file permissions stop, and gives back what it says.
template <class Act>
std::string as_nobody(const Act& act) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(2);
        const std::string said = act();
        ::_exit(::write(pipe[1], said.data(), said.size()) < 0 ? 1 : 0);
    }
    ::close(pipe[1]);
    std::string said(1000, ' ');
    const ssize_t count = ::read(pipe[0], said.data(), said.size());
    ::close(pipe[0]);
    ::waitpid(child, nullptr, 0);
    return said.substr(0, count > 0 ? static_cast<std::size_t>(count) : 0);
}

std::string opening(const std::string& folder, Access access = Access::write) {
    const auto store = open_sqlite(folder, access);
    return store ? "open" : std::string(name_of(store.error().kind)) + ": " + store.error().why;
}

// As the first version made it, letter by letter: this must stay readable for ever.
constexpr const char* version_1 = R"sql(
CREATE TABLE tables (ref INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL,
    document TEXT NOT NULL, seed BLOB CHECK (length(seed) = 32)) STRICT;
CREATE TABLE heads (ref INTEGER PRIMARY KEY REFERENCES tables,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'paused', 'over')), changed INTEGER NOT NULL,
    deadline INTEGER, lines INTEGER NOT NULL DEFAULT 0, last INTEGER) STRICT;
CREATE INDEX heads_by_state ON heads (state);
CREATE INDEX heads_by_deadline ON heads (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE log (seq INTEGER PRIMARY KEY, table_ref INTEGER NOT NULL, n INTEGER NOT NULL CHECK (n >= 0),
    prev INTEGER CHECK (prev < seq), line TEXT NOT NULL) STRICT;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'the log is never changed'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT raise(ABORT, 'the log is never cut'); END;
CREATE TABLE snapshots (table_ref INTEGER PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL,
    snapshot TEXT NOT NULL) STRICT;
CREATE TABLE talk (table_ref INTEGER NOT NULL REFERENCES tables, n INTEGER NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, at INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (table_ref, n)) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1348559979;
PRAGMA user_version = 1;
INSERT INTO tables VALUES (1, 'old', 5, '{}', NULL);
INSERT INTO heads VALUES (1, 'running', 6, NULL, 2, 2);
INSERT INTO log VALUES (1, 1, 0, NULL, 'header'), (2, 1, 1, 1, 'start');
)sql";

TEST(Opening, AnOlderStoreBecomesTodaysAndKeepsEverything) {
    const Folder folder;
    make_database(folder.file(), version_1);
    EXPECT_EQ(opening(folder.path(), Access::read).substr(0, 6), "older:");
    const auto store = opened(folder.path());
    EXPECT_EQ(*store->lines("old"), (std::vector<std::string>{"header", "start"}));
    EXPECT_EQ(said(written(*store, {AppendLine{"old", 2, "more", at(7)}, OpenSession{hash(1), at(7)}})), "");
    EXPECT_TRUE(store->faults()->empty());
}

TEST(Opening, ANewerStoreIsRefusedAndLeftAsItIs) {
    const Folder folder;
    opened(folder.path()).reset();
    make_database(folder.file(), "PRAGMA user_version = 77");
    const std::string before = contents(folder.file());
    const std::string said = opening(folder.path());
    EXPECT_EQ(said.substr(0, 6), "newer:");
    EXPECT_NE(said.find("version 77"), std::string::npos) << said;
    EXPECT_EQ(opening(folder.path(), Access::read).substr(0, 6), "newer:");
    EXPECT_EQ(contents(folder.file()), before);
}

TEST(Opening, AnotherProgramsDatabaseIsRefusedAndLeftAsItIs) {
    const Folder folder;
    make_database(folder.file(), "CREATE TABLE recipes (name TEXT)");
    const std::string before = contents(folder.file());
    EXPECT_NE(opening(folder.path()).find("no store of Paddock's"), std::string::npos);
    EXPECT_EQ(contents(folder.file()), before);
}

TEST(Opening, VersionsNoStoreCanHaveAreRefused) {
    for (const char* version : {"PRAGMA user_version = -1", "PRAGMA user_version = 0"}) {
        const Folder folder;
        opened(folder.path()).reset();
        make_database(folder.file(), version);
        EXPECT_EQ(opening(folder.path()).substr(0, 8), "corrupt:") << version;
        EXPECT_EQ(opening(folder.path(), Access::read).substr(0, 8), "corrupt:") << version;
    }
    const Folder folder;
    make_database(folder.file(), "PRAGMA user_version = 2");
    EXPECT_EQ(opening(folder.path()).substr(0, 8), "corrupt:");
}

TEST(Opening, AStoreThatLacksATableIsRefused) {
    const Folder folder;
    opened(folder.path()).reset();
    make_database(folder.file(), "DROP TABLE talk");
    EXPECT_NE(opening(folder.path()).find("its table talk is missing."), std::string::npos);
    EXPECT_EQ(opening(folder.path(), Access::read).substr(0, 8), "corrupt:");
}

TEST(Opening, WhatIsNoDatabaseIsRefused) {
    const Folder folder;
    std::ofstream(folder.file()) << std::string(5000, 'x');
    EXPECT_EQ(opening(folder.path()).substr(0, 8), "corrupt:");
    EXPECT_EQ(opening(folder.path(), Access::read).substr(0, 8), "corrupt:");
    EXPECT_EQ(contents(folder.file()), std::string(5000, 'x'));
}

class Damaged : public ::testing::Test {
  protected:
    Damaged() {
        const auto store = opened(folder.path());
        Change change{AddTable{row("a")}};
        for (std::uint64_t n = 0; n < 2000; ++n) change.push_back(line("a", n));
        EXPECT_EQ(said(written(*store, change)), "");
    }
    Folder folder;
};

TEST_F(Damaged, AFileThatWasCutOffIsRefused) {
    const auto size = std::filesystem::file_size(folder.file());
    std::filesystem::resize_file(folder.file(), size / 2 / 4096 * 4096);
    EXPECT_EQ(opening(folder.path()).substr(0, 8), "corrupt:");
}

TEST_F(Damaged, OverwrittenPagesAreRefused) {
    std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096 * 12);
    file << std::string(4096 * 4, '\x5a');
    file.close();
    EXPECT_EQ(opening(folder.path()).substr(0, 8), "corrupt:");
}

// SQLite would take it for a new store, and the log for none of its business.
TEST(Opening, AStoreThatLostItsMainFileButNotItsLogIsRefused) {
    const Folder folder;
    auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}})), "");
    const Folder lost;
    std::filesystem::copy_file(folder.file("paddock.sqlite-wal"), lost.file("paddock.sqlite-wal"));
    const std::string log = contents(lost.file("paddock.sqlite-wal"));
    ASSERT_FALSE(log.empty());
    for (const Access access : {Access::write, Access::read}) {
        const std::string said = opening(lost.path(), access);
        EXPECT_EQ(said.substr(0, 8), "corrupt:") << said;
        EXPECT_NE(said.find("is missing, but its log"), std::string::npos) << said;
    }
    EXPECT_FALSE(std::filesystem::exists(lost.file()));
    std::ofstream(lost.file()).close();
    for (const Access access : {Access::write, Access::read}) {
        const std::string said = opening(lost.path(), access);
        EXPECT_NE(said.find("is empty, but its log"), std::string::npos) << said;
    }
    EXPECT_EQ(contents(lost.file("paddock.sqlite-wal")), log);
    std::filesystem::remove(lost.file("paddock.sqlite-wal"));
    EXPECT_EQ(opening(lost.path()), "open");
}

TEST(Opening, TwoAtOnceAreRefused) {
    const Folder folder;
    auto store = opened(folder.path());
    const std::string said = opening(folder.path());
    EXPECT_EQ(said, "busy: another paddock (pid " + std::to_string(::getpid()) + ") has " + folder.path() + " open.");
    store.reset();
    EXPECT_EQ(opening(folder.path()), "open");
}

TEST(Opening, AnotherProcessIsRefusedButMayRead) {
    const Folder folder;
    const auto store = opened(folder.path());
    ASSERT_EQ(said(written(*store, {AddTable{row("a")}, line("a", 0)})), "");
    std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
    for (const char* name : {"lock", "paddock.sqlite", "paddock.sqlite-wal", "paddock.sqlite-shm"})
        std::filesystem::permissions(folder.file(name), std::filesystem::perms(0666));
    EXPECT_EQ(as_nobody([&] { return opening(folder.path()); }).substr(0, 5), "busy:");
    const std::string read = as_nobody([&] {
        const auto reader = opened(folder.path(), Access::read);
        return (*reader->lines("a"))[0] + ", " + said(written(*reader, {line("a", 1)}));
    });
    EXPECT_EQ(read, "line 0 of a, read-only");
}

TEST(Opening, AFolderThatMayNotBeWritten) {
    const Folder folder;
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    const std::string said = as_nobody([&] { return opening(folder.path()); });
    EXPECT_EQ(said, "read-only: cannot write to " + folder.path() + ": Permission denied.");
    const std::string deeper = as_nobody([&] { return opening(folder.path() + "/deeper/still"); });
    EXPECT_EQ(deeper.substr(0, 10), "read-only:") << deeper;
}

TEST(Opening, AFileThatMayNotBeWritten) {
    const Folder folder;
    opened(folder.path()).reset();
    std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
    std::filesystem::permissions(folder.file("lock"), std::filesystem::perms(0666));
    std::filesystem::permissions(folder.file(), std::filesystem::perms(0444));
    EXPECT_EQ(as_nobody([&] { return opening(folder.path()); }),
              "read-only: " + folder.file() + " may not be written.");
}

TEST(Opening, PlacesWhereNoStoreCanBe) {
    const Folder folder;
    EXPECT_EQ(opening(folder.path(), Access::read), "missing: there is no store in " + folder.path() + ".");
    std::ofstream(folder.file("file")) << "x";
    EXPECT_EQ(opening(folder.file("file")).substr(0, 13), "cannot-write:");
    EXPECT_EQ(opening(folder.file("file") + "/below").substr(0, 13), "cannot-write:");
    EXPECT_EQ(opening(folder.path() + "/a/b/c"), "open");
}

}  // namespace
}  // namespace paddock::store::testing
