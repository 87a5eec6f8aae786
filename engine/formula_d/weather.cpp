#include "engine/formula_d/pure.hpp"

// What the chart says, and when it is asked (FD-WX).
namespace paddock::formula_d {

Forecast forecast(const Circuit& circuit, int value) {
    const track::WeatherChart& chart = circuit.weather;
    if (value > chart.low && value <= chart.changeable) return Forecast::changeable;
    return (value <= chart.low) == chart.low_is_good ? Forecast::good : Forecast::rain;
}

// FD-WX-07..09: the weather before qualifying or the race.
WeatherLine first_line(Forecast forecast) {
    switch (forecast) {
        case Forecast::rain: return WeatherLine::rain;
        case Forecast::changeable: return WeatherLine::changeable;
        default: return WeatherLine::good;
    }
}

// FD-WX-11..13.
WeatherLine next_line(WeatherLine line, Forecast forecast) {
    const int step = forecast == Forecast::good ? -1 : forecast == Forecast::rain ? 1 : 0;
    return static_cast<WeatherLine>(static_cast<int>(line) + step);
}

RuleId line_rule(Forecast forecast, bool first) {
    switch (forecast) {
        case Forecast::rain: return first ? "FD-WX-09"_rule : "FD-WX-12"_rule;
        case Forecast::changeable: return first ? "FD-WX-08"_rule : "FD-WX-13"_rule;
        default: return first ? "FD-WX-07"_rule : "FD-WX-11"_rule;
    }
}

bool is_first_weather(Phase phase) { return phase == Phase::qualifying_weather || phase == Phase::race_weather; }

RuleId weather_roll_rule(Phase phase) {
    switch (phase) {
        case Phase::qualifying_weather: return "FD-WX-03"_rule;
        case Phase::race_weather: return "FD-WX-06"_rule;
        default: return "FD-WX-10"_rule;
    }
}

// Whether a roll on the chart is due at this point of the match.
bool weather_roll_due(const Options& options, const State& state) {
    if (!options.weather) return false;
    switch (state.phase) {
        case Phase::weather: return state.move.strain && may_change(state.weather);  // FD-WX-10, FD-WX-14
        case Phase::round_weather: return state.weather_due > 0 && may_change(state.weather);
        default: return true;  // FD-WX-03, -06
    }
}

}  // namespace paddock::formula_d
