#include "table/schneider/place_files.hpp"

#include <algorithm>
#include <map>

#include "draw/schneider/board.hpp"
#include "table/content_limits.hpp"
#include "table/schneider/content.hpp"
#include "table/schneider/course_drawing.hpp"
#include "table/text.hpp"

namespace paddock::table {
namespace {

using Faults = std::vector<InputError>;

enum class Half : std::uint8_t { none, rules, drawing };

struct Recognised {
    Half half = Half::none;
    std::string key;
};

Recognised recognised(const PlaceFile& file) {
    const auto document = JsonDocument::parse(file.path, file.text);
    if (!document || !document->root().is_object()) return {};
    JsonFields fields = document->root().fields();
    const std::string key = fields.optional("key").text(longest_name);
    if (fields.optional("elements")) return {Half::rules, key};
    if (fields.optional("flight")) return {Half::drawing, key};
    return {Half::none, key};
}

std::string portrait_of(const CourseFile& file) {
    const schneider::Course& course = file.course;
    const auto lines =
        std::count_if(course.squares.begin(), course.squares.begin() + number(course.first_runout),
                      [](const schneider::Square& square) { return square.line[0] + square.line[1] > 0; });
    return file.about.name + ", " + counted(number(course.first_runout) - schneider::max_planes, "square") + ", " +
           counted(static_cast<int>(lines), "line");
}

std::string portrait_of(const CourseFile& file, const draw::CourseDrawing& drawing) {
    return "the drawing of " + file.about.name + ", " + counted(static_cast<int>(drawing.signs.size()), "sign") + ", " +
           counted(static_cast<int>(drawing.features.size()), "feature");
}

// The rules halves at hand: those among the files come before what is built in.
class Courses {
  public:
    explicit Courses(std::span<const PlaceFile> files) {
        if (const auto content = built_in_schneider_content()) {
            for (std::size_t i = 0; i < content->courses.size(); ++i)
                courses_.insert_or_assign(content->courses[i].key,
                                          CourseFile{content->courses[i], content->rules.courses[i]});
        }
        for (const PlaceFile& file : files) {
            const Recognised found = recognised(file);
            if (found.half != Half::rules) continue;
            if (auto read = read_course_file(file.path, file.text))
                courses_.insert_or_assign(found.key, std::move(*read));
            else
                courses_.erase(found.key);
        }
    }
    const CourseFile* find(const std::string& key) const {
        const auto found = courses_.find(key);
        return found == courses_.end() ? nullptr : &found->second;
    }
    // A drawing that fits its rules half.
    Result<draw::CourseDrawing, Faults> drawing(const PlaceFile& file, const std::string& key) const {
        const CourseFile* course = find(key);
        if (course == nullptr)
            return Faults{
                {file.path, "/key", 0, 0, "no sound course " + quote_of(key) + " is built in or given with it"}};
        return read_course_drawing(file.path, file.text, course->course);
    }

  private:
    std::map<std::string, CourseFile> courses_;
};

PlaceReport check(const PlaceFile& file, const Courses& courses) {
    const Recognised found = recognised(file);
    if (found.half == Half::rules) {
        const auto course = read_course_file(file.path, file.text);
        return course ? PlaceReport{portrait_of(*course), {}} : PlaceReport{"", course.error()};
    }
    const auto drawing = courses.drawing(file, found.key);
    if (!drawing) return {"", drawing.error()};
    return {portrait_of(*courses.find(found.key), *drawing), {}};
}

}  // namespace

bool is_half_of_a_course(const PlaceFile& file) { return recognised(file).half != Half::none; }

std::vector<PlaceReport> check_courses(std::span<const PlaceFile> files) {
    const Courses courses(files);
    std::vector<PlaceReport> reports;
    reports.reserve(files.size());
    for (const PlaceFile& file : files) reports.push_back(check(file, courses));
    return reports;
}

Result<std::string, Faults> draw_course(std::span<const PlaceFile> files, const draw::Palette& palette) {
    const PlaceFile* drawn = nullptr;
    std::string key;
    for (const PlaceFile& file : files) {
        const Recognised found = recognised(file);
        if (!key.empty() && found.key != key)
            return Faults{{file.path, "/key", 0, 0, "these are halves of different courses"}};
        key = found.key;
        if (found.half == Half::drawing) drawn = &file;
        if (found.half != Half::rules) continue;
        if (const auto course = read_course_file(file.path, file.text); !course) return course.error();
    }
    const Courses courses(files);
    const CourseFile* course = courses.find(key);
    const auto drawing = drawn != nullptr || course == nullptr
                             ? courses.drawing(drawn != nullptr ? *drawn : files.front(), key)
                             : built_in_course_drawing(key, course->course);
    if (!drawing) return drawing.error();
    return draw::course_svg(course->course, *drawing, course->about.name, palette);
}

}  // namespace paddock::table
