#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/formula_d/game.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scripted_rolls.hpp"

namespace paddock {
inline void PrintTo(Seat seat, std::ostream* out) { *out << "seat " << number(seat); }
}  // namespace paddock

// A race laid out by hand, with scripted rolls. A test reads:
//
//     Race race;
//     const Seat a = race.add("18C", {.gear = 3});
//     race.go();
//     race.turn(4, 12, "12");                       // gear 4, the die shows 12, twelve spaces straight on
//     EXPECT_EQ(race.where(a), "30C");
//     EXPECT_EQ(race.wear(a), "1/3/3/3/3/2");       // tires, brakes, gearbox, body, engine, handling
namespace paddock::formula_d::tests {

// A car in mid-race: what differs from a car in lap 1, with a lever in 4th and full gauges.
struct CarSetup {
    int gear = 4;
    int crossings = 1;  // 0 on the grid, 1 in lap 1, 2 in lap 2
    int stops = 0;      // made in the corner it stands in
    Driver driver = Driver::none;
    Compound compound = Compound::hard;
    int tire_age = 1;
    std::optional<int> tires = std::nullopt;  // what is left; a value above the full gauge raises that
    std::optional<int> brakes = std::nullopt;
    std::optional<int> gearbox = std::nullopt;
    std::optional<int> body = std::nullopt;
    std::optional<int> engine = std::nullopt;
    std::optional<int> handling = std::nullopt;
    bool start_due = false;
    bool in_box = false;
};

// A car on the grid before its start roll.
CarSetup on_grid(Driver driver = Driver::none);

class Race {
  public:
    explicit Race(const Options& options = {}, const Board& board = plain());
    Race(const Race&) = delete;
    Race& operator=(const Race&) = delete;
    ~Race();  // fails the test when scripted rolls are left

    // Laying out. Seats are numbered as they are added; seats 0 and 1 own the first box, 2 and 3 the second.
    Seat add(std::string_view space, const CarSetup& setup = {});
    void marker(std::string_view space);
    void weather(WeatherLine line) { state.weather = line; }

    // Going on to the first question, also after cars were moved by hand: with the turn of this car, in a round in
    // order of the seats;
    void go(Seat mover = seat(0), const Script& script = {});
    // with a new round, its order computed;
    void begin_round(const Script& script = {});
    // with whatever `state` says;
    void resume();
    // or from the very beginning of a match.
    void start(int cars, const Script& script = {});

    // Answering for the seat that is asked (the lowest of several). The choice must be accepted,
    // and rolls given here must be made before the next question.
    void play(const std::string& choice, const Script& script = {});
    void play(Seat seat, const std::string& choice, const Script& script = {});
    // A gear, what its die shows, and a move: turn(4, 9, "2L6", {{"collision", 7}}).
    void turn(int gear, int die, const std::string& move, const Script& script = {});
    void script(const Script& script) { rolls.add(script); }

    // The rule that refuses a choice, "" when it is accepted. The race does not go on.
    std::string refusal(const std::string& choice) const;
    bool accepts(const std::string& choice) const { return refusal(choice).empty(); }
    // Whether it is on the list of choices. Of several ways with the same end and price one is listed.
    bool offers(const std::string& choice) const;
    std::vector<std::string> offers() const;

    // Looking.
    Ask asks() const { return state.ask; }
    Seat asked() const { return state.asked.lowest(); }
    std::string where(Seat seat) const { return board_.name(state.car(seat).space); }
    std::string wear(Seat seat) const;
    int left(Seat seat, Gauge gauge) const { return state.car(seat).wear[gauge]; }
    int lever(Seat seat) const { return number(state.car(seat).gear); }
    bool racing(Seat seat) const { return state.car(seat).status == Status::racing; }
    bool out(Seat seat) const { return state.car(seat).status == Status::out; }
    bool finished(Seat seat) const { return state.car(seat).status == Status::finished; }
    Car& car(Seat seat) { return state.car(seat); }
    const Car& car(Seat seat) const { return state.car(seat); }
    std::vector<std::string> markers() const;  // in order along the board
    std::vector<Seat> order() const;           // of this round
    std::vector<Seat> placed() const;          // standings, first place first
    Standing standing(Seat seat) const;
    FormulaD game() const { return {board_.circuit(), options, static_cast<int>(state.cars.size())}; }
    const Board& board() const { return board_; }

    // Events of one kind since the beginning or the last forget().
    template <class Kind>
    std::vector<Kind> events() const {
        std::vector<Kind> found;
        for (const Event& event : log_) {
            if (const Kind* of_kind = std::get_if<Kind>(&event)) found.push_back(*of_kind);
        }
        return found;
    }
    template <class Kind>
    std::vector<Kind> events(Seat seat) const {
        std::vector<Kind> found;
        for (const Kind& event : events<Kind>()) {
            if (event.seat == seat) found.push_back(event);
        }
        return found;
    }
    const std::vector<Event>& log() const { return log_; }
    void forget() { log_.clear(); }

    State state;
    Options options;
    ScriptedRolls rolls;

  private:
    const Board& board_;
    std::vector<Event> log_;

    Events<Event> listener();
    void lift_the_question();
    std::string described_offers(Seat seat) const;
};

}  // namespace paddock::formula_d::tests
