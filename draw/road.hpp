#pragma once

#include "draw/spaces.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// Everything the road's painters need.
struct Track {
    const track::Circuit& circuit;
    const track::Source& source;
    const Lanes& lanes;
    const Geometry& geometry;
};

// Tarmac, kerbs, lanes and spaces, limit lines, arrows in corners.
void draw_road(Canvas& canvas, const Track& track);
// The pit lane with its boxes and garages.
void draw_pit_lane(Canvas& canvas, const Track& track);
// Grid, finish line, police line, danger and sniper spaces, tunnel numbers.
void draw_marks(Canvas& canvas, const Track& track);
void define_lamp(Canvas& canvas);
void draw_lamps(Canvas& canvas, const Lanes& lanes, const Drawing& page);

}  // namespace paddock::draw
