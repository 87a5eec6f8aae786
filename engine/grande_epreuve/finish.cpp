#include "engine/formula_d/finish.hpp"

#include <algorithm>

#include "engine/grande_epreuve/rules.hpp"

// The flag (GE-FIN): who crosses in the same round is ranked by how far he gets.
namespace paddock::grande_epreuve {
namespace {

// GE-RUL-49: an overshoot counts up to the line. A spin beyond it means nothing; a crash, or two stops missing, is no
// finish, and the wreck rests at once before the line.
bool reaches_flag(const Play& play) {
    const formula_d::Move& move = play.state.move;
    if (move.overshot == 0) return true;
    const formula_d::OvershootPrice price = overshoot_at_flag(play);
    if (!move.missed_two && !price.out) {
        play.lose(play.mover(), Gauge::tires, price.tires, "GE-RUL-49"_rule);
        return true;
    }
    play.car().space = move.before;
    play.eliminate(play.mover(), move.missed_two ? Cause::missed_stops : Cause::overshoot, "GE-RUL-49"_rule);
    if (play.state.racer(play.mover()).wreck == Wreck::rolling) rest(play, play.mover(), false);
    return false;
}

}  // namespace

// GE-FIN-01, GE-RUL-22: it neither blocks nor collides any more; what is left of its move is only counted.
void Rules::take_flag(const Play& play) {
    Car& car = play.car();
    if (reaches_flag(play)) {
        ++car.crossings;
        car.status = Status::finished;
        car.space = SpaceId::none;
        car.place = ++play.state.finishers;
        Racer& racer = play.state.racer(play.mover());
        racer.beyond = byte(play.state.move.remaining + 1);
        play.state.incident = true;
        play.tell(FlagTaken{"GE-FIN-01"_rule, play.mover(), racer.beyond});
    }
    play.state.move.arrival = formula_d::Arrival::settled;
}

// GE-FIN-02, GE-FIN-03, GE-FIN-04: of one round the farthest first, then who moved first; earlier rounds are ahead.
void settle_finishers(const Play& play) {
    State& state = play.state;
    SmallVector<Seat, max_drivers> home;
    for (int i = 0; i < play.setting.cars(); ++i) {
        if (state.racer(seat(i)).beyond > 0) home.push_back(seat(i));
    }
    std::sort(home.begin(), home.end(), [&](Seat a, Seat b) {
        const int far_a = state.racer(a).beyond;
        const int far_b = state.racer(b).beyond;
        return far_a != far_b ? far_a > far_b : state.car(a).place < state.car(b).place;
    });
    int place = state.finishers - static_cast<int>(home.size());
    for (const Seat seat : home) {
        state.car(seat).place = byte(++place);
        state.racer(seat).beyond = 0;
        play.tell(formula_d::CarFinished{"GE-FIN-02"_rule, seat, state.car(seat).place});
    }
}

}  // namespace paddock::grande_epreuve
