#pragma once

#include "draw/drawing.hpp"
#include "draw/roofs.hpp"

namespace paddock::draw {

// A place on a spot, in halves of its size: (−1, −1) to (1, 1).
struct Spot {
    Point at;
    Point size;
    double angle;

    explicit Spot(const Scenery& item) : at(item.points[0]), size(item.size), angle(item.angle) {}
    Point operator()(double u, double v) const { return at + turned({u * size.x / 2, v * size.y / 2}, angle); }
    Points part(double u0, double v0, double u1, double v1) const {
        return {(*this)(u0, v0), (*this)(u1, v0), (*this)(u1, v1), (*this)(u0, v1)};
    }
    // An ellipse about the middle, or the arc of it between two angles, counted from the spot's own right.
    Points arc(double share, double from, double to) const {
        const int pieces = 2 + static_cast<int>(std::abs(to - from) / 9);
        Points out;
        for (int i = 0; i <= pieces; ++i) {
            const double turn = (from + (to - from) * i / pieces) * pi / 180;
            out.push_back((*this)(share * std::cos(turn), share * std::sin(turn)));
        }
        return out;
    }
    Points ellipse(double share) const { return arc(share, 0, 351); }
    House house(double u0, double v0, double u1, double v1, Colour colour, RoofKind kind) const {
        return {(*this)((u0 + u1) / 2, (v0 + v1) / 2),
                {size.x * (u1 - u0) / 2, size.y * (v1 - v0) / 2},
                angle,
                colour,
                kind};
    }
};

inline Points shifted(Points points, Point by) {
    for (Point& p : points) p = p + by;
    return points;
}

}  // namespace paddock::draw
