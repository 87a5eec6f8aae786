#include <algorithm>
#include <array>

#include "draw/random.hpp"
#include "draw/roofs.hpp"
#include "draw/schneider/plots.hpp"
#include "draw/schneider/sea.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr std::size_t most_houses = 1500;
constexpr std::size_t most_trees = 700;
constexpr double shore = 4;          // houses keep off the beach
constexpr int most_tries = 400'000;  // of all towns together

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
    Builder(const CourseDrawing& drawing, const std::vector<Points>& land)
        : sheet_(drawing.size), plots_(drawing.size, land, shore) {
        for (const Feature& feature : drawing.features) plots_.take(feature);
    }

    // Rows that run at the town's angle; every third lane is a street.
    void town(const Scenery& item) {
        Random random(item.seed);
        const Manner manner = manner_of(item.style);
        const Box box = on_sheet(bounds(item.points), sheet_);
        const Point middle = between(box.low, box.high, 0.5);
        const double reach = length(box.size()) / 2;
        int row = 0;
        for (double v = -reach; v < reach;
             v += manner.deepest + (row % 3 == 0 ? manner.lane * 2.2 : manner.lane), ++row) {
            for (double u = -reach + random.from(0, 12);
                 u < reach && houses_.size() < most_houses && tries_left_ > 0;) {
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
        --tries_left_;
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
        const Box box = on_sheet(bounds(item.points), sheet_);
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

    Point sheet_;
    int tries_left_ = most_tries;
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
