#include "tests/formula_d/sister.hpp"

#include "engine/formula_d/race.hpp"

namespace paddock::sister {

namespace {

// Each pair rolls once; on a 1 both cars are damaged.
void settle_pairs(const Play<Rules>& play) {
    using formula_d::Gauge;
    const unsigned touched = cars_concerned(play.circuit(), play.state, play.mover());
    const RuleId rule{"FD-COLL-02"};
    for (int other = 0; other < play.setting.cars(); ++other) {
        if (((touched >> other) & 1U) == 0 || !test_fails(play, {"collision"}, play.mover(), 1, rule)) continue;
        play.lose(play.mover(), Gauge::body, 1, rule);
        play.lose(seat(other), Gauge::body, 1, rule);
    }
}

}  // namespace

Phase Rules::next_phase(const Play<Rules>& play) {
    if (play.state.phase == Phase::collision) {
        settle_pairs(play);
        return play.car().status == formula_d::Status::racing ? Phase::sniper : Phase::strain;
    }
    if (play.state.phase == Phase::begin_round) play.state.wrecks.reset();
    return formula_d::Rules::next_phase(play);
}

void Rules::eliminate(const Play<Rules>& play, Seat seat, formula_d::Cause cause, RuleId rule) {
    formula_d::Rules::eliminate(play, seat, cause, rule);
    const formula_d::SpaceId space = play.state.car(seat).space;
    play.state.wrecks.set(static_cast<std::size_t>(track::number(space)));
    play.tell(WreckLeft{rule, space});
}

}  // namespace paddock::sister

template class paddock::formula_d::Race<paddock::sister::Rules>;
