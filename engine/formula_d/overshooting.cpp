#include "engine/formula_d/pure.hpp"

// What a missed stop costs (FD-OVER).
namespace paddock::formula_d {

// FD-OVER-04, -06: which kind of corner was left without two of its stops, looking back from where the
// move ended. Corners the move came through have seen no stop at all.
RuleId missed_stops_rule(const Setting& setting, const State& state) {
    const Circuit& circuit = setting.circuit();
    SpaceId at = state.car(state.mover()).space;
    for (int found = 0; found < state.move.overshot && circuit.at(at).behind != SpaceId::none;) {
        const Space& to = circuit.at(at);
        at = to.behind;
        const Space& from = circuit.at(at);
        if (!from.in_corner() || from.corner == to.corner) continue;
        ++found;
        const int stops = circuit.corners[from.corner].stops;
        if (stops >= setting.terms().fatal_stops) return stops == 2 ? "FD-OVER-04"_rule : "FD-OVER-06"_rule;
    }
    return "FD-OVER-04"_rule;
}

// FD-OVER-11, -14..16; `spaces` are counted, `factor` multiplies points (FD-RUL-17).
OvershootPrice overshoot_price(const Terms& terms, int tires, int spaces, int factor) {
    if (tires == 0 && terms.bald_spaces > 0) return {0, spaces == terms.bald_spaces, spaces > terms.bald_spaces};
    const int points = spaces * factor;
    const int spins_at = tires + terms.spin_beyond;
    return {points, points == spins_at, points > spins_at};
}

}  // namespace paddock::formula_d
