#pragma once

#include "engine/schneider/game.hpp"
#include "table/json_reader.hpp"

// What goes without saying in a position laid out by hand: it follows from the rest by the rules.
namespace paddock::table::schneider_reading {

// The stage of the campaign and the number of the race, one from the other or both from the phase.
void count_stages(const schneider::Schneider& game, schneider::State& state, JsonFields& fields);
// What lies on no cockpit is in the bag.
void fill_bags(schneider::State& state, JsonFields& fields);
// ST-ROUND-06: a round under way has its markers.
void set_usual_markers(const schneider::Schneider& game, schneider::State& state, JsonFields& fields);
// ST-DEV-18: what lies nowhere else is in the deck.
void make_usual_deck(const schneider::Schneider& game, schneider::State& state, JsonFields& fields);

}  // namespace paddock::table::schneider_reading
