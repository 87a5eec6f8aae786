#include "draw/schneider/marks.hpp"

#include <algorithm>

#include "draw/random.hpp"

namespace paddock::draw {

using schneider::Course;
using schneider::max_planes;
using schneider::SquareId;

namespace {

// A little smaller than the square, so that neighbours show as two.
Points inner(const SpaceShape& square) {
    Points out;
    const double along = 1 - 5 / std::max(20.0, square.length);
    for (const Point p : square.outline) {
        const Point local = turned(p - square.centre, -square.heading);
        out.push_back(square.centre + turned({local.x * along, local.y * 0.97}, square.heading));
    }
    return out;
}

void draw_ripples(Canvas& canvas, const SpaceShape& square, Random& random) {
    std::string crests;
    for (int i = 0; i < 5; ++i) {
        const Point at =
            square.centre +
            turned({random.from(-0.36, 0.24) * square.length, random.from(-0.36, 0.36) * square.width}, square.heading);
        const double size = random.from(7, 15);
        crests += "M" + number_text(at.x) + " " + number_text(at.y) + "q" + number_text(size / 4) + "-3 " +
                  number_text(size / 2) + " 0t" + number_text(size / 2) + " 0";
    }
    canvas.path_text(crests, stroked(Colour::foam, 1, 0.36));
}

void draw_square(Canvas& canvas, const SpaceShape& square, Random& random) {
    const Points box = inner(square);
    canvas.polygon(square.outline, filled(Colour::sea));
    canvas.polygon(box, filled(Colour::foam, 0.17));
    canvas.open("transform=\"translate(1 1.5)\"");
    canvas.polygon(box, stroked(Colour::shade, 3.2, 0.34));
    canvas.close();
    canvas.polygon(box, {.stroke = Colour::foam, .width = 1.8, .stroke_opacity = 0.95, .dash = "7 2.6"});
    draw_ripples(canvas, square, random);
}

// Where the numbers stand: at the back on the right, or on the left of a short way, where it parts from the long one.
Point number_place(const SpaceShape& square, bool on_short_way) {
    const Point corner = on_short_way ? between(square.outline.front(),
                                                square.centre + turned({0, -square.width / 2}, square.heading), 0.8)
                                      : square.outline.back();
    return corner + unit(square.centre - corner) * 18 + Point{0, 5};
}

void draw_number(Canvas& canvas, Point at, std::string_view name) {
    canvas.words(at, name, {.font = Font::poster, .size = 17, .colour = Colour::foam, .halo = Colour::sea_deep});
}

void draw_buoy(Canvas& canvas, Point at, Colour colour) {
    canvas.circle(at + Point{0, 0.8}, 7, stroked(Colour::foam, 0.9, 0.5));
    canvas.circle(at + Point{2.6, 3.6}, 3.7, filled(Colour::shade, 0.42));
    canvas.circle(at, 3.9, edged(colour, 0.9));
    canvas.circle(at - Point{1.1, 1.3}, 1.3, filled(Colour::us_hi, 0.8));
}

// A moored float for each plane, behind a dashed lane that leads to the line.
void draw_moorings(Canvas& canvas, const CoursePlaces& places) {
    for (int k = 0; k < max_planes; ++k) {
        const SpaceShape& square = places.squares[static_cast<std::size_t>(k)];
        const Points box = inner(square);
        canvas.polygon(box, {.fill = Colour::foam,
                             .fill_opacity = 0.1,
                             .stroke = Colour::foam,
                             .width = 1.4,
                             .stroke_opacity = 0.75,
                             .dash = "2 5",
                             .round = true});
        const Point nose = square.centre + turned({square.length / 2 - 6, 0}, square.heading);
        const Point side = turned({0, square.width / 2 - 4}, square.heading);
        canvas.line({nose - side, nose + side}, stroked(Colour::foam, 2.4, 0.8));
        draw_buoy(canvas, nose, Colour::be);
        draw_number(canvas, number_place(square, false), "G" + std::to_string(max_planes - k));
    }
    const SpaceShape& front = places.squares[max_planes - 1];
    const SpaceShape& first = places.squares[max_planes];
    canvas.line({front.centre + turned({front.length / 2, 0}, front.heading), first.centre},
                {.stroke = Colour::foam, .width = 2, .stroke_opacity = 0.55, .dash = "3 6", .round = true});
}

// Red and white barrels on a chain.
void draw_chain(Canvas& canvas, const LinePlace& line) {
    constexpr int barrels = 9;
    const Point along = unit(line.right - line.left);
    const double whole = distance(line.left, line.right) + 8;
    const Point start = line.left - along * 4;
    canvas.open("transform=\"translate(3 4.5)\"");
    canvas.line({start, start + along * whole},
                {.stroke = Colour::shade, .width = 7, .stroke_opacity = 0.4, .round = true});
    canvas.close();
    canvas.line({start, line.inner}, stroked(Colour::dial, 1.4));
    Path red;
    Path white;
    const double piece = whole / barrels;
    for (int i = 0; i < barrels; ++i)
        (i % 2 == 0 ? red : white)
            .add(rectangle(start + along * ((i + 0.5) * piece), {piece - 0.6, 8}, degrees(along)));
    canvas.path(red, edged(Colour::kerb_a, 0.9));
    canvas.path(white, edged(Colour::kerb_b, 0.9));
    const Point lit = turned(along, -90) * (turned(along, -90).y < 0 ? 1.0 : -1.0) * 2;
    canvas.line({start + lit, start + lit + along * whole}, stroked(Colour::us_hi, 1.4, 0.45));
}

// A striped pyramid of canvas on a raft.
void draw_pylon(Canvas& canvas, Point at) {
    canvas.open_at(at, 0, 1.1);
    canvas.path_text("M-9 9L24 36L31 31L10-8Z", filled(Colour::shade, 0.4));
    canvas.rect({-13, -13}, {26, 26}, edged(Colour::brass, 1));
    canvas.path_text("M-13-6H13M-13 1H13M-13 8H13", stroked(Colour::brass_lo, 0.8));
    constexpr struct {
        double half;
        Colour colour;
    } rings[] = {{10.5, Colour::dial}, {8.2, Colour::plate_ink}, {5.9, Colour::dial}, {3.6, Colour::stop_box}};
    for (const auto& ring : rings)
        canvas.rect({-ring.half, -ring.half}, {ring.half * 2, ring.half * 2}, filled(ring.colour));
    canvas.path_text("M-10.500-10.500H10.500L0 0Z", filled(Colour::us_hi, 0.3));
    canvas.path_text("M10.500-10.500V10.500L0 0Z", filled(Colour::shade, 0.25));
    canvas.path_text("M10.500 10.500H-10.500L0 0Z", filled(Colour::shade, 0.42));
    canvas.circle({0, 0}, 1.9, edged(Colour::it, 0.6));
    canvas.close();
}

void draw_finish(Canvas& canvas, const CoursePlaces& places) {
    const Point middle = between(places.finish[0], places.finish[1], 0.5);
    const double width = distance(places.finish[0], places.finish[1]) + 12;
    constexpr int checks = 10;
    const double side = width / checks;
    canvas.open_at(middle + Point{3, 4.5}, places.finish_heading);
    canvas.rect({-side - 1, -width / 2 - 1}, {side * 2 + 2, width + 2}, filled(Colour::shade, 0.42));
    canvas.close();
    canvas.open_at(middle, places.finish_heading);
    canvas.rect({-side - 1, -width / 2 - 1}, {side * 2 + 2, width + 2}, edged(Colour::plate_ink, 0.9));
    Path dark;
    for (int i = 0; i < checks; ++i) dark.add_square({i % 2 == 0 ? -side : 0, -width / 2 + i * side}, side);
    canvas.path(dark, filled(Colour::dial));
    for (const double y : {-width / 2, width / 2}) canvas.circle({0, y}, 5, edged(Colour::it, 1));
    canvas.close();
}

}  // namespace

void draw_course(Canvas& canvas, const Course& course, const CourseDrawing& drawing, const CoursePlaces& places) {
    Random random(static_cast<std::uint32_t>(drawing.flight.width) + 7);
    draw_moorings(canvas, places);
    const auto end = static_cast<std::size_t>(number(course.first_runout));
    std::vector<bool> on_short_way(end, false);
    for (const PartSquares& part : parts_of(course)) {
        for (const SquareId id : part.short_way) on_short_way[static_cast<std::size_t>(number(id))] = true;
    }
    // Short ways first: where branches part, the long one lies on top.
    for (const bool short_way : {true, false}) {
        for (std::size_t i = max_planes; i < end; ++i) {
            if (on_short_way[i] == short_way) draw_square(canvas, places.squares[i], random);
        }
    }
    for (std::size_t i = max_planes; i < end; ++i) {
        const SpaceShape& square = places.squares[i];
        draw_buoy(canvas, square.outline.front(), Colour::kerb_a);
        draw_buoy(canvas, square.outline.back(), Colour::kerb_b);
    }
    for (std::size_t i = max_planes; i < end; ++i)
        draw_number(canvas, number_place(places.squares[i], on_short_way[i]),
                    schneider::square_name(course, schneider::square(static_cast<int>(i))));
    draw_finish(canvas, places);
    for (const LinePlace& line : places.lines) draw_chain(canvas, line);
    for (const LinePlace& line : places.lines) draw_pylon(canvas, line.inner);
}

}  // namespace paddock::draw
