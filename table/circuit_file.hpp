#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/drawing.hpp"
#include "engine/track/compile.hpp"
#include "table/json_reader.hpp"

namespace paddock::table {

// What a circuit file says about the place; nothing in it matters to rules or drawing.
struct CircuitAbout {
    std::string place;
    std::string era;       // a year, or words
    double length_km = 0;  // of the real lap, 0 where there is none
    // A good lap from a standing start, for the shakedown to be held against; 0 where none is given.
    double par_turns = 0;
    double par_tires = 0;
    std::vector<std::string> notes;
};

struct CircuitFile {
    CircuitAbout about;
    track::Source source;    // the rules half, with all names
    draw::Drawing drawing;   // the drawing half
    track::Circuit circuit;  // the rules half, compiled
};

// Reads a circuit file as docs/circuits.md describes it, compiles it and checks both halves.
// `file` only serves the messages. Every fault that can be found is reported.
Result<CircuitFile, std::vector<InputError>> read_circuit_file(const std::string& file, std::string_view text);

}  // namespace paddock::table
