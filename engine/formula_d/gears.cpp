#include "engine/formula_d/pure.hpp"

// What a gear costs (FD-GEAR).
namespace paddock::formula_d {
namespace {

Refusal too_far_up() { return {"FD-GEAR-03"_rule, "only one gear up at a time"}; }

// FD-PIT-02, FD-PIT-10, FD-RUL-67: in the lane nothing is paid; out of the box fourth or lower (FD-PIT-09, FD-GEAR-14).
Result<Skip, Refusal> pit_lane_price(const Terms& terms, const Car& car, Gear to) {
    if (car.in_box) {
        if (number(to) > number(terms.pit_gear))
            return Refusal{"FD-PIT-09"_rule, "a car leaves its box in 4th or lower"};
    } else if (number(to) > number(car.gear) + 1) {
        return too_far_up();
    }
    return Skip{0, 0, 0};
}

Result<Skip, Refusal> skip_price(const Setting& setting, const Car& car, int skipped) {
    const Skip price = setting.terms().skip_price[static_cast<std::size_t>(skipped)];
    if (car.wear[Gauge::gearbox] == 0) return Refusal{"FD-GEAR-09"_rule, "without gearbox points only one gear down"};
    if (car.wear[Gauge::brakes] < price.brakes) return Refusal{"FD-RUL-07"_rule, "there is no brake point to pay with"};
    if (setting.options().last_engine_skip == LastEngineSkip::forbid && price.engine > 0 &&
        car.wear[Gauge::engine] <= price.engine)
        return Refusal{"FD-RUL-07"_rule, "the last engine point may not be spent on skipping gears"};
    return price;
}

}  // namespace

RuleId skip_rule(int skipped) {
    return skipped == 1 ? "FD-GEAR-05"_rule : skipped == 2 ? "FD-GEAR-06"_rule : "FD-GEAR-07"_rule;
}

// FD-GEAR-04: one gear down is free. FD-GEAR-14: where the rules set the lever nothing is paid.
Result<Skip, Refusal> shift_price(const Setting& setting, const State& state, const Car& car, Gear to) {
    if (number(to) < 1 || number(to) > gear_count) return Refusal{"FD-GEN-04"_rule, "there are six gears"};
    if (car.spun) {
        if (to != Gear::first) return Refusal{"FD-OVER-13"_rule, "after a spin the car drives off in 1st"};
        return Skip{0, 0, 0};
    }
    if (in_pit_lane(setting.circuit(), car)) return pit_lane_price(setting.terms(), car, to);
    if (number(to) > number(car.gear) + 1) return too_far_up();
    const int skipped = gears_skipped(car.gear, to);
    if (skipped == 0) return Skip{0, 0, 0};
    if (skipped >= static_cast<int>(setting.terms().skip_price.size()))
        return Refusal{"FD-GEAR-08"_rule, "from 6th to 1st is forbidden"};
    if (state.session == Session::qualifying) {  // FD-RUL-29
        if (setting.options().qual_wp_actions == QualifyingActions::none)
            return Refusal{"FD-RUL-29"_rule, "no gear is skipped in qualifying"};
        return Skip{0, 0, 0};
    }
    return skip_price(setting, car, skipped);
}

}  // namespace paddock::formula_d
