#include <algorithm>

#include "engine/formula_d/pure.hpp"

// Whom a collision concerns, and who rolls how often (FD-COLL).
namespace paddock::formula_d {

// FD-COLL-01, FD-RUL-11: beside the mover or directly ahead of it.
std::uint16_t cars_concerned(const Circuit& circuit, const State& state, Seat mover) {
    unsigned concerned = 0;
    const Car& car = state.car(mover);
    const Space& space = circuit.at(car.space);
    for (unsigned i = 0; i < state.cars.size(); ++i) {
        const Car& other = state.cars[i];
        bool close = other.space == space.ahead;
        for (const SpaceId beside : space.beside) close |= other.space == beside;
        if (close && &other != &car && on_track(circuit, other)) concerned |= 1U << i;
    }
    return static_cast<std::uint16_t>(concerned);
}

namespace {

bool contains(unsigned seats, Seat seat) { return ((seats >> number(seat)) & 1U) != 0; }

// FD-DRV-04: opponents roll twice because of Manson.
int rolls_because_of(const Terms& terms, const State& state, Seat cause) {
    return state.car(cause).driver == Driver::manson ? terms.manson_tests : 1;
}

// The same in a test that concerns all these seats at once.
int rolls_in(const Terms& terms, const State& state, unsigned seats, Seat roller) {
    int rolls = 1;
    for (const Seat other : state.order) {
        if (other != roller && contains(seats, other)) rolls = std::max(rolls, rolls_because_of(terms, state, other));
    }
    return rolls;
}

void add(CollisionTests& tests, Seat seat, int times, RuleId rule) {
    for (int i = 0; i < times; ++i) tests.push_back({seat, rule});
}

}  // namespace

// FD-COLL-02, FD-COLL-03, FD-RUL-10, FD-RUL-58, FD-RUL-66: who rolls, in turn order, then the mover.
CollisionTests collision_tests(const Setting& setting, const State& state, unsigned concerned) {
    CollisionTests tests;
    const Terms& terms = setting.terms();
    const CollisionRolls who = setting.options().collision_rolls;
    const Seat mover = state.mover();
    const unsigned all = concerned | 1U << number(mover);
    for (const Seat other : state.order) {
        if (!contains(concerned, other) || who == CollisionRolls::mover_only) continue;
        const bool common = who == CollisionRolls::all_concerned;  // one test for all: the roll of each opponent
        const int rolls = common ? rolls_in(terms, state, all, other) : rolls_because_of(terms, state, mover);
        add(tests, other, rolls, "FD-COLL-03"_rule);
    }
    if (who != CollisionRolls::per_pair) {
        add(tests, mover, rolls_in(terms, state, all, mover), "FD-COLL-02"_rule);
        return tests;
    }
    for (const Seat other : state.order) {
        if (contains(concerned, other)) add(tests, mover, rolls_because_of(terms, state, other), "FD-COLL-02"_rule);
    }
    return tests;
}

}  // namespace paddock::formula_d
