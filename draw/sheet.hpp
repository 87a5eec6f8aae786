#pragma once

#include "draw/drawing.hpp"

namespace paddock::draw {

inline constexpr double units_per_metre = 2;

// The drawing moved to the page: units of the SVG, origin at the upper left, y down, angles
// clockwise. Everything else in this folder works on such a drawing.
Drawing on_page(const Drawing& drawing);

inline Point page_size(const Drawing& page) { return {page.view.east, page.view.south}; }

}  // namespace paddock::draw
