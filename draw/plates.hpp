#pragma once

#include "draw/spaces.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// The enamel sign of a corner: stops in yellow, name, longest and shortest way.
Point plate_size(const track::Element& element);
Box plate_box(const Plate& plate, const track::Element& element);
// Seen from afar a page draws plates this much larger, so that they can be read.
inline constexpr double plate_growth = 1.17;
Box grown_plate(const Box& plate);
void draw_plates(Canvas& canvas, const track::Source& source, const Drawing& page);

}  // namespace paddock::draw
