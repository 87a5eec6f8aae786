#pragma once

#include <array>
#include <map>

#include "draw/svg.hpp"

namespace paddock::draw {

enum class RoofKind : std::uint8_t { hip, gable, flat };

struct House {
    Point at;
    Point size;  // along, across
    double angle = 0;
    Colour colour = Colour::roof_1;
    RoofKind kind = RoofKind::hip;
};

// Many roofs at once: faces of the same colour and light share one path. One light, from the
// upper left; every house throws its shadow to the lower right.
class Roofs {
  public:
    void add(const House& house);
    // `name` tells these roofs from others of the same board.
    void draw(Canvas& canvas, std::string_view name) const;

  private:
    void face(const Points& face, Point middle);

    Path windows_;
    std::map<Colour, Path> bases_;
    std::map<int, Path> lights_;  // by step of light, dark ones negative
};

// How much light falls on something that leans that way: −1 to 1.
double light_on(Point way);

}  // namespace paddock::draw
