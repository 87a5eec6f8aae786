#pragma once

#include "engine/formula_d/play.hpp"

// Cars that end up too close (FD-COLL).
namespace paddock::formula_d {

// True when all tests are made: it stops between two of them when one has closed the police contest, whose prize
// is given at once (FD-RUL-37).
template <class R>
bool settle_collisions(const Play<R>& play) {
    Move& move = play.state.move;
    if (move.tests == 0) {
        if (!on_track(play.circuit(), play.car())) return true;          // FD-COLL-04
        if (play.options().no_move_no_test && !move.moved) return true;  // FD-RUL-12
        move.concerned = cars_concerned(play.circuit(), play.state, play.mover());
        if (move.concerned == 0) return true;
    }
    const CollisionTests tests = collision_tests(play.setting, play.state, move.concerned);
    const int up_to = play.terms().collision.on(play.state.weather);  // FD-WX-16
    while (move.tests < tests.size()) {
        const CollisionTest& test = tests[move.tests++];
        if (play.state.car(test.seat).status != Status::racing) continue;
        if (test_fails(play, {"collision"}, test.seat, up_to, test.rule))
            play.lose(test.seat, Gauge::body, 1, test.rule);
        if (play.state.police_check) return false;
    }
    move.tests = 0;
    move.concerned = 0;
    return true;
}

}  // namespace paddock::formula_d
