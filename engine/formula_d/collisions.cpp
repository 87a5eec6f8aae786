#include <algorithm>

#include "engine/formula_d/play.hpp"

// Cars that end up too close (FD-COLL).
namespace paddock::formula_d {
namespace {

// FD-COLL-01, FD-RUL-11: beside the mover or directly ahead of it.
std::uint16_t cars_concerned(const Play& play) {
    unsigned concerned = 0;
    const Space& space = play.space_of(play.car());
    for (unsigned i = 0; i < play.state.cars.size(); ++i) {
        const Car& other = play.state.cars[i];
        bool close = other.space == space.ahead;
        for (const SpaceId beside : space.beside) close |= other.space == beside;
        if (close && &other != &play.car() && on_track(play.circuit(), other)) concerned |= 1U << i;
    }
    return static_cast<std::uint16_t>(concerned);
}

bool contains(unsigned seats, Seat seat) { return ((seats >> number(seat)) & 1U) != 0; }

// FD-DRV-04: opponents roll twice because of Manson.
int rolls_because_of(const Play& play, Seat cause) {
    return play.state.car(cause).driver == Driver::manson ? play.terms().manson_tests : 1;
}

// The same in a test that concerns all these seats at once.
int rolls_in(const Play& play, unsigned seats, Seat roller) {
    int rolls = 1;
    for (const Seat other : play.state.order) {
        if (other != roller && contains(seats, other)) rolls = std::max(rolls, rolls_because_of(play, other));
    }
    return rolls;
}

struct Test {
    Seat seat;
    RuleId rule;
};
using Tests = SmallVector<Test, 4 * max_cars>;

void add(Tests& tests, Seat seat, int times, RuleId rule) {
    for (int i = 0; i < times; ++i) tests.push_back({seat, rule});
}

// FD-COLL-02, -03, FD-RUL-10, -58, -66: who rolls, in turn order, then the mover.
Tests tests_due(const Play& play, unsigned concerned) {
    Tests tests;
    const CollisionRolls who = play.options().collision_rolls;
    const Seat mover = play.mover();
    const unsigned all = concerned | 1U << number(mover);
    for (const Seat other : play.state.order) {
        if (!contains(concerned, other) || who == CollisionRolls::mover_only) continue;
        const bool common = who == CollisionRolls::all_concerned;  // one test for all: the roll of each opponent
        add(tests, other, common ? rolls_in(play, all, other) : rolls_because_of(play, mover), "FD-COLL-03"_rule);
    }
    if (who != CollisionRolls::per_pair) {
        add(tests, mover, rolls_in(play, all, mover), "FD-COLL-02"_rule);
        return tests;
    }
    for (const Seat other : play.state.order) {
        if (contains(concerned, other)) add(tests, mover, rolls_because_of(play, other), "FD-COLL-02"_rule);
    }
    return tests;
}

}  // namespace

// Stops between two tests when one of them has closed the police contest: its prize is given at
// once (FD-RUL-37).
void settle_collisions(const Play& play) {
    Move& move = play.state.move;
    if (move.tests == 0) {
        play.state.phase = Phase::sniper;
        if (!on_track(play.circuit(), play.car())) return;          // FD-COLL-04
        if (play.options().no_move_no_test && !move.moved) return;  // FD-RUL-12
        move.concerned = cars_concerned(play);
        if (move.concerned == 0) return;
        play.state.phase = Phase::collision;
    }
    const Tests tests = tests_due(play, move.concerned);
    const int up_to = play.terms().collision.on(play.state.weather);  // FD-WX-16
    while (move.tests < tests.size()) {
        const Test& test = tests[move.tests++];
        if (play.state.car(test.seat).status != Status::racing) continue;
        if (test_fails(play, {"collision"}, test.seat, up_to, test.rule))
            lose(play, test.seat, Gauge::body, 1, test.rule);
        if (play.state.police_check) return;
    }
    move.tests = 0;
    move.concerned = 0;
    play.state.phase = play.car().status == Status::racing ? Phase::sniper : Phase::strain;
}

}  // namespace paddock::formula_d
