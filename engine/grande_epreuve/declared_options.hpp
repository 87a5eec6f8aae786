#pragma once

#include "engine/core/declare.hpp"
#include "engine/formula_d/vocabulary.hpp"
#include "engine/grande_epreuve/options.hpp"

// The options of the season (rule reference §4.1), in the order set-ups and records hold them. Switches of the mail
// room are not among them.
namespace paddock::grande_epreuve::declared {

using namespace declare;

// An option that Formula D has too; what is usual is hers.
template <class Value>
constexpr Value Options::* shared(Value formula_d::Options::* member) {
    return member;
}

inline constexpr std::tuple options{
    optional_rule(whole("races", &Options::races, 1, 15), "GE-CAMP-06").listed(1),
    optional_rule(whole("laps", shared(&Options::laps), 0, formula_d::max_laps), "GE-CAMP-10").listed(2),
    optional_rule(flag("weather", shared(&Options::weather)), "GE-WX").listed(3),
    optional_rule(flag("tires", shared(&Options::tires)), "GE-TIRE").listed(4),
    optional_rule(flag("prizes", &Options::prizes), "GE-RUL-34").listed(5),
    optional_rule(flag("goats", &Options::goats), "GE-GOAT"),
    optional_rule(flag("ice", &Options::ice), "GE-ICE"),
    optional_rule(flag("le_mans", &Options::le_mans), "GE-LMS"),
    optional_rule(flag("hills", &Options::hills), "GE-HILL"),
    optional_rule(flag("build", shared(&Options::build)), "GE-CAMP-05"),
    ruling(word("allotment", &Options::allotment, {"draw", "dice", "joining"}), "GE-CAMP-02"),
    ruling(whole("first_race", &Options::first_race, 0, 15), "GE-CAMP-07"),
    ruling(whole("max_drivers", &Options::max_drivers, 2, 15), "GE-RUL-45"),
    ruling(flag("shared_sheets", &Options::shared_sheets), "GE-RUL-04"),
    ruling(whole("dns_points", &Options::dns_points, 12, 30), "GE-RUL-21"),
    ruling(word("engine_out", &Options::engine_out, {"below_zero", "zero"}), "GE-RUL-08"),
    ruling(word("collision_timing", &Options::collision_timing, {"end_of_round", "on_stop"}), "GE-RUL-09"),
    ruling(flag("diagonal_adjacent", &Options::diagonal_adjacent), "GE-RUL-10"),
    ruling(whole("motor_rain", &Options::motor_rain, 3, 4), "GE-RUL-11"),
    ruling(word("debris_rule", &Options::debris_rule, {"gear", "fd"}), "GE-RUL-12"),
    ruling(word("tire_crash", &Options::tire_crash, {"wreck", "remove"}), "GE-RUL-16"),
    ruling(word("weather_timing", shared(&Options::weather_timing), {"immediate", "end_of_round"}), "GE-RUL-23"),
    ruling(flag("goats_auto", &Options::goats_auto), "GE-RUL-24"),
    ruling(flag("goats_multi_split", &Options::goats_multi_split), "GE-RUL-25"),
    ruling(flag("fd_technical", &Options::fd_technical), "GE-RUL-28"),
    ruling(word("overtake_lane_changes", shared(&Options::overtake_lane_changes), {"count", "free"}), "GE-RUL-44"),
    ruling(word("overshoot_past_flag", shared(&Options::overshoot_past_flag), {"to_line", "full"}), "GE-RUL-49"),
    ruling(word("order_basis", shared(&Options::order_basis), {"progress", "track"}), "FD-RUL-03"),
    ruling(word("slip_corner_nobrake", shared(&Options::slip_corner_nobrake), {"forbid", "free"}), "FD-RUL-25"),
    ruling(flag("soft_rain_lap3_slide", shared(&Options::soft_rain_lap3_slide)), "FD-RUL-31"),
    ruling(flag("start_block_free", shared(&Options::start_block_free)), "FD-RUL-44"),
    ruling(flag("zigzag_debris", shared(&Options::zigzag_debris)), "FD-RUL-09"),
    ruling(whole("marker_limit", shared(&Options::marker_limit), 0, 255), "FD-RUL-28"),
    ruling(whole("min_players", shared(&Options::min_players), 1, 2), "FD-RUL-01"),
};

}  // namespace paddock::grande_epreuve::declared
