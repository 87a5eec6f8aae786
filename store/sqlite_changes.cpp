#include "store/sqlite_changes.hpp"

#include "store/folded.hpp"

namespace paddock::store::sqlite {

namespace {

using Kind = Failure::Kind;

std::int64_t ref_of_table(Connection& connection, const std::string& id) {
    const auto ref = connection.number_of("SELECT ref FROM tables WHERE id = ?1", id);
    if (!ref) fail(Kind::missing, "there is no table " + id + ".");
    return *ref;
}

std::int64_t ref_of_session(Connection& connection, const Hash& hash) {
    const auto ref = connection.number_of("SELECT ref FROM sessions WHERE hash = ?1", hash);
    if (!ref) fail(Kind::missing, "there is no such session.");
    return *ref;
}

std::int64_t ref_of_account(Connection& connection, const std::string& name) {
    const auto ref = connection.number_of("SELECT ref FROM accounts WHERE folded = ?1", folded(name));
    if (!ref) fail(Kind::missing, "there is no account " + name + ".");
    return *ref;
}

void do_part(Connection& connection, const AddTable& add) {
    const TableRow& row = add.row;
    const int added = connection.run(
        "INSERT INTO tables (id, created, document, seed) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING", row.id,
        row.created, row.document, row.seed);
    if (added == 0) fail(Kind::conflict, "there is a table " + row.id + " already.");
    connection.run("INSERT INTO heads (ref, state, changed, deadline) VALUES (last_insert_rowid(), ?1, ?2, ?3)",
                   name_of(row.state), row.changed, row.deadline);
}

void do_part(Connection& connection, const SetState& set) {
    connection.run("UPDATE heads SET state = ?2, changed = ?3 WHERE ref = ?1", ref_of_table(connection, set.table),
                   name_of(set.state), set.at);
}

void do_part(Connection& connection, const SetDeadline& set) {
    connection.run("UPDATE heads SET deadline = ?2 WHERE ref = ?1", ref_of_table(connection, set.table), set.deadline);
}

void do_part(Connection& connection, const SetDocument& set) {
    const std::int64_t ref = ref_of_table(connection, set.table);
    connection.run("UPDATE tables SET document = ?2 WHERE ref = ?1", ref, set.document);
    connection.run("UPDATE heads SET changed = ?2 WHERE ref = ?1", ref, set.at);
}

void do_part(Connection& connection, const SetSeed& set) {
    const std::int64_t ref = ref_of_table(connection, set.table);
    if (connection.run("UPDATE tables SET seed = ?2 WHERE ref = ?1 AND seed IS NULL", ref, set.seed) == 0)
        fail(Kind::conflict, "table " + set.table + " has its seed already.");
}

// The line goes in only where the head of its table waits for that very number: of two writers that
// both think they write line n, the database turns the second away.
void do_part(Connection& connection, const AppendLine& append) {
    const std::int64_t ref = ref_of_table(connection, append.table);
    const int added = connection.run(
        "INSERT INTO log (table_ref, n, prev, line) SELECT ref, lines, last, ?3 FROM heads WHERE ref = ?1 AND lines = "
        "?2",
        ref, append.n, append.line);
    if (added == 0)
        fail(Kind::conflict, "line " + std::to_string(append.n) + " is not the next one of table " + append.table +
                                 ": somebody else has written to it.");
    connection.run("UPDATE heads SET lines = lines + 1, last = last_insert_rowid(), changed = ?2 WHERE ref = ?1", ref,
                   append.at);
}

void do_part(Connection& connection, const KeepSnapshot& keep) {
    connection.run("INSERT OR REPLACE INTO snapshots (table_ref, n, snapshot) VALUES (?1, ?2, ?3)",
                   ref_of_table(connection, keep.table), keep.snapshot.n, keep.snapshot.text);
}

void do_part(Connection& connection, const DropSnapshots& drop) {
    if (drop.table)
        connection.run("DELETE FROM snapshots WHERE table_ref = ?1", ref_of_table(connection, *drop.table));
    else
        connection.run("DELETE FROM snapshots");
}

void do_part(Connection& connection, const Say& say) {
    const Said& said = say.said;
    const int added = connection.run(
        "INSERT INTO talk (table_ref, n, seat, name, at, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
        ref_of_table(connection, say.table), said.n, said.seat, said.name, said.at, said.text);
    if (added == 0)
        fail(Kind::conflict, "word " + std::to_string(said.n) + " has been said at table " + say.table + " already.");
}

void do_part(Connection& connection, const AddKey& add) {
    const int added = connection.run(
        "INSERT INTO seat_keys (hash, table_ref, seat, expires) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        add.key, ref_of_table(connection, add.table), add.seat, add.expires);
    if (added == 0) fail(Kind::conflict, "that key is there already.");
}

void do_part(Connection& connection, const VoidKeys& keys) {
    connection.run("UPDATE seat_keys SET voided = 1 WHERE table_ref = ?1 AND seat = ?2",
                   ref_of_table(connection, keys.table), keys.seat);
}

void do_part(Connection& connection, const OpenSession& open) {
    const int added = connection.run(
        "INSERT INTO sessions (hash, created, seen) VALUES (?1, ?2, ?2) ON CONFLICT DO NOTHING", open.session, open.at);
    if (added == 0) fail(Kind::conflict, "that session is there already.");
}

void do_part(Connection& connection, const TouchSession& touch) {
    connection.run("UPDATE sessions SET seen = ?2 WHERE ref = ?1", ref_of_session(connection, touch.session), touch.at);
}

void do_part(Connection& connection, const AddAccount& add) {
    const Account& account = add.account;
    const int added = connection.run(
        "INSERT INTO accounts (folded, name, passphrase_hash, email, created) VALUES (?1, ?2, ?3, ?4, ?5) "
        "ON CONFLICT DO NOTHING",
        folded(account.name), account.name, account.passphrase_hash, account.email, account.created);
    if (added == 0) fail(Kind::conflict, "the name " + account.name + " is taken.");
}

void do_part(Connection& connection, const SetPassphrase& set) {
    connection.run("UPDATE accounts SET passphrase_hash = ?2 WHERE ref = ?1", ref_of_account(connection, set.account),
                   set.passphrase_hash);
}

void do_part(Connection& connection, const RenameAccount& rename) {
    const std::int64_t account = ref_of_account(connection, rename.account);
    const auto holder = connection.number_of("SELECT ref FROM accounts WHERE folded = ?1", folded(rename.name));
    if (holder && *holder != account) fail(Kind::conflict, "the name " + rename.name + " is taken.");
    connection.run("UPDATE accounts SET folded = ?2, name = ?3 WHERE ref = ?1", account, folded(rename.name),
                   rename.name);
}

void do_part(Connection& connection, const EnterAccount& enter) {
    const std::int64_t session = ref_of_session(connection, enter.session);
    const std::int64_t account = ref_of_account(connection, enter.account);
    connection.run("UPDATE sessions SET account_ref = ?2 WHERE ref = ?1", session, account);
    connection.run(
        "INSERT OR IGNORE INTO account_seats (account_ref, table_ref, seat) "
        "SELECT ?2, table_ref, seat FROM session_seats WHERE session_ref = ?1",
        session, account);
    connection.run("DELETE FROM session_seats WHERE session_ref = ?1", session);
}

void do_part(Connection& connection, const LeaveAccount& leave) {
    connection.run("UPDATE sessions SET account_ref = NULL WHERE ref = ?1", ref_of_session(connection, leave.session));
}

void do_part(Connection& connection, const HoldSeat& hold) {
    const std::int64_t session = ref_of_session(connection, hold.session);
    const std::int64_t table = ref_of_table(connection, hold.table);
    if (const auto account = connection.number_of("SELECT account_ref FROM sessions WHERE ref = ?1", session))
        connection.run("INSERT OR IGNORE INTO account_seats (account_ref, table_ref, seat) VALUES (?1, ?2, ?3)",
                       *account, table, hold.seat);
    else
        connection.run("INSERT OR IGNORE INTO session_seats (session_ref, table_ref, seat) VALUES (?1, ?2, ?3)",
                       session, table, hold.seat);
}

void do_part(Connection& connection, const LoseSeat& lose) {
    const std::int64_t table = ref_of_table(connection, lose.table);
    connection.run("DELETE FROM session_seats WHERE table_ref = ?1 AND seat = ?2", table, lose.seat);
    connection.run("DELETE FROM account_seats WHERE table_ref = ?1 AND seat = ?2", table, lose.seat);
}

void do_part(Connection& connection, const QueueMail& queue) {
    const Mailing& mailing = queue.mailing;
    std::optional<std::int64_t> table;
    if (!mailing.table.empty()) table = ref_of_table(connection, mailing.table);
    connection.run(
        "INSERT OR IGNORE INTO outbox (token, kind, table_ref, seat, question, account, letter, due) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        mailing.token, name_of(mailing.kind), table, mailing.seat, mailing.question, mailing.account, mailing.letter,
        mailing.due);
}

void do_part(Connection& connection, const PostponeMail& postpone) {
    connection.run("UPDATE outbox SET due = ?2, tries = ?3 WHERE n = ?1 AND due IS NOT NULL", postpone.n, postpone.due,
                   std::int64_t{postpone.tries});
}

void do_part(Connection& connection, const EndMail& end) {
    connection.run("UPDATE outbox SET due = NULL, outcome = ?2 WHERE n = ?1", end.n, end.outcome);
}

void do_part(Connection& connection, const TakeMail& take) {
    const int added = connection.run("INSERT INTO intake (fingerprint, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                                     take.fingerprint, take.at);
    if (added == 0) fail(Kind::conflict, "that letter was taken in before.");
}

void do_part(Connection& connection, const SetMailboxPlace& set) {
    connection.run("INSERT OR REPLACE INTO mailbox (one, validity, next) VALUES (1, ?1, ?2)", set.place.validity,
                   set.place.next);
}

void do_part(Connection& connection, const SetEmail& set) {
    connection.run("UPDATE accounts SET email = ?2, language = ?3, confirmed = 0 WHERE ref = ?1",
                   ref_of_account(connection, set.account), set.email, set.language);
}

void do_part(Connection& connection, const ConfirmEmail& confirm) {
    const int changed =
        connection.run("UPDATE accounts SET confirmed = ?3 WHERE ref = ?1 AND email = ?2",
                       ref_of_account(connection, confirm.account), confirm.email, std::int64_t{confirm.confirmed});
    if (changed == 0) fail(Kind::conflict, confirm.account + " has another e-mail address by now.");
}

void do_part(Connection& connection, const SetNotices& set) {
    connection.run("UPDATE accounts SET notices = ?2 WHERE ref = ?1", ref_of_account(connection, set.account),
                   std::int64_t{set.wanted});
}

constexpr std::pair<MailKind, std::string_view> mail_kinds[] = {{MailKind::turn, "turn"},
                                                                {MailKind::reminder, "reminder"},
                                                                {MailKind::result, "result"},
                                                                {MailKind::confirm, "confirm"},
                                                                {MailKind::answer, "answer"}};

}  // namespace

std::string_view name_of(MailKind kind) {
    for (const auto& [each, name] : mail_kinds)
        if (each == kind) return name;
    return "answer";
}

MailKind mail_kind_named(std::string_view name) {
    for (const auto& [kind, each] : mail_kinds)
        if (each == name) return kind;
    return MailKind::answer;
}

void carry_out(Connection& connection, const Part& part) {
    std::visit([&](const auto& what) { do_part(connection, what); }, part);
}

std::string_view name_of(TableState state) {
    switch (state) {
        case TableState::open: return "open";
        case TableState::running: return "running";
        case TableState::paused: return "paused";
        case TableState::over: return "over";
    }
    return "over";
}

TableState state_named(std::string_view name) {
    for (const TableState state : {TableState::open, TableState::running, TableState::paused})
        if (name == name_of(state)) return state;
    return TableState::over;
}

}  // namespace paddock::store::sqlite
