#include "table/board_json.hpp"

#include <cmath>

#include "draw/board.hpp"
#include "draw/plates.hpp"
#include "draw/sheet.hpp"
#include "table/shape_json.hpp"

namespace paddock::table {

Json board_json(const LoadedCircuit& circuit, const draw::Palette& palette) {
    const track::Source& source = circuit.file.source;
    const draw::Drawing& drawing = circuit.file.drawing;
    const draw::Geometry geometry = draw::geometry(circuit.track(), source, drawing);
    Json spaces = Json::object();
    for (std::size_t i = 0; i < geometry.spaces.size(); ++i)
        spaces[track::space_name(circuit.track(), track::space_id(static_cast<int>(i)))] =
            shape_json(geometry.spaces[i]);
    Json boxes = Json::array();
    for (const draw::SpaceShape& box : geometry.boxes) boxes.push_back(shape_json(box));
    Json signs = Json::array();
    for (const draw::Plate& plate : draw::on_page(drawing).plates)
        signs.push_back(
            shape_json(draw::plate_box(plate, source.elements[static_cast<std::size_t>(plate.element - 1)])));
    return {{"svg", draw::board_svg(circuit.track(), source, drawing, palette)},
            {"width", tenths(geometry.size.x)},
            {"height", tenths(geometry.size.y)},
            {"car_scale", std::round(draw::car_scale(geometry) * 1000) / 1000},
            {"spaces", std::move(spaces)},
            {"boxes", std::move(boxes)},
            {"signs", std::move(signs)},
            {"line", shape_json(draw::Lanes(source, draw::on_page(drawing)).line().around(0))}};
}

}  // namespace paddock::table
