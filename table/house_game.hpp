#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "draw/palette.hpp"
#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/glossary.hpp"
#include "table/library.hpp"
#include "table/options.hpp"
#include "table/place_files.hpp"

// What the house has of each game. A game's value stands in its folder (table/<game>/house_game.hpp); the values that
// are listed decide what is in a program: all of them as a rule, one in a module for the browser.
namespace paddock::table {

struct CircuitFromFile {
    std::string file;
    std::shared_ptr<const LoadedCircuit> circuit;
};

// The built-in content of a game, and the faults in it.
struct Stock {
    std::vector<CircuitFromFile> circuits = {};
    std::shared_ptr<const void> own = {};  // of a type that only the game knows; Library::own gives it back
    std::vector<InputError> errors = {};
};

// Every circuit that is built in.
Stock built_in_circuits();
// The venues and boards of games that are played on circuits, and how they are lent another.
std::vector<InputError> lend_circuit(Library& library, const std::string& file, std::string_view text);
std::vector<Venue> circuit_venues(const Library& library);
Result<Json, std::vector<InputError>> circuit_board(const Library& library, std::string_view venue,
                                                    const draw::Palette& palette);
// The board of a game that has none.
Result<Json, std::vector<InputError>> no_board(const Library& library, std::string_view venue,
                                               const draw::Palette& palette);

// Files of places that are no circuits (table/place_files.hpp): which of them are this game's, a report for each, and
// the board that some of them make up.
struct PlaceFiles {
    bool (*has)(const PlaceFile& file) = [](const PlaceFile&) { return false; };
    std::vector<PlaceReport> (*check)(std::span<const PlaceFile> files) = nullptr;
    Result<std::string, std::vector<InputError>> (*draw)(std::span<const PlaceFile> files,
                                                         const draw::Palette& palette) = nullptr;
};

// A game that is played on circuits, or on no board at all, needs the first two only.
struct HouseGame {
    GameInfo info;
    OpenGame open;
    std::span<const OptionInfo> (*options)() = [] { return std::span<const OptionInfo>{}; };
    std::span<const Preset> presets = {};                // the one for a first match comes first
    std::span<const InstructionKind> instructions = {};  // what seats may leave behind
    Stock (*stock)() = [] { return Stock{}; };
    // Where it can be played.
    std::vector<Venue> (*venues)(const Library& library) = [](const Library&) { return std::vector{a_table()}; };
    std::string_view venues_are = "circuits";  // what people call them
    // Of a place that is among its venues (docs/json.md, Board).
    Result<Json, std::vector<InputError>> (*board)(const Library& library, std::string_view venue,
                                                   const draw::Palette& palette) = no_board;
    // Takes in a place that is not built in, in the words of its file. nullptr: the game is played on no such places.
    std::vector<InputError> (*lend)(Library& library, const std::string& file, std::string_view text) = nullptr;
    PlaceFiles place_files = {};
    Glossary (*glossary)() = [] { return Glossary{}; };  // of scenarios
};

// Never empty. table/all_games.cpp has it for programs; a module of the browser has one game.
std::span<const HouseGame> house_games();

}  // namespace paddock::table
