#pragma once

#include "table/fields.hpp"
#include "table/schneider/names.hpp"

// The plain fields of a Schneider Trophy position, listed once for writing and reading (table/fields.hpp). Cards,
// squares and seats are in position.cpp and read_position.cpp.
namespace paddock::table::schneider_fields {

namespace names = schneider_names;
using namespace schneider;

inline constexpr int most_tokens = 60;
inline constexpr int most_markers = 20;
inline constexpr int most = 255;

template <class Archive, class Plane>
void flight_fields(Archive& archive, Plane& plane) {
    archive.flag("drafting", plane.drafting);
    archive.flag("leading", plane.leading);
    archive.count("crashed", plane.crashed, 0, max_planes);
    archive.count("cross", plane.cross, 0, component_count * squares_in_a_component);
    archive.count("lines", plane.lines, 0, most);
    archive.count("turns", plane.turns, 0, most);
    archive.flag("dive_used", plane.dive_used);
}

template <class Archive, class Plane>
void cockpit_fields(Archive& archive, Plane& plane) {
    archive.count("bag_damage", plane.bag_damage, 0, most_tokens);
    archive.count("bag_alert", plane.bag_alert, 0, most_tokens);
    archive.count("gauge", plane.gauge, 0, crash_damage);
    archive.count("aside", plane.aside, 0, most_tokens);
}

template <class Archive, class Plane>
void score_fields(Archive& archive, Plane& plane) {
    archive.count("bonus", plane.bonus, 0, most);
    archive.count("earlier_points", plane.earlier_points, 0, 30'000);
    archive.count("race_rank", plane.race_rank, 0, max_planes);
}

template <class Archive, class Cups>
void cup_fields(Archive& archive, Cups& cups) {
    archive.count("gold", cups.gold, 0, most);
    archive.count("silver", cups.silver, 0, most);
    archive.count("bronze", cups.bronze, 0, most);
}

template <class Archive, class State>
void table_fields(Archive& archive, State& state) {
    archive.count("stage", state.stage, 0, most);
    archive.count("race", state.races, 0, most);
    archive.count("lap", state.lap, 0, laps_in_a_race);
    archive.count("round", state.round, 0, most);
    archive.count("crashes", state.crashes, 0, max_planes);
    archive.flag("developing", state.developing);
}

template <class Archive, class Move>
void move_fields(Archive& archive, Move& move) {
    archive.count("value", move.value, 0, 99);
    archive.count("base", move.base, 0, 30);
    archive.count("speed", move.speed, 0, 40);
    archive.count("repairs", move.repairs, 0, 2);
    archive.count("ignored", move.ignored, 0, 2);
    archive.count("hazard", move.hazard, 0, most_lines + 1);
    archive.name("token", move.token, names::tokens);
    archive.flag("dive", move.dive);
    archive.flag("trim", move.trim);
    archive.flag("fixed", move.fixed);
    archive.flag("sure", move.sure);
    archive.flag("looked", move.looked);
    archive.count("left", move.path.left, 0, 40);
    archive.count("lap_lines", move.path.lap_lines, 0, most);
    archive.count("forks", move.path.forks, 0, 7);
    archive.count("long_ways", move.path.long_ways, 0, most);
    archive.flag("hop", move.path.hop);
    archive.flag("pushed", move.path.pushed);
}

template <class Archive, class Year>
void year_fields(Archive& archive, Year& year) {
    archive.count("bag_time", year.bag_time, 0, calendar_spaces);
    archive.count("calendar", year.calendar, 0, calendar_spaces);
    archive.count("place", year.place, 0, track_places - 1);
    archive.flag("from_spying", year.from_spying);
    archive.flag("arrived", year.arrived);
}

}  // namespace paddock::table::schneider_fields
