#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/console.hpp"
#include "engine/schneider/content.hpp"

// A stretch of a course as a line of text, flown to the right:
//     5 6 7[2] |6| 8 9[1] a< 10(3) 11 |5| 12
//     a long: aL1(4) aL2 |4| aL3
namespace paddock::cli::schneider {

struct StripMarks {
    std::map<paddock::schneider::SquareId, int> planes;   // seat numbers
    std::map<paddock::schneider::SquareId, int> answers;  // where an answer ends
    int own = 0;
};

// From a few squares behind `around` on, over `ahead` squares of the short way, and the long ways that leave it there.
std::vector<std::string> draw_strip(const paddock::schneider::Course& course, paddock::schneider::SquareId around,
                                    int ahead, const StripMarks& marks, const Console& console);

}  // namespace paddock::cli::schneider
