#include <algorithm>

#include "engine/formula_d/play.hpp"

// Cars that end up too close (FD-COLL).
namespace paddock::formula_d {
namespace {

using Cars = SmallVector<Seat, max_cars>;

// FD-COLL-01, FD-RUL-11: beside the mover or directly ahead of it, in turn order (FD-RUL-66).
Cars cars_concerned(const Play& play) {
    Cars concerned;
    const Space& space = play.space_of(play.car());
    for (const Seat seat : play.state.order) {
        const Car& other = play.state.car(seat);
        if (seat == play.mover() || !on_track(play.circuit(), other)) continue;
        const bool beside = std::find(space.beside.begin(), space.beside.end(), other.space) != space.beside.end();
        if (beside || other.space == space.ahead) concerned.push_back(seat);
    }
    return concerned;
}

// FD-DRV-04: opponents roll twice because of Manson.
int rolls_because_of(const Play& play, Seat cause) { return play.state.car(cause).driver == Driver::manson ? 2 : 1; }

void roll(const Play& play, Seat seat, int times, RuleId rule) {
    const int up_to = rains(play.state.weather) ? 2 : 1;  // FD-WX-16
    for (int i = 0; i < times && play.state.car(seat).status == Status::racing; ++i) {
        if (test_fails(play, {"collision"}, seat, up_to, rule)) lose(play, seat, Gauge::body, 1, rule);
    }
}

}  // namespace

void settle_collisions(const Play& play) {
    play.state.phase = Phase::sniper;
    const Seat mover = play.mover();
    if (!on_track(play.circuit(), play.car())) return;                     // FD-COLL-04
    if (play.options().no_move_no_test && !play.state.move.moved) return;  // FD-RUL-12
    const Cars concerned = cars_concerned(play);
    if (concerned.empty()) return;
    const CollisionRolls who = play.options().collision_rolls;
    if (who != CollisionRolls::mover_only) {
        for (const Seat other : concerned) roll(play, other, rolls_because_of(play, mover), "FD-COLL-03"_rule);
    }
    if (who == CollisionRolls::per_pair) {
        for (const Seat other : concerned) roll(play, mover, rolls_because_of(play, other), "FD-COLL-02"_rule);
    } else {
        int times = 1;
        for (const Seat other : concerned) times = std::max(times, rolls_because_of(play, other));
        roll(play, mover, times, "FD-COLL-02"_rule);
    }
    if (play.car().status != Status::racing) play.state.phase = Phase::strain;
}

}  // namespace paddock::formula_d
