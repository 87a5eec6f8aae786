#pragma once

#include "engine/formula_d/play.hpp"

// The weather and its chart (FD-WX).
namespace paddock::formula_d {

template <class R>
void roll_chart(const Play<R>& play, RuleId rule) {
    const track::WeatherChart& chart = play.circuit().weather;
    const int value = roll_black_die(play, {"weather"}, Seat::nobody, band_end(chart.low) | band_end(chart.changeable));
    play.state.weather_roll = static_cast<std::uint8_t>(value);
    play.tell(ForecastRolled{rule, static_cast<std::uint8_t>(value), forecast(play.circuit(), value)});
}

template <class R>
void settle_weather_roll(const Play<R>& play) {
    State& state = play.state;
    const Forecast said = forecast(play.circuit(), state.weather_roll);
    const bool first = is_first_weather(state.phase);
    const WeatherLine from = state.weather;
    state.weather = first ? first_line(said) : next_line(from, said);
    state.weather_roll = 0;
    play.tell(WeatherSet{line_rule(said, first), from, state.weather});
}

// FD-RUL-35: one roll for each strain. A roll before qualifying is for its laps (FD-WX-04, FD-WX-05).
template <class R>
void roll_weather(const Play<R>& play) {
    State& state = play.state;
    if (!weather_roll_due(play.options(), state)) return;
    if (state.phase == Phase::weather && play.options().weather_timing == WeatherTiming::end_of_round) {  // FD-RUL-34
        ++state.weather_due;
        return;
    }
    roll_chart(play, weather_roll_rule(state.phase));
    const Seat frogger = racing_driver(state, Driver::marcellin);
    if (frogger != Seat::nobody) return play.ask(Ask::weather, frogger);  // FD-DRV-02
    settle_weather_roll(play);
}

template <class R>
Verdict answer(const Play<R>& play, Seat, const RollWeatherAgain& choice) {
    if (play.state.ask != Ask::weather) return wrong_question();
    play.answered();
    if (choice.again) roll_chart(play, "FD-DRV-02"_rule);
    settle_weather_roll(play);
    return {};
}

// FD-RUL-34: of the rolls saved up for the end of the round one is made. True when another follows.
template <class R>
bool another_weather_roll(const Play<R>& play) {
    State& state = play.state;
    if (state.weather_due > 0) --state.weather_due;
    if (!may_change(state.weather)) state.weather_due = 0;
    return state.weather_due > 0;
}

}  // namespace paddock::formula_d
