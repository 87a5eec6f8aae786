#include "engine/formula_d/game.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/check_position.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/position_fields.hpp"

// A position of Formula D as JSON: reading, with what goes without saying filled in.
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

template <std::size_t Count>
void read_numbers(const JsonReader& value, std::array<std::uint8_t, Count>& numbers) {
    const std::vector<JsonReader> items = value.items(Count, Count);
    for (std::size_t i = 0; i < items.size(); ++i) numbers[i] = static_cast<std::uint8_t>(items[i].whole(0, 255));
}

std::uint8_t first_reserve(const Options& options, Seat seat) {
    if (!options.technical_stops()) return 0;
    if (!options.teams) return FormulaD::terms().pit_reserve;
    return number(seat) % 2 == 0 ? 2 * FormulaD::terms().pit_reserve : 0;
}

// A car in mid-race or on its qualifying lap, past the line, unless the position is before that.
Car usual_car(const Options& options, Session session, Seat seat, bool on_track) {
    Car car;
    car.reserve = first_reserve(options, seat);
    if (session != Session::race && !(session == Session::qualifying && on_track)) return car;
    car.start_due = false;
    car.crossings = 1;
    return car;
}

Car read_car(const FormulaD& game, const State& state, const JsonReader& value, Seat seat) {
    JsonFields fields = value.fields();
    Car car =
        usual_car(game.options(), state.session, seat, fields.optional("space") && !fields.optional("space").is_null());
    if (const JsonReader named = fields.optional("seat")) named.whole(seat_number(seat), seat_number(seat));
    SpaceReader reader(fields, game.circuit());
    formula_d_fields::car_fields(reader, car);
    const bool built = state.session != Session::setup;
    car.full = read_gauges(fields.optional("full"),
                           built ? FormulaD::terms().driver_cars[static_cast<std::size_t>(car.driver)] : Gauges{});
    car.wear = read_gauges(fields.optional("wear"), car.full);
    if (const JsonReader speeds = fields.optional("police_speed")) read_numbers(speeds, car.police_speed);
    if (const JsonReader turns = fields.optional("police_turn")) read_numbers(turns, car.police_turn);
    if (const JsonReader lap = fields.optional("qualifying")) {
        JsonFields lap_fields = lap.fields();
        SpaceReader lap_reader(lap_fields, game.circuit());
        formula_d_fields::qualifying_fields(lap_reader, car.qualifying);
    }
    check_car(game, state, car, seat, fields);
    return car;
}

void read_cars(const FormulaD& game, State& state, JsonFields& fields) {
    const auto count = static_cast<std::size_t>(game.cars());
    const std::vector<JsonReader> items = fields.required("cars").items(count, count);
    for (std::size_t i = 0; i < items.size(); ++i)
        state.cars.push_back(read_car(game, state, items[i], seat(static_cast<int>(i))));
}

Seat read_seat(const JsonReader& value, int cars) { return seat_of_number(value.whole(1, cars)); }

// The order of the round: as given; or the car whose turn it is, then the others by seat.
void read_order(const FormulaD& game, State& state, JsonFields& fields) {
    const JsonReader turn = fields.optional("turn");
    const bool somebody = turn && !(turn.is_whole() && turn.whole(0, game.cars()) == 0);
    const Seat mover = somebody ? read_seat(turn, game.cars()) : Seat::nobody;
    SeatSet seen;
    const auto add = [&](Seat seat) {
        if (!seen.contains(seat)) state.order.push_back(seat);
        seen.add(seat);
    };
    if (const JsonReader order = fields.optional("order")) {
        for (const JsonReader& item : order.items(0, FormulaD::terms().most_cars)) {
            const Seat seat = read_seat(item, game.cars());
            if (seen.contains(seat)) item.fail("this seat stands twice in the order");
            add(seat);
        }
    } else if (somebody) {
        add(mover);
        const bool alone = state.session == Session::qualifying;  // FD-QUAL-01
        for (std::size_t i = 0; !alone && i < state.cars.size(); ++i) {
            if (state.cars[i].status == Status::racing) add(seat(static_cast<int>(i)));
        }
    }
    if (!somebody) return;
    if (!seen.contains(mover)) return turn.fail("this seat is not in the order");
    while (state.mover() != mover) ++state.turn;
}

Phase usual_phase(const State& state) {
    switch (state.session) {
        case Session::setup: return Phase::draft;
        case Session::qualifying: return state.order.empty() ? Phase::qualifying_lap : Phase::begin_turn;
        case Session::race: return state.order.empty() ? Phase::begin_round : Phase::begin_turn;
        default: return Phase::over;
    }
}

Move read_move(const FormulaD& game, const JsonReader& value) {
    constexpr std::size_t longest_path = 200;
    Move move;
    if (!value) return move;
    JsonFields fields = value.fields();
    SpaceReader reader(fields, game.circuit());
    formula_d_fields::move_fields(reader, move);
    if (const JsonReader path = fields.optional("path")) {
        const std::optional<Path> parsed = parse_path(path.text(longest_path));
        if (!parsed) path.fail_expected("a path, as 3L2R");
        move.path = parsed.value_or(Path{});
    }
    return move;
}

void read_markers(const FormulaD& game, State& state, const JsonReader& value) {
    if (!value) return;
    for (const JsonReader& item : value.items(0, track::max_spaces)) {
        const SpaceId space = read_space(item, game.circuit());
        if (space == SpaceId::none) continue;
        const auto number = static_cast<std::size_t>(track::number(space));
        if (state.markers.test(number)) item.fail("a marker lies there already");
        state.markers.set(number);
    }
}

void read_asked(const FormulaD& game, State& state, JsonFields& fields) {
    if (const JsonReader ask = fields.optional("ask")) state.ask = ask.one_of(names::asks);
    if (const JsonReader awaiting = fields.optional("awaiting")) {
        for (const JsonReader& item : awaiting.items(0, FormulaD::terms().most_cars))
            state.asked.add(read_seat(item, game.cars()));
    }
}

// FD-QUAL-04, FD-QUAL-12: whoever is to drive and stands nowhere is about to begin.
void line_up_for_qualifying(const FormulaD& game, State& state) {
    if (state.session != Session::qualifying || state.mover() == Seat::nobody) return;
    Car& car = state.car(state.mover());
    if (car.space != SpaceId::none || car.qualifying.driven) return;
    car.space = game.circuit().qualifying_start;
    car.start_due = false;
    car.stalled = true;
}

// What the tallies are when nobody says otherwise. Rounds are counted in the race (FD-TURN-01).
void count_tallies(const FormulaD& game, State& state) {
    state.weather = game.options().weather && state.session == Session::race ? WeatherLine::good : WeatherLine::unset;
    state.round = state.session != Session::race || state.phase == Phase::begin_round ? 0 : 1;
    for (Car& car : state.cars) {
        std::uint8_t* tally = car.status == Status::finished ? &state.finishers
                              : car.status == Status::out    ? &state.eliminated
                                                             : nullptr;
        if (tally == nullptr) continue;
        ++*tally;
        if (car.place == 0) car.place = *tally;
    }
}

}  // namespace

State Binding<FormulaD>::read_position(const LoadedCircuit& /*content*/, const FormulaD& game,
                                       const JsonReader& position, const Eyes* eyes) {
    State state;
    state.session = Session::race;
    JsonFields fields = position.fields();
    SpaceReader reader(fields, game.circuit());
    reader.name("session", state.session, names::sessions);
    read_cars(game, state, fields);
    if (state.cars.size() != static_cast<std::size_t>(game.cars()))
        state.cars.resize(static_cast<std::size_t>(game.cars()));
    read_order(game, state, fields);
    line_up_for_qualifying(game, state);
    state.phase = usual_phase(state);
    reader.name("phase", state.phase, names::phases);
    count_tallies(game, state);
    formula_d_fields::table_fields(reader, state);
    read_asked(game, state, fields);
    state.proposal = read_gauges(fields.optional("proposal"), {});
    read_markers(game, state, fields.optional("markers"));
    state.move = read_move(game, fields.optional("move"));
    if (eyes != nullptr) state = game.imagine({state, eyes->seat}, eyes->rolls);
    check_table(game, state, fields);
    return state;
}

bool Binding<FormulaD>::waits_for_nobody(const State& state) {
    return state.ask == Ask::nothing && state.phase != Phase::over;
}

}  // namespace paddock::table
