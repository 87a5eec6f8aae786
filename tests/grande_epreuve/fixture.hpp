#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grande_epreuve/game.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scripted_rolls.hpp"

namespace paddock {
inline void PrintTo(Seat seat, std::ostream* out) { *out << "seat " << number(seat); }
}  // namespace paddock

// A race laid out by hand, with scripted rolls. A test reads:
//
//     Race race;
//     const Seat a = race.add("18C", {.gear = 4});
//     race.round({{a, 4, 17}});             // a round: each driver's gear and d20, in race order
//     race.play(a, "move 12");
//     EXPECT_EQ(race.where(a), "30C");
//     EXPECT_EQ(race.wear(a), "1/3/3/3/3/2");
namespace paddock::grande_epreuve::tests {

using formula_d::WeatherLine;
using formula_d::tests::Board;
using formula_d::tests::plain;
using formula_d::tests::Roll;
using formula_d::tests::Script;
using formula_d::tests::ScriptedRolls;

struct CarSetup {
    int gear = 4;
    int crossings = 1;
    int stops = 0;
    formula_d::Compound compound = formula_d::Compound::hard;
    int tire_age = 1;
    int tires = 6;
    int brakes = 3;
    int gearbox = 3;
    int body = 3;
    int engine = 3;
    int handling = 2;
    bool start_due = false;
    bool in_box = false;
    bool spun = false;
};
CarSetup on_grid();

struct Order {
    Seat seat;
    int gear;
    int d20;
};

class Race {
  public:
    explicit Race(const Options& options = {}, const Board& board = plain());
    Race(const Race&) = delete;
    Race& operator=(const Race&) = delete;
    ~Race();  // fails the test when scripted rolls are left

    Seat add(std::string_view space, const CarSetup& setup = {});
    void marker(std::string_view space);
    void goats(std::string_view space);
    void wreck(Seat seat, Wreck wreck, int rounds);

    // A new round: the order is computed and gears are asked for.
    void begin_round(const Script& script = {});
    // A new round in which these drivers name these gears, and throw these numbers: in race order.
    void round(const std::vector<Order>& orders, const Script& more = {});
    // A round in which this car alone has still to move: the others have.
    void last_to_go(Seat seat, int gear, int d20, const Script& more = {});
    void play(Seat seat, const std::string& choice, const Script& script = {});
    std::string refusal(Seat seat, const std::string& choice) const;
    bool offers(Seat seat, const std::string& choice) const;
    std::vector<std::string> offers(Seat seat) const;
    std::string fallback(Seat seat) const { return to_text(game().fallback(state, seat)); }
    void script(const Script& script) { rolls.add(script); }
    // From the very beginning.
    void start(int drivers, const Script& script = {});

    bool asks(Ask what, Seat seat) const { return state.ask == what && state.asked.contains(seat); }
    std::string where(Seat seat) const { return board_.name(state.car(seat).space); }
    std::string wear(Seat seat) const;
    int left(Seat seat, Gauge gauge) const { return state.car(seat).wear[gauge]; }
    int lever(Seat seat) const { return number(state.car(seat).gear); }
    bool racing(Seat seat) const { return state.car(seat).status == Status::racing; }
    bool out(Seat seat) const { return state.car(seat).status == Status::out; }
    bool finished(Seat seat) const { return state.car(seat).status == Status::finished; }
    Car& car(Seat seat) { return state.car(seat); }
    Racer& racer(Seat seat) { return state.racer(seat); }
    std::vector<std::string> markers() const;
    std::vector<std::string> herds() const;
    bool wreck_at(std::string_view space) const { return state.wrecks[index_of(board_.space(space))]; }
    std::vector<Seat> order() const { return {state.order.begin(), state.order.end()}; }
    GrandeEpreuve game() const;
    SpaceId space(std::string_view name) const { return board_.space(name); }

    template <class Kind>
    std::vector<Kind> events() const {
        std::vector<Kind> found;
        for (const Event& event : log_) {
            if (const Kind* of_kind = std::get_if<Kind>(&event)) found.push_back(*of_kind);
        }
        return found;
    }
    void forget() { log_.clear(); }

    State state;
    Options options;
    ScriptedRolls rolls;

  private:
    const Board& board_;
    Venue venue_;
    std::vector<Event> log_;

    Events<Event> listener();
};

}  // namespace paddock::grande_epreuve::tests
