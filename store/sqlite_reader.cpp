#include "store/sqlite_reader.hpp"

#include <algorithm>

#include "store/folded.hpp"
#include "store/sqlite_changes.hpp"

namespace paddock::store::sqlite {

namespace {

using Kind = Failure::Kind;

Time time_in(const Statement& row, int column) { return Time(std::chrono::milliseconds(row.integer(column))); }

std::optional<Time> optional_time_in(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(time_in(row, column));
}

Seat seat_in(const Statement& row, int column) { return seat(static_cast<int>(row.integer(column))); }

std::optional<table::Seed> seed_in(const Statement& row, int column) {
    const std::string bytes = row.text(column);
    table::Seed seed{};
    if (bytes.size() != seed.size()) return std::nullopt;
    std::copy(bytes.begin(), bytes.end(), seed.begin());
    return seed;
}

TableRow table_in(const Statement& row) {
    return {.id = row.text(0),
            .state = state_named(row.text(1)),
            .created = time_in(row, 2),
            .changed = time_in(row, 3),
            .deadline = optional_time_in(row, 4),
            .document = row.text(5),
            .seed = seed_in(row, 6),
            .lines = static_cast<std::uint64_t>(row.integer(7))};
}

Account account_in(const Statement& row) {
    return {row.text(0),         row.text(1),         row.text(2), time_in(row, 3),
            row.integer(4) != 0, row.integer(5) != 0, row.text(6)};
}

Mailing mailing_in(const Statement& row) {
    return {.n = static_cast<std::uint64_t>(row.integer(0)),
            .token = row.text(1),
            .kind = mail_kind_named(row.text(2)),
            .table = row.text(3),
            .seat = seat_in(row, 4),
            .question = static_cast<std::uint64_t>(row.integer(5)),
            .account = row.text(6),
            .letter = row.text(7),
            .due = time_in(row, 8),
            .tries = static_cast<int>(row.integer(9))};
}

struct Head {
    std::int64_t ref = 0;
    std::uint64_t lines = 0;
    std::int64_t last = 0;
};

Head head_of(Connection& connection, const std::string& table) {
    std::optional<Head> head;
    connection.each(
        "SELECT ref, lines, last FROM heads JOIN tables USING (ref) WHERE id = ?1",
        [&](const Statement& row) {
            head = Head{row.integer(0), static_cast<std::uint64_t>(row.integer(1)), row.integer(2)};
        },
        table);
    if (!head) fail(Kind::missing, "there is no table " + table + ".");
    return *head;
}

// The line with that number, and the place of the one before it.
std::optional<std::string> line_at(Connection& connection, std::int64_t ref, std::uint64_t n, std::int64_t& place) {
    std::optional<std::string> line;
    connection.each(
        "SELECT prev, line FROM log WHERE seq = ?1 AND n = ?2 AND table_ref = ?3",
        [&](const Statement& row) {
            if (row.is_null(0) == (n == 0)) line = row.text(1);
            place = row.integer(0);
        },
        place, n, ref);
    return line;
}

}  // namespace

TableRow find_table(Connection& connection, const std::string& id) {
    std::optional<TableRow> found;
    connection.each(
        "SELECT id, state, created, changed, deadline, document, seed, lines FROM tables JOIN heads USING (ref) "
        "WHERE id = ?1",
        [&](const Statement& row) { found = table_in(row); }, id);
    if (!found) fail(Kind::missing, "there is no table " + id + ".");
    return std::move(*found);
}

std::vector<TableRow> tables_in(Connection& connection, TableState state) {
    std::vector<TableRow> found;
    connection.each(
        "SELECT id, state, created, changed, deadline, document, seed, lines FROM heads JOIN tables USING (ref) "
        "WHERE state = ?1 ORDER BY ref",
        [&](const Statement& row) { found.push_back(table_in(row)); }, name_of(state));
    return found;
}

std::vector<std::string> table_ids(Connection& connection) {
    std::vector<std::string> ids;
    connection.each("SELECT id FROM tables ORDER BY ref", [&](const Statement& row) { ids.push_back(row.text(0)); });
    return ids;
}

// From the last line back, by each line's own word for where the one before it lies.
std::vector<std::string> lines(Connection& connection, const std::string& table, std::uint64_t from) {
    const Head head = head_of(connection, table);
    std::vector<std::string> found;
    std::int64_t place = head.last;
    for (std::uint64_t n = head.lines; n > from; --n) {
        std::optional<std::string> line = line_at(connection, head.ref, n - 1, place);
        if (!line)
            fail(Kind::corrupt,
                 "line " + std::to_string(n - 1) + " of table " + table + " is not where the next one says.");
        found.push_back(std::move(*line));
    }
    std::reverse(found.begin(), found.end());
    return found;
}

std::optional<Snapshot> snapshot(Connection& connection, const std::string& table) {
    std::optional<Snapshot> found;
    connection.each(
        "SELECT n, snapshot FROM snapshots JOIN tables ON ref = table_ref WHERE id = ?1",
        [&](const Statement& row) { found = Snapshot{static_cast<std::uint64_t>(row.integer(0)), row.text(1)}; },
        table);
    return found;
}

std::vector<Said> talk(Connection& connection, const std::string& table, std::uint64_t from) {
    std::vector<Said> found;
    connection.each(
        "SELECT n, seat, name, at, words FROM talk WHERE table_ref = (SELECT ref FROM tables WHERE id = ?1) AND n >= "
        "?2 "
        "ORDER BY n",
        [&](const Statement& row) {
            found.push_back({static_cast<std::uint64_t>(row.integer(0)), seat_in(row, 1), row.text(2), time_in(row, 3),
                             row.text(4)});
        },
        table, from);
    return found;
}

std::vector<Deadline> deadlines(Connection& connection, std::optional<Time> until, std::int64_t most) {
    std::vector<Deadline> found;
    connection.each(
        "SELECT id, deadline FROM heads JOIN tables USING (ref) WHERE deadline IS NOT NULL AND state = 'running' "
        "AND deadline <= ?1 ORDER BY deadline, ref LIMIT ?2",
        [&](const Statement& row) { found.push_back({row.text(0), time_in(row, 1)}); }, until.value_or(Time::max()),
        most);
    return found;
}

SeatKey find_key(Connection& connection, const Hash& key) {
    std::optional<SeatKey> found;
    connection.each(
        "SELECT id, seat, expires, voided FROM seat_keys JOIN tables ON ref = table_ref WHERE hash = ?1",
        [&](const Statement& row) {
            found = SeatKey{row.text(0), seat_in(row, 1), optional_time_in(row, 2), row.integer(3) != 0};
        },
        key);
    if (!found) fail(Kind::missing, "there is no such key.");
    return std::move(*found);
}

Session find_session(Connection& connection, const Hash& session) {
    std::optional<Session> found;
    connection.each(
        "SELECT name, sessions.created, seen FROM sessions LEFT JOIN accounts ON accounts.ref = account_ref "
        "WHERE hash = ?1",
        [&](const Statement& row) {
            found =
                Session{row.is_null(0) ? std::nullopt : std::optional(row.text(0)), time_in(row, 1), time_in(row, 2)};
        },
        session);
    if (!found) fail(Kind::missing, "there is no such session.");
    return std::move(*found);
}

std::vector<HeldSeat> seats_of(Connection& connection, const Hash& session) {
    std::vector<HeldSeat> found;
    connection.each(
        "WITH me AS (SELECT ref, account_ref FROM sessions WHERE hash = ?1), held AS ("
        "SELECT table_ref, seat FROM session_seats WHERE session_ref = (SELECT ref FROM me) UNION "
        "SELECT table_ref, seat FROM account_seats WHERE account_ref = (SELECT account_ref FROM me)) "
        "SELECT id, seat FROM held JOIN tables ON ref = table_ref ORDER BY ref, seat",
        [&](const Statement& row) { found.push_back({row.text(0), seat_in(row, 1)}); }, session);
    return found;
}

Account find_account(Connection& connection, const std::string& name) {
    std::optional<Account> found;
    connection.each(
        "SELECT name, passphrase_hash, email, accounts.created, confirmed, notices, language FROM accounts "
        "WHERE folded = ?1",
        [&](const Statement& row) { found = account_in(row); }, folded(name));
    if (!found) fail(Kind::missing, "there is no account " + name + ".");
    return std::move(*found);
}

std::optional<Account> account_at(Connection& connection, const std::string& table, Seat seat) {
    std::optional<Account> found;
    connection.each(
        "SELECT name, passphrase_hash, email, accounts.created, confirmed, notices, language FROM account_seats "
        "JOIN accounts ON accounts.ref = account_ref WHERE table_ref = (SELECT ref FROM tables WHERE id = ?1) AND "
        "seat = ?2 ORDER BY account_ref LIMIT 1",
        [&](const Statement& row) { found = account_in(row); }, table, seat);
    return found;
}

std::optional<Account> account_with(Connection& connection, const std::string& email) {
    std::optional<Account> found;
    connection.each(
        "SELECT name, passphrase_hash, email, accounts.created, confirmed, notices, language FROM accounts "
        "WHERE confirmed = 1 AND lower(email) = lower(?1) ORDER BY ref LIMIT 1",
        [&](const Statement& row) { found = account_in(row); }, email);
    return found;
}

std::vector<Mailing> mail_due(Connection& connection, Time until, std::int64_t most) {
    std::vector<Mailing> found;
    connection.each(
        "SELECT n, token, kind, id, seat, question, account, letter, due, tries FROM outbox LEFT JOIN tables ON "
        "ref = table_ref WHERE due IS NOT NULL AND due <= ?1 ORDER BY due, n LIMIT ?2",
        [&](const Statement& row) { found.push_back(mailing_in(row)); }, until, most);
    return found;
}

std::optional<Mailing> find_mail(Connection& connection, const std::string& token) {
    std::optional<Mailing> found;
    connection.each(
        "SELECT n, token, kind, id, seat, question, account, letter, due, tries FROM outbox LEFT JOIN tables ON "
        "ref = table_ref WHERE token = ?1",
        [&](const Statement& row) { found = mailing_in(row); }, token);
    return found;
}

bool has_taken(Connection& connection, const Hash& fingerprint) {
    return connection.number_of("SELECT 1 FROM intake WHERE fingerprint = ?1", fingerprint).has_value();
}

std::optional<MailboxPlace> mailbox_place(Connection& connection) {
    std::optional<MailboxPlace> found;
    connection.each("SELECT validity, next FROM mailbox", [&](const Statement& row) {
        found = MailboxPlace{static_cast<std::uint32_t>(row.integer(0)), static_cast<std::uint32_t>(row.integer(1))};
    });
    return found;
}

std::vector<std::string> faults(Connection& connection) {
    connection.execute("BEGIN");  // one moment of the store, whoever writes meanwhile
    std::vector<std::string> found;
    connection.each("PRAGMA integrity_check(20)", [&](const Statement& row) {
        if (row.text(0) != "ok") found.push_back("the file is damaged: " + row.text(0) + ".");
    });
    if (!found.empty()) return found;  // what follows would only repeat it
    connection.each("PRAGMA foreign_key_check", [&](const Statement& row) {
        found.push_back("row " + std::to_string(row.integer(1)) + " of " + row.text(0) + " speaks of something in " +
                        row.text(2) + " that is not there.");
    });
    std::uint64_t told = 0;
    for (const std::string& id : table_ids(connection)) {
        try {
            told += lines(connection, id, 0).size();
        } catch (const Trouble& trouble) {
            found.push_back(trouble.failure.why);
        }
    }
    const auto kept = connection.number_of("SELECT count(*) FROM log").value_or(0);
    if (found.empty() && told != static_cast<std::uint64_t>(kept))
        found.push_back(std::to_string(kept) + " lines are kept, but " + std::to_string(told) + " belong to a table.");
    return found;
}

}  // namespace paddock::store::sqlite
