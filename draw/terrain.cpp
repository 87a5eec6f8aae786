#include "draw/terrain.hpp"

#include <algorithm>
#include <string>

#include "draw/country.hpp"
#include "draw/random.hpp"
#include "draw/sheet.hpp"

namespace paddock::draw {

namespace {

constexpr int most_berths = 400;  // of one board

Points scaled(const Points& polygon, Point about, double k) {
    Points out = polygon;
    for (Point& p : out) p = about + (p - about) * k;
    return out;
}

// Lawns with a promenade inside and paths to a round place in the middle.
void draw_park(Canvas& canvas, const Scenery& item) {
    const Points& polygon = item.points;
    const Points edge = outline(item);
    const Point middle = middle_of(polygon);
    canvas.polygon(edge, {.fill = Colour::garden, .stroke = Colour::garden_2, .width = 2});
    canvas.polygon(scaled(edge, middle, 0.86), filled(Colour::garden_2, 0.55));
    canvas.polygon(scaled(edge, middle, 0.68), {.fill = Colour::garden, .stroke = Colour::land, .width = 5});
    Path paths;
    const std::size_t corners = polygon.size();
    for (std::size_t i = 0; i < corners; ++i)
        paths.add_line({middle, between(polygon[i], polygon[(i + 1) % corners], 0.5)});
    canvas.path(paths, stroked(Colour::land, 4));
    canvas.circle(middle, 13, filled(Colour::land));
}

// Short strokes down the slope.
void draw_rock(Canvas& canvas, const Scenery& item) {
    Random random(item.seed);
    const Points edge = outline(item);
    const double inwards = area(edge) > 0 ? 1 : -1;
    canvas.polygon(edge, filled(Colour::land_2));
    Path strokes;
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const Point a = edge[i];
        const Point way = right_of(unit(edge[(i + 1) % edge.size()] - a)) * inwards;
        strokes.add_line({a + way * random.from(1, 4), a + way * random.from(14, 30)});
    }
    canvas.path(strokes, {.stroke = Colour::land_3, .width = 3, .round = true});
    canvas.polygon(edge, stroked(Colour::land_3, 3));
}

void draw_field(Canvas& canvas, const Points& polygon) {
    canvas.polygon(polygon, {.fill = Colour::garden, .fill_opacity = 0.55, .stroke = Colour::garden_2, .width = 1.5});
    Path furrows;
    for (std::size_t i = 1; i < 12 && polygon.size() >= 4; ++i) {
        const double share = static_cast<double>(i) / 12;
        furrows.add_line({between(polygon[0], polygon[1], share), between(polygon[3], polygon[2], share)});
    }
    canvas.path(furrows, stroked(Colour::garden_2, 1.5, 0.7));
}

// Paving stones, with a border.
void draw_square(Canvas& canvas, const Points& polygon) {
    canvas.polygon(polygon, {.fill = Colour::quay, .stroke = Colour::quay_edge, .stroke_opacity = 0.6});
    const Point middle = middle_of(polygon);
    canvas.polygon(scaled(polygon, middle, 0.88),
                   {.stroke = Colour::quay_edge, .width = 1.2, .stroke_opacity = 0.5, .dash = "5 3"});
    canvas.polygon(scaled(polygon, middle, 0.62),
                   {.stroke = Colour::quay_edge, .width = 1, .stroke_opacity = 0.35, .dash = "4 4"});
}

void draw_quay(Canvas& canvas, const Points& polygon) {
    canvas.polygon(polygon, {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.6});
    canvas.polygon(polygon, {.stroke = Colour::quay_edge, .width = 7, .stroke_opacity = 0.4, .dash = "1 20"});
}

void draw_area(Canvas& canvas, const Scenery& item) {
    switch (item.kind) {
        case Kind::park: draw_park(canvas, item); break;
        case Kind::wood: canvas.polygon(outline(item), filled(Colour::garden_2, 0.8)); break;
        case Kind::field: draw_field(canvas, item.points); break;
        case Kind::square: draw_square(canvas, item.points); break;
        case Kind::rock: draw_rock(canvas, item); break;
        case Kind::quay: draw_quay(canvas, item.points); break;
        case Kind::meadow: canvas.polygon(outline(item), filled(Colour::garden, 0.6)); break;
        case Kind::vineyard: draw_vineyard(canvas, item); break;
        case Kind::fort: draw_fort(canvas, item.points); break;
        case Kind::beach: canvas.polygon(outline(item), filled(Colour::wall)); break;
        default: break;
    }
}

// The hill behind the town: the given line, repeated uphill (to its left).
void draw_contours(Canvas& canvas, const Scenery& item) {
    Points line = item.points;
    for (int i = 0; i < item.count; ++i) {
        canvas.line(smoothed(line, false, 24),
                    {.stroke = Colour::land_2, .width = i % 3 == 0 ? 4.0 : 2.0, .round = true});
        Points next;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const Point along = unit(line[std::min(k + 1, line.size() - 1)] - line[k == 0 ? 0 : k - 1]);
            next.push_back(line[k] - right_of(along) * item.step);
        }
        line = std::move(next);
    }
}

void draw_pier(Canvas& canvas, const Points& line, double width) {
    canvas.open("transform=\"translate(5 8)\"");
    canvas.line(line, {.stroke = Colour::shade, .width = width + 3, .stroke_opacity = 0.3, .round = true});
    canvas.close();
    canvas.line(line, {.stroke = Colour::quay_edge, .width = width + 4, .round = true});
    canvas.line(line, {.stroke = Colour::quay, .width = width, .round = true});
    canvas.line(line, {.stroke = Colour::quay_edge, .width = width, .stroke_opacity = 0.5, .dash = "1 17"});
}

void draw_streets(Canvas& canvas, const Drawing& page) {
    for (const Paint& paint : {stroked(Colour::land_3, 3, 0.9), stroked(Colour::paper, 0)}) {
        for (const Scenery& item : page.scenery) {
            if (item.kind != Kind::street) continue;
            Paint wide = paint;
            wide.width += item.width;
            wide.round = true;
            canvas.line(smoothed(item.points, false, 14), wide);
        }
    }
}

void draw_row(Canvas& canvas, const Scenery& item) {
    switch (item.kind) {
        case Kind::surf: draw_surf(canvas, item); break;
        case Kind::bales: draw_bales(canvas, item); break;
        case Kind::bunting: draw_bunting(canvas, item); break;
        case Kind::cable: draw_cable(canvas, item); break;
        default: break;
    }
}

}  // namespace

void draw_railway(Canvas& canvas, const Scenery& item) {
    const Points line = smoothed(item.points, false, 14);
    const double width = item.width;
    canvas.line(line, stroked(Colour::land_3, width + 6));
    canvas.line(line, {.stroke = Colour::wood, .width = width, .stroke_opacity = 0.75, .dash = "3 6"});
    for (const double side : {-0.3, 0.3}) {
        Points rail;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Point along = unit(line[std::min(i + 1, line.size() - 1)] - line[i == 0 ? 0 : i - 1]);
            rail.push_back(line[i] + right_of(along) * (width * side));
        }
        canvas.line(rail, stroked(Colour::dial, 1.6));
        canvas.line(rail, stroked(Colour::steel_hi, 0.6, 0.8));
    }
}

void define_terrain(Canvas& canvas, const Drawing& page) {
    for (std::size_t i = 0; i < page.scenery.size(); ++i) {
        if (is_water(page.scenery[i].kind)) define_water(canvas, page.scenery[i], i);
    }
}

void draw_terrain(Canvas& canvas, const Drawing& page, const Ground& ground) {
    canvas.rect({0, 0}, page_size(page), filled(Colour::land));
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::contours) draw_contours(canvas, item);
        if (item.kind == Kind::hill) draw_hill(canvas, item);
    }
    for (std::size_t i = 0; i < page.scenery.size(); ++i) {
        const Scenery& item = page.scenery[i];
        if (is_water(item.kind))
            draw_water(canvas, item, i, page, ground);
        else if (item.kind == Kind::ice)
            draw_ice(canvas, item, page);
        else
            draw_area(canvas, item);
    }
    draw_streets(canvas, page);
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::railway && !item.over) draw_railway(canvas, item);
        if (item.kind == Kind::pier) draw_pier(canvas, smoothed(item.points, false, 8), item.width);
    }
    int berths = most_berths;
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::moorings) draw_moorings(canvas, item, ground, berths);
        draw_boat(canvas, item);
        draw_row(canvas, item);
    }
}

}  // namespace paddock::draw
