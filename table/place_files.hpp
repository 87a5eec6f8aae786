#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/palette.hpp"
#include "table/json_reader.hpp"

// Files that describe where a game is played, of whatever game: circuits (docs/circuits.md), and the two halves of
// courses (docs/courses.md). What a file is, its keys tell.
namespace paddock::table {

struct PlaceFile {
    std::string path;
    std::string text;
};

struct PlaceReport {
    std::string portrait;            // what can be said of a sound file in a line
    std::vector<InputError> errors;  // none: it is sound
};

// A report for each file. The drawing of a course is held against the rules half of its key: the one among these
// files, else the built-in one.
std::vector<PlaceReport> check_places(std::span<const PlaceFile> files);

// The board of one place as SVG: of a circuit, or of a course by one or both of its halves, the other one built in.
Result<std::string, std::vector<InputError>> draw_place(std::span<const PlaceFile> files, const draw::Palette& palette);

}  // namespace paddock::table
