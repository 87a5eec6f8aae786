#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/formula_d/game.hpp"

// A circuit as the bots look at it: packed for their inner loops, computed once.
namespace paddock::bots::formula_d {

using namespace paddock::formula_d;

// A place where a move can end: a space together with the stops made in its corner, as far as they
// count. The pit lane has nodes before and after the box, and one for standing in it.
using Node = std::uint16_t;
inline constexpr std::uint16_t nowhere = 0xffff;

constexpr std::uint16_t packed(SpaceId space) { return static_cast<std::uint16_t>(track::number(space)); }

// What a step needs to know of a space.
struct Square {
    std::array<std::uint16_t, 3> to{nowhere, nowhere, nowhere};  // ahead, left, right
    std::uint16_t pit = nowhere;
    Node node = 0;  // of this space without stops; pit lane: after the box
    std::uint16_t order = 0;
    std::uint8_t corner = track::no_corner;
    std::uint8_t stops = 0;  // the corner demands
    std::uint8_t lane = 0;
    std::uint8_t to_red = 0xff;  // spaces to the next one of the danger zone
    bool before_finish = false;
    bool red = false;  // a space of the danger zone
    bool sniper = false;
    bool pit_lane = false;
};

class Course {
  public:
    explicit Course(const Circuit& circuit);

    const Square& at(std::uint16_t space) const { return squares_[space]; }
    const Square& at(SpaceId space) const { return squares_[static_cast<std::size_t>(track::number(space))]; }
    int nodes() const { return nodes_; }
    int colours() const { return static_cast<int>(boxes_.size()); }

    Node node(std::uint16_t space, int stops) const {
        const Square& square = squares_[space];
        return static_cast<Node>(square.node + std::min<int>(stops, square.stops));
    }
    std::uint16_t box(int colour) const { return boxes_[static_cast<std::size_t>(colour)]; }
    Node in_box(int colour) const { return static_cast<Node>(first_box_node_ + colour); }
    Node before_box(int colour, std::uint16_t space) const {
        return static_cast<Node>(first_pit_node_ + colour * pit_spaces_ + (space - track_spaces_));
    }
    Node node_of(const Car& car, Seat seat) const;

    // Track and pit spaces from the finish line backwards: whatever can be reached from a space
    // without crossing the line comes before it.
    const std::vector<std::uint16_t>& backwards() const { return backwards_; }
    // The rank of the hindmost grid slot: nothing before it matters until the first crossing.
    int grid_order() const { return grid_order_; }
    // Spaces of the centre lane from here to the line, and of a whole lap.
    int to_line(std::uint16_t space) const { return to_line_[space]; }
    int lap_length() const { return lap_length_; }

  private:
    void pack(const Circuit& circuit);
    void measure(const Circuit& circuit);
    void mark_danger();

    std::vector<Square> squares_;
    std::vector<std::uint16_t> backwards_;
    std::vector<std::uint16_t> boxes_;
    std::vector<int> to_line_;
    int nodes_ = 0;
    int first_box_node_ = 0;
    int first_pit_node_ = 0;
    int track_spaces_ = 0;
    int pit_spaces_ = 0;
    int grid_order_ = 0;
    int lap_length_ = 0;
};

}  // namespace paddock::bots::formula_d
