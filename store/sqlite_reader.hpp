#pragma once

#include "store/sqlite.hpp"
#include "store/store.hpp"

// What is read from the store. Everything here throws a Trouble when it cannot.
namespace paddock::store::sqlite {

TableRow find_table(Connection& connection, const std::string& id);
std::vector<TableRow> tables_in(Connection& connection, TableState state);
std::vector<std::string> table_ids(Connection& connection);
std::vector<std::string> lines(Connection& connection, const std::string& table, std::uint64_t from);
std::optional<Snapshot> snapshot(Connection& connection, const std::string& table);
std::vector<Said> talk(Connection& connection, const std::string& table, std::uint64_t from);
std::vector<Deadline> deadlines(Connection& connection, std::optional<Time> until, std::int64_t most);
SeatKey find_key(Connection& connection, const Hash& key);
Session find_session(Connection& connection, const Hash& session);
std::vector<HeldSeat> seats_of(Connection& connection, const Hash& session);
Account find_account(Connection& connection, const std::string& name);
std::optional<Account> account_at(Connection& connection, const std::string& table, Seat seat);
std::optional<Account> account_with(Connection& connection, const std::string& email);
std::vector<Mailing> mail_due(Connection& connection, Time until, std::int64_t most);
std::optional<Mailing> find_mail(Connection& connection, const std::string& token);
bool has_taken(Connection& connection, const Hash& fingerprint);
std::optional<MailboxPlace> mailbox_place(Connection& connection);

// What is wrong with the file, the references and the order of lines. For a connection of its own.
std::vector<std::string> faults(Connection& connection);

}  // namespace paddock::store::sqlite
