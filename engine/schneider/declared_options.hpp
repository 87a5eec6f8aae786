#pragma once

#include "engine/core/declare.hpp"
#include "engine/schneider/options.hpp"
#include "engine/schneider/vocabulary.hpp"

// The options of Schneider Trophy (rule reference §4.1), in the order set-ups and records hold them.
namespace paddock::schneider::declared {

using namespace declare;

inline constexpr std::tuple options{
    optional_rule(word("cockpit", &Options::cockpit, {"basic", "expert"}), "ST-EXP"),
    optional_rule(word("campaign", &Options::campaign, {"none", "short", "medium", "long", "trophy"}), "ST-CAMP"),
    optional_rule(whole("autopilots", &Options::autopilots, 0, max_planes), "ST-AUTO"),
    optional_rule(word("pilots", &Options::pilots, {"national", "free"}), "ST-SETUP-04"),
    optional_rule(whole("start_aircoins", &Options::start_aircoins, 0, 1000), "ST-SETUP-11"),
    optional_rule(word("deck_balance", &Options::deck_balance, {"equal", "national"}), "ST-CARD"),
    ruling(flag("grid_drafting", &Options::grid_drafting), "ST-DRAFT-06"),
    ruling(flag("runout_lines", &Options::runout_lines), "ST-CURVE-05"),
    ruling(word("lap_points", &Options::lap_points, {"last_zero", "by_rank"}), "ST-LAP-05"),
    ruling(word("doolittle", &Options::doolittle, {"race", "lap"}), "ST-PILOT-05"),
    ruling(word("repair_timing", &Options::repair_timing, {"before", "after"}), "ST-MC-01"),
    ruling(word("repair_cost", &Options::repair_cost, {"alert", "damage", "both"}), "ST-REPAIR-02"),
    ruling(flag("dev_refill", &Options::dev_refill), "ST-DEV-13"),
    ruling(word("recycle_price", &Options::recycle_price, {"10/5", "10/10", "5/5"}), "ST-RECYC-03"),
    ruling(word("spy_claim", &Options::spy_claim, {"immediate", "own_marker"}), "ST-SPY-04"),
    ruling(word("basic_reliability", &Options::basic_reliability, {"substitute", "remove"}), "ST-RELI-06"),
    ruling(word("autopilot_bet", &Options::autopilot_bet, {"second_line", "second_round"}), "ST-ABET-01"),
    ruling(word("autopilot_recycle", &Options::autopilot_recycle, {"spy", "discard"}), "ST-ADEV-09"),
    ruling(flag("public_log", &Options::public_log), "ST-INFO-05"),
    ruling(flag("public_purse", &Options::public_purse), "ST-INFO-10"),
};

}  // namespace paddock::schneider::declared
