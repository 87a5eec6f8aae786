#pragma once

#include "engine/core/events.hpp"
#include "engine/formula_d/events.hpp"
#include "engine/formula_d/routes.hpp"

// Formula D and its sisters. The chapters (gears.hpp, collisions.hpp, …) are templates over the rules a race goes
// by, so that a sister pays nothing at run time for what she does her own way, and has a state, events and
// choices of her own. She derives from Rules and hides what differs; everything else she calls by name.
namespace paddock::formula_d {

using Verdict = Result<void, Refusal>;

// The alternatives of a variant and more of them: for a sister's events and choices.
template <class Variant, class... More>
struct Extend;
template <class... Own, class... More>
struct Extend<std::variant<Own...>, More...> {
    using Type = std::variant<Own..., More...>;
};
template <class Variant, class... More>
using Extended = typename Extend<Variant, More...>::Type;

// A race being played: what it is played by, the table, the rolls and the ears, handed from chapter to chapter.
template <class R>
struct Play {
    const typename R::Setting& setting;
    typename R::State& state;
    Rolls& rolls;
    const Events<typename R::Event>& events;

    const Circuit& circuit() const { return setting.circuit(); }
    const Terms& terms() const { return setting.terms(); }
    const Options& options() const { return setting.options(); }
    Seat mover() const { return state.mover(); }
    Car& car() const { return state.car(state.mover()); }
    const Space& space_of(const Car& car) const { return circuit().at(car.space); }
    Ground ground() const { return ground(mover()); }
    Ground ground(Seat seat) const { return {setting, state, seat, R::obstacles(state)}; }

    template <class E>
    void tell(const E& event) const {
        if (events.heard()) events.tell(typename R::Event{event});
    }
    void ask(Ask what, SeatSet whom) const {
        state.ask = what;
        state.asked = whom;
    }
    void answered() const { ask(Ask::nothing, {}); }
    // One of several who answer at once.
    void answered(Seat seat) const {
        state.asked.remove(seat);
        if (state.asked.empty()) state.ask = Ask::nothing;
    }

    void lose(Seat seat, Gauge gauge, int points, RuleId rule) const { R::lose(*this, seat, gauge, points, rule); }
    void eliminate(Seat seat, Cause cause, RuleId rule) const { R::eliminate(*this, seat, cause, rule); }
};

// Formula D's own, and what a sister may put in its place by name.
struct Rules {
    using Setting = formula_d::Setting;
    using State = formula_d::State;    // a sister's derives from it
    using Choice = formula_d::Choice;  // a sister's own are answered by an answer() beside them
    using Event = formula_d::Event;
    static constexpr Terms terms{};

    // The order of a race and of a turn: order.hpp. Part of the loop that runs it, for a turn goes through a dozen
    // phases.
    template <class R>
    [[gnu::always_inline]] static inline Phase next_phase(const Play<R>& play);

    // The grid: what a car's roll for it counts, and where its slots are (from 0): start.hpp.
    template <class R>
    static int roll_for_grid(const Play<R>& play, Seat seat, bool again);
    template <class R>
    static SpaceId slot(const Play<R>& play, int slot) {
        return play.circuit().grid[static_cast<std::size_t>(slot)];
    }

    // Points lost and cars that are out: damage.hpp. Whether losing so many is a car's end: FD-WP-05..07;
    // without brakes, gearbox or tires it drives on (FD-WP-08, FD-WP-09, FD-WP-10).
    static bool ruins(const Setting&, const Car& car, Gauge gauge, int points) {
        const bool vital = gauge == Gauge::body || gauge == Gauge::engine || gauge == Gauge::handling;
        return vital && points > 0 && points >= car.wear[gauge];
    }
    template <class R>
    static void lose(const Play<R>& play, Seat seat, Gauge gauge, int points, RuleId rule);
    template <class R>
    static void eliminate(const Play<R>& play, Seat seat, Cause cause, RuleId rule);
    static RuleId ruin_rule(Gauge gauge) { return formula_d::ruin_rule(gauge); }

    // What lies on the track, and what happens to a car that drives into it: damage.hpp.
    static Obstacles obstacles(const State& state) { return obstacles_on(state); }
    template <class R>
    static void meet_danger(const Play<R>& play);

    // What an overshoot does to a car with or without tires, by which rule: overshooting.hpp. What a block costs:
    // blocking.hpp. The end of the last lap: finish.hpp.
    static RuleId spin_rule(bool bald) { return bald ? "FD-OVER-14"_rule : "FD-OVER-11"_rule; }
    static RuleId crash_rule(bool bald) { return bald ? "FD-OVER-15"_rule : "FD-OVER-16"_rule; }
    template <class R>
    static void pay_block(const Play<R>& play);
    template <class R>
    static void take_flag(const Play<R>& play);
};

// One roll of the black die. `ends` marks the bands of numbers that mean the same (see Chance).
template <class R>
int roll_black_die(const Play<R>& play, Purpose purpose, Seat seat, std::uint64_t ends = ~std::uint64_t{0}) {
    return play.rolls.roll({.purpose = purpose, .seat = seat, .first = 1, .count = black_die_faces, .ends = ends});
}

// A test that fails on 1…up_to.
template <class R>
bool test_fails(const Play<R>& play, Purpose purpose, Seat seat, int up_to, RuleId rule) {
    const int value = roll_black_die(play, purpose, seat, band_end(up_to));
    play.tell(Tested{rule, seat, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(up_to)});
    return value <= up_to;
}

inline Refusal wrong_question() { return {"FD-TURN-08"_rule, "something else is asked"}; }

}  // namespace paddock::formula_d
