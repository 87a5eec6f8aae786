#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draw/drawing.hpp"

namespace paddock::draw {

// The drawing half of a course of Schneider Trophy: where its squares lie on the water, and the place around them.
// All lengths are units of the sheet, x to the right, y down; angles in degrees clockwise.

// One stretch of the single file between two lines, or a fork. It begins at its first point.
struct FlightPart {
    Points points;     // of a fork: its long branch
    Points short_way;  // of a fork only
    bool is_fork() const { return !short_way.empty(); }
};

struct Flight {
    double width = 0;
    std::vector<FlightPart> parts;
    Points grid;  // from G4 to G1, moored beside the course
};

// The enamel sign of a line; it lies behind the square of that name. `at` is its middle.
struct LineSign {
    std::string after;
    std::string name;
    Point at;
};

enum class FeatureKind : std::uint8_t {
    plain,  // a kind that circuits have too
    // areas
    land,
    marsh,
    shoal,
    beach,
    fields,
    lawn,
    paving,
    town,
    grove,
    // lines
    canal,
    mole,
    promenade,
    huts,
    street,
    // things in a place
    volcano,
    hill,
    campanile,
    basilica,
    sea_fort,
    star_fort,
    round_castle,
    hangar,
    carousel,
    pile_light,
    warship,
    steamer,
    paddle,
    gondola,
    airship,
    sea_name,
    land_name,
};

struct Feature {
    FeatureKind kind = FeatureKind::plain;
    Scenery scenery;  // its kind matters where `kind` is plain
};

struct CourseDrawing {
    Point size;  // of the sheet
    Flight flight;
    std::vector<LineSign> signs;
    std::optional<Title> title;
    std::optional<Point> compass;
    std::vector<Feature> features;
};

struct FeatureName {
    const char* name;
    FeatureKind kind;
    Shape shape;
    Point size;  // of a spot when the file gives none
};
std::span<const FeatureName> feature_names();
// Kinds of circuits that may stand on a course as well.
std::span<const Kind> plain_features();

inline bool is_plain(const Feature& feature, Kind kind) {
    return feature.kind == FeatureKind::plain && feature.scenery.kind == kind;
}

// All land of a drawing, its coasts smoothed.
std::vector<Points> coasts(const CourseDrawing& drawing);

}  // namespace paddock::draw
