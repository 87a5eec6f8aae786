#pragma once

#include <string>
#include <vector>

#include "cli/formula_d/race_view.hpp"
#include "engine/track/source.hpp"
#include "table/words.hpp"

// What lies around a car, in words: for prompts, for pipes and for screen readers.
namespace paddock::cli::formula_d {

// The corner a car stands in or comes to, `beyond` one apart, measured straight ahead in its lane.
struct CornerAhead {
    int corner = -1;  // none within a lap: -1
    int first = 0;    // spaces to its first space; 0 when the car stands in it
    int last = 0;     // spaces to its last space
};
CornerAhead corner_ahead(const track::Circuit& circuit, track::SpaceId from, int beyond);

// "Next corner: Sainte-Dévote (right, 1 stop), 6 to 11 spaces ahead."
std::string corner_sentence(const track::Circuit& circuit, const track::Source& source, const CarView& car,
                            const table::Words& words);
// In the pit lane: "Pit lane: your box is 3 spaces ahead, on P7."
std::string pit_sentence(const track::Circuit& circuit, const CarView& car, const table::Words& words);
// What the pit lane is good for, where an answer leads into it.
std::string pits_explained(const track::Circuit& circuit, const RaceView& race, const CarView& car,
                           const table::Words& words);
// The whole neighbourhood, a sentence a line.
std::vector<std::string> surroundings(const track::Circuit& circuit, const track::Source& source, const RaceView& race,
                                      const CarView& car, const table::Words& words);

}  // namespace paddock::cli::formula_d
