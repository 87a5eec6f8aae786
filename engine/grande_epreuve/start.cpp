#include "engine/formula_d/start.hpp"

#include "engine/grande_epreuve/rules.hpp"

// The grid (GE-GRID).
namespace paddock::grande_epreuve {

// GE-GRID-01: a d10 and the car's wear points; GE-GRID-02: at a tie the d10 alone.
int Rules::roll_for_grid(const Play& play, Seat seat, bool again) {
    const int value = roll_d10(play, {"grid"}, seat);
    const int sum = value + (again ? 0 : play.state.car(seat).full.total());
    play.tell(formula_d::GridRolled{again ? "GE-GRID-02"_rule : "GE-GRID-01"_rule, seat, byte(sum)});
    return sum;
}

}  // namespace paddock::grande_epreuve
