#include <algorithm>
#include <tuple>

#include "engine/formula_d/routes.hpp"

// What the table does when a driver does not answer in time (rule reference §5, column "default").
namespace paddock::formula_d {
namespace {

// Spaces the car can drive straight on without overshooting: to the end of the first corner that
// will still want a stop.
int safe_distance(const Circuit& circuit, const Car& car) {
    SpaceId at = car.space;
    for (int steps = 0; steps < Path::capacity; ++steps) {
        const Space& from = circuit.at(at);
        const Space& to = circuit.at(from.ahead);
        if (from.in_corner() && from.corner != to.corner) {
            const int made = from.corner == circuit.at(car.space).corner ? car.stops : 0;
            if (made < circuit.corners[from.corner].stops) return steps;
        }
        at = from.ahead;
    }
    return Path::capacity;
}

// D4, D14.
Gear default_gear(const FormulaD& game, const State& now, const Car& car) {
    if (car.spun) return Gear::first;
    if (car.in_box) return Gear::fourth;
    const int safe = safe_distance(game.circuit(), car);
    for (const int change : {1, 0, -1}) {
        const int to = number(car.gear) + change;
        if (to < 1 || to > 6 || !shift_price(game.circuit(), game.options(), now, car, gear(to))) continue;
        const GearDie& die = tables.gear_dice[static_cast<std::size_t>(to) - 1];
        if (die.first + die.count - 1 <= safe) return gear(to);
    }
    return gear(std::max(1, number(car.gear) - 1));
}

// D8, D9, D21: least harm, told apart in the order of the ledger.
using Harm = std::tuple<bool, int, int, int, int>;

Harm harm_of(const FormulaD& game, const State& now, Seat seat, const Drive& drive) {
    const Circuit& circuit = game.circuit();
    const Ground ground{circuit, game.options(), now, seat};
    const Car& car = now.car(seat);
    SpaceId at = car.space;
    int overshot = now.move.overshot;
    int spaces = now.move.overshoot;
    bool ruined = now.move.missed_two;
    int dangers = 0;
    int changes = 0;
    for (int i = 0; i < drive.path.size(); ++i) {
        const Space& from = circuit.at(at);
        at = link_of(from, drive.path[i]);
        const Space& to = circuit.at(at);
        if (from.in_corner() && from.corner != to.corner) {
            const int missing = circuit.corners[from.corner].stops - ground.stops_made(from);
            if (missing > 0) ++overshot;
            ruined = ruined || missing >= 2;
        }
        spaces += overshot;
        if (ground.is_dangerous(at)) ++dangers;
        if (drive.path[i] != Step::ahead) ++changes;
    }
    const int left = now.move.remaining - drive.brakes - drive.path.size();
    const bool halts = drive.path.size() > 0 && left > 0 && ground.is_dangerous(at);
    const bool in_lane = circuit.at(at).in_pit_lane();
    BlockPrice block;
    if (left > 0 && !halts && !in_lane)
        block = block_price(game.options(), car.wear[Gauge::brakes] - drive.brakes, car.wear[Gauge::tires], left);
    OvershootPrice price;
    if (spaces > 0 && overshot > 0)
        price = overshoot_price(car.wear[Gauge::tires], spaces, overshoot_factor(game.options(), now, car));
    const bool out = ruined || block.out || price.out;
    return {out || in_lane, price.tires + block.tires + (price.spin ? 1 : 0), drive.brakes + block.brakes, dangers,
            changes};
}

Drive default_drive(const FormulaD& game, const State& now, Seat seat) {
    Choices list;
    game.choices(now, seat, list);
    const Drive* best = nullptr;
    Harm least{};
    for (const Choice& choice : list) {
        const Drive* drive = std::get_if<Drive>(&choice);
        if (drive == nullptr) continue;
        const Harm harm = harm_of(game, now, seat, *drive);
        if (best != nullptr && !(harm < least)) continue;
        best = drive;
        least = harm;
    }
    return best == nullptr ? Drive{} : *best;
}

// D15, D16: the lowest gauge relative to its start, E, C, H, B, G, the tires last.
Repair default_repair(const FormulaD& game, const State& now, Seat seat) {
    constexpr std::array<Gauge, gauge_count> order{Gauge::engine, Gauge::body,    Gauge::handling,
                                                   Gauge::brakes, Gauge::gearbox, Gauge::tires};
    const Car& car = now.car(seat);
    const RepairTerms terms = repair_terms(game.options(), now, seat);
    Repair repair;
    for (int given = 0; given < terms.points; ++given) {
        const Gauge* lowest = nullptr;
        for (const Gauge& gauge : order) {
            if (gauge == Gauge::tires && (!terms.tires || lowest != nullptr)) continue;
            const int have = car.wear[gauge] + repair.points[gauge];
            if (have >= car.full[gauge]) continue;
            const bool lower = lowest == nullptr || have * car.full[*lowest] <
                                                        (car.wear[*lowest] + repair.points[*lowest]) * car.full[gauge];
            if (lower) lowest = &gauge;
        }
        if (lowest == nullptr) break;
        ++repair.points[*lowest];
    }
    return repair;
}

BuildGauge default_build(const Car& car) {
    for (const Gauge gauge : all_gauges) {
        if (car.full[gauge] != 0) continue;
        if (check_build(car, gauge, tables.standard_car[gauge])) return {gauge, tables.standard_car[gauge]};
        for (std::uint8_t points = 1; points <= tables.build_most_tires; ++points) {
            if (check_build(car, gauge, points)) return {gauge, points};
        }
    }
    return {};
}

}  // namespace

Choice FormulaD::fallback(const State& now, Seat seat) const {
    const Car& car = now.car(seat);
    switch (now.ask) {
        case Ask::build: return default_build(car);
        case Ask::tires: return FitTires{rains(now.weather) ? Compound::rain : Compound::hard};
        case Ask::gear: return ShiftTo{default_gear(*this, now, car)};
        case Ask::drive: return default_drive(*this, now, seat);
        case Ask::pit_stop: return StopAtBox{false, car.compound, {}};
        case Ask::checkpoint:
        case Ask::police: return default_repair(*this, now, seat);
        default: {  // every other list begins with its default
            Choices list;
            choices(now, seat, list);
            return list.empty() ? Choice{} : list[0];
        }
    }
}

}  // namespace paddock::formula_d
