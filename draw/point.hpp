#pragma once

#include <cmath>
#include <vector>

namespace paddock::draw {

inline constexpr double pi = 3.14159265358979323846;

struct Point {
    double x = 0;
    double y = 0;
    constexpr bool operator==(const Point&) const = default;
};
using Points = std::vector<Point>;

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }

constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
inline double length(Point a) { return std::sqrt(dot(a, a)); }
inline double distance(Point a, Point b) { return length(b - a); }
constexpr Point between(Point a, Point b, double share) { return a + (b - a) * share; }
// On the page, where y points down, this is the right hand of somebody who looks along a.
constexpr Point right_of(Point a) { return {-a.y, a.x}; }
inline Point unit(Point a) {
    const double l = length(a);
    return l > 1e-9 ? a * (1 / l) : Point{1, 0};
}
inline double degrees(Point direction) { return std::atan2(direction.y, direction.x) * 180 / pi; }
inline Point turned(Point a, double angle) {
    const double c = std::cos(angle * pi / 180);
    const double s = std::sin(angle * pi / 180);
    return {a.x * c - a.y * s, a.x * s + a.y * c};
}

// Twice the signed area halved: positive when the points run clockwise on the page.
double area(const Points& polygon);
Point middle_of(const Points& points);
bool contains(const Points& polygon, Point point);
double distance_to_segment(Point point, Point a, Point b);
// The four corners of a rectangle about a centre, turned by an angle.
Points rectangle(Point centre, Point size, double angle);
// A smooth open or closed line through the points, in steps of about `step`.
Points smoothed(const Points& points, bool closed, double step);

struct Box {
    Point low;
    Point high;
    bool overlaps(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y;
    }
    bool holds(Point p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
    Point size() const { return high - low; }
};
Box bounds(const Points& points);

}  // namespace paddock::draw
