#pragma once

#include <string>
#include <vector>

#include "draw/car.hpp"
#include "draw/spaces.hpp"

namespace paddock::draw {

struct BoardCar {
    track::SpaceId space = track::SpaceId::none;
    int box = -1;  // in that box rather than in the space
    Livery livery = Livery::red;
    std::string number;
    bool spun = false;  // faces the wrong way
};

struct BoardOptions {
    std::vector<BoardCar> cars = {};
    std::string id_prefix = "board-";  // of the ids inside, so that two boards can share a page
    bool plates = true;
};

// The whole board as one SVG document: the same drawing for browser, mail, terminal and print.
// For a circuit file that was read without faults. Equal arguments give equal bytes.
std::string board_svg(const track::Circuit& circuit, const track::Source& source, const Drawing& drawing,
                      const Palette& palette, const BoardOptions& options = {});

// The size of a car on this board, as a scale of the one draw_car() draws.
double car_scale(const Geometry& geometry);

}  // namespace paddock::draw
