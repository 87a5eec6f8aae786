#pragma once

#include <vector>

#include "draw/drawing.hpp"

namespace paddock::draw {

// The middle of the road: a closed centripetal Catmull-Rom spline through the control points of a
// page, measured by arc length from the finish line. Offsets are positive to the right of travel.
class CentreLine {
  public:
    explicit CentreLine(const Road& road);

    double length() const { return length_; }
    double start(int element) const { return starts_[static_cast<std::size_t>(element)]; }
    double end(int element) const;

    Point at(double s) const { return offset(s, 0); }
    Point offset(double s, double d) const;
    Point direction(double s) const;
    double heading(double s) const { return degrees(direction(s)); }

    // The line beside the road from s0 to s1, with no more points than its bends need.
    Points edge(double s0, double s1, double d) const;
    // The same for the whole lap, element by element, so that tight bends get their share of points.
    Points around(double d) const;
    // The band between two offsets.
    Points strip(double s0, double s1, double d0, double d1) const;
    double distance_from(Point point) const;

  private:
    struct Sample {
        Point at;
        Point direction;
        double s = 0;
    };
    Sample sample(double s) const;

    std::vector<Sample> samples_;
    std::vector<double> starts_;  // by element
    double length_ = 0;
};

}  // namespace paddock::draw
