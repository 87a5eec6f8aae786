#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/formula_d/game.hpp"

// The drivers of the road races as the cards introduce them (rule reference §2.15, FD-DRV).
namespace paddock::cli::formula_d {

struct DriverCard {
    std::string_view key, name, ability;
};

inline constexpr std::array<DriverCard, 10> driver_cards{{
    {"li", "Li Tsu Sin", "cars that cross the line drive 1 space less"},
    {"marcellin", "Julien \"Frogger\" Marcellin", "may have the weather rolled again; slides 1 in the rain, not 3"},
    {"manson", "Derek Manson", "opponents roll twice in collisions with him"},
    {"owens", "Jack Owens", "1 space more or less in every corner, for 1 tire"},
    {"slivers", "Jenny Slivers", "repairs 4 points at the checkpoint, not 2"},
    {"montfort", "Diane Montfort", "goes first among level cars, wins ties for the grid"},
    {"washington", "Stanley Washington", "throws his car radio at a neighbour, once a race"},
    {"matahi", "Temana Matahi", "drops scrap once a lap; dangerous spaces hurt only at 1-2"},
    {"tzarof", "Dimitri Tzarof", "engine tests hurt only at 1-3, in rain at 1-2"},
    {"cadena", "Montoya Cadena", "nitro may carry him 3 spaces farther"},
}};

// nullptr for a Formula 1 car.
inline const DriverCard* driver_card(std::string_view key) {
    for (const DriverCard& card : driver_cards) {
        if (card.key == key) return &card;
    }
    return nullptr;
}

// "tires 7, brakes 3, …"
std::string driver_gauges(const DriverCard& card);

}  // namespace paddock::cli::formula_d
