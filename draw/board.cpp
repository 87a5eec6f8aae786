#include "draw/board.hpp"

#include <algorithm>

#include "draw/country.hpp"
#include "draw/ground.hpp"
#include "draw/landmarks.hpp"
#include "draw/lettering.hpp"
#include "draw/plates.hpp"
#include "draw/road.hpp"
#include "draw/sheet.hpp"
#include "draw/terrain.hpp"
#include "draw/town.hpp"

namespace paddock::draw {

namespace {

constexpr double car_length = 40;

void open_document(Canvas& canvas, const track::Source& source, Point size) {
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number_text(size.x) + " " +
               number_text(size.y) + "\" role=\"img\"><title>" + escaped(source.name) + "</title>\n");
}

void define(Canvas& canvas, const Drawing& page) {
    canvas.raw("<defs>\n");
    define_terrain(canvas, page);
    define_trees(canvas);
    define_lamp(canvas);
    canvas.raw("<pattern id=\"" + canvas.id("hatch") +
               "\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(58)\">");
    canvas.path_text("M0 0H7", stroked(Colour::land_3, 2.2));
    canvas.raw("</pattern></defs>\n");
}

void draw_place(Canvas& canvas, const Track& track, const Drawing& page, Ground& ground) {
    draw_terrain(canvas, page, ground);
    const Planting planting = plant(track.lanes, page, ground);
    Roofs roofs;
    for (const House& house : planting.houses) roofs.add(house);
    roofs.draw(canvas, "roof");
    draw_landmarks(canvas, page);
    for (const Tree& tree : planting.trees) draw_tree(canvas, tree);
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::tree) draw_tree(canvas, {item.points[0], 2, Trees::broadleaf});
        if (item.kind == Kind::pine) draw_tree(canvas, {item.points[0], 2, Trees::pine});
        if (item.kind == Kind::palm) draw_tree(canvas, {item.points[0], 2, Trees::palm});
        if (item.kind == Kind::avenue) draw_avenue(canvas, item, ground);
    }
    draw_upright(canvas, page);
}

void draw_cars(Canvas& canvas, const Geometry& geometry, const std::vector<BoardCar>& cars) {
    for (const BoardCar& car : cars) {
        const bool boxed = car.box >= 0 && static_cast<std::size_t>(car.box) < geometry.boxes.size();
        const auto place = static_cast<std::size_t>(number(car.space));
        if (!boxed && place >= geometry.spaces.size()) continue;
        const SpaceShape& space = boxed ? geometry.boxes[static_cast<std::size_t>(car.box)] : geometry.spaces[place];
        draw_car(canvas, space.centre,
                 {car.livery, car.number, space.heading + (car.spun ? 168 : 0), car_scale(geometry)});
    }
}

Palette palette_of(const Palette& palette, const track::Circuit& circuit, const Drawing& drawing) {
    Palette out = palette;
    if (drawing.soil == Soil::grass) out = on_grass(std::move(out));
    if (drawing.soil == Soil::snow) out = in_snow(std::move(out));
    return circuit.ice ? on_ice(std::move(out)) : out;
}

}  // namespace

double car_scale(const Geometry& geometry) {
    if (geometry.spaces.empty()) return 1;
    std::vector<double> lengths;
    for (const SpaceShape& space : geometry.spaces) lengths.push_back(space.length);
    std::nth_element(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2), lengths.end());
    return lengths[lengths.size() / 2] / car_length;
}

std::string board_svg(const track::Circuit& circuit, const track::Source& source, const Drawing& drawing,
                      const Palette& palette, const BoardOptions& options) {
    const Drawing page = on_page(drawing);
    const Lanes lanes(source, page);
    const Geometry places = geometry(circuit, source, drawing);
    const Track track{circuit, source, lanes, places};
    const Palette colours = palette_of(palette, circuit, drawing);
    Canvas canvas(colours, options.id_prefix);
    open_document(canvas, source, places.size);
    define(canvas, page);
    Ground ground(lanes, source, page);
    draw_place(canvas, track, page, ground);
    draw_road(canvas, track);
    draw_pit_lane(canvas, track);
    draw_marks(canvas, track);
    draw_overhead(canvas, lanes, page);
    draw_lamps(canvas, lanes, page);
    draw_title(canvas, page, ground);
    draw_labels(canvas, page);
    draw_cartouche(canvas, page, ground);
    draw_cars(canvas, places, options.cars);
    if (options.plates) draw_plates(canvas, source, page);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace paddock::draw
