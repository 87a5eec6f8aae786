#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/track/circuit.hpp"

namespace paddock::track {

// The rules half of a circuit file, as written: what compile() turns into spaces and links.

enum class Arrows : std::uint8_t {
    in_out,  // the link rule of the rule reference (docs/circuits.md)
    free,    // every diagonal allowed, as on a plain test board
};

struct Element {
    std::string name;
    bool corner = false;
    std::string direction;                  // corners: letters L and R, in order
    int stops = 0;                          // corners
    std::array<int, lane_count> lengths{};  // spaces of lanes left, centre, right
};

// A place on the track: lane, element (from 1), space in that lane of that element (from 1).
struct Place {
    Lane lane = Lane::centre;
    int element = 1;
    int index = 1;
};

struct PitLane {
    Place branch;         // P1 is entered from here
    Place exit;           // the last P space leads here
    int before_line = 0;  // P spaces before the finish line
    int after_line = 0;
    std::vector<int> boxes;  // by colour: number of the P space, from 1
    int garages_from = 0;    // number of the P space beside the first nation's garage; 0: nations have none
};

// Rows of a straight that climb or fall, in all three lanes.
struct Hill {
    int element = 1;
    int from = 1;
    int to = 1;
    bool up = true;
};

// Cars wait in the first rows of a lane, one behind the other, the drivers across the road.
struct LeMansStart {
    int element = 1;
    Lane lane = Lane::left;
};

// A link set by hand: replaces what the link rule says for one diagonal, and is kept as it is.
struct HandLink {
    Place from;
    Lane towards = Lane::left;  // left or right
    std::optional<Place> to;    // none: no such link
};

struct Source {
    std::string key;
    std::string name;
    Arrows arrows = Arrows::in_out;
    std::vector<Element> elements;
    std::vector<Place> grid;
    std::optional<PitLane> pit_lane;
    std::optional<WeatherChart> weather;
    std::vector<Place> danger;
    std::vector<Place> snipers;
    std::optional<std::array<int, 2>> police_line;  // element, row: the line lies behind this row
    std::optional<std::array<int, 2>> tunnel;       // element, row: the last row before the roof
    std::vector<HandLink> hand_links;
    int laps = 0;  // 0: nothing is said
    bool ice = false;
    std::vector<Hill> hills;
    int pasture = 0;  // the element goats may stray onto; 0: none
    std::optional<LeMansStart> le_mans;
};

}  // namespace paddock::track
