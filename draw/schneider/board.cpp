#include "draw/schneider/board.hpp"

#include "draw/schneider/marks.hpp"
#include "draw/schneider/sea.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

void draw_planes(Canvas& canvas, const CourseDrawing& drawing, const CoursePlaces& places,
                 const std::vector<BoardPlane>& planes) {
    for (const BoardPlane& plane : planes) {
        const auto at = static_cast<std::size_t>(number(plane.square));
        if (at >= places.squares.size()) continue;
        const bool moored = at < static_cast<std::size_t>(schneider::max_planes);
        draw_plane(canvas, places.squares[at].centre,
                   {plane.nation, places.squares[at].heading, plane_scale(drawing), moored ? 0.15 : 1.0, !moored});
    }
}

}  // namespace

std::string course_svg(const schneider::Course& course, const CourseDrawing& drawing, std::string_view name,
                       const Palette& palette, const CourseOptions& options) {
    const CoursePlaces places = course_places(course, drawing);
    const std::vector<Points> land = coasts(drawing);
    Canvas canvas(palette, options.id_prefix);
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number_text(drawing.size.x) + " " +
               number_text(drawing.size.y) + "\" role=\"img\"><title>" + escaped(name) + "</title>\n<defs>\n");
    define_sea(canvas, drawing);
    define_trees(canvas);
    canvas.raw("</defs>\n");
    draw_sea(canvas, drawing);
    draw_land(canvas, drawing, land);
    draw_towns(canvas, drawing, land);
    draw_buildings(canvas, drawing);
    draw_course(canvas, course, drawing, places);
    draw_ships(canvas, drawing);
    draw_names(canvas, drawing);
    if (options.signs) draw_signs(canvas, course, drawing, places);
    draw_planes(canvas, drawing, places, options.planes);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace paddock::draw
