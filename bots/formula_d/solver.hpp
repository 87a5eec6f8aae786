#pragma once

#include "bots/formula_d/values.hpp"

namespace paddock::bots::formula_d {

// Fills a layer of the value table, one node after the other, from the finish line backwards. All
// columns (brakes × gearbox) of a cell are computed side by side.
class Solver {
  public:
    Solver(Layer& layer, const Course& course, const Prices& prices);
    void solve();

  private:
    using Column = std::array<std::int32_t, most_columns>;

    // An end of a move: the values of its node, and what the way there cost.
    struct End {
        const std::uint16_t* values;
        int overshoot;
        int risk;
        bool refill;  // the tires are renewed on the way
    };
    using Ends = SmallVector<End, 32>;
    enum class Lever : std::uint8_t { track, pit_lane, box };  // which shifts are allowed, and what they cost

    void solve_track_node(std::uint16_t space, int stops);
    void solve_pit_space(std::uint16_t space);
    void look_ahead(Departure& departure, int colour);
    void look_into_pits(Departure departure);
    void add_end(const Departure& departure, const Way& way, int colour, Ends& ends) const;
    void note_box(const Reach& reach, int colour);
    void value_box(int colour, std::uint16_t space);

    void solve_node(Node node, Lever lever, std::uint16_t space);
    void promise(Node node, int gear, int tires);
    void brake(const Column& slower, Column& best) const;
    void best_end(int spaces, int gear, int tires, Column& best) const;
    void consider(const End& end, int gear, int tires, Column& best) const;
    void choose_gears(Node node, Lever lever, int tires);
    void consider_shift(Node node, Lever lever, int from, int to, int tires, Column& best) const;

    static constexpr int most = 31;  // the highest die and the soft tires' space

    Layer& layer_;
    const Course& course_;
    const LapTerms& terms_;
    const Stock& stock_;
    const Prices& prices_;
    const Layer* next_;
    const Layer* fresh_;
    int columns_;
    Reach reach_;
    std::array<Ends, most + 1> ends_;
    const std::uint16_t* box_ = nullptr;  // values of the box in reach, if any
    int box_depth_ = 0;
    int out_ = 0;
};

}  // namespace paddock::bots::formula_d
