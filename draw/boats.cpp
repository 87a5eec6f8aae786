#include <algorithm>
#include <array>

#include "draw/random.hpp"
#include "draw/terrain.hpp"

namespace paddock::draw {

namespace {

constexpr std::array<Colour, 6> hulls{Colour::plate_ink, Colour::it_lo, Colour::plate_ink,
                                      Colour::plate,     Colour::foam,  Colour::gb};

// Bow to the right, 44 long.
void draw_yacht(Canvas& canvas, Point at, double angle, double scale, Colour hull) {
    canvas.open_at(at, angle, scale);
    canvas.path_text("M-16-2Q8-4 24 3Q8 10-16 8Z", filled(Colour::shade, 0.3));
    canvas.path_text("M-18-5Q6-7 22 0Q6 7-18 5Z", {.fill = hull, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M-14-3Q4-4.4 15 0Q4 4.4-14 3Z", filled(Colour::brass));
    canvas.path_text("M-10-2.200H-1V2.200H-10Z", {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.5});
    canvas.close();
}

void draw_sail(Canvas& canvas, Point at, double angle, double scale, Colour jib) {
    canvas.open_at(at, angle, scale);
    canvas.path_text("M-24 5Q-44 9-64 16M-24-5Q-44-9-64-16M-26 2Q-46 3-58 6", stroked(Colour::foam, 1.2, 0.55));
    canvas.path_text("M-13 0Q7-2 23 4Q7 10-13 8Z", filled(Colour::shade, 0.3));
    canvas.path_text("M-16-4Q4-6 20 0Q4 6-16 4Z", {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M-12 0H15", stroked(Colour::brass_lo, 0.8));
    canvas.path_text("M6 0Q-4-14-16-10Q-6-5-15 0Z", {.fill = Colour::foam, .stroke = Colour::dial, .width = 0.6});
    canvas.path_text("M19 0Q12-9 6-8Q9-4 7 0Z", {.fill = jib, .stroke = Colour::dial, .width = 0.6});
    canvas.close();
}

// 280 long.
void draw_liner(Canvas& canvas, Point at, double angle, double scale) {
    canvas.open_at(at, angle, scale);
    canvas.path_text("M-128 12Q-190 24-250 44M-128-12Q-190-24-250-44M-132 4Q-190 8-230 14M-132-4Q-190-8-230-14",
                     stroked(Colour::foam, 1.8, 0.45));
    canvas.path_text("M-114-8H76Q126-5 146 9Q126 23 76 26H-114Q-126 9-114-8Z", filled(Colour::shade, 0.35));
    canvas.path_text("M-120-17H70Q120-14 140 0Q120 14 70 17H-120Q-132 0-120-17Z",
                     {.fill = Colour::dial, .stroke = Colour::dial});
    canvas.path_text("M-114-13H68Q112-11 130 0Q112 11 68 13H-114Q-122 0-114-13Z", filled(Colour::brass_hi));
    canvas.path_text("M-90-9H50Q60 0 50 9H-90Z", {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M-78-5H40V5H-78Z", filled(Colour::wall));
    for (const double x : {-52.0, -18.0, 16.0}) {
        canvas.path(Path().add_circle({x + 3, 3.5}, 8), filled(Colour::shade, 0.35));
        canvas.circle({x, 0}, 7.6, {.fill = Colour::it, .stroke = Colour::dial});
        canvas.circle({x, 0}, 4.6, filled(Colour::dial));
    }
    Path lifeboats;
    for (int i = 0; i < 9; ++i) {
        for (const double y : {-12.6, 12.6}) lifeboats.add(rectangle({-82.0 + i * 15, y}, {9, 3.4}, 0));
    }
    canvas.path(lifeboats, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.5});
    canvas.close();
}

void draw_seaplane(Canvas& canvas, Point at, double angle, double scale) {
    canvas.open_at(at + Point{14, 20}, angle, scale);  // it flies: its shadow lies well off
    canvas.path_text("M-3-35Q6-36 10-33V33Q6 36-3 35ZM-38 0Q-20-5 10-5Q24-4 30 0Q24 4 10 5Q-20 5-38 0Z",
                     filled(Colour::shade, 0.22));
    canvas.close();
    canvas.open_at(at, angle, scale);
    canvas.path_text("M-24-13H22Q28-11 30-9.500Q26-7 20-7H-24ZM-24 13H22Q28 11 30 9.500Q26 7 20 7H-24Z",
                     {.fill = Colour::wall, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M-3-35Q6-36 10-33V33Q6 36-3 35Q-6 0-3-35Z",
                     {.fill = Colour::it, .stroke = Colour::dial, .width = 0.9});
    canvas.path_text("M-38 0Q-20-5 10-5Q24-4 30 0Q24 4 10 5Q-20 5-38 0Z",
                     {.fill = Colour::it_hi, .stroke = Colour::dial, .width = 0.9});
    canvas.path_text("M-38-12Q-33-13-31-11V11Q-33 13-38 12Z",
                     {.fill = Colour::it, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M31-9V9", stroked(Colour::dial, 1.4));
    canvas.circle({4, 0}, 3, filled(Colour::wood));
    canvas.close();
}

}  // namespace

void draw_boat(Canvas& canvas, const Scenery& item) {
    switch (item.kind) {
        case Kind::yacht: draw_yacht(canvas, item.points[0], item.angle, item.size.x / 44, Colour::plate_ink); break;
        case Kind::sail: {
            const auto pick = static_cast<std::size_t>(std::abs(item.points[0].x)) % 4;
            draw_sail(canvas, item.points[0], item.angle, item.size.x / 40,
                      std::array{Colour::it, Colour::fr, Colour::be, Colour::gb}[pick]);
            break;
        }
        case Kind::liner: draw_liner(canvas, item.points[0], item.angle, item.size.x / 280); break;
        default: break;
    }
    if (item.kind == Kind::seaplane) draw_seaplane(canvas, item.points[0], item.angle, item.size.x / 72);
}

// Boats side by side along a quay, bows to the open water, here and there a free berth.
void draw_moorings(Canvas& canvas, const Scenery& item, const Ground& ground, int& berths_left) {
    Random random(item.seed);
    for (std::size_t i = 0; i + 1 < item.points.size(); ++i) {
        const Point a = item.points[i];
        const Point b = item.points[i + 1];
        const Point along = unit(b - a);
        const int berths = std::min(60, static_cast<int>(distance(a, b) / item.step));
        if (berths_left <= 0) return;
        for (int k = 0; k < berths; ++k) {
            const Point at = a + along * ((k + 0.5) * item.step);
            const double side = ground.is_water(at + right_of(along) * 40) ? 1 : -1;
            const double size = random.from(0.72, 1.0);
            const auto hull = static_cast<std::size_t>(random.below(6));
            const double turn = random.from(-3, 3);
            const bool free = random.share() < 0.12;
            const Point out = right_of(along) * side;
            const Point berth = at + out * (12 + 18 * size);
            if (free || !ground.is_water(berth) || !ground.is_water(berth + out * 20)) continue;
            --berths_left;
            draw_yacht(canvas, berth, degrees(out) + turn, size, hulls[hull]);
        }
    }
}

}  // namespace paddock::draw
