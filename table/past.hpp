#pragma once

#include <span>
#include <variant>

#include "engine/core/seat.hpp"

namespace paddock::table {

// The last event of a kind that a seat has to do with, looking back no farther than to where a turn began; nullptr when
// there is none.
template <class Wanted, class Turn, class Event>
const Wanted* last_in_turn(std::span<const Event> past, Seat seat) {
    for (auto event = past.rbegin(); event != past.rend() && !std::holds_alternative<Turn>(*event); ++event) {
        const Wanted* found = std::get_if<Wanted>(&*event);
        if (found != nullptr && found->seat == seat) return found;
    }
    return nullptr;
}

}  // namespace paddock::table
