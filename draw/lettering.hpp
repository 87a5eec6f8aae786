#pragma once

#include <string>

#include "draw/ground.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// Capitals, for the Latin letters with the marks our place names carry.
std::string upper_case(std::string_view text);
// About how wide words come out; fonts differ, plates and labels leave room.
double words_width(std::string_view text, Font font, double size, double spacing = 0);

void draw_labels(Canvas& canvas, const Drawing& page);
void draw_title(Canvas& canvas, const Drawing& page, const Ground& ground);
// Compass and scale.
void draw_cartouche(Canvas& canvas, const Drawing& page, const Ground& ground);

}  // namespace paddock::draw
