#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/track/compile.hpp"

// The boards of the tests: the plain test board of the rule reference (§8), changed ones that
// single vectors ask for, and the two boards of §7.3.
namespace paddock::formula_d::tests {

track::Source test_board();
// K2 (rows 46–54) needs one stop, and K2b with one stop lies right behind it, rows 55–60.
track::Source test_board_with_twin_corners();
// The finish line lies between rows 94 and 95. No pits.
track::Source test_board_with_line_after_94();
track::Source monaco();
track::Source race_city();

// A compiled board that knows its spaces by name: `18C` is row 18, lane C of a board with equally
// long lanes; `C.2.4` is lane, element and number on any board; `P6` lies in the pit lane.
class Board {
  public:
    // Rows are counted from `first_row`, the row right behind the finish line.
    explicit Board(const track::Source& source, int first_row = 1);

    const track::Circuit& circuit() const { return *circuit_; }
    track::SpaceId space(std::string_view name) const;
    track::SpaceId at(int row, char lane) const;
    std::string name(track::SpaceId space) const;

  private:
    std::unique_ptr<track::Circuit> circuit_;  // too big to be copied about
    int first_row_;
    int rows_ = 0;  // of a lap; 0: the lanes are not equally long
};

// Compiled once for all tests.
const Board& plain();
const Board& twin_corners();
const Board& line_after_94();
const Board& monaco_board();
const Board& race_city_board();

}  // namespace paddock::formula_d::tests
