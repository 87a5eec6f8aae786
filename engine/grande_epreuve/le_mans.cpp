#include <algorithm>

#include "engine/formula_d/driving.hpp"
#include "engine/grande_epreuve/rules.hpp"

// The Le Mans start (GE-LMS): the drivers run, then the cars leave their row on ways that are prescribed.
namespace paddock::grande_epreuve {
namespace {

using formula_d::Drive;
using formula_d::Path;
using formula_d::Step;

// Out of the row, away from the parked cars.
Step away(const Circuit& circuit) {
    return circuit.at(circuit.le_mans).lane == formula_d::Lane::left ? Step::right : Step::left;
}

// GE-LMS-05, GE-LMS-06, GE-RUL-27: two lanes over and straight on; only one lane over when the next is taken. Without
// steps: the car cannot leave.
Path exit_way(const Ground& ground, int spaces) {
    const Step over = away(ground.circuit);
    Path path;
    SpaceId at = ground.car.space;
    bool changing = true;
    while (path.size() < spaces) {
        const Space& from = ground.circuit.at(at);
        Step step = changing && path.size() < 2 ? over : Step::ahead;
        SpaceId to = link_of(from, step);
        if (step == over && path.size() == 1 && ground.is_occupied(to)) {
            changing = false;
            step = Step::ahead;
            to = from.ahead;
        }
        if (to == SpaceId::none || ground.is_occupied(to)) break;
        path.push_back(step);
        at = to;
    }
    return path;
}

// What is driven with so many brakes; a way shorter than its points is blocked.
Drive exit_drive(const Ground& ground, int brakes) {
    return {exit_way(ground, ground.state.move.remaining - brakes), byte(brakes)};
}

}  // namespace

// GE-RUL-27: it lasts until every car has left the row.
bool is_le_mans_start(const State& state) {
    return std::any_of(state.racers.begin(), state.racers.end(), [](const Racer& racer) { return racer.parked; });
}

// GE-LMS-01: a row without gaps, pole foremost. Elsewhere the grid of the circuit.
SpaceId Rules::slot(const Play& play, int slot) {
    if (!play.setting.starts_on_foot()) return formula_d::Rules::slot(play, slot);
    SpaceId space = play.circuit().le_mans;
    for (int row = 1; row < static_cast<int>(racing_cars(play.state).size()) - slot; ++row)
        space = play.circuit().at(space).ahead;
    return space;
}

// GE-LMS-02, GE-LMS-03; the start roll comes in the next round (GE-LMS-04).
void run_to_cars(const Play& play) {
    State& state = play.state;
    for (const Seat seat : state.order) {
        Racer& racer = state.racer(seat);
        if (!racer.on_foot) continue;
        const int value = roll_black_die(play, {"run"}, seat, formula_d::band_end(10) | formula_d::band_end(19));
        racer.ran = byte(std::min(run_to_car, racer.ran + spaces_run(value)));
        racer.on_foot = racer.ran < run_to_car;
        racer.has_gone = !racer.on_foot;
        play.tell(DriverRan{"GE-LMS-02"_rule, seat, byte(value), racer.ran});
    }
}

// GE-RUL-27: a car whose way out is taken waits, without loss and without another start roll.
bool leaves_row(const Play& play) {
    if (!exit_way(play.ground(), 1).empty()) return true;
    play.car().stalled = true;
    play.tell(CarWaits{"GE-RUL-27"_rule, play.mover()});
    return false;
}

// GE-RUL-64: only how much is braked is left to the driver.
void list_exits(const formula_d::Setting& setting, const State& state, Seat seat, formula_d::Choices& list) {
    const Ground ground{setting, state, seat, Rules::obstacles(state)};
    const int most = std::min<int>(ground.brakes_available(), state.move.remaining);
    for (int brakes = 0; brakes <= most; ++brakes) list.push_back(exit_drive(ground, brakes));
}

// A car in the row drives what is prescribed; braked to a stand it stays there and rolls in 1st next time.
Verdict answer(const Play& play, Seat seat, const Drive& choice) {
    State& state = play.state;
    Racer& racer = state.racer(seat);
    if (state.ask != Ask::drive || !racer.parked) return formula_d::answer<Rules>(play, seat, choice);
    const Ground ground = play.ground(seat);
    if (choice.brakes > ground.brakes_available() || choice.brakes > state.move.remaining)
        return Refusal{"GE-RUL-64"_rule, "not so many brake points"};
    if (choice != exit_drive(ground, choice.brakes))
        return Refusal{"GE-LMS-06"_rule, "the way out of the row is prescribed"};
    play.answered();
    spend_brakes(play, choice.brakes, "GE-RUL-64"_rule);
    state.move.undriven = byte(state.move.remaining - choice.brakes - choice.path.size());
    state.move.blocked = state.move.undriven > 0;
    state.move.remaining = byte(choice.path.size());
    play.state.car(seat).stalled = choice.path.empty();
    racer.parked = choice.path.empty();
    set_off(play, choice.path, choice.path.size() == 1 ? "GE-LMS-05"_rule : "GE-LMS-06"_rule);
    return {};
}

}  // namespace paddock::grande_epreuve
