#include <algorithm>
#include <compare>

#include "engine/formula_d/routes.hpp"

// What the table does when a driver does not answer in time (rule reference §5, column "default").
namespace paddock::formula_d {

// D4: with the slide it may lead to. Nothing beyond the flag matters.
bool overshoots(const Ground& ground, int spaces) {
    SpaceId at = ground.car.space;
    bool touched = false;
    bool slid = false;
    for (int left = spaces; left > 0; --left) {
        const Space& from = ground.circuit.at(at);
        if (ground.flag_falls(from)) return false;
        at = from.ahead;
        const Space& to = ground.circuit.at(at);
        if (from.in_corner() && from.corner != to.corner &&
            ground.stops_made(from) < ground.circuit.corners[from.corner].stops)
            return true;
        touched = touched || to.in_corner();
        if (left == 1 && touched && !slid) {
            slid = true;
            left += ground.slide_owed(at);
        }
    }
    return false;
}

namespace {

// D4, D14.
Gear default_gear(const Ground& ground) {
    const Car& car = ground.car;
    if (car.spun) return Gear::first;
    if (car.in_box) return Gear::fourth;
    for (const int change : {1, 0, -1}) {
        const int to = number(car.gear) + change;
        if (to < 1 || to > gear_count || !shift_price(ground.setting, ground.state, car, gear(to))) continue;
        if (!overshoots(ground, ground.setting.terms().gear_die(gear(to)).last())) return gear(to);
    }
    return gear(std::max(1, number(car.gear) - 1));
}

// D8, D9, D21, D22: least harm, told apart in the order of the ledger.
struct Harm {
    bool out = false;
    int declared = 0;  // D9: brakes a blocked car spends of its own will; the fewest that keep it in the race
    int tires = 0;
    int brakes = 0;
    int slide_brakes = 0;  // D22: brakes shorten the die part
    int dangers = 0;
    int changes = 0;
    int behind = 0;  // D21: the highest rank

    auto operator<=>(const Harm&) const = default;
};

// A move as it would go: what it overshoots, and what lies in its way.
struct Reckoning {
    const Ground& ground;
    SpaceId at;
    int overshot;
    int spaces;
    bool ruined;
    bool touched;
    bool home = false;
    int dangers = 0;
    int changes = 0;
    int laps = 0;

    explicit Reckoning(const Ground& g)
        : ground(g),
          at(g.car.space),
          overshot(g.state.move.overshot),
          spaces(g.state.move.overshoot),
          ruined(g.state.move.missed_two),
          touched(g.state.move.touched_corner) {}

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
            ruined = ruined || missing >= ground.setting.terms().fatal_stops;
        }
        spaces += overshot;
        touched = touched || to.in_corner();
        if (from.has(track::Feature::before_finish)) ++laps;
        if (ground.is_dangerous(at)) ++dangers;
        if (step != Step::ahead) ++changes;
        return ground.interrupts(from, at);
    }

    // Spaces that are owed after the drive, if it touched a corner (FD-RUL-32).
    int slide() const { return touched && !home ? ground.slide_owed(at) : 0; }
};

class Defaults {
  public:
    Defaults(const Setting& setting, Seat seat, const Obstacles& obstacles)
        : setting_(setting), seat_(seat), obstacles_(obstacles) {}

    struct Answer {
        Drive drive;
        Harm harm;
    };
    Answer best_drive(const State& now) const {
        const Ground ground{setting_, now, seat_, obstacles_};
        Choices list;
        list_drives(ground, list);
        const bool blocked = longest_way(ground) < now.move.remaining;
        Answer best{};
        bool first = true;
        for (const Choice& choice : list) {
            const Drive* drive = std::get_if<Drive>(&choice);
            if (drive == nullptr) continue;
            const Harm harm = harm_of(ground, *drive, blocked);
            if (first || harm < best.harm) best = {*drive, harm};
            first = false;
        }
        return best;
    }

  private:
    const Setting& setting_;
    Seat seat_;
    Obstacles obstacles_;

    Harm harm_of(const Ground& ground, const Drive& drive, bool blocked) const {
        Reckoning way{ground};
        bool halted = false;
        for (int i = 0; i < drive.path.size() && !way.home; ++i) halted = way.drive(drive.path[i]);
        const bool in_lane = ground.circuit.at(way.at).in_pit_lane();
        const int left = in_lane || way.home ? 0 : ground.state.move.remaining - drive.brakes - drive.path.size();
        Harm harm;
        if (halted) {  // the rest is asked later: reckon with straight on
            for (int i = 0; i < left && !way.home; ++i) way.drive(Step::ahead);
            for (int i = way.slide(); i > 0 && !way.home; --i) way.drive(Step::ahead);
            harm = price(way, BlockPrice{});
        } else if (left > 0) {
            const Gauges& wear = ground.car.wear;
            harm = price(
                way, block_price(setting_, wear[Gauge::brakes] - drive.brakes, wear[Gauge::tires], left + way.slide()));
        } else if (!in_lane && way.slide() > 0) {
            harm = slide_harm(way, drive);
        } else {
            harm = price(way, BlockPrice{});
        }
        harm.out = harm.out || in_lane;  // D11: stay out
        harm.declared = blocked && !halted ? drive.brakes : 0;
        harm.brakes += drive.brakes;
        return harm;
    }

    Harm price(const Reckoning& way, const BlockPrice& block) const {
        const Ground& ground = way.ground;
        OvershootPrice over;
        if (way.spaces > 0 && way.overshot > 0)
            over = overshoot_price(setting_.terms(), ground.car.wear[Gauge::tires], way.spaces,
                                   overshoot_factor(setting_, ground.state, ground.car));
        Harm harm;
        harm.out = way.ruined || block.out || over.out;
        harm.tires = over.tires + block.tires + (over.spin ? 1 : 0);
        harm.brakes = block.brakes;
        harm.dangers = way.dangers;
        harm.changes = way.changes;
        harm.behind = -(ground.circuit.at(way.at).order + way.laps * ground.circuit.orders);
        return harm;
    }

    // The slide that follows is driven the best way too.
    Harm slide_harm(const Reckoning& way, const Drive& drive) const {
        State next = way.ground.state;
        Car& car = next.car(seat_);
        if (setting_.circuit().at(car.space).corner != setting_.circuit().at(way.at).corner) car.stops = 0;
        car.space = way.at;
        car.wear[Gauge::brakes] = static_cast<std::uint8_t>(std::max(0, car.wear[Gauge::brakes] - drive.brakes));
        Move& move = next.move;
        if (const Result<DrivePlan, Refusal> plan = check_drive(way.ground, drive)) move.lanes = plan->lanes;
        move.remaining = static_cast<std::uint8_t>(way.slide());
        move.reach = 0;
        move.overshot = static_cast<std::uint8_t>(way.overshot);
        move.overshoot = static_cast<std::uint8_t>(way.spaces);
        move.missed_two = way.ruined;
        move.touched_corner = move.slid = true;
        move.part = Part::slide;
        Harm harm = best_drive(next).harm;
        harm.declared = 0;  // asked when the time has come
        harm.slide_brakes = harm.brakes;
        harm.dangers += way.dangers;
        harm.changes += way.changes;
        harm.behind -= way.laps * setting_.circuit().orders;
        return harm;
    }
};

// D15, D16: the lowest gauge relative to its start, E, C, H, B, G, the tires last.
Repair default_repair(const Setting& setting, const State& now, Seat seat) {
    constexpr std::array<Gauge, gauge_count> order{Gauge::engine, Gauge::body,    Gauge::handling,
                                                   Gauge::brakes, Gauge::gearbox, Gauge::tires};
    const Car& car = now.car(seat);
    const RepairTerms terms = repair_terms(setting, now, seat);
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

BuildGauge default_build(const Terms& terms, const Car& car) {
    for (const Gauge gauge : all_gauges) {
        if (car.full[gauge] != 0) continue;
        if (check_build(terms, car, gauge, terms.standard_car[gauge])) return {gauge, terms.standard_car[gauge]};
        for (std::uint8_t points = 1; points <= terms.build_most_tires; ++points) {
            if (check_build(terms, car, gauge, points)) return {gauge, points};
        }
    }
    return {};
}

}  // namespace

Choice default_choice(const Setting& setting, const State& now, Seat seat, const Obstacles& obstacles) {
    const Car& car = now.car(seat);
    switch (now.ask) {
        case Ask::build: return default_build(setting.terms(), car);
        case Ask::tires: return FitTires{rains(now.weather) ? Compound::rain : Compound::hard};
        case Ask::gear: return ShiftTo{default_gear(Ground{setting, now, seat, obstacles})};
        case Ask::drive: return Defaults{setting, seat, obstacles}.best_drive(now).drive;
        case Ask::pit_stop: return StopAtBox{false, car.compound, {}};
        case Ask::checkpoint:
        case Ask::police: return default_repair(setting, now, seat);
        case Ask::driver: {  // D2: spread by seat; a default draws no roll
            Choices list;
            list_choices(setting, now, seat, obstacles, list);
            return list.empty() ? Choice{} : list[static_cast<std::size_t>(number(seat) * 7 + 3) % list.size()];
        }
        default: {  // every other list begins with its default
            Choices list;
            list_choices(setting, now, seat, obstacles, list);
            return list.empty() ? Choice{} : list[0];
        }
    }
}

}  // namespace paddock::formula_d
