#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/seat.hpp"

// What is kept of letters: those that wait to be sent, those that were taken in.
namespace paddock::store {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;
using Hash = std::array<std::uint8_t, 32>;  // of a key, session or letter; the thing itself is never kept

enum class MailKind : std::uint8_t {
    turn,      // something is asked of a seat
    reminder,  // it still is
    result,    // the match is over
    confirm,   // whether a mailbox is read by who says so
    answer     // to a letter that came
};

struct Mailing {
    std::uint64_t n = 0;  // the store's own number
    std::string token;    // by which a reply names it
    MailKind kind = MailKind::turn;
    std::string table = {};  // "": of none
    Seat seat = Seat::nobody;
    std::uint64_t question = 0;  // of that seat
    std::string account = {};    // "": whoever has the seat when it is due
    std::string letter = {};     // "": it is written when it is due
    Time due{};
    int tries = 0;
    bool operator==(const Mailing&) const = default;
};

// Where the reading of our mailbox has got to.
struct MailboxPlace {
    std::uint32_t validity = 0;
    std::uint32_t next = 1;
    bool operator==(const MailboxPlace&) const = default;
};

// Nothing happens when the same is queued for the same question of the same seat already: nobody is told twice.
struct QueueMail {
    Mailing mailing;  // its number is not looked at
};
struct PostponeMail {
    std::uint64_t n = 0;
    Time due{};
    int tries = 0;
};
struct EndMail {  // it was sent, or will never be
    std::uint64_t n = 0;
    std::string outcome;
};
struct TakeMail {  // conflict: a letter with that fingerprint was taken in before
    Hash fingerprint{};
    Time at{};
};
struct SetMailboxPlace {
    MailboxPlace place;
};
struct SetEmail {
    std::string account;
    std::string email;
    std::string language;  // letters are written in
};
struct ConfirmEmail {  // conflict: the account has another one by now
    std::string account;
    std::string email;
    bool confirmed = true;
};
struct SetNotices {
    std::string account;
    bool wanted = true;
};

}  // namespace paddock::store
