#pragma once

#include "table/schneider/binding.hpp"
#include "tests/support/matches.hpp"

// Helpers of the tests of table/ that play Schneider Trophy.
namespace paddock::table::tests {

using SchneiderBind = Binding<schneider::Schneider>;
using SchneiderMatch = Match<schneider::Schneider>;

inline const SchneiderMatch& schneider_of(const AnyMatch& match) { return *match_of<schneider::Schneider>(match); }

// Set-ups that between them bring every question of Schneider Trophy into play.
inline const std::vector<std::string>& schneider_setups() {
    static const std::vector<std::string>* const setups = new std::vector<std::string>{
        R"({"game":"schneider","seats":4,"options":{"autopilots":3}})",
        R"({"game":"schneider","circuit":"venice-1927","seats":2})",
        R"({"game":"schneider","circuit":"monaco-1914","seats":3,
            "options":{"cockpit":"expert","pilots":"free","start_aircoins":30,"autopilots":1}})",
        R"({"game":"schneider","seats":4,
            "options":{"cockpit":"expert","campaign":"long","public_log":false,"public_purse":false}})",
        R"({"game":"schneider","circuit":"naples-1922","seats":3,
            "options":{"campaign":"medium","autopilots":1,"start_aircoins":50,"repair_timing":"after"}})",
        R"({"game":"schneider","seats":2,"options":{"campaign":"short","cockpit":"expert","start_aircoins":100}})",
        R"({"game":"schneider","seats":4,"options":{"campaign":"trophy","pilots":"free","autopilots":2}})",
    };
    return *setups;
}

}  // namespace paddock::table::tests
