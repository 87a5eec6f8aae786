#include "draw/schneider/drawing.hpp"

namespace paddock::draw {

namespace {

constexpr FeatureName names[] = {
    {"land", FeatureKind::land, Shape::area, {}},
    {"marsh", FeatureKind::marsh, Shape::area, {}},
    {"shoal", FeatureKind::shoal, Shape::area, {}},
    {"beach", FeatureKind::beach, Shape::area, {}},
    {"fields", FeatureKind::fields, Shape::area, {}},
    {"lawn", FeatureKind::lawn, Shape::area, {}},
    {"paving", FeatureKind::paving, Shape::area, {}},
    {"town", FeatureKind::town, Shape::area, {}},
    {"grove", FeatureKind::grove, Shape::area, {}},
    {"canal", FeatureKind::canal, Shape::line, {}},
    {"mole", FeatureKind::mole, Shape::line, {}},
    {"promenade", FeatureKind::promenade, Shape::line, {}},
    {"huts", FeatureKind::huts, Shape::line, {}},
    {"street", FeatureKind::street, Shape::line, {}},
    {"volcano", FeatureKind::volcano, Shape::spot, {220, 220}},
    {"hill", FeatureKind::hill, Shape::spot, {120, 90}},
    {"campanile", FeatureKind::campanile, Shape::spot, {16, 16}},
    {"basilica", FeatureKind::basilica, Shape::spot, {34, 30}},
    {"sea-fort", FeatureKind::sea_fort, Shape::spot, {34, 34}},
    {"star-fort", FeatureKind::star_fort, Shape::spot, {80, 80}},
    {"round-castle", FeatureKind::round_castle, Shape::spot, {26, 26}},
    {"hangar", FeatureKind::hangar, Shape::spot, {30, 22}},
    {"carousel", FeatureKind::carousel, Shape::spot, {22, 22}},
    {"pile-light", FeatureKind::pile_light, Shape::spot, {22, 22}},
    {"warship", FeatureKind::warship, Shape::spot, {180, 30}},
    {"steamer", FeatureKind::steamer, Shape::spot, {70, 16}},
    {"paddle-steamer", FeatureKind::paddle, Shape::spot, {74, 26}},
    {"gondola", FeatureKind::gondola, Shape::spot, {26, 5}},
    {"airship", FeatureKind::airship, Shape::spot, {170, 34}},
    {"sea-name", FeatureKind::sea_name, Shape::spot, {30, 30}},
    {"land-name", FeatureKind::land_name, Shape::spot, {15, 15}},
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
