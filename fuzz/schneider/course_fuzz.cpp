#include <cstdint>
#include <string_view>

#include "draw/schneider/board.hpp"
#include "table/schneider/content.hpp"
#include "table/schneider/course_drawing.hpp"

// Courses: either half, read or refused with every fault in its place; what is sound can be drawn.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock;
    static const auto content = table::built_in_schneider_content();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto course = table::read_course_file("fuzz", text);
    if (!course && course.error().empty()) __builtin_trap();
    const schneider::Course& venice = content->rules.courses[5];
    const auto drawing = table::read_course_drawing("fuzz", text, venice);
    if (!drawing && drawing.error().empty()) __builtin_trap();
    if (drawing && draw::course_svg(venice, *drawing, "fuzz", draw::paper_palette()).empty()) __builtin_trap();
    return 0;
}
