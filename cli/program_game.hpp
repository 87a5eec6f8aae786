#pragma once

#include <span>
#include <string_view>

#include "cli/bench.hpp"
#include "cli/duel.hpp"
#include "cli/face.hpp"
#include "table/library.hpp"

// What the program has of each game beyond the table. A game's value stands in cli/<game>/program_game.hpp; without one
// it is shown by the plain face, and can neither duel nor be measured.
namespace paddock::cli {

struct ProgramGame {
    std::string_view key;
    const Face& (*face)() = plain_face;
    // A duel of this game's bots in a match of it; nullptr: it has none.
    DuelTally (*duel)(const table::AnyMatch& match, const Duel& duel, int threads) = nullptr;
    BenchReport (*bench)(const table::Library& library, double seconds) = nullptr;
    // Lines for the help of commands, the best for a beginner first: "paddock play GAME   # what it does".
    std::span<const std::string_view> examples = {};
};

// cli/program_games.cpp.in has them for programs.
std::span<const ProgramGame> program_games();
// Of a game without one, what every game has.
const ProgramGame& program_game(std::string_view game);

}  // namespace paddock::cli
