#include "draw/palette.hpp"

#include <initializer_list>
#include <utility>

namespace paddock::draw {

namespace {

struct Token {
    const char* name;
    const char* day;
    const char* night;
};

// In the order of Colour; the values are those of the design tokens.
constexpr Token tokens[] = {
    {"paper", "#f3e9d2", "#12161d"},      {"ink", "#1a1814", "#f2e6cb"},        {"ink-2", "#4b4438", "#c9bc9f"},
    {"brass", "#b08a3e", "#9a7a3a"},      {"brass-hi", "#e6cd8a", "#d9be7c"},   {"brass-lo", "#6d5220", "#3f3015"},
    {"steel", "#c9c6bd", "#4a4f57"},      {"steel-hi", "#f2f0e9", "#767d87"},   {"steel-lo", "#86837a", "#24282e"},
    {"dial", "#16150f", "#0b0c0e"},       {"land", "#ead9b3", "#232a2f"},       {"land-2", "#dfc998", "#2b3338"},
    {"land-3", "#cdb27c", "#3a4347"},     {"garden", "#a9b27a", "#233329"},     {"garden-2", "#8d9a5f", "#2b3f30"},
    {"tree", "#5f7a45", "#2b4434"},       {"tree-hi", "#86a05c", "#3c5c44"},    {"tree-lo", "#3d5433", "#14231b"},
    {"sea", "#2a7f93", "#0f2c3f"},        {"sea-deep", "#17607a", "#0a2031"},   {"sea-line", "#8cc7c8", "#2f6780"},
    {"foam", "#eef3e4", "#b9d0d2"},       {"quay", "#d9cdb2", "#3a3f42"},       {"quay-edge", "#8f8468", "#14181b"},
    {"roof-1", "#c9684a", "#4a3436"},     {"roof-2", "#d98a5c", "#54403b"},     {"roof-3", "#e2b27a", "#5a4c41"},
    {"roof-4", "#c58f86", "#463a44"},     {"roof-5", "#b9b09a", "#3b4047"},     {"copper", "#6fa592", "#34564f"},
    {"wall", "#f6ead0", "#454a4e"},       {"window", "none", "#ffce6b"},        {"shade", "#2a1d0c", "#000000"},
    {"road", "#5b564e", "#3a3d42"},       {"road-2", "#645f56", "#404349"},     {"road-edge", "#f6eeda", "#b9b09c"},
    {"space-line", "#f3e9d2", "#e8dcc0"}, {"kerb-a", "#c22a22", "#a8281f"},     {"kerb-b", "#f8f1e0", "#d9d0bb"},
    {"limit", "#d8241f", "#ff4a3d"},      {"stop-box", "#f5c518", "#f5c518"},   {"plate", "#173f7a", "#14356a"},
    {"plate-ink", "#fdf8ea", "#fdf8ea"},  {"plate-edge", "#2f6b4c", "#2b5b44"}, {"lamp", "none", "#ffcf73"},
    {"beam", "none", "#ffe9b0"},          {"wood", "#5a2f1a", "#2f1a10"},       {"it", "#b3161b", "#c4242a"},
    {"it-hi", "#de4436", "#de4436"},      {"it-lo", "#6e0b11", "#6e0b11"},      {"fr", "#1f5fae", "#2f74c9"},
    {"fr-hi", "#5a97dc", "#5a97dc"},      {"fr-lo", "#113a72", "#113a72"},      {"gb", "#14533a", "#1f6b4c"},
    {"gb-hi", "#3f8a63", "#55a67b"},      {"gb-lo", "#0a2e20", "#0a2e20"},      {"de", "#c8c9c6", "#c8c9c6"},
    {"de-hi", "#f5f5f1", "#f5f5f1"},      {"de-lo", "#7d807e", "#7d807e"},      {"be", "#f2b90f", "#f2b90f"},
    {"be-hi", "#ffdf6b", "#ffdf6b"},      {"be-lo", "#a87800", "#a87800"},      {"us", "#f4efe3", "#f4efe3"},
    {"us-hi", "#ffffff", "#ffffff"},      {"us-lo", "#24437f", "#24437f"},      {"nl", "#e8772e", "#e8772e"},
    {"nl-hi", "#f7a766", "#f7a766"},      {"nl-lo", "#9a4312", "#9a4312"},      {"turf", "#bcc08a", "#27352c"},
    {"snow", "#f5f2e8", "#3d4853"},       {"snow-2", "#e2e5e0", "#343f4a"},     {"snow-3", "#bccacd", "#4f5e69"},
    {"ice", "#c3d7dc", "#27404e"},        {"ice-2", "#93b3be", "#365563"},      {"ice-road", "#6d909e", "#2f4855"},
    {"ice-road-2", "#789aa7", "#355060"},
};
static_assert(sizeof tokens / sizeof tokens[0] == colour_count);

}  // namespace

Palette css_palette() {
    Palette palette{{}, true};
    for (std::size_t i = 0; i < colour_count; ++i) palette.values[i] = "var(--" + std::string(tokens[i].name) + ")";
    return palette;
}

Palette paper_palette() {
    Palette palette{{}, false};
    for (std::size_t i = 0; i < colour_count; ++i) palette.values[i] = tokens[i].day;
    return palette;
}

namespace {

struct Swap {
    Colour place, colour;
};

Palette swapped(Palette palette, std::initializer_list<Swap> swaps) {
    const Palette plain = palette;
    for (const Swap swap : swaps) palette.values[static_cast<std::size_t>(swap.place)] = plain[swap.colour];
    return palette;
}

}  // namespace

Palette on_grass(Palette palette) {
    using enum Colour;
    return swapped(std::move(palette), {{land, turf}, {land_2, garden}, {land_3, garden_2}});
}

Palette in_snow(Palette palette) {
    using enum Colour;
    return swapped(std::move(palette), {{land, snow},
                                        {land_2, snow_2},
                                        {land_3, snow_3},
                                        {garden, snow_2},
                                        {garden_2, snow_3},
                                        {paper, snow_2},
                                        {quay, snow},
                                        {quay_edge, snow_3},
                                        {tree_hi, snow},
                                        {roof_2, snow},
                                        {roof_3, snow},
                                        {roof_5, snow_2}});
}

// Banks of snow on both sides, and fir twigs for kerbs.
Palette on_ice(Palette palette) {
    using enum Colour;
    return swapped(std::move(palette),
                   {{road, ice_road}, {road_2, ice_road_2}, {road_edge, snow}, {kerb_a, tree_lo}, {kerb_b, snow}});
}

Palette night_palette() {
    Palette palette{{}, true};
    for (std::size_t i = 0; i < colour_count; ++i) palette.values[i] = tokens[i].night;
    return palette;
}

}  // namespace paddock::draw
