#include "draw/point.hpp"

#include <algorithm>
#include <array>

namespace paddock::draw {

double area(const Points& polygon) {
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    return twice / 2;
}

Point middle_of(const Points& points) {
    Point middle;
    for (const Point p : points) middle = middle + p * (1.0 / static_cast<double>(points.size()));
    return middle;
}

bool contains(const Points& polygon, Point point) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i];
        const Point b = polygon[j];
        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

double distance_to_segment(Point point, Point a, Point b) {
    const Point along = b - a;
    const double square = dot(along, along);
    const double share = square > 0 ? std::clamp(dot(point - a, along) / square, 0.0, 1.0) : 0.0;
    return distance(point, a + along * share);
}

Points rectangle(Point centre, Point size, double angle) {
    const Point along = turned({size.x / 2, 0}, angle);
    const Point across = turned({0, size.y / 2}, angle);
    return {centre - along - across, centre + along - across, centre + along + across, centre - along + across};
}

Box bounds(const Points& points) {
    Box box{points.empty() ? Point{} : points[0], points.empty() ? Point{} : points[0]};
    for (const Point p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

namespace {

// One span of a centripetal Catmull-Rom spline, from b (share 0) to c (share 1), by Barry and
// Goldman's pyramid. Centripetal knots keep it free of loops and cusps.
Point span_point(const std::array<Point, 4>& p, double share) {
    std::array<double, 4> knot{};
    for (std::size_t i = 1; i < 4; ++i) knot[i] = knot[i - 1] + std::max(1e-4, std::sqrt(distance(p[i - 1], p[i])));
    const double t = knot[1] + (knot[2] - knot[1]) * share;
    const auto mix = [&](Point a, Point b, std::size_t i, std::size_t j) {
        return a * ((knot[j] - t) / (knot[j] - knot[i])) + b * ((t - knot[i]) / (knot[j] - knot[i]));
    };
    const Point a1 = mix(p[0], p[1], 0, 1);
    const Point a2 = mix(p[1], p[2], 1, 2);
    const Point a3 = mix(p[2], p[3], 2, 3);
    return mix(mix(a1, a2, 0, 2), mix(a2, a3, 1, 3), 1, 2);
}

}  // namespace

Points smoothed(const Points& points, bool closed, double step) {
    const auto n = static_cast<int>(points.size());
    if (n < 3) return points;
    const auto at = [&](int i) {
        return points[static_cast<std::size_t>(closed ? (i + n) % n : std::clamp(i, 0, n - 1))];
    };
    Points out;
    for (int i = 0; i < (closed ? n : n - 1); ++i) {
        const std::array<Point, 4> p{at(i - 1), at(i), at(i + 1), at(i + 2)};
        const int pieces = std::clamp(static_cast<int>(distance(p[1], p[2]) / step) + 1, 1, 64);
        out.push_back(p[1]);
        for (int k = 1; k < pieces; ++k) out.push_back(span_point(p, static_cast<double>(k) / pieces));
    }
    if (!closed) out.push_back(points.back());
    return out;
}

}  // namespace paddock::draw
