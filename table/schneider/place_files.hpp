#pragma once

#include "table/house_game.hpp"

// The two halves of courses (docs/courses.md): rules and drawing. A half that is not given is the built-in one of its
// key.
namespace paddock::table {

bool is_half_of_a_course(const PlaceFile& file);
// A drawing is held against the rules half of its key.
std::vector<PlaceReport> check_courses(std::span<const PlaceFile> files);
Result<std::string, std::vector<InputError>> draw_course(std::span<const PlaceFile> files,
                                                         const draw::Palette& palette);

inline constexpr PlaceFiles schneider_place_files{is_half_of_a_course, check_courses, draw_course};

}  // namespace paddock::table
