#include <array>

#include "draw/random.hpp"
#include "draw/schneider/sea.hpp"
#include "draw/terrain.hpp"

namespace paddock::draw {

namespace {

// A hull with its shadow on the water; what lies on deck follows in the same frame.
void open_hull(Canvas& canvas, const Scenery& item, double length, std::string_view hull, Point height) {
    const double scale = item.size.x / length;
    canvas.open_at(item.points[0] + height * scale, item.angle, scale);
    canvas.path_text(hull, filled(Colour::shade, 0.36));
    canvas.close();
    canvas.open_at(item.points[0], item.angle, scale);
}

// Bow to the right, 200 long.
void draw_warship(Canvas& canvas, const Scenery& item) {
    constexpr std::string_view hull = "M-92-7Q-96 0-92 7L-50 15H40Q80 9 104 0Q80-9 40-15H-50Z";
    open_hull(canvas, item, 200, hull, {6, 9});
    canvas.path_text(hull, edged(Colour::de_lo, 1));
    canvas.path_text("M-86-4L-48-10H40Q70-6 90 0Q70 6 40 10H-48L-86 4Z", filled(Colour::land_3));
    canvas.path_text("M-36-7H24V7H-36Z", edged(Colour::de, 0.8));
    canvas.path_text("M-36-7H24L18 0H-30Z", filled(Colour::de_hi, 0.6));
    for (const double x : {-66.0, -50.0, 38.0, 56.0}) {
        canvas.open_at({x, 0}, x < 0 ? 180 : 0);
        canvas.path_text("M4-2.500H20M4 2.500H20", stroked(Colour::dial, 1.8));
        canvas.circle({0, 0}, 6.5, edged(Colour::de, 0.8));
        canvas.close();
    }
    for (const double x : {-16.0, 0.0}) {
        canvas.circle({x, 0}, 5, edged(Colour::de_lo, 0.8));
        canvas.circle({x, 0}, 3, filled(Colour::dial));
    }
    canvas.circle({15, 0}, 4, edged(Colour::de_hi, 0.8));
    Path boats;
    for (int i = 0; i < 5; ++i) {
        for (const double y : {-11.0, 11.0}) boats.add(rectangle({-30.0 + i * 11, y}, {7, 2.6}, 0));
    }
    canvas.path(boats, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.5});
    canvas.path_text("M-92 0H-106M-106 0v-7h-9v7z", edged(Colour::plate_ink, 0.8));
    canvas.close();
}

// 80 long.
void draw_steamer(Canvas& canvas, const Scenery& item) {
    constexpr std::string_view hull = "M-36-6H18Q34-4 40 0Q34 4 18 6H-36Q-40 0-36-6Z";
    open_hull(canvas, item, 80, hull, {4, 6});
    canvas.path_text("M-38 4Q-62 9-86 17M-38-4Q-62-9-86-17M-40 0H-78", stroked(Colour::foam, 1.3, 0.5));
    canvas.path_text(hull, edged(Colour::it_lo, 0.8));
    canvas.path_text("M-32-4H18Q28-3 34 0Q28 3 18 4H-32Z", filled(Colour::brass_hi));
    canvas.path_text("M-20-3.500H14V3.500H-20Z", edged(Colour::plate_ink, 0.6));
    canvas.circle({-4, 0}, 3.2, edged(Colour::dial, 0.8));
    canvas.circle({-4, 0}, 3.2, stroked(Colour::it_hi, 1));
    canvas.close();
}

// Wheels amidships, 76 long.
void draw_paddle(Canvas& canvas, const Scenery& item) {
    constexpr std::string_view hull = "M-36-5Q-38 0-36 5Q0 9 38 0Q0-9-36-5Z";
    open_hull(canvas, item, 76, hull, {4, 6});
    canvas.path_text("M-2-13Q-40-16-80-24M-2 13Q-40 16-80 24M-38 0H-84", stroked(Colour::foam, 1.3, 0.5));
    canvas.path_text(hull, edged(Colour::plate_ink, 0.8));
    canvas.path_text("M-30-3Q-32 0-30 3Q0 6 30 0Q0-6-30-3Z", filled(Colour::brass));
    for (const double y : {-13.0, 6.5}) canvas.rect({-9, y}, {17, 6.5}, edged(Colour::it, 0.8), 2);
    canvas.circle({-1, 0}, 3.6, edged(Colour::be, 0.8));
    canvas.circle({-1, 0}, 1.9, filled(Colour::dial));
    canvas.close();
}

// 30 long, its iron prow to the right.
void draw_gondola(Canvas& canvas, const Scenery& item) {
    constexpr std::string_view hull = "M-15 1Q-8-3.400 2-3.200Q10-2.400 15 0Q10 2.400 2 3.200Q-8 3.400-15 1Z";
    open_hull(canvas, item, 30, hull, {2, 3});
    canvas.path_text(hull, edged(Colour::dial, 0.6));
    canvas.path_text("M-4-2H4V2H-4Z", filled(Colour::it));
    canvas.path_text("M15 0l2.400-1.600v3.200z", filled(Colour::steel_hi));
    canvas.circle({-11, 0}, 1.5, filled(Colour::plate_ink));
    canvas.path_text("M-11 0L-3 7", stroked(Colour::brass_hi, 0.9));
    canvas.close();
}

// It flies high: its shadow lies far off. 180 long.
void draw_airship(Canvas& canvas, const Scenery& item) {
    constexpr std::string_view hull = "M-86 0Q-70-15-10-17Q60-17 84-7Q92 0 84 7Q60 17-10 17Q-70 15-86 0Z";
    const double scale = item.size.x / 180;
    canvas.open_at(item.points[0] + Point{34, 50} * scale, item.angle, scale * 0.94);
    canvas.path_text(hull, filled(Colour::shade, 0.28));
    canvas.close();
    canvas.open_at(item.points[0], item.angle, scale);
    canvas.path_text("M-64-8L-84-22H-92V-4ZM-64 8L-84 22H-92V4Z", edged(Colour::de_lo, 0.8));
    canvas.path_text(hull, edged(Colour::de, 1.1));
    canvas.path_text("M-80-1Q-60-12-8-13Q58-13 82-5Q40-5-10-4Q-60-3-80-1Z", filled(Colour::de_hi, 0.9));
    canvas.path_text("M-80 3Q-60 13-8 15Q58 15 82 5Q40 8-10 8Q-60 7-80 3Z", filled(Colour::de_lo, 0.6));
    canvas.path_text("M-50-13V13M-20-16V16M12-17V17M44-16V16M68-12V12", stroked(Colour::de_lo, 0.8, 0.7));
    canvas.words({6, 5}, "U.S. NAVY",
                 {.font = Font::caps, .size = 12, .colour = Colour::dial, .weight = 700, .spacing = 2});
    canvas.close();
}

// Smoke that the wind carries to the right.
void draw_smoke(Canvas& canvas, const Scenery& item) {
    Random random(item.seed + 11);
    const double r = item.size.x;
    for (int i = 0; i < 9; ++i) {
        const double share = i / 9.0;
        const Point at =
            item.points[0] + Point{share * r * 0.52, -share * r * 0.2 - share * share * r * 0.1 + random.from(-3, 3)};
        const double size = r * (0.03 + 0.065 * share);
        canvas.circle(at + Point{size * 0.7, size}, size, filled(Colour::shade, 0.08 * (1 - share)));
        canvas.circle(at, size, filled(Colour::foam, 0.82 - 0.6 * share));
        canvas.circle(at - Point{size * 0.3, size * 0.3}, size * 0.6, filled(Colour::plate_ink, 0.5 * (1 - share)));
    }
}

}  // namespace

void draw_ships(Canvas& canvas, const CourseDrawing& drawing) {
    for (const Feature& feature : drawing.features) {
        const Scenery& item = feature.scenery;
        switch (feature.kind) {
            case FeatureKind::plain: draw_boat(canvas, item); break;
            case FeatureKind::warship: draw_warship(canvas, item); break;
            case FeatureKind::steamer: draw_steamer(canvas, item); break;
            case FeatureKind::paddle: draw_paddle(canvas, item); break;
            case FeatureKind::gondola: draw_gondola(canvas, item); break;
            case FeatureKind::airship: draw_airship(canvas, item); break;
            case FeatureKind::volcano: draw_smoke(canvas, item); break;
            default: break;
        }
    }
}

}  // namespace paddock::draw
