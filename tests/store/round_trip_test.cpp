#include "tests/store/support.hpp"

namespace paddock::store::testing {
namespace {

class RoundTrip : public ::testing::Test {
  protected:
    void reopen() {
        store.reset();
        store = opened(folder.path());
    }
    void must(Change change) {
        const Kept<void> answer = written(*store, std::move(change));
        ASSERT_TRUE(answer.has_value()) << answer.error().why;
    }

    Folder folder;
    std::unique_ptr<Store> store = opened(folder.path());
};

TEST_F(RoundTrip, ATableComesBackAsItWasGiven) {
    TableRow given = row("k3v9", TableState::open);
    given.deadline = at(5000);
    given.document = "{\"name\": \"Élodie\"}";
    given.seed = table::Seed{1, 2, 0, 255};
    must({AddTable{given}});
    reopen();
    const Kept<TableRow> found = store->find_table("k3v9");
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->id, "k3v9");
    EXPECT_EQ(found->state, TableState::open);
    EXPECT_EQ(found->created, at(1000));
    EXPECT_EQ(found->changed, at(1000));
    EXPECT_EQ(found->deadline, at(5000));
    EXPECT_EQ(found->document, given.document);
    EXPECT_EQ(found->seed, given.seed);
    EXPECT_EQ(found->lines, 0U);
    EXPECT_EQ(said(store->find_table("nowhere")), "missing");
}

TEST_F(RoundTrip, StateDeadlineAndDocumentChange) {
    must({AddTable{row("a", TableState::open)}});
    must({SetState{"a", TableState::paused, at(7)}, SetDeadline{"a", at(9)}, SetDocument{"a", "new", at(8)}});
    const Kept<TableRow> found = store->find_table("a");
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->state, TableState::paused);
    EXPECT_EQ(found->deadline, at(9));
    EXPECT_EQ(found->document, "new");
    EXPECT_EQ(found->changed, at(8));
    must({SetDeadline{"a", std::nullopt}});
    EXPECT_EQ(store->find_table("a")->deadline, std::nullopt);
}

TEST_F(RoundTrip, TablesAreFoundByTheirState) {
    must({AddTable{row("a")}, AddTable{row("b", TableState::over)}, AddTable{row("c")}});
    const Kept<std::vector<TableRow>> running = store->tables_in(TableState::running);
    ASSERT_TRUE(running.has_value());
    ASSERT_EQ(running->size(), 2U);
    EXPECT_EQ((*running)[0].id, "a");
    EXPECT_EQ((*running)[1].id, "c");
    EXPECT_EQ(store->table_ids()->size(), 3U);
    EXPECT_TRUE(store->tables_in(TableState::paused)->empty());
}

TEST_F(RoundTrip, TheNextDeadlineIsThatOfARunningTable) {
    EXPECT_FALSE(store->next_deadline()->has_value());
    must({AddTable{row("a")}, AddTable{row("b")}, AddTable{row("c")}});
    must({SetDeadline{"a", at(300)}, SetDeadline{"b", at(200)}, SetDeadline{"c", at(100)}});
    must({SetState{"c", TableState::paused, at(1)}});
    const Kept<std::optional<Deadline>> next = store->next_deadline();
    ASSERT_TRUE(next.has_value() && next->has_value());
    EXPECT_EQ((*next)->table, "b");
    EXPECT_EQ((*next)->at, at(200));
    EXPECT_EQ(store->deadlines_until(at(200))->size(), 1U);
    EXPECT_EQ(store->deadlines_until(at(300))->size(), 2U);
}

TEST_F(RoundTrip, LinesOfSeveralTablesKeepTheirOrder) {
    must({AddTable{row("a")}, AddTable{row("b")}});
    for (std::uint64_t n = 0; n < 50; ++n) must({line("a", n), line("b", n)});
    reopen();
    const Kept<std::vector<std::string>> all = store->lines("b");
    ASSERT_TRUE(all.has_value());
    ASSERT_EQ(all->size(), 50U);
    for (std::uint64_t n = 0; n < 50; ++n) EXPECT_EQ((*all)[n], line("b", n).line);
    const Kept<std::vector<std::string>> last = store->lines("a", 48);
    ASSERT_EQ(last->size(), 2U);
    EXPECT_EQ((*last)[0], "line 48 of a");
    EXPECT_TRUE(store->lines("a", 50)->empty());
    EXPECT_TRUE(store->lines("a", 5000)->empty());
    EXPECT_EQ(said(store->lines("nowhere")), "missing");
    EXPECT_EQ(store->find_table("a")->lines, 50U);
    EXPECT_EQ(store->find_table("a")->changed, at(2049));
    EXPECT_TRUE(store->faults()->empty());
}

TEST_F(RoundTrip, LinesMayHoldAnyBytesOfText) {
    const std::string odd = std::string("a\0b", 3) + "\"'\n\xc3\x89";
    must({AddTable{row("a")}, AppendLine{"a", 0, odd, at(1)}, AppendLine{"a", 1, "", at(1)}});
    EXPECT_EQ((*store->lines("a"))[0], odd);
    EXPECT_EQ((*store->lines("a"))[1], "");
}

TEST_F(RoundTrip, SnapshotsAreACache) {
    must({AddTable{row("a")}, AddTable{row("b")}});
    EXPECT_FALSE(store->snapshot("a")->has_value());
    must({KeepSnapshot{"a", {3, "old"}}, KeepSnapshot{"b", {4, "b"}}});
    must({KeepSnapshot{"a", {7, "new"}}});
    ASSERT_TRUE(store->snapshot("a")->has_value());
    EXPECT_EQ((*store->snapshot("a"))->n, 7U);
    EXPECT_EQ((*store->snapshot("a"))->text, "new");
    must({DropSnapshots{"a"}});
    EXPECT_FALSE(store->snapshot("a")->has_value());
    EXPECT_TRUE(store->snapshot("b")->has_value());
    must({DropSnapshots{}});
    EXPECT_FALSE(store->snapshot("b")->has_value());
}

TEST_F(RoundTrip, TableTalk) {
    must({AddTable{row("a")}});
    must({Say{"a", {1, seat(0), "Ada", at(10), "Good race!"}}, Say{"a", {2, Seat::nobody, "Ben", at(11), "Yes"}}});
    const Kept<std::vector<Said>> all = store->talk("a");
    ASSERT_EQ(all->size(), 2U);
    EXPECT_EQ((*all)[0].name, "Ada");
    EXPECT_EQ((*all)[0].text, "Good race!");
    EXPECT_EQ((*all)[0].at, at(10));
    EXPECT_EQ((*all)[1].seat, Seat::nobody);
    EXPECT_EQ(store->talk("a", 2)->size(), 1U);
    EXPECT_EQ(said(written(*store, {Say{"a", {2, seat(0), "Ada", at(12), "again"}}})), "conflict");
}

TEST_F(RoundTrip, SeatKeysExpireAndAreVoided) {
    must({AddTable{row("a")}, AddKey{hash(1), "a", seat(2), at(99)}, AddKey{hash(2), "a", seat(2), {}},
          AddKey{hash(3), "a", seat(3), {}}});
    must({VoidKeys{"a", seat(2)}});
    const Kept<SeatKey> key = store->find_key(hash(1));
    ASSERT_TRUE(key.has_value());
    EXPECT_EQ(key->table, "a");
    EXPECT_EQ(key->seat, seat(2));
    EXPECT_EQ(key->expires, at(99));
    EXPECT_TRUE(key->voided);
    EXPECT_TRUE(store->find_key(hash(2))->voided);
    EXPECT_FALSE(store->find_key(hash(3))->voided);
    EXPECT_EQ(store->find_key(hash(3))->expires, std::nullopt);
    EXPECT_EQ(said(store->find_key(hash(4))), "missing");
}

TEST_F(RoundTrip, NamesOfAccountsAreUniqueWhateverTheirCase) {
    must({AddAccount{{"Élodie", "$argon2id$…", "e@example.org", at(5)}}});
    EXPECT_EQ(said(written(*store, {AddAccount{{"éLODIE", "x", "", at(6)}}})), "conflict");
    const Kept<Account> account = store->find_account("ÉLODIE");
    ASSERT_TRUE(account.has_value());
    EXPECT_EQ(account->name, "Élodie");
    EXPECT_EQ(account->passphrase_hash, "$argon2id$…");
    EXPECT_EQ(account->email, "e@example.org");
    EXPECT_EQ(account->created, at(5));
    must({SetPassphrase{"élodie", "new"}});
    EXPECT_EQ(store->find_account("Élodie")->passphrase_hash, "new");
    must({AddAccount{{"Ada", "y", "", at(7)}}});
    EXPECT_EQ(said(written(*store, {RenameAccount{"ada", "ÉLODIE"}})), "conflict");
    EXPECT_EQ(store->find_account("Ada")->name, "Ada");
    must({RenameAccount{"élodie", "ÉLODIE"}, RenameAccount{"Ada", "Bea"}});
    EXPECT_EQ(store->find_account("élodie")->name, "ÉLODIE");
    EXPECT_EQ(store->find_account("bea")->passphrase_hash, "y");
    EXPECT_EQ(said(store->find_account("Ada")), "missing");
    EXPECT_EQ(said(store->find_account("Elodie")), "missing");
    EXPECT_EQ(said(store->find_account("\xff\xc3")), "missing");
}

TEST_F(RoundTrip, SessionsHoldSeatsAndAccountsKeepThemTogether) {
    must({AddTable{row("a")}, AddTable{row("b")}, AddAccount{{"Ada", "x", "", at(1)}}});
    must({OpenSession{hash(1), at(10)}, OpenSession{hash(2), at(10)}});
    must({HoldSeat{hash(1), "a", seat(0)}, HoldSeat{hash(1), "a", seat(0)}, HoldSeat{hash(2), "b", seat(1)}});
    EXPECT_EQ(*store->seats_of(hash(1)), (std::vector<HeldSeat>{{"a", seat(0)}}));
    must({EnterAccount{hash(1), "ADA"}, EnterAccount{hash(2), "ada"}, TouchSession{hash(1), at(20)}});
    const std::vector<HeldSeat> both{{"a", seat(0)}, {"b", seat(1)}};
    EXPECT_EQ(*store->seats_of(hash(1)), both);
    EXPECT_EQ(*store->seats_of(hash(2)), both);
    EXPECT_EQ(store->find_session(hash(1))->account, "Ada");
    EXPECT_EQ(store->find_session(hash(1))->created, at(10));
    EXPECT_EQ(store->find_session(hash(1))->seen, at(20));
    must({LeaveAccount{hash(1)}});
    EXPECT_TRUE(store->seats_of(hash(1))->empty());
    EXPECT_EQ(store->find_session(hash(1))->account, std::nullopt);
    EXPECT_EQ(*store->seats_of(hash(2)), both);
    must({LoseSeat{"a", seat(0)}});
    EXPECT_EQ(store->seats_of(hash(2))->size(), 1U);
}

TEST_F(RoundTrip, WhatIsNotThereIsMissing) {
    must({AddTable{row("a")}, OpenSession{hash(1), at(1)}});
    EXPECT_EQ(said(written(*store, {SetState{"x", TableState::over, at(1)}})), "missing");
    EXPECT_EQ(said(written(*store, {SetDeadline{"x", at(1)}})), "missing");
    EXPECT_EQ(said(written(*store, {SetDocument{"x", "", at(1)}})), "missing");
    EXPECT_EQ(said(written(*store, {SetSeed{"x", {}}})), "missing");
    EXPECT_EQ(said(written(*store, {line("x", 0)})), "missing");
    EXPECT_EQ(said(written(*store, {KeepSnapshot{"x", {}}})), "missing");
    EXPECT_EQ(said(written(*store, {AddKey{hash(1), "x", seat(0), {}}})), "missing");
    EXPECT_EQ(said(written(*store, {TouchSession{hash(9), at(1)}})), "missing");
    EXPECT_EQ(said(written(*store, {EnterAccount{hash(1), "nobody"}})), "missing");
    EXPECT_EQ(said(written(*store, {RenameAccount{"nobody", "somebody"}})), "missing");
    EXPECT_EQ(said(written(*store, {LeaveAccount{hash(9)}})), "missing");
    EXPECT_EQ(said(written(*store, {HoldSeat{hash(9), "a", seat(0)}})), "missing");
    EXPECT_EQ(said(written(*store, {SetPassphrase{"nobody", ""}})), "missing");
}

TEST_F(RoundTrip, ABackupIsAStoreOfItsOwn) {
    must({AddTable{row("a")}, line("a", 0), line("a", 1)});
    const Folder copy;
    const Kept<void> done = store->backup(copy.file());
    ASSERT_TRUE(done.has_value()) << done.error().why;
    must({line("a", 2)});
    const auto other = opened(copy.path());
    EXPECT_EQ(other->lines("a")->size(), 2U);
    EXPECT_TRUE(other->faults()->empty());
    const Kept<void> again = store->backup(copy.file());
    EXPECT_EQ(said(again), "conflict");
    EXPECT_NE(again.error().why.find("already there"), std::string::npos);
    EXPECT_EQ(said(store->backup(copy.path() + "/no/such/folder")), "cannot-write");
}

TEST_F(RoundTrip, FilesAreForTheirOwnerOnly) {
    must({AddTable{row("a")}});
    for (const char* name : {"paddock.sqlite", "paddock.sqlite-wal", "lock"}) {
        const auto permissions = std::filesystem::status(folder.file(name)).permissions();
        EXPECT_EQ(permissions, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write) << name;
    }
}

}  // namespace
}  // namespace paddock::store::testing
