#pragma once

#include <cstdint>
#include <vector>

#include "draw/spaces.hpp"

namespace paddock::draw {

// What lies where on the page, in cells of a few units: so that scattered scenery keeps clear of
// the road, the pits, the water, the plates and of each other.
class Ground {
  public:
    Ground(const Lanes& lanes, const track::Source& source, const Drawing& page);

    // Whether all of a polygon lies on the page's free land.
    bool is_free(const Points& polygon) const;
    bool is_water(Point point) const { return has(point, water); }
    // Whether open water lies within that distance.
    bool near_water(Point point, double distance) const;
    // Whether within that distance lies the road, water, or anything but garden.
    bool is_hard(Point point, double distance) const;
    void take(const Points& polygon) { mark(polygon, taken); }

  private:
    enum Mark : std::uint8_t { taken = 1, water = 2, garden = 4 };

    bool has(Point point, Mark mark) const;
    bool is_marked(Point point) const;
    void mark(const Points& polygon, Mark mark);
    void mark_band(const Points& line, double half, Mark mark);
    void take_scenery(const Drawing& page);

    double cell_ = 1;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<std::uint8_t> cells_;
};

}  // namespace paddock::draw
