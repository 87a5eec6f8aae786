#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"

namespace paddock::cli {

// What a command is for, and what one of its options means: a line each.
std::string summary_of(const Command& command, const table::Words& words);
std::string meaning_of(const Command& command, const Flag& flag, const table::Words& words);

// The first page: what there is, how it ends.
std::string overview(std::size_t width, const table::Words& words);
// All about one command.
std::string help_of(const Command& command, std::size_t width, const table::Words& words);
// The commands that begin with this word ("circuit"), for people who stopped there.
std::string help_of_group(const std::string& word, std::size_t width, const table::Words& words);

// With the nearest of these names, if one is near.
Failure no_such_command(const std::string& typed, const std::vector<std::string>& names);

}  // namespace paddock::cli
