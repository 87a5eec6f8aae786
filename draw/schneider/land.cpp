#include <algorithm>
#include <array>

#include "draw/random.hpp"
#include "draw/schneider/plots.hpp"
#include "draw/schneider/sea.hpp"

namespace paddock::draw {

namespace {

constexpr double field_length = 50;
constexpr double field_depth = 38;
constexpr double hedge = 12;       // from the shore
constexpr int most_fields = 3000;  // of one sheet

// A patchwork of fields with hedges between them.
void draw_fields(Canvas& canvas, const Scenery& item, Point sheet, const Plots& plots, int& fields_left) {
    constexpr std::array<Colour, 4> crops{Colour::garden, Colour::garden_2, Colour::land_2, Colour::garden};
    Random random(item.seed);
    const Box box = on_sheet(bounds(item.points), sheet);
    std::array<Path, 4> patches;
    Path furrows;
    Path hedges;
    for (double y = box.low.y; y < box.high.y; y += field_depth) {
        for (double x = box.low.x; x < box.high.x; x += field_length) {
            Points patch{{x, y},
                         {x + field_length, y + 5},
                         {x + field_length - 3, y + field_depth + 3},
                         {x - 3, y + field_depth - 2}};
            for (Point& p : patch) p = p + Point{random.from(-5, 5), random.from(-4, 4)};
            const auto crop = static_cast<std::size_t>(random.below(4));
            const bool ploughed = random.share() < 0.6;
            if (random.share() > item.density) continue;
            const auto fits = [&](Point p) {
                return contains(item.points, p) && (plots.is_free(p) || !Box{{0, 0}, sheet}.holds(p));
            };
            if (fields_left <= 0 || !std::all_of(patch.begin(), patch.end(), fits)) continue;
            --fields_left;
            patches[crop].add(patch);
            hedges.add(patch);
            const bool along = random.share() < 0.5;
            for (int i = 1; i < 6 && ploughed; ++i) {
                const double share = i / 6.0;
                if (along)
                    furrows.add_line({between(patch[0], patch[3], share), between(patch[1], patch[2], share)});
                else
                    furrows.add_line({between(patch[0], patch[1], share), between(patch[3], patch[2], share)});
            }
        }
    }
    for (std::size_t i = 0; i < crops.size(); ++i) canvas.path(patches[i], filled(crops[i], 0.7));
    canvas.path(furrows, stroked(Colour::garden_2, 1.1, 0.55));
    canvas.path(hedges, {.stroke = Colour::tree, .width = 1.7, .stroke_opacity = 0.7, .dash = "5 2"});
}

// Reeds in shallow water: pale islets cut by creeks.
void draw_marsh(Canvas& canvas, const Scenery& item) {
    Random random(item.seed);
    const Points edge = smoothed(item.points, true, 9);
    canvas.polygon(edge, {.fill = Colour::sea_line,
                          .fill_opacity = 0.35,
                          .stroke = Colour::sea_line,
                          .width = 4,
                          .stroke_opacity = 0.35});
    canvas.polygon(edge, {.fill = Colour::garden, .fill_opacity = 0.55, .stroke = Colour::garden_2, .width = 1.2});
    const Box box = bounds(edge);
    std::string reeds;
    const auto count = static_cast<int>(std::min(90.0, box.size().x * box.size().y / 170));
    for (int i = 0; i < count; ++i) {
        const Point at{random.from(box.low.x, box.high.x), random.from(box.low.y, box.high.y)};
        if (!contains(edge, at)) continue;
        reeds += "M" + number_text(at.x) + " " + number_text(at.y) + "v-5m-3 5l-2-4m5 4l2-4";
    }
    canvas.path_text(reeds, stroked(Colour::tree, 0.9, 0.8));
}

void draw_lawn(Canvas& canvas, const Scenery& item) {
    const Points edge = smoothed(item.points, true, 9);
    canvas.polygon(edge, {.fill = Colour::garden, .stroke = Colour::garden_2, .width = 1.4});
    canvas.polygon(edge, {.stroke = Colour::land, .width = 2.2, .stroke_opacity = 0.8, .dash = "9 6"});
}

void draw_paving(Canvas& canvas, const Points& polygon) {
    canvas.polygon(polygon, {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.2});
    canvas.polygon(polygon, {.stroke = Colour::quay_edge, .width = 5, .stroke_opacity = 0.35, .dash = "1 7"});
}

void draw_area(Canvas& canvas, const Feature& feature, Point sheet, const Plots& plots, int& fields_left) {
    const Scenery& item = feature.scenery;
    switch (feature.kind) {
        case FeatureKind::beach: canvas.polygon(smoothed(item.points, true, 9), filled(Colour::wall)); break;
        case FeatureKind::fields: draw_fields(canvas, item, sheet, plots, fields_left); break;
        case FeatureKind::lawn: draw_lawn(canvas, item); break;
        case FeatureKind::paving: draw_paving(canvas, item.points); break;
        default: break;
    }
}

void draw_canal(Canvas& canvas, const Scenery& item) {
    const Points line = smoothed(item.points, false, 7);
    canvas.line(line, {.stroke = Colour::land_3, .width = item.width + 3.4, .round = true});
    canvas.line(line, {.stroke = Colour::foam, .width = item.width + 1.6, .round = true});
    canvas.line(line, {.stroke = Colour::sea, .width = item.width, .round = true});
    canvas.line(line, {.stroke = Colour::sea_line, .width = 1, .stroke_opacity = 0.5, .dash = "5 9"});
}

void draw_mole(Canvas& canvas, const Scenery& item) {
    const Points line = smoothed(item.points, false, 7);
    canvas.open("transform=\"translate(3 5)\"");
    canvas.line(line, {.stroke = Colour::shade, .width = item.width + 2, .stroke_opacity = 0.32, .round = true});
    canvas.close();
    canvas.line(line, {.stroke = Colour::foam, .width = item.width + 6, .stroke_opacity = 0.35, .round = true});
    canvas.line(line, {.stroke = Colour::quay_edge, .width = item.width + 2.4, .round = true});
    canvas.line(line, {.stroke = Colour::quay, .width = item.width, .round = true});
    canvas.line(line, {.stroke = Colour::quay_edge, .width = item.width, .stroke_opacity = 0.55, .dash = "1 6"});
}

void draw_promenade(Canvas& canvas, const Scenery& item) {
    const Points line = smoothed(item.points, false, 7);
    canvas.line(line, {.stroke = Colour::quay_edge, .width = item.width + 2, .round = true});
    canvas.line(line, {.stroke = Colour::quay, .width = item.width, .round = true});
    canvas.line(line, {.stroke = Colour::plate_ink, .width = 1, .stroke_opacity = 0.8, .dash = "4 4"});
}

// A row of striped bathing cabins.
void draw_huts(Canvas& canvas, const Scenery& item) {
    constexpr std::array<Colour, 4> stripes{Colour::it_hi, Colour::plate_ink, Colour::fr_hi, Colour::be};
    std::array<Path, 4> huts;
    Path cast;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < item.points.size(); ++i) {
        const Point along = unit(item.points[i + 1] - item.points[i]);
        const double whole = distance(item.points[i], item.points[i + 1]);
        for (double s = 4; s < whole && next < 400; s += 7.4) {
            const Point at = item.points[i] + along * s;
            cast.add(rectangle(at + Point{1.4, 2}, {5, 5}, degrees(along)));
            huts[next++ % 4].add(rectangle(at, {5, 5}, degrees(along)));
        }
    }
    canvas.path(cast, filled(Colour::shade, 0.3));
    for (std::size_t i = 0; i < huts.size(); ++i)
        canvas.path(huts[i], {.fill = stripes[i], .stroke = Colour::dial, .width = 0.5});
}

}  // namespace

void draw_land(Canvas& canvas, const CourseDrawing& drawing, const std::vector<Points>& land) {
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::marsh) draw_marsh(canvas, feature.scenery);
    }
    canvas.use_painted("coast", {.fill = Colour::land, .stroke = Colour::land_3, .width = 2.4, .round = true});
    canvas.open("clip-path=\"url(#" + canvas.id("dry") + ")\"");
    canvas.use_painted("coast", stroked(Colour::wall, 12, 0.55));
    draw_heights(canvas, drawing);
    const Plots plots(drawing.size, land, hedge);
    int fields_left = most_fields;
    for (const Feature& feature : drawing.features) draw_area(canvas, feature, drawing.size, plots, fields_left);
    canvas.close();
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::canal) draw_canal(canvas, feature.scenery);
        if (feature.kind == FeatureKind::promenade) draw_promenade(canvas, feature.scenery);
        if (feature.kind == FeatureKind::mole) draw_mole(canvas, feature.scenery);
        if (feature.kind == FeatureKind::huts) draw_huts(canvas, feature.scenery);
        if (feature.kind == FeatureKind::street) {
            const Points line = smoothed(feature.scenery.points, false, 9);
            canvas.line(line, {.stroke = Colour::land_3, .width = feature.scenery.width + 1.6, .round = true});
            canvas.line(line, {.stroke = Colour::paper, .width = feature.scenery.width, .round = true});
        }
    }
}

}  // namespace paddock::draw
