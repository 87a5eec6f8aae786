#pragma once

#include "draw/schneider/drawing.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// Water with lining along its shores, then the land with its fields, marshes, beaches and moles.
void define_sea(Canvas& canvas, const CourseDrawing& drawing);
void draw_sea(Canvas& canvas, const CourseDrawing& drawing);
void draw_land(Canvas& canvas, const CourseDrawing& drawing, const std::vector<Points>& land);

// Towns and groves: houses in rows, trees between them, none in the water or on something else.
void draw_towns(Canvas& canvas, const CourseDrawing& drawing, const std::vector<Points>& land);

// Forts, towers, hangars, ships: whatever stands in a place of its own.
void draw_buildings(Canvas& canvas, const CourseDrawing& drawing);
void draw_ships(Canvas& canvas, const CourseDrawing& drawing);
// A mountain with its hachures; land.
void draw_heights(Canvas& canvas, const CourseDrawing& drawing);

}  // namespace paddock::draw
