#include "draw/country.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "draw/random.hpp"
#include "draw/sheet.hpp"
#include "draw/spot.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr int most_in_a_row = 400;

// A place on a line and the way it runs there.
struct Step {
    Point at;
    Point along;
};

std::vector<Step> steps_along(const Points& points, double step) {
    const Points line = smoothed(points, false, std::max(2.0, step / 3));
    std::vector<Step> out;
    double due = step / 2;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const double piece = distance(line[i], line[i + 1]);
        for (; due <= piece && static_cast<int>(out.size()) < most_in_a_row; due += step)
            out.push_back({between(line[i], line[i + 1], due / piece), unit(line[i + 1] - line[i])});
        due -= piece;
    }
    return out;
}

// Cracks that wander, and scratches of skates.
void draw_cracks(Canvas& canvas, const Points& edge, const Box& box, Random& random) {
    Path cracks;
    Path scratches;
    const auto tries = static_cast<int>(std::clamp(box.size().x * box.size().y / 30000, 10.0, 160.0));
    for (int i = 0; i < tries; ++i) {
        Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
        double way = random.from(0, 360);
        Points crack;
        while (crack.size() < 6 && contains(edge, at)) {
            crack.push_back(at);
            way += random.from(-38, 38);
            at = at + turned({random.from(18, 52), 0}, way);
        }
        if (crack.size() < 2) continue;
        (i % 3 == 0 ? cracks : scratches).add_line(i % 3 == 0 ? crack : Points{crack[0], crack[1]});
    }
    canvas.path(cracks, stroked(Colour::ice_2, 1.8, 0.8));
    canvas.path(scratches, stroked(Colour::snow, 1.6, 0.8));
}

}  // namespace

void draw_ice(Canvas& canvas, const Scenery& item, const Drawing& page) {
    Random random(item.seed);
    const Points edge = outline(item);
    const Box whole = bounds(edge);
    const Point sheet = page_size(page);
    const Box box{{std::max(whole.low.x, 0.0), std::max(whole.low.y, 0.0)},
                  {std::min(whole.high.x, sheet.x), std::min(whole.high.y, sheet.y)}};
    canvas.polygon(edge, filled(Colour::ice));
    draw_cracks(canvas, edge, box, random);
    Path drifts;
    for (int i = 0; i < 40; ++i) {
        const Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
        const double size = random.from(20, 60);
        if (!contains(edge, at)) continue;
        drifts.add(smoothed(
            {at - Point{size, 0}, at - Point{0, size * 0.22}, at + Point{size, 0}, at + Point{size * 0.2, size * 0.16}},
            true, 8));
    }
    canvas.path(drifts, filled(Colour::snow, 0.75));
    canvas.polygon(edge, {.stroke = Colour::ice_2, .width = 16, .stroke_opacity = 0.35, .round = true});
    canvas.polygon(edge, {.stroke = Colour::snow_3, .width = 7, .round = true});
    canvas.polygon(edge, {.stroke = Colour::snow, .width = 4, .round = true});
}

// Rows of vines, each a comb of bushes, over bare earth.
void draw_vineyard(Canvas& canvas, const Scenery& item) {
    constexpr double apart = 13;
    canvas.polygon(item.points, {.fill = Colour::land_2, .fill_opacity = 0.75, .stroke = Colour::land_3, .width = 2});
    Points turned_back;
    for (const Point p : item.points) turned_back.push_back(turned(p, -item.angle));
    const Box box = bounds(turned_back);
    Path rows;
    for (double y = box.low.y + apart / 2; y < box.high.y; y += apart) {
        std::vector<double> crossings;
        for (std::size_t i = 0; i < turned_back.size(); ++i) {
            const Point a = turned_back[i];
            const Point b = turned_back[(i + 1) % turned_back.size()];
            if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            if (crossings[i + 1] - crossings[i] < 12) continue;
            rows.add_line({turned({crossings[i] + 4, y}, item.angle), turned({crossings[i + 1] - 4, y}, item.angle)});
        }
    }
    canvas.open("transform=\"translate(1.5 2)\"");
    canvas.path(rows, {.stroke = Colour::shade, .width = 5, .stroke_opacity = 0.22, .dash = "6 4"});
    canvas.close();
    canvas.path(rows, {.stroke = Colour::garden_2, .width = 5.5, .dash = "6 4"});
    canvas.path(rows, {.stroke = Colour::tree_hi, .width = 2.4, .stroke_opacity = 0.8, .dash = "4 6"});
}

// A ditch, a wall with its walk, and the yard inside.
void draw_fort(Canvas& canvas, const Points& polygon) {
    canvas.polygon(polygon, {.stroke = Colour::land_3, .width = 30, .stroke_opacity = 0.8});
    canvas.open("transform=\"translate(6 9)\"");
    canvas.polygon(
        polygon,
        {.fill = Colour::shade, .fill_opacity = 0.3, .stroke = Colour::shade, .width = 12, .stroke_opacity = 0.3});
    canvas.close();
    canvas.polygon(polygon, {.fill = Colour::land_2, .stroke = Colour::dial, .width = 15});
    canvas.polygon(polygon, stroked(Colour::roof_1, 12.6));
    canvas.polygon(polygon, {.stroke = Colour::wall, .width = 5, .stroke_opacity = 0.55});
    canvas.polygon(polygon, {.stroke = Colour::dial, .width = 12.6, .stroke_opacity = 0.35, .dash = "1.5 7"});
}

// Rings of short strokes that run down from the top.
void draw_hill(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    canvas.polygon(spot.ellipse(1), filled(Colour::land_2, 0.55));
    canvas.polygon(spot.ellipse(0.62), filled(Colour::land_2, 0.8));
    Path strokes;
    for (const double ring : {0.98, 0.72, 0.46}) {
        const int count = static_cast<int>(46 * ring);
        for (int i = 0; i < count; ++i) {
            const double turn = 2 * pi * i / count;
            const double inner = ring - (i % 2 == 0 ? 0.17 : 0.12);
            strokes.add_line({spot(ring * std::cos(turn), ring * std::sin(turn)),
                              spot(inner * std::cos(turn), inner * std::sin(turn))});
        }
    }
    canvas.path(strokes, {.stroke = Colour::land_3, .width = 2.4, .round = true});
}

void draw_avenue(Canvas& canvas, const Scenery& item, const Ground& ground) {
    const Trees sort = item.trees == Trees::mixed ? Trees::broadleaf : item.trees;
    for (const Step& step : steps_along(item.points, item.step)) {
        if (!ground.is_water(step.at)) draw_tree(canvas, {step.at, 1, sort});
    }
}

// Breakers: broken white lines, each farther out than the last (to the right of the line).
void draw_surf(Canvas& canvas, const Scenery& item) {
    Points line = smoothed(item.points, false, 10);
    constexpr std::array<const char*, 3> dashes{"70 14 24 18", "46 26 16 30", "30 44 12 40"};
    for (int i = 0; i < item.count; ++i) {
        Points crest;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const Point along = unit(line[std::min(k + 1, line.size() - 1)] - line[k == 0 ? 0 : k - 1]);
            const double swell = 5 * std::sin(static_cast<double>(k) * 0.45 + i * 2);
            crest.push_back(line[k] + right_of(along) * (8 + i * item.step + swell));
        }
        canvas.line(crest, {.stroke = Colour::foam,
                            .width = 6.0 - i,
                            .stroke_opacity = 0.85 - 0.16 * i,
                            .dash = dashes[static_cast<std::size_t>(i) % dashes.size()],
                            .round = true});
    }
}

void draw_bales(Canvas& canvas, const Scenery& item) {
    Path casts;
    Path bales;
    for (const Step& step : steps_along(item.points, 13)) {
        casts.add(rectangle(step.at + Point{2, 3}, {11, 7}, degrees(step.along)));
        bales.add(rectangle(step.at, {11, 7}, degrees(step.along)));
    }
    canvas.path(casts, filled(Colour::shade, 0.28));
    canvas.path(bales, {.fill = Colour::be_hi, .stroke = Colour::brass_lo, .width = 1});
}

void draw_bunting(Canvas& canvas, const Scenery& item) {
    constexpr std::array<Colour, 4> cloths{Colour::it, Colour::wall, Colour::fr, Colour::be};
    canvas.line(smoothed(item.points, false, 8), stroked(Colour::dial, 1));
    std::array<Path, 4> flags;
    std::size_t i = 0;
    for (const Step& step : steps_along(item.points, 11)) {
        const Point down = right_of(step.along).y > 0 ? right_of(step.along) : right_of(step.along) * -1;
        flags[i++ % flags.size()].add({step.at - step.along * 4, step.at + step.along * 4, step.at + down * 9});
    }
    for (std::size_t k = 0; k < flags.size(); ++k)
        canvas.path(flags[k], {.fill = cloths[k], .stroke = Colour::dial, .width = 0.5});
}

// A rope from tower to tower with two cabins on it.
void draw_cable(Canvas& canvas, const Scenery& item) {
    canvas.open("transform=\"translate(14 20)\"");
    canvas.line(item.points, stroked(Colour::shade, 1.6, 0.25));
    canvas.close();
    canvas.line(item.points, stroked(Colour::dial, 1.8));
    for (const Point tower : item.points)
        canvas.polygon(rectangle(tower, {13, 13}, 45), {.fill = Colour::steel, .stroke = Colour::dial, .width = 1.2});
    for (std::size_t i = 0; i + 1 < item.points.size(); ++i) {
        const double angle = degrees(item.points[i + 1] - item.points[i]);
        const Point cabin = between(item.points[i], item.points[i + 1], 0.4);
        canvas.polygon(rectangle(cabin, {20, 10}, angle), {.fill = Colour::it, .stroke = Colour::dial, .width = 1});
        canvas.polygon(rectangle(cabin, {14, 4}, angle), filled(Colour::wall));
    }
}

}  // namespace paddock::draw
