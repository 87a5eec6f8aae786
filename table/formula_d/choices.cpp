#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"

// Choices of Formula D as JSON. Their texts belong to the engine (engine/formula_d/text.cpp).
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

struct Writer {
    JsonText& out;

    JsonText& action(std::string_view name, std::string_view key) const { return out.key("do").word(name).key(key); }
    void move(std::string_view name, const Path& path, int brakes) const {
        action(name, "path").word(to_text(path)).key("brakes").value(brakes);
    }

    void operator()(const PickDriver& choice) const {
        action("driver", "driver").word(name_in(names::drivers, choice.driver));
    }
    void operator()(const BuildGauge& choice) const {
        action("build", "gauge").word(name_in(names::gauges, choice.gauge)).key("points").value(int{choice.points});
    }
    void operator()(const FitTires& choice) const {
        action("fit", "compound").word(name_in(names::compounds, choice.compound));
    }
    void operator()(const ShiftTo& choice) const { action("gear", "gear").value(formula_d::number(choice.gear)); }
    void operator()(const FireNitro& choice) const {
        action("nitro", "nitro").word(name_in(names::nitros, choice.nitro));
    }
    void operator()(const TakeSoftBonus& choice) const { action("bonus", "take").value(choice.take); }
    void operator()(const Skid& choice) const { action("skid", "by").value(int{choice.by}); }
    void operator()(const DropScrap& choice) const { action("scrap", "drop").value(choice.drop); }
    void operator()(const Drive& choice) const { move("move", choice.path, choice.brakes); }
    void operator()(const Tow& choice) const { move("tow", choice.shape, choice.brakes); }
    void operator()(const StopAtBox& choice) const {
        write_gauges(action("stop", "technical").value(choice.technical).key("repair"), choice.repair,
                     Write::what_is_set);
        out.key("compound").word(name_in(names::compounds, choice.compound));
    }
    void operator()(const Consent& choice) const { action("consent", "agreed").value(choice.agreed); }
    void operator()(const Repair& choice) const {
        write_gauges(action("repair", "points"), choice.points, Write::what_is_set);
    }
    void operator()(const ThrowRadio& choice) const { action("radio", "target").value(seat_number(choice.target)); }
    void operator()(const RollWeatherAgain& choice) const { action("weather", "again").value(choice.again); }
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

void Binding<FormulaD>::write_choice(JsonText& out, const Choice& choice) {
    out.begin_object();
    std::visit(Writer{out}, choice);
    out.end_object();
}

Json Binding<FormulaD>::choice_json(const Choice& choice) {
    JsonText out;
    write_choice(out, choice);
    return Json::parse(out.take());
}

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
