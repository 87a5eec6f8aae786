#pragma once

#include <span>
#include <string_view>

namespace paddock::table {

// A content pack (content/**.json) or a rule text (docs/rules/*.md) that was built into the program.
struct EmbeddedFile {
    std::string_view path;  // from the repository root, with forward slashes
    std::string_view text;
};

// All of them, sorted by path.
std::span<const EmbeddedFile> embedded_files();

}  // namespace paddock::table
