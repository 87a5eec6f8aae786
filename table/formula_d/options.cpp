#include "engine/formula_d/declared_options.hpp"
#include "table/declared_json.hpp"
#include "table/declared_options.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/option_texts.hpp"

// The switches of Formula D in set-ups (rule reference §4.1).
namespace paddock::table {

namespace {

using namespace formula_d;

Options read_options(const JsonReader& value) {
    Options options;
    if (!value) return options;
    JsonFields fields = value.fields();
    read_declared_options(declared::options, fields, options);
    // Road races are driven with weather, and weather with tires to choose from, unless somebody says otherwise.
    if (!fields.has("weather")) options.weather = options.road_race;
    if (!fields.has("tires")) options.tires = options.weather && !options.road_race;
    return options;
}

std::string known_circuits(const Library& library) {
    std::string keys;
    for (const auto& circuit : library.circuits()) keys += (keys.empty() ? "" : ", ") + circuit->key();
    return keys;
}

}  // namespace

std::optional<Opened<FormulaD>> Binding<FormulaD>::open(const Library& library, JsonFields& setup, int seats) {
    constexpr std::size_t longest_key = 200;
    const JsonReader key = setup.optional("circuit");
    const JsonReader chosen = setup.optional("options");
    const std::shared_ptr<const LoadedCircuit> circuit = library.circuit(key ? key.text(longest_key) : "monaco");
    if (circuit == nullptr) {
        key.fail("no circuit has this key; known are " + known_circuits(library));
        return std::nullopt;
    }
    const Options options = read_options(chosen);
    const Result<void, Refusal> fits = FormulaD::check(circuit->track(), options, seats);
    if (!fits) {
        const Refusal& refusal = fits.error();
        setup.whole_object().fail(std::string(refusal.why) + " (" + std::string(refusal.rule.view()) + ")");
        return std::nullopt;
    }
    return Opened<FormulaD>{circuit, FormulaD(circuit->track(), options, seats)};
}

Json Binding<FormulaD>::options_json(const FormulaD& game) {
    return declared_options_json(declared::options, game.options());
}

std::span<const OptionInfo> formula_d_options() {
    static const std::vector<OptionInfo> infos = described_options(declared::options, Options{});
    return infos;
}

}  // namespace paddock::table
