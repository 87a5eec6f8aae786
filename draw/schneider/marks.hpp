#pragma once

#include <string>

#include "draw/schneider/places.hpp"
#include "draw/svg.hpp"

namespace paddock::draw {

// The course on the water: squares between buoys, lines with their pylons, finish and moorings.
void draw_course(Canvas& canvas, const schneider::Course& course, const CourseDrawing& drawing,
                 const CoursePlaces& places);

// The enamel signs of the lines.
Point sign_size(const LineSign& sign);
Box sign_box(const LineSign& sign);
void draw_signs(Canvas& canvas, const schneider::Course& course, const CourseDrawing& drawing,
                const CoursePlaces& places);

// Names on land and water, title and compass.
void draw_names(Canvas& canvas, const CourseDrawing& drawing);

}  // namespace paddock::draw
