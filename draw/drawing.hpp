#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draw/point.hpp"

namespace paddock::draw {

// The drawing half of a circuit file, as written: metres, x to the east, y to the north, angles in
// degrees counter-clockwise from east.

enum class Side : std::uint8_t { left, right };

// The control points of one element; it begins at the first of them.
struct ElementLine {
    Points points;
    // A stretch under a roof that holds no spaces, as shares of the element.
    std::optional<std::array<double, 2>> gap;
};

struct Road {
    double width = 0;
    std::vector<ElementLine> elements;
};

struct PitStrip {
    Side side = Side::right;
    double offset = 0;  // from the middle of the road to the middle of the pit lane
    double width = 0;
};

// The enamel sign of a corner; `at` is its middle.
struct Plate {
    int element = 0;  // from 1
    Point at;
};

// A roof over the road, drawn translucent: a tunnel, a railway bridge.
struct Roof {
    int element = 0;  // from 1
    double from = 0;  // shares of the element
    double to = 1;
    std::string label;
};

struct Title {
    std::string text;
    std::string under;
    Point at;
    double size = 0;
};

enum class Kind : std::uint8_t {
    // areas
    sea,
    harbour,
    lake,
    beach,
    park,
    wood,
    field,
    square,
    rock,
    quay,
    ice,
    meadow,
    vineyard,
    fort,
    // areas that are filled with things
    town,
    grove,
    // lines
    street,
    railway,
    pier,
    moorings,
    contours,
    avenue,
    surf,
    bales,
    bunting,
    cable,
    // things in a place
    building,
    hotel,
    hall,
    casino,
    warehouse,
    church,
    castle,
    station,
    police,
    tent,
    grandstand,
    gasometer,
    crane,
    tower,
    lighthouse,
    pool,
    fountain,
    statue,
    yacht,
    sail,
    liner,
    seaplane,
    tree,
    pine,
    palm,
    footbridge,
    gantry,
    stone_bridge,
    hill,
    arena,
    theatre,
    oval,
    greenhouse,
    marabout,
    goats,
    carpark,
    cottage,
    palace,
    cathedral,
    train,
    cabins,
    parasols,
    stairs,
    biplane,
    airship,
    arch,
    mast,
    campanile,
    beacon,
    ski_jump,
    sign,
};

enum class Shape : std::uint8_t { area, line, spot };

enum class Style : std::uint8_t { houses, villas, works };
enum class RoofMix : std::uint8_t { mixed, tile, slate, white, timber };
enum class Trees : std::uint8_t { mixed, broadleaf, pine, palm, cypress };
// What the land is where nothing else is drawn.
enum class Soil : std::uint8_t { earth, grass, snow };

struct Scenery {
    Kind kind = Kind::sign;
    Points points;           // area: its corners; line: its points; spot: one point
    Point size;              // spots: along and across; upright ones: width and height
    double angle = 0;        // spots; vineyards: which way the rows run
    double width = 0;        // streets, railways, piers
    bool over = false;       // railways: on a bridge above the road
    int count = 0;           // contours, surf: how many
    double step = 0;         // contours, moorings, avenues, surf: how far apart
    std::uint32_t seed = 1;  // what is scattered
    double density = 1;      // towns, groves: 0 to 1
    Style style = Style::houses;
    RoofMix roofs = RoofMix::mixed;  // towns
    Trees trees = Trees::mixed;
    std::string label;
    std::optional<Point> label_at;
};

struct View {
    double west = 0;
    double south = 0;
    double east = 0;
    double north = 0;
};

struct Drawing {
    View view;
    Road road;
    std::optional<PitStrip> pit_strip;
    std::optional<Title> title;
    std::optional<Point> cartouche;  // compass and scale
    Soil soil = Soil::earth;
    double north = 0;  // where north lies, counter-clockwise from the sheet's upper edge
    double scale = 1;  // metres of the place to a metre of the drawing
    std::vector<Plate> plates;
    std::vector<Roof> roofs;
    std::vector<Scenery> scenery;  // areas and lines in drawing order
};

// What a kind is called in a file, and how its place is given.
struct KindName {
    const char* name;
    Kind kind;
    Shape shape;
    Point size;  // of a spot when the file gives none, metres
};
std::span<const KindName> kind_names();
const KindName& kind_name(Kind kind);
// The edge of an area as it is drawn: coasts, parks and woods are round, quays and squares are not.
Points outline(const Scenery& area);
// Things that are drawn upright, as if seen from the south: `at` is the middle of the foot.
constexpr bool is_upright(Kind kind) { return kind >= Kind::arch && kind <= Kind::ski_jump; }
// The ground a spot covers on the page.
Points footprint(const Scenery& spot);
constexpr bool is_water(Kind kind) { return kind == Kind::sea || kind == Kind::harbour || kind == Kind::lake; }

}  // namespace paddock::draw
