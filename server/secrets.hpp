#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/rows.hpp"

// Keys, sessions and passphrases. All of the server's libsodium is behind this header.
namespace paddock::server {

// 128 random bits in base64url: 22 characters. Seat keys and sessions.
std::string random_key();
// What is kept of a key. Nothing when the text cannot be one.
std::optional<store::Hash> hash_of_key(std::string_view key);

// What is kept of something longer, to know it again.
store::Hash hash_of_text(std::string_view text);

// A public name of a table: 8 characters that are easy to read out.
std::string random_table_id();

// argon2id, as text. Takes a tenth of a second and 64 MiB on purpose: not for the thread of the rooms. Nothing
// when memory is short.
std::optional<std::string> hash_of_passphrase(const std::string& passphrase);
bool passphrase_fits(const std::string& passphrase, const std::string& hash);

}  // namespace paddock::server
