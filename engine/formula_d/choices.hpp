#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/formula_d/vocabulary.hpp"

// What may be answered. The text of each, in brackets, is what people type and records hold.
namespace paddock::formula_d {

struct PickDriver {  // [driver tzarof]
    Driver driver = Driver::none;
    bool operator==(const PickDriver&) const = default;
};
struct BuildGauge {  // [build tires 6], gauge by gauge; the last one follows by itself
    Gauge gauge = Gauge::tires;
    std::uint8_t points = 0;
    bool operator==(const BuildGauge&) const = default;
};
struct FitTires {  // [fit soft]
    Compound compound = Compound::hard;
    bool operator==(const FitTires&) const = default;
};
struct ShiftTo {  // [gear 3]
    Gear gear = Gear::first;
    bool operator==(const ShiftTo&) const = default;
};
enum class Nitro : std::uint8_t { no, fire, fire_better };
struct FireNitro {  // [nitro no], [nitro yes], [nitro better]
    Nitro nitro = Nitro::no;
    bool operator==(const FireNitro&) const = default;
};
struct TakeSoftBonus {  // [bonus yes], [bonus no]
    bool take = false;
    bool operator==(const TakeSoftBonus&) const = default;
};
struct Skid {  // [skid +1], [skid 0], [skid -1]
    std::int8_t by = 0;
    bool operator==(const Skid&) const = default;
};
struct DropScrap {  // [scrap yes], [scrap no]
    bool drop = false;
    bool operator==(const DropScrap&) const = default;
};
// [move 3L2R], [move 3L brake 2], [move - brake 1], [move 2P4]: digits are steps ahead, L and R
// diagonals, P the turn into the pits. Ends where the move ends, or where something happens first.
struct Drive {
    Path path;
    std::uint8_t brakes = 0;
    bool operator==(const Drive&) const = default;
};
struct Tow {     // [tow L1R], [tow L2 brake 1], [tow no]
    Path shape;  // empty: declined
    std::uint8_t brakes = 0;
    bool operator==(const Tow&) const = default;
};
struct StopAtBox {  // [stop tires fit hard], [stop technical brakes 1 engine 1 fit rain]
    bool technical = false;
    Compound compound = Compound::hard;
    Gauges repair;
    bool operator==(const StopAtBox&) const = default;
};
struct Consent {  // [consent yes], [consent no]
    bool agreed = false;
    bool operator==(const Consent&) const = default;
};
struct Repair {  // [repair brakes 2], [repair nothing]: checkpoint and police prize
    Gauges points;
    bool operator==(const Repair&) const = default;
};
struct ThrowRadio {  // [radio 3] at car number 3, [radio no]
    Seat target = Seat::nobody;
    bool operator==(const ThrowRadio&) const = default;
};
struct RollWeatherAgain {  // [weather again], [weather keep]
    bool again = false;
    bool operator==(const RollWeatherAgain&) const = default;
};

using Choice = std::variant<PickDriver, BuildGauge, FitTires, ShiftTo, FireNitro, TakeSoftBonus, Skid, DropScrap, Drive,
                            Tow, StopAtBox, Consent, Repair, ThrowRadio, RollWeatherAgain>;
static_assert(std::is_trivially_copyable_v<Choice>);

using Choices = SmallVector<Choice, 512>;

std::string to_text(const Choice& choice);
std::optional<Choice> parse_choice(std::string_view text);

std::string to_text(const Path& path);  // "3L2R", "-" when empty
std::optional<Path> parse_path(std::string_view text);

// Names used in texts and files.
const char* name_of(Gauge gauge);        // tires, brakes, gearbox, body, engine, handling
const char* name_of(Compound compound);  // hard, soft, rain
const char* name_of(Driver driver);      // formula-1, li, marcellin, …
const char* name_of(WeatherLine line);   // none, good, changeable, rain-changeable, rain
const char* name_of(Cause cause);

}  // namespace paddock::formula_d
