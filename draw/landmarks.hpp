#pragma once

#include "draw/drawing.hpp"
#include "draw/roofs.hpp"
#include "draw/spaces.hpp"

namespace paddock::draw {

// Buildings and monuments that stand in their own place.
void draw_landmarks(Canvas& canvas, const Drawing& page);
// One that is known by its plan, if the item is of that sort.
void draw_sight(Canvas& canvas, const Scenery& item);
// Arches, masts and towers, which stand upright on the map.
void draw_upright(Canvas& canvas, const Drawing& page);
// What flies above everything.
void draw_flying(Canvas& canvas, const Drawing& page);
// What spans the road: roofs, footbridges, the gantry. Drawn so that cars beneath can be seen.
void draw_overhead(Canvas& canvas, const Lanes& lanes, const Drawing& page);

}  // namespace paddock::draw
