#pragma once

#include <array>

#include "engine/formula_d/vocabulary.hpp"

// Who wins: the time each car still needs, taken as uncertain, the more so the longer it is.
namespace paddock::bots::formula_d {

using namespace paddock::formula_d;

// Turns each car still needs; cars that cannot win any more are left out.
struct Field {
    std::array<double, max_cars> turns{};
    std::array<bool, max_cars> running{};
    int cars = 0;
};

double win_chance(const Field& field, int car);

// What a turn lost by each car is worth to one of them, in turns of its own: 1 for itself, less for
// the others, nothing for those that do not stand between it and the win.
std::array<double, max_cars> stakes(Field field, int car);

}  // namespace paddock::bots::formula_d
