#pragma once

#include <string>
#include <vector>

#include "cli/console.hpp"
#include "engine/track/circuit.hpp"
#include "engine/track/source.hpp"

// The road around a car in a few lines of text: lanes as lines, driving to the right.
//
//       Sainte-Dévote 0/1  Montée du Beau Rivage
//    L  ·  ·  ·  ·  · | ·  ·  ·  ·
//    C  · [3] ·  ·  · | ·  ·  ·  ·
//    R  ·  · [1] ·  · | ·  7  ·  ·
namespace paddock::cli {

// Something that lies on a space. Three columns, and a fourth where there is room for it; of several on a space the
// last is seen.
struct StripMark {
    track::SpaceId space = track::SpaceId::none;
    std::string text;
    Paint paint = Paint::strong;
};

struct StripPlan {
    track::SpaceId around = track::SpaceId::none;  // the car in the middle of attention
    int ahead = 20;                                // spaces ahead of it that should be seen
    std::vector<StripMark> marks = {};
    int corner = -1;                            // the corner in which stops have been made …
    int stops_made = 0;                         // … and how many
    track::SpaceId box = track::SpaceId::none;  // the pit-lane space beside the own box
    bool pits = true;                           // whether the pit lane is shown at all
};

// The lap unrolled: where every space lies from left to right.
class Road {
  public:
    Road(const track::Circuit& circuit, const track::Source& source);

    static constexpr int cell = 3;  // columns of a space

    int length() const { return length_; }  // columns of a lap
    int column(track::SpaceId space) const { return columns_[static_cast<std::size_t>(track::number(space))]; }
    int begin(std::size_t element) const { return begins_[element]; }  // the column of the line before it
    int width(std::size_t element) const { return widths_[element]; }  // that line included
    // Spaces from one to the other along the road, forwards; about right in corners, where lanes differ.
    int distance(track::SpaceId from, track::SpaceId to) const;

  private:
    void place_track(const track::Circuit& circuit, const track::Source& source);
    void place_pit_lane(const track::Circuit& circuit, const track::Source& source);

    std::vector<int> begins_;
    std::vector<int> widths_;
    std::vector<int> columns_;
    int length_ = 0;
};

std::vector<std::string> draw_strip(const track::Circuit& circuit, const track::Source& source, const StripPlan& plan,
                                    const Console& console);

}  // namespace paddock::cli
