#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paddock::draw {

// The colours a board is drawn with, named as the design tokens are.
enum class Colour : std::uint8_t {
    paper,
    ink,
    ink_2,
    brass,
    brass_hi,
    brass_lo,
    steel,
    steel_hi,
    steel_lo,
    dial,
    land,
    land_2,
    land_3,
    garden,
    garden_2,
    tree,
    tree_hi,
    tree_lo,
    sea,
    sea_deep,
    sea_line,
    foam,
    quay,
    quay_edge,
    roof_1,
    roof_2,
    roof_3,
    roof_4,
    roof_5,
    copper,
    wall,
    window,
    shade,
    road,
    road_2,
    road_edge,
    space_line,
    kerb_a,
    kerb_b,
    limit,
    stop_box,
    plate,
    plate_ink,
    plate_edge,
    lamp,
    beam,
    wood,
    it,
    it_hi,
    it_lo,
    fr,
    fr_hi,
    fr_lo,
    gb,
    gb_hi,
    gb_lo,
    de,
    de_hi,
    de_lo,
    be,
    be_hi,
    be_lo,
    us,
    us_hi,
    us_lo,
    nl,
    nl_hi,
    nl_lo,
    turf,
    snow,
    snow_2,
    snow_3,
    ice,
    ice_2,
    ice_road,
    ice_road_2,
};
inline constexpr std::size_t colour_count = static_cast<std::size_t>(Colour::ice_road_2) + 1;

struct Palette {
    std::array<std::string, colour_count> values;
    bool lamps = false;  // whether lamps and lit windows can be seen at all

    const std::string& operator[](Colour colour) const { return values[static_cast<std::size_t>(colour)]; }
};

// `var(--land)` and so on: the page's theme decides, by day or by night.
Palette css_palette();
// Plain colours, for mail, print and pictures.
Palette paper_palette();
Palette night_palette();
// The same where the land is grass or snow, and where the road is ice: other colours in the same places.
Palette on_grass(Palette palette);
Palette in_snow(Palette palette);
Palette on_ice(Palette palette);

}  // namespace paddock::draw
