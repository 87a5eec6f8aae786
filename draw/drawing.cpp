#include "draw/drawing.hpp"

namespace paddock::draw {

namespace {

using enum Shape;

constexpr KindName names[] = {
    {"sea", Kind::sea, area, {}},
    {"harbour", Kind::harbour, area, {}},
    {"lake", Kind::lake, area, {}},
    {"beach", Kind::beach, area, {}},
    {"park", Kind::park, area, {}},
    {"wood", Kind::wood, area, {}},
    {"field", Kind::field, area, {}},
    {"square", Kind::square, area, {}},
    {"rock", Kind::rock, area, {}},
    {"quay", Kind::quay, area, {}},
    {"town", Kind::town, area, {}},
    {"grove", Kind::grove, area, {}},
    {"street", Kind::street, line, {}},
    {"railway", Kind::railway, line, {}},
    {"pier", Kind::pier, line, {}},
    {"moorings", Kind::moorings, line, {}},
    {"contours", Kind::contours, line, {}},
    {"building", Kind::building, spot, {24, 18}},
    {"hotel", Kind::hotel, spot, {40, 26}},
    {"hall", Kind::hall, spot, {48, 36}},
    {"casino", Kind::casino, spot, {60, 36}},
    {"warehouse", Kind::warehouse, spot, {48, 28}},
    {"church", Kind::church, spot, {34, 26}},
    {"castle", Kind::castle, spot, {60, 50}},
    {"station", Kind::station, spot, {60, 26}},
    {"police", Kind::police, spot, {40, 28}},
    {"tent", Kind::tent, spot, {14, 10}},
    {"grandstand", Kind::grandstand, spot, {60, 18}},
    {"gasometer", Kind::gasometer, spot, {44, 44}},
    {"crane", Kind::crane, spot, {36, 12}},
    {"tower", Kind::tower, spot, {14, 14}},
    {"lighthouse", Kind::lighthouse, spot, {12, 12}},
    {"pool", Kind::pool, spot, {50, 28}},
    {"fountain", Kind::fountain, spot, {18, 18}},
    {"statue", Kind::statue, spot, {8, 8}},
    {"yacht", Kind::yacht, spot, {26, 8}},
    {"sail", Kind::sail, spot, {24, 12}},
    {"liner", Kind::liner, spot, {140, 20}},
    {"seaplane", Kind::seaplane, spot, {36, 36}},
    {"tree", Kind::tree, spot, {12, 12}},
    {"pine", Kind::pine, spot, {12, 12}},
    {"palm", Kind::palm, spot, {14, 14}},
    {"footbridge", Kind::footbridge, spot, {8, 56}},
    {"gantry", Kind::gantry, spot, {8, 56}},
    {"sign", Kind::sign, spot, {10, 10}},
};

}  // namespace

std::span<const KindName> kind_names() { return names; }

Points outline(const Scenery& area) {
    constexpr double step = 12;
    switch (area.kind) {
        case Kind::harbour:
        case Kind::square:
        case Kind::quay:
        case Kind::field: return area.points;
        default: return smoothed(area.points, true, step);
    }
}

const KindName& kind_name(Kind kind) {
    for (const KindName& entry : names) {
        if (entry.kind == kind) return entry;
    }
    return names[0];
}

}  // namespace paddock::draw
