#include "table/board_json.hpp"

#include <cmath>

#include "draw/board.hpp"
#include "draw/plates.hpp"
#include "draw/sheet.hpp"
#include "draw/svg.hpp"

namespace paddock::table {

namespace {

// A tenth of a unit is finer than anybody sees, and the same wherever it is computed.
double tenths(double value) { return std::round(value * 10) / 10; }

Json to_json(draw::Point point) { return {tenths(point.x), tenths(point.y)}; }

Json to_json(const draw::Box& box) {
    return {{"x", tenths(box.low.x)},
            {"y", tenths(box.low.y)},
            {"width", tenths(box.size().x)},
            {"height", tenths(box.size().y)}};
}

Json to_json(const draw::SpaceShape& shape) {
    return {{"x", tenths(shape.centre.x)},      {"y", tenths(shape.centre.y)},
            {"heading", tenths(shape.heading)}, {"length", tenths(shape.length)},
            {"width", tenths(shape.width)},     {"outline", draw::Path(shape.outline).text()}};
}

}  // namespace

Json board_json(const LoadedCircuit& circuit, const draw::Palette& palette) {
    const track::Source& source = circuit.file.source;
    const draw::Drawing& drawing = circuit.file.drawing;
    const draw::Geometry geometry = draw::geometry(circuit.track(), source, drawing);
    Json spaces = Json::object();
    for (std::size_t i = 0; i < geometry.spaces.size(); ++i)
        spaces[track::space_name(circuit.track(), track::space_id(static_cast<int>(i)))] = to_json(geometry.spaces[i]);
    Json boxes = Json::array();
    for (const draw::SpaceShape& box : geometry.boxes) boxes.push_back(to_json(box));
    Json line = Json::array();
    for (const draw::Point point : draw::Lanes(source, draw::on_page(drawing)).line().around(0))
        line.push_back(to_json(point));
    Json signs = Json::array();
    for (const draw::Plate& plate : draw::on_page(drawing).plates)
        signs.push_back(to_json(draw::plate_box(plate, source.elements[static_cast<std::size_t>(plate.element - 1)])));
    return {{"svg", draw::board_svg(circuit.track(), source, drawing, palette)},
            {"width", tenths(geometry.size.x)},
            {"height", tenths(geometry.size.y)},
            {"car_scale", std::round(draw::car_scale(geometry) * 1000) / 1000},
            {"spaces", std::move(spaces)},
            {"boxes", std::move(boxes)},
            {"signs", std::move(signs)},
            {"line", std::move(line)}};
}

}  // namespace paddock::table
