#include "table/schneider/course_drawing.hpp"

#include <cmath>

#include "draw/schneider/board.hpp"
#include "draw/schneider/check.hpp"
#include "draw/schneider/marks.hpp"
#include "table/content_limits.hpp"
#include "table/embedded.hpp"
#include "table/shape_json.hpp"

namespace paddock::table {
namespace {

using draw::FeatureKind;
using draw::Point;

constexpr double far_away = 10'000;
constexpr std::size_t most_points = 300;
constexpr std::size_t most_features = 400;
constexpr std::size_t most_parts = 40;

constexpr Named<draw::Style> styles[] = {
    {"houses", draw::Style::houses}, {"villas", draw::Style::villas}, {"works", draw::Style::works}};
constexpr Named<draw::Trees> trees[] = {{"mixed", draw::Trees::mixed},
                                        {"broadleaf", draw::Trees::broadleaf},
                                        {"pine", draw::Trees::pine},
                                        {"palm", draw::Trees::palm}};

Point read_point(const JsonReader& reader) {
    const auto pair = reader.items(2, 2);
    if (pair.size() != 2) return {};
    return {pair[0].number(-far_away, far_away), pair[1].number(-far_away, far_away)};
}

draw::Points read_points(const JsonReader& reader, std::size_t least) {
    draw::Points points;
    for (const JsonReader& item : reader.items(least, most_points)) points.push_back(read_point(item));
    return points;
}

draw::Flight read_flight(const JsonReader& reader) {
    draw::Flight flight;
    JsonFields fields = reader.fields();
    flight.width = fields.required("width").number(1, 1000);
    for (const JsonReader& item : fields.required("parts").items(1, most_parts)) {
        JsonFields part = item.fields();
        if (const JsonReader line = part.optional("line")) {
            flight.parts.push_back({read_points(line, 1), {}});
        } else {
            draw::Points long_way = read_points(part.required("long"), 1);
            flight.parts.push_back({std::move(long_way), read_points(part.required("short"), 1)});
        }
    }
    flight.grid = read_points(fields.required("grid"), 2);
    return flight;
}

struct Sort {
    FeatureKind kind = FeatureKind::plain;
    draw::Kind plain = draw::Kind::building;
    draw::Shape shape = draw::Shape::spot;
    Point size;
};

Sort read_sort(const JsonReader& reader) {
    std::vector<Named<Sort>> table;
    for (const draw::FeatureName& entry : draw::feature_names())
        table.push_back({entry.name, {entry.kind, draw::Kind::building, entry.shape, entry.size}});
    for (const draw::Kind kind : draw::plain_features()) {
        const draw::KindName& known = draw::kind_name(kind);
        table.push_back({known.name, {FeatureKind::plain, kind, known.shape, known.size}});
    }
    return reader.one_of(std::span<const Named<Sort>>(table));
}

// What only some kinds have; a key that a kind does not have is unknown there.
void read_particulars(JsonFields& fields, FeatureKind kind, draw::Scenery& item) {
    const bool scattered = kind == FeatureKind::town || kind == FeatureKind::grove;
    if (scattered || kind == FeatureKind::fields) {
        if (const JsonReader density = fields.optional("density")) item.density = density.number(0, 1);
    }
    if (scattered || kind == FeatureKind::fields || kind == FeatureKind::marsh || kind == FeatureKind::hill ||
        kind == FeatureKind::volcano) {
        if (const JsonReader seed = fields.optional("seed")) item.seed = seed.whole<std::uint32_t>(0, 1'000'000);
    }
    if (scattered) {
        if (const JsonReader sort = fields.optional("trees")) item.trees = sort.one_of(trees);
    }
    if (kind == FeatureKind::town) {
        if (const JsonReader style = fields.optional("style")) item.style = style.one_of(styles);
        if (const JsonReader angle = fields.optional("angle")) item.angle = angle.number(-360, 360);
    }
    if (kind == FeatureKind::canal || kind == FeatureKind::mole || kind == FeatureKind::promenade ||
        kind == FeatureKind::street) {
        const JsonReader width = fields.optional("width");
        item.width = width ? width.number(1, 60) : 8;
    }
    if (kind == FeatureKind::sea_name || kind == FeatureKind::land_name)
        item.label = fields.required("text").text(longest_name);
}

draw::Feature read_feature(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    const Sort sort = read_sort(fields.required("type"));
    draw::Feature feature;
    feature.kind = sort.kind;
    draw::Scenery& item = feature.scenery;
    item.kind = sort.plain;
    if (sort.shape == draw::Shape::area) {
        item.points = read_points(fields.required("polygon"), 3);
    } else if (sort.shape == draw::Shape::line) {
        item.points = read_points(fields.required("line"), 2);
    } else {
        item.points = {read_point(fields.required("at"))};
        const auto size = fields.optional("size").items(2, 2);
        item.size = size.size() == 2 ? Point{size[0].number(1, 2000), size[1].number(1, 2000)} : sort.size;
        if (const JsonReader angle = fields.optional("angle")) item.angle = angle.number(-360, 360);
    }
    read_particulars(fields, sort.kind, item);
    return feature;
}

draw::CourseDrawing read_drawing(const JsonReader& root) {
    draw::CourseDrawing drawing;
    JsonFields fields = root.fields();
    (void)fields.optional("$schema").text(longest_path);
    (void)fields.required("format").whole(1, 1);
    (void)fields.required("key").text(longest_name);
    drawing.size = read_point(fields.required("size"));
    drawing.flight = read_flight(fields.required("flight"));
    if (const JsonReader title = fields.optional("title")) {
        JsonFields words = title.fields();
        drawing.title = draw::Title{.text = words.required("text").text(longest_name),
                                    .under = words.required("under").text(longest_name),
                                    .at = read_point(words.required("at")),
                                    .size = words.required("size").number(20, 100)};
    }
    if (const JsonReader compass = fields.optional("compass")) drawing.compass = read_point(compass);
    for (const JsonReader& item : fields.required("signs").items(0, most_parts)) {
        JsonFields sign = item.fields();
        draw::LineSign read{sign.required("after").text(longest_name), sign.required("name").text(longest_name), {}};
        read.at = read_point(sign.required("at"));
        drawing.signs.push_back(std::move(read));
    }
    for (const JsonReader& item : fields.required("features").items(0, most_features))
        drawing.features.push_back(read_feature(item));
    return drawing;
}

}  // namespace

Result<draw::CourseDrawing, std::vector<InputError>> read_course_drawing(const std::string& file, std::string_view text,
                                                                         const schneider::Course& course) {
    const auto document = JsonDocument::parse(file, text);
    if (!document) return std::vector{document.error()};
    draw::CourseDrawing drawing = read_drawing(document->root());
    std::vector<InputError> errors = document->errors();
    if (!errors.empty()) return errors;
    for (const track::Fault& fault : draw::check_course_drawing(course, drawing)) {
        if (errors.size() < max_input_errors) errors.push_back({file, fault.place, 0, 0, fault.meaning});
    }
    if (!errors.empty()) return errors;
    return drawing;
}

Result<draw::CourseDrawing, std::vector<InputError>> built_in_course_drawing(std::string_view key,
                                                                             const schneider::Course& course) {
    const std::string path = "content/drawings/schneider/" + std::string(key) + ".json";
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path == path) return read_course_drawing(path, file.text, course);
    }
    return std::vector<InputError>{{path, "", 0, 0, "there is no drawing of this course"}};
}

Json course_board_json(const schneider::Course& course, const draw::CourseDrawing& drawing, std::string_view name,
                       const draw::Palette& palette) {
    const draw::CoursePlaces places = draw::course_places(course, drawing);
    Json squares = Json::object();
    for (std::size_t i = 0; i < places.squares.size(); ++i)
        squares[schneider::square_name(course, schneider::square(static_cast<int>(i)))] = shape_json(places.squares[i]);
    Json lines = Json::array();
    for (const draw::LinePlace& line : places.lines)
        lines.push_back({{"after", schneider::square_name(course, line.after)},
                         {"number", line.number},
                         {"left", shape_json(line.left)},
                         {"right", shape_json(line.right)},
                         {"pylon", shape_json(line.inner)}});
    Json signs = Json::array();
    for (const draw::LineSign& sign : drawing.signs) signs.push_back(shape_json(draw::sign_box(sign)));
    return {{"svg", draw::course_svg(course, drawing, name, palette)},
            {"width", tenths(places.size.x)},
            {"height", tenths(places.size.y)},
            {"plane_scale", std::round(draw::plane_scale(drawing) * 1000) / 1000},
            {"squares", std::move(squares)},
            {"lines", std::move(lines)},
            {"signs", std::move(signs)},
            {"line", shape_json(places.line)},
            {"short_line", shape_json(places.short_line)}};
}

}  // namespace paddock::table
