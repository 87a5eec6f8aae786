#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "engine/core/small_vector.hpp"

namespace paddock::track {

// A space of a circuit: first all track spaces, element by element and lane by lane, then the pit lane.
enum class SpaceId : std::uint16_t { none = 0xffff };
constexpr int number(SpaceId space) { return static_cast<int>(space); }
constexpr SpaceId space_id(int number) { return static_cast<SpaceId>(number); }

enum class Lane : std::uint8_t { left, centre, right };
constexpr int number(Lane lane) { return static_cast<int>(lane); }
inline constexpr int lane_count = 3;

inline constexpr int max_spaces = 1024;
inline constexpr int max_elements = 64;
inline constexpr int max_grid = 16;
inline constexpr int max_boxes = 8;
inline constexpr std::uint8_t no_corner = 0xff;
inline constexpr std::uint8_t no_straight = 0xff;
inline constexpr std::uint8_t no_element = 0xff;

using SpaceSet = std::bitset<max_spaces>;

// A whole fraction, compared by cross-multiplication.
struct Fraction {
    std::int32_t over = 0;
    std::int32_t under = 1;
    constexpr bool operator==(const Fraction& b) const {
        return std::int64_t{over} * b.under == std::int64_t{b.over} * under;
    }
    constexpr bool operator<(const Fraction& b) const {
        return std::int64_t{over} * b.under < std::int64_t{b.over} * under;
    }
};

enum class Feature : std::uint8_t {
    danger = 1,        // a red space of the danger zone
    sniper = 2,        // under a sniper's window
    tunnel_mouth = 4,  // the last space before a roof: only straight ahead, to the space of the same number (FD-RUL-72)
    before_finish = 8,   // every link out of it crosses the finish line
    before_police = 16,  // every link out of it crosses the police line
    pit_lane = 32,
    uphill = 64,
    downhill = 128,
};

// What a step along a link does, known beforehand because the search for ways asks it at every step.
namespace link {
inline constexpr std::uint8_t along = 1;          // stays on one straight
inline constexpr std::uint8_t leaves_corner = 2;  // passes the end line of a corner
inline constexpr std::uint8_t in_corner = 4;      // ends in a corner
}  // namespace link

struct Space {
    SpaceId ahead = SpaceId::none;  // straight on; no link leads back (FD-MOVE-03)
    SpaceId left = SpaceId::none;   // diagonally ahead, one lane to the left
    SpaceId right = SpaceId::none;
    SpaceId pit = SpaceId::none;     // into the pit lane
    SpaceId behind = SpaceId::none;  // the space whose straight successor this one is
    std::array<SpaceId, 4> beside{SpaceId::none, SpaceId::none, SpaceId::none, SpaceId::none};
    std::array<SpaceId, lane_count> abreast{SpaceId::none, SpaceId::none, SpaceId::none};
    // straights: the foremost space of each lane that is not ahead of this one
    std::uint16_t order = 0;  // place of its rank among all ranks of the lap; equal = level
    std::uint16_t index = 0;  // 0-based within its lane of its element; pit lane: 0 is P1
    std::uint8_t element = 0;
    std::uint8_t corner = no_corner;
    std::uint8_t straight =
        no_straight;  // which straight (elements that join without a corner share one); corners: none
    Lane lane = Lane::centre;
    Lane inside = Lane::right;  // the inside of the corner it lies in, else of the next one: left or right
    std::uint8_t features = 0;
    std::uint8_t to_corner = 0;  // on the straight: steps until the first space of the next corner; in corners 0
    std::array<std::uint8_t, 4> links{};  // of the links ahead, left, right and pit, as in namespace link

    constexpr bool has(Feature feature) const { return (features & static_cast<std::uint8_t>(feature)) != 0; }
    constexpr bool in_corner() const { return corner != no_corner; }
    constexpr bool in_pit_lane() const { return has(Feature::pit_lane); }
};

struct Corner {
    std::uint8_t element = 0;
    std::uint8_t stops = 0;  // FD-CORN-01
    Lane inside = Lane::right;
};

// d20: up to `low` rain, up to `changeable` changeable, above good; where good weather has the low numbers, the other
// way round. A circuit without a chart has zeros.
struct WeatherChart {
    std::uint8_t low = 0;
    std::uint8_t changeable = 0;
    bool low_is_good = false;

    constexpr bool is_there() const { return low != 0; }
};

// A track as the rules see it: spaces and links, no pixels, no names. Flat and trivially copyable.
struct Circuit {
    std::array<Space, max_spaces> spaces{};
    std::array<Fraction, max_spaces> ranks{};
    SmallVector<Corner, max_elements> corners;
    SmallVector<SpaceId, max_grid> grid;    // slot 1 first
    SmallVector<SpaceId, max_boxes> boxes;  // the pit-lane space beside each colour's box
    SpaceSet danger;                        // red spaces of a danger zone
    SpaceId pit_branch = SpaceId::none;     // the track space the pit lane leaves from
    SpaceId qualifying_start = SpaceId::none;
    SpaceId le_mans = SpaceId::none;  // the rearmost car of a Le Mans start; the others stand ahead of it in its lane
    SpaceId garages_from = SpaceId::none;  // the pit-lane space beside the first of the nations' garages
    WeatherChart weather;
    std::uint8_t laps = 0;              // the race is usually so long; 0: nothing is said
    std::uint8_t pasture = no_element;  // the element that goats may stray onto
    bool ice = false;                   // all of the road
    std::uint16_t track_spaces = 0;
    std::uint16_t pit_spaces = 0;
    std::uint16_t orders = 0;     // number of distinct ranks
    std::uint16_t links = 0;      // track links
    std::uint16_t pit_links = 0;  // branch and exit included
    bool even_straights = true;   // every way between two spaces of a straight is equally long
    bool has_police_line = false;
    bool has_danger_zone = false;

    constexpr const Space& at(SpaceId space) const { return spaces[static_cast<std::size_t>(number(space))]; }
    constexpr int size() const { return track_spaces + pit_spaces; }
};

}  // namespace paddock::track
