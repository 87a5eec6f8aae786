#pragma once

#include "draw/ground.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// Land, water, parks, rock, streets, railways, piers: everything that is flat.
void define_terrain(Canvas& canvas, const Drawing& page);
void draw_terrain(Canvas& canvas, const Drawing& page, const Ground& ground);

void draw_railway(Canvas& canvas, const Scenery& item);

// One body of water with lining along its shore, as on old charts.
void define_water(Canvas& canvas, const Scenery& item, std::size_t index);
void draw_water(Canvas& canvas, const Scenery& item, std::size_t index, const Drawing& page, const Ground& ground);

// Boats at their moorings and under way.
void draw_boat(Canvas& canvas, const Scenery& item);
// Draws no more than berths_left boats, and counts them off.
void draw_moorings(Canvas& canvas, const Scenery& item, const Ground& ground, int& berths_left);

}  // namespace paddock::draw
