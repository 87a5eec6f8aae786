#include <sys/stat.h>
#include <unistd.h>

#include <mutex>
#include <new>

#include "store/folder.hpp"
#include "store/sqlite_reader.hpp"
#include "store/sqlite_schema.hpp"
#include "store/sqlite_writer.hpp"
#include "store/store.hpp"

namespace paddock::store {

namespace {

using sqlite::Connection;
using sqlite::Opening;
using sqlite::Trouble;

// Runs what may throw, and makes values of its troubles.
template <class Act>
auto kept(const Act& act) -> Kept<decltype(act())> {
    try {
        if constexpr (std::is_void_v<decltype(act())>) {
            act();
            return {};
        } else {
            return act();
        }
    } catch (const Trouble& trouble) {
        return trouble.failure;
    } catch (const std::bad_alloc&) {
        return Failure{Failure::Kind::other, "there is not enough memory."};
    }
}

std::unique_ptr<Connection> connect(const std::string& file, Opening opening) {
    auto connection = std::make_unique<Connection>(file, opening);
    sqlite::set_up(*connection, opening);
    return connection;
}

// Copies page by page from one moment of the store, while others read and write it.
void copy(Connection& from, Connection& to) {
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) throw to.trouble(sqlite3_errcode(to.handle()));
    const int code = sqlite3_backup_step(backup, -1);
    const int end = sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) throw to.trouble(code);
    if (end != SQLITE_OK) throw to.trouble(end);
    to.execute("PRAGMA journal_mode = DELETE");  // one file, complete in itself
}

class SqliteStore final : public Store {
  public:
    // Without a lock it only reads.
    SqliteStore(const std::string& file, std::optional<FolderLock> lock, std::unique_ptr<Connection> writing,
                std::unique_ptr<Connection> reading)
        : file_(file), lock_(std::move(lock)), reading_(std::move(reading)) {
        if (writing) writer_.emplace(std::move(writing), connect(file, Opening::write));
    }

    // The connection that writes is closed last: only it can checkpoint the log.
    ~SqliteStore() override {
        SqliteStore::flush();
        reading_.reset();
    }
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    void write(Change change, Done done) override {
        if (writer_) return writer_->write(std::move(change), std::move(done));
        if (done) done(Failure{Failure::Kind::read_only, file_ + " was opened for reading only."});
    }
    void flush() override {
        if (writer_) writer_->flush();
    }
    void limit_size(std::uint64_t bytes) override {
        if (writer_) writer_->limit_size(bytes);
    }

    Kept<TableRow> find_table(const std::string& id) override {
        return read([&] { return sqlite::find_table(*reading_, id); });
    }
    Kept<std::vector<TableRow>> tables_in(TableState state) override {
        return read([&] { return sqlite::tables_in(*reading_, state); });
    }
    Kept<std::vector<std::string>> table_ids() override {
        return read([&] { return sqlite::table_ids(*reading_); });
    }
    Kept<std::vector<std::string>> lines(const std::string& table, std::uint64_t from) override {
        return read([&] { return sqlite::lines(*reading_, table, from); });
    }
    Kept<std::optional<Snapshot>> snapshot(const std::string& table) override {
        return read([&] { return sqlite::snapshot(*reading_, table); });
    }
    Kept<std::vector<Said>> talk(const std::string& table, std::uint64_t from) override {
        return read([&] { return sqlite::talk(*reading_, table, from); });
    }
    Kept<std::optional<Deadline>> next_deadline() override {
        return read([&]() -> std::optional<Deadline> {
            const std::vector<Deadline> first = sqlite::deadlines(*reading_, std::nullopt, 1);
            return first.empty() ? std::nullopt : std::optional(first[0]);
        });
    }
    Kept<std::vector<Deadline>> deadlines_until(Time time) override {
        return read([&] { return sqlite::deadlines(*reading_, time, -1); });
    }
    Kept<SeatKey> find_key(const Hash& key) override {
        return read([&] { return sqlite::find_key(*reading_, key); });
    }
    Kept<Session> find_session(const Hash& session) override {
        return read([&] { return sqlite::find_session(*reading_, session); });
    }
    Kept<std::vector<HeldSeat>> seats_of(const Hash& session) override {
        return read([&] { return sqlite::seats_of(*reading_, session); });
    }
    Kept<Account> find_account(const std::string& name) override {
        return read([&] { return sqlite::find_account(*reading_, name); });
    }
    Kept<std::optional<Account>> account_at(const std::string& table, Seat seat) override {
        return read([&] { return sqlite::account_at(*reading_, table, seat); });
    }
    Kept<std::optional<Account>> account_with(const std::string& email) override {
        return read([&] { return sqlite::account_with(*reading_, email); });
    }
    Kept<std::vector<Mailing>> mail_due(Time until, int most) override {
        return read([&] { return sqlite::mail_due(*reading_, until, most); });
    }
    Kept<std::optional<Mailing>> find_mail(const std::string& token) override {
        return read([&] { return sqlite::find_mail(*reading_, token); });
    }
    Kept<bool> has_taken(const Hash& fingerprint) override {
        return read([&] { return sqlite::has_taken(*reading_, fingerprint); });
    }
    Kept<std::optional<MailboxPlace>> mailbox_place() override {
        return read([&] { return sqlite::mailbox_place(*reading_); });
    }

    Counters counters() const override { return writer_ ? writer_->counters() : Counters{}; }

    // Both on a connection of their own: they take long, and nobody should wait for them.
    Kept<std::vector<std::string>> faults() override {
        return kept([&] { return sqlite::faults(*connect(file_, Opening::read)); });
    }
    Kept<void> backup(const std::string& file) override {
        Kept<UnfinishedFile> copied = UnfinishedFile::make(file);
        if (!copied) return copied.error();
        const Kept<void> done = kept([&] {
            Connection to(copied->path(), Opening::write);
            copy(*connect(file_, Opening::read), to);
        });
        return done ? copied->finish() : done;
    }

  private:
    template <class Act>
    auto read(const Act& act) -> Kept<decltype(act())> {
        const std::lock_guard lock(mutex_);
        return kept(act);
    }

    std::string file_;
    std::optional<FolderLock> lock_;  // given back last
    std::mutex mutex_;
    std::unique_ptr<Connection> reading_;
    std::optional<sqlite::Writer> writer_;
};

// Damage is better told before anybody plays on it. A large file is left to `paddock store check`.
void refuse_damage(Connection& connection) {
    constexpr std::int64_t looked_through_at_once = 65536;  // pages
    if (connection.number_of("PRAGMA page_count").value_or(0) > looked_through_at_once) return;
    connection.each("PRAGMA quick_check(1)", [&](const sqlite::Statement& row) {
        const std::string found = row.text(0);
        if (found == "ok") return;
        const std::string what = found.substr(found.rfind('\n') + 1);  // above it stands which database
        sqlite::fail(Failure::Kind::corrupt, connection.file() + " is damaged: " + what + ".");
    });
}

std::unique_ptr<Store> open_to_write(const std::string& file, FolderLock lock) {
    auto writing = std::make_unique<Connection>(file, Opening::write);
    sqlite::refuse_strangers(*writing);
    sqlite::set_up(*writing, Opening::write);
    sqlite::bring_up_to_date(*writing);
    sqlite::refuse_incomplete(*writing);
    refuse_damage(*writing);
    auto reading = connect(file, Opening::read);
    return std::make_unique<SqliteStore>(file, std::move(lock), std::move(writing), std::move(reading));
}

bool is_there(const std::string& file) {
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0;
}

// In bytes; 0 when there is none.
std::int64_t size_of(const std::string& file) {
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_size : 0;
}

// SQLite would begin a new store there, and throw the log away: all that was kept is then gone for good.
Failure lost_main_file(const std::string& file) {
    return {Failure::Kind::corrupt, file + (is_there(file) ? " is empty" : " is missing") + ", but its log " + file +
                                        "-wal is there. Nothing was touched: put the file back, or move the log away."};
}

std::unique_ptr<Store> open_to_read(const std::string& file) {
    auto reading = connect(file, Opening::read);
    sqlite::refuse_strangers(*reading);
    sqlite::refuse_older(*reading);
    sqlite::refuse_incomplete(*reading);
    return std::make_unique<SqliteStore>(file, std::nullopt, nullptr, std::move(reading));
}

}  // namespace

Kept<std::unique_ptr<Store>> open_sqlite(const std::string& folder, Access access) {
    const std::string file = folder + "/paddock.sqlite";
    if (size_of(file) == 0 && size_of(file + "-wal") > 0) return lost_main_file(file);
    if (access == Access::read) {
        if (!is_there(file)) return Failure{Failure::Kind::missing, "there is no store in " + folder + "."};
        return kept([&] { return open_to_read(file); });
    }
    if (Kept<void> made = make_folder(folder); !made) return made.error();
    Kept<FolderLock> lock = FolderLock::take(folder);
    if (!lock) return lock.error();
    if (const Kept<bool> made = make_file(file); !made) return made.error();
    return kept([&] { return open_to_write(file, std::move(*lock)); });
}

}  // namespace paddock::store
