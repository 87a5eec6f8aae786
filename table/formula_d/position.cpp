#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/position_fields.hpp"

// A position of Formula D as JSON: writing. Reading is in read_position.cpp.
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

template <std::size_t Count>
Json numbers_json(const std::array<std::uint8_t, Count>& numbers) {
    Json json = Json::array();
    for (const std::uint8_t number : numbers) json.push_back(static_cast<int>(number));
    return json;
}

Json car_json(const Circuit& circuit, const Car& car, Seat seat) {
    Json json{{"seat", seat_number(seat)}};
    SpaceWriter writer(json, circuit, Write::everything);
    formula_d_fields::car_fields(writer, car);
    json["wear"] = all_gauges_json(car.wear);
    json["full"] = all_gauges_json(car.full);
    json["police_speed"] = numbers_json(car.police_speed);
    json["police_turn"] = numbers_json(car.police_turn);
    Json lap = Json::object();
    SpaceWriter lap_writer(lap, circuit, Write::everything);
    formula_d_fields::qualifying_fields(lap_writer, car.qualifying);
    json["qualifying"] = std::move(lap);
    return json;
}

Json move_json(const Circuit& circuit, const Move& move) {
    Json json = Json::object();
    if (move == Move{}) return json;
    if (!move.path.empty()) json["path"] = to_text(move.path);
    SpaceWriter writer(json, circuit, Write::what_is_set);
    formula_d_fields::move_fields(writer, move);
    return json;
}

template <class Seats>
Json seats_json(const Seats& seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(seat_number(seat));
    return json;
}

Json markers_json(const Circuit& circuit, const SpaceSet& markers) {
    Json json = Json::array();
    for (int i = 0; i < circuit.size(); ++i) {
        if (markers[static_cast<std::size_t>(i)]) json.push_back(track::space_name(circuit, track::space_id(i)));
    }
    return json;
}

}  // namespace

Json Binding<FormulaD>::position_json(const LoadedCircuit& /*content*/, const FormulaD& game, const State& state) {
    const Circuit& circuit = game.circuit();
    Json json{{"session", name_in(names::sessions, state.session)},
              {"phase", name_in(names::phases, state.phase)},
              {"ask", name_in(names::asks, state.ask)},
              {"awaiting", seats_json(state.asked)},
              {"order", seats_json(state.order)},
              {"turn", state.turn < state.order.size() ? seat_number(state.mover()) : 0}};
    SpaceWriter writer(json, circuit, Write::everything);
    formula_d_fields::table_fields(writer, state);
    json["proposal"] = some_gauges_json(state.proposal);
    json["markers"] = markers_json(circuit, state.markers);
    json["cars"] = Json::array();
    for (std::size_t i = 0; i < state.cars.size(); ++i)
        json["cars"].push_back(car_json(circuit, state.cars[i], seat(static_cast<int>(i))));
    json["move"] = move_json(circuit, state.move);
    return json;
}

}  // namespace paddock::table
