#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/palette.hpp"
#include "draw/schneider/drawing.hpp"
#include "engine/schneider/content.hpp"
#include "table/json.hpp"
#include "table/json_reader.hpp"

// The drawing halves of courses: content/drawings/schneider/<key of the course>.json. They are files of their own, so
// that a tree more or less never changes the hash that records pin.
namespace paddock::table {

// Reads a drawing half and checks it against the rules half. Every fault that can be found is reported.
Result<draw::CourseDrawing, std::vector<InputError>> read_course_drawing(const std::string& file, std::string_view text,
                                                                         const schneider::Course& course);
// The one that is built into the program for the course of that key.
Result<draw::CourseDrawing, std::vector<InputError>> built_in_course_drawing(std::string_view key,
                                                                             const schneider::Course& course);

// A course for laying planes, paths and choices over it: the drawing, and where each square lies by its name.
Json course_board_json(const schneider::Course& course, const draw::CourseDrawing& drawing, std::string_view name,
                       const draw::Palette& palette);

}  // namespace paddock::table
