#include <algorithm>
#include <array>
#include <cmath>

#include "draw/random.hpp"
#include "draw/roofs.hpp"
#include "draw/schneider/sea.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr std::size_t most_houses = 1500;
constexpr std::size_t most_trees = 700;
constexpr double cell = 3;
constexpr double most_cells = 1400;  // along one side

// What is dry and not yet built over, in small cells.
class Plots {
  public:
    Plots(const CourseDrawing& drawing, const std::vector<Points>& land) {
        columns_ = static_cast<int>(std::min(drawing.size.x / cell, most_cells)) + 1;
        rows_ = static_cast<int>(std::min(drawing.size.y / cell, most_cells)) + 1;
        free_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), false);
        for (const Points& coast : land) fill(coast, true);
        // Houses keep off the beach.
        for (const Points& coast : land) {
            for (std::size_t i = 0; i < coast.size(); ++i) band(coast[i], coast[(i + 1) % coast.size()], 4);
        }
        for (const Feature& feature : drawing.features) take(feature);
    }

    bool is_free(const Points& polygon) const {
        const Box box = bounds(polygon);
        for (double y = box.low.y; y <= box.high.y + cell / 2; y += cell / 2) {
            for (double x = box.low.x; x <= box.high.x + cell / 2; x += cell / 2) {
                const Point p{std::min(x, box.high.x), std::min(y, box.high.y)};
                if (contains(polygon, p) && !at(p)) return false;
            }
        }
        return std::all_of(polygon.begin(), polygon.end(), [&](Point p) { return at(p); });
    }
    void take(const Points& polygon) { fill(polygon, false); }

  private:
    bool at(Point p) const {
        const auto x = static_cast<int>(std::floor(p.x / cell));
        const auto y = static_cast<int>(std::floor(p.y / cell));
        return x >= 0 && y >= 0 && x < columns_ && y < rows_ && free_[index(x, y)];
    }
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
    }
    void fill(const Points& polygon, bool value) {
        const Box box = bounds(polygon);
        const auto clamped = [](double v, int most) { return std::clamp(static_cast<int>(v / cell), 0, most - 1); };
        for (int y = clamped(box.low.y, rows_); y <= clamped(box.high.y, rows_); ++y) {
            for (int x = clamped(box.low.x, columns_); x <= clamped(box.high.x, columns_); ++x) {
                if (contains(polygon, {(x + 0.5) * cell, (y + 0.5) * cell})) free_[index(x, y)] = value;
            }
        }
    }
    void band(Point a, Point b, double half) {
        take(rectangle(between(a, b, 0.5), {distance(a, b) + half * 2, half * 2}, degrees(b - a)));
    }
    void take(const Feature& feature) {
        const Scenery& item = feature.scenery;
        switch (feature.kind) {
            case FeatureKind::lawn:
            case FeatureKind::paving:
            case FeatureKind::beach: take(item.points); break;
            case FeatureKind::canal:
            case FeatureKind::promenade:
            case FeatureKind::street: {
                const Points line = smoothed(item.points, false, 9);
                for (std::size_t i = 0; i + 1 < line.size(); ++i) band(line[i], line[i + 1], item.width / 2 + 2);
                break;
            }
            case FeatureKind::volcano: take(rectangle(item.points[0], item.size * 0.62, 0)); break;
            case FeatureKind::hill:
            case FeatureKind::sea_name: break;
            case FeatureKind::land_name:
                take(rectangle(item.points[0] - Point{0, item.size.x * 0.35},
                               {item.size.x * 0.86 * static_cast<double>(item.label.size()) + 8, item.size.x * 1.3},
                               item.angle));
                break;
            default:
                if (item.points.size() == 1) take(rectangle(item.points[0], item.size + Point{9, 9}, item.angle));
        }
    }

    int columns_ = 0;
    int rows_ = 0;
    std::vector<bool> free_;
};

struct Manner {
    double shortest, longest, shallowest, deepest;
    double gap, lane;  // between neighbours, between rows
    std::array<Colour, 6> roofs;
};

constexpr Manner manner_of(Style style) {
    using enum Colour;
    switch (style) {
        case Style::villas: return {11, 16, 9, 12, 6, 6, {roof_1, roof_2, roof_3, roof_4, roof_5, wall}};
        case Style::works: return {24, 42, 15, 22, 3, 5, {roof_5, roof_5, roof_4, roof_1, roof_5, roof_3}};
        default: return {10, 19, 8.5, 12, 1.2, 2.4, {roof_1, roof_2, roof_1, roof_4, roof_5, roof_3}};
    }
}

class Builder {
  public:
    Builder(const CourseDrawing& drawing, const std::vector<Points>& land) : plots_(drawing, land) {}

    // Rows that run at the town's angle; every third lane is a street.
    void town(const Scenery& item) {
        Random random(item.seed);
        const Manner manner = manner_of(item.style);
        const Box box = bounds(item.points);
        const Point middle = between(box.low, box.high, 0.5);
        const double reach = length(box.size()) / 2;
        int row = 0;
        for (double v = -reach; v < reach;
             v += manner.deepest + (row % 3 == 0 ? manner.lane * 2.2 : manner.lane), ++row) {
            for (double u = -reach + random.from(0, 12); u < reach && houses_.size() < most_houses;) {
                const Point size{random.from(manner.shortest, manner.longest),
                                 random.from(manner.shallowest, manner.deepest)};
                const double turn = item.angle + random.from(-4, 4);
                const Point at = middle + turned({u + size.x / 2, v}, item.angle);
                u += build(item, manner, at, size, turn, random) ? size.x + manner.gap : 3;
            }
        }
        grow(item, item.density * 0.5, random);
    }

    void grove(const Scenery& item) {
        Random random(item.seed);
        grow(item, item.density, random);
    }

    void draw(Canvas& canvas) const {
        Roofs roofs;
        for (const House& house : houses_) roofs.add(house);
        roofs.draw(canvas, "roof");
        for (const Tree& tree : trees_) draw_tree(canvas, tree);
    }

  private:
    bool build(const Scenery& item, const Manner& manner, Point at, Point size, double angle, Random& random) {
        if (!contains(item.points, at)) return false;
        const bool skip = random.share() > item.density;
        if (skip || !plots_.is_free(rectangle(at, size, angle))) return false;
        plots_.take(rectangle(at, size * 0.94, angle));
        const double chance = random.share();
        const RoofKind kind = chance < 0.62 ? RoofKind::hip : chance < 0.88 ? RoofKind::gable : RoofKind::flat;
        houses_.push_back({at, size, angle, manner.roofs[static_cast<std::size_t>(random.below(6))], kind});
        return true;
    }

    void grow(const Scenery& item, double density, Random& random) {
        const Box box = bounds(item.points);
        const auto tries = static_cast<int>(std::min(3000.0, std::abs(area(item.points)) / 150 * density));
        for (int i = 0; i < tries && trees_.size() < most_trees; ++i) {
            const Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
            const int size = random.below(3);
            if (!contains(item.points, at) || !plots_.is_free(rectangle(at, {11, 11}, 45))) continue;
            plots_.take(rectangle(at, {9, 9}, 0));
            const bool broad = item.trees == Trees::mixed && random.share() < 0.6;
            trees_.push_back(
                {at, size, item.trees == Trees::mixed ? (broad ? Trees::broadleaf : Trees::pine) : item.trees});
        }
    }

    Plots plots_;
    std::vector<House> houses_;
    std::vector<Tree> trees_;
};

}  // namespace

void draw_towns(Canvas& canvas, const CourseDrawing& drawing, const std::vector<Points>& land) {
    Builder builder(drawing, land);
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::town) builder.town(feature.scenery);
    }
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::grove) builder.grove(feature.scenery);
    }
    builder.draw(canvas);
}

}  // namespace paddock::draw
