#include "store/sqlite_schema.hpp"

#include <array>

namespace paddock::store::sqlite {

namespace {

// A move touches the end of `log` and a short row of `heads`, nothing else: with a key of table and
// number, or an index of that kind, every move of a batch would dirty a page of its own. So a line
// knows the line before it (`prev`), and a table's head its last line. The longer document of a table
// lies apart from its head for the same reason.
constexpr const char* tables_and_records = R"sql(
CREATE TABLE tables (
    ref INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    document TEXT NOT NULL,
    seed BLOB CHECK (length(seed) = 32)
) STRICT;
CREATE TABLE heads (
    ref INTEGER PRIMARY KEY REFERENCES tables,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'paused', 'over')),
    changed INTEGER NOT NULL,
    deadline INTEGER,
    lines INTEGER NOT NULL DEFAULT 0,
    last INTEGER
) STRICT;
CREATE INDEX heads_by_state ON heads (state);
CREATE INDEX heads_by_deadline ON heads (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE log (
    seq INTEGER PRIMARY KEY,
    table_ref INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    prev INTEGER CHECK (prev < seq),
    line TEXT NOT NULL
) STRICT;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'the log is never changed'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT raise(ABORT, 'the log is never cut'); END;
CREATE TABLE snapshots (
    table_ref INTEGER PRIMARY KEY REFERENCES tables,
    n INTEGER NOT NULL,
    snapshot TEXT NOT NULL
) STRICT;
CREATE TABLE talk (
    table_ref INTEGER NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_ref, n)
) STRICT, WITHOUT ROWID;
)sql";

constexpr const char* people = R"sql(
CREATE TABLE accounts (
    ref INTEGER PRIMARY KEY,
    folded TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    passphrase_hash TEXT NOT NULL,
    email TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE TABLE sessions (
    ref INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    account_ref INTEGER REFERENCES accounts,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_seen ON sessions (seen);
CREATE TABLE seat_keys (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    table_ref INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    expires INTEGER,
    voided INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_keys_by_seat ON seat_keys (table_ref, seat);
CREATE TABLE session_seats (
    session_ref INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE,
    table_ref INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    PRIMARY KEY (session_ref, table_ref, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_seats_by_seat ON session_seats (table_ref, seat);
CREATE TABLE account_seats (
    account_ref INTEGER NOT NULL REFERENCES accounts,
    table_ref INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    PRIMARY KEY (account_ref, table_ref, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX account_seats_by_seat ON account_seats (table_ref, seat);
)sql";

// A notice is queued once for each question of a seat; letters written already may be as many as there are. What was
// sent stays, without a due date: replies name it by its token.
constexpr const char* letters = R"sql(
ALTER TABLE accounts ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN notices INTEGER NOT NULL DEFAULT 1;
ALTER TABLE accounts ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
CREATE INDEX accounts_by_email ON accounts (lower(email)) WHERE confirmed = 1;
CREATE TABLE outbox (
    n INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'reminder', 'result', 'confirm', 'answer')),
    table_ref INTEGER REFERENCES tables,
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    account TEXT NOT NULL,
    letter TEXT NOT NULL,
    due INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    outcome TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
CREATE UNIQUE INDEX outbox_once ON outbox (table_ref, seat, question, kind)
    WHERE kind IN ('turn', 'reminder', 'result');
CREATE TABLE intake (
    fingerprint BLOB PRIMARY KEY CHECK (length(fingerprint) = 32),
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mailbox (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    validity INTEGER NOT NULL,
    next INTEGER NOT NULL
) STRICT;
)sql";

constexpr std::array steps{tables_and_records, people, letters};

std::int64_t version_of(Connection& connection) { return connection.number_of("PRAGMA user_version").value_or(0); }

void take_step(Connection& connection, std::int64_t version) {
    connection.execute("BEGIN IMMEDIATE");
    try {
        connection.execute(steps[static_cast<std::size_t>(version)]);
        connection.execute(("PRAGMA application_id = " + std::to_string(application_id)).c_str());
        connection.execute(("PRAGMA user_version = " + std::to_string(version + 1)).c_str());
        connection.execute("COMMIT");
    } catch (const Trouble&) {
        if (connection.in_transaction()) connection.execute("ROLLBACK");
        throw;
    }
}

}  // namespace

std::span<const char* const> migrations() { return steps; }

void refuse_strangers(Connection& connection) {
    const std::int64_t version = version_of(connection);
    const bool empty = connection.number_of("SELECT count(*) FROM sqlite_schema") == 0;
    if (empty && version == 0) return;  // new
    if (empty || version < 1 || connection.number_of("PRAGMA application_id") != application_id)
        fail(Failure::Kind::corrupt, connection.file() + " is a database, but no store of Paddock's.");
    if (version > newest_version())
        fail(Failure::Kind::newer, connection.file() + " was written by a newer paddock (version " +
                                       std::to_string(version) + " of the store, this program knows up to " +
                                       std::to_string(newest_version()) + ").");
}

void set_up(Connection& connection, Opening opening) {
    connection.execute("PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
    if (opening == Opening::read) return connection.execute("PRAGMA query_only = ON");
    connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864");
}

void bring_up_to_date(Connection& connection) {
    for (std::int64_t version = version_of(connection); version < newest_version(); ++version)
        take_step(connection, version);
}

void refuse_incomplete(Connection& connection) {
    Connection whole(":memory:", Opening::write);
    for (const char* step : steps) whole.execute(step);
    whole.each("SELECT name FROM sqlite_schema WHERE type = 'table'", [&](const Statement& row) {
        if (connection.number_of("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", row.text(0))) return;
        fail(Failure::Kind::corrupt, connection.file() + " is damaged: its table " + row.text(0) + " is missing.");
    });
}

void refuse_older(Connection& connection) {
    if (version_of(connection) < newest_version())
        fail(Failure::Kind::older,
             connection.file() + " is of an older version; it is brought up to date when a paddock opens it to write.");
}

}  // namespace paddock::store::sqlite
