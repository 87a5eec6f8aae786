#include <algorithm>
#include <string>

#include "draw/landmarks.hpp"
#include "draw/roofs.hpp"
#include "draw/schneider/sea.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr Paint built(Colour colour, double width = 0.8) {
    return {.fill = colour, .stroke = Colour::dial, .width = width, .stroke_opacity = 0.75};
}

// A shadow as long as the thing is high, to the lower right.
void cast(Canvas& canvas, Point at, double half, double height) {
    const Point far = at + Point{height * 0.6, height * 0.86};
    canvas.polygon({at + Point{half, -half}, far + Point{half * 0.5, -half * 0.5}, far + Point{0, half * 0.5},
                    far - Point{half * 0.5, -half * 0.5}, at + Point{-half, half}},
                   filled(Colour::shade, 0.34));
}

void pyramid(Canvas& canvas, Point at, double half, double angle, Colour colour) {
    const Points p = rectangle(at, {half * 2, half * 2}, angle);
    canvas.polygon(p, built(colour));
    for (std::size_t i = 0; i < 4; ++i) {
        const Point way = between(p[i], p[(i + 1) % 4], 0.5) - at;
        const double light = light_on(way);
        canvas.polygon({p[i], p[(i + 1) % 4], at},
                       light > 0 ? filled(Colour::wall, light * 0.4) : filled(Colour::shade, -light * 0.35));
    }
}

void dome(Canvas& canvas, Point at, double radius, Colour colour) {
    canvas.circle(at + Point{radius * 0.4, radius * 0.55}, radius, filled(Colour::shade, 0.3));
    canvas.circle(at, radius, built(colour, 0.7));
    canvas.circle(at - Point{radius * 0.24, radius * 0.28}, radius * 0.5, filled(Colour::wall, 0.45));
    canvas.circle(at, radius * 0.17, filled(Colour::brass_hi));
}

// Brick shaft, white belfry, green spire, gilded angel.
void draw_campanile(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const double half = item.size.x / 2;
    cast(canvas, at, half, half * 7);
    canvas.polygon(rectangle(at, {half * 2.2, half * 2.2}, item.angle), built(Colour::roof_1, 1));
    canvas.polygon(rectangle(at, {half * 1.7, half * 1.7}, item.angle), built(Colour::plate_ink));
    pyramid(canvas, at, half * 0.68, item.angle, Colour::copper);
    canvas.circle(at, half * 0.16, filled(Colour::brass_hi));
}

// Five domes over a Greek cross.
void draw_basilica(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const Point half = item.size * 0.5;
    const auto spot = [&](double u, double v) { return at + turned({u * half.x, v * half.y}, item.angle); };
    canvas.polygon(rectangle(at + Point{4, 6}, item.size, item.angle), filled(Colour::shade, 0.3));
    canvas.polygon(rectangle(at, item.size, item.angle), built(Colour::wall, 1));
    canvas.polygon(rectangle(spot(-0.86, 0), {half.x * 0.28, half.y * 2}, item.angle), built(Colour::roof_3));
    const double r = std::min(half.x, half.y) * 0.3;
    for (const Point p : {Point{0.1, 0}, Point{-0.48, 0}, Point{0.66, 0}, Point{0.1, -0.6}, Point{0.1, 0.6}})
        dome(canvas, spot(p.x, p.y), p == Point{0.1, 0} ? r * 1.2 : r, Colour::copper);
}

// A Palmerston fort: granite and iron in a chequered ring, standing in the sea.
void draw_sea_fort(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const double r = item.size.x / 2;
    canvas.circle(at, r * 1.34, stroked(Colour::foam, 1.4, 0.5));
    canvas.circle(at, r * 1.14, stroked(Colour::foam, 3, 0.55));
    canvas.circle(at + Point{r * 0.34, r * 0.5}, r, filled(Colour::shade, 0.4));
    canvas.circle(at, r, built(Colour::quay_edge, 1.2));
    canvas.circle(at, r * 0.82, {.stroke = Colour::plate_ink, .width = r * 0.24});
    canvas.circle(at, r * 0.82, {.stroke = Colour::dial, .width = r * 0.24, .dash = "5 5"});
    canvas.circle(at, r * 0.66, built(Colour::quay));
    canvas.circle(at, r * 0.5, stroked(Colour::quay_edge, 1, 0.7));
    canvas.polygon(rectangle(at + Point{-r * 0.1, r * 0.12}, {r * 0.5, r * 0.34}, 20), built(Colour::roof_5));
    cast(canvas, at, r * 0.12, r * 0.7);
    canvas.circle(at, r * 0.17, built(Colour::it));
    canvas.circle(at, r * 0.08, filled(Colour::plate_ink));
}

Points bastions(const Scenery& item, double share, int corners) {
    Points out;
    const double r = item.size.x / 2 * share;
    for (int i = 0; i < corners; ++i) {
        const double turn = item.angle + 360.0 / corners * i;
        out.push_back(item.points[0] + turned({r * 0.74, -r * 0.2}, turn));
        out.push_back(item.points[0] + turned({r * 0.86, -r * 0.22}, turn));
        out.push_back(item.points[0] + turned({r, 0}, turn));
        out.push_back(item.points[0] + turned({r * 0.86, r * 0.22}, turn));
        out.push_back(item.points[0] + turned({r * 0.74, r * 0.2}, turn));
    }
    return out;
}

// Ramparts with bastions, inside a moat.
void draw_star_fort(Canvas& canvas, const Scenery& item) {
    canvas.polygon(bastions(item, 1.16, 6), {.fill = Colour::sea, .stroke = Colour::land_3, .width = 2.4});
    canvas.polygon(bastions(item, 1.16, 6), stroked(Colour::foam, 1.2, 0.6));
    Points shadow = bastions(item, 1, 6);
    for (Point& p : shadow) p = p + Point{3, 4};
    canvas.polygon(shadow, filled(Colour::shade, 0.3));
    canvas.polygon(bastions(item, 1, 6), built(Colour::quay, 1.2));
    canvas.polygon(bastions(item, 0.84, 6), {.fill = Colour::garden_2, .stroke = Colour::quay_edge, .width = 1.4});
    canvas.polygon(bastions(item, 0.7, 6), {.fill = Colour::garden, .stroke = Colour::quay_edge, .width = 1});
    Roofs barracks;
    const double r = item.size.x / 2;
    for (int i = 0; i < 6; ++i)
        barracks.add({item.points[0] + turned({r * 0.42, 0}, item.angle + 30 + i * 60),
                      {r * 0.3, r * 0.14},
                      item.angle + 120 + i * 60,
                      Colour::roof_1,
                      RoofKind::hip});
    barracks.draw(canvas, "barracks" + number_text(item.points[0].x));
    canvas.circle(item.points[0], r * 0.1, built(Colour::quay));
}

// A keep inside a round battery.
void draw_round_castle(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const double r = item.size.x / 2;
    canvas.circle(at + Point{3, 5}, r * 1.1, filled(Colour::shade, 0.32));
    canvas.circle(at, r * 1.1, built(Colour::quay, 1.2));
    canvas.circle(at, r, {.stroke = Colour::quay_edge, .width = r * 0.18, .dash = "4 3"});
    canvas.circle(at, r * 0.78, built(Colour::land_2));
    cast(canvas, at, r * 0.4, r * 0.9);
    canvas.circle(at, r * 0.54, built(Colour::steel, 1));
    canvas.circle(at, r * 0.46, {.stroke = Colour::steel_lo, .width = r * 0.12, .dash = "2.5 2"});
    canvas.circle(at, r * 0.3, built(Colour::roof_5));
    canvas.path_text("M" + number_text(at.x) + " " + number_text(at.y) + "v-" + number_text(r * 1.5),
                     stroked(Colour::dial, 1));
    canvas.path_text("M" + number_text(at.x) + " " + number_text(at.y - r * 1.5) + "h9v6h-9z", built(Colour::it));
}

// A curved roof with ribs; its doors open to the right of its own frame.
void draw_hangar(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const auto piece = [&](double v, double depth) {
        return rectangle(at + turned({0, v * item.size.y / 2}, item.angle), {item.size.x, item.size.y * depth},
                         item.angle);
    };
    canvas.polygon(rectangle(at + Point{5, 7}, item.size, item.angle), filled(Colour::shade, 0.32));
    canvas.polygon(rectangle(at, item.size, item.angle), built(Colour::steel, 1.1));
    const bool far_side_lit = light_on(turned({0, 1}, item.angle)) > 0;
    canvas.polygon(piece(far_side_lit ? 0.62 : -0.62, 0.34), filled(Colour::steel_hi, 0.85));
    canvas.polygon(piece(far_side_lit ? -0.62 : 0.62, 0.38), filled(Colour::shade, 0.25));
    Path ribs;
    for (int i = 1; i < 7; ++i) {
        const Point middle = at + turned({(i / 3.5 - 1) * item.size.x / 2, 0}, item.angle);
        const Point across = turned({0, item.size.y / 2}, item.angle);
        ribs.add_line({middle - across, middle + across});
    }
    canvas.path(ribs, stroked(Colour::dial, 0.7, 0.4));
    const Point door = turned({item.size.x / 2 + 2, 0}, item.angle);
    canvas.polygon(rectangle(at + door, {4, item.size.y * 0.8}, item.angle), built(Colour::dial));
}

void draw_carousel(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const double r = item.size.x / 2;
    canvas.circle(at + Point{3, 5}, r, filled(Colour::shade, 0.3));
    canvas.circle(at, r, built(Colour::plate_ink));
    Path stripes;
    for (int i = 0; i < 8; ++i)
        stripes.add(
            {at, at + turned({r, 0}, i * 45), at + turned({r, 0}, i * 45 + 11), at + turned({r, 0}, i * 45 + 22)});
    canvas.path(stripes, filled(Colour::it_hi));
    canvas.circle(at, r, stroked(Colour::dial, 0.8));
    canvas.circle(at, r * 0.2, built(Colour::be));
}

// A lighthouse on iron piles in the water.
void draw_pile_light(Canvas& canvas, const Scenery& item) {
    const Point at = item.points[0];
    const double r = item.size.x / 2;
    canvas.circle(at, r * 1.5, stroked(Colour::foam, 1.2, 0.5));
    cast(canvas, at, r * 0.6, r * 3);
    Points deck;
    for (int i = 0; i < 6; ++i) deck.push_back(at + turned({r, 0}, i * 60 + 12));
    for (const Point p : deck) canvas.circle(p, 1.8, filled(Colour::dial));
    canvas.polygon(deck, built(Colour::plate_ink, 1.2));
    for (std::size_t i = 0; i < 6; ++i) {
        const Point a = at + (deck[i] - at) * 0.8;
        const Point b = at + (deck[(i + 1) % 6] - at) * 0.8;
        canvas.polygon({a, b, at}, filled(Colour::it));
        const double light = light_on(between(a, b, 0.5) - at);
        canvas.polygon({a, b, at},
                       light > 0 ? filled(Colour::wall, light * 0.35) : filled(Colour::shade, -light * 0.4));
    }
    canvas.circle(at, r * 0.3, built(Colour::plate_ink));
    canvas.circle(at, r * 0.15, filled(canvas.palette().lamps ? Colour::lamp : Colour::be));
}

void draw_building(Canvas& canvas, const Feature& feature) {
    switch (feature.kind) {
        case FeatureKind::campanile: draw_campanile(canvas, feature.scenery); break;
        case FeatureKind::basilica: draw_basilica(canvas, feature.scenery); break;
        case FeatureKind::sea_fort: draw_sea_fort(canvas, feature.scenery); break;
        case FeatureKind::star_fort: draw_star_fort(canvas, feature.scenery); break;
        case FeatureKind::round_castle: draw_round_castle(canvas, feature.scenery); break;
        case FeatureKind::hangar: draw_hangar(canvas, feature.scenery); break;
        case FeatureKind::carousel: draw_carousel(canvas, feature.scenery); break;
        case FeatureKind::pile_light: draw_pile_light(canvas, feature.scenery); break;
        default: break;
    }
}

}  // namespace

void draw_buildings(Canvas& canvas, const CourseDrawing& drawing) {
    Drawing page;
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::plain) page.scenery.push_back(feature.scenery);
    }
    draw_landmarks(canvas, page);
    for (const Feature& feature : drawing.features) {
        draw_building(canvas, feature);
        if (is_plain(feature, Kind::palm)) draw_tree(canvas, {feature.scenery.points[0], 2, Trees::palm});
    }
}

}  // namespace paddock::draw
