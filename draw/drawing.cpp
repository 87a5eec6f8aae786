#include "draw/drawing.hpp"

namespace paddock::draw {

namespace {

constexpr KindName names[] = {
    {"sea", Kind::sea, Shape::area, {}},
    {"harbour", Kind::harbour, Shape::area, {}},
    {"lake", Kind::lake, Shape::area, {}},
    {"beach", Kind::beach, Shape::area, {}},
    {"park", Kind::park, Shape::area, {}},
    {"wood", Kind::wood, Shape::area, {}},
    {"field", Kind::field, Shape::area, {}},
    {"square", Kind::square, Shape::area, {}},
    {"rock", Kind::rock, Shape::area, {}},
    {"quay", Kind::quay, Shape::area, {}},
    {"ice", Kind::ice, Shape::area, {}},
    {"meadow", Kind::meadow, Shape::area, {}},
    {"vineyard", Kind::vineyard, Shape::area, {}},
    {"fort", Kind::fort, Shape::area, {}},
    {"town", Kind::town, Shape::area, {}},
    {"grove", Kind::grove, Shape::area, {}},
    {"street", Kind::street, Shape::line, {}},
    {"railway", Kind::railway, Shape::line, {}},
    {"pier", Kind::pier, Shape::line, {}},
    {"moorings", Kind::moorings, Shape::line, {}},
    {"contours", Kind::contours, Shape::line, {}},
    {"avenue", Kind::avenue, Shape::line, {}},
    {"surf", Kind::surf, Shape::line, {}},
    {"bales", Kind::bales, Shape::line, {}},
    {"bunting", Kind::bunting, Shape::line, {}},
    {"cable", Kind::cable, Shape::line, {}},
    {"building", Kind::building, Shape::spot, {24, 18}},
    {"hotel", Kind::hotel, Shape::spot, {40, 26}},
    {"hall", Kind::hall, Shape::spot, {48, 36}},
    {"casino", Kind::casino, Shape::spot, {60, 36}},
    {"warehouse", Kind::warehouse, Shape::spot, {48, 28}},
    {"church", Kind::church, Shape::spot, {34, 26}},
    {"castle", Kind::castle, Shape::spot, {60, 50}},
    {"station", Kind::station, Shape::spot, {60, 26}},
    {"police", Kind::police, Shape::spot, {40, 28}},
    {"tent", Kind::tent, Shape::spot, {14, 10}},
    {"grandstand", Kind::grandstand, Shape::spot, {60, 18}},
    {"gasometer", Kind::gasometer, Shape::spot, {44, 44}},
    {"crane", Kind::crane, Shape::spot, {36, 12}},
    {"tower", Kind::tower, Shape::spot, {14, 14}},
    {"lighthouse", Kind::lighthouse, Shape::spot, {12, 12}},
    {"pool", Kind::pool, Shape::spot, {50, 28}},
    {"fountain", Kind::fountain, Shape::spot, {18, 18}},
    {"statue", Kind::statue, Shape::spot, {8, 8}},
    {"yacht", Kind::yacht, Shape::spot, {26, 8}},
    {"sail", Kind::sail, Shape::spot, {24, 12}},
    {"liner", Kind::liner, Shape::spot, {140, 20}},
    {"seaplane", Kind::seaplane, Shape::spot, {36, 36}},
    {"tree", Kind::tree, Shape::spot, {12, 12}},
    {"pine", Kind::pine, Shape::spot, {12, 12}},
    {"palm", Kind::palm, Shape::spot, {14, 14}},
    {"footbridge", Kind::footbridge, Shape::spot, {8, 56}},
    {"gantry", Kind::gantry, Shape::spot, {8, 56}},
    {"stone-bridge", Kind::stone_bridge, Shape::spot, {26, 60}},
    {"hill", Kind::hill, Shape::spot, {160, 120}},
    {"arena", Kind::arena, Shape::spot, {120, 80}},
    {"theatre", Kind::theatre, Shape::spot, {60, 50}},
    {"oval", Kind::oval, Shape::spot, {120, 70}},
    {"greenhouse", Kind::greenhouse, Shape::spot, {40, 16}},
    {"marabout", Kind::marabout, Shape::spot, {24, 24}},
    {"goats", Kind::goats, Shape::spot, {60, 30}},
    {"carpark", Kind::carpark, Shape::spot, {60, 24}},
    {"cottage", Kind::cottage, Shape::spot, {16, 11}},
    {"palace", Kind::palace, Shape::spot, {90, 44}},
    {"cathedral", Kind::cathedral, Shape::spot, {70, 44}},
    {"train", Kind::train, Shape::spot, {110, 8}},
    {"cabins", Kind::cabins, Shape::spot, {60, 8}},
    {"parasols", Kind::parasols, Shape::spot, {80, 16}},
    {"stairs", Kind::stairs, Shape::spot, {40, 24}},
    {"biplane", Kind::biplane, Shape::spot, {34, 34}},
    {"airship", Kind::airship, Shape::spot, {180, 40}},
    {"arch", Kind::arch, Shape::spot, {50, 44}},
    {"mast", Kind::mast, Shape::spot, {40, 130}},
    {"campanile", Kind::campanile, Shape::spot, {16, 56}},
    {"beacon", Kind::beacon, Shape::spot, {20, 90}},
    {"ski-jump", Kind::ski_jump, Shape::spot, {60, 70}},
    {"sign", Kind::sign, Shape::spot, {10, 10}},
};

}  // namespace

std::span<const KindName> kind_names() { return names; }

Points outline(const Scenery& area) {
    constexpr double step = 12;
    switch (area.kind) {
        case Kind::harbour:
        case Kind::square:
        case Kind::quay:
        case Kind::vineyard:
        case Kind::fort:
        case Kind::field: return area.points;
        default: return smoothed(area.points, true, step);
    }
}

Points footprint(const Scenery& spot) {
    const Point middle = is_upright(spot.kind) ? spot.points[0] - Point{0, spot.size.y / 2} : spot.points[0];
    return rectangle(middle, spot.size, is_upright(spot.kind) ? 0 : spot.angle);
}

const KindName& kind_name(Kind kind) {
    for (const KindName& entry : names) {
        if (entry.kind == kind) return entry;
    }
    return names[0];
}

}  // namespace paddock::draw
