#include "tests/formula_d/fixture.hpp"

#include <algorithm>

#include "engine/formula_d/game.hpp"

namespace paddock::formula_d::tests {
namespace {

// Rolls nobody looks at: they rise, so that ties come to an end.
class RisingRolls final : public Rolls {
  public:
    int roll(const Chance& chance) override { return chance.first + count_++ % chance.count; }

  private:
    int count_ = 0;
};

std::optional<Choice> parsed(const std::string& text) {
    std::optional<Choice> choice = parse_choice(text);
    if (!choice) ADD_FAILURE() << "\"" << text << "\" is not a choice";
    return choice;
}

void set_gauges(Car& car, const CarSetup& setup) {
    car.full = FormulaD::terms().driver_cars[static_cast<std::size_t>(setup.driver)];
    car.wear = car.full;
    const std::array<std::optional<int>, gauge_count> given{setup.tires, setup.brakes, setup.gearbox,
                                                            setup.body,  setup.engine, setup.handling};
    for (const Gauge gauge : all_gauges) {
        const std::optional<int>& points = given[static_cast<std::size_t>(gauge)];
        if (points) car.wear[gauge] = static_cast<std::uint8_t>(*points);
        car.full[gauge] = std::max(car.full[gauge], car.wear[gauge]);
    }
}

}  // namespace

CarSetup on_grid(Driver driver) { return {.gear = 1, .crossings = 0, .driver = driver, .start_due = true}; }

Race::Race(const Options& agreed, const Board& board) : options(agreed), board_(board) {
    state.session = Session::race;
    state.weather = options.weather ? WeatherLine::good : WeatherLine::unset;
    state.round = 1;
}

Race::~Race() {
    for (const Roll& roll : rolls.left()) ADD_FAILURE() << "never rolled: " << roll.purpose << " " << roll.value;
}

Seat Race::add(std::string_view space, const CarSetup& setup) {
    const int number_of_seat = static_cast<int>(state.cars.size());
    Car car;
    set_gauges(car, setup);
    car.space = board_.space(space);
    car.gear = gear(setup.gear);
    car.driver = setup.driver;
    car.compound = setup.compound;
    car.tire_age = static_cast<std::uint8_t>(setup.tire_age);
    car.crossings = static_cast<std::uint8_t>(setup.crossings);
    car.stops = static_cast<std::uint8_t>(setup.stops);
    car.start_due = setup.start_due;
    car.in_box = setup.in_box;
    car.box_served = setup.in_box;
    if (options.technical_stops()) {
        const int reserve = FormulaD::terms().pit_reserve;
        const int of_team = number_of_seat % 2 == 0 ? 2 * reserve : 0;
        car.reserve = static_cast<std::uint8_t>(options.teams ? of_team : reserve);
    }
    state.cars.push_back(car);
    return seat(number_of_seat);
}

void Race::marker(std::string_view space) {
    state.markers.set(static_cast<std::size_t>(track::number(board_.space(space))));
}

Events<Event> Race::listener() {
    return {[](void* self, const Event& event) { static_cast<std::vector<Event>*>(self)->push_back(event); }, &log_};
}

void Race::resume() { game().resume(state, rolls, listener()); }

// A position may be rearranged while a question is open: the question is forgotten.
void Race::lift_the_question() {
    state.order.clear();
    state.asked = {};
    state.ask = Ask::nothing;
    state.move = {};
    state.turn = 0;
}

void Race::go(Seat mover, const Script& script) {
    lift_the_question();
    for (int i = 0; i < static_cast<int>(state.cars.size()); ++i) {
        if (seat(i) == mover) state.turn = static_cast<std::uint8_t>(state.order.size());
        if (racing(seat(i))) state.order.push_back(seat(i));
    }
    state.phase = Phase::begin_turn;
    rolls.add(script);
    resume();
}

void Race::begin_round(const Script& script) {
    lift_the_question();
    state.phase = Phase::begin_round;
    rolls.add(script);
    resume();
}

void Race::start(int cars, const Script& script) {
    rolls.add(script);
    state = FormulaD{board_.circuit(), options, cars}.start(rolls, listener());
}

void Race::play(const std::string& choice, const Script& script) {
    if (state.asked.empty()) {
        ADD_FAILURE() << "nobody is asked, but \"" << choice << "\" was to be played";
        return;
    }
    play(asked(), choice, script);
}

void Race::play(Seat seat, const std::string& choice, const Script& script) {
    SCOPED_TRACE("seat " + std::to_string(number(seat)) + " plays " + choice);
    const std::optional<Choice> answer = parsed(choice);
    if (!answer) return;
    rolls.add(script);
    const Result<void, Refusal> result = game().apply(state, seat, *answer, rolls, listener());
    if (!result) {
        ADD_FAILURE() << "refused by " << result.error().rule.view() << ": " << result.error().why
                      << "; offered: " << described_offers(seat);
    } else if (!script.empty()) {
        EXPECT_TRUE(rolls.left().empty()) << "scripted, but not rolled: " << rolls.left().front().purpose;
    }
}

void Race::turn(int gear, int die, const std::string& move, const Script& script) {
    play("gear " + std::to_string(gear), {{"gear", die}});
    play("move " + move, script);
}

std::string Race::refusal(const std::string& choice) const {
    const std::optional<Choice> answer = parsed(choice);
    if (!answer) return "not a choice";
    State copy = state;
    RisingRolls any;
    const Result<void, Refusal> result = game().apply(copy, asked(), *answer, any, Events<Event>{});
    if (result) return "";
    EXPECT_TRUE(copy == state) << "a refusal leaves the state untouched";
    return std::string(result.error().rule.view());
}

bool Race::offers(const std::string& choice) const {
    const std::optional<Choice> answer = parsed(choice);
    Choices list;
    if (answer) game().choices(state, asked(), list);
    return std::find(list.begin(), list.end(), answer) != list.end();
}

std::vector<std::string> Race::offers() const {
    std::vector<std::string> texts;
    Choices list;
    game().choices(state, asked(), list);
    for (const Choice& choice : list) texts.push_back(to_text(choice));
    return texts;
}

std::string Race::described_offers(Seat seat) const {
    std::string text;
    Choices list;
    game().choices(state, seat, list);
    for (const Choice& choice : list) text += "[" + to_text(choice) + "] ";
    return text;
}

std::string Race::wear(Seat seat) const {
    std::string text;
    for (const Gauge gauge : all_gauges) text += (text.empty() ? "" : "/") + std::to_string(left(seat, gauge));
    return text;
}

std::vector<std::string> Race::markers() const {
    std::vector<std::string> names;
    for (int i = 0; i < board_.circuit().size(); ++i) {
        if (state.markers.test(static_cast<std::size_t>(i))) names.push_back(board_.name(track::space_id(i)));
    }
    return names;
}

std::vector<Seat> Race::order() const { return {state.order.begin(), state.order.end()}; }

std::vector<Seat> Race::placed() const {
    const Standings standings = game().standings(state);
    std::vector<Standing> sorted{standings.begin(), standings.end()};
    std::sort(sorted.begin(), sorted.end(), [](const Standing& a, const Standing& b) {
        return std::pair(a.place, a.seat) < std::pair(b.place, b.seat);
    });
    std::vector<Seat> seats;
    for (const Standing& standing : sorted) seats.push_back(standing.seat);
    return seats;
}

Standing Race::standing(Seat seat) const {
    for (const Standing& standing : game().standings(state)) {
        if (standing.seat == seat) return standing;
    }
    ADD_FAILURE() << "no standing for seat " << number(seat);
    return {};
}

}  // namespace paddock::formula_d::tests
