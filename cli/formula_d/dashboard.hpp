#pragma once

#include <string>
#include <vector>

#include "cli/console.hpp"
#include "cli/formula_d/race_view.hpp"
#include "engine/track/source.hpp"

namespace paddock::cli::formula_d {

// The own car: place, lap, gear, gauges with their start values, tires, weather, what is left to use.
std::vector<std::string> dashboard(const RaceView& race, const CarView& car, const Console& console);
// "Round 4: [3] g5 · +4 [1] g4 (you) · +2 [2] g4; still to move: [2]": cars as they lie, with gear and gaps in spaces.
std::string order_line(const track::Circuit& circuit, const track::Source& source, const RaceView& race, int own,
                       const table::Words& words);
// Every car in a table.
std::vector<std::string> everybody(const track::Circuit& circuit, const RaceView& race, const Console& console);

std::string lap_text(const RaceView& race, const CarView& car, const table::Words& words);  // "lap 1 of 2"
std::string state_text(const CarView& car, const table::Words& words);  // "spun round", "out: the engine gave way", ""
// "tyres"
std::string gauge_word(std::string_view gauge, const table::Words& words);
// "tyres 7, brakes 3, …": what the car of a driver begins with.
std::string driver_gauges(std::string_view driver, const table::Words& words);

}  // namespace paddock::cli::formula_d
