#include "draw/schneider/plots.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::draw {

namespace {

constexpr double cell = 3;
constexpr double most_cells = 1400;  // along one side
constexpr double beyond = 60;

}  // namespace

Box on_sheet(const Box& box, Point sheet) {
    return {{std::max(box.low.x, -beyond), std::max(box.low.y, -beyond)},
            {std::min(box.high.x, sheet.x + beyond), std::min(box.high.y, sheet.y + beyond)}};
}

Plots::Plots(Point sheet, const std::vector<Points>& land, double shore) {
    columns_ = static_cast<int>(std::min(sheet.x / cell, most_cells)) + 1;
    rows_ = static_cast<int>(std::min(sheet.y / cell, most_cells)) + 1;
    free_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), false);
    for (const Points& coast : land) fill(coast, true);
    for (const Points& coast : land) {
        for (std::size_t i = 0; i < coast.size(); ++i) take_band(coast[i], coast[(i + 1) % coast.size()], shore);
    }
}

bool Plots::is_free(const Points& polygon) const {
    const Box box = bounds(polygon);
    for (double y = box.low.y; y <= box.high.y + cell / 2; y += cell / 2) {
        for (double x = box.low.x; x <= box.high.x + cell / 2; x += cell / 2) {
            const Point p{std::min(x, box.high.x), std::min(y, box.high.y)};
            if (contains(polygon, p) && !is_free(p)) return false;
        }
    }
    return std::all_of(polygon.begin(), polygon.end(), [&](Point p) { return is_free(p); });
}

bool Plots::is_free(Point p) const {
    const auto x = static_cast<int>(std::floor(p.x / cell));
    const auto y = static_cast<int>(std::floor(p.y / cell));
    return x >= 0 && y >= 0 && x < columns_ && y < rows_ && free_[index(x, y)];
}

std::size_t Plots::index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
}

// Row by row: between the first and second crossing of the outline, the third and fourth, and so on.
void Plots::fill(const Points& polygon, bool value) {
    const Box box = bounds(polygon);
    if (box.high.y < 0 || box.low.y > rows_ * cell) return;
    const auto row_of = [&](double y) { return std::clamp(static_cast<int>(std::floor(y / cell)), 0, rows_ - 1); };
    std::vector<double> crossings;
    for (int row = row_of(box.low.y); row <= row_of(box.high.y); ++row) {
        const double y = (row + 0.5) * cell;
        crossings.clear();
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Point a = polygon[i];
            const Point b = polygon[(i + 1) % polygon.size()];
            if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            const auto first = static_cast<int>(std::ceil(std::max(crossings[i] / cell - 0.5, 0.0)));
            const auto last = static_cast<int>(std::floor(std::min(crossings[i + 1] / cell - 0.5, columns_ - 1.0)));
            for (int column = first; column <= last; ++column) free_[index(column, row)] = value;
        }
    }
}

void Plots::take_band(Point a, Point b, double half) {
    take(rectangle(between(a, b, 0.5), {distance(a, b) + half * 2, half * 2}, degrees(b - a)));
}

void Plots::take(const Feature& feature) {
    const Scenery& item = feature.scenery;
    switch (feature.kind) {
        case FeatureKind::lawn:
        case FeatureKind::paving:
        case FeatureKind::beach: take(item.points); break;
        case FeatureKind::canal:
        case FeatureKind::promenade:
        case FeatureKind::street: {
            const Points line = smoothed(item.points, false, 9);
            for (std::size_t i = 0; i + 1 < line.size(); ++i) take_band(line[i], line[i + 1], item.width / 2 + 2);
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

}  // namespace paddock::draw
