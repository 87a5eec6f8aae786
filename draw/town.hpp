#pragma once

#include "draw/ground.hpp"
#include "draw/roofs.hpp"

namespace paddock::draw {

struct Tree {
    Point at;
    int size = 1;  // 0 to 2
    Trees sort = Trees::broadleaf;
};

// What grows and stands in the towns and groves of a page.
struct Planting {
    std::vector<House> houses;
    std::vector<Tree> trees;
};

// Fills every town and grove: houses in rows along the streets and the road, then behind them
// wherever there is room, then trees in what is left. The same page gives the same town.
Planting plant(const Lanes& lanes, const Drawing& page, Ground& ground);

void define_trees(Canvas& canvas);
void draw_tree(Canvas& canvas, const Tree& tree);

}  // namespace paddock::draw
