#include "table/circuit_file.hpp"

#include <fstream>
#include <random>
#include <sstream>

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace paddock::table {
namespace {

using nlohmann::json;
using track::Lane;

std::string content(const std::string& path) {
    std::ifstream in(std::string(PADDOCK_SOURCE_DIR) + "/content/" + path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::string faults(const std::string& text) {
    const auto file = read_circuit_file("c.json", text);
    std::string out;
    if (!file) {
        for (const InputError& error : file.error()) out += error.pointer + ": " + error.meaning + "\n";
    }
    return out;
}

// The faults of Monaco with one value replaced, added, or (null) taken away.
std::string with(const std::string& pointer, const json& value) {
    json file = json::parse(content("circuits/monaco.json"));
    const json::json_pointer at(pointer);
    if (value.is_null())
        file[at.parent_pointer()].erase(at.back());
    else
        file[at] = value;
    return faults(file.dump());
}

TEST(CircuitFile, ReadsMonacoAsTheRuleReferenceHasIt) {
    const auto file = read_circuit_file("monaco.json", content("circuits/monaco.json"));
    ASSERT_TRUE(file) << faults(content("circuits/monaco.json"));
    EXPECT_EQ(file->source.key, "monaco");
    EXPECT_EQ(file->source.name, "Circuit de Monaco");
    EXPECT_EQ(file->about.length_km, 3.337);
    EXPECT_EQ(file->circuit.track_spaces, 533);
    EXPECT_EQ(file->circuit.links, 1010);
    EXPECT_EQ(file->circuit.pit_spaces, 18);
    EXPECT_EQ(file->circuit.pit_links, 19);
    EXPECT_EQ(file->circuit.corners.size(), 11U);
    EXPECT_EQ(file->circuit.grid.size(), 10U);
    EXPECT_EQ(file->circuit.boxes.size(), 5U);
    EXPECT_EQ(file->circuit.weather.low, 7);
    EXPECT_EQ(file->circuit.weather.changeable, 12);
    EXPECT_EQ(track::space_name(file->circuit, file->circuit.grid[0]), "L.23.14");
    EXPECT_EQ(track::space_name(file->circuit, file->circuit.grid[9]), "R.23.5");
}

TEST(CircuitFile, ReadsRaceCityAsTheRuleReferenceHasIt) {
    const auto file = read_circuit_file("race-city.json", content("circuits/race-city.json"));
    ASSERT_TRUE(file) << faults(content("circuits/race-city.json"));
    EXPECT_EQ(file->circuit.track_spaces, 552);
    EXPECT_EQ(file->circuit.links, 1087);
    EXPECT_EQ(file->circuit.pit_spaces, 18);
    EXPECT_EQ(file->circuit.pit_links, 19);
    EXPECT_EQ(file->circuit.corners.size(), 9U);
    EXPECT_EQ(file->source.danger.size(), 10U);
    EXPECT_EQ(file->source.snipers.size(), 9U);
    EXPECT_TRUE(file->circuit.has_police_line);
    EXPECT_EQ(*file->source.tunnel, (std::array{9, 6}));
    EXPECT_EQ(file->circuit.weather.low, 8);
}

TEST(CircuitFile, TurnsInsideAndOutsideIntoLeftAndRight) {
    const auto file = read_circuit_file("monaco.json", content("circuits/monaco.json"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->source.elements[1].lengths, (std::array{7, 6, 5})) << "Sainte-Dévote, a right-hander";
    EXPECT_EQ(file->source.elements[9].lengths, (std::array{8, 11, 14})) << "the hairpin, a left-hander";
    EXPECT_EQ(file->source.elements[13].lengths, (std::array{8, 8, 9})) << "the chicane, left first";
}

TEST(CircuitFile, HasASchemaThatKnowsEveryKindOfScenery) {
    const std::string schema = content("schemas/circuit.schema.json");
    for (const draw::KindName& kind : draw::kind_names())
        EXPECT_NE(schema.find("\"" + std::string(kind.name) + "\""), std::string::npos) << kind.name;
}

// The courses of 1934, as the rule reference sums them up.
struct Course {
    const char* key;
    int laps, shortest, centre, longest, corners, stops;
};
constexpr Course courses[] = {
    {"algiers", 1, 286, 293, 305, 6, 9},      {"genoa", 2, 101, 109, 119, 6, 8},
    {"donington", 2, 104, 111, 121, 5, 7},    {"flaten", 2, 117, 124, 134, 4, 4},
    {"bogstad", 2, 96, 102, 111, 3, 4},       {"elaintarha", 3, 77, 82, 90, 4, 5},
    {"nice", 2, 111, 117, 126, 5, 7},         {"firenze", 2, 132, 141, 151, 8, 10},
    {"monaco-1934", 2, 143, 154, 169, 9, 11}, {"sempione", 3, 84, 90, 99, 4, 6},
    {"montjuic", 2, 137, 147, 161, 8, 10},    {"montreux", 2, 110, 116, 126, 6, 8},
    {"bucharest", 2, 102, 106, 113, 3, 5},    {"anfa", 1, 172, 178, 188, 5, 7},
    {"avus", 1, 260, 264, 270, 2, 4},
};

TEST(CircuitFile, CoursesOf1934HaveTheLengthsOfTheRuleReference) {
    for (const Course& course : courses) {
        const std::string path = "circuits/" + std::string(course.key) + ".json";
        const auto file = read_circuit_file(path, content(path));
        ASSERT_TRUE(file) << course.key << "\n" << faults(content(path));
        int shortest = 0;
        int centre = 0;
        int longest = 0;
        int stops = 0;
        for (const track::Element& element : file->source.elements) {
            shortest += *std::min_element(element.lengths.begin(), element.lengths.end());
            centre += element.lengths[1];
            longest += *std::max_element(element.lengths.begin(), element.lengths.end());
            stops += element.stops;
        }
        EXPECT_EQ(file->circuit.laps, course.laps) << course.key;
        EXPECT_EQ(shortest, course.shortest) << course.key;
        EXPECT_EQ(centre, course.centre) << course.key;
        EXPECT_EQ(longest, course.longest) << course.key;
        EXPECT_EQ(static_cast<int>(file->circuit.corners.size()), course.corners) << course.key;
        EXPECT_EQ(stops, course.stops) << course.key;
        EXPECT_GE(file->circuit.grid.size(), 13U) << course.key;
        EXPECT_TRUE(file->circuit.weather.is_there()) << course.key;
        // A garage for each of fourteen nations.
        const int garages = file->circuit.track_spaces + file->circuit.pit_spaces - number(file->circuit.garages_from);
        EXPECT_GE(garages, 14) << course.key;
    }
}

TEST(CircuitFile, PointsAtFaultsOfTheHeader) {
    EXPECT_EQ(with("/format", 2), "/format: expected the number 1, found 2\n");
    EXPECT_EQ(with("/key", "Monaco!"),
              "/key: expected a key of small letters, digits and hyphens, found \"Monaco!\"\n");
    EXPECT_EQ(with("/name", nullptr), ": the key \"name\" is missing\n");
    EXPECT_EQ(with("/colour", "red"),
              "/colour: unknown key; known here: $schema, format, key, name, place, era, length_km, par, notes, rules, "
              "drawing\n");
    EXPECT_EQ(with("/length_km", "long"), "/length_km: expected a number from 0 to 1000, found \"long\"\n");
}

TEST(CircuitFile, PointsAtFaultsOfElements) {
    EXPECT_EQ(with("/rules/elements/1/stops", 4),
              "/rules/elements/1/stops: expected a whole number from 1 to 3, found 4\n");
    EXPECT_EQ(with("/rules/elements/1/corner", "X"),
              "/rules/elements/1/corner: expected the letters L and R, in the order of the bends, found \"X\"\n");
    EXPECT_EQ(with("/rules/elements/1/inside", 0),
              "/rules/elements/1/inside: expected a whole number from 1 to 200, found 0\n");
    EXPECT_EQ(with("/rules/elements/0/rows", 201),
              "/rules/elements/0/rows: expected a whole number from 1 to 200, found 201\n");
    EXPECT_EQ(with("/rules/elements/0/stops", 1), "/rules/elements/0/stops: unknown key; known here: name, rows\n");
    EXPECT_EQ(with("/rules/elements", json::array()),
              "/rules/elements: expected an array of 1 to 64 entries, found an array of 0 entries\n");
    EXPECT_EQ(with("/rules/elements/1/outside", 5).substr(0, 17), "/rules/elements/1")
        << "the compiler finds the outside too short";
}

TEST(CircuitFile, PointsAtFaultsOfPlaces) {
    const std::string expected = "/rules/grid/2: expected a space such as \"L.23.5\": lane, element, number, found ";
    for (const char* const place :
         {"X.1.1", "L1.1", "L.0.1", "L.1", "L.1.x", "L.1.1.1", "", "L..1", "L.99999999999.1", "l.1.1", "L.1.-1"})
        EXPECT_EQ(with("/rules/grid/2", place), expected + "\"" + place + "\"\n");
    EXPECT_EQ(with("/rules/grid/2", "L.23.99"), "/rules/grid/2: there is no such space\n");
    EXPECT_EQ(with("/rules/grid/2", 5), "/rules/grid/2: expected text, found 5\n" + expected + "5\n");
}

TEST(CircuitFile, PointsAtFaultsOfPitLaneAndFeatures) {
    EXPECT_NE(
        with("/rules/pit_lane/boxes/1", 5).find("/rules/pit_lane/boxes/1: two boxes lie beside the same P space\n"),
        std::string::npos);
    EXPECT_EQ(with("/rules/pit_lane/exit", nullptr), "/rules/pit_lane: the key \"exit\" is missing\n");
    EXPECT_EQ(with("/rules/weather/rain", 21), "/rules/weather/rain: expected a whole number from 0 to 20, found 21\n");
    EXPECT_EQ(with("/rules/police_line", 5), "/rules/police_line: expected an object, found 5\n");
    EXPECT_EQ(with("/rules/hand_links", json::array({json{{"from", "L.1.1"}, {"towards", "up"}}})),
              "/rules/hand_links/0/towards: expected one of left, right, found \"up\"\n");
}

TEST(CircuitFile, PointsAtFaultsOfTheDrawing) {
    EXPECT_EQ(with("/drawing/view/west", 2e6),
              "/drawing/view/west: expected a number from -1000000 to 1000000, found 2000000\n");
    EXPECT_EQ(with("/drawing/road/elements/3/points/0", json::array({1})),
              "/drawing/road/elements/3/points/0: expected an array of 2 entries, found an array of 1 entry\n");
    EXPECT_EQ(with("/drawing/road/elements/3/element", 9),
              "/drawing/road/elements/3/element: expected the elements in order, here 4, found 9\n");
    EXPECT_EQ(with("/drawing/scenery/0/type", "volcano").substr(0, 43), "/drawing/scenery/0/type: expected one of se");
    EXPECT_EQ(with("/drawing/scenery/0/density", 1),
              "/drawing/scenery/0/density: unknown key; known here: type, label, label_at, line, count, step\n");
    EXPECT_EQ(with("/drawing/plates/0/at", json::array({0, 0})), "/drawing/plates/0/at: the plate covers the road\n");
    EXPECT_EQ(with("/drawing/pit_strip", nullptr),
              "/drawing/pit_strip: the rules have a pit lane, the drawing has none\n");
}

TEST(CircuitFile, ReportsEveryFaultAtOnce) {
    json file = json::parse(content("circuits/monaco.json"));
    file["key"] = "";
    file["rules"]["elements"][1]["stops"] = 0;
    file["drawing"]["road"]["width"] = -3;
    file["drawing"]["scenery"][1]["label"] = 7;
    EXPECT_EQ(faults(file.dump()),
              "/key: expected a key of small letters, digits and hyphens, found \"\"\n"
              "/rules/elements/1/stops: expected a whole number from 1 to 3, found 0\n"
              "/drawing/road/width: expected a number from 1 to 500, found -3\n"
              "/drawing/scenery/1/label: expected text, found 7\n");
    file = json::parse(content("circuits/monaco.json"));
    file["rules"]["grid"][1] = "L.23.99";
    file["drawing"]["plates"][0]["at"] = {0, 0};
    EXPECT_EQ(faults(file.dump()),
              "/rules/grid/1: there is no such space\n/drawing/plates/0/at: the plate covers the road\n")
        << "both halves are checked even when one is wrong";
}

TEST(CircuitFile, RefusesWhatIsNoCircuit) {
    EXPECT_EQ(faults(""), ": this is not JSON: the text ends too soon\n");
    EXPECT_EQ(faults("[]"), ": expected an object, found an array of 0 entries\n");
    EXPECT_EQ(faults("{}").substr(0, 30), ": the key \"format\" is missing\n");
    EXPECT_EQ(faults(std::string(5 << 20, ' ')), ": longer than 4194304 bytes: 5242880\n");
}

// Broken files must be refused, not crashed upon, and what is accepted must be drawable.
TEST(CircuitFile, SurvivesDamagedText) {
    const std::string whole = content("circuits/race-city.json");
    std::mt19937 random(7);
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        std::string text = whole;
        for (int k = 0; k < 3; ++k) text[random() % text.size()] = "0123456789\"{}[],.-eLx"[random() % 21];
        if (!read_circuit_file("c.json", text)) ++refused;
    }
    EXPECT_GT(refused, 150);
    for (std::size_t size = 0; size < whole.size(); size += 501)
        EXPECT_FALSE(read_circuit_file("c.json", whole.substr(0, size)));
}

}  // namespace
}  // namespace paddock::table
