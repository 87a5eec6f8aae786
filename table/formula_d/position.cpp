#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/position_fields.hpp"
#include "table/json_text.hpp"

// A position of Formula D as JSON: writing, straight as text, because a view goes out with every answer. Reading is in
// read_position.cpp.
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

// The archive of table/fields.hpp that writes text.
class TextFields {
  public:
    TextFields(JsonText& out, const Circuit& circuit, Write write) : out_(out), circuit_(circuit), write_(write) {}

    void flag(const char* key, bool value) {
        if (wanted(value)) out_.key(key).value(value);
    }
    template <class Whole>
    void count(const char* key, Whole value, int /*least*/, int /*most*/) {
        if (wanted(static_cast<int>(value) != 0)) out_.key(key).value(static_cast<int>(value));
    }
    template <class Value>
    void name(const char* key, Value value, std::type_identity_t<std::span<const Named<Value>>> table) {
        if (wanted(value != table[0].value)) out_.key(key).word(name_in(table, value));
    }
    void space(const char* key, SpaceId space) {
        const bool set = space != SpaceId::none;
        if (!wanted(set)) return;
        out_.key(key);
        set ? out_.word(track::space_name(circuit_, space)) : out_.null();
    }

  private:
    bool wanted(bool set) const { return set || write_ == Write::everything; }

    JsonText& out_;
    const Circuit& circuit_;
    Write write_;
};

template <std::size_t Count>
void write_numbers(JsonText& out, const std::array<std::uint8_t, Count>& numbers) {
    out.begin_array();
    for (const std::uint8_t number : numbers) out.value(static_cast<int>(number));
    out.end_array();
}

template <class Seats>
void write_seats(JsonText& out, const Seats& seats) {
    out.begin_array();
    for (const Seat seat : seats) out.value(seat_number(seat));
    out.end_array();
}

void write_car(JsonText& out, const Circuit& circuit, const Car& car, Seat seat) {
    out.begin_object().key("seat").value(seat_number(seat));
    TextFields fields(out, circuit, Write::everything);
    formula_d_fields::car_fields(fields, car);
    write_gauges(out.key("wear"), car.wear, Write::everything);
    write_gauges(out.key("full"), car.full, Write::everything);
    write_numbers(out.key("police_speed"), car.police_speed);
    write_numbers(out.key("police_turn"), car.police_turn);
    out.key("qualifying").begin_object();
    formula_d_fields::qualifying_fields(fields, car.qualifying);
    out.end_object().end_object();
}

void write_move(JsonText& out, const Circuit& circuit, const Move& move) {
    out.begin_object();
    if (move != Move{}) {
        if (!move.path.empty()) out.key("path").word(to_text(move.path));
        TextFields fields(out, circuit, Write::what_is_set);
        formula_d_fields::move_fields(fields, move);
    }
    out.end_object();
}

void write_markers(JsonText& out, const Circuit& circuit, const SpaceSet& markers) {
    out.begin_array();
    for (int i = 0; i < circuit.size() && markers.any(); ++i) {
        if (markers[static_cast<std::size_t>(i)]) out.word(track::space_name(circuit, track::space_id(i)));
    }
    out.end_array();
}

void write_position(JsonText& out, const Circuit& circuit, const State& state) {
    out.begin_object();
    out.key("session").word(name_in(names::sessions, state.session));
    out.key("phase").word(name_in(names::phases, state.phase));
    out.key("ask").word(name_in(names::asks, state.ask));
    write_seats(out.key("awaiting"), state.asked);
    write_seats(out.key("order"), state.order);
    out.key("turn").value(state.turn < state.order.size() ? seat_number(state.mover()) : 0);
    TextFields fields(out, circuit, Write::everything);
    formula_d_fields::table_fields(fields, state);
    write_gauges(out.key("proposal"), state.proposal, Write::what_is_set);
    write_markers(out.key("markers"), circuit, state.markers);
    out.key("cars").begin_array();
    for (std::size_t i = 0; i < state.cars.size(); ++i)
        write_car(out, circuit, state.cars[i], seat(static_cast<int>(i)));
    out.end_array();
    write_move(out.key("move"), circuit, state.move);
    out.end_object();
}

}  // namespace

Json Binding<FormulaD>::position_json(const LoadedCircuit& /*content*/, const FormulaD& game, const State& state) {
    JsonText out;
    write_position(out, game.circuit(), state);
    return Json::parse(out.take());
}

std::string Binding<FormulaD>::view_text(const FormulaD& game, const View& view) {
    constexpr std::size_t without_cars = 1000;
    constexpr std::size_t a_car = 800;
    JsonText out(without_cars + a_car * view.table.cars.size());
    out.begin_object().key("seat").value(seat_number(view.seat));
    write_position(out.key("position"), game.circuit(), view.table);
    write_standings(out.key("standings"), game.standings(view.table));
    if (game.options().teams) out.key("teams").json(to_json(game.teams(view.table)));
    return out.end_object().take();
}

Json Binding<FormulaD>::view_json(const LoadedCircuit& /*content*/, const FormulaD& game, const View& view) {
    return Json::parse(view_text(game, view));
}

}  // namespace paddock::table
