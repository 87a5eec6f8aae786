#pragma once

#include <string>
#include <vector>

#include "draw/centre_line.hpp"
#include "engine/track/circuit.hpp"
#include "engine/track/source.hpp"

namespace paddock::draw {

// Where one space lies on the page: its outline, the middle where a car stands, and the heading of
// a car in it, degrees clockwise from the right, as SVG's rotate() takes it.
struct SpaceShape {
    Points outline;
    Point centre;
    double heading = 0;
    double length = 0;  // along the lane
    double width = 0;
};

// A board without paint: for laying cars, paths and choices over it.
struct Geometry {
    Point size;                      // of the page, the SVG's viewBox
    std::vector<SpaceShape> spaces;  // by SpaceId: track, then pit lane
    std::vector<SpaceShape> boxes;   // by team colour, beside the pit lane
};

// For a drawing that check_drawing() finds no fault with.
Geometry geometry(const track::Circuit& circuit, const track::Source& source, const Drawing& drawing);

// The pieces of the lap, for those who draw it. All lengths in page units.
struct Stretch {
    double from = 0;
    double to = 0;
    double middle() const { return (from + to) / 2; }
};
class Lanes {
  public:
    Lanes(const track::Source& source, const Drawing& page);

    const CentreLine& line() const { return line_; }
    double road_half() const { return half_; }
    double lane_width() const { return half_ * 2 / track::lane_count; }
    double lane_offset(track::Lane lane) const { return (number(lane) - 1) * lane_width(); }
    Stretch space(int element, track::Lane lane, int index) const;  // element from 0
    Stretch pit_space(int index) const;
    // Offsets of the pit lane, negative on the left; 0 where there is none.
    double pit_offset() const { return pit_offset_; }
    double pit_width() const { return pit_width_; }
    double box_offset() const;
    double box_depth() const { return pit_width_ * 0.85; }
    double median_space() const;

  private:
    const track::Source& source_;
    CentreLine line_;
    double half_ = 0;
    double pit_offset_ = 0;
    double pit_width_ = 0;
    std::vector<ElementLine> gaps_;  // by element, points left out
};

SpaceShape shape(const CentreLine& line, Stretch stretch, double offset, double width);

}  // namespace paddock::draw
