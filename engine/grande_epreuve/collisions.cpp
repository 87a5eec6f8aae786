#include <algorithm>

#include "engine/grande_epreuve/rules.hpp"

// Cars on adjacent spaces (GE-COLL): each pair rolls once, and both lose.
namespace paddock::grande_epreuve {
namespace {

// GE-RUL-10: beside, or nose to tail in one lane; diagonally where that was agreed. GE-PIT-04: not in the pit lane; not
// parked in a Le Mans row either.
bool are_adjacent(const Setting& setting, const Car& a, const Car& b) {
    const Space& at = setting.circuit().at(a.space);
    if (at.ahead == b.space || setting.circuit().at(b.space).ahead == a.space) return true;
    if (std::find(at.beside.begin(), at.beside.end(), b.space) != at.beside.end()) return true;
    const Space& other = setting.circuit().at(b.space);
    return setting.own().diagonal_adjacent &&
           (at.left == b.space || at.right == b.space || other.left == a.space || other.right == a.space);
}

bool may_collide(const Play& play, Seat seat) {
    return on_track(play.circuit(), play.state.car(seat)) && !play.state.racer(seat).parked;
}

// GE-COLL-01, GE-COLL-02 in the rain. True when both lose a point. GE-LMS-07: during a Le Mans start no pair with a
// car in 1st.
bool collide(const Play& play, Seat a, Seat b) {
    const State& state = play.state;
    if (!may_collide(play, a) || !may_collide(play, b)) return false;
    if (!are_adjacent(play.setting, state.car(a), state.car(b))) return false;
    if (is_le_mans_start(state) && (state.car(a).gear == Gear::first || state.car(b).gear == Gear::first)) return false;
    const int up_to = play.terms().collision.on(state.weather);
    const RuleId rule = rains(state.weather) ? "GE-COLL-02"_rule : "GE-COLL-01"_rule;
    const int value = roll_black_die(play, {"collision"}, a, formula_d::band_end(up_to));
    play.tell(PairTested{rule, a, b, byte(value), byte(up_to)});
    return value <= up_to;
}

void take_losses(const Play& play, const std::array<std::uint8_t, max_drivers>& losses) {
    for (const Seat seat : play.state.order) {
        const int lost = losses[static_cast<std::size_t>(number(seat))];
        if (lost > 0) play.lose(seat, Gauge::body, lost, "GE-COLL-01"_rule);
    }
}

void note(std::array<std::uint8_t, max_drivers>& losses, Seat seat) {
    ++losses[static_cast<std::size_t>(number(seat))];
}

}  // namespace

// GE-RUL-09: when all have moved, the pairs fixed beforehand, by the order of the next round; two cars that both stood
// still do not roll. The losses are taken together.
void test_pairs(const Play& play) {
    State& state = play.state;
    if (play.setting.own().collision_timing == CollisionTiming::on_stop) return;
    set_turn_order(play.setting, state, racing_cars(state));
    state.turn = 0;
    std::array<std::uint8_t, max_drivers> losses{};
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        for (std::size_t k = i + 1; k < state.order.size(); ++k) {
            const Seat a = state.order[i];
            const Seat b = state.order[k];
            if (!state.racer(a).moved && !state.racer(b).moved) continue;
            if (!collide(play, a, b)) continue;
            note(losses, a);
            note(losses, b);
        }
    }
    take_losses(play, losses);
}

// GE-RUL-09 `on_stop`: at the end of a car's move, with each car beside, ahead of or behind it.
void test_neighbours(const Play& play) {
    if (play.setting.own().collision_timing != CollisionTiming::on_stop) return;
    std::array<std::uint8_t, max_drivers> losses{};
    for (const Seat other : play.state.order) {
        if (other == play.mover() || !collide(play, play.mover(), other)) continue;
        note(losses, play.mover());
        note(losses, other);
    }
    take_losses(play, losses);
}

}  // namespace paddock::grande_epreuve
