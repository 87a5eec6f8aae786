#pragma once

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/formula_d/play.hpp"

// Before the lights: drivers, cars, tires, the grid. Then rounds, turns and the start roll.
namespace paddock::formula_d {

// FD-ROAD-03, D2: drivers are taken in seat order.
template <class R>
void draft(const Play<R>& play) {
    if (!play.options().road_race) return;
    for (std::size_t i = 0; i < play.state.cars.size(); ++i) {
        if (play.state.cars[i].driver == Driver::none) return play.ask(Ask::driver, seat(static_cast<int>(i)));
    }
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const PickDriver& choice) {
    if (play.state.ask != Ask::driver) return wrong_question();
    const Verdict verdict = check_driver(play.setting, play.state, choice.driver);
    if (!verdict) return verdict;
    play.state.car(seat).driver = choice.driver;
    play.answered();
    play.tell(DriverPicked{"FD-ROAD-03"_rule, seat, choice.driver});
    return {};
}

// FD-WP-02, FD-ROAD-03; FD-BUILD asks everybody at once and shows the cars together.
template <class R>
void build(const Play<R>& play) {
    State& state = play.state;
    const std::uint8_t reserve = play.terms().pit_reserve;
    const bool own_cars = play.options().build && !play.options().road_race;
    if (own_cars && state.cars[0].full.total() == 0) return play.ask(Ask::build, SeatSet::first(play.setting.cars()));
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        Car& car = state.cars[i];
        if (own_cars) {
            play.tell(CarBuilt{"FD-BUILD-01"_rule, seat(static_cast<int>(i)), car.full});
        } else {
            car.wear = car.full = play.terms().driver_cars[static_cast<std::size_t>(car.driver)];
        }
        car.reserve = play.options().technical_stops() ? reserve : 0;          // FD-TECH-01
        if (play.options().teams) car.reserve = i % 2 == 0 ? 2 * reserve : 0;  // FD-TEAM-02
    }
}

// The last gauge follows from the others. These are the values no repair goes beyond (FD-BUILD-04).
template <class R>
Verdict answer(const Play<R>& play, Seat seat, const BuildGauge& choice) {
    if (play.state.ask != Ask::build) return wrong_question();
    Car& car = play.state.car(seat);
    const Verdict verdict = check_build(play.terms(), car, choice.gauge, choice.points);
    if (!verdict) return verdict;
    car.full[choice.gauge] = choice.points;
    if (choice.gauge == Gauge::engine) {
        car.full[Gauge::handling] = static_cast<std::uint8_t>(play.terms().build_total - car.full.total());
        car.wear = car.full;
        play.answered(seat);
    }
    return {};
}

// FD-TIRE-01: everybody chooses at once, then all is open (FD-TIRE-02); road races know hard tires only (FD-ROAD-04).
template <class R>
void ask_tires(const Play<R>& play) {
    if (play.options().tires && !play.options().road_race) play.ask(Ask::tires, racing_cars(play.state));
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const FitTires& choice) {
    if (play.state.ask != Ask::tires) return wrong_question();
    if (static_cast<int>(choice.compound) >= compound_count)
        return Refusal{"FD-TIRE-01"_rule, "there are three compounds"};
    State& state = play.state;
    state.car(seat).compound = choice.compound;
    play.answered(seat);
    if (!state.asked.empty()) return {};
    for (std::size_t i = 0; i < state.cars.size(); ++i)
        play.tell(TiresFitted{"FD-TIRE-01"_rule, paddock::seat(static_cast<int>(i)), state.cars[i].compound});
    return {};
}

template <class R>
int Rules::roll_for_grid(const Play<R>& play, Seat seat, bool again) {
    const int value = roll_black_die(play, {"grid"}, seat);
    play.tell(GridRolled{again ? "FD-GRID-02"_rule : "FD-GRID-01"_rule, seat, static_cast<std::uint8_t>(value)});
    return value;
}

using Group = SmallVector<Seat, max_cars>;
inline constexpr int most_grid_rerolls = 64;  // after that seats decide: no source of rolls can hold up the start

// FD-GRID-01, -02: a group rolls for the places it shares, the highest first; ties roll again among themselves.
template <class R, class Roll>
void roll_for_places(const Play<R>& play, Group& group, const Roll& roll, int depth) {
    std::array<int, max_cars> rolled{};
    const auto roll_of = [&](Seat s) { return rolled[static_cast<std::size_t>(number(s))]; };
    for (const Seat s : group) rolled[static_cast<std::size_t>(number(s))] = roll(s, depth > 0);
    std::sort(group.begin(), group.end(), [&](Seat a, Seat b) {
        const bool montfort_a = play.state.car(a).driver == Driver::montfort;  // FD-DRV-08
        const bool montfort_b = play.state.car(b).driver == Driver::montfort;
        return std::tuple{-roll_of(a), !montfort_a, a} < std::tuple{-roll_of(b), !montfort_b, b};
    });
    if (depth >= most_grid_rerolls) return;
    for (std::size_t i = 0; i < group.size();) {
        std::size_t end = i + 1;
        while (end < group.size() && roll_of(group[end]) == roll_of(group[i])) ++end;
        if (play.state.car(group[i]).driver == Driver::montfort) ++i;
        Group tied;
        for (std::size_t k = i; k < end; ++k) tied.push_back(group[k]);
        if (tied.size() > 1) roll_for_places(play, tied, roll, depth + 1);
        for (std::size_t k = i; k < end; ++k) group[k] = tied[k - i];
        i = end;
    }
}

template <class R>
void roll_for_slots(const Play<R>& play, Group& group, int depth) {
    roll_for_places(play, group, [&](Seat s, bool again) { return R::roll_for_grid(play, s, again); }, depth);
}

// FD-QUAL-10, -11, FD-RUL-30: by the lap, then the die.
template <class R>
void order_by_qualifying(const Play<R>& play, Group& group) {
    const auto key_of = [&](Seat s) { return qualifying_key(play.state.car(s).qualifying); };
    std::sort(group.begin(), group.end(),
              [&](Seat a, Seat b) { return std::pair{key_of(a), a} < std::pair{key_of(b), b}; });
    for (std::size_t i = 0; i < group.size();) {
        std::size_t end = i + 1;
        while (end < group.size() && key_of(group[end]) == key_of(group[i])) ++end;
        Group tied;
        for (std::size_t k = i; k < end; ++k) tied.push_back(group[k]);
        const auto montfort = std::find_if(tied.begin(), tied.end(),
                                           [&](Seat s) { return play.state.car(s).driver == Driver::montfort; });
        if (montfort != tied.end()) {
            std::rotate(tied.begin(), montfort, montfort + 1);
        }
        const std::size_t settled = montfort != tied.end() ? 1 : 0;
        Group rolling;
        for (std::size_t k = settled; k < tied.size(); ++k) rolling.push_back(tied[k]);
        if (rolling.size() > 1) roll_for_slots(play, rolling, 1);
        for (std::size_t k = 0; k < rolling.size(); ++k) tied[k + settled] = rolling[k];
        for (std::size_t k = i; k < end; ++k) group[k] = tied[k - i];
        i = end;
    }
}

template <class R>
void lay_out_grid(const Play<R>& play) {
    Group group;
    for (const Seat seat : racing_cars(play.state)) group.push_back(seat);
    if (play.options().qualifying) {
        order_by_qualifying(play, group);
    } else {
        roll_for_slots(play, group, 0);
    }
    take_slots(play, group);
}

// FD-GRID-03: and the race begins.
template <class R>
void take_slots(const Play<R>& play, const Group& group) {
    State& state = play.state;
    for (std::size_t slot = 0; slot < group.size(); ++slot) {
        Car& car = state.car(group[slot]);
        car.space = R::slot(play, static_cast<int>(slot));
        play.tell(GridTaken{"FD-GRID-03"_rule, group[slot], static_cast<std::uint8_t>(slot + 1), car.space});
    }
    state.session = Session::race;
    play.tell(RaceBegan{"FD-GEN-02"_rule, static_cast<std::uint8_t>(play.options().race_laps())});
}

// FD-TEAM-04: the winning team, then the others.
template <class R>
void tell_teams(const Play<R>& play) {
    if (!play.options().teams) return;
    const Standings cars = ranking(play.setting, play.state);
    for (const TeamStanding& team : team_ranking(cars)) {
        Seat better = Seat::nobody;
        for (const Standing& car : cars) {
            if (better == Seat::nobody && team.seats.contains(car.seat)) better = car.seat;
        }
        play.tell(TeamRanked{"FD-TEAM-04"_rule, better, team_mate(better), team.place,
                             static_cast<std::uint8_t>(team.points)});
    }
}

// FD-TURN-01, FD-TURN-02, FD-TURN-03; the race is over when no car is left to move (FD-FIN-03, FD-RUL-51). True when a
// round begins.
template <class R>
bool begin_round(const Play<R>& play) {
    State& state = play.state;
    set_turn_order(play.setting, state, racing_cars(state));
    state.turn = 0;
    if (state.order.empty()) {
        state.session = Session::over;
        play.tell(RaceOver{"FD-FIN-03"_rule});
        tell_teams(play);
        return false;
    }
    ++state.round;
    play.tell(RoundBegan{"FD-TURN-02"_rule, state.round});
    return true;
}

template <class R>
void begin_turn(const Play<R>& play) {
    const Car& car = play.car();
    play.state.move = Move{};
    play.state.move.from = car.space;
    play.state.move.left_box = car.in_box;
    play.tell(TurnBegan{"FD-TURN-01"_rule, play.mover()});
}

// FD-START-02..06: the car stalls, drives off at once, or rolls the die of its gear. A great start is driven like any
// move, lane changes and all (FD-START-07), and leaves the lever in 1st (FD-START-08).
template <class R>
void make_start_roll(const Play<R>& play) {
    Car& car = play.car();
    Move& move = play.state.move;
    const Terms& terms = play.terms();
    car.start_due = false;
    const int value = play.rolls.roll({.purpose = {"start"},
                                       .seat = play.mover(),
                                       .first = 1,
                                       .count = terms.start_faces,
                                       .ends = start_bands(terms)});
    const int spaces = terms.start_spaces[static_cast<std::size_t>(value) - 1];
    car.stalled = spaces == Terms::stall;
    const RuleId rule = car.stalled ? "FD-START-03"_rule : spaces > 0 ? "FD-START-06"_rule : "FD-START-05"_rule;
    play.tell(StartRolled{rule, play.mover(), static_cast<std::uint8_t>(value)});
    if (spaces <= 0) return;
    move.great_start = true;
    move.remaining = static_cast<std::uint8_t>(spaces);
    move.tire_age = car.tire_age;
}

// FD-START-04: in 1st, without another start roll; the first throw of a qualifying lap too (FD-QUAL-12).
template <class R>
bool drives_off(const Play<R>& play) {
    return std::exchange(play.car().stalled, false);
}

// True when another car of this round moves.
template <class R>
bool next_turn(const Play<R>& play) {
    State& state = play.state;
    if (++state.turn < state.order.size()) return true;
    state.turn = 0;
    return false;
}

}  // namespace paddock::formula_d
