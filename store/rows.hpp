#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "store/mail_rows.hpp"
#include "table/seed.hpp"

// What is kept, as plain values. Documents and snapshots are texts the store never looks into.
namespace paddock::store {

enum class TableState : std::uint8_t { open, running, paused, over };

struct TableRow {
    std::string id = {};  // public, made by the caller
    TableState state = TableState::open;
    Time created{};
    Time changed{};
    std::optional<Time> deadline = {};
    std::string document = {};             // set-up, pace, seats, host …
    std::optional<table::Seed> seed = {};  // secret until the reveal
    std::uint64_t lines = 0;               // of its record, the header among them: the number of the next line
};

struct Snapshot {
    std::uint64_t n = 0;  // the last line it holds
    std::string text;
};

struct Said {
    std::uint64_t n = 0;  // from 1
    Seat seat = Seat::nobody;
    std::string name;
    Time at{};
    std::string text;
};

struct SeatKey {
    std::string table;
    Seat seat = Seat::nobody;
    std::optional<Time> expires;
    bool voided = false;
};

struct Session {
    std::optional<std::string> account;  // its name
    Time created{};
    Time seen{};
};

struct HeldSeat {
    std::string table;
    Seat seat = Seat::nobody;
    bool operator==(const HeldSeat&) const = default;
};

struct Account {
    std::string name;             // unique whatever the case of its letters
    std::string passphrase_hash;  // as argon2id writes it
    std::string email;            // may be ""
    Time created{};
    bool confirmed = false;       // the owner has answered from there
    bool notices = true;          // wanted
    std::string language = "en";  // of letters
};

struct Deadline {
    std::string table;
    Time at{};
};

// What may be changed. Tables, sessions and accounts that are named must be there (missing).

struct AddTable {  // conflict: the id is taken. `lines` is not looked at: there are none yet
    TableRow row;
};
struct SetState {
    std::string table;
    TableState state = TableState::open;
    Time at{};
};
struct SetDeadline {
    std::string table;
    std::optional<Time> deadline;
};
struct SetDocument {
    std::string table;
    std::string document;
    Time at{};
};
struct SetSeed {  // conflict: there is one; a seed is never exchanged
    std::string table;
    table::Seed seed{};
};
struct AppendLine {  // conflict: n is not the number of the next line
    std::string table;
    std::uint64_t n = 0;  // 0: the header
    std::string line;     // without its line break
    Time at{};
};
struct KeepSnapshot {
    std::string table;
    Snapshot snapshot;
};
struct DropSnapshots {
    std::optional<std::string> table;  // none: all there are
};
struct Say {  // conflict: there is a word of that number
    std::string table;
    Said said;
};
struct AddKey {
    Hash key{};
    std::string table;
    Seat seat = Seat::nobody;
    std::optional<Time> expires;
};
struct VoidKeys {  // all keys of that seat
    std::string table;
    Seat seat = Seat::nobody;
};
struct OpenSession {
    Hash session{};
    Time at{};
};
struct TouchSession {
    Hash session{};
    Time at{};
};
struct AddAccount {  // conflict: the name is taken
    Account account;
};
struct SetPassphrase {
    std::string account;
    std::string passphrase_hash;
};
struct RenameAccount {  // conflict: the name is taken
    std::string account;
    std::string name;
};
struct EnterAccount {  // the session's seats become the account's
    Hash session{};
    std::string account;
};
struct LeaveAccount {  // the seats stay with the account
    Hash session{};
};
struct HoldSeat {  // for the session's account when it has one, else for the session; twice does no harm
    Hash session{};
    std::string table;
    Seat seat = Seat::nobody;
};
struct LoseSeat {  // whoever held it holds it no longer
    std::string table;
    Seat seat = Seat::nobody;
};

using Part = std::variant<AddTable, SetState, SetDeadline, SetDocument, SetSeed, AppendLine, KeepSnapshot,
                          DropSnapshots, Say, AddKey, VoidKeys, OpenSession, TouchSession, AddAccount, SetPassphrase,
                          RenameAccount, EnterAccount, LeaveAccount, HoldSeat, LoseSeat, QueueMail, PostponeMail,
                          EndMail, TakeMail, SetMailboxPlace, SetEmail, ConfirmEmail, SetNotices>;
// Carried out in order, and all of it or nothing.
using Change = std::vector<Part>;

}  // namespace paddock::store
