#pragma once

#include <string>

#include "draw/svg.hpp"

namespace paddock::draw {

// The colours a car may wear: the five teams first, then the other nations of the period.
enum class Livery : std::uint8_t { red, blue, green, yellow, black, silver, white, orange };

// A single-seater from above, nose to the right, 40 by 19 units about its middle; `heading` turns it
// clockwise while its number stays upright and its shadow falls to the lower right.
struct CarLook {
    Livery livery = Livery::red;
    std::string number;
    double heading = 0;
    double scale = 1;
};

void draw_car(Canvas& canvas, Point at, const CarLook& look);
// A car alone, as a whole SVG document.
std::string car_svg(const CarLook& look, const Palette& palette);

}  // namespace paddock::draw
