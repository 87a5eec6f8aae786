#include "table/formula_d/binding.hpp"
#include "table/formula_d/forms.hpp"

// Choices of Formula D as JSON. Their texts belong to the engine (engine/formula_d/text.cpp).
namespace paddock::table {

using formula_d::Choice;
using formula_d::FormulaD;

void Binding<FormulaD>::write_choice(JsonText& out, const Choice& choice) {
    write_declared_choice<formula_d::declared::choices>(out, choice);
}

Json Binding<FormulaD>::choice_json(const Choice& choice) {
    JsonText out;
    write_choice(out, choice);
    return Json::parse(out.take());
}

std::optional<Choice> Binding<FormulaD>::read_choice(const JsonReader& value) {
    return read_declared_choice<Choice>(formula_d::declared::choices, value);
}

}  // namespace paddock::table
