#pragma once

#include "bots/schneider/atlas.hpp"

// How the race is likely to go on: each plane is taken to spend its cards evenly over the turns it still has, and what
// it will have flown at the end of a lap is more or less certain. From that come chances of ranks, and from these the
// victory points to be expected. Looks only at what everybody sees, and at the seat's own cards.
namespace paddock::bots::schneider {

// A plane as the reckoning needs it.
struct Footing {
    SquareId at = SquareId::none;
    double to_go = 0;    // squares, as Chart
    double surplus = 0;  // points of speed above throttle back in the cards it has not played
    int cards = 0;       // those cards
    double extra = 0;    // squares it is expected to gain or lose in the next round
    double slower = 0;   // MOVE−1
    bool moved = false;  // in this round
};

using Points = std::array<double, max_planes>;  // by rank, first place first

class Prospects {
  public:
    Prospects(const Atlas& atlas, const State& state, Seat me);

    const Footing& footing(Seat seat) const { return planes_[at(seat)]; }
    const Points& points() const { return points_; }
    int laps_left() const { return laps_left_; }

    // Victory points still to be expected of this lap and the later ones, with another footing for the seat itself.
    // With `at` none it has crashed.
    double value(const Footing& mine) const;
    // Chances of the ranks of a seat in this lap, as things stand.
    Points ranks(Seat seat) const;
    // Turns the seat still has in the race, the one under way not counted.
    double turns_left(const Footing& mine) const;

  private:
    double rounds_left(const Footing& mine) const;
    double pace(const Footing& plane, double turns) const;
    double lap_points(const Footing& mine, double rounds) const;
    double ahead(const Footing& plane, double rounds) const;
    double expected(const std::array<double, max_planes>& behind, int others) const;

    const Atlas& atlas_;
    const State& state_;
    Seat me_;
    std::array<Footing, max_planes> planes_;
    Points points_{};
    int laps_left_ = 0;  // after this one
    double lap_rounds_ = 5;
    bool ending_ = false;  // somebody has crossed the finish
};

// Points of speed above throttle back, with what the card's effect is worth beside.
double strength(const Weights& weights, const Card& card);

}  // namespace paddock::bots::schneider
