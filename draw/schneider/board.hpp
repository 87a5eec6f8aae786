#pragma once

#include <string>
#include <vector>

#include "draw/schneider/places.hpp"
#include "draw/schneider/plane.hpp"

namespace paddock::draw {

struct BoardPlane {
    schneider::SquareId square = schneider::SquareId::none;
    schneider::Nation nation = schneider::Nation::none;
};

struct CourseOptions {
    std::vector<BoardPlane> planes = {};
    std::string id_prefix = "course-";  // of the ids inside, so that two boards can share a page
    bool signs = true;
};

// The whole course as one SVG document: the same drawing for browser, mail, terminal and print.
// For a drawing that check_course_drawing() finds no fault with. Equal arguments give equal bytes.
std::string course_svg(const schneider::Course& course, const CourseDrawing& drawing, std::string_view name,
                       const Palette& palette, const CourseOptions& options = {});

}  // namespace paddock::draw
