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
std::string order_line(const track::Circuit& circuit, const track::Source& source, const RaceView& race, int own);
// Every car in a table.
std::vector<std::string> everybody(const track::Circuit& circuit, const RaceView& race, const Console& console);

std::string lap_text(const RaceView& race, const CarView& car);  // "lap 1 of 2"
std::string state_text(const CarView& car);                      // "spun round", "out: engine", ""

}  // namespace paddock::cli::formula_d
