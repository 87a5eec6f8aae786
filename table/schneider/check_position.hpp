#pragma once

#include "engine/schneider/play.hpp"
#include "table/json_reader.hpp"

// Whether a position laid out by hand could lie on the table. The rules may be relied on from such a position and
// from no other.
namespace paddock::table::schneider_checks {

// Hands are dealt and a lap is being flown, or has just been.
bool in_race(schneider::Phase phase);
bool in_turn(schneider::Phase phase);                    // of one plane
bool in_year(schneider::Phase phase);                    // the development year, after its beginning
schneider::Stage stage_of(schneider::Phase phase);       // end: it belongs to none
int races_in(schneider::Campaign campaign, int stages);  // how many of the first stages are races

void check_table(const schneider::Schneider& game, const schneider::State& state, JsonFields& fields);

}  // namespace paddock::table::schneider_checks
