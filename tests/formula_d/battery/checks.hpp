#pragma once

#include <gtest/gtest.h>

#include <map>

#include "engine/formula_d/game.hpp"

// What must hold of every position, every step and every result of Formula D.
namespace paddock::formula_d {

inline int progress(const Circuit& board, const Car& car) {
    if (car.space == SpaceId::none) return -1;
    return car.crossings * 4096 + board.at(car.space).order;
}

// What must hold of every position.
inline void check_position(const FormulaD& game, const State& state) {
    const Circuit& board = game.circuit();
    std::map<SpaceId, int> standing;
    int finished = 0;
    int out = 0;
    for (const Car& car : state.cars) {
        for (const Gauge gauge : all_gauges) {
            EXPECT_LE(car.wear[gauge], car.full[gauge]);
        }
        EXPECT_GE(number(car.gear), 1);
        EXPECT_LE(number(car.gear), 6);
        finished += car.status == Status::finished ? 1 : 0;
        out += car.status == Status::out ? 1 : 0;
        if (car.status != Status::racing || car.space == SpaceId::none || state.session != Session::race) continue;
        EXPECT_LT(track::number(car.space), board.size());
        if (!car.in_box) {
            EXPECT_EQ(++standing[car.space], 1) << "two cars on a space";
        }
        if (car.in_box) {
            EXPECT_TRUE(board.at(car.space).in_pit_lane());
        }
        EXPECT_LE(car.crossings, game.options().race_laps());
        for (const Gauge vital : {Gauge::body, Gauge::engine, Gauge::handling}) {
            EXPECT_GT(car.wear[vital], 0);
        }
        if (!board.at(car.space).in_corner()) {
            EXPECT_EQ(car.stops, 0);
        }
    }
    EXPECT_EQ(finished, state.finishers);
    EXPECT_EQ(out, state.eliminated);
    const int limit = game.options().marker_limit;
    if (limit > 0) {
        EXPECT_LE(state.markers.count(), static_cast<std::size_t>(limit));
    }
}

// Cars never drive backwards, nobody comes back, markers stay, laps are counted one by one.
inline void check_step(const FormulaD& game, const State& before, const State& after) {
    if (before.session != Session::race || after.session != Session::race) return;
    for (std::size_t i = 0; i < after.cars.size(); ++i) {
        const Car& was = before.cars[i];
        const Car& is = after.cars[i];
        if (was.status != Status::racing) {
            EXPECT_EQ(was.status, is.status);
            EXPECT_EQ(was.place, is.place);
            continue;
        }
        if (is.status != Status::finished) {
            EXPECT_GE(progress(game.circuit(), is), progress(game.circuit(), was));
        }
        EXPECT_LE(is.crossings, was.crossings + 1);
    }
    EXPECT_EQ(before.markers & ~after.markers, SpaceSet{});
}

inline void check_result(const FormulaD& game, const State& state) {
    EXPECT_EQ(state.session, Session::over);
    EXPECT_EQ(state.finishers + state.eliminated, game.cars());
    const Standings standings = game.standings(state);
    SeatSet ranked;
    for (std::size_t i = 0; i < standings.size(); ++i) {
        EXPECT_EQ(standings[i].place, i + 1);
        ranked.add(standings[i].seat);
        if (i > 0) {
            EXPECT_FALSE(standings[i].fate == Fate::finished && standings[i - 1].fate == Fate::out);
        }
    }
    EXPECT_EQ(ranked, SeatSet::first(game.cars()));
}

}  // namespace paddock::formula_d
