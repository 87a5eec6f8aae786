#include "draw/landmarks.hpp"

#include <algorithm>
#include <string>

#include "draw/lettering.hpp"
#include "draw/random.hpp"
#include "draw/spot.hpp"
#include "draw/terrain.hpp"

namespace paddock::draw {

namespace {

using enum RoofKind;

void add_hotel(Roofs& roofs, const Spot& spot) {
    roofs.add(spot.house(-1, -1, 1, -0.1, Colour::roof_3, hip));
    roofs.add(spot.house(-1, -0.1, -0.5, 1, Colour::roof_3, hip));
    roofs.add(spot.house(0.5, -0.1, 1, 1, Colour::roof_3, hip));
}

void add_castle(Roofs& roofs, const Spot& spot) {
    roofs.add(spot.house(-1, -1, 1, -0.55, Colour::roof_5, hip));
    roofs.add(spot.house(-1, 0.55, 1, 1, Colour::roof_5, hip));
    roofs.add(spot.house(-1, -0.55, -0.55, 0.55, Colour::roof_5, gable));
    roofs.add(spot.house(0.55, -0.55, 1, 0.55, Colour::roof_5, gable));
    for (const double u : {-0.95, 0.95}) {
        for (const double v : {-0.95, 0.95})
            roofs.add(spot.house(u - 0.16, v - 0.18, u + 0.16, v + 0.18, Colour::roof_1, hip));
    }
}

// A long front with wings at both ends; domes come on top.
void add_palace(Roofs& roofs, const Spot& spot) {
    roofs.add(spot.house(-1, -0.55, 1, 0.55, Colour::roof_3, hip));
    for (const double u : {-0.82, 0.82}) roofs.add(spot.house(u - 0.18, -0.9, u + 0.18, 0.9, Colour::wall, flat));
    roofs.add(spot.house(-0.3, -1, 0.3, 1, Colour::wall, flat));
}

void add_warehouse(Roofs& roofs, const Spot& spot) {
    const int bays = std::clamp(static_cast<int>(spot.size.x / 26), 2, 6);
    for (int i = 0; i < bays; ++i)
        roofs.add(spot.house(-1 + 2.0 * i / bays, -1, -1 + 2.0 * (i + 1) / bays, 1,
                             i % 2 == 0 ? Colour::roof_5 : Colour::roof_4, gable));
}

void add_masses(Roofs& roofs, const Scenery& item) {
    const Spot spot(item);
    switch (item.kind) {
        case Kind::building: roofs.add(spot.house(-1, -1, 1, 1, Colour::roof_2, hip)); break;
        case Kind::hotel: add_hotel(roofs, spot); break;
        case Kind::hall:
            roofs.add(spot.house(-1, -0.8, 1, 0.8, Colour::wall, flat));
            roofs.add(spot.house(-0.45, -1, 0.45, 1, Colour::copper, hip));
            break;
        case Kind::casino:
            roofs.add(spot.house(-1, -0.7, 1, 0.7, Colour::wall, flat));
            roofs.add(spot.house(-0.36, -1, 0.36, 1, Colour::wall, flat));
            break;
        case Kind::warehouse: add_warehouse(roofs, spot); break;
        case Kind::church:
            roofs.add(spot.house(-0.5, -0.6, 1, 0.6, Colour::roof_1, gable));
            roofs.add(spot.house(0.1, -1, 0.6, 1, Colour::roof_1, gable));
            roofs.add(spot.house(-1, -0.38, -0.45, 0.38, Colour::roof_5, hip));
            break;
        case Kind::castle: add_castle(roofs, spot); break;
        case Kind::station:
            roofs.add(spot.house(-1, -1, 1, 0, Colour::roof_4, hip));
            roofs.add(spot.house(-0.95, 0.2, 0.95, 0.5, Colour::roof_5, flat));
            roofs.add(spot.house(-0.95, 0.7, 0.95, 1, Colour::roof_5, flat));
            roofs.add(spot.house(-0.18, -1.05, 0.18, 0.1, Colour::copper, hip));
            break;
        case Kind::police:
            roofs.add(spot.house(-1, -1, 1, 0.3, Colour::roof_5, flat));
            roofs.add(spot.house(-0.5, 0.2, 0.5, 1, Colour::plate, hip));
            break;
        case Kind::tent:
            roofs.add(
                spot.house(-1, -1, 1, 1, static_cast<int>(spot.at.x / 10) % 2 == 0 ? Colour::it : Colour::wall, hip));
            break;
        case Kind::palace: add_palace(roofs, spot); break;
        case Kind::cathedral:
            roofs.add(spot.house(-1, -0.5, 1, 0.5, Colour::roof_1, gable));
            roofs.add(spot.house(0.05, -1, 0.6, 1, Colour::roof_1, gable));
            break;
        case Kind::cottage: roofs.add(spot.house(-1, -1, 1, 1, Colour::roof_1, gable)); break;
        case Kind::tower: roofs.add(spot.house(-1, -1, 1, 1, Colour::roof_5, hip)); break;
        default: break;
    }
}

void draw_dome(Canvas& canvas, Point at, double radius) {
    canvas.circle(at + Point{radius * 0.35, radius * 0.5}, radius, filled(Colour::shade, 0.28));
    canvas.circle(at, radius, {.fill = Colour::copper, .stroke = Colour::shade, .width = 0.8, .stroke_opacity = 0.6});
    canvas.circle(at - Point{radius * 0.22, radius * 0.26}, radius * 0.52, filled(Colour::wall, 0.3));
    canvas.circle(at, radius * 0.16, filled(Colour::brass_hi));
}

// Rows of people on the steps of a stand, the back towards the upper side of its own frame.
void draw_stand(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    constexpr std::array<Colour, 6> coats{Colour::wall, Colour::it,   Colour::fr,
                                          Colour::be,   Colour::wood, Colour::roof_4};
    canvas.open("");
    Points cast = spot.part(-1, -1, 1, 1);
    for (Point& p : cast) p = p + Point{5, 7};
    canvas.polygon(cast, filled(Colour::shade, 0.3));
    canvas.polygon(spot.part(-1, -1, 1, 1), {.fill = Colour::wood, .stroke = Colour::dial, .width = 1});
    Random random(item.seed + 5);
    std::array<Path, 6> crowd;
    const int seats = std::clamp(static_cast<int>(item.size.x / 5.2), 1, 90);
    const int rows = std::clamp(static_cast<int>(item.size.y / 5.6), 1, 16);
    for (int row = 0; row < rows; ++row) {
        for (int seat = 0; seat < seats; ++seat) {
            const auto coat = static_cast<std::size_t>(random.below(6));
            if (random.share() > 0.84) continue;
            const Point at = spot(-1 + 2 * (seat + 0.5) / seats, -1 + 2 * (row + 0.6) / (rows + 0.2));
            crowd[coat].add(rectangle(at, {2.7, 2.7}, item.angle + 45));
        }
    }
    for (std::size_t i = 0; i < crowd.size(); ++i) canvas.path(crowd[i], filled(coats[i], 0.95));
    canvas.close();
}

void draw_gasometer(Canvas& canvas, const Spot& spot) {
    const double r = std::min(spot.size.x, spot.size.y) / 2;
    canvas.circle(spot.at + Point{9, 13}, r, filled(Colour::shade, 0.3));
    canvas.circle(spot.at, r, {.fill = Colour::steel_lo, .stroke = Colour::dial, .width = 1.5});
    canvas.circle(spot.at, r * 0.84, filled(Colour::roof_5));
    canvas.circle(spot.at - Point{r * 0.2, r * 0.26}, r * 0.5, filled(Colour::wall, 0.25));
    Path ribs;
    Path posts;
    for (int i = 0; i < 12; ++i) {
        ribs.add_line({spot.at + turned({r * 0.16, 0}, i * 30), spot.at + turned({r * 0.84, 0}, i * 30)});
        posts.add_circle(spot.at + turned({r * 0.94, 0}, i * 30), 2.4);
    }
    canvas.path(ribs, stroked(Colour::dial, 0.8, 0.5));
    canvas.path(posts, filled(Colour::dial));
    canvas.circle(spot.at, r * 0.16, {.fill = Colour::steel, .stroke = Colour::dial, .width = 0.8});
}

void draw_crane(Canvas& canvas, const Spot& spot) {
    Points cast = spot.part(-1, -0.25, 1, 0.25);
    for (Point& p : cast) p = p + Point{12, 17};
    canvas.polygon(cast, filled(Colour::shade, 0.25));
    canvas.polygon(spot.part(-0.9, -1, -0.3, 1), {.fill = Colour::stop_box, .stroke = Colour::dial});
    canvas.polygon(spot.part(-1, -0.22, 1, 0.22), {.fill = Colour::be, .stroke = Colour::dial});
    Path lattice;
    for (int i = 0; i < 6; ++i)
        lattice.add_line({spot(-0.9 + i * 0.31, -0.22), spot(-0.75 + i * 0.31, 0.22), spot(-0.6 + i * 0.31, -0.22)});
    canvas.path(lattice, stroked(Colour::dial, 0.8, 0.8));
    canvas.polygon(spot.part(-0.75, -0.5, -0.4, 0.5), {.fill = Colour::roof_5, .stroke = Colour::dial});
}

void draw_lighthouse(Canvas& canvas, const Spot& spot, Colour colour) {
    const double r = spot.size.x / 2;
    canvas.circle(spot.at + Point{8, 11}, r * 0.8, filled(Colour::shade, 0.3));
    canvas.circle(spot.at, r, {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.5});
    canvas.circle(spot.at, r * 0.7, {.fill = colour, .stroke = Colour::dial, .width = 1});
    canvas.circle(spot.at, r * 0.34, filled(Colour::plate_ink));
}

void draw_pool(Canvas& canvas, const Spot& spot) {
    canvas.polygon(spot.part(-1, -1, 1, 1), {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.5});
    canvas.polygon(spot.part(-0.8, -0.68, 0.55, 0.68),
                   {.fill = Colour::sea_line, .stroke = Colour::quay_edge, .width = 1.2});
    Path lanes;
    for (const double v : {-0.4, -0.13, 0.13, 0.4}) lanes.add_line({spot(-0.76, v), spot(0.51, v)});
    canvas.path(lanes, {.stroke = Colour::foam, .width = 1.4, .dash = "6 4"});
    canvas.polygon(spot.part(-0.8, -0.68, 0.55, -0.6), filled(Colour::shade, 0.25));
    canvas.polygon(spot.part(0.66, -0.6, 0.9, 0.6), {.fill = Colour::sea, .stroke = Colour::quay_edge, .width = 1});
    Path towels;
    for (int i = 0; i < 9; ++i) towels.add(rectangle(spot(-0.78 + i * 0.165, 0.84), {4, 6}, spot.angle));
    canvas.path(towels, {.fill = Colour::it_hi, .stroke = Colour::plate_ink, .width = 1});
}

void draw_fountain(Canvas& canvas, const Spot& spot) {
    const double r = spot.size.x / 2;
    canvas.circle(spot.at + Point{2, 3}, r, filled(Colour::shade, 0.25));
    canvas.circle(spot.at, r, {.fill = Colour::quay, .stroke = Colour::quay_edge, .width = 1.2});
    canvas.circle(spot.at, r * 0.78, filled(Colour::sea_line));
    canvas.circle(spot.at, r * 0.45, stroked(Colour::foam, 1.2, 0.8));
    canvas.circle(spot.at, r * 0.2, {.fill = Colour::foam, .stroke = Colour::quay_edge, .width = 0.8});
}

void draw_details(Canvas& canvas, const Scenery& item) {
    const Spot spot(item);
    switch (item.kind) {
        case Kind::casino:
            for (const double u : {-0.72, 0.0, 0.72})
                draw_dome(canvas, spot(u, u == 0 ? 0.1 : 0),
                          std::min(spot.size.x, spot.size.y) * (u == 0 ? 0.24 : 0.17));
            break;
        case Kind::hall: draw_dome(canvas, spot.at, std::min(spot.size.x, spot.size.y) * 0.18); break;
        case Kind::palace:
            for (const double u : {-0.82, 0.82}) {
                for (const double v : {-0.6, 0.6}) draw_dome(canvas, spot(u, v), spot.size.y * 0.12);
            }
            draw_dome(canvas, spot.at, spot.size.y * 0.36);
            break;
        case Kind::cathedral: draw_dome(canvas, spot(0.32, 0), spot.size.y * 0.34); break;
        case Kind::grandstand: draw_stand(canvas, item); break;
        case Kind::gasometer: draw_gasometer(canvas, spot); break;
        case Kind::crane: draw_crane(canvas, spot); break;
        case Kind::lighthouse:
            draw_lighthouse(canvas, spot, static_cast<int>(spot.at.y) % 2 == 0 ? Colour::it : Colour::gb);
            break;
        case Kind::pool: draw_pool(canvas, spot); break;
        case Kind::fountain: draw_fountain(canvas, spot); break;
        case Kind::statue:
            canvas.circle(spot.at, spot.size.x / 2, {.fill = Colour::quay, .stroke = Colour::quay_edge});
            canvas.circle(spot.at, spot.size.x / 4, filled(Colour::copper));
            break;
        default: draw_sight(canvas, item); break;
    }
}

}  // namespace

void draw_landmarks(Canvas& canvas, const Drawing& page) {
    Roofs roofs;
    for (const Scenery& item : page.scenery) add_masses(roofs, item);
    roofs.draw(canvas, "monument");
    for (const Scenery& item : page.scenery) draw_details(canvas, item);
}

namespace {

void draw_bridge(Canvas& canvas, const Spot& spot, bool flags) {
    Points cast = spot.part(-1, -1, 1, 1);
    for (Point& p : cast) p = p + Point{7, 10};
    canvas.polygon(cast, filled(Colour::shade, 0.3));
    canvas.polygon(spot.part(-1, -1, 1, 1),
                   {.fill = Colour::wall, .fill_opacity = 0.45, .stroke = Colour::dial, .width = 1.4});
    Path planks;
    for (int i = 1; i < 14; ++i) planks.add_line({spot(-1, -1 + i / 7.0), spot(1, -1 + i / 7.0)});
    canvas.path(planks, stroked(Colour::dial, 0.8, 0.35));
    for (const double v : {-1.0, 1.0}) {
        canvas.polygon(spot.part(-1.35, v - 0.08, 1.35, v + 0.08),
                       {.fill = Colour::roof_1, .stroke = Colour::dial, .width = 1});
        if (flags) canvas.circle(spot(0, v), 3.4, {.fill = Colour::brass_hi, .stroke = Colour::dial, .width = 1});
    }
}

// A carriage drive on an arch: paved, between parapets, with the road seen through it.
void draw_stone_bridge(Canvas& canvas, const Spot& spot) {
    canvas.polygon(shifted(spot.part(-1, -1, 1, 1), {8, 11}), filled(Colour::shade, 0.3));
    canvas.polygon(spot.part(-1, -1, 1, 1),
                   {.fill = Colour::quay, .fill_opacity = 0.55, .stroke = Colour::dial, .width = 1.2});
    for (const double u : {-1.0, 1.0}) {
        const Points parapet = spot.part(u - 0.14, -1.12, u + 0.14, 1.12);
        canvas.polygon(parapet, {.fill = Colour::wall, .stroke = Colour::dial, .width = 1.4});
        canvas.line({spot(u, -1.1), spot(u, 1.1)},
                    {.stroke = Colour::quay_edge, .width = spot.size.x * 0.12, .stroke_opacity = 0.6, .dash = "1.5 9"});
    }
}

// A row of start lights.
void draw_lights(Canvas& canvas, const Spot& spot) {
    for (int i = 0; i < 5; ++i)
        canvas.circle(spot(0, -0.4 + i * 0.2), 3.2, {.fill = Colour::it, .stroke = Colour::dial, .width = 1});
}

// Rock or girders with the road seen through them, and a portal at each end.
void draw_roof(Canvas& canvas, const Lanes& lanes, const Roof& roof) {
    const double from = lanes.line().start(roof.element - 1);
    const double size = lanes.line().end(roof.element - 1) - from;
    const double half = lanes.road_half();
    const Points outline = lanes.line().strip(from + size * roof.from, from + size * roof.to, -half - 22, half + 22);
    canvas.polygon(outline, filled(Colour::land_2, 0.4));
    canvas.raw("<path d=\"" + Path(outline).text() + "\" fill=\"url(#" + canvas.id("hatch") +
               ")\" fill-opacity=\".6\"/>\n");
    canvas.polygon(outline, {.stroke = Colour::ink, .width = 1.6, .stroke_opacity = 0.55, .dash = "7 4"});
    for (const double share : {roof.from, roof.to}) {
        const double s = from + size * share;
        const Points portal{lanes.line().offset(s, -half - 16), lanes.line().offset(s, half + 16)};
        canvas.line(portal, {.stroke = Colour::dial, .width = 14, .round = true});
        canvas.line(portal, {.stroke = Colour::wall, .width = 9.6, .dash = "7 2.5", .round = true});
    }
    constexpr double letters = 22;
    constexpr double spacing = 9;
    const bool fits = words_width(roof.label, Font::caps, letters, spacing) < size * (roof.to - roof.from) * 0.8;
    if (roof.label.empty() || !fits) return;
    const double middle = from + size * (roof.from + roof.to) / 2;
    double angle = lanes.line().heading(middle);
    if (angle > 90 || angle < -90) angle += 180;  // never upside down
    canvas.words(lanes.line().at(middle), upper_case(roof.label),
                 {.font = Font::caps,
                  .size = letters,
                  .colour = Colour::ink,
                  .weight = 700,
                  .spacing = spacing,
                  .angle = angle,
                  .opacity = 0.7,
                  .say = "label"});
}

}  // namespace

void draw_overhead(Canvas& canvas, const Lanes& lanes, const Drawing& page) {
    for (const Roof& roof : page.roofs) draw_roof(canvas, lanes, roof);
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::railway && item.over) draw_railway(canvas, item);
        if (item.kind == Kind::stone_bridge) draw_stone_bridge(canvas, Spot(item));
        if (item.kind == Kind::footbridge) draw_bridge(canvas, Spot(item), true);
        if (item.kind == Kind::gantry) {
            draw_bridge(canvas, Spot(item), false);
            draw_lights(canvas, Spot(item));
        }
    }
    draw_flying(canvas, page);
}

}  // namespace paddock::draw
