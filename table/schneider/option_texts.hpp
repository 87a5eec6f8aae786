#pragma once

#include "table/options.hpp"

// The options of Schneider Trophy: declared in engine/schneider/declared_options.hpp.
namespace paddock::table {

std::span<const OptionInfo> schneider_options();

inline constexpr Preset schneider_presets[] = {
    {"first-flight", "calshot-1929", R"({"autopilots": 3})"},
    {"race", "calshot-1929", R"({})"},
    {"expert", "venice-1927", R"({"cockpit": "expert", "pilots": "free", "start_aircoins": 15})"},
    {"season", "naples-1922", R"({"campaign": "medium"})"},
    {"full-campaign", "monaco-1914", R"({"cockpit": "expert", "campaign": "long", "pilots": "free"})"},
    {"trophy", "monaco-1914", R"({"cockpit": "expert", "campaign": "trophy", "pilots": "free"})"},
};

}  // namespace paddock::table
