#include "engine/schneider/events.hpp"

namespace paddock::schneider {

bool hears(Seat viewer, const Event& event) {
    if (const auto* seen = std::get_if<CardSeen>(&event)) return seen->seat == viewer;
    if (const auto* named = std::get_if<CardNamed>(&event)) return named->seat == viewer;
    if (const auto* bet = std::get_if<BetNamed>(&event)) return bet->seat == viewer;
    return true;
}

}  // namespace paddock::schneider
