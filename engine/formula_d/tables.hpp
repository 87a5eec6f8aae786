#pragma once

#include "engine/core/rolls.hpp"
#include "engine/formula_d/vocabulary.hpp"

// The printed tables, in the book's layout.
namespace paddock::formula_d {

struct GearDie {
    std::uint8_t first;
    std::uint8_t count;
    std::array<std::uint8_t, 10> weights;  // all equal when the outcomes are equally likely
    bool even;
};

// Everything the rules look up by number. One value, handed about as data.
struct Tables {
    std::array<GearDie, 6> gear_dice{{
        // lowest, outcomes, shares
        {1, 2, {1, 1}, true},
        {2, 3, {1, 2, 3}, false},
        {4, 5, {1, 1, 2, 2, 2}, false},
        {7, 6, {1, 1, 1, 1, 1, 1}, true},
        {11, 10, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true},
        {21, 10, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true},
    }};

    struct Skip {
        std::uint8_t gearbox, brakes, engine;
    };
    std::array<Skip, 4> skip_price{{
        // by gears skipped
        {0, 0, 0},
        {1, 0, 0},
        {1, 1, 0},
        {1, 1, 1},
    }};

    struct Block {
        std::uint8_t brakes, tires;
    };
    std::array<Block, 7> block_price{{
        // by spaces still to go
        {0, 0},
        {1, 0},
        {2, 0},
        {3, 0},
        {3, 1},
        {3, 2},
        {3, 3},
    }};

    Gauges standard_car{{6, 3, 3, 3, 3, 2}};

    std::array<Gauges, driver_count + 1> driver_cars{{
        // T  B  G  C  E  H
        {{6, 3, 3, 3, 3, 2}},  // Formula 1
        {{7, 3, 2, 2, 3, 3}},  // Li Tsu Sin
        {{8, 4, 2, 2, 3, 2}},  // Julien "Frogger" Marcellin
        {{6, 3, 2, 4, 3, 3}},  // Derek Manson
        {{9, 2, 2, 2, 3, 2}},  // Jack Owens
        {{4, 6, 2, 3, 3, 2}},  // Jenny Slivers
        {{6, 4, 2, 3, 3, 3}},  // Diane Montfort
        {{7, 2, 3, 2, 3, 3}},  // Stanley Washington
        {{6, 3, 3, 3, 3, 3}},  // Temana Matahi
        {{5, 4, 3, 3, 3, 4}},  // Dimitri Tzarof
        {{5, 5, 3, 2, 3, 2}},  // Montoya Cadena
    }};

    std::array<std::uint8_t, max_cars> team_points{10, 8, 6, 5, 4, 3, 2, 1, 0, 0};

    std::uint8_t build_total = 20;
    std::uint8_t build_most_tires = 14;
    std::uint8_t build_most_others = 7;
};

inline constexpr Tables tables{};

inline constexpr int great_start_spaces = 4;
inline constexpr int tow_spaces = 3;
inline constexpr int pit_reserve = 2;

}  // namespace paddock::formula_d
