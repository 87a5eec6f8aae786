#include <algorithm>

#include "engine/formula_d/routes.hpp"

// Driving the way that was chosen, space by space (FD-MOVE, FD-RUL-59).
namespace paddock::formula_d {
namespace {

// The rest of the turn of a car that is out or has finished: only what it set off for others.
void leave_the_move(const Play& play) {
    play.state.move.path = {};
    play.state.move.walked = 0;
    play.state.move.remaining = 0;
    if (play.state.session == Session::race) play.state.phase = Phase::strain;
}

// FD-OVER-01: passing the end line short of stops. FD-CORN-07: the count belongs to one passage.
void leave_corner(const Play& play, const Space& from) {
    Move& move = play.state.move;
    Car& car = play.car();
    const track::Corner& corner = play.circuit().corners[from.corner];
    const int missing = corner.stops - car.stops;
    if (missing > 0) {
        ++move.overshot;
        move.missed_two = move.missed_two || missing >= play.terms().fatal_stops;
        move.missed_all = move.missed_all || (missing >= play.terms().fatal_stops && car.stops == 0);
        play.tell(Overshot{"FD-OVER-01"_rule, play.mover(), from.corner, car.stops, corner.stops});
    }
    car.stops = 0;
}

void drop_scrap(const Play& play, SpaceId left) {
    play.state.move.scrap = false;
    play.car().scrap_used = true;
    lay_marker(play, left, "FD-DRV-11"_rule);
}

// FD-SLIP-09, FD-RUL-25: being towed into a corner costs a brake point, of those the car had when the tow began
// (FD-RUL-59).
void enter_corner_towed(const Play& play) {
    if (play.car().wear[Gauge::brakes] > play.state.move.regained)
        lose(play, play.mover(), Gauge::brakes, 1, "FD-SLIP-09"_rule);
}

void pass_li(const Play& play, const Space& from) {
    const Ground ground{play.setting(), play.state, play.mover()};
    Move& move = play.state.move;
    if (!ground.passes_li(from, play.car().space)) return;
    move.passed_li = true;
    if (move.remaining == 0) return;
    --move.remaining;
    play.tell(SpacesAdded{"FD-DRV-01"_rule, play.mover(), -1});
}

// One space on. What stays the same during a whole walk is handed in: this is the innermost loop of a race.
void enter(const Play& play, Move& move, Car& car, Step step, bool li_counts) {
    const Space& from = play.space_of(car);
    const SpaceId to_id = link_of(from, step);
    const Space& to = play.circuit().at(to_id);
    move.before = car.space;
    move.moved = true;
    --move.remaining;
    if (from.in_corner() && from.corner != to.corner) leave_corner(play, from);
    move.overshoot = static_cast<std::uint8_t>(move.overshoot + move.overshot);
    car.space = to_id;
    if (from.in_pit_lane() && !to.in_pit_lane()) car.box_served = false;
    if (move.scrap) drop_scrap(play, move.before);
    if (to.in_corner()) {
        move.touched_corner = true;
        if (move.part == Part::tow && from.corner != to.corner) enter_corner_towed(play);
    }
    if (li_counts && !move.passed_li) pass_li(play, from);
    constexpr auto lines = static_cast<std::uint8_t>(track::Feature::before_police) |
                           static_cast<std::uint8_t>(track::Feature::before_finish);
    move.arrival = (from.features & lines) != 0 ? Arrival::police : Arrival::danger;
}

// Lines first, police before finish (FD-RUL-59).
void cross_lines(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    const Space& from = play.circuit().at(move.before);
    if (move.arrival == Arrival::police) {
        move.arrival = Arrival::finish;
        if (from.has(track::Feature::before_police)) cross_police_line(play);
        if (state.police_check) return;
    }
    if (move.arrival == Arrival::finish) {
        move.arrival = Arrival::danger;
        if (from.has(track::Feature::before_finish)) cross_finish(play);
    }
}

// Then the debris.
void meet_danger(const Play& play, const Car& car) {
    if (play.state.session != Session::race) return;
    const auto i = static_cast<std::size_t>(track::number(car.space));
    const bool red = play.circuit().danger[i] && hazards(play.options());
    if (red || play.state.markers[i]) damage_test(play);
}

void end_walk(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    move.path = {};
    move.walked = 0;
    const Car& car = play.car();
    if (in_pit_lane(play.circuit(), car)) {
        const Ground ground{play.setting(), state, play.mover()};
        if (car.space == ground.box()) {
            move.remaining = 0;
            state.phase = Phase::box;
            return;
        }
        if (ends_in_pit_lane(ground, car.space)) move.remaining = 0;  // FD-PIT-11
    }
    state.phase = move.remaining > 0 && move.part != Part::tow ? Phase::drive : Phase::after_part;
}

}  // namespace

void drive(const Play& play) {
    if (play.state.move.remaining == 0) {
        play.state.phase = Phase::after_part;
        return;
    }
    play.ask(Ask::drive, play.mover());
}

// Returns when something is asked, when the car is out or home, and at the end of the piece.
void walk(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    Car& car = play.car();
    const bool li_counts = play.options().road_race && play.options().li_scope == LiScope::overtake;
    for (;;) {
        if (move.arrival == Arrival::police || move.arrival == Arrival::finish) {
            cross_lines(play);
            if (car.status != Status::racing) return leave_the_move(play);
            if (state.ask != Ask::nothing || state.police_check || state.phase != Phase::walk) return;
        }
        if (move.arrival == Arrival::danger) {
            move.arrival = Arrival::settled;
            meet_danger(play, car);
            if (car.status != Status::racing) return leave_the_move(play);
        }
        if (move.walked >= move.path.size() || move.remaining == 0) return end_walk(play);
        enter(play, move, car, move.path[move.walked++], li_counts);
    }
}

// FD-TURN-08 (6): the rain slide, then the payment for a block; then the slipstream.
void after_part(const Play& play) {
    State& state = play.state;
    Move& move = state.move;
    const Space& space = play.space_of(play.car());
    if (move.part == Part::die || move.part == Part::exit) move.die_ended_in_corner = space.in_corner();
    const int slide = move.touched_corner && !move.slid ? slide_spaces(play) : 0;
    if (slide > 0) {
        move.slid = true;
        play.tell(
            SpacesAdded{slide_rule(play.terms(), state, play.car()), play.mover(), static_cast<std::int8_t>(slide)});
        if (!move.blocked) {
            move.part = Part::slide;
            move.remaining = static_cast<std::uint8_t>(slide);
            state.phase = Phase::drive;
            return;
        }
        move.undriven = static_cast<std::uint8_t>(move.undriven + slide);
    }
    move.lanes = {};
    move.before = SpaceId::none;
    if (move.undriven > 0) pay_block(play);
    state.phase = play.car().status == Status::racing ? Phase::slipstream : Phase::strain;
}

}  // namespace paddock::formula_d
