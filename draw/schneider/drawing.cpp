#include "draw/schneider/drawing.hpp"

namespace paddock::draw {

namespace {

using enum Shape;

constexpr FeatureName names[] = {
    {"land", FeatureKind::land, area, {}},
    {"marsh", FeatureKind::marsh, area, {}},
    {"shoal", FeatureKind::shoal, area, {}},
    {"beach", FeatureKind::beach, area, {}},
    {"fields", FeatureKind::fields, area, {}},
    {"lawn", FeatureKind::lawn, area, {}},
    {"paving", FeatureKind::paving, area, {}},
    {"town", FeatureKind::town, area, {}},
    {"grove", FeatureKind::grove, area, {}},
    {"canal", FeatureKind::canal, line, {}},
    {"mole", FeatureKind::mole, line, {}},
    {"promenade", FeatureKind::promenade, line, {}},
    {"huts", FeatureKind::huts, line, {}},
    {"street", FeatureKind::street, line, {}},
    {"volcano", FeatureKind::volcano, spot, {220, 220}},
    {"hill", FeatureKind::hill, spot, {120, 90}},
    {"campanile", FeatureKind::campanile, spot, {16, 16}},
    {"basilica", FeatureKind::basilica, spot, {34, 30}},
    {"sea-fort", FeatureKind::sea_fort, spot, {34, 34}},
    {"star-fort", FeatureKind::star_fort, spot, {80, 80}},
    {"round-castle", FeatureKind::round_castle, spot, {26, 26}},
    {"hangar", FeatureKind::hangar, spot, {30, 22}},
    {"carousel", FeatureKind::carousel, spot, {22, 22}},
    {"pile-light", FeatureKind::pile_light, spot, {22, 22}},
    {"warship", FeatureKind::warship, spot, {180, 30}},
    {"steamer", FeatureKind::steamer, spot, {70, 16}},
    {"paddle-steamer", FeatureKind::paddle, spot, {74, 26}},
    {"gondola", FeatureKind::gondola, spot, {26, 5}},
    {"airship", FeatureKind::airship, spot, {170, 34}},
    {"sea-name", FeatureKind::sea_name, spot, {30, 30}},
    {"land-name", FeatureKind::land_name, spot, {15, 15}},
};

constexpr Kind plain[] = {Kind::building, Kind::hotel,      Kind::hall,  Kind::casino,     Kind::warehouse,
                          Kind::church,   Kind::castle,     Kind::tent,  Kind::grandstand, Kind::gasometer,
                          Kind::crane,    Kind::lighthouse, Kind::tower, Kind::fountain,   Kind::statue,
                          Kind::yacht,    Kind::sail,       Kind::liner, Kind::palm,       Kind::station};

}  // namespace

std::span<const FeatureName> feature_names() { return names; }
std::span<const Kind> plain_features() { return plain; }

std::vector<Points> coasts(const CourseDrawing& drawing) {
    constexpr double step = 9;
    std::vector<Points> out;
    for (const Feature& feature : drawing.features) {
        if (feature.kind == FeatureKind::land) out.push_back(smoothed(feature.scenery.points, true, step));
    }
    return out;
}

}  // namespace paddock::draw
