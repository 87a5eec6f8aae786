#include "table/circuit_file.hpp"

#include <algorithm>
#include <charconv>

#include "draw/check.hpp"
#include "table/content_limits.hpp"

namespace paddock::table {

using draw::Drawing;
using draw::Point;
using track::Lane;
using track::Place;

namespace {

constexpr int format_version = 1;
constexpr std::size_t longest_note = 600;
constexpr double far_away = 1e6;  // metres
constexpr int most_spaces = 200;  // of one lane in one element
constexpr std::size_t most_points = 400;
constexpr std::size_t most_scenery = 600;
constexpr int most_laps = 20;
constexpr std::size_t most_hills = 40;

constexpr Named<Lane> sides[] = {{"left", Lane::left}, {"right", Lane::right}};
constexpr Named<draw::Side> strip_sides[] = {{"left", draw::Side::left}, {"right", draw::Side::right}};
constexpr Named<Lane> lanes[] = {{"L", Lane::left}, {"C", Lane::centre}, {"R", Lane::right}};
constexpr Named<bool> slopes[] = {{"up", true}, {"down", false}};
constexpr Named<track::Arrows> arrows[] = {{"in-out", track::Arrows::in_out}, {"free", track::Arrows::free}};
constexpr Named<draw::Style> styles[] = {
    {"houses", draw::Style::houses}, {"villas", draw::Style::villas}, {"works", draw::Style::works}};
constexpr Named<draw::Trees> trees[] = {{"mixed", draw::Trees::mixed},
                                        {"broadleaf", draw::Trees::broadleaf},
                                        {"pine", draw::Trees::pine},
                                        {"palm", draw::Trees::palm},
                                        {"cypress", draw::Trees::cypress}};
constexpr Named<draw::RoofMix> roofs[] = {{"mixed", draw::RoofMix::mixed},
                                          {"tile", draw::RoofMix::tile},
                                          {"slate", draw::RoofMix::slate},
                                          {"white", draw::RoofMix::white},
                                          {"timber", draw::RoofMix::timber}};
constexpr Named<draw::Soil> soils[] = {
    {"earth", draw::Soil::earth}, {"grass", draw::Soil::grass}, {"snow", draw::Soil::snow}};

bool read_number(std::string_view& text, int& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || value < 1) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

// "L.23.5": lane, element, space, all as a player says them.
Place read_place(const JsonReader& reader) {
    const std::string whole = reader.text(longest_name);
    std::string_view text = whole;
    Place place;
    const std::size_t lane = text.size() > 1 && text[1] == '.' ? std::string_view("LCR").find(text[0]) : 3;
    bool good = lane < 3;
    if (good) {
        place.lane = static_cast<Lane>(lane);
        text.remove_prefix(2);
        good = read_number(text, place.element) && !text.empty() && text[0] == '.';
    }
    if (good) {
        text.remove_prefix(1);
        good = read_number(text, place.index) && text.empty();
    }
    if (!good && reader) reader.fail_expected("a space such as \"L.23.5\": lane, element, number");
    return place;
}

std::vector<Place> read_places(const JsonReader& reader, std::size_t least, std::size_t most) {
    std::vector<Place> places;
    for (const JsonReader& item : reader.items(least, most)) places.push_back(read_place(item));
    return places;
}

void read_corner(JsonFields& fields, track::Element& element) {
    element.corner = true;
    const JsonReader direction = fields.required("corner");
    element.direction = direction.text(8);
    if (direction && element.direction.find_first_not_of("LR") != std::string::npos)
        direction.fail_expected("the letters L and R, in the order of the bends");
    element.stops = fields.required("stops").whole(1, 3);
    const int inside = fields.required("inside").whole(1, most_spaces);
    const int centre = fields.required("centre").whole(1, most_spaces);
    const int outside = fields.required("outside").whole(1, most_spaces);
    const bool turns_left = !element.direction.empty() && element.direction[0] == 'L';
    element.lengths = turns_left ? std::array{inside, centre, outside} : std::array{outside, centre, inside};
}

track::Element read_element(const JsonReader& reader) {
    track::Element element;
    JsonFields fields = reader.fields();
    element.name = fields.required("name").text(longest_name);
    if (const JsonReader rows = fields.optional("rows")) {
        element.lengths.fill(rows.whole(1, most_spaces));
    } else {
        read_corner(fields, element);
    }
    return element;
}

track::PitLane read_pit_lane(const JsonReader& reader) {
    track::PitLane lane;
    JsonFields fields = reader.fields();
    lane.branch = read_place(fields.required("branch"));
    lane.exit = read_place(fields.required("exit"));
    lane.before_line = fields.required("before_line").whole(0, track::max_spaces);
    lane.after_line = fields.required("after_line").whole(0, track::max_spaces);
    for (const JsonReader& box : fields.required("boxes").items(1, track::max_boxes))
        lane.boxes.push_back(box.whole(1, track::max_spaces));
    if (const JsonReader first = fields.optional("garages_from")) lane.garages_from = first.whole(1, track::max_spaces);
    return lane;
}

track::Hill read_hill(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    return {.element = fields.required("element").whole(1, track::max_elements),
            .from = fields.required("from").whole(1, most_spaces),
            .to = fields.required("to").whole(1, most_spaces),
            .up = fields.required("slope").one_of(slopes)};
}

// The line behind a row.
std::array<int, 2> read_row(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    const int element = fields.required("element").whole(1, track::max_elements);
    const int row = fields.required("row").whole(1, most_spaces);
    return {element, row};
}

track::HandLink read_hand_link(const JsonReader& reader) {
    track::HandLink link;
    JsonFields fields = reader.fields();
    link.from = read_place(fields.required("from"));
    link.towards = fields.required("towards").one_of(sides);
    if (const JsonReader to = fields.optional("to")) link.to = read_place(to);
    return link;
}

void read_rules(const JsonReader& reader, track::Source& source) {
    JsonFields fields = reader.fields();
    if (const JsonReader scheme = fields.optional("arrows")) source.arrows = scheme.one_of(arrows);
    for (const JsonReader& item : fields.required("elements").items(1, track::max_elements))
        source.elements.push_back(read_element(item));
    source.grid = read_places(fields.required("grid"), 1, track::max_grid);
    if (const JsonReader lane = fields.optional("pit_lane")) source.pit_lane = read_pit_lane(lane);
    if (const JsonReader chart = fields.optional("weather")) {
        JsonFields weather = chart.fields();
        const bool good_first = weather.has("good");
        const JsonReader low = weather.required(good_first ? "good" : "rain");
        source.weather = track::WeatherChart{low.whole<std::uint8_t>(0, 20),
                                             weather.required("changeable").whole<std::uint8_t>(0, 20), good_first};
    }
    source.danger = read_places(fields.optional("danger"), 1, track::max_spaces);
    source.snipers = read_places(fields.optional("snipers"), 1, track::max_spaces);
    if (const JsonReader line = fields.optional("police_line")) source.police_line = read_row(line);
    if (const JsonReader tunnel = fields.optional("tunnel")) source.tunnel = read_row(tunnel);
    for (const JsonReader& item : fields.optional("hand_links").items(0, track::max_spaces))
        source.hand_links.push_back(read_hand_link(item));
    if (const JsonReader laps = fields.optional("laps")) source.laps = laps.whole(1, most_laps);
    source.ice = fields.optional("ice").flag();
    for (const JsonReader& item : fields.optional("hills").items(0, most_hills))
        source.hills.push_back(read_hill(item));
    if (const JsonReader pasture = fields.optional("pasture")) source.pasture = pasture.whole(1, track::max_elements);
    if (const JsonReader start = fields.optional("le_mans")) {
        JsonFields line_up = start.fields();
        source.le_mans = track::LeMansStart{line_up.required("element").whole(1, track::max_elements),
                                            line_up.required("lane").one_of(lanes)};
    }
}

double read_metres(const JsonReader& reader) { return reader.number(-far_away, far_away); }

Point read_point(const JsonReader& reader) {
    const auto pair = reader.items(2, 2);
    return pair.size() == 2 ? Point{read_metres(pair[0]), read_metres(pair[1])} : Point{};
}

draw::Points read_points(const JsonReader& reader, std::size_t least) {
    draw::Points points;
    for (const JsonReader& item : reader.items(least, most_points)) points.push_back(read_point(item));
    return points;
}

draw::View read_view(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    return {.west = read_metres(fields.required("west")),
            .south = read_metres(fields.required("south")),
            .east = read_metres(fields.required("east")),
            .north = read_metres(fields.required("north"))};
}

draw::Road read_road(const JsonReader& reader) {
    draw::Road road;
    JsonFields fields = reader.fields();
    road.width = fields.required("width").number(1, 500);
    for (const JsonReader& item : fields.required("elements").items(1, track::max_elements)) {
        JsonFields element = item.fields();
        const JsonReader at = element.required("element");
        const auto next = static_cast<int>(road.elements.size()) + 1;
        if (at && at.whole(1, track::max_elements) != next)
            at.fail_expected("the elements in order, here " + std::to_string(next));
        draw::ElementLine line{read_points(element.required("points"), 1), {}};
        const auto gap = element.optional("gap").items(2, 2);
        if (gap.size() == 2) line.gap = std::array{gap[0].number(0, 1), gap[1].number(0, 1)};
        road.elements.push_back(std::move(line));
    }
    return road;
}

draw::PitStrip read_pit_strip(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    return {.side = fields.required("side").one_of(strip_sides),
            .offset = fields.required("offset").number(0, 1000),
            .width = fields.required("width").number(1, 500)};
}

draw::Title read_title(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    return {.text = fields.required("text").text(longest_name),
            .under = fields.optional("under").text(longest_name),
            .at = read_point(fields.required("at")),
            .size = fields.required("size").number(1, 1000)};
}

draw::Roof read_roof(const JsonReader& reader) {
    JsonFields fields = reader.fields();
    return {.element = fields.required("element").whole(1, track::max_elements),
            .from = fields.required("from").number(0, 1),
            .to = fields.required("to").number(0, 1),
            .label = fields.optional("label").text(longest_name)};
}

draw::Kind read_kind(const JsonReader& reader) {
    std::vector<Named<draw::Kind>> table;
    for (const draw::KindName& entry : draw::kind_names()) table.push_back({entry.name, entry.kind});
    return reader.one_of(std::span<const Named<draw::Kind>>(table));
}

bool is_scattered(draw::Kind kind) {
    using enum draw::Kind;
    switch (kind) {
        case town:
        case grove:
        case moorings:
        case grandstand:
        case rock:
        case ice:
        case goats:
        case carpark:
        case parasols: return true;
        default: return draw::is_water(kind);
    }
}

// What only some kinds have; a key that a kind does not have is unknown there.
void read_particulars(JsonFields& fields, draw::Scenery& item) {
    using enum draw::Kind;
    const bool town_or_grove = item.kind == town || item.kind == grove;
    if (town_or_grove) {
        if (const JsonReader density = fields.optional("density")) item.density = density.number(0, 1);
    }
    if (town_or_grove || item.kind == avenue) {
        if (const JsonReader sort = fields.optional("trees")) item.trees = sort.one_of(trees);
    }
    if (is_scattered(item.kind)) {
        if (const JsonReader seed = fields.optional("seed")) item.seed = seed.whole<std::uint32_t>(0, 1'000'000);
    }
    if (item.kind == town) {
        if (const JsonReader style = fields.optional("style")) item.style = style.one_of(styles);
        if (const JsonReader mix = fields.optional("roofs")) item.roofs = mix.one_of(roofs);
    }
    if (item.kind == vineyard) {
        if (const JsonReader angle = fields.optional("angle")) item.angle = angle.number(-360, 360);
    }
    if (item.kind == street || item.kind == railway || item.kind == pier) {
        const JsonReader width = fields.optional("width");
        item.width = width ? width.number(1, 60) : 9;
    }
    if (item.kind == railway) item.over = fields.optional("over").flag();
    if (item.kind == contours || item.kind == surf) item.count = fields.required("count").whole(1, 12);
    if (item.kind == contours || item.kind == moorings || item.kind == avenue || item.kind == surf) {
        const JsonReader step = fields.optional("step");
        item.step = step ? step.number(2, 1000) : 12;
    }
}

draw::Scenery read_scenery(const JsonReader& reader) {
    draw::Scenery item;
    JsonFields fields = reader.fields();
    item.kind = read_kind(fields.required("type"));
    const draw::KindName& known = draw::kind_name(item.kind);
    item.label = fields.optional("label").text(longest_name);
    if (const JsonReader at = fields.optional("label_at")) item.label_at = read_point(at);
    if (known.shape == draw::Shape::area) {
        item.points = read_points(fields.required("polygon"), 3);
    } else if (known.shape == draw::Shape::line) {
        item.points = read_points(fields.required("line"), 2);
    } else {
        item.points = {read_point(fields.required("at"))};
        const auto size = fields.optional("size").items(2, 2);
        item.size = size.size() == 2 ? Point{size[0].number(1, 2000), size[1].number(1, 2000)} : known.size;
        if (const JsonReader angle = fields.optional("angle")) item.angle = angle.number(-360, 360);
    }
    read_particulars(fields, item);
    return item;
}

Drawing read_drawing(const JsonReader& reader) {
    Drawing drawing;
    JsonFields fields = reader.fields();
    drawing.view = read_view(fields.required("view"));
    drawing.road = read_road(fields.required("road"));
    if (const JsonReader strip = fields.optional("pit_strip")) drawing.pit_strip = read_pit_strip(strip);
    if (const JsonReader title = fields.optional("title")) drawing.title = read_title(title);
    if (const JsonReader at = fields.optional("cartouche")) drawing.cartouche = read_point(at);
    if (const JsonReader soil = fields.optional("soil")) drawing.soil = soil.one_of(soils);
    if (const JsonReader north = fields.optional("north")) drawing.north = north.number(-360, 360);
    if (const JsonReader scale = fields.optional("scale")) drawing.scale = scale.number(0.1, 100);
    for (const JsonReader& item : fields.required("plates").items(0, track::max_elements)) {
        JsonFields plate = item.fields();
        const int element = plate.required("element").whole(1, track::max_elements);
        drawing.plates.push_back({element, read_point(plate.required("at"))});
    }
    for (const JsonReader& item : fields.optional("roofs").items(0, 20)) drawing.roofs.push_back(read_roof(item));
    for (const JsonReader& item : fields.required("scenery").items(0, most_scenery))
        drawing.scenery.push_back(read_scenery(item));
    return drawing;
}

bool is_key(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

CircuitFile read_fields(const JsonReader& root) {
    CircuitFile out;
    JsonFields fields = root.fields();
    fields.optional("$schema").text(longest_note);
    fields.required("format").whole(format_version, format_version);
    const JsonReader key = fields.required("key");
    out.source.key = key.text(longest_name);
    if (key.is_text() && !is_key(out.source.key)) key.fail_expected("a key of small letters, digits and hyphens");
    out.source.name = fields.required("name").text(longest_name);
    out.about.place = fields.optional("place").text(longest_name);
    out.about.era = fields.optional("era").text(longest_name);
    if (const JsonReader length = fields.optional("length_km")) out.about.length_km = length.number(0, 1000);
    if (const JsonReader par = fields.optional("par")) {
        JsonFields figures = par.fields();
        out.about.par_turns = figures.required("turns").number(1, 1000);
        out.about.par_tires = figures.required("tires").number(0, 1000);
    }
    for (const JsonReader& note : fields.optional("notes").items(0, 50))
        out.about.notes.push_back(note.text(longest_note));
    read_rules(fields.required("rules"), out.source);
    out.drawing = read_drawing(fields.required("drawing"));
    return out;
}

void add_faults(std::vector<InputError>& errors, const std::string& file, const std::string& half,
                const std::vector<track::Fault>& faults) {
    for (const track::Fault& fault : faults) {
        if (errors.size() < max_input_errors) errors.push_back({file, half + fault.place, 0, 0, fault.meaning});
    }
}

}  // namespace

Result<CircuitFile, std::vector<InputError>> read_circuit_file(const std::string& file, std::string_view text) {
    auto document = JsonDocument::parse(file, text);
    if (!document) return std::vector{document.error()};
    CircuitFile out = read_fields(document->root());
    std::vector<InputError> errors = document->errors();
    if (!errors.empty()) return errors;
    const auto circuit = track::compile(out.source);
    if (circuit) {
        out.circuit = *circuit;
        add_faults(errors, file, "/rules", track::validate(out.source, out.circuit));
    } else {
        add_faults(errors, file, "/rules", circuit.error());
    }
    add_faults(errors, file, "/drawing", draw::check_drawing(out.source, out.drawing));
    if (!errors.empty()) return errors;
    return out;
}

}  // namespace paddock::table
