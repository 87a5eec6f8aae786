#include "draw/ground.hpp"

#include <algorithm>

#include "draw/plates.hpp"
#include "draw/sheet.hpp"

namespace paddock::draw {

namespace {

constexpr double finest_cell = 3;   // page units
constexpr double most_cells = 900;  // along one side
constexpr double verge = 9;         // beside the road, for kerbs and people

bool stands_on_the_ground(Kind kind) {
    switch (kind) {
        case Kind::town:
        case Kind::grove:
        case Kind::contours:
        case Kind::rock:
        case Kind::footbridge:
        case Kind::gantry:
        case Kind::stone_bridge:
        case Kind::sign:
        case Kind::hill:
        case Kind::biplane:
        case Kind::airship:
        case Kind::avenue:
        case Kind::surf:
        case Kind::cable:
        case Kind::ice:
        case Kind::fort:
        case Kind::beach: return false;
        default: return true;
    }
}

}  // namespace

Ground::Ground(const Lanes& lanes, const track::Source& source, const Drawing& page) {
    const Point size = page_size(page);
    cell_ = std::max(finest_cell, std::max(size.x, size.y) / most_cells);
    columns_ = static_cast<int>(size.x / cell_) + 1;
    rows_ = static_cast<int>(size.y / cell_) + 1;
    cells_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0);
    take_scenery(page);
    Points lap = lanes.line().around(0);
    lap.push_back(lap.front());
    mark_band(lap, lanes.road_half() + verge, taken);
    if (source.pit_lane) {
        const Stretch first = lanes.pit_space(0);
        const Stretch last = lanes.pit_space(source.pit_lane->before_line + source.pit_lane->after_line - 1);
        const double outer = lanes.box_offset() + (lanes.box_offset() < 0 ? -1 : 1) * lanes.box_depth() * 1.5;
        mark(lanes.line().strip(first.from - lanes.median_space() * 2, last.to + lanes.median_space() * 2, 0, outer),
             taken);
    }
    if (page.cartouche) mark(rectangle(*page.cartouche + Point{0, 20}, {430, 260}, 0), taken);
    for (const Plate& plate : page.plates) {
        const auto element = static_cast<std::size_t>(plate.element - 1);
        if (element >= source.elements.size()) continue;
        const Box box = plate_box(plate, source.elements[element]);
        mark({box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}, taken);
    }
}

void Ground::take_scenery(const Drawing& page) {
    for (const Scenery& item : page.scenery) {
        if (!stands_on_the_ground(item.kind)) continue;
        const bool soft = item.kind == Kind::park || item.kind == Kind::wood || item.kind == Kind::field ||
                          item.kind == Kind::meadow || item.kind == Kind::vineyard;
        const Mark kind = draw::is_water(item.kind) ? water : soft ? garden : taken;
        switch (kind_name(item.kind).shape) {
            case Shape::area: mark(outline(item), kind); break;
            case Shape::line: mark_band(smoothed(item.points, false, 12), item.width / 2 + 1, kind); break;
            case Shape::spot: {
                Scenery grown = item;
                grown.size = grown.size + Point{6, 6};
                mark(footprint(grown), kind);
                break;
            }
        }
    }
}

bool Ground::has(Point point, Mark mark) const {
    const auto x = static_cast<int>(std::floor(point.x / cell_));
    const auto y = static_cast<int>(std::floor(point.y / cell_));
    if (x < 0 || y < 0 || x >= columns_ || y >= rows_) return false;
    return (cells_[static_cast<std::size_t>(y * columns_ + x)] & mark) != 0;
}

bool Ground::is_marked(Point point) const { return has(point, taken) || has(point, water) || has(point, garden); }

// Row by row: between the first and second crossing of the outline, the third and fourth, and so on.
void Ground::mark(const Points& polygon, Mark mark) {
    const Box box = bounds(polygon);
    const auto clamped = [&](double v, int most) {
        return std::clamp(static_cast<int>(std::floor(v / cell_)), 0, most - 1);
    };
    std::vector<double> crossings;
    for (int row = clamped(box.low.y, rows_); row <= clamped(box.high.y, rows_); ++row) {
        const double y = (row + 0.5) * cell_;
        crossings.clear();
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Point a = polygon[i];
            const Point b = polygon[(i + 1) % polygon.size()];
            if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            const int last = static_cast<int>(std::floor(std::min(crossings[i + 1] / cell_ - 0.5, columns_ - 1.0)));
            for (int column = static_cast<int>(std::ceil(std::max(crossings[i] / cell_ - 0.5, 0.0))); column <= last;
                 ++column)
                cells_[static_cast<std::size_t>(row * columns_ + column)] |= mark;
        }
    }
}

void Ground::mark_band(const Points& line, double half, Mark kind) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point along = unit(line[i + 1] - line[i]);
        const Point middle = between(line[i], line[i + 1], 0.5);
        mark(rectangle(middle, {distance(line[i], line[i + 1]) + half, half * 2}, degrees(along)), kind);
    }
}

bool Ground::is_free(const Points& polygon) const {
    const Box box = bounds(polygon);
    if (box.low.x < 0 || box.low.y < 0 || box.high.x > columns_ * cell_ || box.high.y > rows_ * cell_) return false;
    for (double y = box.low.y; y <= box.high.y + cell_; y += cell_) {
        for (double x = box.low.x; x <= box.high.x + cell_; x += cell_) {
            const Point p{std::min(x, box.high.x), std::min(y, box.high.y)};
            if (is_marked(p) && contains(polygon, p)) return false;
        }
    }
    return std::none_of(polygon.begin(), polygon.end(), [&](Point p) { return is_marked(p); });
}

bool Ground::is_hard(Point point, double reach) const {
    for (int i = 0; i < 8; ++i) {
        const Point p = point + turned({reach, 0}, i * 45);
        if (has(p, taken) || has(p, water)) return true;
    }
    return has(point, taken) || has(point, water);
}

bool Ground::near_water(Point point, double reach) const {
    for (int i = 0; i < 16; ++i) {
        const Point way = turned({reach, 0}, i * 22.5);
        if (is_water(point + way) || is_water(point + way * 0.5)) return true;
    }
    return false;
}

}  // namespace paddock::draw
