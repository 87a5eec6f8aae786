#include "draw/town.hpp"

#include <algorithm>
#include <array>

#include "draw/random.hpp"
#include "draw/sheet.hpp"

namespace paddock::draw {

namespace {

constexpr std::size_t most_houses = 1800;
constexpr std::size_t most_trees = 1100;
constexpr int most_tries = 9000;       // of one town
constexpr int most_plots = 2'000'000;  // looked at on the whole page
constexpr std::size_t most_bearings = 3000;

// Houses of one style, page units.
struct Plot {
    double shortest, longest;  // along the street
    double shallowest, deepest;
    double gap;      // between neighbours
    double setback;  // from the street
    int rows;        // one behind the other
    std::array<Colour, 6> roofs;
};

constexpr Plot plain_plot(Style style) {
    using enum Colour;
    switch (style) {
        case Style::villas: return {22, 34, 20, 28, 14, 8, 1, {roof_1, roof_2, roof_2, roof_3, roof_4, roof_5}};
        case Style::works: return {40, 74, 28, 44, 6, 4, 2, {roof_5, roof_5, roof_4, roof_1, roof_5, roof_3}};
        default: return {22, 44, 18, 28, 2.5, 3, 3, {roof_1, roof_2, roof_3, roof_4, roof_5, roof_1}};
    }
}

constexpr Plot plot_of(const Scenery& town) {
    using enum Colour;
    Plot plot = plain_plot(town.style);
    switch (town.roofs) {
        case RoofMix::tile: plot.roofs = {roof_1, roof_2, roof_1, roof_2, roof_3, roof_1}; break;
        case RoofMix::slate: plot.roofs = {steel_lo, roof_5, steel_lo, roof_5, roof_4, roof_3}; break;
        case RoofMix::white: plot.roofs = {wall, plate_ink, wall, plate_ink, roof_3, plate_ink}; break;
        case RoofMix::timber: plot.roofs = {it_lo, roof_1, it_lo, roof_5, roof_1, wood}; break;
        default: break;
    }
    return plot;
}

// A line that houses face.
struct Front {
    Points points;
    double half = 0;
};

// Which way a street runs at one of its points.
struct Bearing {
    Point at;
    double angle = 0;
};

std::vector<Front> fronts(const Lanes& lanes, const Drawing& page) {
    std::vector<Front> out;
    Points road;
    constexpr int pieces = 700;
    for (int i = 0; i <= pieces; ++i) road.push_back(lanes.line().at(lanes.line().length() * i / pieces));
    out.push_back({std::move(road), lanes.road_half() + 9});
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::street) out.push_back({smoothed(item.points, false, 8), item.width / 2});
    }
    return out;
}

class Planter {
  public:
    Planter(const Lanes& lanes, const Drawing& page, Ground& ground) : ground_(ground), fronts_(fronts(lanes, page)) {
        std::size_t points = 0;
        for (const Front& front : fronts_) points += front.points.size();
        const std::size_t step = points / most_bearings + 1;
        for (const Front& front : fronts_) {
            for (std::size_t i = 0; i + 1 < front.points.size(); i += step)
                bearings_.push_back({front.points[i], degrees(front.points[i + 1] - front.points[i])});
        }
    }

    void town(const Scenery& item) {
        Random random(item.seed);
        const Plot plot = plot_of(item);
        for (int row = 0; row < plot.rows; ++row) {
            for (const Front& front : fronts_) {
                for (const double side : {-1.0, 1.0}) line_up(item, plot, front, side, row, random);
            }
        }
        fill(item, plot, random);
        const double room = area_of(item.points);
        grow(item, static_cast<int>(room / 2600 * item.density), random);
    }

    void grove(const Scenery& item) {
        Random random(item.seed);
        grow(item, static_cast<int>(area_of(item.points) / 420 * item.density), random);
    }

    Planting take() { return std::move(planting_); }

  private:
    Ground& ground_;
    std::vector<Front> fronts_;
    std::vector<Bearing> bearings_;
    Planting planting_;
    int plots_left_ = most_plots;

    bool is_built_up() const { return planting_.houses.size() >= most_houses || plots_left_ <= 0; }

    static double area_of(const Points& polygon) { return std::abs(area(polygon)); }

    bool build(const Scenery& item, const Plot& plot, Point at, Point size, double angle, Random& random) {
        --plots_left_;
        if (!contains(item.points, at)) return false;
        if (!ground_.is_free(rectangle(at, size, angle))) return false;
        ground_.take(rectangle(at, size + Point{plot.gap, plot.gap}, angle));
        const Colour colour = plot.roofs[static_cast<std::size_t>(random.below(6))];
        const double chance = random.share();
        const bool terraces = item.roofs == RoofMix::white;
        const RoofKind kind = terraces && chance > 0.08 ? RoofKind::flat
                              : chance < 0.68           ? RoofKind::hip
                              : chance < 0.86           ? RoofKind::gable
                                                        : RoofKind::flat;
        planting_.houses.push_back({at, size, angle, colour, kind});
        return true;
    }

    // One row of houses along one side of a street.
    void line_up(const Scenery& item, const Plot& plot, const Front& front, double side, int row, Random& random) {
        double carry = 0;
        for (std::size_t i = 0; i + 1 < front.points.size() && !is_built_up(); ++i) {
            const double piece = distance(front.points[i], front.points[i + 1]);
            carry -= piece;
            if (carry > 0 || piece < 1e-6) continue;
            const Point along = unit(front.points[i + 1] - front.points[i]);
            const Point size{random.from(plot.shortest, plot.longest), random.from(plot.shallowest, plot.deepest)};
            const double out = front.half + plot.setback + size.y / 2 + row * (plot.deepest + 7);
            const Point at = front.points[i] + along * (size.x / 2) + right_of(along) * (side * out);
            const bool skip = random.share() > item.density;
            carry = !skip && build(item, plot, at, size, degrees(along), random) ? size.x + plot.gap : 5;
        }
    }

    double street_angle(Point at) const {
        double nearest = 1e18;
        double angle = 0;
        for (const Bearing& bearing : bearings_) {
            const double away = distance(at, bearing.at);
            if (away >= nearest) continue;
            nearest = away;
            angle = bearing.angle;
        }
        return angle;
    }

    void fill(const Scenery& item, const Plot& plot, Random& random) {
        const Box box = bounds(item.points);
        const auto tries = static_cast<int>(std::min<double>(most_tries, area_of(item.points) / 160 * item.density));
        for (int i = 0; i < tries && !is_built_up(); ++i) {
            --plots_left_;
            const Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
            const Point size{random.from(plot.shortest, plot.longest), random.from(plot.shallowest, plot.deepest)};
            if (!contains(item.points, at) || !ground_.is_free(rectangle(at, size * 0.6, 0))) continue;
            const double angle = street_angle(at) + random.from(-5, 5);
            if (!build(item, plot, at, size, angle, random)) build(item, plot, at, size * 0.75, angle, random);
        }
    }

    void grow(const Scenery& item, int wanted, Random& random) {
        const Box box = bounds(item.points);
        int grown = 0;
        for (int i = 0; i < std::min(wanted * 6, most_tries) && grown < wanted; ++i) {
            const Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
            const int size = random.below(3);
            const double radius = 6.5 + size * 1.5;
            if (planting_.trees.size() >= most_trees) return;
            if (!contains(item.points, at)) continue;
            // The trees of a grove may stand in a park, which nothing else may.
            if (item.kind == Kind::grove ? ground_.is_hard(at, radius)
                                         : !ground_.is_free(rectangle(at, {radius * 2, radius * 2}, 45)))
                continue;
            ground_.take(rectangle(at, {radius * 1.5, radius * 1.5}, 0));
            planting_.trees.push_back({at, size, sort_at(item, at, random)});
            ++grown;
        }
    }

    Trees sort_at(const Scenery& item, Point at, Random& random) const {
        const double chance = random.share();
        if (item.trees != Trees::mixed) return item.trees;
        if (ground_.near_water(at, 110)) return chance < 0.85 ? Trees::palm : Trees::broadleaf;
        return chance < 0.12 ? Trees::palm : chance < 0.45 ? Trees::pine : Trees::broadleaf;
    }
};

}  // namespace

Planting plant(const Lanes& lanes, const Drawing& page, Ground& ground) {
    Planter planter(lanes, page, ground);
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::grove) planter.grove(item);
    }
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::town) planter.town(item);
    }
    return planter.take();
}

}  // namespace paddock::draw
