#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/formula_d/play.hpp"

// Before the lights: drivers, cars, tires, the grid. Then rounds, turns and the start roll.
namespace paddock::formula_d {
namespace {

constexpr int most_grid_rerolls = 64;  // after that seats decide: no source of rolls can hold up the start

void gain_start_values(Car& car, const Gauges& gauges) { car.wear = car.full = gauges; }

}  // namespace

// FD-ROAD-03, D2: drivers are taken in seat order.
void draft(const Play& play) {
    if (play.options().road_race) {
        for (std::size_t i = 0; i < play.state.cars.size(); ++i) {
            if (play.state.cars[i].driver == Driver::none) return play.ask(Ask::driver, seat(static_cast<int>(i)));
        }
    }
    play.state.phase = Phase::build;
}

// FD-WP-02, FD-ROAD-03; FD-BUILD asks everybody at once and shows the cars together.
void build(const Play& play) {
    State& state = play.state;
    const std::uint8_t reserve = play.terms().pit_reserve;
    const bool own_cars = play.options().build && !play.options().road_race;
    if (own_cars && state.cars[0].full.total() == 0) return play.ask(Ask::build, SeatSet::first(play.game.cars()));
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        Car& car = state.cars[i];
        if (own_cars) {
            play.tell(CarBuilt{"FD-BUILD-01"_rule, seat(static_cast<int>(i)), car.full});
        } else {
            gain_start_values(car, play.terms().driver_cars[static_cast<std::size_t>(car.driver)]);
        }
        car.reserve = play.options().technical_stops() ? reserve : 0;          // FD-TECH-01
        if (play.options().teams) car.reserve = i % 2 == 0 ? 2 * reserve : 0;  // FD-TEAM-02
    }
    state.phase = play.options().qualifying ? Phase::qualifying_weather : Phase::race_weather;
}

// FD-BUILD-01..03: the points of one gauge, leaving the others room to make twenty in all.
Result<void, Refusal> check_build(const Terms& terms, const Car& car, Gauge gauge, int points) {
    const bool tires = gauge == Gauge::tires;
    const int most = tires ? terms.build_most_tires : terms.build_most_others;
    if (car.full[gauge] != 0) return Refusal{"FD-BUILD-01"_rule, "this gauge is already set"};
    if (gauge != Gauge::tires && car.full.points[static_cast<std::size_t>(gauge) - 1] == 0)
        return Refusal{"FD-BUILD-01"_rule, "the gauges are set in order"};
    if (points < 1 || points > most)
        return tires ? Refusal{"FD-BUILD-02"_rule, "tires take 1 to 14 points"}
                     : Refusal{"FD-BUILD-03"_rule, "this gauge takes 1 to 7 points"};
    const int left = terms.build_total - car.full.total() - points;
    const int gauges_left = gauge_count - 1 - static_cast<int>(gauge);
    if (left < gauges_left || left > gauges_left * terms.build_most_others)
        return Refusal{"FD-BUILD-01"_rule, "the other gauges could not bring the car to exactly 20 points"};
    return {};
}

// FD-TIRE-01: everybody chooses at once; road races know hard tires only (FD-ROAD-04).
void ask_tires(const Play& play, Phase next) {
    play.state.phase = next;
    if (play.options().tires && !play.options().road_race) play.ask(Ask::tires, SeatSet::first(play.game.cars()));
}

namespace {

using Group = SmallVector<Seat, max_cars>;

// FD-GRID-01, -02: a group rolls for the slots it shares; ties roll again among themselves.
void roll_for_slots(const Play& play, Group& group, int depth) {
    std::array<int, max_cars> rolled{};
    const auto roll_of = [&](Seat s) { return rolled[static_cast<std::size_t>(number(s))]; };
    for (const Seat s : group) {
        const int value = roll_black_die(play, {"grid"}, s);
        rolled[static_cast<std::size_t>(number(s))] = value;
        play.tell(GridRolled{depth == 0 ? "FD-GRID-01"_rule : "FD-GRID-02"_rule, s, static_cast<std::uint8_t>(value)});
    }
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
        if (tied.size() > 1) roll_for_slots(play, tied, depth + 1);
        for (std::size_t k = i; k < end; ++k) group[k] = tied[k - i];
        i = end;
    }
}

// FD-QUAL-09..11, FD-RUL-30: fewest throws, then the clock, then the die; failed drivers last.
std::uint64_t qualifying_key(const QualifyingLap& lap) {
    if (lap.failed) return std::uint64_t{1} << 40U | (0xffffU - lap.failed_at);
    return static_cast<std::uint64_t>(qualifying_score(lap)) << 16U | lap.seconds;
}

void order_by_qualifying(const Play& play, Group& group) {
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

}  // namespace

void lay_out_grid(const Play& play) {
    State& state = play.state;
    Group group;
    for (int i = 0; i < play.game.cars(); ++i) group.push_back(seat(i));
    if (play.options().qualifying) {
        order_by_qualifying(play, group);
    } else {
        roll_for_slots(play, group, 0);
    }
    for (std::size_t slot = 0; slot < group.size(); ++slot) {
        Car& car = state.car(group[slot]);
        car.space = play.circuit().grid[slot];
        play.tell(GridTaken{"FD-GRID-03"_rule, group[slot], static_cast<std::uint8_t>(slot + 1), car.space});
    }
    state.session = Session::race;
    state.phase = Phase::begin_round;
    play.tell(RaceBegan{"FD-GEN-02"_rule, static_cast<std::uint8_t>(play.options().race_laps())});
}

// FD-TURN-01..03; the race is over when no car is left to move (FD-FIN-03, FD-RUL-51).
void begin_round(const Play& play) {
    State& state = play.state;
    set_turn_order(play.setting(), state);
    state.turn = 0;
    if (state.order.empty()) {
        state.session = Session::over;
        state.phase = Phase::over;
        return play.tell(RaceOver{"FD-FIN-03"_rule});
    }
    ++state.round;
    state.phase = Phase::begin_turn;
    play.tell(RoundBegan{"FD-TURN-02"_rule, state.round});
}

namespace {

// Numbers of the start roll that mean the same.
std::uint64_t start_bands(const Terms& terms) {
    std::uint64_t bands = 0;
    for (std::size_t value = 1; value < terms.start_faces; ++value) {
        if (terms.start_spaces[value - 1] != terms.start_spaces[value]) bands |= band_end(static_cast<int>(value));
    }
    return bands;
}

// FD-START-02..06.
void make_start_roll(const Play& play) {
    Car& car = play.car();
    car.start_due = false;
    const int value = play.rolls.roll({.purpose = {"start"},
                                       .seat = play.mover(),
                                       .count = play.terms().start_faces,
                                       .ends = start_bands(play.terms())});
    const int spaces = play.terms().start_spaces[static_cast<std::size_t>(value) - 1];
    const bool stalls = spaces == Terms::stall;
    const RuleId rule = stalls ? "FD-START-03"_rule : spaces > 0 ? "FD-START-06"_rule : "FD-START-05"_rule;
    play.tell(StartRolled{rule, play.mover(), static_cast<std::uint8_t>(value)});
    play.state.phase = Phase::roll_die;
    if (stalls) {
        car.stalled = true;
        play.state.phase = Phase::end_turn;
    } else if (spaces > 0) {
        play.state.move.great_start = true;
        play.state.move.remaining = static_cast<std::uint8_t>(spaces);
        play.state.move.tire_age = car.tire_age;
        play.state.phase = Phase::bonus;
    }
}

}  // namespace

void begin_turn(const Play& play) {
    State& state = play.state;
    Car& car = play.car();
    if (car.status != Status::racing) {
        state.phase = Phase::end_turn;
        return;
    }
    state.move = Move{};
    state.move.from = car.space;
    state.move.left_box = car.in_box;
    play.tell(TurnBegan{"FD-TURN-01"_rule, play.mover()});
    if (car.start_due) return make_start_roll(play);
    if (car.stalled) {  // FD-START-04; the first throw of a qualifying lap too (FD-QUAL-12)
        car.stalled = false;
        state.phase = Phase::roll_die;
        return;
    }
    play.ask(Ask::gear, play.mover());
}

void end_turn(const Play& play) {
    State& state = play.state;
    if (state.session == Session::qualifying) {
        state.phase = play.car().qualifying.driven ? Phase::qualifying_lap : Phase::begin_turn;
        return;
    }
    ++state.turn;
    if (state.turn < state.order.size()) {
        state.phase = Phase::begin_turn;
    } else {
        state.turn = 0;
        state.phase = state.weather_due > 0 ? Phase::round_weather : Phase::begin_round;
    }
}

}  // namespace paddock::formula_d
