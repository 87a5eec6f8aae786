#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/palette.hpp"
#include "table/json_reader.hpp"

// Files that describe where a game is played, of whatever game: circuits (docs/circuits.md), and what the games read
// themselves (PlaceFiles in table/house_game.hpp). What a file is, its keys tell.
namespace paddock::table {

struct PlaceFile {
    std::string path;
    std::string text;
};

struct PlaceReport {
    std::string portrait;            // what can be said of a sound file in a line
    std::vector<InputError> errors;  // none: it is sound
};

// A report for each file.
std::vector<PlaceReport> check_places(std::span<const PlaceFile> files);

// The board of one place as SVG: of a circuit, or of the files that a game has for one.
Result<std::string, std::vector<InputError>> draw_place(std::span<const PlaceFile> files, const draw::Palette& palette);

}  // namespace paddock::table
