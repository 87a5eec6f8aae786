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
using Harm = std::tuple<bool, bool, int, int, int, int>;

// A move as it would go: what it overshoots, and what lies in its way.
struct Reckoning {
    const Ground& ground;
    SpaceId at;
    int overshot;
    int spaces;
    bool ruined;
    bool home = false;
    int dangers = 0;
    int changes = 0;

    explicit Reckoning(const Ground& g)
        : ground(g),
          at(g.car.space),
          overshot(g.state.move.overshot),
          spaces(g.state.move.overshoot),
          ruined(g.state.move.missed_two) {}

    // True when something happens there that ends this piece of the move.
    bool drive(Step step) {
        const Space& from = ground.circuit.at(at);
        if (ground.flag_falls(from)) {
            home = true;
            return true;
        }
        at = link_of(from, step);
        const Space& to = ground.circuit.at(at);
        if (from.in_corner() && from.corner != to.corner) {
            const int missing = ground.circuit.corners[from.corner].stops - ground.stops_made(from);
            if (missing > 0) ++overshot;
            ruined = ruined || missing >= 2;
        }
        spaces += overshot;
        if (ground.is_dangerous(at)) ++dangers;
        if (step != Step::ahead) ++changes;
        return ground.interrupts(from, at);
    }
};

Harm harm_of(const FormulaD& game, const State& now, Seat seat, const Drive& drive) {
    const Ground ground{game.circuit(), game.options(), now, seat};
    const Car& car = now.car(seat);
    Reckoning reckoning{ground};
    bool halted = false;
    for (int i = 0; i < drive.path.size() && !reckoning.home; ++i) halted = reckoning.drive(drive.path[i]);
    const bool in_lane = game.circuit().at(reckoning.at).in_pit_lane();
    const int left = in_lane || reckoning.home ? 0 : now.move.remaining - drive.brakes - drive.path.size();
    BlockPrice block;
    if (halted) {  // the rest is asked later: reckon with straight on
        for (int i = 0; i < left && !reckoning.home; ++i) reckoning.drive(Step::ahead);
    } else if (left > 0) {
        block = block_price(game.options(), car.wear[Gauge::brakes] - drive.brakes, car.wear[Gauge::tires], left);
    }
    OvershootPrice price;
    if (reckoning.spaces > 0 && reckoning.overshot > 0)
        price = overshoot_price(car.wear[Gauge::tires], reckoning.spaces, overshoot_factor(game.options(), now, car));
    const bool out = reckoning.ruined || block.out || price.out;
    const bool declared = drive.brakes > 0 && block.brakes > 0;  // D9: none unless it avoids elimination
    return {out || in_lane,
            declared,
            price.tires + block.tires + (price.spin ? 1 : 0),
            drive.brakes + block.brakes,
            reckoning.dangers,
            reckoning.changes};
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
        case Ask::driver: {  // D2: any free driver; spread by seat, since no roll is handed in here
            Choices list;
            choices(now, seat, list);
            return list.empty() ? Choice{} : list[static_cast<std::size_t>(number(seat) * 7 + 3) % list.size()];
        }
        default: {  // every other list begins with its default
            Choices list;
            choices(now, seat, list);
            return list.empty() ? Choice{} : list[0];
        }
    }
}

}  // namespace paddock::formula_d
