#pragma once

#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/track/circuit.hpp"
#include "engine/track/source.hpp"

namespace paddock::track {

// One fault of a circuit: where (as a JSON pointer into the rules half) and what it means.
struct Fault {
    std::string place;
    std::string meaning;
};

// Turns the rules half into spaces and links, and checks that it is a circuit one can race on:
// closed, every space reachable and leavable, links never cross, shortest and longest way through
// each corner equal its numbers, pit lane reachable, grid complete.
Result<Circuit, std::vector<Fault>> compile(const Source& source);

// The checks on a finished circuit alone.
std::vector<Fault> validate(const Source& source, const Circuit& circuit);

// The readable id of a space: lane.element.n as `C.2.4` (element and n from 1), or `P5`.
std::string space_name(const Circuit& circuit, SpaceId space);
// SpaceId::none when no space has that name.
SpaceId find_space(const Circuit& circuit, const std::string& name);

}  // namespace paddock::track
