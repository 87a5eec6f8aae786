#include "table/formula_d/check_position.hpp"

#include <algorithm>

#include "table/rolls.hpp"

namespace paddock::table {

namespace {

using namespace formula_d;

struct QuestionRule {
    Ask ask;
    std::initializer_list<Phase> phases;
};

// Where the turn stands when something is asked.
const QuestionRule question_rules[] = {
    {Ask::driver, {Phase::draft}},
    {Ask::build, {Phase::build}},
    {Ask::tires, {Phase::qualifying_lap, Phase::grid}},
    {Ask::gear, {Phase::begin_turn}},
    {Ask::nitro, {Phase::bonus}},
    {Ask::soft_bonus, {Phase::bonus}},
    {Ask::skid, {Phase::bonus}},
    {Ask::scrap, {Phase::bonus}},
    {Ask::drive, {Phase::drive}},
    {Ask::slipstream, {Phase::stop}},
    {Ask::pit_stop, {Phase::box}},
    {Ask::consent, {Phase::box}},
    {Ask::checkpoint, {Phase::walk}},
    {Ask::police,
     {Phase::walk, Phase::after_part, Phase::slipstream, Phase::stop, Phase::overshoot, Phase::collision, Phase::sniper,
      Phase::radio, Phase::strain, Phase::weather, Phase::end_turn}},
    {Ask::radio, {Phase::radio}},
    {Ask::weather, {Phase::qualifying_weather, Phase::race_weather, Phase::weather, Phase::round_weather}},
    // Nothing is asked yet: where a position laid out by hand may begin.
    {Ask::nothing, {Phase::draft, Phase::qualifying_lap, Phase::begin_round, Phase::begin_turn, Phase::over}},
};

bool fits(Ask ask, Phase phase) {
    return std::any_of(std::begin(question_rules), std::end(question_rules), [&](const QuestionRule& rule) {
        return rule.ask == ask && std::find(rule.phases.begin(), rule.phases.end(), phase) != rule.phases.end();
    });
}

bool session_fits(const State& state) {
    switch (state.phase) {
        case Phase::draft:
        case Phase::build:
        case Phase::qualifying_weather:
        case Phase::qualifying_tires:
        case Phase::race_weather:
        case Phase::race_tires:
        case Phase::grid: return state.session == Session::setup;
        case Phase::qualifying_lap: return state.session == Session::setup || state.session == Session::qualifying;
        case Phase::over: return state.session == Session::over;
        case Phase::begin_round:
        case Phase::round_weather: return state.session == Session::race;
        default: return driving(state);
    }
}

// Of whom this may be asked; nobody: of anyone.
bool asks_mover(Ask ask) {
    return ask == Ask::gear || (ask >= Ask::nitro && ask <= Ask::pit_stop) || ask == Ask::checkpoint ||
           ask == Ask::radio;
}

bool whom_fits(const State& state) {
    const SeatSet asked = state.asked;
    const Seat one = asked.lowest();
    if (state.ask == Ask::nothing) return asked.empty();
    if (asked.empty()) return false;
    if (state.ask == Ask::build || state.ask == Ask::tires) return true;
    if (asked.size() != 1) return false;
    if (asks_mover(state.ask)) return one == state.mover();
    const Car& car = state.car(one);
    switch (state.ask) {
        case Ask::driver: return car.driver == Driver::none;
        case Ask::consent: return number(one) == (number(state.mover()) ^ 1);
        case Ask::weather: return car.driver == Driver::marcellin && car.status == Status::racing;
        default: return car.status == Status::racing;
    }
}

bool options_fit(const Options& options, const State& state) {
    switch (state.ask) {
        case Ask::driver:
        case Ask::nitro:
        case Ask::skid:
        case Ask::scrap:
        case Ask::checkpoint:
        case Ask::radio: return options.road_race;
        case Ask::build: return options.build && !options.road_race;
        case Ask::tires: return options.tires && !options.road_race;
        case Ask::soft_bonus: return options.tires;
        case Ask::pit_stop: return options.technical_stops();
        case Ask::consent: return options.teams && options.technical_stops();
        case Ask::weather: return options.weather && options.road_race;
        default: return true;
    }
}

// Whether this car, finished or half finished, is one that answers could have built (FD-BUILD).
bool could_be_built(const FormulaD& game, const Car& car, Seat seat) {
    State fresh;
    fresh.cars.resize(static_cast<std::size_t>(game.cars()));
    fresh.phase = Phase::build;
    fresh.ask = Ask::build;
    fresh.asked = SeatSet::first(game.cars());
    MedianRolls rolls;
    for (const Gauge gauge : all_gauges) {
        if (gauge == Gauge::handling || car.full[gauge] == 0) break;
        if (!game.apply(fresh, seat, BuildGauge{gauge, car.full[gauge]}, rolls, Events<Event>{})) return false;
    }
    return fresh.car(seat).full == car.full;
}

void check_builds(const FormulaD& game, const State& state, JsonFields& fields) {
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Seat seat = paddock::seat(static_cast<int>(i));
        const bool done = state.cars[i].full[Gauge::handling] > 0;
        if (done == state.asked.contains(seat) || !could_be_built(game, state.cars[i], seat))
            fields.optional("cars").fail("car " + std::to_string(i + 1) + " could not have been built so far");
    }
}

// Full gauges are the standard car's or the driver's, unless cars were built.
void check_full_gauges(const FormulaD& game, const State& state, JsonFields& fields) {
    const bool builds = game.options().build && !game.options().road_race;
    const std::vector<JsonReader> cars = fields.optional("cars").items(0, FormulaD::terms().most_cars);
    for (std::size_t i = 0; i < cars.size() && i < state.cars.size(); ++i) {
        const Car& car = state.cars[i];
        if (car.full == Gauges{} && state.session == Session::setup) continue;
        const Gauges& standard = FormulaD::terms().driver_cars[static_cast<std::size_t>(car.driver)];
        if (!builds && car.full != standard)
            cars[i].fail(car.driver == Driver::none ? "without the option build every car is the standard one"
                                                    : "this is not the driver's car");
        if (builds && car.full[Gauge::handling] > 0 && !could_be_built(game, car, paddock::seat(static_cast<int>(i))))
            cars[i].fail("nobody could build this car");
    }
}

bool has_turn(const State& state) {
    switch (state.phase) {
        case Phase::begin_turn:
        case Phase::round_weather: return !state.order.empty();
        default: return state.phase > Phase::begin_turn && state.phase < Phase::end_turn;
    }
}

void check_mover(const FormulaD& game, const State& state, JsonFields& fields) {
    if (!has_turn(state)) return;
    if (state.order.empty()) return fields.optional("turn").fail("whose turn is it?");
    const Car& car = state.car(state.mover());
    const bool may_be_gone =
        state.phase == Phase::strain || state.phase == Phase::weather || state.phase == Phase::round_weather;
    const bool on_board = car.status == Status::racing && car.space != SpaceId::none;
    if (!on_board && !may_be_gone) fields.optional("turn").fail("this car is not on the board");
    if (state.ask == Ask::pit_stop || state.ask == Ask::consent) {
        if (!car.in_box) fields.optional("ask").fail("the car is not in its box");
    }
    if (state.ask == Ask::drive && state.move.remaining == 0)
        fields.optional("move").fail("nothing remains to be driven");
    if (state.session == Session::qualifying && car.qualifying.driven)
        fields.optional("turn").fail("this car has driven its qualifying lap");
    if (state.session == Session::qualifying && car.space != SpaceId::none &&
        game.circuit().at(car.space).in_pit_lane())
        fields.optional("turn").fail("qualifying laps do not lead through the pits");
}

// The steps still to be driven must follow links of the circuit.
void check_way(const FormulaD& game, const State& state, JsonFields& fields) {
    const Move& move = state.move;
    const JsonReader place = fields.optional("move");
    if (move.walked > move.path.size()) return place.fail("more steps walked than the path has");
    if (move.arrival != Arrival::settled && move.before == SpaceId::none) return place.fail("\"before\" is missing");
    if (state.phase != Phase::walk) {
        if (!move.path.empty()) place.fail("a path is under way in the phase walk only");
        return;
    }
    SpaceId at = state.car(state.mover()).space;
    for (int i = move.walked; i < move.path.size() && at != SpaceId::none; ++i) {
        const Space& space = game.circuit().at(at);
        const std::array<SpaceId, 4> links{space.ahead, space.left, space.right, space.pit};
        at = links[static_cast<std::size_t>(move.path[i])];
    }
    if (at == SpaceId::none) place.fail("the path leaves the circuit");
}

void check_places(const State& state, JsonFields& fields, Status status, int count, const char* tally) {
    std::uint32_t seen = 0;
    int found = 0;
    for (const Car& car : state.cars) {
        if (car.status != status) continue;
        ++found;
        seen |= 1U << car.place;
    }
    if (found != count) return fields.optional(tally).fail("there are " + std::to_string(found) + " such cars");
    if (seen != ((1U << (count + 1)) - 2U)) fields.optional("cars").fail("places of such cars must be 1, 2, 3, …");
}

// FD-TURN-01: whoever is racing has a turn in the round.
void check_order(const State& state, JsonFields& fields) {
    if (state.session != Session::race || state.order.empty()) return;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Seat seat = paddock::seat(static_cast<int>(i));
        const bool listed = std::find(state.order.begin(), state.order.end(), seat) != state.order.end();
        if (state.cars[i].status == Status::racing && !listed)
            fields.optional("order").fail("car " + std::to_string(i + 1) + " is racing, but has no turn in the round");
    }
}

void check_weather(const FormulaD& game, const State& state, JsonFields& fields) {
    const bool known = state.weather != WeatherLine::unset;
    if (known && !game.options().weather) fields.optional("weather").fail("the option weather is off");
    if (!known && game.options().weather && driving(state)) fields.optional("weather").fail("which weather is it?");
    if (state.ask == Ask::weather && state.weather_roll == 0)
        fields.optional("weather_roll").fail("what was rolled for the weather?");
}

}  // namespace

void check_table(const FormulaD& game, const State& state, JsonFields& fields) {
    check_weather(game, state, fields);
    check_order(state, fields);
    check_full_gauges(game, state, fields);
    check_places(state, fields, Status::finished, state.finishers, "finishers");
    check_places(state, fields, Status::out, state.eliminated, "eliminated");
    if (!session_fits(state)) return fields.optional("phase").fail("this phase is no part of the session");
    if (state.session == Session::qualifying && !game.options().qualifying)
        return fields.optional("session").fail("the option qualifying is off");
    if (!fits(state.ask, state.phase))
        return fields.optional("phase").fail(state.ask == Ask::nothing
                                                 ? "a position begins with a round or a turn, or names what is asked"
                                                 : "this is not asked in this phase");
    if (!options_fit(game.options(), state)) return fields.optional("ask").fail("the options rule this question out");
    if (state.order.empty() && state.ask >= Ask::gear && state.ask != Ask::weather)
        return fields.optional("turn").fail("whose turn is it?");
    if (!whom_fits(state)) return fields.optional("awaiting").fail("this cannot be asked of these seats");
    if (state.ask == Ask::build) check_builds(game, state, fields);
    check_mover(game, state, fields);
    if (has_turn(state) && !state.order.empty()) check_way(game, state, fields);
}

}  // namespace paddock::table
