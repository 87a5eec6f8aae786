#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/schneider/content.hpp"
#include "table/json_reader.hpp"

// Courses, cards and boards of Schneider Trophy, read from content/schneider.
namespace paddock::table {

class Library;

// What people read about a course; its squares are in Content::courses, in the same order.
struct SchneiderCourse {
    std::string key;
    std::string name;
    std::string place;
    int year = 0;
    int number = 0;  // order in lists
};

struct SchneiderContent {
    schneider::Content rules;
    std::vector<SchneiderCourse> courses;
    std::vector<std::string> card_names = std::vector<std::string>(schneider::card_count);  // "" of those without
    std::string hash;  // over the names and texts of all files; records pin it
};

// The rules half of a course (docs/courses.md).
struct CourseFile {
    SchneiderCourse about;
    schneider::Course course;
};
// Every fault that can be found is reported.
Result<CourseFile, std::vector<InputError>> read_course_file(const std::string& file, std::string_view text);

struct SchneiderFile {
    std::string path;  // below content/schneider: "cards.json", "boards.json", "courses/<key>.json"
    std::string text;
};

// All files together, or every fault in them.
Result<SchneiderContent, std::vector<InputError>> read_schneider_content(const std::vector<SchneiderFile>& files);
// What a library has of it; empty in a program without this game.
std::shared_ptr<const SchneiderContent> schneider_content(const Library& library);
// What is built into the program.
Result<SchneiderContent, std::vector<InputError>> built_in_schneider_content();

}  // namespace paddock::table
