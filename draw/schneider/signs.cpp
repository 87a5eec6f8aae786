#include <algorithm>
#include <string>

#include "draw/lettering.hpp"
#include "draw/schneider/marks.hpp"

namespace paddock::draw {

using schneider::Course;

namespace {

constexpr double height = 44;
constexpr double name_size = 15;
constexpr double name_spacing = 0.9;

double name_width(const std::string& name) {
    return words_width(upper_case(name), Font::caps, name_size, name_spacing);
}

// The words below a name, and the same for pages that speak another language.
struct Note {
    std::string words;
    std::string meaning;  // "short 4", "long 6", "clean 5"
};

Note way_note(const std::string& way, std::size_t squares) {
    const std::string count = std::to_string(squares);
    return {way + " way, " + count + (squares == 1 ? " square" : " squares"), way + " " + count};
}

// Which way a line lies on, and how long it is.
Note note_of(const Course& course, schneider::SquareId after, int line) {
    for (const PartSquares& part : parts_of(course)) {
        const auto holds = [&](const std::vector<schneider::SquareId>& squares) {
            return std::find(squares.begin(), squares.end(), after) != squares.end();
        };
        if (!part.is_fork()) continue;
        if (holds(part.short_way)) return way_note("short", part.short_way.size());
        if (holds(part.squares)) return way_note("long", part.squares.size());
    }
    const std::string number = std::to_string(line);
    return {"line " + number, "line " + number};
}

void draw_sign(Canvas& canvas, const LineSign& sign, const LinePlace& line, const Note& note) {
    const Point size = sign_size(sign);
    const Point low = sign.at - size * 0.5;
    const Point nearest{std::clamp(line.inner.x, low.x + 6, low.x + size.x - 6),
                        std::clamp(line.inner.y, low.y + 6, low.y + size.y - 6)};
    canvas.line({nearest, line.inner}, stroked(Colour::dial, 3.4, 0.6));
    canvas.line({nearest, line.inner}, stroked(Colour::plate_ink, 1.5));
    canvas.open_at(low, 0);
    canvas.rect({3, 4}, size, filled(Colour::shade, 0.34));
    canvas.rect({0, 0}, size, filled(Colour::plate_edge), 2.5);
    canvas.rect({2.5, 2.5}, size - Point{5, 5}, {.fill = Colour::plate, .stroke = Colour::plate_ink, .width = 1}, 1);
    for (const double y : {7.5, height - 7.5}) canvas.circle({size.x - 7.5, y}, 1.4, filled(Colour::steel));
    canvas.rect({7, 7}, {29, 30}, {.fill = Colour::stop_box, .stroke = Colour::dial, .width = 1});
    canvas.words({21.5, 32}, std::to_string(line.number), {.font = Font::poster, .size = 30, .colour = Colour::dial});
    canvas.words({43, 21}, upper_case(sign.name),
                 {.font = Font::caps,
                  .size = name_size,
                  .colour = Colour::plate_ink,
                  .weight = 700,
                  .spacing = name_spacing,
                  .anchor = "start",
                  .width = name_width(sign.name),
                  .say = "name"});
    canvas.words({43, 36.5}, note.words,
                 {.font = Font::ui,
                  .size = 14.5,
                  .colour = Colour::plate_ink,
                  .weight = 600,
                  .anchor = "start",
                  .say = note.meaning});
    canvas.close();
}

void draw_star(Canvas& canvas, double radius, double turn, Colour light, Colour dark) {
    for (int i = 0; i < 4; ++i) {
        const Point tip = turned({0, -radius}, turn + i * 90);
        const Point left = turned({-radius * 0.16, -radius * 0.16}, turn + i * 90);
        const Point right = turned({radius * 0.16, -radius * 0.16}, turn + i * 90);
        canvas.polygon({{0, 0}, left, tip}, {.fill = light, .stroke = Colour::dial, .width = 0.7});
        canvas.polygon({{0, 0}, tip, right}, {.fill = dark, .stroke = Colour::dial, .width = 0.7});
    }
}

void draw_compass(Canvas& canvas, Point at) {
    canvas.open_at(at, 0, 0.62);
    canvas.circle({0, 0}, 56, stroked(Colour::foam, 1.2, 0.7));
    canvas.circle({0, 0}, 50, {.stroke = Colour::foam, .width = 5, .stroke_opacity = 0.45, .dash = "1 5.5"});
    draw_star(canvas, 46, 45, Colour::sea_line, Colour::sea);
    draw_star(canvas, 74, 0, Colour::foam, Colour::plate);
    canvas.circle({0, 0}, 5, {.fill = Colour::brass_hi, .stroke = Colour::dial, .width = 0.8});
    canvas.words({0, -82}, "N", {.font = Font::poster, .size = 32, .colour = Colour::foam});
    canvas.close();
}

// A name plate of paper: double frame, name in display letters, double rule, words below. Pages that say the name
// themselves can leave it out by its class.
void draw_title(Canvas& canvas, const Title& title) {
    const double width = std::max(words_width(title.text, Font::name, title.size, 1.4),
                                  words_width(upper_case(title.under), Font::caps, title.size * 0.3, 1.2)) +
                         title.size * 1.1;
    const double tall = title.size * 2.3;
    canvas.open("class=\"title\"");
    canvas.open_at(title.at, 0);
    canvas.rect({-width / 2 + 5, 8}, {width, tall}, filled(Colour::shade, 0.34));
    canvas.rect({-width / 2, 0}, {width, tall}, {.fill = Colour::paper, .stroke = Colour::ink, .width = 1.6});
    canvas.rect({-width / 2 + 6, 6}, {width - 12, tall - 12}, stroked(Colour::ink, 1));
    canvas.words({0, title.size * 1.2}, title.text,
                 {.font = Font::name, .size = title.size, .colour = Colour::ink, .spacing = 1.4});
    const double y = title.size * 1.48;
    for (const double side : {-1.0, 1.0}) {
        for (const double step : {0.0, 3.0})
            canvas.line({{side * 9, y + step}, {side * (width / 2 - 26), y + step}}, stroked(Colour::ink, 1));
    }
    canvas.polygon({{0, y - 4}, {5.5, y + 1.5}, {0, y + 7}, {-5.5, y + 1.5}}, filled(Colour::ink));
    canvas.words(
        {0, title.size * 1.95}, upper_case(title.under),
        {.font = Font::caps, .size = title.size * 0.3, .colour = Colour::ink_2, .weight = 700, .spacing = 1.2});
    canvas.close();
    canvas.close();
}

}  // namespace

Point sign_size(const LineSign& sign) { return {std::max(name_width(sign.name) * 1.06, 112.0) + 43 + 18, height}; }

Box sign_box(const LineSign& sign) {
    const Point half = sign_size(sign) * 0.5;
    return {sign.at - half, sign.at + half};
}

void draw_signs(Canvas& canvas, const Course& course, const CourseDrawing& drawing, const CoursePlaces& places) {
    for (const LineSign& sign : drawing.signs) {
        const schneider::SquareId after = schneider::square_named(course, sign.after);
        for (const LinePlace& line : places.lines) {
            if (line.after == after) draw_sign(canvas, sign, line, note_of(course, after, line.number));
        }
    }
}

void draw_names(Canvas& canvas, const CourseDrawing& drawing) {
    for (const Feature& feature : drawing.features) {
        const Scenery& item = feature.scenery;
        if (feature.kind == FeatureKind::sea_name)
            canvas.words(item.points[0], item.label,
                         {.font = Font::name,
                          .size = item.size.x,
                          .colour = Colour::foam,
                          .spacing = item.size.x * 0.28,
                          .angle = item.angle,
                          .opacity = 0.8});
        if (feature.kind == FeatureKind::land_name)
            canvas.words(item.points[0], upper_case(item.label),
                         {.font = Font::caps,
                          .size = item.size.x,
                          .colour = Colour::ink,
                          .weight = 700,
                          .spacing = 1.6,
                          .angle = item.angle,
                          .halo = Colour::land});
    }
    if (drawing.compass) draw_compass(canvas, *drawing.compass);
    if (drawing.title) draw_title(canvas, *drawing.title);
}

}  // namespace paddock::draw
