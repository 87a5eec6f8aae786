#pragma once

#include "engine/core/declare.hpp"
#include "engine/formula_d/options.hpp"
#include "engine/formula_d/vocabulary.hpp"

// The options of Formula D (rule reference §4.1), in the order set-ups and records hold them.
namespace paddock::formula_d::declared {

using namespace declare;

inline constexpr std::tuple options{
    optional_rule(flag("build", &Options::build), "FD-BUILD").listed(8),
    optional_rule(flag("qualifying", &Options::qualifying), "FD-QUAL").listed(7),
    optional_rule(flag("three_lap", &Options::three_lap), "FD-LAP3").listed(3),
    optional_rule(flag("tech_pit", &Options::tech_pit), "FD-TECH").listed(6),
    optional_rule(flag("teams", &Options::teams), "FD-TEAM").listed(9),
    optional_rule(flag("road_race", &Options::road_race), "FD-ROAD").listed(1),
    optional_rule(whole("laps", &Options::laps, 1, max_laps), "FD-ROAD-08").listed(2),
    optional_rule(flag("weather", &Options::weather), "FD-WX").listed(4),
    optional_rule(flag("tires", &Options::tires), "FD-TIRE").listed(5),
    ruling(word("collision_rolls", &Options::collision_rolls, {"per_pair", "all_concerned", "mover_only"}),
           "FD-RUL-10"),
    ruling(flag("block_substitution", &Options::block_substitution), "FD-RUL-13"),
    ruling(word("overtake_lane_changes", &Options::overtake_lane_changes, {"count", "free"}), "FD-RUL-08"),
    ruling(flag("zigzag_debris", &Options::zigzag_debris), "FD-RUL-09"),
    ruling(word("last_engine_skip", &Options::last_engine_skip, {"eliminate", "forbid"}), "FD-RUL-07"),
    ruling(word("order_basis", &Options::order_basis, {"progress", "track"}), "FD-RUL-03"),
    ruling(word("overshoot_past_flag", &Options::overshoot_past_flag, {"to_line", "full"}), "FD-RUL-21"),
    ruling(word("weather_timing", &Options::weather_timing, {"immediate", "end_of_round"}), "FD-RUL-34"),
    ruling(flag("soft_rain_lap3_slide", &Options::soft_rain_lap3_slide), "FD-RUL-31"),
    ruling(word("slip_corner_nobrake", &Options::slip_corner_nobrake, {"forbid", "free"}), "FD-RUL-25"),
    ruling(word("qual_wp_actions", &Options::qual_wp_actions, {"skip", "none", "free"}), "FD-RUL-29"),
    ruling(word("qual_clock", &Options::qual_clock, {"real", "off"}), "FD-RUL-30").slowly("off"),
    ruling(word("qual_one_of_three", &Options::qual_one_of_three, {"penalty", "end"}), "FD-RUL-69"),
    ruling(flag("nitro_no_brake", &Options::nitro_no_brake), "FD-RUL-36"),
    ruling(word("police_contest", &Options::police_contest, {"per_lap", "first_lap_only"}), "FD-RUL-37"),
    ruling(word("frog_slide", &Options::frog_slide, {"always", "only_if_die_move_ends_in_corner"}), "FD-RUL-42"),
    ruling(flag("start_block_free", &Options::start_block_free), "FD-RUL-44"),
    ruling(flag("no_move_no_test", &Options::no_move_no_test), "FD-RUL-12"),
    ruling(flag("team_points_for_dnf", &Options::team_points_for_dnf), "FD-RUL-49"),
    ruling(word("li_scope", &Options::li_scope, {"lap_crossing", "every_crossing", "overtake"}), "FD-RUL-38"),
    ruling(flag("f1_street_hazards", &Options::f1_street_hazards), "FD-RUL-71"),
    ruling(whole("team_stop_limit", &Options::team_stop_limit, 2, 4, 2), "FD-RUL-73"),
    ruling(whole("min_players", &Options::min_players, 1, 2), "FD-RUL-01"),
    ruling(whole("marker_limit", &Options::marker_limit, 0, 255), "FD-RUL-28"),
};
}  // namespace paddock::formula_d::declared
