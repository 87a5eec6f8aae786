#include "table/formula_d/check_position.hpp"

#include "table/fields.hpp"
#include "table/formula_d/names.hpp"

namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

void check_gauges(const State& state, const Car& car, JsonFields& fields) {
    for (const auto& entry : names::gauges) {
        if (car.wear[entry.value] > car.full[entry.value])
            fields.optional("wear").fail("more " + std::string(entry.name) + " than the full gauge holds");
    }
    if (state.session != Session::race || car.status != Status::racing) return;
    for (const Gauge gauge : {Gauge::body, Gauge::engine, Gauge::handling}) {
        if (car.wear[gauge] == 0)
            fields.optional("wear").fail("a car without " + std::string(name_in(names::gauges, gauge)) + " is out");
    }
}

void check_driver(const FormulaD& game, const State& state, const Car& car, JsonFields& fields) {
    const bool named = car.driver != Driver::none;
    if (named && !game.options().road_race) fields.optional("driver").fail("named drivers belong to road races");
    if (!named && game.options().road_race && driving(state))
        fields.optional("driver").fail("a road race needs a named driver in every car");
    if (car.driver == Driver::marcellin && !game.options().weather)
        fields.optional("driver").fail("Marcellin needs the option weather (FD-ROAD-02)");
    const bool other_tires = game.options().tires && !game.options().road_race;
    if (car.compound != Compound::hard && !other_tires)
        fields.optional("compound").fail("without the option tires there are only hard ones");
}

void check_pits(const FormulaD& game, const Car& car, const Space& space, Seat seat, JsonFields& fields) {
    const auto& boxes = game.circuit().boxes;
    const auto colour = static_cast<std::size_t>(number(seat) / 2);
    const bool at_box = !boxes.empty() && car.space == boxes[colour % boxes.size()];
    if (car.in_box && !at_box) fields.optional("in_box").fail("this is not the space beside the car's own box");
    if (car.in_box && !car.box_served) fields.optional("box_served").fail("a car in its box has been served");
    if (!space.in_pit_lane()) return;
    if (game.options().road_race) fields.optional("space").fail("road-race cars do not use the pits (FD-ROAD-05)");
    if (car.crossings == 0) fields.optional("crossings").fail("the pits are closed before the first crossing");
    if (boxes.empty()) fields.optional("space").fail("this pit lane has no boxes");
}

void check_place_on_board(const FormulaD& game, const State& state, const Car& car, Seat seat, JsonFields& fields) {
    if (car.space == SpaceId::none) {
        if (state.session == Session::race && car.status == Status::racing)
            fields.whole_object().fail("a racing car needs a space");
        if (car.in_box) fields.optional("in_box").fail("a car in its box needs a space");
        return;
    }
    const Space& space = game.circuit().at(car.space);
    if (car.stops > 0 && !space.in_corner()) fields.optional("stops").fail("the car stands in no corner");
    check_pits(game, car, space, seat, fields);
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& other = state.cars[i];
        const bool both = other.status == Status::racing && car.status == Status::racing;
        if (both && other.space == car.space && other.in_box == car.in_box)
            fields.optional("space").fail("car " + std::to_string(i + 1) + " stands there already");
    }
}

// Before the first crossing a car is where the grid is, or between it and the line.
bool before_the_line(const FormulaD& game, const Car& car) {
    const track::Circuit& circuit = game.circuit();
    if (car.space == SpaceId::none || circuit.grid.empty()) return true;
    return circuit.at(car.space).order >= circuit.at(circuit.grid.back()).order;
}

// What a car has behind it must fit together.
void check_progress(const FormulaD& game, const State& state, const Car& car, JsonFields& fields) {
    const int laps = game.options().race_laps();
    if (car.status == Status::racing && car.crossings > laps)
        fields.optional("crossings").fail("after crossing " + std::to_string(laps + 1) + " a car has finished");
    if (state.session != Session::race) return;
    if (car.status == Status::finished && car.crossings <= laps)
        fields.optional("crossings")
            .fail("a car that has finished has crossed the line " + std::to_string(laps + 1) + " times");
    if (car.status == Status::racing && car.place > 0)
        fields.optional("place").fail("a car that is still racing has no place yet");
    if (car.start_due && car.crossings > 0)
        fields.optional("start_due").fail("a car that has crossed the line has made its start roll");
    if (car.stalled && (car.gear != Gear::first || car.crossings > 0))
        fields.optional("stalled").fail("a stalled car stands on the grid in 1st gear");
    if (car.status == Status::racing && car.crossings == 0 && !before_the_line(game, car))
        fields.optional("crossings").fail("before its first crossing a car is on the grid or between it and the line");
}

}  // namespace

void check_car(const FormulaD& game, const State& state, const Car& car, Seat seat, JsonFields& fields) {
    check_gauges(state, car, fields);
    check_driver(game, state, car, fields);
    check_place_on_board(game, state, car, seat, fields);
    for (const Car& other : state.cars) {
        if (car.driver != Driver::none && other.driver == car.driver)
            fields.optional("driver").fail("another car has this driver");
    }
    check_progress(game, state, car, fields);
    if ((car.cause != Cause::none) != (car.status == Status::out))
        fields.optional("cause").fail("a car has a cause exactly when it is out");
    if (car.start_due && car.stalled) fields.optional("stalled").fail("a stalled car has made its start roll");
}

}  // namespace paddock::table
