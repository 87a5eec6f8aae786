#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "mail/transport.hpp"
#include "table/json_reader.hpp"

namespace paddock::mail {

// The one file that says by which mailbox a house writes and reads (docs/mail.md). Passwords do not stand in it: it
// names a file or a variable of the environment that holds them.
struct Settings {
    std::string from_name = "Paddock";
    std::string from;  // the mailbox players reply to
    Account smtp;
    Account imap;
    int look_every = 60;  // seconds, where the server cannot tell by itself that something came
    bool operator==(const Settings&) const = default;
};

// Where passwords are found: what a variable of the environment or a file holds; none: there is no such thing.
struct SecretSources {
    std::function<std::optional<std::string>(const std::string& name)> variable;
    std::function<std::optional<std::string>(const std::string& path)> file;
};

Result<Settings, table::InputError> read_settings(const std::string& name, std::string_view text,
                                                  const SecretSources& secrets);

// "ada@race.example". Whether somebody reads it, only a letter tells.
bool is_mailbox(std::string_view text);

}  // namespace paddock::mail
