#pragma once

#include <vector>

#include "draw/schneider/drawing.hpp"
#include "draw/spaces.hpp"
#include "engine/schneider/content.hpp"

namespace paddock::draw {

// The squares that belong to one part of a drawing, in flying order.
struct PartSquares {
    std::vector<schneider::SquareId> squares;  // of a fork: its long branch
    std::vector<schneider::SquareId> short_way;
    bool is_fork() const { return !short_way.empty(); }
};
std::vector<PartSquares> parts_of(const schneider::Course& course);

// A line between two squares, as it lies on the water.
struct LinePlace {
    schneider::SquareId after = schneider::SquareId::none;
    int number = 0;
    Point left;  // its ends, seen by the pilot
    Point right;
    Point inner;  // where the pylon stands
    double heading = 0;
};

// A course without paint: for laying planes, paths and choices over it.
struct CoursePlaces {
    Point size;
    std::vector<SpaceShape> squares;  // by SquareId; squares of the run-out lie on those they repeat
    std::vector<LinePlace> lines;     // in flying order, a short branch before the long one
    std::vector<Point> finish;        // left and right end of the finish line
    double finish_heading = 0;
    Points line;        // middle of the single file by the long branches, closed
    Points short_line;  // the same by the short branches
};

// For a drawing that check_course_drawing() finds no fault with.
CoursePlaces course_places(const schneider::Course& course, const CourseDrawing& drawing);

// The size of a plane on this course, as a scale of the one draw_plane() draws.
double plane_scale(const CourseDrawing& drawing);

}  // namespace paddock::draw
