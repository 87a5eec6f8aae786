#pragma once

#include "engine/formula_d/choices.hpp"
#include "engine/formula_d/names.hpp"
#include "engine/formula_d/terms.hpp"

// The choices of Formula D, in the order of Choice. The text of each is what people type and records hold.
namespace paddock::formula_d::declared {

using namespace declare;

// Forms of Formula D's own. A path is told as "3L2R": digits are steps ahead, L and R diagonals, P the turn into the
// pits; "-" has no step. Points of gauges as "brakes 1 engine 1".
struct PathForm {};
struct GaugePoints {
    int most = 20;
};

inline constexpr int most_cars = Terms{}.most_cars;
inline constexpr int most_brakes = 99;  // more than any car has, and no more than two digits

inline constexpr std::tuple choices{
    choice<PickDriver>("driver", "driver tzarof", word("driver", &PickDriver::driver, but_none(names::drivers))),
    choice<BuildGauge>("build", "build tires 6", word("gauge", &BuildGauge::gauge, names::gauges),
                       whole("points", &BuildGauge::points, 0, 20)),
    choice<FitTires>("fit", "fit soft", word("compound", &FitTires::compound, names::compounds)),
    choice<ShiftTo>("gear", "gear 3", whole("gear", &ShiftTo::gear, 1, 6)),
    choice<FireNitro>("nitro", "nitro better", word("nitro", &FireNitro::nitro, {"no", "yes", "better"})),
    choice<TakeSoftBonus>("bonus", "bonus yes", flag("take", &TakeSoftBonus::take)),
    choice<Skid>("skid", "skid -1", whole("by", &Skid::by, -1, 1)),
    choice<DropScrap>("scrap", "scrap yes", flag("drop", &DropScrap::drop)),
    choice<Drive>("move", "move 3L2 brake 1", field("path", &Drive::path, PathForm{}),
                  whole("brakes", &Drive::brakes, 0, most_brakes).if_set("brake")),
    choice<Tow>("tow", "tow L1R", field("path", &Tow::shape, PathForm{}),
                whole("brakes", &Tow::brakes, 0, most_brakes).if_set("brake"))
        .or_no("no", [](const Tow& tow) { return tow.shape.empty(); }),
    choice<StopAtBox>("stop", "stop technical brakes 1 fit rain",
                      flag("technical", &StopAtBox::technical, "tires", "technical"),
                      field("repair", &StopAtBox::repair, GaugePoints{}).optional(),
                      word("compound", &StopAtBox::compound, names::compounds).after("fit").optional()),
    choice<Consent>("consent", "consent yes", flag("agreed", &Consent::agreed)),
    choice<Repair>("repair", "repair brakes 2", field("points", &Repair::points, GaugePoints{}))
        .or_no("nothing", [](const Repair& repair) { return repair.points.total() == 0; }),
    choice<ThrowRadio>("radio", "radio 3", seat("target", &ThrowRadio::target, most_cars))
        .or_no("no", [](const ThrowRadio& radio) { return radio.target == Seat::nobody; }),
    choice<RollWeatherAgain>("weather", "weather again", flag("again", &RollWeatherAgain::again, "keep", "again")),
};
static_assert(declare::covers<Choice>(choices));

}  // namespace paddock::formula_d::declared
