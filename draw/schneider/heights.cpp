#include <algorithm>
#include <cmath>
#include <string>

#include "draw/random.hpp"
#include "draw/roofs.hpp"
#include "draw/schneider/sea.hpp"

namespace paddock::draw {

namespace {

constexpr int spokes = 72;

// A wobbly ring about a summit: the same wobble for every share, so that rings never cross.
Points ring(const Scenery& item, double share) {
    Random random(item.seed + 3);
    Points out;
    const double wobble = random.from(0.05, 0.09);
    const double first = random.from(0, 360);
    for (int i = 0; i < 24; ++i) {
        const double angle = i * 15;
        const double r =
            1 + wobble * std::sin((angle * 2 + first) * pi / 180) + wobble * std::sin((angle * 5 - first) * pi / 180);
        const Point rim = turned({r, 0}, angle);
        out.push_back(item.points[0] +
                      turned({rim.x * item.size.x / 2 * share, rim.y * item.size.y / 2 * share}, item.angle));
    }
    return smoothed(out, true, 8);
}

// Strokes down the slope, dark on the side away from the light.
void hachures(Canvas& canvas, const Scenery& item, double from, double to) {
    Random random(item.seed);
    Path light;
    Path dark;
    for (int i = 0; i < spokes; ++i) {
        const double angle = (i + random.from(-0.3, 0.3)) * 360 / spokes;
        const Point way = turned({1, 0}, angle);
        const auto at = [&](double share) {
            return item.points[0] +
                   turned({way.x * item.size.x / 2 * share, way.y * item.size.y / 2 * share}, item.angle);
        };
        const double start = random.from(from, from + (to - from) * 0.35);
        const double end = random.from(from + (to - from) * 0.6, to);
        (light_on(way) > 0.1 ? light : dark).add_line({at(start), at((start + end) / 2), at(end)});
    }
    canvas.path(light, {.stroke = Colour::land_3, .width = 1.1, .stroke_opacity = 0.8, .round = true});
    canvas.path(dark, {.stroke = Colour::brass_lo, .width = 1.5, .stroke_opacity = 0.55, .round = true});
}

// The lower right of a slope lies in its own shade.
void shade_slope(Canvas& canvas, const Scenery& item, double share, double opacity) {
    Points shaded;
    for (const Point p : ring(item, share)) {
        if (light_on(p - item.points[0]) < -0.15) shaded.push_back(p);
    }
    shaded.push_back(item.points[0]);
    if (shaded.size() < 3) return;
    // The points of the lower right may straddle the ring's seam.
    std::size_t seam = 0;
    for (std::size_t i = 0; i + 2 < shaded.size(); ++i) {
        if (distance(shaded[i], shaded[i + 1]) > 40 + item.size.x * share * 0.2) seam = i + 1;
    }
    std::rotate(shaded.begin(), shaded.begin() + static_cast<std::ptrdiff_t>(seam), shaded.end() - 1);
    canvas.polygon(shaded, filled(Colour::shade, opacity));
}

void draw_hill(Canvas& canvas, const Scenery& item) {
    canvas.polygon(ring(item, 1), filled(Colour::land_2, 0.6));
    canvas.polygon(ring(item, 0.7), filled(Colour::land_2));
    canvas.polygon(ring(item, 0.4), filled(Colour::land_3, 0.6));
    shade_slope(canvas, item, 0.95, 0.08);
    hachures(canvas, item, 0.3, 0.95);
}

void draw_volcano(Canvas& canvas, const Scenery& item) {
    canvas.polygon(ring(item, 1), filled(Colour::garden, 0.55));
    canvas.polygon(ring(item, 0.84), filled(Colour::garden_2, 0.5));
    canvas.polygon(ring(item, 0.64), filled(Colour::land_3));
    canvas.polygon(ring(item, 0.46), filled(Colour::roof_5));
    shade_slope(canvas, item, 0.92, 0.14);
    hachures(canvas, item, 0.2, 0.66);
    hachures(canvas, item, 0.6, 0.98);
    canvas.polygon(ring(item, 0.2), {.fill = Colour::brass_lo, .stroke = Colour::dial, .width = 1.2});
    canvas.polygon(ring(item, 0.13), filled(Colour::dial));
    canvas.polygon(ring(item, 0.08), filled(Colour::it_hi));
    canvas.polygon(ring(item, 0.04), filled(Colour::be_hi));
}

}  // namespace

void draw_heights(Canvas& canvas, const CourseDrawing& drawing) {
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::hill) draw_hill(canvas, feature.scenery);
        if (feature.kind == FeatureKind::volcano) draw_volcano(canvas, feature.scenery);
    }
}

}  // namespace paddock::draw
