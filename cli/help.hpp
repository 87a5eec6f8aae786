#pragma once

#include <string>

#include "cli/command_line.hpp"

namespace paddock::cli {

// The first page: what there is, how it ends.
std::string overview(std::size_t width);
// All about one command.
std::string help_of(const Command& command, std::size_t width);
// The commands that begin with this word ("circuit"), for people who stopped there.
std::string help_of_group(const std::string& word, std::size_t width);

}  // namespace paddock::cli
