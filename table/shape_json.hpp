#pragma once

#include <cmath>

#include "draw/point.hpp"
#include "draw/spaces.hpp"
#include "draw/svg.hpp"
#include "table/json.hpp"

// Places on a drawing as programs read them (docs/json.md, Board).
namespace paddock::table {

// A tenth of a unit is finer than anybody sees, and the same wherever it is computed.
inline double tenths(double value) { return std::round(value * 10) / 10; }

inline Json shape_json(draw::Point point) { return {tenths(point.x), tenths(point.y)}; }
inline Json shape_json(const draw::Points& points) {
    Json out = Json::array();
    for (const draw::Point point : points) out.push_back(shape_json(point));
    return out;
}
inline Json shape_json(const draw::Box& box) {
    return {{"x", tenths(box.low.x)},
            {"y", tenths(box.low.y)},
            {"width", tenths(box.size().x)},
            {"height", tenths(box.size().y)}};
}
inline Json shape_json(const draw::SpaceShape& shape) {
    return {{"x", tenths(shape.centre.x)},      {"y", tenths(shape.centre.y)},
            {"heading", tenths(shape.heading)}, {"length", tenths(shape.length)},
            {"width", tenths(shape.width)},     {"outline", draw::Path(shape.outline).text()}};
}

}  // namespace paddock::table
