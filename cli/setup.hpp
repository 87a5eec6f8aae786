#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "table/json.hpp"
#include "table/library.hpp"
#include "table/options.hpp"

// From flags to a match's set-up.
namespace paddock::cli {

// The built-in content, and what --pack adds to it.
table::Library library_for(const Arguments& arguments);
// The key of the circuit that --circuit names, one where this game is played; a file is added to the library. "" when
// the flag was not given.
std::string chosen_circuit(const Arguments& arguments, table::Library& library, std::string_view game);
// The same of a circuit that is named otherwise than by the flag.
std::string named_circuit(const Arguments& arguments, table::Library& library, std::string_view game,
                          const std::string& circuit);
// Both: for commands that only want to know what a file of ours speaks of.
table::Library full_library(const Arguments& arguments);

// The key of the game that is the first plain argument; the only game there is when none was given.
std::string chosen_game(const Arguments& arguments);
// --preset; the first preset of the game when the flag was not given.
const table::Preset& chosen_preset(const Arguments& arguments, const std::string& game);
// The preset's options, changed by --set.
table::Json chosen_options(const Arguments& arguments, const std::string& game, const table::Preset& preset);

// The flags of this command line that another command needs to find the same content: " --circuit my-town.json".
std::string content_flags(const Arguments& arguments);
// A word as a shell takes it: in quotes where it must be. Control characters become '?'.
std::string shell_word(const std::string& text);
// A record that cannot be opened; of a missing circuit it is said how to name it.
Failure bad_record(const table::InputError& error);
inline constexpr std::string_view circuit_hint =
    " (a circuit of your own is named with --circuit FILE, its pack with --pack DIR)";

// Throws the first fault of a file as bad input.
void throw_first(const std::vector<table::InputError>& errors);

}  // namespace paddock::cli
