#include <algorithm>

#include "bots/formula_d/bot.hpp"
#include "bots/formula_d/club.hpp"
#include "table/rolls.hpp"

// Why a club driver would answer so, in words for whoever wants to learn it.
namespace paddock::bots::formula_d {
namespace {

// The die of the gear shows a certain face, everything else falls as it usually does.
class FaceRolls final : public Rolls {
  public:
    explicit FaceRolls(int face) : face_(face) {}
    int roll(const Chance& chance) override {
        return chance.purpose == Purpose{"gear"} ? face_ : chance.first + (chance.count - 1) / 2;
    }

  private:
    int face_;
};

// What a turn costs a car.
struct Toll {
    int brakes = 0;
    int tires = 0;
    bool out = false;
    bool nothing() const { return brakes == 0 && tires == 0 && !out; }
};

bool belongs_to_a_move(Ask ask) {
    return ask == Ask::nitro || ask == Ask::soft_bonus || ask == Ask::skid || ask == Ask::scrap || ask == Ask::drive ||
           ask == Ask::slipstream;
}

// The move as a club driver makes it when the die shows this face.
Toll toll_of(Almanac& almanac, State state, Seat seat, const Choice& shift, int face) {
    FaceRolls rolls{face};
    const Gauges before = state.car(seat).wear;
    if (!almanac.game().apply(state, seat, shift, rolls, {})) return {};
    while (state.asked.contains(seat) && belongs_to_a_move(state.ask)) {
        if (!almanac.game().apply(state, seat, club_answer(almanac, state, seat).choice, rolls, {})) break;
    }
    const Car& car = state.car(seat);
    return {before[Gauge::brakes] - car.wear[Gauge::brakes], std::max(0, before[Gauge::tires] - car.wear[Gauge::tires]),
            car.status == Status::out};
}

Reason reason_for_gear(Almanac& almanac, const State& state, Seat seat, const ShiftTo& shift) {
    const GearDie& die = FormulaD::terms().gear_die(shift.gear);
    const auto skip = shift_price(almanac.game().setting(), state, state.car(seat), shift.gear);
    int all = 0;
    int clean = 0;
    int out = 0;
    int brakes = 0;
    int tires = 0;
    for (int i = 0; i < die.count; ++i) {
        const int weight = die.weights[static_cast<std::size_t>(i)];
        Toll toll = toll_of(almanac, state, seat, shift, die.first + i);
        if (skip) toll.brakes -= skip->brakes;
        all += weight;
        if (toll.nothing()) clean += weight;
        if (toll.out) out += weight;
        brakes = std::max(brakes, toll.brakes);
        tires = std::max(tires, toll.tires);
    }
    if (clean == all) return {"advice.gear.sure", {}};
    Reason reason{"advice.gear.both", {}};
    if (out > 0)
        reason.key = "advice.gear.out";
    else if (tires == 0)
        reason.key = "advice.gear.brakes";
    else if (brakes <= 0)
        reason.key = "advice.gear.tires";
    reason.figures.push_back({"clean", clean});
    reason.figures.push_back({"all", all});
    if (out > 0) {
        reason.figures.push_back({"out", out});
    } else {
        if (brakes > 0) reason.figures.push_back({"brakes", brakes});
        if (tires > 0) reason.figures.push_back({"tires", tires});
    }
    return reason;
}

Reason reason_with(std::string_view key, std::string_view name, int value) {
    Reason reason{key, {}};
    reason.figures.push_back({name, value});
    return reason;
}

// A car right ahead that tows.
bool behind_a_car(const Almanac& almanac, const State& state, Seat seat, std::uint16_t space) {
    constexpr int least_gear = 4;
    const std::uint16_t ahead = almanac.course().at(space).to[0];
    const int gear = number(state.car(seat).gear);
    return std::any_of(state.cars.begin(), state.cars.end(), [&](const Car& other) {
        const int his = number(other.gear);
        return other.status == Status::racing && packed(other.space) == ahead && his >= least_gear && gear >= his;
    });
}

Reason reason_for_drive(Almanac& almanac, const State& state, Seat seat, const Drive& drive) {
    const Outlook outlook{almanac, state, seat};
    const Course& course = almanac.course();
    const Car& car = state.car(seat);
    const Way way = outlook.walk(drive.path);
    const Square& square = course.at(way.space);
    if (way.crossed && outlook.layer().terms().to_go == 1) return {"advice.move.flag", {}};
    if (square.pit_lane) return {"advice.move.pit", {}};
    if (way.overshoot > 0) {
        const OvershootPrice price =
            overshoot_price(FormulaD::terms(), car.wear[Gauge::tires], way.overshoot, outlook.layer().terms().factor);
        return price.out ? Reason{"advice.move.last", {}} : reason_with("advice.move.overshoot", "tires", price.tires);
    }
    if (drive.brakes > 0) return reason_with("advice.move.brakes", "brakes", drive.brakes);
    if (square.stops > 0) {
        const int made = square.corner == course.at(car.space).corner ? car.stops : 0;
        const int left = std::max(0, square.stops - made - 1);
        return left == 0 ? Reason{"advice.move.stopped", {}} : reason_with("advice.move.stop", "left", left);
    }
    if (behind_a_car(almanac, state, seat, way.space)) return {"advice.move.tow", {}};
    return {"advice.move.free", {}};
}

Reason reason_for_tow(const Tow& tow) {
    if (tow.shape.empty()) return {"advice.tow.leave", {}};
    return tow.brakes > 0 ? reason_with("advice.tow.brakes", "brakes", tow.brakes) : Reason{"advice.tow.take", {}};
}

struct Explain {
    Almanac& almanac;
    const State& state;
    Seat seat;

    Reason operator()(const ShiftTo& shift) const { return reason_for_gear(almanac, state, seat, shift); }
    Reason operator()(const Drive& drive) const { return reason_for_drive(almanac, state, seat, drive); }
    Reason operator()(const Tow& tow) const { return reason_for_tow(tow); }
    Reason operator()(const FireNitro& fire) const {
        return {fire.nitro == Nitro::no ? "advice.nitro.keep" : "advice.nitro.fire", {}};
    }
    Reason operator()(const TakeSoftBonus& bonus) const {
        return {bonus.take ? "advice.soft.take" : "advice.soft.leave", {}};
    }
    Reason operator()(const Skid& skid) const {
        return {skid.by == 0 ? "advice.skid.no" : skid.by < 0 ? "advice.skid.shorter" : "advice.skid.farther", {}};
    }
    Reason operator()(const DropScrap& scrap) const {
        return {scrap.drop ? "advice.scrap.drop" : "advice.scrap.keep", {}};
    }
    Reason operator()(const StopAtBox& stop) const {
        return {stop.technical ? "advice.pit.technical" : "advice.pit.quick", {}};
    }
    Reason operator()(const Consent& consent) const {
        return {consent.agreed ? "advice.consent.yes" : "advice.consent.no", {}};
    }
    Reason operator()(const Repair&) const { return {"advice.repair", {}}; }
    Reason operator()(const ThrowRadio& radio) const {
        return {radio.target == Seat::nobody ? "advice.radio.keep" : "advice.radio.throw", {}};
    }
    Reason operator()(const RollWeatherAgain& weather) const {
        return {weather.again ? "advice.weather.again" : "advice.weather.keep", {}};
    }
    Reason operator()(const PickDriver&) const { return {"advice.driver", {}}; }
    Reason operator()(const BuildGauge&) const { return {"advice.build", {}}; }
    Reason operator()(const FitTires&) const { return {"advice.tires", {}}; }
};

}  // namespace

Reason Study::reason(const View& view, const Choice& choice) {
    table::MedianRolls rolls;
    const State state = game().imagine(view, rolls);
    return std::visit(Explain{club_, state, view.seat}, choice);
}

}  // namespace paddock::bots::formula_d
