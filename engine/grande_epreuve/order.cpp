#include "engine/formula_d/order.hpp"

#include "engine/grande_epreuve/rules.hpp"

// The order of the season, of a race and of a round (GE-RUL-05).
namespace paddock::grande_epreuve {
namespace {

constexpr int number(Phase phase) { return static_cast<int>(phase); }

}  // namespace

Phase Rules::next_phase(const Play& play) {
    State& state = play.state;
    const Phase phase = state.phase;
    const auto asks = [&] { return state.ask != Ask::nothing; };
    switch (number(phase)) {
        // The season.
        case number(Phase::draft): draft(play); return asks() ? phase : phases::ballot;
        case number(phases::ballot): hold_ballot(play); return asks() ? phase : phases::next_race;
        case number(phases::next_race): call_race(play); return phases::prizes;
        case number(phases::prizes): ask_prizes(play); return asks() ? phase : Phase::build;
        case number(Phase::build):
            if (play.options().build) formula_d::build(play);
            return asks() ? phase : Phase::race_weather;

        // A round: orders, runners, dice, then car by car.
        case number(Phase::begin_round):
            if (!begin_round(play)) return phases::race_end;
            ask_orders(play);
            return phases::runners;
        case number(phases::runners): run_to_cars(play); return phases::dice;
        case number(phases::dice): roll_dice(play); return Phase::begin_turn;
        case number(Phase::begin_turn): return begin_turn(play);
        case number(Phase::drive):
            if (state.move.part == formula_d::Part::exit) return drive_on(play);  // GE-RUL-52
            break;
        case number(Phase::slipstream):
            if (state.move.part == formula_d::Part::tow) return Phase::stop;  // GE-SLIP-02
            break;
        case number(Phase::mechanics): return attempt_quick_stop(play) ? Phase::drive : Phase::stop;
        case number(Phase::collision): test_neighbours(play); return Phase::strain;
        case number(Phase::strain): test_motor(play); return Phase::weather;
        case number(Phase::end_turn): return end_turn(play);

        // When all have moved.
        case number(phases::pairs): test_pairs(play); return phases::herds;
        case number(phases::herds):
            move_goats(play);
            return state.weather_due > 0 ? Phase::round_weather : phases::wrecks;
        case number(Phase::round_weather): {
            const formula_d::WeatherLine before = state.weather;
            const Phase next = formula_d::Rules::next_phase(play);
            state.incident = state.incident || state.weather != before;
            return next == Phase::begin_round ? phases::wrecks : next;
        }
        case number(phases::wrecks):
            count_wrecks(play);
            end_round(play);
            return Phase::begin_round;
        case number(phases::race_end):
            score_race(play);
            if (++state.season.race < play.setting.own().races) {
                award_prizes(play);
                return phases::next_race;
            }
            end_season(play);
            return Phase::over;
        default: break;
    }
    return formula_d::Rules::next_phase(play);
}

}  // namespace paddock::grande_epreuve
