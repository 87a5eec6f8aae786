#pragma once

#include "engine/formula_d/terms.hpp"

// The tables of the book, and the terms in which the race differs from Formula D's (rule reference §2.1).
namespace paddock::grande_epreuve {

using formula_d::Gear;

// GE-MOVE-01: movement points by the d20 and the gear.
inline constexpr std::array<std::array<std::uint8_t, formula_d::gear_count>, 20> movement_table{{
    {1, 2, 4, 7, 11, 21},  {1, 2, 4, 7, 11, 21},  {1, 2, 5, 7, 12, 22},  {1, 2, 5, 8, 12, 22},  {1, 2, 5, 8, 13, 23},
    {1, 3, 6, 8, 13, 23},  {1, 3, 6, 9, 14, 24},  {1, 3, 6, 9, 14, 24},  {1, 3, 6, 9, 15, 25},  {1, 3, 6, 10, 15, 25},
    {2, 4, 7, 10, 16, 26}, {2, 4, 7, 10, 16, 26}, {2, 4, 7, 11, 17, 27}, {2, 4, 7, 11, 17, 27}, {2, 4, 7, 11, 18, 28},
    {2, 4, 8, 11, 18, 28}, {2, 4, 8, 12, 19, 29}, {2, 4, 8, 12, 19, 29}, {2, 4, 8, 12, 20, 30}, {2, 4, 8, 12, 20, 30},
}};
constexpr int movement(int d20, Gear gear) {
    return movement_table[static_cast<std::size_t>(d20) - 1][static_cast<std::size_t>(number(gear)) - 1];
}
// Numbers of the d20 that mean the same in a gear (Chance::ends).
constexpr std::uint64_t movement_bands(Gear gear) {
    std::uint64_t bands = 0;
    for (int roll = 1; roll < 20; ++roll) {
        if (movement(roll, gear) != movement(roll + 1, gear)) bands |= std::uint64_t{1} << (roll - 1);
    }
    return bands;
}

// What the d20 of the table does as a die of its own, for whatever looks ahead.
constexpr formula_d::GearDie die_of(Gear gear) {
    formula_d::GearDie die{};
    die.first = static_cast<std::uint8_t>(movement(1, gear));
    die.count = static_cast<std::uint8_t>(movement(20, gear) - movement(1, gear) + 1);
    for (int roll = 1; roll <= 20; ++roll) ++die.weights[static_cast<std::size_t>(movement(roll, gear) - die.first)];
    return die;
}

constexpr formula_d::Terms own_terms() {
    formula_d::Terms terms;
    terms.most_cars = 15;  // GE-RUL-45
    terms.start_faces = 10;
    terms.start_spaces = {formula_d::Terms::stall, 0, 0, 0, 0, 0, 0, 0, 3, 4};
    for (int i = 1; i <= formula_d::gear_count; ++i)
        terms.gear_dice[static_cast<std::size_t>(i) - 1] = die_of(formula_d::gear(i));
    terms.lane_return = true;  // GE-LANE-01, GE-RUL-44
    terms.spin_beyond = 1;     // GE-OVER-03, GE-OVER-04, GE-OVER-05: T 0 is no spin, −1 is, −2 a crash
    terms.bald_spaces = 0;
    terms.block_by_table = false;  // GE-BLOCK-01, GE-BLOCK-02
    terms.strain = {5, 3};
    terms.strain_from = {0, 0, 0, 0, 19, 29};
    return terms;
}

inline constexpr int d10 = 10;  // GE-RUL-01: 1 to 10; a printed 0 reads 10

// GE-DAM-02, table 2.6: the d20 less the gear.
inline constexpr formula_d::ByWeather debris{2, 3};
inline constexpr formula_d::ByWeather debris_fd{4, 5};  // GE-RUL-12 `fd`

// GE-SEAS-01, table 2.7: points by place, then those of cars that did not finish, by quarters of the course.
inline constexpr std::array<std::uint8_t, 9> place_points{1, 3, 5, 6, 7, 8, 9, 10, 11};
constexpr int points_of_place(int place) {
    const auto i = static_cast<std::size_t>(place) - 1;
    return place_points[i < place_points.size() ? i : place_points.size() - 1];
}
// GE-SEAS-02, GE-RUL-19: exactly a quarter, a half or three quarters belong to the worse band.
constexpr int points_of_share(int done, int whole) {
    return done * 4 > whole * 3 ? 12 : done * 2 > whole ? 13 : done * 4 > whole ? 14 : 15;
}

// GE-LMS-02, table 2.9.
constexpr int spaces_run(int d20) { return d20 <= 10 ? 1 : d20 <= 19 ? 2 : 3; }
inline constexpr int run_to_car = 3;  // GE-RUL-27

// GE-WRECK: how far a wreck rolls, how long it lies there.
inline constexpr int wreck_rolls = 3;
inline constexpr int wreck_least_rounds = 10;  // and a d10

// GE-PIT-09.
inline constexpr int quick_stop = 10;

// Tables of the game master's mail: GE-MULTI-01.
inline constexpr int most_rounds_called = 4;

}  // namespace paddock::grande_epreuve
