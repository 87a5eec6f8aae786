#pragma once

#include <vector>

#include "draw/schneider/drawing.hpp"
#include "engine/schneider/content.hpp"
#include "engine/track/compile.hpp"

namespace paddock::draw {

// Whether a drawing half fits the rules half of its course and can be drawn: a part for every stretch and fork, squares
// of usable size inside the sheet that never lie on one another, a sign for every line, scenery clear of the course.
// Places are JSON pointers into the drawing half.
std::vector<track::Fault> check_course_drawing(const schneider::Course& course, const CourseDrawing& drawing);

}  // namespace paddock::draw
