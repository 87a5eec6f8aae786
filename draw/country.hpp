#pragma once

#include "draw/ground.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// Open country: frozen water, meadows, vines, earthworks and hills.
void draw_ice(Canvas& canvas, const Scenery& item, const Drawing& page);
void draw_vineyard(Canvas& canvas, const Scenery& item);
void draw_fort(Canvas& canvas, const Points& polygon);
void draw_hill(Canvas& canvas, const Scenery& item);

// What stands in rows along a line.
void draw_avenue(Canvas& canvas, const Scenery& item, const Ground& ground);
void draw_surf(Canvas& canvas, const Scenery& item);
void draw_bales(Canvas& canvas, const Scenery& item);
void draw_bunting(Canvas& canvas, const Scenery& item);
void draw_cable(Canvas& canvas, const Scenery& item);

}  // namespace paddock::draw
