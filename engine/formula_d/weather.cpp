#include "engine/formula_d/play.hpp"

// The weather and its chart (FD-WX).
namespace paddock::formula_d {
namespace {

Forecast forecast(const Circuit& circuit, int value) {
    if (value <= circuit.weather.rain) return Forecast::rain;
    return value <= circuit.weather.changeable ? Forecast::changeable : Forecast::good;
}

void roll_chart(const Play& play, RuleId rule) {
    const track::WeatherChart& chart = play.circuit().weather;
    const int value =
        roll_black_die(play, {"weather"}, Seat::nobody, band_end(chart.rain) | band_end(chart.changeable));
    play.state.weather_roll = static_cast<std::uint8_t>(value);
    play.tell(ForecastRolled{rule, static_cast<std::uint8_t>(value), forecast(play.circuit(), value)});
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

// Whether a roll on the chart is due at this point of the match.
bool roll_due(const Play& play) {
    const State& state = play.state;
    if (!play.options().weather) return false;
    switch (state.phase) {
        case Phase::weather: return state.move.strain && may_change(state.weather);  // FD-WX-10, -14
        case Phase::round_weather: return state.weather_due > 0 && may_change(state.weather);
        default: return true;  // FD-WX-03, -06
    }
}

void go_on(const Play& play) {
    State& state = play.state;
    switch (state.phase) {
        case Phase::qualifying_weather: return ask_tires(play, Phase::qualifying_lap);
        case Phase::race_weather: return ask_tires(play, Phase::grid);
        case Phase::round_weather:
            state.weather_due =
                state.weather_due > 0 ? static_cast<std::uint8_t>(state.weather_due - 1) : std::uint8_t{0};
            if (state.weather_due == 0 || !may_change(state.weather)) {
                state.weather_due = 0;
                state.phase = Phase::begin_round;
            }
            return;
        default: state.phase = Phase::end_turn; return;
    }
}

}  // namespace

void roll_weather(const Play& play) {
    State& state = play.state;
    if (!roll_due(play)) return go_on(play);
    if (state.phase == Phase::weather && play.options().weather_timing == WeatherTiming::end_of_round) {  // FD-RUL-34
        ++state.weather_due;
        return go_on(play);
    }
    const bool first = state.phase == Phase::qualifying_weather || state.phase == Phase::race_weather;
    roll_chart(play,
               first ? (state.phase == Phase::race_weather ? "FD-WX-06"_rule : "FD-WX-03"_rule) : "FD-WX-10"_rule);
    const Seat frogger = racing_driver(state, Driver::marcellin);
    if (frogger != Seat::nobody) return play.ask(Ask::weather, frogger);  // FD-DRV-02
    settle_weather_roll(play);
}

void roll_chart_again(const Play& play) { roll_chart(play, "FD-DRV-02"_rule); }

void settle_weather_roll(const Play& play) {
    State& state = play.state;
    const Forecast said = forecast(play.circuit(), state.weather_roll);
    const bool first = state.phase == Phase::qualifying_weather || state.phase == Phase::race_weather;
    const WeatherLine from = state.weather;
    state.weather = first ? first_line(said) : next_line(from, said);
    state.weather_roll = 0;
    play.tell(WeatherSet{line_rule(said, first), from, state.weather});
    go_on(play);
}

}  // namespace paddock::formula_d
