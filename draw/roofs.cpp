#include "draw/roofs.hpp"

#include <algorithm>
#include <string>

namespace paddock::draw {

namespace {

constexpr Point to_the_light{-0.55, -0.83};
constexpr Point shadow{5, 7};
constexpr double step_of_light = 0.08;

std::string base_name(std::string_view name, Colour colour) {
    return std::string(name) + std::to_string(static_cast<int>(colour));
}
std::string base_id(const Canvas& canvas, std::string_view name, Colour colour) {
    return canvas.id(base_name(name, colour));
}

}  // namespace

double light_on(Point way) { return dot(unit(way), to_the_light); }

void Roofs::face(const Points& points, Point middle) {
    Point centre;
    for (const Point p : points) centre = centre + p * (1.0 / static_cast<double>(points.size()));
    const auto step = static_cast<int>(std::lround(light_on(centre - middle) * 4));
    if (std::abs(step) > 1) lights_[step].add(points);
}

void Roofs::add(const House& house) {
    const Points p = rectangle(house.at, house.size, house.angle);
    const bool along = house.size.x >= house.size.y;
    const double half = std::min(house.size.x, house.size.y) / 2;
    const double ridge = std::max(house.size.x, house.size.y) / 2 - (house.kind == RoofKind::hip ? half : 0);
    const Point way = turned(along ? Point{ridge, 0} : Point{0, ridge}, house.angle);
    const Point a = house.at - way;
    const Point b = house.at + way;
    bases_[house.colour].add(p);
    if (house.kind == RoofKind::flat) {
        lights_[2].add(rectangle(house.at - Point{1, 1}, house.size * 0.72, house.angle));
    } else if (along) {
        face({p[0], p[1], b, a}, house.at);
        face({p[2], p[3], a, b}, house.at);
        if (house.kind == RoofKind::hip) {
            face({p[1], p[2], b}, house.at);
            face({p[3], p[0], a}, house.at);
        }
    } else {
        face({p[1], p[2], b, a}, house.at);
        face({p[3], p[0], a, b}, house.at);
        if (house.kind == RoofKind::hip) {
            face({p[0], p[1], a}, house.at);
            face({p[2], p[3], b}, house.at);
        }
    }
    const Point foot = turned(along ? Point{0, house.size.y / 2} : Point{house.size.x / 2, 0}, house.angle);
    windows_.add_square(house.at + foot - way * 0.4, 2.6);
}

void Roofs::draw(Canvas& canvas, std::string_view name) const {
    canvas.raw("<defs>");
    for (const auto& [colour, path] : bases_)
        canvas.raw("<path id=\"" + base_id(canvas, name, colour) + "\" d=\"" + path.text() + "\"/>\n");
    canvas.raw("</defs>");
    // Two copies, so that the shadow reaches from the wall to its end.
    canvas.open("opacity=\".26\" fill=\"" + canvas.palette()[Colour::shade] + "\"");
    for (const double share : {0.5, 1.0}) {
        for (const auto& [colour, path] : bases_)
            canvas.raw("<use href=\"#" + base_id(canvas, name, colour) + "\" x=\"" + number_text(shadow.x * share) +
                       "\" y=\"" + number_text(shadow.y * share) + "\"/>\n");
    }
    canvas.close();
    for (const auto& [colour, path] : bases_)
        canvas.use_painted(base_name(name, colour),
                           {.fill = colour, .stroke = Colour::shade, .width = 0.8, .stroke_opacity = 0.55});
    for (const auto& [step, path] : lights_)
        canvas.path(path, filled(step > 0 ? Colour::wall : Colour::shade, step_of_light * std::abs(step)));
    if (canvas.palette().lamps) canvas.path(windows_, filled(Colour::window));
}

}  // namespace paddock::draw
