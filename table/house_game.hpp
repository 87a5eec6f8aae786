#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "draw/palette.hpp"
#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/library.hpp"
#include "table/options.hpp"

// What the house has of each game. A game's value stands in its folder (table/formula_d/house_game.hpp); the values
// that are listed decide what is in a program: all of them as a rule, one in a module for the browser.
namespace paddock::table {

struct CircuitFromFile {
    std::string file;
    std::shared_ptr<const LoadedCircuit> circuit;
};

// The built-in content of a game, and the faults in it.
struct Stock {
    std::vector<CircuitFromFile> circuits = {};
    std::shared_ptr<const SchneiderContent> schneider = {};
    std::vector<InputError> errors = {};
};

// Every circuit that is built in.
Stock built_in_circuits();

struct HouseGame {
    GameInfo info;
    OpenGame open;
    std::span<const OptionInfo> (*options)();
    std::span<const Preset> presets;                // the one for a first match comes first
    std::span<const InstructionKind> instructions;  // what seats may leave behind
    Stock (*stock)();
    std::vector<Venue> (*venues)(const Library& library);
    // Of a place that is among its venues (docs/json.md, Board).
    Result<Json, std::vector<InputError>> (*board)(const Library& library, std::string_view venue,
                                                   const draw::Palette& palette);
};

// Never empty. table/all_games.cpp has it for programs, wasm/<game>.cpp for a module.
std::span<const HouseGame> house_games();

}  // namespace paddock::table
