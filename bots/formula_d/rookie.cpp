#include "bots/formula_d/rookie.hpp"

#include <algorithm>
#include <tuple>

#include "engine/formula_d/routes.hpp"

namespace paddock::bots::formula_d {
namespace {

// The road straight ahead, up to the end of the first corner that still wants a stop.
struct Stretch {
    int to_corner = 0;  // spaces until the first one that counts as a stop
    int to_end = 0;     // spaces until the last one
    int missing = 0;    // stops wanted there
};

constexpr int out_of_sight = 64;  // spaces

Stretch look_ahead(const Course& course, const Car& car) {
    auto at = static_cast<std::uint16_t>(track::number(car.space));
    const std::uint8_t here = course.at(at).corner;
    Stretch stretch;
    for (int steps = 0; steps < out_of_sight; ++steps) {
        const Square& from = course.at(at);
        const int missing = from.stops - (from.corner == here ? car.stops : 0);
        const bool leaves = course.at(from.to[0]).corner != from.corner;
        if (from.stops > 0 && missing > 0) {
            if (stretch.missing == 0) stretch.to_corner = steps;
            stretch.missing = missing;
            stretch.to_end = steps;
            if (leaves) return stretch;
        }
        at = from.to[0];
    }
    return {out_of_sight, out_of_sight, 0};
}

int least_face(int gear) { return FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)].first; }
int most_face(int gear) {
    const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)];
    return die.first + die.count - 1;
}

// What a rookie thinks of a number: the spaces it brings, less the trouble it means, now or with the
// next gear down on the next turn.
int liking(const Stretch& stretch, const Car& car, int gear, int spaces) {
    constexpr int ruin = 150;
    constexpr int fright = 10;
    const int beyond = spaces - stretch.to_end - car.wear[Gauge::brakes];
    if (beyond > 0) return stretch.missing > 1 || beyond > car.wear[Gauge::tires] ? -ruin : spaces - 3 * beyond;
    if (spaces > stretch.to_end) return spaces - fright / 2;
    const int missing = stretch.missing - (spaces >= stretch.to_corner ? 1 : 0);
    const int room = stretch.to_end - spaces;
    const int next = std::max(1, gear - 1);
    if (missing <= 0 || most_face(next) <= room) return spaces;
    return spaces - (least_face(next) > room && missing > 1 ? ruin / 2 : fright * missing);
}

int liking(const Stretch& stretch, const Car& car, int gear) {
    const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)];
    int sum = 0;
    int total = 0;
    for (int i = 0; i < die.count; ++i) {
        sum += die.weights[static_cast<std::size_t>(i)] * liking(stretch, car, gear, die.first + i) * 10;
        total += die.weights[static_cast<std::size_t>(i)];
    }
    return sum / total;
}

Choice choose_gear(const FormulaD& game, const Course& course, const State& state, Seat seat) {
    constexpr int per_skip = 40;  // careful with the gearbox
    constexpr int the_end = 100'000;
    const Car& car = state.car(seat);
    const Stretch stretch = look_ahead(course, car);
    Choices list;
    game.choices(state, seat, list);
    const Choice* best = list.begin();
    int most = -2 * the_end;
    for (const Choice& choice : list) {
        const Gear gear = std::get<ShiftTo>(choice).gear;
        const int skipped = gears_skipped(car.gear, gear);
        int liked = liking(stretch, car, number(gear)) - per_skip * skipped;
        if (skipped == 3 && car.wear[Gauge::engine] <= 1) liked -= the_end;
        if (liked <= most) continue;
        most = liked;
        best = &choice;
    }
    return *best;
}

// Least harm first, then no needless lane change.
using Harm = std::tuple<bool, bool, int, int, int>;

Harm harm_of(const FormulaD& game, const Ground& ground, const State& state, const Drive& drive) {
    const Circuit& circuit = game.circuit();
    const Car& car = ground.car;
    SpaceId at = car.space;
    int overshot = state.move.overshot;
    int spaces = state.move.overshoot;
    bool out = state.move.missed_two;
    int changes = 0;
    int dangers = 0;
    bool pits = false;
    for (int i = 0; i < drive.path.size(); ++i) {
        const Space& from = circuit.at(at);
        at = link_of(from, drive.path[i]);
        if (from.in_corner() && from.corner != circuit.at(at).corner) {
            const int missing = circuit.corners[from.corner].stops - ground.stops_made(from);
            if (missing > 0) ++overshot;
            out = out || missing >= 2;
        }
        spaces += overshot;
        if (drive.path[i] != Step::ahead) ++changes;
        if (ground.is_dangerous(at)) ++dangers;
        pits = pits || drive.path[i] == Step::pit;
    }
    const int left = state.move.remaining - drive.brakes - drive.path.size();
    const bool halts = !drive.path.empty() && ground.is_dangerous(at);
    int tires = 0;
    int brakes = drive.brakes;
    if (left > 0 && !halts && !circuit.at(at).in_pit_lane() && !state.move.great_start) {
        const BlockPrice price =
            block_price(game.setting(), car.wear[Gauge::brakes] - brakes, car.wear[Gauge::tires], left);
        out = out || price.out;
        tires += price.tires;
        brakes += price.brakes;
    }
    if (spaces > 0 && overshot > 0) {
        const OvershootPrice price =
            overshoot_price(game.terms(), car.wear[Gauge::tires], spaces, overshoot_factor(game.setting(), state, car));
        out = out || price.out;
        tires += price.spin ? 4 : price.tires;
    }
    const bool wants_tires = car.wear[Gauge::tires] <= 2;
    return {out, pits != wants_tires && pits, tires * 2 + brakes * 3 + dangers * 2, pits && wants_tires ? -1 : 0,
            changes};
}

Choice choose_drive(const FormulaD& game, const State& state, Seat seat) {
    Choices list;
    game.choices(state, seat, list);
    const Ground ground{game.setting(), state, seat};
    const Choice* best = list.begin();
    Harm least = harm_of(game, ground, state, std::get<Drive>(*best));
    for (const Choice& choice : list) {
        const Harm harm = harm_of(game, ground, state, std::get<Drive>(choice));
        if (!(harm < least)) continue;
        least = harm;
        best = &choice;
    }
    return *best;
}

// A tow on a straight is always fun; into a corner it is not.
Choice choose_tow(const FormulaD& game, const State& state, Seat seat) {
    Choices list;
    game.choices(state, seat, list);
    for (const Choice& choice : list) {
        const Tow& tow = std::get<Tow>(choice);
        SpaceId at = state.car(seat).space;
        bool straight = !game.circuit().at(at).in_corner();
        for (int i = 0; i < tow.shape.size(); ++i) {
            at = link_of(game.circuit().at(at), tow.shape[i]);
            straight = straight && !game.circuit().at(at).in_corner();
        }
        if (!tow.shape.empty() && tow.brakes == 0 && straight) return choice;
    }
    return Tow{};
}

// Nitro when even the whole bonus stops in time.
Choice choose_nitro(const Course& course, const State& state, Seat seat) {
    const Car& car = state.car(seat);
    const Stretch stretch = look_ahead(course, car);
    const bool room = state.move.remaining + number(car.gear) < stretch.to_corner;
    return FireNitro{room ? Nitro::fire : Nitro::no};
}

}  // namespace

Choice rookie_answer(const FormulaD& game, const Course& course, const State& state, Seat seat) {
    switch (state.ask) {
        case Ask::gear:
            return state.car(seat).in_box ? game.fallback(state, seat) : choose_gear(game, course, state, seat);
        case Ask::drive: return choose_drive(game, state, seat);
        case Ask::slipstream: return choose_tow(game, state, seat);
        case Ask::nitro: return choose_nitro(course, state, seat);
        default: return game.fallback(state, seat);
    }
}

}  // namespace paddock::bots::formula_d
