#include <algorithm>

#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/names.hpp"

// What the exact odds of a choice measure, and views.
namespace paddock::table {

using namespace formula_d;
namespace names = formula_d_names;

// The rules tell a stop when it is made, and a missed one when it is paid for.
void Binding<FormulaD>::Trace::hear(const Event& event, const State& now, Seat seat) {
    if (const auto* stop = std::get_if<StopMade>(&event); stop && stop->seat == seat) ++stops;
    if (now.mover() == seat) overshoot = std::max<int>(overshoot, now.move.overshoot);
}

// In the order of Binding::measures. What had happened before is no outcome.
Binding<FormulaD>::Outcome Binding<FormulaD>::outcome(const FormulaD& /*game*/, const State& before, const State& after,
                                                      Seat seat, const Trace& trace) {
    const Car& old = before.car(seat);
    const Car& car = after.car(seat);
    Outcome outcome{};
    std::size_t next = 0;
    outcome[next++] = track::number(car.space);
    for (const Gauge gauge : all_gauges) outcome[next++] = old.wear[gauge] - car.wear[gauge];
    outcome[next++] = trace.stops;
    outcome[next++] = trace.overshoot;
    outcome[next++] = car.spun;
    outcome[next++] = old.status == Status::out ? 0 : static_cast<int>(car.cause);
    outcome[next++] = car.status == Status::finished && old.status != Status::finished;
    return outcome;
}

Json Binding<FormulaD>::measure_json(const FormulaD& game, const State& /*now*/, std::size_t measure, int value) {
    const std::string_view name = measures[measure];
    if (name == "space") {
        const SpaceId space = track::space_id(value);
        return space == SpaceId::none ? Json() : Json(track::space_name(game.circuit(), space));
    }
    if (name == "out") return value == 0 ? Json(false) : Json(name_in(names::causes, static_cast<Cause>(value)));
    if (name == "spun" || name == "finished") return value != 0;
    return value;
}

bool Binding<FormulaD>::turn_goes_on(const State& before, const State& now) {
    const bool driving = now.session == Session::race || now.session == Session::qualifying;
    return driving && now.session == before.session && now.round == before.round && now.turn == before.turn &&
           now.mover() == before.mover() && now.ask != Ask::gear;
}

}  // namespace paddock::table
