#include "engine/formula_d/driving.hpp"

#include "engine/grande_epreuve/rules.hpp"

// Moves that leave a driver nothing to decide.
namespace paddock::grande_epreuve {

// GE-PIT-09, GE-RUL-52, GE-RUL-66: out of the garage the whole number, straight on in the lane joined; in the pit lane
// up to the car ahead (GE-PIT-06), on the circuit a block is paid.
Phase drive_on(const Play& play) {
    formula_d::Move& move = play.state.move;
    if (move.remaining == 0) return Phase::after_part;
    const Ground ground = play.ground();
    formula_d::Path path;
    SpaceId at = play.car().space;
    while (path.size() < move.remaining) {
        const Space& from = play.circuit().at(at);
        if (ground.is_occupied(from.ahead) && !ground.flag_falls(from)) break;
        path.push_back(formula_d::Step::ahead);
        at = from.ahead;
        if (ground.interrupts(from, at)) break;
    }
    if (path.empty()) {
        const bool in_lane = play.circuit().at(at).in_pit_lane();
        move.blocked = !in_lane;
        move.undriven = in_lane ? 0 : move.remaining;
        move.remaining = 0;
        return Phase::after_part;
    }
    set_off(play, path, "GE-RUL-52"_rule);
    return Phase::walk;
}

}  // namespace paddock::grande_epreuve
