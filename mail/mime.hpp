#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "mail/letter.hpp"

// Letters as the bytes that travel (RFC 5322 and MIME), by GMime.
namespace paddock::mail {

// With lines that end in CR LF, as SMTP wants them.
std::string to_mime(const Letter& letter);

inline constexpr std::size_t longest_letter = std::size_t{2} << 20;  // bytes of what comes in
inline constexpr std::size_t longest_text = std::size_t{64} << 10;   // of what is read of it

// A sentence when the bytes are no letter.
Result<Received, std::string> read_mime(std::string_view bytes);

}  // namespace paddock::mail
