#pragma once

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {

// A qualifying session of two on the plain board. The first throw of the first driver, a two, is driven.
struct Qualifying {
    Race race;

    explicit Qualifying(const Options& options = {.qualifying = true}) : race(options) {
        race.start(2, {{"gear", 2, seat(0)}});
        race.play("move 2");
    }
    // Goes on from another place of the lap.
    void put(std::string_view space, int gear, int stops = 0) {
        Car& car = race.car(race.state.mover());
        car.space = race.board().space(space);
        car.gear = formula_d::gear(gear);
        car.stops = static_cast<std::uint8_t>(stops);
        race.state.move = {};
        race.state.asked = {};
        race.state.ask = Ask::nothing;
        race.state.phase = Phase::begin_turn;
        race.resume();
    }
    // Crosses the line with one more throw; what follows is scripted.
    void finish(int seconds, const Script& then) {
        put("110C", 1);
        race.play("gear 1", {{"gear", 1}});
        race.script({{"clock", seconds, race.state.mover()}});
        race.script(then);
        race.play("move 1");
    }
};

}  // namespace paddock::formula_d::tests
