#pragma once

#include "engine/formula_d/play.hpp"

// The street board and its drivers: snipers, police, radio (FD-SNIPE, FD-POL, FD-DRV).
namespace paddock::formula_d {

// FD-SNIPE-01, table 2.13; only where the move ended (FD-SNIPE-02).
template <class R>
void shoot(const Play<R>& play) {
    const Car& car = play.car();
    if (!hazards(play.options()) || !play.space_of(car).has(track::Feature::sniper)) return;
    if (play.options().no_move_no_test && !play.state.move.moved) return;
    const int value = roll_black_die(play, {"sniper"}, play.mover(), bands_of(play.terms().sniper));
    play.tell(ShotFired{"FD-SNIPE-01"_rule, play.mover(), static_cast<std::uint8_t>(value)});
    const Hit hit = hit_at(play.terms().sniper, value);
    play.lose(play.mover(), hit.gauge, hit.points, "FD-SNIPE-01"_rule);
}

// FD-POL-01: the number on the gear die, times ten.
template <class R>
void cross_police_line(const Play<R>& play) {
    if (!hazards(play.options()) || play.state.session != Session::race) return;
    Car& car = play.car();
    const int lap = police_lap(play.options(), car);
    if (lap < 0) return;
    const auto i = static_cast<std::size_t>(lap);
    car.police_speed[i] = play.state.move.die;
    car.police_turn[i] = ++play.state.police_turns;
    play.tell(SpeedNoted{"FD-POL-01"_rule, play.mover(), static_cast<std::uint8_t>(lap + 1),
                         static_cast<std::uint16_t>(play.state.move.die * 10)});
    if (everybody_crossed(play.state, i, play.mover())) play.state.police_check = true;
}

// FD-POL-02: the prize of a lap, as soon as nobody can win it any more.
template <class R>
void settle_police(const Play<R>& play) {
    State& state = play.state;
    if (hazards(play.options()) && play.circuit().has_police_line) {
        for (int lap = 0; lap < max_laps; ++lap) {
            const auto i = static_cast<std::size_t>(lap);
            if (((state.police_closed >> lap) & 1U) != 0 || !everybody_crossed(state, i, Seat::nobody)) continue;
            const Seat winner = fastest(state, i);
            if (winner == Seat::nobody) continue;
            state.police_closed |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(lap));
            if (state.car(winner).status != Status::racing) continue;
            play.tell(PrizeWon{"FD-POL-02"_rule, winner, static_cast<std::uint8_t>(lap + 1)});
            if (room_for_repairs(state.car(winner), true) > 0) return play.ask(Ask::police, winner);
        }
    }
    state.police_check = false;
}

template <class R>
void offer_radio(const Play<R>& play) {
    if (play.state.move.radio_asked || radio_targets(play.circuit(), play.state, play.mover()).empty()) return;
    play.ask(Ask::radio, play.mover());
}

// FD-DRV-09; once a race (FD-DRV-10).
template <class R>
void throw_radio(const Play<R>& play, Seat target) {
    play.car().radio_used = true;
    const int value = roll_black_die(play, {"radio"}, target, bands_of(play.terms().radio));
    play.tell(RadioThrown{"FD-DRV-09"_rule, play.mover(), target, static_cast<std::uint8_t>(value)});
    const Hit hit = hit_at(play.terms().radio, value);
    play.lose(target, hit.gauge, hit.points, "FD-DRV-09"_rule);
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const ThrowRadio& choice) {
    if (play.state.ask != Ask::radio) return wrong_question();
    if (choice.target != Seat::nobody && !radio_targets(play.circuit(), play.state, seat).contains(choice.target))
        return Refusal{"FD-DRV-09"_rule, "that car is not on an adjacent space"};
    play.answered();
    play.state.move.radio_asked = true;
    if (choice.target != Seat::nobody) throw_radio(play, choice.target);
    return {};
}

}  // namespace paddock::formula_d
