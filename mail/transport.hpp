#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.hpp"

// The roads letters take, by libcurl: SMTP out, IMAP in. Every call here waits for the network and belongs on a thread
// on which nobody else waits.
namespace paddock::mail {

struct Account {
    std::string url;  // "smtps://mail.example:465", "smtp://mail.example:587" (STARTTLS), "imaps://mail.example"
    std::string user;
    std::string password;
    std::string ca_file;  // "": the system's own authorities
    bool operator==(const Account&) const = default;
};

struct TransportFailure {
    bool for_good = false;  // the other side will never take this letter
    std::string why;
    bool operator==(const TransportFailure&) const = default;
};

// One letter, as to_mime() writes it.
Result<void, TransportFailure> send(const Account& smtp, const std::string& from, const std::string& to,
                                    const std::string& bytes);

// Letters of a mailbox have numbers that only grow, as long as its `validity` stays the same.
struct Mailbox {
    std::uint32_t validity = 0;
    std::uint32_t next = 1;  // the number the next letter will get
    bool operator==(const Mailbox&) const = default;
};
Result<Mailbox, TransportFailure> look_at(const Account& imap);

// Numbers of the letters from `from` on, ascending.
Result<std::vector<std::uint32_t>, TransportFailure> letters_from(const Account& imap, std::uint32_t from);

// The bytes of a letter; none when it is longer than we read (mail/mime.hpp) or no longer there.
Result<std::optional<std::string>, TransportFailure> fetch(const Account& imap, const Mailbox& mailbox,
                                                           std::uint32_t number);

// Waits until something may have come (IMAP IDLE), for `longest` at most, or until `stop` is set. False: this server
// does not know how, and its mailbox has to be looked at now and then.
Result<bool, TransportFailure> wait_for_letters(const Account& imap, std::chrono::seconds longest,
                                                const std::atomic<bool>& stop);

}  // namespace paddock::mail
