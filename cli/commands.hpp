#pragma once

#include <vector>

#include "cli/command_line.hpp"

namespace paddock::cli {

inline constexpr std::string_view program_version = "0.1.0";

// Everything the program can do, in the order help shows it.
const std::vector<Command>& commands();

// The commands themselves, each in a file of its name.
Exit run_play(const Arguments& arguments, Console& console);
Exit run_serve(const Arguments& arguments, Console& console);
Exit run_replay(const Arguments& arguments, Console& console);
Exit run_verify(const Arguments& arguments, Console& console);
Exit run_adjudicate(const Arguments& arguments, Console& console);
Exit run_odds(const Arguments& arguments, Console& console);
Exit run_circuit_check(const Arguments& arguments, Console& console);
Exit run_circuit_draw(const Arguments& arguments, Console& console);
Exit run_circuit_shakedown(const Arguments& arguments, Console& console);
Exit run_duel(const Arguments& arguments, Console& console);
Exit run_bench(const Arguments& arguments, Console& console);
Exit run_store_check(const Arguments& arguments, Console& console);
Exit run_store_export(const Arguments& arguments, Console& console);
Exit run_store_import(const Arguments& arguments, Console& console);
Exit run_store_backup(const Arguments& arguments, Console& console);
Exit run_games(const Arguments& arguments, Console& console);
Exit run_options(const Arguments& arguments, Console& console);
Exit run_rules(const Arguments& arguments, Console& console);
Exit run_completion(const Arguments& arguments, Console& console);
Exit run_help(const Arguments& arguments, Console& console);

}  // namespace paddock::cli
