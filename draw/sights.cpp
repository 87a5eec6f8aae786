#include <algorithm>
#include <array>
#include <string>

#include "draw/landmarks.hpp"
#include "draw/random.hpp"
#include "draw/spot.hpp"

// Sights that are known by their plan: arenas, glasshouses, herds, rows of cars.
namespace paddock::draw {

namespace {

// Stone steps round a field.
void draw_arena(Canvas& canvas, const Spot& spot) {
    canvas.polygon(shifted(spot.ellipse(1), {6, 9}), filled(Colour::shade, 0.3));
    canvas.polygon(spot.ellipse(1), {.fill = Colour::quay, .stroke = Colour::dial, .width = 1.6});
    for (const double ring : {0.93, 0.86, 0.79, 0.72})
        canvas.polygon(spot.ellipse(ring), {.stroke = Colour::quay_edge, .width = 1.3, .stroke_opacity = 0.8});
    Path aisles;
    for (int i = 0; i < 24; ++i) {
        const double turn = 2 * pi * i / 24;
        aisles.add_line({spot(std::cos(turn) * 0.7, std::sin(turn) * 0.7), spot(std::cos(turn), std::sin(turn))});
    }
    canvas.path(aisles, stroked(Colour::quay_edge, 1.6, 0.7));
    canvas.polygon(spot.ellipse(0.66), {.fill = Colour::roof_2, .stroke = Colour::dial, .width = 1});
    canvas.polygon(spot.ellipse(0.52), {.fill = Colour::garden, .stroke = Colour::wall, .width = 1.4});
    for (const double u : {-1.0, 1.0})
        canvas.polygon(spot.part(u - 0.07, -0.2, u + 0.07, 0.2), {.fill = Colour::wall, .stroke = Colour::dial});
}

// Steps in a half round, the stage before them.
void draw_theatre(Canvas& canvas, const Spot& spot) {
    const auto half = [&](double share) {
        Points out = spot.arc(share, 180, 360);
        for (Point& p : out) p = p + turned({0, spot.size.y * 0.3}, spot.angle);
        return out;
    };
    canvas.polygon(shifted(half(1.3), {5, 7}), filled(Colour::shade, 0.26));
    canvas.polygon(half(1.3), {.fill = Colour::quay, .stroke = Colour::dial, .width = 1.4});
    for (const double ring : {1.15, 1.0, 0.85, 0.7}) canvas.line(half(ring), stroked(Colour::quay_edge, 1.4, 0.9));
    canvas.polygon(half(0.52), {.fill = Colour::land, .stroke = Colour::quay_edge});
    canvas.polygon(spot.part(-0.8, 0.66, 0.8, 0.92), {.fill = Colour::wall, .stroke = Colour::dial, .width = 1.2});
}

// A running track or a racecourse: a ring with rails round a lawn.
void draw_oval(Canvas& canvas, const Spot& spot) {
    canvas.polygon(spot.ellipse(1), {.fill = Colour::garden, .stroke = Colour::garden_2, .width = 2});
    canvas.polygon(spot.ellipse(0.92), {.fill = Colour::land_2, .stroke = Colour::wall, .width = 2});
    canvas.polygon(spot.ellipse(0.72), {.fill = Colour::garden, .stroke = Colour::wall, .width = 2});
    canvas.polygon(spot.ellipse(0.82), {.stroke = Colour::land_3, .width = 1, .dash = "7 5"});
}

void draw_greenhouse(Canvas& canvas, const Spot& spot) {
    canvas.polygon(shifted(spot.part(-1, -1, 1, 1), {4, 6}), filled(Colour::shade, 0.28));
    canvas.polygon(spot.part(-1, -1, 1, 1), {.fill = Colour::sea_line, .stroke = Colour::dial, .width = 1.2});
    canvas.polygon(spot.part(-1, -1, 1, 0), filled(Colour::foam, 0.6));
    Path bars;
    const int panes = std::clamp(static_cast<int>(spot.size.x / 8), 2, 60);
    for (int i = 1; i < panes; ++i) bars.add_line({spot(-1 + 2.0 * i / panes, -1), spot(-1 + 2.0 * i / panes, 1)});
    bars.add_line({spot(-1, 0), spot(1, 0)});
    canvas.path(bars, stroked(Colour::plate_ink, 1.1, 0.9));
    canvas.polygon({spot(-0.6, -1), spot(-0.35, -1), spot(-0.5, 0), spot(-0.75, 0)}, filled(Colour::plate_ink, 0.5));
}

// A whitewashed cube under a dome, in a walled yard.
void draw_marabout(Canvas& canvas, const Spot& spot) {
    const double r = std::min(spot.size.x, spot.size.y) / 2;
    canvas.polygon(spot.part(-1, -1, 1, 1), {.fill = Colour::land, .stroke = Colour::plate_ink, .width = 4});
    canvas.polygon(spot.part(-1, -1, 1, 1), stroked(Colour::quay_edge, 0.8));
    canvas.polygon(shifted(spot.part(-0.62, -0.62, 0.62, 0.62), {5, 7}), filled(Colour::shade, 0.3));
    canvas.polygon(spot.part(-0.62, -0.62, 0.62, 0.62), {.fill = Colour::plate_ink, .stroke = Colour::quay_edge});
    canvas.circle(spot.at + Point{r * 0.1, r * 0.14}, r * 0.5, filled(Colour::shade, 0.22));
    canvas.circle(spot.at, r * 0.46, {.fill = Colour::foam, .stroke = Colour::quay_edge, .width = 1.2});
    canvas.circle(spot.at - Point{r * 0.14, r * 0.16}, r * 0.2, filled(Colour::plate_ink));
    canvas.circle(spot.at, r * 0.07, filled(Colour::brass_lo));
}

void draw_goats(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    Random random(item.seed + 31);
    constexpr std::array<Colour, 3> coats{Colour::plate_ink, Colour::wood, Colour::roof_5};
    const int count = std::clamp(static_cast<int>(item.size.x * item.size.y / 420), 3, 40);
    for (int i = 0; i < count; ++i) {
        const Point at = spot(random.from(-0.95, 0.95), random.from(-0.95, 0.95));
        const double way = item.angle + random.from(-60, 60);
        const Colour coat = coats[static_cast<std::size_t>(random.below(3))];
        canvas.open_at(at, way);
        canvas.path_text("M-6-1Q0-4 7 0Q8 4 1 6Q-6 5-6-1Z", filled(Colour::shade, 0.25));
        canvas.path_text("M-8-2.500Q0-5 5-2.500L9-2.500Q12 0 9 2.500L5 2.500Q0 5-8 2.500Q-9 0-8-2.500Z",
                         {.fill = coat, .stroke = Colour::dial, .width = 0.8});
        canvas.path_text("M8-2Q5-5 3-4.500M8 2Q5 5 3 4.500", stroked(Colour::dial, 1));
        canvas.close();
    }
}

void draw_carpark(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    Random random(item.seed + 13);
    constexpr std::array<Colour, 7> paints{Colour::dial, Colour::plate, Colour::wood, Colour::steel_lo,
                                           Colour::dial, Colour::gb,    Colour::it_lo};
    const int across = std::clamp(static_cast<int>(item.size.x / 13), 1, 40);
    const int rows = std::clamp(static_cast<int>(item.size.y / 26), 1, 10);
    Path casts;
    std::array<Path, 7> bodies;
    Path tops;
    for (int row = 0; row < rows; ++row) {
        for (int i = 0; i < across; ++i) {
            const auto paint = static_cast<std::size_t>(random.below(7));
            if (random.share() < 0.12) continue;
            const Point at = spot(-1 + 2 * (i + 0.5) / across, -1 + 2 * (row + 0.5) / rows);
            casts.add(rectangle(at + Point{2, 3}, {8, 17}, item.angle));
            bodies[paint].add(rectangle(at, {8, 17}, item.angle));
            tops.add(rectangle(at, {6, 8}, item.angle));
        }
    }
    canvas.path(casts, filled(Colour::shade, 0.26));
    for (std::size_t i = 0; i < bodies.size(); ++i) canvas.path(bodies[i], filled(paints[i]));
    canvas.path(tops, filled(Colour::wall, 0.55));
}

// An engine and its carriages.
void draw_train(Canvas& canvas, const Spot& spot) {
    const int parts = std::clamp(static_cast<int>(spot.size.x / 46), 2, 12);
    for (int i = 0; i < parts; ++i) {
        const double from = -1 + 2.0 * i / parts;
        const double to = from + 2.0 / parts * 0.93;
        const bool engine = i + 1 == parts;
        canvas.polygon(shifted(spot.part(from, -1, to, 1), {3, 4}), filled(Colour::shade, 0.3));
        canvas.polygon(spot.part(from, -1, to, 1),
                       {.fill = engine ? Colour::dial : Colour::it_lo, .stroke = Colour::dial, .width = 1});
        canvas.polygon(spot.part(from + 0.02, -0.5, to - 0.02, 0.5),
                       filled(engine ? Colour::steel_lo : Colour::roof_3));
        if (!engine) continue;
        for (int puff = 0; puff < 5; ++puff)
            canvas.circle(spot(to - 0.04 - puff * 0.1, -1.2 - puff * 1.1), 5.0 + puff * 2.4,
                          filled(Colour::plate_ink, 0.55 - puff * 0.09));
    }
}

void draw_cabins(Canvas& canvas, const Spot& spot) {
    constexpr std::array<Colour, 4> paints{Colour::fr_hi, Colour::wall, Colour::it_hi, Colour::be_hi};
    const int count = std::clamp(static_cast<int>(spot.size.x / 11), 2, 60);
    canvas.polygon(shifted(spot.part(-1, -1, 1, 1), {3, 5}), filled(Colour::shade, 0.28));
    for (int i = 0; i < count; ++i)
        canvas.polygon(spot.part(-1 + 2.0 * i / count, -1, -1 + 2.0 * (i + 0.9) / count, 1),
                       {.fill = paints[static_cast<std::size_t>(i) % 4], .stroke = Colour::dial, .width = 0.8});
    canvas.line({spot(-1, 0), spot(1, 0)}, stroked(Colour::dial, 1, 0.5));
}

void draw_parasols(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    Random random(item.seed + 3);
    constexpr std::array<Colour, 4> cloths{Colour::it_hi, Colour::be, Colour::fr_hi, Colour::wall};
    const int count = std::clamp(static_cast<int>(item.size.x / 16), 2, 40);
    for (int i = 0; i < count; ++i) {
        const Point at = spot(-1 + 2 * (i + random.from(0.2, 0.8)) / count, random.from(-0.8, 0.8));
        canvas.circle(at + Point{3, 4}, 6, filled(Colour::shade, 0.25));
        canvas.circle(at, 6, {.fill = cloths[static_cast<std::size_t>(i) % 4], .stroke = Colour::dial, .width = 0.7});
        canvas.circle(at, 3, filled(Colour::plate_ink, 0.7));
    }
}

void draw_stairs(Canvas& canvas, const Spot& spot) {
    canvas.polygon(spot.part(-1, -1, 1, 1), {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.4});
    Path steps;
    const int count = std::clamp(static_cast<int>(spot.size.x / 6), 3, 60);
    for (int i = 1; i < count; ++i) steps.add_line({spot(-1 + 2.0 * i / count, -1), spot(-1 + 2.0 * i / count, 1)});
    canvas.path(steps, stroked(Colour::quay_edge, 1.1, 0.8));
    for (const double v : {-1.0, 1.0})
        canvas.polygon(spot.part(-1, v - 0.08, 1, v + 0.08), {.fill = Colour::wall, .stroke = Colour::quay_edge});
}

// White corners, a chimney and its smoke.
void draw_cottage(Canvas& canvas, const Spot& spot) {
    for (const double u : {-1.0, 1.0}) {
        for (const double v : {-1.0, 1.0})
            canvas.polygon(rectangle(spot(u, v), {3.4, 3.4}, spot.angle), filled(Colour::plate_ink));
    }
    canvas.polygon(rectangle(spot(0.3, 0), {4.4, 4.4}, spot.angle), {.fill = Colour::steel_lo, .stroke = Colour::dial});
    for (int i = 1; i < 5; ++i)
        canvas.circle(spot(0.3, 0) + Point{i * 5.0, i * -6.0}, 2 + i * 1.5, filled(Colour::steel_hi, 0.6 - i * 0.1));
}

void draw_airship(Canvas& canvas, const Spot& spot) {
    canvas.polygon(shifted(spot.ellipse(1), {34, 48}), filled(Colour::shade, 0.16));
    canvas.polygon(spot.ellipse(1), {.fill = Colour::de, .stroke = Colour::dial, .width = 1.2});
    canvas.polygon(shifted(spot.ellipse(0.7), turned({0, -spot.size.y * 0.08}, spot.angle)),
                   filled(Colour::de_hi, 0.6));
    for (const double v : {-0.5, 0.0, 0.5})
        canvas.line({spot(-0.85, v * 0.5), spot(0, v * 1.3), spot(0.85, v * 0.5)}, stroked(Colour::de_lo, 0.9, 0.7));
    for (const double v : {-1.0, 1.0})
        canvas.polygon({spot(-0.95, v * 0.16), spot(-0.7, v * 0.6), spot(-0.98, v * 1.1), spot(-1.05, v * 1.05)},
                       {.fill = Colour::de_lo, .stroke = Colour::dial, .width = 0.9});
}

void draw_biplane(Canvas& canvas, const Spot& spot) {
    const auto wings = [&](double u) { return spot.part(u, -1, u + 0.34, 1); };
    canvas.polygon(shifted(wings(0.1), {18, 26}), filled(Colour::shade, 0.2));
    canvas.polygon(shifted(spot.part(-1, -0.12, 0.7, 0.12), {18, 26}), filled(Colour::shade, 0.2));
    canvas.polygon(wings(0.02), {.fill = Colour::be_lo, .stroke = Colour::dial, .width = 0.9});
    canvas.polygon(spot.part(-1, -0.09, 0.75, 0.09), {.fill = Colour::gb, .stroke = Colour::dial, .width = 0.9});
    canvas.polygon(wings(0.14), {.fill = Colour::be, .stroke = Colour::dial, .width = 0.9});
    canvas.polygon(spot.part(-1, -0.4, -0.76, 0.4), {.fill = Colour::be, .stroke = Colour::dial, .width = 0.9});
    canvas.line({spot(0.8, -0.28), spot(0.8, 0.28)}, stroked(Colour::dial, 1.6));
}

}  // namespace

void draw_sight(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    switch (item.kind) {
        case Kind::arena: draw_arena(canvas, spot); break;
        case Kind::theatre: draw_theatre(canvas, spot); break;
        case Kind::oval: draw_oval(canvas, spot); break;
        case Kind::greenhouse: draw_greenhouse(canvas, spot); break;
        case Kind::marabout: draw_marabout(canvas, spot); break;
        case Kind::goats: draw_goats(canvas, item); break;
        case Kind::carpark: draw_carpark(canvas, item); break;
        case Kind::train: draw_train(canvas, spot); break;
        case Kind::cabins: draw_cabins(canvas, spot); break;
        case Kind::parasols: draw_parasols(canvas, item); break;
        case Kind::stairs: draw_stairs(canvas, spot); break;
        case Kind::cottage: draw_cottage(canvas, spot); break;
        default: break;
    }
}

void draw_flying(Canvas& canvas, const Drawing& page) {
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::airship) draw_airship(canvas, Spot(item));
        if (item.kind == Kind::biplane) draw_biplane(canvas, Spot(item));
    }
}

}  // namespace paddock::draw
