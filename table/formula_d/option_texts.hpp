#pragma once

#include "table/options.hpp"

// The options of Formula D: declared in engine/formula_d/declared_options.hpp.
namespace paddock::table {

std::span<const OptionInfo> formula_d_options();

inline constexpr Preset formula_d_presets[] = {
    {"first-race", "monaco", R"({})"},
    {"club-night", "monaco", R"({"three_lap": true, "weather": true, "tires": true, "tech_pit": true})"},
    {"full-advanced", "monaco",
     R"({"build": true, "qualifying": true, "three_lap": true, "weather": true, "tires": true, "tech_pit": true,
         "teams": true})"},
    {"road-race", "race-city", R"({"road_race": true})"},
};

}  // namespace paddock::table
