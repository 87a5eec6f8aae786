#include "draw/roofs.hpp"

#include <algorithm>

namespace paddock::draw {

namespace {

constexpr Point to_the_light{-0.55, -0.83};
constexpr Point shadow{5, 7};
constexpr double step_of_light = 0.08;

// Everything the shadow of a flat thing sweeps on its way to the ground. The hull of two equal
// convex shapes; all run the same way, so that shadows in one path never cancel out.
Points swept(const Points& convex) {
    Points all = convex;
    for (const Point p : convex) all.push_back(p + shadow);
    std::sort(all.begin(), all.end(), [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    Points hull;
    for (int pass = 0; pass < 2; ++pass) {
        const std::size_t first = hull.size();
        for (const Point p : all) {
            while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back();
        std::reverse(all.begin(), all.end());
    }
    return hull;
}

}  // namespace

double light_on(Point way) { return dot(unit(way), to_the_light); }

void Roofs::face(const Points& points, Point middle) {
    Point centre;
    for (const Point p : points) centre = centre + p * (1.0 / static_cast<double>(points.size()));
    const auto step = static_cast<int>(std::lround(light_on(centre - middle) * 4));
    if (step != 0) lights_[step].add(points);
}

void Roofs::add(const House& house) {
    const Points p = rectangle(house.at, house.size, house.angle);
    const bool along = house.size.x >= house.size.y;
    const double half = std::min(house.size.x, house.size.y) / 2;
    const double ridge = std::max(house.size.x, house.size.y) / 2 - (house.kind == RoofKind::hip ? half : 0);
    const Point way = turned(along ? Point{ridge, 0} : Point{0, ridge}, house.angle);
    const Point a = house.at - way;
    const Point b = house.at + way;
    shadows_.add(swept(p));
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
    if (house.kind != RoofKind::flat && ridge > 1) ridges_.add_line({a, b});
    outlines_.add(p);
    const Point foot = turned(along ? Point{0, house.size.y / 2} : Point{house.size.x / 2, 0}, house.angle);
    for (const double share : {-0.5, 0.1, 0.55})
        windows_.add(rectangle(house.at + foot + way * share, {2.4, 2.4}, house.angle));
}

void Roofs::draw(Canvas& canvas) const {
    canvas.path(shadows_, filled(Colour::shade, 0.26));
    for (const auto& [colour, path] : bases_) canvas.path(path, filled(colour));
    for (const auto& [step, path] : lights_)
        canvas.path(path, filled(step > 0 ? Colour::wall : Colour::shade, step_of_light * std::abs(step)));
    canvas.path(ridges_, stroked(Colour::wall, 1, 0.45));
    canvas.path(outlines_, stroked(Colour::shade, 0.7, 0.5));
    if (canvas.palette().lamps) canvas.path(windows_, filled(Colour::window));
}

}  // namespace paddock::draw
