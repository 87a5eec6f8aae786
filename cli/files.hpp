#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Files as the program reads and writes them. Everything here throws a Failure with a clear sentence.
namespace paddock::cli {

// The whole text of a file or a pipe, or of stdin for "-". Refuses what is no file or larger than any of ours, and a
// pipe to which nobody writes within a few seconds.
std::string read_text(const std::string& path);
// The name of a file in messages: "stdin" for "-".
std::string name_of_file(const std::string& path);

// Replaces a file in one step: whatever goes wrong, the old one is still there, and nothing half-written is.
enum class Readers : std::uint8_t { everybody, owner };
void write_text(const std::string& path, std::string_view text, Readers readers = Readers::everybody);

// Throws when something of that name is there already.
void refuse_existing(const std::string& path);

}  // namespace paddock::cli
