#pragma once

#include <vector>

#include "draw/schneider/drawing.hpp"

namespace paddock::draw {

// What is dry and not yet built over, in small cells.
class Plots {
  public:
    // Nothing comes nearer to the shore than that.
    Plots(Point sheet, const std::vector<Points>& land, double shore);

    bool is_free(Point p) const;
    // Whether all of a polygon lies on free land of the sheet.
    bool is_free(const Points& polygon) const;
    void take(const Points& polygon) { fill(polygon, false); }
    void take_band(Point a, Point b, double half);
    // The ground under everything that is neither town nor grove.
    void take(const Feature& feature);

  private:
    std::size_t index(int x, int y) const;
    void fill(const Points& polygon, bool value);

    int columns_ = 0;
    int rows_ = 0;
    std::vector<bool> free_;
};

// The part of a box that lies on the sheet, with a little beyond.
Box on_sheet(const Box& box, Point sheet);

}  // namespace paddock::draw
