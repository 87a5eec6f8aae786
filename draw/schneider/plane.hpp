#pragma once

#include <string>

#include "draw/svg.hpp"
#include "engine/schneider/vocabulary.hpp"

namespace paddock::draw {

inline constexpr double plane_span = 70;

// A racing seaplane from above, nose to the right, about 74 by 70 units about its middle; `heading` turns it
// clockwise while its letters stay upright and its shadow falls to the lower right.
struct PlaneLook {
    schneider::Nation nation = schneider::Nation::britain;
    double heading = 0;
    double scale = 1;
    double height = 1;   // how far off its shadow lies; 0: it floats
    bool trail = false;  // streaks behind it
};

// What the colours of a nation are, for planes, cards and chips alike.
struct NationColours {
    Colour body, light, dark;
    Colour wing;     // and floats and tail where they differ
    Colour letters;  // readable on the body
    const char* code;
};
const NationColours& livery_of(schneider::Nation nation);

void draw_plane(Canvas& canvas, Point at, const PlaneLook& look);
// A plane alone, as a whole SVG document.
std::string plane_svg(const PlaneLook& look, const Palette& palette);

}  // namespace paddock::draw
