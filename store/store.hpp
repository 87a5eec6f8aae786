#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/failure.hpp"
#include "store/rows.hpp"

// Where tables and their records are kept. docs/store.md tells what is promised.
namespace paddock::store {

struct Counters {
    std::uint64_t commits = 0;         // that reached the disk
    std::uint64_t items = 0;           // changes acknowledged
    std::uint64_t refused = 0;         // changes that failed alone
    std::uint64_t failed_commits = 0;  // with everything in them
    std::uint64_t last_commit_ns = 0;  // from the first statement of the group until it was on disk
    std::uint64_t commit_ns = 0;       // of all commits together
    std::uint64_t queue = 0;           // changes waiting now
    bool failing = false;              // the last commit did not reach the disk
};

// May be used from any thread.
class Store {
  public:
    using Done = std::function<void(Kept<void>)>;

    // Finishes what is queued.
    virtual ~Store() = default;

    // Queues a change. `done` is called on the store's own thread once the change is on disk, or has
    // failed; it must be quick, must not throw, and may call write() but not flush(). Changes are
    // carried out in the order of the calls.
    virtual void write(Change change, Done done) = 0;
    // Waits until everything queued so far has been answered.
    virtual void flush() = 0;
    // From now on the store takes nothing that would make it larger (full); 0: no limit.
    virtual void limit_size(std::uint64_t bytes) = 0;

    // Reads see everything that has been acknowledged.
    virtual Kept<TableRow> find_table(const std::string& id) = 0;
    virtual Kept<std::vector<TableRow>> tables_in(TableState state) = 0;
    virtual Kept<std::vector<std::string>> table_ids() = 0;  // all there are, oldest first
    // Lines of a record from number `from` on; the header is 0.
    virtual Kept<std::vector<std::string>> lines(const std::string& table, std::uint64_t from = 0) = 0;
    virtual Kept<std::optional<Snapshot>> snapshot(const std::string& table) = 0;
    virtual Kept<std::vector<Said>> talk(const std::string& table, std::uint64_t from = 1) = 0;
    virtual Kept<std::optional<Deadline>> next_deadline() = 0;           // of a running table
    virtual Kept<std::vector<Deadline>> deadlines_until(Time time) = 0;  // earliest first
    virtual Kept<SeatKey> find_key(const Hash& key) = 0;                 // voided and expired ones too
    virtual Kept<Session> find_session(const Hash& session) = 0;
    virtual Kept<std::vector<HeldSeat>> seats_of(const Hash& session) = 0;  // with those of its account
    virtual Kept<Account> find_account(const std::string& name) = 0;
    virtual Kept<std::optional<Account>> account_at(const std::string& table, Seat seat) = 0;  // who has that seat
    virtual Kept<std::optional<Account>> account_with(const std::string& email) = 0;           // confirmed

    virtual Kept<std::vector<Mailing>> mail_due(Time until, int most) = 0;  // earliest first
    virtual Kept<std::optional<Mailing>> find_mail(const std::string& token) = 0;
    virtual Kept<bool> has_taken(const Hash& fingerprint) = 0;
    virtual Kept<std::optional<MailboxPlace>> mailbox_place() = 0;

    virtual Counters counters() const = 0;

    // What is wrong with the files and the order of lines; empty when nothing is.
    virtual Kept<std::vector<std::string>> faults() = 0;
    // A copy in a new file, while the store is in use.
    virtual Kept<void> backup(const std::string& file) = 0;
};

enum class Access : std::uint8_t {
    write,  // one process at a time; makes the folder and its files when they are not there
    read    // any number of processes, also beside the one that writes; write() answers read_only
};

// Opens the store in a folder: paddock.sqlite and what belongs to it.
Kept<std::unique_ptr<Store>> open_sqlite(const std::string& folder, Access access = Access::write);

}  // namespace paddock::store
