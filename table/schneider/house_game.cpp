#include "table/schneider/house_game.hpp"

#include "table/schneider/course_drawing.hpp"

namespace paddock::table {

std::shared_ptr<const SchneiderContent> schneider_content(const Library& library) {
    static const auto none = std::make_shared<const SchneiderContent>();
    auto own = std::static_pointer_cast<const SchneiderContent>(library.own(Binding<schneider::Schneider>::info.key));
    return own != nullptr ? own : none;
}

Stock schneider_stock() {
    auto content = built_in_schneider_content();
    if (!content) return {.errors = content.error()};
    return {.own = std::make_shared<const SchneiderContent>(std::move(*content))};
}

std::vector<Venue> schneider_venues(const Library& library) {
    std::vector<Venue> venues;
    const auto content = schneider_content(library);
    for (const SchneiderCourse& course : content->courses)
        venues.push_back(
            {course.key, course.name, content->hash, capitalised(course.place) + ", " + std::to_string(course.year)});
    return venues;
}

Result<Json, std::vector<InputError>> schneider_board(const Library& library, std::string_view venue,
                                                      const draw::Palette& palette) {
    const SchneiderContent& content = *schneider_content(library);
    for (std::size_t i = 0; i < content.courses.size(); ++i) {
        if (content.courses[i].key != venue) continue;
        const schneider::Course& course = content.rules.courses[i];
        const auto drawing = built_in_course_drawing(venue, course);
        if (!drawing) return drawing.error();
        return course_board_json(course, *drawing, content.courses[i].name, palette);
    }
    return std::vector<InputError>{{std::string(venue), "", 0, 0, "there is no such course"}};
}

}  // namespace paddock::table
