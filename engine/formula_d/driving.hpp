#pragma once

#include "engine/formula_d/finish.hpp"
#include "engine/formula_d/road_race.hpp"

// Driving the way that was chosen, space by space (FD-MOVE, FD-RUL-59).
namespace paddock::formula_d {

// FD-BRAKE-03: whatever for. FD-QUAL-02: in qualifying nothing is lost.
template <class R>
void spend_brakes(const Play<R>& play, int brakes, RuleId rule) {
    if (brakes == 0) return;
    play.state.move.braked = true;
    play.tell(Braked{rule, play.mover(), static_cast<std::uint8_t>(brakes)});
    if (play.state.session == Session::race) play.lose(play.mover(), Gauge::brakes, brakes, rule);
}

// The way as it will be driven: a tow may end under the flag, or a space early because of Li.
template <class R>
void tell_way(const Play<R>& play, const Path& path, RuleId rule) {
    const Ground ground = play.ground();
    SpaceId to = play.car().space;
    Path driven;
    for (int i = 0, last = path.size(); i < last; ++i) {
        const Space& from = play.circuit().at(to);
        to = link_of(from, path[i]);
        driven.push_back(path[i]);
        if (ground.flag_falls(from)) break;
        if (ground.costs_a_space(from, to)) --last;
    }
    play.tell(Drove{rule, play.mover(), play.car().space, to, driven});
}

template <class R>
void set_off(const Play<R>& play, const Path& path, RuleId rule) {
    play.state.move.path = path;
    play.state.move.walked = 0;
    if (play.events.heard()) tell_way(play, path, rule);
    if (!path.empty()) play.car().in_box = false;
}

template <class R>
Verdict answer(const Play<R>& play, Seat seat, const Drive& choice) {
    if (play.state.ask != Ask::drive) return wrong_question();
    const Result<DrivePlan, Refusal> plan = check_drive(play.ground(seat), choice);
    if (!plan) return plan.error();
    play.answered();
    Move& move = play.state.move;
    spend_brakes(play, choice.brakes, "FD-BRAKE-01"_rule);
    move.remaining = static_cast<std::uint8_t>(move.remaining - choice.brakes);
    move.lanes = plan->lanes;
    move.reach = static_cast<std::uint8_t>(plan->reach);
    if (plan->blocked) {
        move.blocked = true;
        move.undriven = static_cast<std::uint8_t>(move.undriven + plan->undriven);
        move.remaining = static_cast<std::uint8_t>(choice.path.size());
    }
    set_off(play, choice.path, "FD-MOVE-01"_rule);
    return {};
}

// FD-OVER-01: passing the end line short of stops, each corner for itself (FD-RUL-23); with enough of them or more it
// costs nothing (FD-CORN-03, FD-CORN-06). FD-CORN-07: the count belongs to one passage.
template <class R>
void leave_corner(const Play<R>& play, const Space& from) {
    Move& move = play.state.move;
    Car& car = play.car();
    const track::Corner& corner = play.circuit().corners[from.corner];
    const int missing = corner.stops - car.stops;
    if (missing > 0) {
        const bool fatal = missing >= play.terms().fatal_stops;
        ++move.overshot;
        move.missed_two = move.missed_two || fatal;
        move.missed_all = move.missed_all || (fatal && car.stops == 0);
        play.tell(Overshot{"FD-OVER-01"_rule, play.mover(), from.corner, car.stops, corner.stops});
    }
    car.stops = 0;
}

template <class R>
void drop_scrap(const Play<R>& play, SpaceId left) {
    play.state.move.scrap = false;
    play.car().scrap_used = true;
    lay_marker(play, left, "FD-DRV-11"_rule);
}

// FD-SLIP-09, FD-RUL-25: being towed into a corner costs a brake point, of those the car had when the tow began
// (FD-RUL-59).
template <class R>
void enter_corner_towed(const Play<R>& play) {
    if (play.car().wear[Gauge::brakes] > play.state.move.regained)
        play.lose(play.mover(), Gauge::brakes, 1, "FD-SLIP-09"_rule);
}

template <class R>
void pass_li(const Play<R>& play, const Space& from) {
    Move& move = play.state.move;
    if (!play.ground().passes_li(from, play.car().space)) return;
    move.passed_li = true;
    if (move.remaining == 0) return;
    --move.remaining;
    play.tell(SpacesAdded{"FD-DRV-01"_rule, play.mover(), -1});
}

// One space on. What stays the same during a whole walk is handed in: this is the innermost loop of a race.
template <class R>
void enter(const Play<R>& play, Move& move, Car& car, Step step, bool li_counts) {
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
template <class R>
void cross_lines(const Play<R>& play) {
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

// Then what lies there.
template <class R>
void look_for_danger(const Play<R>& play, const Car& car) {
    if (play.state.session != Session::race) return;
    const bool red = play.circuit().danger[static_cast<std::size_t>(track::number(car.space))];
    if ((red && hazards(play.options())) || R::obstacles(play.state).endanger(car.space)) R::meet_danger(play);
}

// The car is out or home: nothing is left of its move.
template <class R>
void leave_the_move(const Play<R>& play) {
    Move& move = play.state.move;
    move.path = {};
    move.walked = 0;
    move.remaining = 0;
}

enum class Walked : std::uint8_t {
    halted,   // something is to be settled first: a question, a prize
    left,     // the car is out or home, or its qualifying lap is over
    at_box,   // FD-PIT-03
    to_plan,  // something happened that may change the rest of the way: it is asked anew
    through,  // all spaces of this part are driven
};

template <class R>
Walked walk(const Play<R>& play) {
    State& state = play.state;
    Move& move = state.move;
    Car& car = play.car();
    const bool li_counts = play.options().road_race && play.options().li_scope == LiScope::overtake;
    for (;;) {
        if (move.arrival == Arrival::police || move.arrival == Arrival::finish) {
            cross_lines(play);
            if (car.status != Status::racing) break;
            if (car.space == SpaceId::none) return Walked::left;
            if (state.ask != Ask::nothing || state.police_check) return Walked::halted;
        }
        if (move.arrival == Arrival::danger) {
            move.arrival = Arrival::settled;
            look_for_danger(play, car);
            if (car.status != Status::racing) break;
        }
        if (move.walked >= move.path.size() || move.remaining == 0) return end_walk(play);
        enter(play, move, car, move.path[move.walked++], li_counts);
    }
    leave_the_move(play);
    return Walked::left;
}

// How the move goes on from where a piece of it ended. In the pit lane a car goes on next turn (FD-PIT-04), and waits
// for a free space at its exit (FD-RUL-45).
template <class R>
Walked end_walk(const Play<R>& play) {
    Move& move = play.state.move;
    move.path = {};
    move.walked = 0;
    const Car& car = play.car();
    if (in_pit_lane(play.circuit(), car)) {
        const Ground ground = play.ground();
        const bool at_box = car.space == ground.box();
        if (at_box || ends_in_pit_lane(ground, car.space)) move.remaining = 0;  // FD-PIT-11
        if (at_box) return Walked::at_box;
    }
    return move.remaining > 0 && move.part != Part::tow ? Walked::to_plan : Walked::through;
}

// FD-TURN-08 (6), FD-RUL-33: the rain slide, once a move, driven as the rest of it (FD-RUL-62); what a blocked car owes
// of it is undriven too. True when the car slides.
template <class R>
bool begin_slide(const Play<R>& play) {
    State& state = play.state;
    Move& move = state.move;
    const Car& car = play.car();
    const bool in_corner = play.space_of(car).in_corner();
    if (move.part == Part::die || move.part == Part::exit) move.die_ended_in_corner = in_corner;
    if (!move.touched_corner || move.slid) return false;
    const int slide = slide_spaces(play.setting, state, car, move.die_ended_in_corner);
    if (slide == 0) return false;
    move.slid = true;
    play.tell(SpacesAdded{slide_rule(play.terms(), state, car), play.mover(), static_cast<std::int8_t>(slide)});
    if (move.blocked) {
        move.undriven = static_cast<std::uint8_t>(move.undriven + slide);
        return false;
    }
    move.part = Part::slide;
    move.remaining = static_cast<std::uint8_t>(slide);
    return true;
}

template <class R>
void end_drive(const Play<R>& play) {
    play.state.move.lanes = {};
    play.state.move.before = SpaceId::none;
}

}  // namespace paddock::formula_d
