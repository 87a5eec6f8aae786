#pragma once

#include "engine/core/declare.hpp"
#include "engine/formula_d/vocabulary.hpp"

// The words of the book as texts and JSON hold them.
namespace paddock::formula_d::names {

inline constexpr auto gauges = names_of<Gauge>({"tires", "brakes", "gearbox", "body", "engine", "handling"});
inline constexpr auto compounds = names_of<Compound>({"hard", "soft", "rain"});
inline constexpr auto drivers = names_of<Driver>({"formula-1", "li", "marcellin", "manson", "owens", "slivers",
                                                  "montfort", "washington", "matahi", "tzarof", "cadena"});
inline constexpr auto weather_lines = names_of<WeatherLine>({"none", "good", "changeable", "rain-changeable", "rain"});
inline constexpr auto forecasts = names_of<Forecast>({"rain", "changeable", "good"});
inline constexpr auto statuses = names_of<Status>({"racing", "finished", "out"});
inline constexpr auto causes =
    names_of<Cause>({"none", "overshoot", "missed-stops", "blocked", "body", "engine", "handling"});

}  // namespace paddock::formula_d::names
