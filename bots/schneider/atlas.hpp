#pragma once

#include <array>
#include <vector>

#include "bots/schneider/weights.hpp"
#include "engine/schneider/play.hpp"

// The courses as bots look at them: how far it is to the finish from each square, for a plane that flies alone with
// middling cards. Computed once.
namespace paddock::bots::schneider {

using namespace paddock::schneider;

inline constexpr int fastest = 16;  // no speed is looked up beyond this one

// One course for planes that may cross its lines a point faster (Greig), as printed, or a point slower (CURVE=).
class Chart {
  public:
    Chart(const Schneider& game, const Course& course, const Weights& weights, int grace);

    // Squares to the finish with the price of the draws on the way; below zero beyond it.
    double to_go(SquareId at) const { return to_go_[index(at)]; }
    // Squares to the finish by the shorter branches, as ranks go.
    int steps(SquareId at) const { return steps_[index(at)]; }
    // The price of a move at this speed by the better way, and of the course from where it ends.
    double after(SquareId at, int speed) const {
        return after_[index(at)][static_cast<std::size_t>(speed < 1 ? 1 : speed > fastest ? fastest : speed)];
    }
    int length() const { return length_; }

  private:
    static std::size_t index(SquareId at) { return static_cast<std::size_t>(number(at)); }
    double price(const Course& course, SquareId at, int left, int speed, int grace) const;
    void fill(const Course& course, std::size_t square, int grace);

    Weights weights_;
    std::array<double, fastest + 1> values_{};  // shares of card values among the basic cards
    std::vector<double> to_go_;
    std::vector<int> steps_;
    std::vector<std::array<double, fastest + 1>> after_;
    int length_ = 0;
};

// What a move of this base speed costs, beside the danger.
double price_of_speed(const Weights& weights, int base);

class Atlas {
  public:
    Atlas(const Schneider& game, const Weights& weights);

    const Schneider& game() const { return game_; }
    const Weights& weights() const { return weights_; }
    const Chart& chart(int course, int grace) const {
        return charts_[static_cast<std::size_t>(course * 3 + grace + 1)];
    }
    // The one this plane flies by now.
    const Chart& chart(const State& state, Seat seat) const;

  private:
    Schneider game_;
    Weights weights_;
    std::vector<Chart> charts_;
};

}  // namespace paddock::bots::schneider
