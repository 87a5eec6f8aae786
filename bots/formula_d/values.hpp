#pragma once

#include "bots/formula_d/prices.hpp"
#include "bots/formula_d/reach.hpp"

// The empty-track value table: how many more turns a car alone on the track needs, from every
// place, in every gear, with every stock of tires, brakes and gearbox points, driven as well as can
// be. Computed exactly by dynamic programming from the finish line backwards, one layer a lap.
namespace paddock::bots::formula_d {

// What holds during one lap.
struct LapTerms {
    std::uint8_t to_go = 1;   // crossings of the line still to come; 1: the last lap
    std::uint8_t factor = 1;  // of tire points lost by overshooting
    std::uint8_t slide = 0;   // spaces slid when a move touches a corner
    bool bonus = false;       // soft tires: one space more, if wanted
    bool pits = false;        // the entry is open
    bool checkpoint = false;  // the line at the end of this lap gives the tires back
    bool qualifying = false;  // no wear: spaces overshot cost throws instead
    bool free_skips = true;   // qualifying: gears may be skipped
    bool hazards = false;     // snipers and the danger zone are active
    bool grid = false;        // before the first crossing: only the stretch from the grid is computed
};

// The stocks the table tells apart; more counts as the most.
struct Stock {
    int tires = 6;
    int brakes = 3;
    int gearbox = 3;
    // A small table plans without brakes and only tells some gearbox points from none; each point of
    // either that is spent has its price.
    bool priced = false;

    // Brakes and gearbox points together number the columns of the table.
    constexpr int columns() const { return (brakes + 1) * (gearbox + 1); }
    constexpr int row(int t) const { return t < tires ? t : tires; }
    constexpr int column(int b, int g) const {
        return (b < brakes ? b : brakes) * (gearbox + 1) + (g < gearbox ? g : gearbox);
    }
};
inline constexpr int most_columns = 32;

class Layer {
  public:
    // `next` is the lap behind the line, `fresh` the same with new tires; both null in the last lap.
    Layer(const Course& course, const LapTerms& terms, const Stock& stock, const Prices& prices, const Layer* next,
          const Layer* fresh);

    const LapTerms& terms() const { return terms_; }
    const Stock& stock() const { return stock_; }
    const Layer& next() const { return *next_; }
    const Layer& fresh() const { return *fresh_; }

    // Turns still to be driven, in ticks, at the beginning of a turn, by gear and column: cell
    // gear × columns + column. Gear 0: after a spin. Tires must not exceed those of stock().
    const std::uint16_t* values(Node node, int tires) const { return &values_[index(node, tires)]; }
    int value(Node node, int gear, int tires, int column) const {
        return values(node, tires)[gear * columns_ + column];
    }
    // The same once `gear` is chosen and paid for, this turn not counted.
    int promise(Node node, int gear, int tires, int column) const {
        return promises_[index(node, tires) + static_cast<std::size_t>(gear * columns_ + column)];
    }
    // On reaching the box of a colour, the turn under way not counted, the tires renewed to `tires`.
    int box_value(int colour, int tires, int column) const {
        return box_values_[box_index(colour, tires) + static_cast<std::size_t>(column)];
    }
    // A car that goes out, counted as turns.
    int out_value(std::uint16_t space) const;
    std::size_t bytes() const;

  private:
    friend class Solver;
    static constexpr int gear_slots = 7;
    std::size_t index(Node node, int tires) const {
        return static_cast<std::size_t>((node * (stock_.tires + 1) + tires) * gear_slots * columns_);
    }
    std::size_t box_index(int colour, int tires) const {
        return static_cast<std::size_t>((colour * (stock_.tires + 1) + tires) * columns_);
    }

    const Course* course_;
    const Layer* next_;
    const Layer* fresh_;
    LapTerms terms_;
    Stock stock_;
    int columns_;
    int out_price_;
    int space_price_;
    std::vector<std::uint16_t> values_;
    std::vector<std::uint16_t> promises_;
    std::vector<std::uint16_t> box_values_;
};

}  // namespace paddock::bots::formula_d
