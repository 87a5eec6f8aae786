#include "tests/grande_epreuve/fixture.hpp"

namespace paddock::grande_epreuve::tests {

CarSetup on_grid() { return {.gear = 1, .crossings = 0, .start_due = true}; }

Race::Race(const Options& agreed, const Board& board) : options(agreed), board_(board), venue_{&board.circuit(), 0} {
    state.session = formula_d::Session::race;
    state.weather = options.weather ? WeatherLine::good : WeatherLine::unset;
    state.season.calendar[0] = 0;
}

Race::~Race() {
    for (const Roll& roll : rolls.left()) ADD_FAILURE() << "never rolled: " << roll.purpose << " " << roll.value;
}

GrandeEpreuve Race::game() const { return {Venues{&venue_, 1}, options, static_cast<int>(state.cars.size())}; }

Seat Race::add(std::string_view space, const CarSetup& setup) {
    Car car;
    car.wear = {{byte(setup.tires), byte(setup.brakes), byte(setup.gearbox), byte(setup.body), byte(setup.engine),
                 byte(setup.handling)}};
    car.full = {{14, 7, 7, 7, 7, 7}};
    car.space = board_.space(space);
    car.gear = formula_d::gear(setup.gear);
    car.crossings = byte(setup.crossings);
    car.stops = byte(setup.stops);
    car.compound = setup.compound;
    car.tire_age = byte(setup.tire_age);
    car.start_due = setup.start_due;
    car.in_box = car.box_served = setup.in_box;
    car.spun = setup.spun;
    car.reserve = 2;
    state.cars.push_back(car);
    const Seat seat = paddock::seat(static_cast<int>(state.cars.size()) - 1);
    state.entry(seat).country = Country::italy;
    return seat;
}

void Race::marker(std::string_view space) { state.markers[index_of(board_.space(space))] = true; }
void Race::goats(std::string_view space) {
    state.herds.push_back(board_.space(space));
    state.goats_released = true;
}
void Race::wreck(Seat seat, Wreck wreck, int rounds) {
    state.car(seat).status = Status::out;
    state.racer(seat).wreck = wreck;
    state.racer(seat).rounds = byte(rounds);
    state.wrecks[index_of(state.car(seat).space)] = true;
}

Events<Event> Race::listener() {
    return {[](void* self, const Event& event) { static_cast<std::vector<Event>*>(self)->push_back(event); }, &log_};
}

void Race::begin_round(const Script& script) {
    rolls.add(script);
    if (state.ask == Ask::gear) return;  // the last move has begun it
    state.ask = Ask::nothing;
    state.asked = {};
    state.phase = Phase::begin_round;
    game().resume(state, rolls, listener());
}

void Race::round(const std::vector<Order>& orders, const Script& more) {
    begin_round();
    for (const Order& order : orders) rolls.add({{"gear", order.d20, order.seat}});
    rolls.add(more);
    for (const Order& order : orders) {
        if (asks(Ask::gear, order.seat)) play(order.seat, "gear " + std::to_string(order.gear));
    }
}

void Race::last_to_go(Seat seat, int gear, int d20, const Script& more) {
    state.ask = Ask::nothing;
    state.asked = {};
    state.order.clear();
    state.order.push_back(seat);
    state.turn = 0;
    for (int i = 0; i < static_cast<int>(state.cars.size()); ++i)
        state.racers[static_cast<std::size_t>(i)].has_gone = true;
    state.racer(seat).has_gone = false;
    state.racer(seat).ordered = formula_d::gear(gear);
    state.phase = phases::dice;
    rolls.add({{"gear", d20, seat}});
    rolls.add(more);
    game().resume(state, rolls, listener());
}

void Race::start(int drivers, const Script& script) {
    rolls.add(script);
    state = GrandeEpreuve{Venues{&venue_, 1}, options, drivers}.start(rolls, listener());
}

void Race::play(Seat seat, const std::string& choice, const Script& script) {
    SCOPED_TRACE("seat " + std::to_string(number(seat)) + " plays " + choice);
    const std::optional<Choice> answer = parse_choice(choice);
    ASSERT_TRUE(answer) << choice;
    rolls.add(script);
    const auto result = game().apply(state, seat, *answer, rolls, listener());
    if (result) return;
    std::string offered;
    for (const std::string& offer : offers(seat)) offered += " | " + offer;
    ADD_FAILURE() << "refused by " << result.error().rule.view() << ": " << result.error().why << "; offered"
                  << offered;
}

std::string Race::refusal(Seat seat, const std::string& choice) const {
    const std::optional<Choice> answer = parse_choice(choice);
    if (!answer) return "no choice";
    State copy = state;
    ScriptedRolls falling;
    falling.let_the_rest_fall();
    const auto result = game().apply(copy, seat, *answer, falling, {});
    return result ? "" : std::string(result.error().rule.view());
}

std::vector<std::string> Race::offers(Seat seat) const {
    Choices list;
    game().choices(state, seat, list);
    std::vector<std::string> texts;
    for (const Choice& choice : list) texts.push_back(to_text(choice));
    return texts;
}

bool Race::offers(Seat seat, const std::string& choice) const {
    const std::vector<std::string> list = offers(seat);
    return std::find(list.begin(), list.end(), choice) != list.end();
}

std::string Race::wear(Seat seat) const {
    std::string text;
    for (const Gauge gauge : formula_d::all_gauges)
        text += (text.empty() ? "" : "/") + std::to_string(left(seat, gauge));
    return text;
}

std::vector<std::string> Race::markers() const {
    std::vector<std::string> names;
    for (int i = 0; i < board_.circuit().track_spaces; ++i) {
        if (state.markers[static_cast<std::size_t>(i)]) names.push_back(board_.name(track::space_id(i)));
    }
    return names;
}

std::vector<std::string> Race::herds() const {
    std::vector<std::string> names;
    for (const SpaceId space : state.herds) names.push_back(board_.name(space));
    return names;
}

}  // namespace paddock::grande_epreuve::tests
