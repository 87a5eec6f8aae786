#include "engine/formula_d/declared_events.hpp"
#include "engine/formula_d/declared_options.hpp"
#include "table/formula_d/binding.hpp"
#include "tests/support/declared_pages.hpp"

// Schema, types and tables of Formula D are what its declarations say.
namespace paddock::formula_d::declared {

using table::Json;

static Json schema_of(const PathForm& /*form*/) {
    return {{"type", "string"}, {"pattern", "^(-|([1-9][0-9]*|[LRP])+)$"}};
}
static Json gauges_schema(int most, bool all) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const auto& entry : names::gauges) {
        properties[std::string(entry.name)] = {{"type", "integer"}, {"minimum", 0}, {"maximum", most}};
        if (all) required.push_back(entry.name);
    }
    return table::declared_tests::object_schema(std::move(properties), std::move(required));
}
static Json schema_of(const GaugePoints& form) { return gauges_schema(form.most, false); }
static Json schema_of(const EveryGauge& /*form*/) { return gauges_schema(GaugePoints{}.most, true); }
static Json schema_of(const SpaceForm& /*form*/) { return {{"type", {"string", "null"}}}; }
static Json schema_of(const CornerForm& /*form*/) { return {{"type", "string"}}; }
static Json schema_of(const WayForm& /*form*/) { return {{"type", "array"}, {"items", {{"type", "string"}}}}; }

}  // namespace paddock::formula_d::declared

namespace paddock::table::declared_tests {
namespace {

using namespace formula_d;

const GamePages formula_d_pages{"formula-d", "Formula D", "formula_d"};

TEST(FormulaDDeclared, Schema) {
    expect_schema(formula_d_pages, declared::options, declared::choices, declared::events);
}
TEST(FormulaDDeclared, Types) { expect_types(formula_d_pages, declared::options, declared::choices, declared::events); }
TEST(FormulaDDeclared, TablesOfThePages) {
    expect_choice_table<FormulaD>(formula_d_pages, declared::choices);
    expect_event_table(formula_d_pages, declared::events);
    expect_option_table(formula_d_pages);
}

}  // namespace
}  // namespace paddock::table::declared_tests
