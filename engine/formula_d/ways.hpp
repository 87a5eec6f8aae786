#pragma once

#include "engine/formula_d/routes.hpp"

// What listing the ways of a car (ways.cpp) and checking one of them (routes.cpp) share.
namespace paddock::formula_d {

// The most spaces that any way allows, or allowed before this car halted on another (FD-RUL-15).
inline int spaces_due(const Ground& ground, int longest) {
    return std::max(longest, std::min<int>(ground.state.move.reach, ground.state.move.remaining));
}

// What is missing of them is braked for, not counted as blocked.
inline int shortfall(const Ground& ground, int longest) {
    return std::min(spaces_due(ground, longest) - longest, ground.brakes_available());
}

// How a move can go on from a halt, through whatever happens on the way.
struct Prospect {
    int reach;          // spaces that can be driven in all
    bool crosses_line;  // and the finish line with them; not looked at when all spaces can be driven
};
Prospect prospect_of(const Ground& ground, const Walker& halted, const Space& from, int length);

// A halt is allowed when brakes can make good what it falls short of, those from a checkpoint on the
// way among them (FD-RUL-15, FD-RUL-43).
inline bool reaches(const Ground& ground, const Prospect& prospect, int due) {
    const int to_come = prospect.crosses_line ? ground.brakes_to_come : 0;
    return prospect.reach >= due - ground.brakes_available() - to_come;
}

}  // namespace paddock::formula_d
