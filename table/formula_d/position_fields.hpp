#pragma once

#include "table/formula_d/names.hpp"
#include "table/formula_d/space_fields.hpp"

// The fields of a Formula D position, listed once for writing and reading (table/fields.hpp).
namespace paddock::table::formula_d_fields {

namespace names = formula_d_names;
inline constexpr int most_cars = formula_d::Rules::terms.most_cars;

inline constexpr int most = 255;
inline constexpr int longest_move = 45;  // 30 on the die, the best nitro, soft tires or a skid, a slide

template <class Archive, class Car>
void car_fields(Archive& archive, Car& car) {
    archive.name("driver", car.driver, names::drivers);
    archive.name("status", car.status, names::statuses);
    archive.name("cause", car.cause, names::causes);
    archive.space("space", car.space);
    archive.count("gear", car.gear, 1, 6);
    archive.count("crossings", car.crossings, 0, formula_d::max_laps + 1);
    archive.count("stops", car.stops, 0, most);
    archive.flag("spun", car.spun);
    archive.flag("start_due", car.start_due);
    archive.flag("stalled", car.stalled);
    archive.name("compound", car.compound, names::compounds);
    archive.count("tire_age", car.tire_age, 1, formula_d::max_laps);
    archive.flag("in_box", car.in_box);
    archive.flag("box_served", car.box_served);
    archive.count("reserve", car.reserve, 0, 4);
    archive.flag("nitro_used", car.nitro_used);
    archive.flag("scrap_used", car.scrap_used);
    archive.flag("radio_used", car.radio_used);
    archive.count("place", car.place, 0, most_cars);
}

template <class Archive, class Lap>
void qualifying_fields(Archive& archive, Lap& lap) {
    archive.flag("driven", lap.driven);
    archive.flag("failed", lap.failed);
    archive.count("throws", lap.throws, 0, most);
    archive.count("penalty", lap.penalty, 0, most);
    archive.count("seconds", lap.seconds, 0, 65535);
    archive.count("failed_at", lap.failed_at, 0, 65535);
}

template <class Archive, class State>
void table_fields(Archive& archive, State& state) {
    archive.count("round", state.round, 0, 65535);
    archive.name("weather", state.weather, names::weather_lines);
    archive.count("finishers", state.finishers, 0, most_cars);
    archive.count("eliminated", state.eliminated, 0, most_cars);
    archive.count("weather_roll", state.weather_roll, 0, 20);
    archive.count("weather_due", state.weather_due, 0, most_cars);
    archive.count("police_turns", state.police_turns, 0, most);
    archive.count("police_closed", state.police_closed, 0, 7);
    archive.flag("police_check", state.police_check);
    archive.name("proposal_compound", state.proposal_compound, names::compounds);
}

template <class Archive, class Move>
void move_fields(Archive& archive, Move& move) {
    archive.space("from", move.from);
    archive.space("before", move.before);
    archive.count("walked", move.walked, 0, formula_d::Path::capacity);
    archive.count("die", move.die, 0, 30);
    archive.count("remaining", move.remaining, 0, longest_move);
    archive.count("undriven", move.undriven, 0, longest_move);
    archive.count("overshot", move.overshot, 0, most);
    archive.count("overshoot", move.overshoot, 0, most);
    archive.count("tire_age", move.tire_age, 0, formula_d::max_laps);
    archive.count("reach", move.reach, 0, longest_move);
    archive.count("regained", move.regained, 0, most);
    archive.count("tests", move.tests, 0, 4 * most_cars);
    archive.count("concerned", move.concerned, 0, (1 << most_cars) - 1);
    archive.name("part", move.part, names::parts);
    archive.name("arrival", move.arrival, names::arrivals);
    archive.count("lanes", move.lanes.bits, 0, most);
    archive.flag("moved", move.moved);
    archive.flag("missed_two", move.missed_two);
    archive.flag("missed_all", move.missed_all);
    archive.flag("touched_corner", move.touched_corner);
    archive.flag("die_ended_in_corner", move.die_ended_in_corner);
    archive.flag("slid", move.slid);
    archive.flag("blocked", move.blocked);
    archive.flag("braked", move.braked);
    archive.flag("engine_hurt", move.engine_hurt);
    archive.flag("scrap", move.scrap);
    archive.flag("passed_li", move.passed_li);
    archive.flag("great_start", move.great_start);
    archive.flag("nitro", move.nitro);
    archive.flag("nitro_asked", move.nitro_asked);
    archive.flag("soft_asked", move.soft_asked);
    archive.flag("skid_asked", move.skid_asked);
    archive.flag("scrap_asked", move.scrap_asked);
    archive.flag("radio_asked", move.radio_asked);
    archive.flag("left_box", move.left_box);
    archive.flag("refused_repair", move.refused_repair);
    archive.flag("strain", move.strain);
}

}  // namespace paddock::table::formula_d_fields
