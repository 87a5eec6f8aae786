#pragma once

#include <cstdint>

// A small fixed piece of work that no rule and no bot takes part in. How long it takes says how fast this machine is
// at this moment; a figure divided by it can be compared with figures of other machines and other days.
namespace paddock::cli {

struct Yardstick {
    double ns_per_wave = 0;
    std::uint64_t squares = 0;  // reached in all: the same everywhere, or the work was not the same
};

// A thousand waves over a ring of 420 squares with stones in the way, the same ones each time.
Yardstick lay_yardstick();

}  // namespace paddock::cli
