#include "draw/schneider/sea.hpp"

#include <string>

#include "draw/random.hpp"

namespace paddock::draw {

namespace {

constexpr int lines_of_lining = 8;

void define_chop(Canvas& canvas) {
    Random random(29);
    canvas.raw("<pattern id=\"" + canvas.id("chop") +
               "\" width=\"132\" height=\"84\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-14)\">");
    for (int i = 0; i < 11; ++i) {
        const double x = random.from(4, 108);
        const double y = random.from(6, 78);
        const double size = random.from(9, 22);
        canvas.path_text("M" + number_text(x) + " " + number_text(y) + "q" + number_text(size / 4) + "-3.5 " +
                             number_text(size / 2) + " 0t" + number_text(size / 2) + " 0",
                         stroked(Colour::sea_line, 1, random.from(0.16, 0.42)));
    }
    canvas.raw("</pattern>\n");
}

void define_sun(Canvas& canvas) {
    const std::string& sea = canvas.palette()[Colour::sea];
    canvas.raw("<radialGradient id=\"" + canvas.id("sun") +
               "\" cx=\".36\" cy=\".32\" r=\".9\"><stop offset=\"0\" stop-color=\"" + sea +
               "\" stop-opacity=\".9\"/><stop offset=\".55\" stop-color=\"" + sea +
               "\" stop-opacity=\".36\"/><stop offset=\"1\" stop-color=\"" + sea +
               "\" stop-opacity=\"0\"/></radialGradient>\n");
}

void wash(Canvas& canvas, Point size, std::string_view name) {
    canvas.raw("<rect width=\"" + number_text(size.x) + "\" height=\"" + number_text(size.y) + "\" fill=\"url(#" +
               canvas.id(name) + ")\"/>\n");
}

Points shrunk(const Points& polygon, double k) {
    Point middle;
    for (const Point p : polygon) middle = middle + p * (1.0 / static_cast<double>(polygon.size()));
    Points out;
    for (const Point p : polygon) out.push_back(middle + (p - middle) * k);
    return out;
}

void draw_shoal(Canvas& canvas, const Points& polygon) {
    const Points edge = smoothed(polygon, true, 12);
    canvas.polygon(edge, filled(Colour::sea_line, 0.13));
    canvas.polygon(shrunk(edge, 0.78), filled(Colour::sea_line, 0.13));
    canvas.polygon(shrunk(edge, 0.5), filled(Colour::foam, 0.08));
    canvas.polygon(edge, {.stroke = Colour::sea_line, .width = 1, .stroke_opacity = 0.5, .dash = "2 5"});
}

void draw_lining(Canvas& canvas) {
    constexpr struct {
        double width, opacity;
    } bands[] = {{170, 0.14}, {116, 0.2}, {72, 0.3}};
    for (const auto& band : bands)
        canvas.use_painted("coast",
                           {.stroke = Colour::sea, .width = band.width, .stroke_opacity = band.opacity, .round = true});
    for (int i = lines_of_lining; i > 0; --i) {
        const double width = 8 + i * i * 1.35;
        canvas.use_painted(
            "coast",
            {.stroke = Colour::sea_line, .width = width + 1.7, .stroke_opacity = 0.72 * (1 - i / 10.0), .round = true});
        canvas.use_painted("coast",
                           {.stroke = Colour::sea, .width = width, .stroke_opacity = i > 4 ? 0.78 : 1, .round = true});
    }
}

}  // namespace

void define_sea(Canvas& canvas, const CourseDrawing& drawing) {
    define_chop(canvas);
    define_sun(canvas);
    Path all;
    for (const Points& coast : coasts(drawing)) all.add(coast);
    canvas.raw("<path id=\"" + canvas.id("coast") + "\" d=\"" + all.text() + "\"/>\n<clipPath id=\"" +
               canvas.id("dry") + "\"><use href=\"#" + canvas.id("coast") + "\"/></clipPath>\n");
}

void draw_sea(Canvas& canvas, const CourseDrawing& drawing) {
    canvas.rect({0, 0}, drawing.size, filled(Colour::sea_deep));
    wash(canvas, drawing.size, "sun");
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::shoal) draw_shoal(canvas, feature.scenery.points);
    }
    draw_lining(canvas);
    wash(canvas, drawing.size, "chop");
    canvas.use_painted("coast", {.stroke = Colour::foam, .width = 7, .stroke_opacity = 0.85, .round = true});
}

}  // namespace paddock::draw
