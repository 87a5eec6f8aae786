#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"

// Choices of Formula D as JSON. Their texts belong to the engine (engine/formula_d/text.cpp).
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

struct Writer {
    Json operator()(const PickDriver& choice) const {
        return {{"do", "driver"}, {"driver", name_in(names::drivers, choice.driver)}};
    }
    Json operator()(const BuildGauge& choice) const {
        return {{"do", "build"}, {"gauge", name_in(names::gauges, choice.gauge)}, {"points", choice.points}};
    }
    Json operator()(const FitTires& choice) const {
        return {{"do", "fit"}, {"compound", name_in(names::compounds, choice.compound)}};
    }
    Json operator()(const ShiftTo& choice) const { return {{"do", "gear"}, {"gear", formula_d::number(choice.gear)}}; }
    Json operator()(const FireNitro& choice) const {
        return {{"do", "nitro"}, {"nitro", name_in(names::nitros, choice.nitro)}};
    }
    Json operator()(const TakeSoftBonus& choice) const { return {{"do", "bonus"}, {"take", choice.take}}; }
    Json operator()(const Skid& choice) const { return {{"do", "skid"}, {"by", choice.by}}; }
    Json operator()(const DropScrap& choice) const { return {{"do", "scrap"}, {"drop", choice.drop}}; }
    Json operator()(const Drive& choice) const {
        return {{"do", "move"}, {"path", to_text(choice.path)}, {"brakes", choice.brakes}};
    }
    Json operator()(const Tow& choice) const {
        return {{"do", "tow"}, {"path", to_text(choice.shape)}, {"brakes", choice.brakes}};
    }
    Json operator()(const StopAtBox& choice) const {
        return {{"do", "stop"},
                {"technical", choice.technical},
                {"repair", some_gauges_json(choice.repair)},
                {"compound", name_in(names::compounds, choice.compound)}};
    }
    Json operator()(const Consent& choice) const { return {{"do", "consent"}, {"agreed", choice.agreed}}; }
    Json operator()(const Repair& choice) const {
        return {{"do", "repair"}, {"points", some_gauges_json(choice.points)}};
    }
    Json operator()(const ThrowRadio& choice) const {
        return {{"do", "radio"}, {"target", seat_number(choice.target)}};
    }
    Json operator()(const RollWeatherAgain& choice) const { return {{"do", "weather"}, {"again", choice.again}}; }
};

Path read_path(JsonFields& fields) {
    constexpr std::size_t longest_path = 200;
    const JsonReader value = fields.required("path");
    const std::optional<Path> path = formula_d::parse_path(value.text(longest_path));
    if (!path && value) value.fail_expected("a path, as 3L2R or -");
    return path.value_or(Path{});
}

std::uint8_t read_brakes(JsonFields& fields) {
    const JsonReader value = fields.optional("brakes");
    return value ? static_cast<std::uint8_t>(value.whole(0, most_gauge_points)) : std::uint8_t{0};
}

Compound read_compound(const JsonReader& value) { return value ? value.one_of(names::compounds) : Compound::hard; }

using Read = Choice (*)(JsonFields& fields);

// By the value of "do".
constexpr Named<Read> readers[] = {
    {"driver", [](JsonFields& f) -> Choice { return PickDriver{f.required("driver").one_of(names::drivers)}; }},
    {"build",
     [](JsonFields& f) -> Choice {
         const Gauge gauge = f.required("gauge").one_of(names::gauges);
         return BuildGauge{gauge, static_cast<std::uint8_t>(f.required("points").whole(0, most_gauge_points))};
     }},
    {"fit", [](JsonFields& f) -> Choice { return FitTires{f.required("compound").one_of(names::compounds)}; }},
    {"gear", [](JsonFields& f) -> Choice { return ShiftTo{formula_d::gear(f.required("gear").whole(1, 6))}; }},
    {"nitro", [](JsonFields& f) -> Choice { return FireNitro{f.required("nitro").one_of(names::nitros)}; }},
    {"bonus", [](JsonFields& f) -> Choice { return TakeSoftBonus{f.required("take").flag()}; }},
    {"skid", [](JsonFields& f) -> Choice { return Skid{static_cast<std::int8_t>(f.required("by").whole(-1, 1))}; }},
    {"scrap", [](JsonFields& f) -> Choice { return DropScrap{f.required("drop").flag()}; }},
    {"move",
     [](JsonFields& f) -> Choice {
         const Path path = read_path(f);
         return Drive{path, read_brakes(f)};
     }},
    {"tow",
     [](JsonFields& f) -> Choice {
         const Path path = read_path(f);
         return Tow{path, read_brakes(f)};
     }},
    {"stop",
     [](JsonFields& f) -> Choice {
         const bool technical = f.required("technical").flag();
         const Compound compound = read_compound(f.optional("compound"));
         return StopAtBox{technical, compound, read_gauges(f.optional("repair"), {})};
     }},
    {"consent", [](JsonFields& f) -> Choice { return Consent{f.required("agreed").flag()}; }},
    {"repair", [](JsonFields& f) -> Choice { return Repair{read_gauges(f.required("points"), {})}; }},
    {"radio",
     [](JsonFields& f) -> Choice { return ThrowRadio{seat_of_number(f.required("target").whole(0, max_cars))}; }},
    {"weather", [](JsonFields& f) -> Choice { return RollWeatherAgain{f.required("again").flag()}; }},
};

}  // namespace

Json Binding<FormulaD>::choice_json(const Choice& choice) { return std::visit(Writer{}, choice); }

std::optional<Choice> Binding<FormulaD>::read_choice(const JsonReader& value) {
    if (!value.is_object()) {
        value.fail_expected("an object with the key \"do\"");
        return std::nullopt;
    }
    JsonFields fields = value.fields();
    const JsonReader what = fields.required("do");
    if (!what) return std::nullopt;
    return what.one_of(readers)(fields);
}

}  // namespace paddock::table
