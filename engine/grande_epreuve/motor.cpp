#include "engine/formula_d/damage.hpp"
#include "engine/grande_epreuve/rules.hpp"

// Engines driven into the red (GE-MOTOR), and the weather that such a roll may change (GE-WX-03).
namespace paddock::grande_epreuve {
namespace {

// GE-MOTOR-03, GE-RUL-11: in the rain 1–3, or 4 where that was agreed.
int threshold(const Play& play) {
    return rains(play.state.weather) ? play.setting.own().motor_rain : play.terms().strain.dry;
}

}  // namespace

// GE-MOTOR-01, GE-MOTOR-02: after the move, the driver alone; neither in the pit lane (GE-PIT-04) nor beyond the flag
// (GE-RUL-49). GE-HILL-04: it is the table's number that counts.
void test_motor(const Play& play) {
    formula_d::Move& move = play.state.move;
    const RuleId rule = rains(play.state.weather) ? "GE-MOTOR-03"_rule : "GE-MOTOR-01"_rule;
    if (move.strain && on_track(play.circuit(), play.car()) &&
        test_fails(play, {"strain"}, play.mover(), threshold(play), rule))
        play.lose(play.mover(), Gauge::engine, 1, rule);
    // From here on the flag stands for what Formula D's weather asks: 20 in 5th, 30 in 6th, not 19 or 29.
    move.strain = move.die == 20 || move.die == 30;
}

}  // namespace paddock::grande_epreuve
