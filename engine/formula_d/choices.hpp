#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/formula_d/vocabulary.hpp"

// What may be answered. Texts and JSON are declared in declared_choices.hpp.
namespace paddock::formula_d {

struct PickDriver {
    Driver driver = Driver::none;
    bool operator==(const PickDriver&) const = default;
};
struct BuildGauge {  // gauge by gauge; the last one follows by itself
    Gauge gauge = Gauge::tires;
    std::uint8_t points = 0;
    bool operator==(const BuildGauge&) const = default;
};
struct FitTires {
    Compound compound = Compound::hard;
    bool operator==(const FitTires&) const = default;
};
struct ShiftTo {
    Gear gear = Gear::first;
    bool operator==(const ShiftTo&) const = default;
};
enum class Nitro : std::uint8_t { no, fire, fire_better };
struct FireNitro {
    Nitro nitro = Nitro::no;
    bool operator==(const FireNitro&) const = default;
};
struct TakeSoftBonus {
    bool take = false;
    bool operator==(const TakeSoftBonus&) const = default;
};
struct Skid {
    std::int8_t by = 0;
    bool operator==(const Skid&) const = default;
};
struct DropScrap {
    bool drop = false;
    bool operator==(const DropScrap&) const = default;
};
struct Drive {  // ends where the move ends, or where something happens first
    Path path;
    std::uint8_t brakes = 0;
    bool operator==(const Drive&) const = default;
};
struct Tow {
    Path shape;  // empty: declined
    std::uint8_t brakes = 0;
    bool operator==(const Tow&) const = default;
};
struct StopAtBox {
    bool technical = false;
    Compound compound = Compound::hard;
    Gauges repair;
    bool operator==(const StopAtBox&) const = default;
};
struct Consent {
    bool agreed = false;
    bool operator==(const Consent&) const = default;
};
struct Repair {  // checkpoint and police prize
    Gauges points;
    bool operator==(const Repair&) const = default;
};
struct ThrowRadio {
    Seat target = Seat::nobody;
    bool operator==(const ThrowRadio&) const = default;
};
struct RollWeatherAgain {
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

// Names used in texts and files; the others are in names.hpp.
const char* name_of(Gauge gauge);
const char* name_of(Driver driver);

}  // namespace paddock::formula_d
