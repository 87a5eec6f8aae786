#include "bots/formula_d/course.hpp"

#include <algorithm>

namespace paddock::bots::formula_d {
namespace {

Square square_of(const Circuit& circuit, const Space& space) {
    Square square;
    square.to = {packed(space.ahead), packed(space.left), packed(space.right)};
    square.pit = packed(space.pit);
    square.order = space.order;
    square.corner = space.corner;
    square.stops = space.in_corner() ? circuit.corners[space.corner].stops : std::uint8_t{0};
    square.lane = static_cast<std::uint8_t>(space.lane);
    square.before_finish = space.has(track::Feature::before_finish);
    square.red = space.has(track::Feature::danger);
    square.sniper = space.has(track::Feature::sniper);
    square.pit_lane = space.in_pit_lane();
    return square;
}

}  // namespace

Course::Course(const Circuit& circuit) {
    track_spaces_ = circuit.track_spaces;
    pit_spaces_ = circuit.pit_spaces;
    pack(circuit);
    measure(circuit);
    mark_danger();
}

void Course::pack(const Circuit& circuit) {
    for (int i = 0; i < circuit.size(); ++i) {
        Square square = square_of(circuit, circuit.at(track::space_id(i)));
        square.node = static_cast<Node>(nodes_);
        nodes_ += 1 + square.stops;
        squares_.push_back(square);
    }
    for (const SpaceId box : circuit.boxes) boxes_.push_back(packed(box));
    first_box_node_ = nodes_;
    nodes_ += colours();
    first_pit_node_ = nodes_;
    nodes_ += colours() * pit_spaces_;
}

void Course::measure(const Circuit& circuit) {
    for (int i = 0; i < circuit.size(); ++i) backwards_.push_back(static_cast<std::uint16_t>(i));
    std::stable_sort(backwards_.begin(), backwards_.end(),
                     [&](std::uint16_t a, std::uint16_t b) { return squares_[a].order > squares_[b].order; });
    for (int i = 0; i < circuit.size(); ++i) {
        const track::Fraction rank = circuit.ranks[static_cast<std::size_t>(i)];
        to_line_.push_back(rank.over / rank.under);
        lap_length_ = std::max(lap_length_, to_line_.back());
    }
    for (int& spaces : to_line_) spaces = lap_length_ - spaces;
    grid_order_ = circuit.orders;
    for (const SpaceId slot : circuit.grid) grid_order_ = std::min<int>(grid_order_, circuit.at(slot).order);
    if (circuit.qualifying_start != SpaceId::none)
        grid_order_ = std::min<int>(grid_order_, circuit.at(circuit.qualifying_start).order);
}

void Course::mark_danger() {
    for (const Square& red : squares_) {
        if (!red.red) continue;
        for (Square& square : squares_) {
            const int spaces = to_line_[static_cast<std::size_t>(&square - squares_.data())] -
                               to_line_[static_cast<std::size_t>(&red - squares_.data())];
            if (spaces >= 0 && spaces < square.to_red) square.to_red = static_cast<std::uint8_t>(spaces);
        }
    }
}

Node Course::node_of(const Car& car, Seat seat) const {
    const std::uint16_t space = packed(car.space);
    if (!squares_[space].pit_lane) return node(space, car.stops);
    const int colour = paddock::formula_d::colour(seat) % std::max(1, colours());
    if (car.in_box) return in_box(colour);
    return car.box_served ? squares_[space].node : before_box(colour, space);
}

}  // namespace paddock::bots::formula_d
